// Keeps the page on which friends answer up to date: the server sends what all visitors see. The form is
// this visitor's, so the page asks for it again when the game or the visitor's place has changed.

import { listenForNews } from './news.js';

const find = (selector, within = document) => within.querySelector(selector);
const [, purpose, secret, day] = location.pathname.split('/');

// The state of the game and, as signs before their ids, that of the places of the visitor and of those who
// are answered for by the visitor.
const standing = (news) => {
  const [game, ...places] = news.dataset.state.split(' ');
  const own = (find('#reply').dataset.visitor ?? '').split(' ');
  return [game, ...places.filter((place) => own.includes(place.slice(1)))].join(' ');
};

// Whether the form has something that the visitor would lose.
const isFilledIn = () => [...document.querySelectorAll('form input[type=text], form select')]
  .some((field) => field === document.activeElement || (field.type === 'text' && field.value))
  || Boolean(find('form input[type=radio][name=person]:checked'));

let formOf = standing(find('#reply-news'));

function showNews(page) {
  for (const id of ['reply-news', 'reply-people']) {
    const [old, part] = [find(`#${id}`), find(`#${id}`, page)];
    if (part) old?.replaceWith(document.adoptNode(part));
  }
  document.title = find('#reply-news').dataset.title ?? document.title;
}

function showAll(page) {
  const main = find('main', page);
  if (!main || !find('#reply-news', main)) return location.reload();
  if (standing(find('#reply-news', main)) === formOf || isFilledIn()) return showNews(page);
  find('main').replaceWith(document.adoptNode(main));
  formOf = standing(find('#reply-news'));
}

async function renew() {
  const query = new URLSearchParams(location.search);
  query.delete('answered');
  const response = await fetch(`${location.pathname}?${query}`, { cache: 'no-store' });
  if (response.ok) showAll(new DOMParser().parseFromString(await response.text(), 'text/html'));
}

listenForNews((name, data) => {
  if (name === 'heard') return;
  const page = new DOMParser().parseFromString(name === 'asked' ? data.text : data, 'text/html');
  if (name === 'asked') return showAll(page);
  if (!find('#reply-news', page)) return location.reload(); // The link was turned off.
  showNews(page);
  // So many pages hear of a change at once that they ask one after the other.
  if (standing(find('#reply-news')) !== formOf && !isFilledIn()) {
    setTimeout(() => renew().catch(() => {}), Math.random() * 1_000);
  }
}, `/${purpose}/${secret}/events${day ? `?day=${day}` : ''}`);
