import { make, newId } from './dom.js';

/** On phones, the navigation covers the page while the address leads into it. Escape closes it, and Tab enters it. */
function closeWithEscape(list: HTMLElement): void {
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key !== 'Escape' || defaultPrevented || getComputedStyle(list).position !== 'fixed') return;
    location.hash = 'content';
    document.querySelector<HTMLElement>('.to-menu')?.focus();
  });
}

/** Adds links to and from the page's entry in the navigation. If the navigation is a column, scrolls to the entry. */
export function showCurrent(): void {
  const list = document.querySelector<HTMLElement>('.navigation');
  document
    .querySelector('.to-menu')
    ?.after(make('a', { class: 'to-top', href: '#content', 'aria-label': 'Back to top' }, 'Top'));
  if (list !== null) closeWithEscape(list);
  const current = list?.querySelector('[aria-current], .open');
  if (list === null || !current) return;
  current.id ||= newId('current');
  document.querySelector('.to-menu')?.setAttribute('href', `#${current.id}`);
  if (getComputedStyle(list).position !== 'sticky') return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
}
