/** Preserves the scroll position and the open details when `dev` reloads the page, which it does after each save. */
import { readRecord, store } from './storage.js';

const key = `trefoil-page-${location.pathname}`;

function isReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');
}

/** Restores the state of the page if it was reloaded, and saves it when the page is left. */
export function keepPosition(): void {
  const details = [...document.querySelectorAll('details')];
  const { top, open } = readRecord(key);
  if (isReload() && top !== undefined && open !== undefined) {
    const positions = new Set(open.split(' '));
    details.forEach((element, index) => {
      element.open = positions.has(String(index));
    });
    // The browser would restore the position before the details are opened.
    history.scrollRestoration = 'manual';
    scrollTo({ top: Number(top), behavior: 'instant' });
  }
  addEventListener('pagehide', () => {
    const positions = details.flatMap((element, index) => (element.open ? [index] : []));
    store('session', key, JSON.stringify({ top: String(scrollY), open: positions.join(' ') }));
    history.scrollRestoration = 'auto';
  });
}
