// After a search, the keyboard of a touch screen makes room for what is found.
document.addEventListener('submit', () => {
  if (matchMedia('(hover: none) and (pointer: coarse)').matches) document.activeElement.blur();
});
