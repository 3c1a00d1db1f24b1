/** The pages of the reference, served before the API. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './project.js';

const html = 'text/html; charset=utf-8';

const pages: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['docs/index.html', html],
  '/index.html': ['docs/index.html', html],
  '/docs/index.html': ['docs/index.html', html],
  '/openapi.json': ['openapi.json', 'application/json; charset=utf-8'],
  '/openapi.yaml': ['openapi.yaml', 'application/yaml; charset=utf-8'],
};

/** The file of a page as its server sends it, or `undefined` where the path is no page. */
export const readPage = async (
  target: string,
): Promise<{ readonly type: string; readonly body: string } | undefined> => {
  const path = target.split('?')[0] ?? '';
  const [file, type] = Object.hasOwn(pages, path) ? (pages[path] ?? []) : [];
  if (file === undefined || type === undefined) return undefined;
  return { type, body: await readFile(join(root, 'dist', file), 'utf8') };
};
