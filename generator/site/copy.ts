import { announce, listAll, makeButton } from './dom.js';

/** Creates a button that copies a text. Browsers allow this on pages that are served over https or from localhost. */
export function createCopyButton(read: () => string): HTMLButtonElement {
  const show = (label: string, message: string): void => {
    button.textContent = label;
    announce(message);
  };
  const button = makeButton('Copy', 'copy', async () => {
    try {
      await navigator.clipboard.writeText(read());
      show('Copied', 'Copied');
    } catch {
      show('Failed', 'Copying failed');
    }
    setTimeout(() => show('Copy', ''), 2_000);
  });
  return button;
}

/** Returns the text of a code block; of JSON, without the lines that say how many items are left out. */
function readCode(block: HTMLElement): string {
  const text = block.querySelector('code')?.textContent ?? '';
  return block.dataset['language'] === 'json' ? text.replaceAll(/\n *\/\/ [^\n]*/gu, '') : text;
}

/** Adds a copy button to each code block. */
export function addCopyButtons(): void {
  for (const block of listAll('.code')) block.append(createCopyButton(() => readCode(block)));
}
