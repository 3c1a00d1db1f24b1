/**
 * A long-lived process generates the same files as a new one after any edit, although it caches everything that the
 * edit does not affect. A unit test, because no command keeps a process across runs.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Json } from '../../generator/runtime/codec/operation.js';
import { createGenerationCache, type GenerationCache } from '../../generator/src/emit/cache.js';
import { generate } from '../../generator/src/generate.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { readCaseDocuments } from '../support/case-documents.js';
import { type Files, makeFolder, testConfig } from '../support/documents.js';
import { drawSample, isLong, testSeed } from '../support/long.js';
import { mutate } from '../support/mutate.js';

/** A document with every element that has a text or an example, under two tags. */
const rich = `
openapi: 3.1.0
info: { title: Rich, version: '1', summary: Of the API, description: Of all }
externalDocs: { url: 'https://docs.example', description: Of the documents }
servers: [{ url: 'https://pets.example/{v}', description: Of the server, variables: { v: { default: '1', description: Of the variable } } }]
tags:
  - { name: pets, summary: Of pets, description: Of the pets, externalDocs: { url: 'https://pets.example', description: Of more pets } }
  - { name: owners, description: Of owners }
paths:
  /pets/{id}:
    summary: Of the path
    description: Of the whole path
    parameters: [{ name: id, in: path, required: true, description: Of the id, example: p1, schema: { type: string, description: Of the schema of the id } }]
    get:
      operationId: getPet
      tags: [pets]
      summary: Of getting
      description: Of getting a pet
      externalDocs: { url: 'https://get.example', description: Of more }
      parameters: [{ name: sort, in: query, description: Of sorting, example: up, schema: { type: string, enum: [up, down], description: Of the order } }]
      security: [{ key: [] }]
      responses:
        '200':
          description: Of the answer
          headers: { x-count: { description: Of the header, schema: { type: integer, description: Of the number } } }
          content: { application/json: { example: { name: Bo }, schema: { $ref: '#/components/schemas/Pet' } } }
          links: { owner: { operationId: putOwner, description: Of the link } }
        '404': { $ref: '#/components/responses/Gone' }
  /owners:
    put:
      operationId: putOwner
      tags: [owners]
      description: Of putting
      requestBody:
        description: Of the body
        content:
          application/json:
            examples: { one: { summary: Of the example, description: Of this example, value: { name: Al, kind: person } } }
            schema:
              description: Of the inline object
              type: object
              properties:
                name: { type: string, description: Of the inline name, examples: [Al] }
                kind: { type: string, enum: [person, firm], description: Of the kinds }
                pet: { allOf: [{ $ref: '#/components/schemas/Pet' }, { type: object, properties: { more: { type: string, description: Of more of it } } }], description: Of the pet of an owner }
      responses: { '204': { description: Of nothing }, '404': { $ref: '#/components/responses/Gone' } }
      callbacks: { told: { '{$request.body#/name}': { post: { operationId: told, summary: Of being told, description: Of who is told, requestBody: { description: Of what is told, content: { application/json: { example: { name: Bo }, schema: { $ref: '#/components/schemas/Pet' } } } }, responses: { '204': { description: Of it } } } } } }
  /untagged: { get: { operationId: untagged, summary: Of no tag, responses: { '200': { description: OK, content: { text/plain: { example: Hello, schema: { type: string, description: Of the text } } } } } } }
webhooks:
  lost: { post: { operationId: lost, summary: Of a loss, description: Of the loss, requestBody: { content: { application/json: { schema: { type: object, description: Of what was lost, properties: { what: { type: string, description: Of it, examples: [ball] } } } } } }, responses: { '204': { description: Of thanks } } } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: x-key, description: Of the key } }
  responses: { Gone: { description: Of being gone, content: { application/json: { example: { message: Gone }, schema: { $ref: '#/components/schemas/Problem' } } } } }
  schemas:
    Pet: { type: object, title: A pet, description: Of a pet, required: [name], properties: { name: { type: string, description: Of the name, examples: [Bo] }, state: { type: string, enum: [here, gone], description: Of the state } } }
    Problem: { type: object, description: Of a problem, example: { message: No }, properties: { message: { type: string, description: Of the message, default: No } } }
`;

