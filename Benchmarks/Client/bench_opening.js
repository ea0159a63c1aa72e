// Runs before the page's own scripts, and records when events happen, in milliseconds of the visit.

(() => {
  const loaded = 5; // As in Web/events.js.
  const marks = (self.benchMarks = {});
  const instantiate = WebAssembly.instantiateStreaming;

  WebAssembly.instantiateStreaming = async (...pieces) => {
    const { instance, module } = await instantiate.apply(WebAssembly, pieces);
    const { gather_receive: receive } = instance.exports;
    const exports = {
      ...instance.exports,
      gather_receive(kind, ...values) {
        if (kind === loaded) marks.loaded ??= performance.now();
        receive(kind, ...values);
        if (kind === loaded) marks.received ??= performance.now();
      },
    };
    marks.instantiated = performance.now();
    return { module, instance: { exports } };
  };

  self.benchOpened = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('rows')) return;
      marks.shown = performance.now();
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => {
        marks.painted = performance.now();
        resolve(marks);
      }));
    }).observe(document, { childList: true, subtree: true });
  });
})();
