// Keeps the page that follows a gather up to date: the server sends its main part, rendered.

import { remember } from '../texts.js';
import { listenForNews } from './news.js';

// A link of the page chose the language. From now on the browser says so, also when news are asked for.
const chosen = new URLSearchParams(location.search).get('lang');
if (chosen === document.documentElement.lang) remember(chosen);

const PATIENCE = 30_000;
// The server's time minus this device's.
let offset = 0;
// Whether the server said it to the millisecond.
let isTimed = false;
let heardAt = 0;

const day = { year: 'numeric', month: 'short', day: 'numeric' };
const now = () => Date.now() + offset;
const find = (selector) => document.querySelector(selector);
const two = (number) => String(number).padStart(2, '0');
const clock = (milliseconds) => {
  const seconds = Math.floor(milliseconds / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
};

const sayLeft = (words, left) => {
  if (!words) return;
  const minutes = Math.floor(left / 60_000);
  words.textContent = minutes < 1 ? words.dataset.last : words.dataset.minutes.replace('#', minutes);
  words.hidden = left <= 0;
};

const tick = () => {
  const time = find('[data-from]');
  if (time) {
    const left = time.dataset.length - Math.max(0, now() - time.dataset.from);
    // Rounded up, so that 00:00 appears only when the time is up.
    time.textContent = left > 0 ? clock(left + 999) : `+${clock(-left)}`;
    sayLeft(find('.follow-left'), left);
    if (left <= 0) {
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
    const sentence = document.createElement('p');
    sentence.textContent = main.dataset.announcement;
    spoken.textContent = '';
    spoken.append(sentence);
  }
  // The visitor's own form of dates, if it is one of the page's language.
  const { lang } = document.documentElement;
  const language = navigator.languages.find((tag) => tag.startsWith(lang)) ?? lang;
  for (const time of document.querySelectorAll('[data-at]')) {
    // NB: Not `timeStyle`: browsers before 2020 ignore it, and write a date.
    const options = { ...(time.dataset.form && day), hour: 'numeric', minute: '2-digit' };
    time.textContent = new Intl.DateTimeFormat(language, options).format(Number(time.dataset.at));
  }
  tick();
};

// A page that was asked for is shown when it differs from the one before.
let asked;
const showAsked = ({ text, date }) => {
  if (!isTimed && Math.abs(date - now()) > 2_000) offset = date - Date.now();
  const main = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
  if (!main || main.outerHTML === asked) return;
  asked = main.outerHTML;
  find('main').replaceWith(document.adoptNode(main));
  readHeard();
  show();
};

const readHeard = () => { heardAt = Number(find('#follow-news')?.dataset.heard ?? 0); };

const take = (name, data) => {
  if (name === 'asked') return showAsked(data);
  if (name === 'page') {
    asked = undefined;
    find('main').outerHTML = data;
  } else {
    const [time, heard] = data.split(' ').map(Number);
    offset = time - Date.now();
    isTimed = true;
    heardAt = heard;
    const news = find('#follow-news');
    if (heard && news) {
      news.firstElementChild.textContent = news.dataset.last;
      news.lastElementChild.dataset.at = heard;
    }
  }
  show();
};

if (find('main')?.dataset.title) {
  readHeard();
  setInterval(tick, 250);
  show();
  listenForNews(take);
}
