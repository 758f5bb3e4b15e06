print("tome-reader")
