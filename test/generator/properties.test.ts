/** Properties that the output has for every document, tested on one document, because each run costs a type check. */
import { beforeAll, describe, expect, test } from 'vitest';
import { changedPaths, type Files, generateFiles, lostLines } from '../support/documents.js';

const entry = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: listPets
      tags: [pets]
      parameters: [{ name: sort, in: query, schema: { type: string, enum: [name, age] } }]
      responses: { '200': { description: OK, content: { application/json: { schema: { type: array, items: { $ref: './pet.yaml#/pet' } } } } } }
  /shops:
    get:
      operationId: listShops
      tags: [shops]
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: './shop.yaml#/shop' } } } } }
`;

const pet = `pet:
  type: object
  required: [zebra, apple]
  properties:
    zebra: { type: string }
    apple: { type: integer }
    '10': { type: string }
    '9': { type: string }
    kind: { type: string, enum: [dog, cat, ant] }
`;

const shop = `shop:
  type: object
  properties:
    name: { type: string }
    size: { type: string, enum: [small, large] }
`;

const files: Files = { 'spec.yaml': entry, 'pet.yaml': pet, 'shop.yaml': shop };

let original: ReadonlyMap<string, string>;

beforeAll(async () => {
  original = await generateFiles(files);
});

/** Returns the changed files and the removed lines, except in files that mirror the whole document. */
async function compare(changed: Files): Promise<{ readonly paths: string[]; readonly lost: string[] }> {
  const outputs = await generateFiles({ ...files, ...changed });
  const paths = changedPaths(original, outputs);
  return { paths, lost: paths.flatMap((path) => lostLines(original.get(path) ?? '', outputs.get(path) ?? '')) };
}

describe('output', () => {
  test('output is the same for every run', async () => {
    expect(changedPaths(original, await generateFiles(files))).toEqual([]);
  });

  test('output does not depend on the folder or the platform', () => {
    const text = [...original.values()].join('\n');
    expect(text).not.toMatch(/trefoil-document-|\r/u);
    expect(text).not.toContain(process.cwd());
  });

  test('output follows the order of the document', () => {
    const names = [...(original.get('types/src/pet.ts') ?? '').matchAll(/^ {2}'?(\w+)'?\??:/gmu)].map(
      (match) => match[1],
    );
    expect(names).toEqual(['9', '10', 'zebra', 'apple', 'kind']);
    expect(original.get('types/src/pet.ts')).toContain("['dog', 'cat', 'ant']");
    expect(original.get('types/src/index.ts')).toMatch(
      /pet\.js.*shop\.js.*operations\/pets\.js.*operations\/shops\.js/su,
    );
  });

  test('output files end with one line break', () => {
    for (const [path, text] of original) expect(/[^\n]\n$/u.test(text), path).toBe(true);
  });
});

describe('changes of the document', () => {
  test('a change in one schema affects only the files of that schema', async () => {
    const { paths } = await compare({ 'pet.yaml': pet.replace('apple: { type: integer }', 'apple: { type: string }') });
    expect(paths).toEqual([
      'server/README.md',
      'server/examples.js',
      'server/validators/schemas.js',
      'types/src/pet.ts',
    ]);
  });

  test('a change in a description affects only the files that show the description', async () => {
    const { paths } = await compare({
      'shop.yaml': shop.replace('type: object', 'type: object\n  description: Sells pets.'),
    });
    expect(paths).toEqual(['types/src/shop.ts']);
  });

  test('a new schema with the name of a derived type renames the derived type', async () => {
    const outputs = await generateFiles({
      ...files,
      'spec.yaml': `${entry}components: { schemas: { PetKind: { type: object } } }\n`,
    });
    expect(outputs.get('types/src/schemas.ts')).toContain('export type PetKind = ');
    expect(outputs.get('types/src/pet.ts')).toContain('kind?: PetKindValue;');
  });

  test('a new schema changes no existing names, and affects only indexes and new files', async () => {
    const added = `${entry}components: { schemas: { unrelated: { $ref: './new.yaml#/new' } } }\n`;
    const { paths, lost } = await compare({
      'spec.yaml': added,
      'new.yaml': 'new: { type: object, properties: { name: { type: string } } }\n',
    });
    expect(lost).toEqual([]);
    expect(paths).toEqual([
      'server/validators/schemas.d.ts',
      'server/validators/schemas.js',
      'types/src/index.ts',
      'types/src/new.ts',
    ]);
  });

  test('a new operation does not change existing names', async () => {
    const added = entry.replace(
      '  /shops:',
      "  /pets/{id}:\n    get:\n      operationId: getPet\n      tags: [pets]\n      parameters: [{ name: id, in: path, required: true, schema: { type: string, enum: [a, b] } }]\n      responses: { '204': { description: Done } }\n  /shops:",
    );
    const { paths, lost } = await compare({ 'spec.yaml': added });
    expect(paths.filter((path) => path.includes('shops'))).toEqual([]);
    // Import lists grow within their line.
    expect(lost.filter((line) => !line.startsWith('import '))).toEqual([]);
  });
});
