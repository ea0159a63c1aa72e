// Says at once what keeps a browser from running the app, and opens the page again when the server has another
// version of its scripts.
//
// It looks for what the app needs and not for a version: a phone in Lockdown Mode is up to date. Old browsers run
// it, too, so the build refuses anything newer than ECMAScript 5.

(function () {
  // A program that has everything in `FEATURES` of scripts/client/program.py, as text: memory.fill of
  // i32.extend8_s and i32.trunc_sat_f32_s, and a mutable global.
  var program = [
    0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 2, 8, 1, 1, 97, 1, 98, 3, 127, 1, 3, 2, 1, 0, 5, 3, 1, 0, 1, 10,
    19, 1, 17, 0, 65, 0, 192, 67, 0, 0, 0, 0, 252, 0, 65, 0, 252, 11, 0, 11
  ];
  // Shared with parts.js, so that a page is opened again once.
  var openedAgain = 'football-gather-opened-again';

  function find(id) {
    return document.getElementById(id);
  }

  // What the app calls without asking first; browsers with `at` also read all of its syntax.
  function isNew() {
    return 'noModule' in document.createElement('script') && Array.prototype.at && self.IntersectionObserver
      && self.HTMLDialogElement && HTMLDialogElement.prototype.showModal;
  }

  // Compiles, because the policy of the page may forbid it.
  function canCompile() {
    try {
      return new WebAssembly.Module(new Uint8Array(program));
    } catch (error) {
      return false;
    }
  }

  function obstacle() {
    if (!isNew()) return 'old';
    if (!self.WebAssembly) return 'off';
    return WebAssembly.instantiateStreaming && canCompile() ? '' : 'refused';
  }

  function tell(obstacle) {
    document.documentElement.setAttribute('data-unable', obstacle);
    find('unable-' + obstacle).hidden = find('unable').hidden = false;
    // It would ask for a better connection.
    find('unreached').parentNode.removeChild(find('unreached'));
  }

  // A page that the browser kept may name scripts that the server has no more.
  function openAgain() {
    try {
      if (sessionStorage.getItem(openedAgain) || !navigator.onLine) return false;
      sessionStorage.setItem(openedAgain, '[]');
      location.reload();
      return true;
    } catch (error) {
      return false;
    }
  }

  // The app's own script did not come, or ended before the app could say anything.
  function hear(event) {
    if (event.target.type === 'module') {
      if (!openAgain()) find('unreached').hidden = false;
    } else if (find('page-opening') && /\/host\./.test(event.filename)) {
      find('broken').hidden = false;
    }
  }

  var found = obstacle();
  if (found) tell(found);
  else addEventListener('error', hear, true);
})();
