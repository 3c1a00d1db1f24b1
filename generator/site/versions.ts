/** Adds links to versions that were built after the page. */
import { listAll, make } from './dom.js';

/** Reads the names of versions, the latest first. */
function readNames(entries: unknown): string[] {
  const names = Array.isArray(entries) ? entries.map((entry) => String(entry?.version ?? '')) : [];
  return names.filter((name) => /^[A-Za-z\d][\w.-]*$/u.test(name));
}

/** Completes the version switch from `versions.json`. Pages that are opened as files keep their own list. */
export async function updateVersions(): Promise<void> {
  const list = document.querySelector('.versions ul');
  if (list === null || !location.protocol.startsWith('http')) return;
  const folder = new URL(`${document.documentElement.dataset['root'] ?? ''}../`, location.href);
  const response = await fetch(new URL('versions.json', folder)).catch(() => undefined);
  if (response?.ok !== true) return;
  const known = new Set(listAll('a', list).map(({ textContent }) => textContent));
  const added = readNames(await response.json()).filter((name) => !known.has(name));
  const links = added.map((name) => make('a', { href: new URL(`${name}/index.html`, folder).href }, name));
  list.prepend(...links.map((link) => make('li', {}, link)));
}
