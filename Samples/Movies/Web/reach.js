// Clicks an element with the attribute `data-reach` when it comes within one screen of the view.

const observer = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting && target.matches('[data-reach]')) target.click();
  }
}, { rootMargin: '100% 0px' });

function observe() {
  observer.disconnect();
  for (const element of document.querySelectorAll('[data-reach]')) observer.observe(element);
}

new MutationObserver(observe).observe(document.body, {
  subtree: true, childList: true, attributeFilter: ['data-reach'],
});
