// Keeps the page on which friends answer up to date: the server sends what all visitors see. The form is
// this visitor's, so the page asks for it again when the game or the visitor's place has changed.

import { inLanguageOfPage, listenForNews } from './news.js';

const find = (selector, within = document) => within.querySelector(selector);
const news = (within) => find('#reply-news', within);

// Where the page is and where its news come from, as the server says. A game that is not the next any more has an
// address of its own, at which its page can be opened again.
const { page: address, events } = find('#reply').dataset;
if (new URL(address, location).pathname !== location.pathname) history.replaceState(null, '', address);

// The state of the game and, as signs before their ids, that of the places of the visitor and of those who
// are answered for by the visitor.
const standing = (part) => {
  const [game, ...places] = part.dataset.state.split(' ');
  const own = (find('#reply').dataset.watched ?? '').split(' ');
  return [part.dataset.game, game, ...places.filter((place) => own.includes(place.slice(1)))].join(' ');
};

// Whether the form has something that the visitor would lose.
const isFilledIn = () => [...document.querySelectorAll('form input[type=text], form select')]
  .some((field) => field === document.activeElement || (field.type === 'text' && field.value))
  || Boolean(find('form input[type=radio][name=person]:checked'));

let formOf = standing(news());

// News of another game, which is the next by now, never stand above the form for this one.
const isOfThisGame = (page) => {
  const { game } = news(page).dataset;
  return !game || game === news().dataset.game;
};

function showNews(page) {
  if (!isOfThisGame(page)) return;
  for (const id of ['reply-news', 'reply-people']) {
    const [old, part] = [find(`#${id}`), find(`#${id}`, page)];
    if (part) old?.replaceWith(document.adoptNode(part));
  }
  // The message to the visitor stays at its beginning.
  const told = find('#reply-message')?.textContent.trim();
  const { title } = news().dataset;
  if (title) document.title = told ? `${told} ${title}` : title;
  const own = find('#reply').dataset.visitor;
  for (const person of document.querySelectorAll('#reply-people [data-person]')) {
    if (person.dataset.person === own) person.setAttribute('aria-current', 'true');
  }
}

function showAll(page) {
  const main = find('main', page);
  if (!main || !news(main)) return lose();
  if (standing(news(main)) === formOf || isFilledIn()) return showNews(page);
  find('main').replaceWith(document.adoptNode(main));
  formOf = standing(news());
}

const parsed = (text) => new DOMParser().parseFromString(text, 'text/html');
const askForPage = () => fetch(inLanguageOfPage(address), { cache: 'no-store', headers: { accept: 'text/html' } });

async function renew() {
  const response = await askForPage();
  if (response.ok) showAll(parsed(await response.text()));
}

// The link no longer works. What the visitor is typing stays, to be copied.
async function lose() {
  const typed = [...document.querySelectorAll('form input[type=text]')].filter((field) => field.value);
  if (typed.length === 0) return location.replace(address);
  if (find('#reply-lost')) return;
  const lost = document.createElement('div');
  lost.id = 'reply-lost';
  lost.className = 'reply-obstacle';
  lost.setAttribute('role', 'alert');
  find('.reply-form').before(lost);
  for (const field of typed) field.readOnly = true;
  for (const control of document.querySelectorAll('form :is(button, select, input[type=radio])')) control.disabled = true;
  const response = await askForPage();
  const sentences = find('main', parsed(await response.text()))?.querySelectorAll('h1, p') ?? [];
  lost.append(...[...sentences].map((sentence) => {
    const part = document.createElement('p');
    part.textContent = sentence.textContent;
    return part;
  }));
}

// Typing a name means not being listed, and choosing “I am not listed” means typing a name.
const nameField = () => find('.reply-name input');
document.addEventListener('input', ({ target }) => {
  if (target !== nameField() || !target.value) return;
  const unlisted = find('input[type=radio][name=person][value=""]');
  if (unlisted) unlisted.checked = true;
  const names = find('select[name=person]');
  if (names) names.value = '';
});
document.addEventListener('change', ({ target }) => {
  if (target.matches('input[type=radio][name=person][value=""]')) nameField().focus();
  // Someone who has answered needs no second tap to bring guests.
  if (target.matches('select[name=guests]')) find('.reply-buttons [value=in][aria-pressed=true]')?.click();
});

listenForNews((name, data) => {
  if (name === 'heard') return;
  const page = parsed(name === 'asked' ? data.text : data);
  if (name === 'asked') return showAll(page);
  if (!news(page)) return lose();
  const isOther = standing(news(page)) !== formOf;
  showNews(page);
  // So many pages hear of a change at once that they ask one after the other.
  if (isOther && !isFilledIn()) setTimeout(() => renew().catch(() => {}), Math.random() * 1_000);
}, { events, page: address, lose: () => lose().catch(() => {}) });