const textKeys = [
  'summary',
  'description',
  'title',
  'example',
  'examples',
  'value',
  'default',
  'message',
  'what',
  'name',
];

/** Returns every possible change of one text for readers, as functions that edit the copy they are given. */
function listRewordings(document: unknown): (() => void)[] {
  const places: (() => void)[] = [];
  const visit = (value: unknown, isText: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      const isOwn = textKeys.includes(key) || (isText && Array.isArray(value));
      if (typeof item === 'string' && isOwn)
        places.push(() => Object.defineProperty(value, key, { value: `${item} again`, enumerable: true }));
      visit(item, isOwn);
    }
  };
  visit(document, false);
  return places;
}

/** Returns a copy in which one text is changed. The number selects the text, modulo the number of texts. */
function reword(document: Json, at: number): Json {
  const copy = structuredClone(document);
  const ways = listRewordings(copy);
  ways[at % Math.max(ways.length, 1)]?.();
  return copy;
}

/** Returns everything that a run outputs for a folder. */
async function run(folder: string, memory?: GenerationCache): Promise<object> {
  const document = await loadDocument('spec.json', {
    allowNetwork: false,
    cwd: folder,
    isTolerant: true,
    ...(memory && { memory: memory.read }),
  });
  if (Array.isArray(document)) return { diagnostics: document };
  const { files, skipped, diagnostics } = await generate(document, testConfig, undefined, memory);
  return { files: [...files], skipped, diagnostics };
}

/** Saves documents one after another with a long-lived process; returns the number of texts it cached. */
async function save(files: Files, documents: Iterable<Json>): Promise<number> {
  const { folder, remove } = await makeFolder({ ...files, 'spec.json': '{}' });
  const memory = createGenerationCache();
  let kept = 0;
  try {
    for (const document of documents) {
      await writeFile(join(folder, 'spec.json'), JSON.stringify(document, null, 1));
      const { last } = memory;
      expect(await run(folder, memory)).toEqual(await run(folder));
      for (const [path, module] of memory.last === last ? [] : (memory.last?.modules ?? []))
        if (last?.modules.get(path) === module) kept += 1;
    }
  } finally {
    await remove();
  }
  return kept;
}

test('cached and uncached generation give the same output after single strings are edited', async () => {
  const parsed: unknown = parse(rich);
  const document = JSON.parse(JSON.stringify(parsed)) as Json;
  const count = listRewordings(document).length;
  expect(count).toBe(71);
  const places = Array.from({ length: count }, (_, at) => at);
  const drawn = drawSample(places, 24, 'texts');
  // Each edit is undone before the next, so that documents differ in one text only and no edit hides another's effect.
  const documents = drawn.flatMap((at) => [document, reword(document, at)]);
  const kept = await save({}, documents);
  expect(kept).toBeGreaterThan(drawn.length * 10);
});

const edit = fc.record({ isText: fc.nat(3).map((each) => each > 0), kind: fc.nat(), at: fc.nat(), from: fc.nat() });

test(`generation with a cache matches generation without one after random edits (TEST_SEED=${testSeed})`, async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...readCaseDocuments()),
    fc.array(edit, { minLength: 2, maxLength: 6 }),
    async ({ document, files }, edits) => {
      const documents = [document];
      for (const { isText, ...step } of edits) {
        const last = documents.at(-1) ?? null;
        documents.push(isText ? reword(last, step.at) : mutate(last, [step]));
      }
      await save(files, documents);
    },
  );
  await fc.assert(property, { seed: testSeed, numRuns: 1_000_000, interruptAfterTimeLimit: (isLong ? 40 : 3) * 1000 });
});
