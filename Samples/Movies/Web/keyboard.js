// Closes the on-screen keyboard after a search, to make room for the movies.
document.addEventListener('submit', () => {
  if (matchMedia('(hover: none) and (pointer: coarse)').matches) document.activeElement.blur();
});
