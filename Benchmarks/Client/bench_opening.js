// Runs before the page's own scripts, and records when events happen, in milliseconds of the visit.

(() => {
  const loaded = 5; // As in Web/events.js.
  const marks = (self.benchMarks = {});
  const instantiate = WebAssembly.instantiateStreaming;
  const isShown = () => document.getElementById('rows') !== null;

  WebAssembly.instantiateStreaming = async (...pieces) => {
    const { instance, module } = await instantiate.apply(WebAssembly, pieces);
    const { gather_receive: receive } = instance.exports;
    const exports = {
      ...instance.exports,
      gather_receive(kind, ...values) {
        if (kind === loaded) marks.loaded ??= performance.now();
        receive(kind, ...values);
        if (marks.loaded && !marks.shown && isShown()) programShows();
      },
    };
    marks.instantiated = performance.now();
    return { module, instance: { exports } };
  };

  function programShows() {
    marks.shown = performance.now();
    marks.seen ??= marks.shown;
    requestAnimationFrame(() => setTimeout(() => { marks.painted = performance.now(); }));
  }

  // The list as the user left it, before the program is there.
  new MutationObserver((_, observer) => {
    if (!isShown()) return;
    marks.seen ??= performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
})();
