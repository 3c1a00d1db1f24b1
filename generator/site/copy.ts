import { announce, listAll, make, makeButton } from './dom.js';

/** Copies text, which browsers allow over HTTPS and on localhost. An element briefly shows the outcome. */
export async function copyFrom(element: HTMLElement, label: string, text: string, message = 'Copied'): Promise<void> {
  const show = (shown: string, announced: string): void => {
    element.textContent = shown;
    announce(announced);
  };
  const copying = navigator.clipboard?.writeText(text) ?? Promise.reject();
  await copying.then(
    () => show(message, message),
    () => show('Failed', 'Copying failed'),
  );
  setTimeout(() => show(label, ''), 2_000);
}

/** Creates a button that copies text. */
export function createCopyButton(read: () => string): HTMLButtonElement {
  const button = makeButton('Copy', 'copy', () => void copyFrom(button, 'Copy', read()));
  return button;
}

/** Returns the text of a code block, excluding lines in JSON that state how many items are left out. */
function readCode(block: HTMLElement): string {
  const text = block.querySelector('code')?.textContent ?? '';
  return block.dataset['language'] === 'json' ? text.replaceAll(/\n *\/\/ [^\n]*/gu, '') : text;
}

/** Adds a copy button to each code block, including those in descriptions. */
export function addCopyButtons(): void {
  for (const pre of listAll('.prose :not(.code) > pre, .prose > pre'))
    pre.replaceWith(make('div', { class: 'code' }, pre.cloneNode(true)));
  for (const block of listAll('.code')) block.append(createCopyButton(() => readCode(block)));
}
