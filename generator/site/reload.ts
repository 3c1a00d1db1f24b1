/** Keeps the scroll position and the open details when the page is loaded again, which `dev` does after each save. */
import { readStored, store } from './storage.js';

interface PageState {
  readonly top: number;
  /** Positions of open details in the page. */
  readonly open: readonly number[];
}

const key = `trefoil-page-${location.pathname}`;

function listDetails(): HTMLDetailsElement[] {
  return [...document.querySelectorAll('details')];
}

function readState(): PageState | undefined {
  try {
    const state: Partial<PageState> | null = JSON.parse(readStored('session', key) ?? 'null');
    const { top, open } = state ?? {};
    return typeof top === 'number' && Array.isArray(open) ? { top, open } : undefined;
  } catch {
    return undefined;
  }
}

function isReload(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') === 'reload');
}

/** Restores the state of the page if it was reloaded, and saves it when the page is left. */
export function keepPosition(): void {
  const state = isReload() ? readState() : undefined;
  if (state !== undefined) {
    listDetails().forEach((element, index) => {
      element.open = state.open.includes(index);
    });
    // The browser would restore the position that fits the closed details.
    history.scrollRestoration = 'manual';
    scrollTo({ top: state.top, behavior: 'instant' });
  }
  addEventListener('pagehide', () => {
    const open = listDetails().flatMap((element, index) => (element.open ? [index] : []));
    store('session', key, JSON.stringify({ top: scrollY, open } satisfies PageState));
    history.scrollRestoration = 'auto';
  });
}
