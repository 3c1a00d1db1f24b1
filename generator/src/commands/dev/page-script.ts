/** The script injected into pages by `trefoil dev`: reloads the page, and shows errors of the document. */
export const eventsPath = '/__dev/events';

export const pageScript = `
const events = new EventSource('${eventsPath}');
events.addEventListener('reload', () => location.reload());
events.addEventListener('findings', ({ data }) => {
  const text = JSON.parse(data);
  document.getElementById('dev-findings')?.remove();
  if (text === '') return;
  const box = document.createElement('pre');
  box.id = 'dev-findings';
  box.setAttribute('role', 'alert');
  box.textContent = text;
  box.style.cssText =
    'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;margin:0;padding:16px;z-index:2147483647;' +
    'background:#2b0a0a;color:#fff;font:13px/1.5 monospace;white-space:pre-wrap;border-top:4px solid #e5484d';
  document.documentElement.append(box);
});
`;
