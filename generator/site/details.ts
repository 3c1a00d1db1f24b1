import { listAll, make, makeButton } from './dom.js';

/** Adds buttons that open and close all nested fields of a list. */
export function addDetailsButtons(): void {
  for (const fields of listAll('.fields')) {
    const isNested = fields.parentElement?.closest('.fields') !== null;
    const details = [...fields.querySelectorAll('details')];
    if (isNested || details.length < 2) continue;
    const setAll = (isOpen: boolean): void => {
      for (const element of details) element.open = isOpen;
    };
    const expand = makeButton('Expand all', 'tool', () => setAll(true));
    const collapse = makeButton('Collapse all', 'tool', () => setAll(false));
    fields.before(make('div', { class: 'fields-tools' }, expand, collapse));
  }
}
