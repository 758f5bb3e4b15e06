// Paging
