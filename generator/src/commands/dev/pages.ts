/** The pages of a rendered reference, by the paths that they are served under. */
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

/** The page of a path, `undefined` where the path is none; rejects where it is one that was not rendered yet. */
export const readPage = async (folder: string, target: string): Promise<Page | undefined> => {
  const path = target.split('?')[0] ?? '';
  const [file, type] = Object.hasOwn(pages, path) ? (pages[path] ?? []) : [];
  if (file === undefined || type === undefined) return undefined;
  return { type, body: await readFile(join(folder, file), 'utf8') };
};
