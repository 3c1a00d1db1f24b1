/** The last step of a page: only the scripts that stand in it may run, and nothing may be fetched from elsewhere. */
import { createHash } from 'node:crypto';

/** Two pictures that Redoc's script would fetch from a network; in their place, the name as a picture of its own. */
const remoteLogos = ['https://cdn.redoc.ly/redoc/logo-mini-full.svg', 'https://cdn.redoc.ly/redoc/logo-mini.svg'];
const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='14'%3E%3Ctext y='11' font-family='sans-serif' font-size='11' fill='%232467f2'%3ERedoc%3C/text%3E%3C/svg%3E";

/** The policy that the template declares, which nothing can satisfy. */
const openPolicy = `content="default-src 'none'"`;

/** Where the document begins within the script: on a line of its own, which no text within the document has. */
const documentStart = /\n *const __redoc_definition = /gu;

const scripts = /<script(?: type="module")?>(.*?)<\/script>/gsu;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const policy = (allowed: readonly string[], connect: string): string =>
  [
    "default-src 'none'",
    `script-src ${allowed.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    'worker-src blob:',
    `connect-src ${connect}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const removeRemotes = (html: string): string => {
  const end = [...html.matchAll(documentStart)].at(-1)?.index;
  if (end === undefined)
    throw new Error('the page of Redocly has an unexpected format: it does not contain the document');
  const [script, rest] = [html.slice(0, end), html.slice(end)];
  const missing = remoteLogos.find((url) => !script.includes(`\`${url}\``));
  if (missing !== undefined)
    throw new Error(`the page of Redocly has an unexpected format: it does not contain ${missing}`);
  return remoteLogos.reduce((text, url) => text.replaceAll(`\`${url}\``, () => `\`${logo}\``), script) + rest;
};

/** Redoc renders links for a server that knows its routes; its script, like ours, expects them in the fragment. */
const linkByFragment = (html: string): string =>
  html.replaceAll(/ href="(\/[^"]*)" data-discover="true"/gu, ' href="#$1" data-discover="true"');

/** Seals a page that Redocly rendered by our template; throws if the page is not as expected. */
export const sealPage = (rendered: string): string => {
  // A browser reads every line break as \n before it hashes a script.
  const html = linkByFragment(removeRemotes(rendered.replaceAll(/\r\n?/gu, '\n')));
  const found = [...html.matchAll(scripts)].map((match) => hashOf(match[1] ?? ''));
  return html.replace(openPolicy, () => `content="${policy([...new Set(found)], "'none'")}"`);
};

/** A sealed page with one more script, which may speak with the server of the page: for development. */
export const addScript = (sealed: string, script: string): string => {
  const open = sealed
    .replace('script-src ', () => `script-src ${hashOf(script)} `)
    .replace("connect-src 'none'", "connect-src 'self'");
  const end = open.lastIndexOf('</body>');
  return `${open.slice(0, end)}<script>${script}</script>\n${open.slice(end)}`;
};

/** Where a part of a page begins and ends. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const findDocument = (sealed: string): Span => {
  const found = [...sealed.matchAll(documentStart)].at(-1);
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0);
  // It is one line, which a semicolon ends.
  const end = sealed.indexOf(';\n', start);
  if (found === undefined || end < 0) throw new Error('the page does not contain a document');
  return { start, end };
};

/** A sealed page that shows what `change` makes of its document. */
export const changeDocument = (sealed: string, change: (document: unknown) => unknown): string => {
  const { start, end } = findDocument(sealed);
  const changed = JSON.stringify(change(JSON.parse(sealed.slice(start, end)))).replaceAll('<', '\\u003c');
  const script = [...sealed.matchAll(scripts)].find(
    ({ index, 0: { length } }) => index < start && start < index + length,
  );
  const old = script?.[1] ?? '';
  const from = (script?.index ?? 0) + (script?.[0].indexOf('>') ?? 0) + 1;
  if (!sealed.includes(hashOf(old))) throw new Error('the page has no Content-Security-Policy');
  const text = sealed.slice(from, start) + changed + sealed.slice(end, from + old.length);
  const head = sealed.slice(0, from).replace(hashOf(old), () => hashOf(text));
  return head + text + sealed.slice(from + old.length);
};
