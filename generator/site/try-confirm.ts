import { make, makeButton, newId } from './dom.js';

/** Asks in a dialog whether to send a request. Resolves to `false` if the dialog is canceled, also with Escape. */
export function confirmSending(method: string, url: string): Promise<boolean> {
  const { origin, pathname, search } = new URL(url);
  const request = make('code', {}, `${method} ${pathname}${search}`);
  const text = make('p', { id: newId('question') }, 'Send ', request, ` to ${origin}? It may delete data for good.`);
  const send = makeButton(`Send ${method}`, 'try-send', () => dialog.close('send'));
  const cancel = makeButton('Cancel', 'tool', () => dialog.close());
  const actions = make('div', { class: 'try-actions' }, send, cancel);
  const dialog = make('dialog', { class: 'try-confirm', 'aria-labelledby': text.id }, text, actions);
  // The key that sent the form may still be down.
  dialog.addEventListener('keydown', (event) => event.repeat && event.key === 'Enter' && event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  send.focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'send');
    });
  });
}
