// Holds the folder's place until its first source.
