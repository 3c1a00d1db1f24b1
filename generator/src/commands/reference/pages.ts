/** Serves the files of a rendered reference by URL path. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asObject } from '../../openapi/values.js';
import { parseJson } from '../../support/json.js';
import { isApiPath } from './api-paths.js';

const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webp: 'image/webp',
  yaml: 'application/yaml; charset=utf-8',
};

/** Files that every rendered reference contains; others may be missing. */
const always = new Set(['index.html', 'openapi.json', 'openapi.yaml', 'redoc.html']);

/**
 * Matches the paths of a site, whose files are named after operations and schemas. Other files are not read, because
 * the folder may contain unrelated files.
 */
const paths =
  /^(?:(?:reference(?:\/[\p{L}\p{M}\p{N}_$-]+)*|guide|assets)\/)?[\p{L}\p{M}\p{N}_$-]+\.(css|gif|html|jpg|js|json|md|png|svg|txt|webp|yaml)$/u;

export interface Page {
  readonly type: string;
  /** Text, or the bytes of an image. */
  readonly body: string | Uint8Array;
  /** 404 for the page that the site shows for unknown paths. Default: 200. */
  readonly status?: number;
  /** Whether the path changes with the content, so that browsers may keep the file. */
  readonly isImmutable: boolean;
}

/** Returns the file of a path: `index.html` for a folder, and none for a path that cannot be decoded. */
function fileOf(target: string): string {
  let path = (target.split('?')[0] ?? '').slice(1);
  try {
    path = decodeURIComponent(path);
  } catch {
    return '..';
  }
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

/** Matches paths that belong to the site rather than the API: those in its folders or with a page's extension. */
const ownPaths = /^(?:reference|guide|assets)\/|\.(?:html|md|txt)$/u;

const missingText = `# Page not found

There is no page at this address. [llms.txt](/llms.txt) lists all pages.
`;

/**
 * Reads the page for unknown paths, whose links start at the root of this server, or a text for programs. Resolves to
 * `undefined` if there is no such page, or if the path may belong to the API.
 */
async function readMissing(folder: string, path: string, file: string, type: string): Promise<Page | undefined> {
  const readText = (name: string) => readFile(join(folder, name), 'utf8').catch(() => undefined);
  const text = ownPaths.test(file) ? await readText('404.html') : undefined;
  if (text === undefined) return undefined;
  const document = asObject(parseJson((await readText('openapi.json')) ?? ''));
  if (isApiPath(document, `/${path}`)) return undefined;
  if (/\.(?:md|txt)$/u.test(file)) return { type, body: missingText, status: 404, isImmutable: false };
  const [, root = '/'] = /data-root="([^"]*)"/u.exec(text) ?? [];
  return { type: String(types['html']), body: text.replaceAll(`="${root}`, '="/'), status: 404, isImmutable: false };
}

/**
 * Reads the page of a path. With `accept: text/markdown`, reads the Markdown of an HTML page. If a page does not exist,
 * returns the page for unknown paths. Resolves to `undefined` for paths outside of the site. Rejects if the reference
 * has not been rendered yet.
 */
export async function readPage(folder: string, target: string, accept = ''): Promise<Page | undefined> {
  const html = fileOf(target);
  const file = /\btext\/markdown\b/u.test(accept) ? html.replace(/\.html$/u, '.md') : html;
  const [, extension = ''] = paths.exec(file) ?? [];
  const type = types[extension];
  if (type === undefined) return undefined;
  try {
    const bytes = await readFile(join(folder, file));
    const body = type.startsWith('image/') ? bytes : bytes.toString();
    return { type, body, isImmutable: file.startsWith('assets/') };
  } catch (error) {
    if (always.has(file)) throw error;
    return readMissing(folder, html, file, type);
  }
}
