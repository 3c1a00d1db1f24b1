/** Scrolls a long navigation to the entry of the page, where it is a column beside the page. */
export function showCurrent(): void {
  const list = document.querySelector<HTMLElement>('.navigation');
  const current = list?.querySelector('[aria-current], .open');
  if (list === null || !current || getComputedStyle(list).position !== 'sticky') return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
}
