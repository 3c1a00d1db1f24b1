/** Handwritten pages for tests of the site's script: forms, tabs, and search entries. */
import type { ServerResponse } from 'node:http';
import type { TryData } from '../../generator/site/try-data.js';
import type { Recorded } from './site-server.js';

export const hostile = '</script><img src=x onerror="window.hacked=1">';

export const hostileData: TryData = {
  method: 'POST',
  path: '/hostile',
  accept: null,
  servers: [{ url: `http://127.0.0.1:1/${hostile}`, description: hostile, variables: [] }],
  security: [{ [hostile]: [hostile] }, {}],
  schemes: [{ name: hostile, type: 'oauth2', apply: 'applyHeader', prefix: 'Bearer ', credential: 'from the page' }],
  parameters: [
    {
      name: hostile,
      in: 'query',
      required: true,
      type: 'string',
      enum: [hostile],
      example: hostile,
      default: hostile,
      description: hostile,
      writer: { name: hostile, in: 'query', write: 'writeScalarPair' },
    },
  ],
  body: { required: true, content: [{ mediaType: 'text/plain', kind: 'text', example: hostile }] },
  responses: [{ status: 'default', description: hostile }],
};

export const deletion: TryData = {
  method: 'DELETE',
  path: '/pets/{id}',
  accept: null,
  servers: [{ url: 'http://127.0.0.1:{port}', variables: [{ name: 'port', default: '1' }] }],
  security: [{ key: [] }],
  schemes: [{ name: 'key', type: 'apiKey', apply: 'applyQuery', in: 'query', parameter: 'key' }],
  parameters: [
    {
      name: 'id',
      in: 'path',
      required: true,
      type: 'string',
      example: 'a b',
      writer: { name: 'id', in: 'path', write: 'writeScalar' },
    },
    {
      name: 'hard',
      in: 'query',
      required: true,
      type: 'boolean',
      example: 'true',
      writer: { name: 'hard', in: 'query', write: 'writeScalarPair' },
    },
  ],
  responses: [],
};

export const samples = `<div class="tabs"><div class="tab-list"></div><section class="tab" data-label="200"><p>Found</p></section>
<section class="tab" data-label="404"><p>Not found</p></section></div><div class="tabs" data-tabs="sample"><div class="tab-list"></div>
<section class="tab" data-label="curl"><h4 class="tab-title">curl</h4><div class="code"><pre><code>curl 'a' &amp;&amp; b</code></pre></div></section>
<section class="tab" data-label="client"><h4 class="tab-title">client</h4><p>await client()</p></section></div>`;
const details = [1, 2, 3].map((index) => `<li><details><summary>field ${index}</summary><p>text</p></details></li>`);
export const fields = `<ul class="fields">${details.join('')}</ul>${'<p>text</p>'.repeat(200)}`;

export const entries = [
  ['operation', 'List pets', 'GET /pets', 'reference/listPets.html', 'all animals'],
  ['schema', 'Pet', 'An animal', 'schemas/Pet.html', ''],
  ['field', 'Pet.petName', 'The name of a pet', 'schemas/Pet.html#petName', ''],
  ['section', hostile, hostile, 'javascript:window.hacked=1', 'evil'],
  ['section', `evil ${hostile}`, hostile, 'index.html', ''],
  ...Array.from({ length: 40 }, (_, index) => ['schema', `Order ${index}`, 'many', `schemas/Order${index}.html`, '']),
];

/** Responds to requests whose responses the tests read. Other requests get the recorder's response. */
export async function respond({ url }: Recorded, response: ServerResponse): Promise<void> {
  if (url.includes('/stream')) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const piece of ['data: fir', 'st\n\n', 'data: second\n\n']) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    response.end();
  } else if (url.includes('/styles')) {
    const body = JSON.stringify({ text: hostile }).replace('}', ',"id":12345678901234567890}');
    response.writeHead(200, { 'content-type': 'application/json', 'x-hostile': '<b>' }).end(body);
  } else if (url.includes('/xml')) {
    response.writeHead(404, { 'content-type': 'application/pdf' }).end('%PDF');
  }
}
