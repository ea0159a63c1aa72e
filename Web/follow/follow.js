// Keeps the page that follows a gather up to date: the server sends its main part, rendered.

// NB: A proxy or a sleeping device may end the stream without an event.
const SILENCE = 45_000;
const PATIENCE = 30_000;
let stream;
let lastEvent = 0;
// The server's time minus this device's.
let offset = 0;
let heardAt = 0;

const now = () => Date.now() + offset;
const find = (selector) => document.querySelector(selector);
const two = (number) => String(number).padStart(2, '0');
const clock = (milliseconds) => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

const tick = () => {
  const time = find('[data-from]');
  if (time) {
    const played = Math.max(0, now() - time.dataset.from);
    const added = played - time.dataset.length;
    time.textContent = added < 0 ? clock(played) : `+${clock(added)}`;
    if (added >= 0) {
      const state = find('[data-full-time]');
      state.textContent = state.dataset.fullTime;
      find('main').classList.add('is-full-time');
    }
  }
  // Without a gather there are no news.
  const isNew = !time || now() - heardAt < PATIENCE;
  find('#follow-news')?.toggleAttribute('hidden', isNew);
};

const show = () => {
  const main = find('main');
  document.title = main.dataset.title ?? document.title;
  const spoken = find('#follow-announcement');
  if (spoken.textContent !== main.dataset.announcement) {
    spoken.textContent = main.dataset.announcement;
  }
  // The visitor's own form of dates, if it is one of the page's language.
  const { lang } = document.documentElement;
  const language = navigator.languages.find((tag) => tag.startsWith(lang)) ?? lang;
  for (const time of document.querySelectorAll('[data-at]')) {
    const options = time.dataset.form ? { dateStyle: 'medium', timeStyle: 'short' } : { timeStyle: 'short' };
    time.textContent = new Intl.DateTimeFormat(language, options).format(Number(time.dataset.at));
  }
  tick();
};

const follow = () => {
  stream?.close();
  lastEvent = Date.now();
  stream = new EventSource(`${location.pathname.replace(/\/$/, '')}/events`);
  stream.addEventListener('page', ({ data }) => {
    lastEvent = Date.now();
    find('main').outerHTML = data;
    show();
  });
  stream.addEventListener('heard', ({ data }) => {
    lastEvent = Date.now();
    const [time, heard] = data.split(' ').map(Number);
    offset = time - Date.now();
    heardAt = heard;
    const news = find('#follow-news');
    if (heard && news) {
      news.firstElementChild.textContent = news.dataset.last;
      news.lastElementChild.dataset.at = heard;
    }
    show();
  });
  stream.addEventListener('gone', () => {
    stream.close();
    location.reload();
  });
};

// What ended without an event is tried again. When the server refused the stream, the link may no
// longer work.
const check = async () => {
  const isRefused = stream.readyState === EventSource.CLOSED;
  if (Date.now() - lastEvent < (isRefused ? 15_000 : SILENCE)) return;
  lastEvent = Date.now();
  if (!isRefused) return follow();
  const { status } = await fetch(location.href, { method: 'HEAD' }).catch(() => ({}));
  if (status === 404 || status === 410) location.reload();
  else if (status) follow();
};

if (find('main')?.dataset.title) {
  heardAt = Number(find('#follow-news').dataset.heard ?? 0);
  setInterval(tick, 250);
  setInterval(check, 5_000);
  document.addEventListener('visibilitychange', () => document.hidden || check());
  addEventListener('online', follow);
  addEventListener('pageshow', (event) => event.persisted && follow());
  show();
  follow();
}
