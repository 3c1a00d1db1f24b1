/** A folder of handwritten pages that follow the contract with the site's script, and an API that records requests. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TryData } from '../../generator/site/try-data.js';
import { repository } from '../support/workspace.js';

/** A request as the API received it. */
export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export interface Listening {
  readonly url: string;
  readonly close: () => void;
}

async function listen(handle: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<Listening> {
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Api extends Listening {
  /** The requests except CORS preflights, oldest first. */
  readonly received: Recorded[];
}

/** Starts an API on a different origin from the site. `respond` may write a response; the default is 204. */
export async function startApi(
  respond: (request: Recorded, response: ServerResponse) => unknown = () => undefined,
): Promise<Api> {
  const received: Recorded[] = [];
  const listening = await listen(async (request, response) => {
    const { method = '', url = '', headers } = request;
    if (url.startsWith('/closed')) return response.writeHead(200).end();
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-methods', headers['access-control-request-method'] ?? '*');
    response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
    if (method === 'OPTIONS') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const recorded = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
    received.push(recorded);
    await respond(recorded, response);
    if (!response.headersSent) response.writeHead(204).end();
  });
  return { ...listening, received };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Returns the section of an operation as it appears in a page. */
export function trySection(data: TryData): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<section class="try" hidden aria-label="Try it"><script type="application/json" class="try-data">${json}</script></section>`;
}

/** Returns a page; `path` is relative to the root of the site. */
export function makePage(path: string, title: string, content: string): string {
  const root = '../'.repeat(path.split('/').length - 1);
  return `<!doctype html><html lang="en" data-root="${root}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><link rel="stylesheet" href="${root}try.css">
<script type="module" src="${root}site.js"></script></head>
<body data-page="${path}"><header class="bar"><a href="${root}index.html">Home</a><div class="tools"></div></header>
<main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`;
}

const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
};

/** Returns the script and the style sheet of the site. */
export async function bundleSite(): Promise<readonly [script: string, css: string]> {
  const { outputFiles } = await build({
    entryPoints: ['main.ts', 'controls.css', 'try.css'].map((name) => join(repository, 'generator/site', name)),
    outdir: repository,
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
  });
  const textOf = (name: string): string => outputFiles.find(({ path }) => path.endsWith(name))?.text ?? '';
  return [textOf('main.js'), textOf('controls.css') + textOf('try.css')];
}

/** Serves a site consisting of the given files, with the Content Security Policy of the contract. */
export async function serveSite(files: ReadonlyMap<string, string>): Promise<Listening> {
  const [script, css] = await bundleSite();
  const all = new Map([...files, ['site.js', script], ['try.css', css]]);
  return listen((request, response) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname.slice(1) || 'index.html';
    const text = all.get(path);
    const extension = Object.entries(types).find(([name]) => path.endsWith(`.${name}`));
    response.setHeader('content-type', `${extension?.[1] ?? 'text/plain'}; charset=utf-8`);
    response.setHeader(
      'content-security-policy',
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self' http://localhost:* http://127.0.0.1:* http://pets.example",
    );
    response.writeHead(text === undefined ? 404 : 200).end(text ?? 'Not found');
  });
}

/** Serves the files of sites, each below its name. The URL ends with a slash. */
export async function serveSites(
  sites: Readonly<Record<string, ReadonlyMap<string, string | Uint8Array>>>,
): Promise<Listening> {
  const { url, close } = await listen(({ url: target = '' }, response) => {
    const [, name = '', path = ''] = /^\/([^/]*)\/([^?]*)/u.exec(target) ?? [];
    const text = sites[name]?.get(path);
    const extension = Object.entries(types).find(([ending]) => path.endsWith(`.${ending}`));
    response.setHeader('content-type', `${extension?.[1] ?? 'text/plain'}; charset=utf-8`);
    response.writeHead(text === undefined ? 404 : 200).end(text ?? 'no such file');
  });
  return { url: `${url}/`, close };
}
