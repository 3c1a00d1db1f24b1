/** Fields of a form whose names the document leaves open: the user adds texts and files, each with a name. */
import { make, makeButton } from './dom.js';
import { type Control, createFieldControl, drawLabeled } from './try-control.js';

export interface ExtraFields {
  readonly element: HTMLElement;
  /** Returns the values by name. Several values of a name are a list. */
  readonly read: () => object;
}

interface Row {
  readonly name: HTMLInputElement;
  readonly value: Control;
}

/** Draws the buttons that add fields; `allowsFiles` adds the one for files. */
export function drawExtraFields(allowsFiles: boolean): ExtraFields {
  const rows = new Set<Row>();
  const element = make('div', { class: 'try-fields' });
  const change = (): boolean => element.dispatchEvent(new Event('input', { bubbles: true }));
  let count = 0;
  const add = (isFile: boolean): void => {
    count += 1;
    const label = isFile ? `File ${count}` : `Value ${count}`;
    const name = make('input', { type: 'text', required: true, autocomplete: 'off', spellcheck: 'false' });
    const field = { name: label, type: 'string', required: true, isFile, isList: false } as const;
    const row = { name, value: createFieldControl(field) };
    rows.add(row);
    const remove = makeButton('Remove', 'tool', () => {
      rows.delete(row);
      holder.remove();
      change();
    });
    remove.setAttribute('aria-label', `Remove field ${count}`);
    const holder = make(
      'div',
      { class: 'try-fields' },
      drawLabeled(`Name ${count}`, ['required'], name),
      row.value.element,
      remove,
    );
    actions.before(holder);
    name.focus();
    change();
  };
  const actions = make(
    'div',
    { class: 'try-actions' },
    makeButton('Add a field', 'tool', () => add(false)),
  );
  if (allowsFiles) actions.append(makeButton('Add a file', 'tool', () => add(true)));
  element.append(actions);
  return {
    element,
    read: () => {
      const values = new Map<string, unknown[]>();
      for (const { name, value } of rows) {
        const [key, entered] = [name.value, value.read()];
        if (entered !== undefined) values.set(key, [...(values.get(key) ?? []), entered]);
      }
      return Object.fromEntries([...values].map(([key, list]) => [key, list.length === 1 ? list[0] : list]));
    },
  };
}
