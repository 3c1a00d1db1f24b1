/** Serves the files of a rendered reference by URL path. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const html = 'text/html; charset=utf-8';

const pages: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/': ['docs/index.html', html],
  '/index.html': ['docs/index.html', html],
  '/docs/index.html': ['docs/index.html', html],
  '/openapi.json': ['openapi.json', 'application/json; charset=utf-8'],
  '/openapi.yaml': ['openapi.yaml', 'application/yaml; charset=utf-8'],
};

export interface Page {
  readonly type: string;
  readonly body: string;
}

/**
 * Reads the page of a path. Resolves to `undefined` for unknown paths; rejects if the page has not been rendered yet.
 */
export async function readPage(folder: string, target: string): Promise<Page | undefined> {
  const path = target.split('?')[0] ?? '';
  const [file, type] = Object.hasOwn(pages, path) ? (pages[path] ?? []) : [];
  if (file === undefined || type === undefined) return undefined;
  return { type, body: await readFile(join(folder, file), 'utf8') };
}
