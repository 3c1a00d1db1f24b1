/** The scripts of a page as a browser parses them, and which of them its Content Security Policy allows. */
import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, test } from 'vitest';
import { decorateDocument } from '../../generator/src/commands/reference/decorate.js';
import { makeReference } from '../../generator/src/commands/reference/reference.js';
import { addScript, sealPage } from '../../generator/src/commands/reference/seal.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { loadInput } from '../support/emit-input.js';
import { repository } from '../support/snippets.js';

const config = { scope: '@case', version: '0.0.0', license: 'MIT', skipUnsupported: false };

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Returns the scripts of a page. Each ends at the first end tag in any case, even within quotes or comments. */
function scriptsOf(page: string): string[] {
  return [...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script\b[^>]*>/giu)].map((match) => match[1] ?? '');
}

/** Returns the directives of the Content Security Policy, by name. */
function policyOf(page: string): Record<string, readonly string[]> {
  const [, content = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/u.exec(page) ?? [];
  return Object.fromEntries(
    content.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const logos = ['https://cdn.redoc.ly/redoc/logo-mini-full.svg', 'https://cdn.redoc.ly/redoc/logo-mini.svg'];

/** Returns a small page as Redocly would render it with our template. */
function makePage(document: string, body = ''): string {
  return `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>T</title></head>
<body>${body}<script>const a = [${[...logos, ...logos].map((logo) => `\`${logo}\``).join()}];</script>
<script type="module">const b = 1;</script>
<script>
  const __redoc_definition = ${document};</script></body>`;
}

describe('sealPage', () => {
  test('allows the scripts of a page whose document has many megabytes', () => {
    const page = sealPage(makePage(`"${'€'.repeat(12_000_000)}"`));
    expect(policyOf(page)['script-src']).toHaveLength(3);
    const [, , last = ''] = policyOf(page)['script-src'] ?? [];
    expect(last).toBe(
      hash(page.slice(page.lastIndexOf('<script>') + '<script>'.length, page.lastIndexOf('</script>'))),
    );
  });

  test('the Content Security Policy allows only the scripts of the page', () => {
    const page = sealPage(makePage('{}'));
    expect(policyOf(page)).toEqual({
      'default-src': ["'none'"],
      'script-src': scriptsOf(page).map(hash),
      'style-src': ["'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ['data:'],
      'worker-src': ['blob:'],
      'connect-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    });
    expect(scriptsOf(page)).toHaveLength(3);
  });

  test('removes the logos from the script and does not change the document', () => {
    // Text of the document must not be mistaken for its start.
    const text = JSON.stringify(
      `${logos.map((logo) => `\`${logo}\``).join()} $& $1 $\` content="default-src 'none'" \u2028const __redoc_definition = x`,
    );
    const [first = '', , last = ''] = scriptsOf(sealPage(makePage(text)));
    for (const logo of logos) expect(first).not.toContain(logo);
    expect(runInNewContext(`${first}; a.length`)).toBe(4);
    expect(last).toBe(`\n  const __redoc_definition = ${text};`);
  });

  test('writes the Content Security Policy once, where the template contains it', () => {
    const page = sealPage(makePage('{}', `<p>content="default-src 'none'"</p>`));
    expect(page.match(/content="default-src 'none'"/gu)).toHaveLength(1);
    expect(page.indexOf("default-src 'none'; script-src")).toBeLessThan(page.indexOf('<title>'));
  });

  test('hashes scripts as a browser parses them', () => {
    const page = sealPage(
      makePage('{}').replaceAll('\n', '\r\n').replace('const b = 1;', 'const b = 1;\r\rconst c = 2;'),
    );
    expect(page).not.toContain('\r');
    expect(policyOf(page)['script-src']).toEqual(scriptsOf(page).map(hash));
    expect(scriptsOf(page)[1]).toBe('const b = 1;\n\nconst c = 2;');
  });

  test('turns server links into links within the page', () => {
    const links = '<a href="/pets" data-discover="true">x</a><a href="/cats">y</a>';
    expect(sealPage(makePage('{}', links))).toContain(
      '<a href="#/pets" data-discover="true">x</a><a href="/cats">y</a>',
    );
  });

  test.each([
    ['no document', makePage('{}').replace('__redoc_definition', 'other')],
    ['no picture', makePage('{}').replaceAll('logo-mini.svg', 'logo.svg')],
  ])('rejects a page with %s', (_, page) => {
    expect(() => sealPage(page)).toThrow('the page of Redocly has an unexpected format');
  });

  test('adds a script that can connect only to its own server', () => {
    const page = addScript(sealPage(makePage('"</body> script-src connect-src \'none\'"')), 'reload("$&")');
    expect(scriptsOf(page).at(-1)).toBe('reload("$&")');
    expect(policyOf(page)['script-src']?.toSorted()).toEqual(scriptsOf(page).map(hash).toSorted());
    expect(policyOf(page)['connect-src']).toEqual(["'self'"]);
    expect(page.indexOf('reload(')).toBeGreaterThan(page.indexOf('__redoc_definition'));
    expect(page).toMatch(/<script>reload\("\$&"\)<\/script>\n<\/body>$/u);
    expect(page).toContain('"</body> script-src connect-src \'none\'"');
  });
});

describe('the page of a hostile document', () => {
  let page: string;
  let document: unknown;

  beforeAll(async () => {
    const path = 'test/reference/hostile.yaml';
    const loaded = await loadDocument(path, { allowNetwork: false, cwd: repository });
    if (Array.isArray(loaded)) throw new Error(JSON.stringify(loaded));
    page = (await makeReference(loaded, config)).value.files.get('redoc.html') ?? '';
    const { loaded: own, input } = await loadInput(path, config);
    ({ document } = decorateDocument(own, input));
  });

  test('the page of a hostile document has only the expected scripts, each allowed by its hash', () => {
    const scripts = scriptsOf(page);
    expect(scripts).toHaveLength(2);
    expect(policyOf(page)['script-src']?.toSorted()).toEqual([...new Set(scripts.map(hash))].toSorted());
    expect(page.match(/<\/script/giu)).toHaveLength(2);
  });

  test('the page of a hostile document embeds the unchanged document', () => {
    const script = scriptsOf(page).at(-1) ?? '';
    const island = script.slice(script.lastIndexOf('\n      const __redoc_definition = '));
    expect(island).not.toMatch(/<(?:\/|!--|script)/iu);
    const [, text = ''] = /const __redoc_definition = (.*);\n/u.exec(island) ?? [];
    expect(JSON.parse(text)).toMatchObject({ info: { title: expect.stringContaining('</title><script>') } });
    expect(JSON.parse(text)).toEqual(document);
  });

  test('the page of a hostile document contains no markup from the document', () => {
    const markup = page
      .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/giu, '')
      .replaceAll(/<style[^>]*>[\s\S]*?<\/style>/gu, '');
    expect(markup).toContain('window.pwned');
    expect(markup).not.toMatch(/<(?:img|iframe|form|object|embed|base)\b|\son\w+\s*=\s*"?window|href="javascript:/iu);
    expect(markup.match(/<title>/gu)).toHaveLength(1);
    expect(markup).toMatch(/<title>Evil &lt;\/title&gt;&lt;script&gt;[^<]*<\/title>/u);
    expect(markup.match(/<b>|<form/gu)).toBeNull();
  });
});
