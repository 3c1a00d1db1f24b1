/** Text from a document is data on the site's pages: it adds no element, attribute, link or path. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listByClass, listElements, textOf } from '../support/strict-html.js';
import { repository } from '../support/workspace.js';
import { listFaults, makeSiteOf } from './site-pages.js';

const evil = `</script><img src=x onerror="window.pwned=1">{{x}} {{{y}}} ' " \u202e [a](javascript:alert(1)) <!-- ../../up`;

const hostileNames = {
  openapi: '3.1.0',
  info: { title: evil, version: evil, description: evil },
  servers: [{ url: `https://api.example/${evil}`, description: evil }, { url: 'javascript:alert(1)' }],
  tags: [{ name: evil, description: evil, externalDocs: { url: 'javascript:alert(2)' } }, { name: '../../..' }],
  security: [{ key: [] }],
  paths: {
    '/a': {
      get: {
        operationId: evil,
        summary: evil,
        description: evil,
        tags: [evil],
        externalDocs: { url: 'javascript:alert(3)', description: evil },
        parameters: [
          { name: evil, in: 'query', description: evil, schema: { type: 'string', enum: [evil], default: evil } },
        ],
        responses: {
          200: {
            description: evil,
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/evil' } },
                example: [{ [evil]: evil }],
              },
            },
          },
        },
      },
      post: { operationId: '../../../up', tags: ['../../..'], responses: { 204: { description: evil } } },
    },
  },
  components: {
    schemas: {
      evil: {
        type: 'object',
        title: evil,
        description: evil,
        required: [evil],
        properties: { [evil]: { type: 'string', description: evil, examples: [evil] } },
      },
    },
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: evil } },
  },
};

const tags = new Set(
  'html head meta title link script body a header span div main h1 h2 h3 h4 h5 h6 p ul ol li section details summary code pre footer nav dl dt dd table thead tbody tr th td strong em blockquote hr br s'.split(
    ' ',
  ),
);
const attributes =
  /^(?:lang|class|id|href|src|rel|type|name|content|charset|http-equiv|title|defer|tabindex|hidden|open|start|style|aria-\w+|data-(?:root|page|label|language|sample|tabs))$/u;

test.each([
  ['with hostile texts', readFileSync(join(repository, 'test/reference/hostile.yaml'), 'utf8')],
  ['with hostile names', hostileNames],
])('a document %s adds no element, attribute, script, link or path', async (_, document) => {
  const { files, pages } = await makeSiteOf(document);
  for (const path of files.keys()) expect(path).toMatch(/^(?!\/)(?!.*\.\.)[\w./-]+$/u);
  expect(listFaults(files, pages)).toEqual([]);
  for (const [path, page] of pages) {
    for (const element of listElements(page)) {
      expect(tags.has(element.tag), `${path}: <${element.tag}>`).toBe(true);
      for (const [name, value] of element.attributes) {
        expect(name, path).toMatch(attributes);
        if (name === 'href' || name === 'src') expect(value, path).not.toMatch(/^\s*(?:javascript|vbscript|file):/iu);
      }
    }
    const scripts = listElements(page, 'script').filter((script) => !listByClass(page, 'try-data').includes(script));
    expect(scripts.map((script) => script.attributes.get('src')?.endsWith('.js'))).toEqual(
      path === 'print.html' ? [] : [true],
    );
    for (const { children } of listByClass(page, 'try-data')) {
      expect(children.join('')).not.toContain('<');
      expect(JSON.parse(children.join(''))).toHaveProperty('method');
    }
    const [policy] = listElements(page, 'meta').filter(({ attributes: all }) => all.has('http-equiv'));
    expect(policy?.attributes.get('content')).toMatch(
      path === 'print.html'
        ? /^default-src 'none'; style-src 'self'; img-src 'self' data:$/u
        : /script-src 'self'; [^;]*; [^;]*; connect-src 'self' [\w :/.*-]+;/u,
    );
    expect(textOf(page)).toContain('pwned');
  }
  expect(JSON.parse(files.get('search.json') ?? '')).toHaveProperty('entries');
});
