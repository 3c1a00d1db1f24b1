/** A field above a long list of pages, if it is the only one, that shows only the pages whose names contain its words. */
import { listAll, make } from './dom.js';

/** Shorter lists fit in a window. */
const fewestRows = 15;

/** Adds the field to a list whose rows are links. */
function addFilter(list: HTMLElement): void {
  const rows = listAll(':scope > li', list);
  if (rows.length < fewestRows) return;
  const names = rows.map((row) => row.querySelector('a')?.textContent?.toLowerCase() ?? '');
  const input = make('input', { type: 'search', autocomplete: 'off', spellcheck: 'false' });
  const status = make('span', { role: 'status' });
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/u);
    rows.forEach((row, index) => {
      row.hidden = !words.every((word) => names[index]?.includes(word));
    });
    const count = rows.filter(({ hidden }) => !hidden).length;
    status.textContent =
      input.value.trim() === '' ? '' : count === 0 ? 'No match. Try the search.' : `${count} of ${rows.length}`;
  });
  list.before(make('div', { class: 'filter' }, make('label', {}, 'Filter this list by name ', input), status));
}

export function addFilters(): void {
  for (const list of listAll('.links.list:only-of-type')) addFilter(list);
}
