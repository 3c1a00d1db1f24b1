/** Creates elements. Text becomes text nodes and attribute values, never markup. */

type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Creates an element. An attribute that is `undefined` or `false` is left out. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) element.setAttribute(name, value === true ? '' : value);
  element.append(...children);
  return element;
}

/** Creates a button that does not submit its form. */
export function makeButton(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button', class: className }, label);
  button.addEventListener('click', onClick);
  return button;
}

let count = 0;

/** Returns an id that no other element has. */
export function newId(prefix: string): string {
  count += 1;
  return `trefoil-${prefix}-${count}`;
}

/** Lists the elements that match a selector. */
export function listAll(selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)];
}

let region: HTMLElement | undefined;

/** Announces text to screen readers. */
export function announce(text: string): void {
  if (region === undefined) {
    region = make('div', { class: 'announcer', 'aria-live': 'polite' });
    document.body.append(region);
  }
  region.textContent = text;
}
