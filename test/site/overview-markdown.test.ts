/** The first page as Markdown has what the page has: one title, the first steps and the security schemes. */
import { expect, test } from 'vitest';
import { shiftHeadings } from '../../generator/src/commands/reference/site/markdown/overview.js';
import { makeSiteOf } from './site-pages.js';

test('the Markdown of the first page has the first steps and the security schemes below one title', async () => {
  const { files } = await makeSiteOf({
    openapi: '3.1.0',
    info: {
      title: 'Shop',
      version: '1',
      description: 'Sells things.\n\nNote\n====\n\n# Get an API key\n\nAsk us.\n\n## More\n\nEnd.',
    },
    servers: [{ url: 'https://shop.example' }],
    paths: {
      '/a': {
        get: {
          operationId: 'listOrders',
          summary: 'List orders',
          tags: ['orders'],
          security: [{ key: [] }],
          responses: { '204': { description: 'Done' } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key', description: 'Of a *shop*.' } },
    },
  });
  const text = files.get('index.md') ?? '';
  const outside = text.replaceAll(/^```[\s\S]*?^```$/gmu, '');
  expect(outside.match(/^#+ .*$/gmu)).toEqual([
    '# Shop',
    '## Note',
    '## Start',
    '### 1. Get a credential',
    '### 2. Make the first call',
    '### 3. Install the TypeScript client',
    '### 4. Call it from TypeScript',
    '## Get an API key',
    '### More',
    '## Security schemes',
    '## Guides',
    '## Reference',
  ]);
  expect(text).toContain('See [Get an API key](#get-an-api-key). This call needs [`key`](#security-schemes).\n');
  expect(text).toContain('[List orders](reference/orders/listOrders.md), with curl:\n\n```bash\ncurl ');
  expect(text).toContain('```bash\nnpm install @case/client\n```\n');
  expect(text).toContain('- `key`: the header `X-Key: API_KEY`. Of a *shop*.\n');
});

test.each([
  ['# A\n\n## B', '## A\n\n### B'],
  ['## A\n\n### B', '## A\n\n### B'],
  ['A\n=\n\nB\n---', '## A\n\n### B'],
  ['###### A\n\n# B', '###### A\n\n## B'],
  ['# A\n\n```sh\n# comment\nx\n===\n```', '## A\n\n```sh\n# comment\nx\n===\n```'],
  ['#tag and text', '#tag and text'],
])('headings are shifted below the title of the page: %j', (text, expected) => {
  expect(shiftHeadings(text)).toBe(expected);
});
