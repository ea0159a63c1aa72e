// Drags elements with [data-drag] onto elements with [data-drop], by mouse, pen or finger.

const mouseSlack = 6;
const fingerSlack = 10;
const longPress = 250;
let drag;

const distance = (event) => Math.hypot(event.clientX - drag.startX, event.clientY - drag.startY);

export function listenForDrags(act) {
  document.addEventListener('pointerdown', (event) => {
    const element = event.target.closest?.('[data-drag]');
    if (!element || drag || event.button !== 0) return;
    const { pointerId, pointerType, clientX: startX, clientY: startY } = event;
    drag = { element, pointerId, startX, startY, x: startX, y: startY };
    drag.isFinger = pointerType === 'touch';
    if (drag.isFinger) drag.timer = setTimeout(begin, longPress);
  });
  document.addEventListener('pointermove', (event) => {
    if (event.pointerId !== drag?.pointerId) return;
    drag.x = event.clientX;
    drag.y = event.clientY;
    if (drag.isOn) drag.frame ??= requestAnimationFrame(step);
    else if (!drag.isFinger && distance(event) > mouseSlack) begin();
    else if (drag.isFinger && distance(event) > fingerSlack) end(); // The user scrolls.
  });
  document.addEventListener('pointerup', (event) => {
    if (event.pointerId !== drag?.pointerId) return;
    if (drag.isOn) follow();
    const { isOn, isFinger, zone, element } = drag;
    // A cold finger, or a busy phone, makes a tap as long as a press.
    const isSlowTap = isFinger && distance(event) <= fingerSlack;
    end();
    if (!isOn || isSlowTap) return;
    // The click that follows belongs to the drag.
    document.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', stop, true));
    if (zone) act(zone.dataset.drop, element.dataset.drag);
  });
  document.addEventListener('pointercancel', (event) => {
    if (event.pointerId === drag?.pointerId) end();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !drag?.isOn) return;
    event.preventDefault();
    end();
  }, true);
  // Only a non-passive listener added before the touch can keep the page from scrolling.
  document.addEventListener('touchmove', (event) => {
    if (drag?.isOn) event.preventDefault();
  }, { passive: false });
  for (const name of ['selectstart', 'dragstart', 'contextmenu']) {
    document.addEventListener(name, (event) => {
      if (drag && (drag.isOn || drag.isFinger)) event.preventDefault();
    });
  }
}

// An update may have removed the classes or the element.
export function refreshDrag() {
  if (!drag?.isOn) return;
  if (drag.element.isConnected) mark(true);
  else end();
}

function begin() {
  clearTimeout(drag.timer);
  drag.isOn = true;
  drag.startScroll = scrollY;
  // Measured now, because the dragged element makes the page longer.
  drag.lastScroll = document.documentElement.scrollHeight - innerHeight;
  getSelection().removeAllRanges();
  mark(true);
  follow();
}

// Once for each frame, also while the pointer rests at an edge.
function step() {
  drag.frame = undefined;
  const before = scrollY;
  scrollAtEdge();
  follow();
  if (scrollY !== before) drag.frame = requestAnimationFrame(step);
}

// The closer the pointer is to the top or the bottom, the faster; but not where the drag began.
function scrollAtEdge() {
  const edge = innerHeight / 6;
  const above = drag.y < drag.startY ? Math.min(0, drag.y - edge) : 0;
  const below = drag.y > drag.startY ? Math.max(0, drag.y - innerHeight + edge) : 0;
  scrollTo(scrollX, Math.min(drag.lastScroll, scrollY + (above + below) / 6));
}

// Reads the layout before it writes styles.
function follow() {
  const zone = document.elementFromPoint(drag.x, drag.y)?.closest('[data-drop]');
  if (zone !== drag.zone) {
    drag.zone?.classList.remove('is-over');
    zone?.classList.add('is-over');
    drag.zone = zone;
  }
  const { style } = drag.element;
  const down = drag.y - drag.startY + scrollY - drag.startScroll;
  style.transform = `translate(${drag.x - drag.startX}px, ${down}px)`;
}

function mark(isOn) {
  drag.element.classList.toggle('is-dragging', isOn);
  drag.zone?.classList.toggle('is-over', isOn);
  drag.element.style.pointerEvents = isOn ? 'none' : '';
}

function end() {
  clearTimeout(drag.timer);
  cancelAnimationFrame(drag.frame);
  mark(false);
  drag.element.style.transform = '';
  if (!drag.element.getAttribute('style')) drag.element.removeAttribute('style');
  if (!drag.element.getAttribute('class')) drag.element.removeAttribute('class');
  drag = undefined;
}

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}
