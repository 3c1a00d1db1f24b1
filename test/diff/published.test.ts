/** Reading the sources of published packages, which are compared with those that would be generated now. */
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readPublished, renderSources } from '../../generator/src/commands/diff/packages.js';
import { renderDocument } from '../../generator/src/generate.js';
import { prepareDocument } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

const spec = `
openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    post:
      operationId: createPet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses: { '201': { description: Made., content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } } }
components: { schemas: { Pet: { type: object, properties: { kind: { enum: [cat, dog] } } } } }
`;

test.each(['copy', 'package'] as const)('finds each module that the packages import (runtime: %s)', async (runtime) => {
  const config = { ...testConfig, runtime };
  const { value: rendered } = await renderDocument(await loadText(spec), config);
  const published = new Map<string, string>();
  for (const part of ['types', 'client', 'server'] as const) {
    const files = [...(rendered?.files ?? [])].filter(([path]) => path.startsWith(`${part}/`));
    const packed = new Map(files.map(([path, text]) => [path.slice(part.length + 1), Buffer.from(text)]));
    for (const [path, text] of readPublished(part, packed, '@case/types')) published.set(path, text);
  }
  const { value: prepared } = prepareDocument(await loadText(spec), config);
  if (prepared === undefined) throw new Error('the document has errors');
  const now = await renderSources(prepared.input);
  // A copy has only what the document needs.
  if (runtime === 'package')
    for (const path of ['types/runtime.ts', 'client/runtime/client.ts', 'server/runtime/server.ts'])
      expect(published.get(path), path).toBe(now.get(path));
  const isLeftOut = /\/(?:definition|node|express|fastify|hono)\.ts$|\/(?:examples|validators)/u;
  const lost = [...published].flatMap(([path, text]) =>
    [...text.matchAll(/from '(\.[^']+)\.js'/gu)]
      .map(([, to = '']) => `${posix.join(posix.dirname(path), to)}.ts`)
      .filter((to) => !published.has(to) && !isLeftOut.test(to))
      .map((to) => `${path} imports ${to}`),
  );
  expect(lost).toEqual([]);
});
