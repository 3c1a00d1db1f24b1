/** Adds links to fields, and opens the details and tabs that hide the target of the URL fragment. */
import { copyFrom } from './copy.js';
import { listAll, make } from './dom.js';

function findTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Opens the details and tabs around the target of the URL fragment, and scrolls to it. */
function showTarget(): void {
  const target = findTarget();
  let isHidden = false;
  for (let element = target; element !== null; element = element.parentElement) {
    const isClosed = element instanceof HTMLDetailsElement && !element.open;
    isHidden ||= isClosed || element.hidden === true;
    if (isClosed) element.toggleAttribute('open', true);
    if (element.hidden) document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.click();
  }
  if (isHidden) target?.scrollIntoView();
}

/** Adds a link to each field with an id, and shows the target of the URL fragment, now and when it changes. */
export function addAnchors(): void {
  for (const field of listAll('.fields > li[id]')) {
    const [head, name] = [field.querySelector('.field-head'), field.querySelector('code')?.textContent];
    const href = `#${encodeURIComponent(field.id)}`;
    const anchor = make('a', { class: 'anchor', href, 'aria-label': `Copy link to ${name}` }, '#');
    anchor.addEventListener('click', () => void copyFrom(anchor, '#', anchor.href, 'Link copied'));
    head?.append(anchor);
  }
  addEventListener('hashchange', showTarget);
  showTarget();
}
