/** Adds a Content-Security-Policy to a page: only its own scripts may run, and nothing is loaded from the network. */
import { createHash } from 'node:crypto';

/** Images that Redoc's script would load from the network, and an inline image that replaces them. */
const remoteLogos = ['https://cdn.redoc.ly/redoc/logo-mini-full.svg', 'https://cdn.redoc.ly/redoc/logo-mini.svg'];
const logo =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='44' height='14'%3E%3Ctext y='11' font-family='sans-serif' font-size='11' fill='%232467f2'%3ERedoc%3C/text%3E%3C/svg%3E";

/** The placeholder policy in the template, which blocks everything. */
const openPolicy = `content="default-src 'none'"`;

/** Matches the start of the document in the script: a whole line, so that no string in the document can contain it. */
const documentStart = /\n *const __redoc_definition = /gu;

const scriptStart = /<script(?: type="module")?>/gu;
const scriptEnd = '</script>';

/** The start and end offsets of a range in a page. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Lists the spans of the inline scripts' texts in a page. A regular expression for whole scripts would overflow the
 * stack: the script with a large document has many megabytes.
 */
function listScripts(html: string): Span[] {
  const spans: Span[] = [];
  scriptStart.lastIndex = 0;
  for (let found = scriptStart.exec(html); found !== null; found = scriptStart.exec(html)) {
    const start = scriptStart.lastIndex;
    const end = html.indexOf(scriptEnd, start);
    if (end < 0) break;
    spans.push({ start, end });
    scriptStart.lastIndex = end;
  }
  return spans;
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function policy(allowed: readonly string[], connect: string): string {
  return [
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
}

function removeRemotes(html: string): string {
  const end = [...html.matchAll(documentStart)].at(-1)?.index;
  if (end === undefined)
    throw new Error('the page of Redocly has an unexpected format: it does not contain the document');
  const [script, rest] = [html.slice(0, end), html.slice(end)];
  const missing = remoteLogos.find((url) => !script.includes(`\`${url}\``));
  if (missing !== undefined)
    throw new Error(`the page of Redocly has an unexpected format: it does not contain ${missing}`);
  return remoteLogos.reduce((text, url) => text.replaceAll(`\`${url}\``, () => `\`${logo}\``), script) + rest;
}

/** Turns server paths in links into fragments: Redoc writes paths into the page, but its script reads the fragment. */
function linkByFragment(html: string): string {
  return html.replaceAll(/ href="(\/[^"]*)" data-discover="true"/gu, ' href="#$1" data-discover="true"');
}

/** Adds the policy to a page rendered with our template. Throws if the page has an unexpected format. */
export function sealPage(rendered: string): string {
  // Browsers normalize line breaks to \n before they hash a script.
  const html = linkByFragment(removeRemotes(rendered.replaceAll(/\r\n?/gu, '\n')));
  const found = listScripts(html).map(({ start, end }) => hashOf(html.slice(start, end)));
  return html.replace(openPolicy, () => `content="${policy([...new Set(found)], "'none'")}"`);
}

/** Adds a script to a page with a policy and allows it to connect to the page's server, for development. */
export function addScript(sealed: string, script: string): string {
  const open = sealed
    .replace('script-src ', () => `script-src ${hashOf(script)} `)
    .replace("connect-src 'none'", "connect-src 'self'");
  const end = open.lastIndexOf('</body>');
  return `${open.slice(0, end)}<script>${script}</script>\n${open.slice(end)}`;
}

function findDocument(sealed: string): Span {
  const found = [...sealed.matchAll(documentStart)].at(-1);
  const start = (found?.index ?? 0) + (found?.[0].length ?? 0);
  // It is a single line that ends with a semicolon.
  const end = sealed.indexOf(';\n', start);
  if (found === undefined || end < 0) throw new Error('the page does not contain a document');
  return { start, end };
}

/** Changes the document that a page with a policy contains. */
export function changeDocument(sealed: string, change: (document: unknown) => unknown): string {
  const { start, end } = findDocument(sealed);
  const changed = JSON.stringify(change(JSON.parse(sealed.slice(start, end)))).replaceAll('<', '\\u003c');
  const script = listScripts(sealed).find((span) => span.start <= start && start < span.end);
  const from = script?.start ?? 0;
  const old = sealed.slice(from, script?.end ?? 0);
  if (!sealed.includes(hashOf(old))) throw new Error('the page has no Content-Security-Policy');
  const text = sealed.slice(from, start) + changed + sealed.slice(end, from + old.length);
  const head = sealed.slice(0, from).replace(hashOf(old), () => hashOf(text));
  return head + text + sealed.slice(from + old.length);
}
