// Reader
