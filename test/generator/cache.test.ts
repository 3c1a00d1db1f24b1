/**
 * A long-lived process generates the same files as a new one, whatever was saved between its runs. A unit test, because
 * no command keeps a process across runs, and `npm run dev` takes seconds for each save.
 */
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFor } from '../../generator/src/cli/load.js';
import { createGenerationCache, type GenerationCache } from '../../generator/src/emit/cache.js';
import { generate } from '../../generator/src/generate.js';
import { loadDocument } from '../../generator/src/openapi/document.js';

function openapi(title: string): string {
  return `openapi: 3.1.0
info: { title: ${title}, version: '1' }
paths: { $ref: './paths.yaml' }
components: { schemas: { Pet: { $ref: './pet.yaml#/Pet' } } }
`;
}
function paths(summary: string): string {
  return `/pets:
  get:
    operationId: listPets
    summary: ${summary}
    responses: { '200': { description: Pets, content: { application/json: { schema: { $ref: './pet.yaml#/Pet' } } } } }
`;
}
function pet(name: string): string {
  return `Pet: { type: object, required: [${name}], properties: { ${name}: { type: string } } }
`;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trefoil-memory-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function at(name: string): string {
  return join(folder, name);
}

/** Returns everything that a run outputs. */
async function run(memory?: GenerationCache): Promise<object> {
  const document = await loadDocument('openapi.yaml', {
    allowNetwork: false,
    cwd: folder,
    ...(memory && { memory: memory.read }),
  });
  if (Array.isArray(document)) return { diagnostics: document };
  const options = { scope: '@pets' };
  const config = configFor(undefined, options, document.root);
  const { files, diagnostics } = await generate(document, config, undefined, memory);
  return { files: [...files], diagnostics };
}

const saves: readonly (readonly [title: string, save: () => Promise<void>, isGood: boolean])[] = [
  [
    'the beginning',
    async () => {
      await writeFile(at('openapi.yaml'), openapi('Pets'));
      await writeFile(at('paths.yaml'), paths('List pets'));
      await writeFile(at('pet.yaml'), pet('name'));
    },
    true,
  ],
  ['nothing', async () => {}, true],
  ['a text', () => writeFile(at('paths.yaml'), paths('List all pets')), true],
  ['a type', () => writeFile(at('pet.yaml'), pet('title')), true],
  ['broken YAML', () => writeFile(at('pet.yaml'), 'Pet: ['), false],
  ['an error elsewhere meanwhile', () => writeFile(at('paths.yaml'), paths('*nobody')), false],
  ['one of two mended', () => writeFile(at('pet.yaml'), pet('name')), false],
  ['both mended', () => writeFile(at('paths.yaml'), paths('List pets')), true],
  ['a deleted file', () => rm(at('pet.yaml')), false],
  ['the file again, with another text', () => writeFile(at('pet.yaml'), pet('label')), true],
  ['a renamed file', () => rename(at('paths.yaml'), at('other.yaml')), false],
  ['the file under its name', () => rename(at('other.yaml'), at('paths.yaml')), true],
  ['the entry', () => writeFile(at('openapi.yaml'), openapi('Animals')), true],
  ['a broken entry', () => writeFile(at('openapi.yaml'), 'openapi: ['), false],
  ['a mended entry', () => writeFile(at('openapi.yaml'), openapi('Pets')), true],
];

test('cached and uncached generation give the same output and diagnostics after each save', async () => {
  const memory = createGenerationCache();
  let last: object = {};
  for (const [title, save, isGood] of saves) {
    await save();
    const made = await run(memory);
    expect(made, title).toEqual(await run());
    expect('files' in made && Array.isArray(made.files) && made.files.length > 30, title).toBe(isGood);
    if (title === 'nothing') expect(made).toEqual(last);
    else expect(made, title).not.toEqual(last);
    last = made;
  }
});
