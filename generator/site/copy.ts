import { announce, listAll, make, makeButton } from './dom.js';

async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  // Browsers offer the clipboard only to pages that are served over https or from localhost.
  const area = make('textarea', { class: 'announcer' });
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}

/** Creates a button that copies a text. */
export function createCopyButton(read: () => string): HTMLButtonElement {
  const button = makeButton('Copy', 'copy', async () => {
    const isCopied = await copyText(read()).then(
      () => true,
      () => false,
    );
    const message = isCopied ? 'Copied' : 'Copying failed';
    button.textContent = message;
    announce(message);
    setTimeout(() => {
      button.textContent = 'Copy';
      announce('');
    }, 2_000);
  });
  return button;
}

/** Adds a copy button to each code block. */
export function addCopyButtons(): void {
  for (const block of listAll('.code'))
    block.append(createCopyButton(() => block.querySelector('code')?.textContent ?? ''));
}
