// Finds elements as a person does: by what they are, and by what is written on them.
(steps) => {
  const KINDS = {
    button: 'button, summary, [role=button]',
    link: 'a[href]',
    textbox: 'input:is(:not([type]), [type=text], [type=password]), textarea',
    searchbox: 'input[type=search]',
    heading: 'h1, h2, h3',
    listitem: 'li',
    list: 'ul, ol',
    checkbox: 'input[type=checkbox]:not([role]), [role=checkbox]',
    radio: 'input[type=radio]',
    region: 'section[aria-label], section[aria-labelledby]',
    dialog: 'dialog[open]',
    status: '[role=status], output',
    timer: '[role=timer]',
    img: 'img, [role=img]',
    main: 'main',
  };
  const plain = (text) => (text ?? '').replace(/\s+/g, ' ').trim();
  const wholeText = (element) => plain(element.textContent);

  const nameFromContent = (element) => [...element.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === 'true') return '';
    if (!node.checkVisibility()) return '';
    const isInline = getComputedStyle(node).display.startsWith('inline');
    const name = node.ariaLabel ?? node.alt ?? nameFromContent(node);
    return isInline ? name : ` ${name} `;
  }).join('');
  const labels = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const elements = ids.map((id) => document.getElementById(id)).filter(Boolean);
    return elements.length ? elements : [...element.labels ?? []];
  };
  const nameOf = (element) => plain(
    element.ariaLabel ?? (labels(element).map(nameFromContent).join(' ')
      || (element.matches('section, dialog, input, textarea') ? '' : nameFromContent(element))));

  const fits = (text, { value, isPattern, isExact }) => {
    if (isPattern) return new RegExp(value).test(text);
    if (isExact) return text === plain(value);
    return text.toLowerCase().includes(plain(value).toLowerCase());
  };
  const isPerceived = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]');
  const isChecked = (element) => element.checked ?? element.ariaChecked === 'true';
  const within = (roots, selector) =>
    [...new Set(roots.flatMap((root) => [...root.querySelectorAll(selector)]))];
  // The smallest elements that match, as a person reads them.
  const smallest = (elements, matches) => {
    const all = elements.filter(matches);
    return all.filter((one) => !all.some((other) => other !== one && one.contains(other)));
  };

  const STEPS = {
    css: (roots, { selector }) => within(roots, selector),
    role: (roots, { role, name, level, checked }) => within(roots, KINDS[role]).filter((one) =>
      isPerceived(one)
      && (name === null || fits(nameOf(one), name))
      && (level === null || one.localName === `h${level}`)
      && (checked === null || isChecked(one) === checked)),
    text: (roots, { text }) => smallest(
      within(roots, 'body *:not(script, style)'), (one) => fits(wholeText(one), text)),
    label: (roots, { text }) => within(roots, 'input, textarea, select, [role]').filter((one) =>
      fits(nameOf(one), text)),
    filter: (roots, { text, has }) => roots.filter((one) =>
      (text === null || fits(wholeText(one), text))
      && (has === null || find(has, [one]).length > 0)),
    or: (roots, { other }) => {
      const both = new Set([...roots, ...find(other, [document])]);
      return within([document], '*').filter((one) => both.has(one));
    },
    nth: (roots, { index }) => roots.slice(index, index === -1 ? undefined : index + 1),
  };
  function find(list, roots) {
    return list.reduce((found, step) => STEPS[step.kind](found, step), roots);
  }
  return find(steps, [document]);
}
