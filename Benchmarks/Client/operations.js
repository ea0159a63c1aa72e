// Runs in the page of the fixture program. The list in Swift and the one in plain JavaScript take
// turns; while one is measured, the other is empty.

const sizes = ['pretty', 'large', 'big', 'small', 'tall', 'short', 'long'];
const colours = ['red', 'yellow', 'blue', 'green', 'pink', 'brown', 'purple', 'white'];
const things = ['table', 'chair', 'house', 'desk', 'car', 'pony', 'cookie', 'mouse', 'pizza'];
const label = (id) =>
  [sizes, colours, things].map((words) => words[id % words.length]).join(' ');

// The list as one would write it by hand: rows are cloned, and their nodes are kept.
function plainList() {
  const list = document.body.appendChild(document.createElement('ul'));
  const template = document.createElement('template');
  template.innerHTML = '<li><span class="number"> </span>'
    + '<button type="button" class="label"> </button><button type="button" class="remove">'
    + '<span class="cross" aria-hidden="true"></span></button><span class="rest"></span></li>';
  let rows = [];
  let selected;
  let lastID = 0;

  function newRows(count) {
    return Array.from({ length: count }, () => {
      lastID += 1;
      const node = template.content.firstChild.cloneNode(true);
      node.id = `plain-${lastID}`;
      node.firstChild.firstChild.data = lastID;
      const text = node.firstChild.nextSibling.firstChild;
      text.data = label(lastID);
      return { id: lastID, node, text };
    });
  }

  function append(more) {
    rows.push(...more);
    const nodes = document.createDocumentFragment();
    for (const { node } of more) nodes.append(node);
    list.append(nodes);
  }

  function clear() {
    list.textContent = '';
    rows = [];
    selected = undefined;
  }

  const find = (id) => rows.findIndex((row) => row.id === id);
  const commands = {
    create(count) {
      clear();
      append(newRows(count));
    },
    append: (count) => append(newRows(count)),
    update() {
      for (let index = 0; index < rows.length; index += 10) rows[index].text.data += ' !!!';
    },
    select(id) {
      if (selected) selected.className = '';
      selected = rows[find(id)].node;
      selected.className = 'danger';
    },
    swap() {
      [rows[1], rows[998]] = [rows[998], rows[1]];
      list.insertBefore(rows[1].node, rows[2].node);
      list.insertBefore(rows[998].node, rows[999]?.node ?? null);
    },
    remove(id) {
      const index = find(id);
      rows[index].node.remove();
      rows.splice(index, 1);
    },
    clear,
  };
  return {
    list: () => list,
    first: () => rows[0]?.id,
    perform: (name, number) => commands[name](number),
  };
}

function swiftList() {
  const button = document.body.appendChild(document.createElement('button'));
  const list = () => document.getElementById('operations-rows');
  return {
    list,
    first: () => Number(list().firstChild?.id.slice('row-'.length)),
    perform(name, number = 0) {
      button.dataset.tap = `operations ${name} ${number}`;
      button.click();
    },
  };
}

// What is there before an operation, and the operation on it.
const operations = {
  create: [[], (list) => list.perform('create', 1_000)],
  replace: [[['create', 1_000]], (list) => list.perform('create', 1_000)],
  update: [[['create', 1_000]], (list) => list.perform('update')],
  select: [[['create', 1_000]], (list, at) => list.perform('select', at + 500)],
  swap: [[['create', 1_000]], (list) => list.perform('swap')],
  remove: [[['create', 1_000]], (list, at) => list.perform('remove', at + 500)],
  createMany: [[], (list) => list.perform('create', 10_000)],
  append: [[['create', 1_000]], (list) => list.perform('append', 1_000)],
  clear: [[['create', 1_000]], (list) => list.perform('clear')],
};

const nextTask = () => new Promise((resolve) => { setTimeout(resolve); });
const nextFrame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });

// What both lists must show after the same operation; their rows have other numbers.
const summary = (list) => [
  list.children.length, list.textContent.split('!!!').length,
  list.querySelectorAll('.danger').length,
].join();

// Does an operation between two marks in the browser's trace; the second is after the next frame.
async function perform(mark, list, before, operation) {
  for (const command of before) list.perform(...command);
  const first = list.first();
  await nextFrame();
  await nextTask();
  console.timeStamp(`begin ${mark}`);
  operation(list, first);
  await nextFrame();
  console.timeStamp(`end ${mark}`);
  const shown = summary(list.list());
  list.perform('clear');
  await nextFrame();
  return shown;
}

async function performOperations(rounds) {
  const plain = plainList();
  const sides = { swift: swiftList(), plain, again: plain };
  sides.swift.perform('clear');
  for (const [name, [before, operation]] of Object.entries(operations)) {
    for (let round = 0; round < rounds; round += 1) {
      const summaries = new Set();
      const turns = Object.keys(sides);
      for (let turn = 0; turn < turns.length; turn += 1) {
        const side = turns[(turn + round) % turns.length];
        summaries.add(await perform(`${name} ${side}`, sides[side], before, operation));
      }
      if (summaries.size > 1) throw new Error(`Swift and JavaScript differ after ${name}`);
    }
  }
}
