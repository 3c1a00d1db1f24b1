/**
 * The single document made of several files: each referenced part gets a free name, and components keep theirs. A unit
 * test, because the generated code shows only some of these names and no pointers.
 */
import { describe, expect, test } from 'vitest';
import { type Files, loadFiles } from '../support/documents.js';

const head = `openapi: 3.1.0\ninfo: { title: Case, version: '1' }\n`;
const text = '{ type: string }';

/** One operation per schema, each with a response of that schema. */
function replies(...refs: readonly string[]): string {
  return `paths:\n${refs
    .map(
      (ref, at) =>
        `  /p${at}: { get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '${ref}' } } } } } } }\n`,
    )
    .join('')}`;
}

interface Whole {
  readonly refs: readonly unknown[];
  readonly schemas: unknown;
}

function read(root: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);
}

async function load(files: Files): Promise<Whole> {
  const { root } = await loadFiles(files);
  const reply = ['get', 'responses', '200', 'content', 'application/json', 'schema'];
  const items = Object.values(Object(read(root, 'paths')));
  return {
    refs: items.map((item) => {
      const schema = read(item, ...reply);
      return read(schema, '$ref') ?? schema;
    }),
    schemas: read(root, 'components', 'schemas'),
  };
}

function at(name: string): string {
  return `#/components/schemas/${name}`;
}

describe('schemas of other files', () => {
  test('schemas in other files are named after their key or file', async () => {
    const files = {
      'spec.yaml': head + replies('a.yaml#/Pet', 'pet.yaml', 'a.yaml#/Pet'),
      'a.yaml': `Pet: ${text}`,
      'pet.yaml': text,
    };
    const { refs, schemas } = await load(files);
    expect(refs).toEqual([at('Pet'), at('pet'), at('Pet')]);
    expect(schemas).toEqual({ Pet: { type: 'string' }, pet: { type: 'string' } });
  });

  test('names of schemas in other files get the key, the file or a number as a prefix if they collide', async () => {
    const files = {
      'spec.yaml':
        head +
        replies(
          'a.yaml#/Pet',
          'b.yaml#/definitions/Pet',
          'c.yaml#/Pet',
          'x/c.yaml#/Pet',
          'y/c.yaml#/Pet',
          'd.yaml',
          'x/d.yaml',
        ),
      'a.yaml': `Pet: ${text}`,
      'b.yaml': `definitions: { Pet: ${text} }`,
      'c.yaml': `Pet: ${text}`,
      'x/c.yaml': `Pet: ${text}`,
      'y/c.yaml': `Pet: ${text}`,
      'd.yaml': text,
      'x/d.yaml': text,
    };
    const { refs } = await load(files);
    const names = ['Pet', 'definitions-Pet', 'c_Pet', 'c_Pet-2', 'c_Pet-3', 'd', 'd-2'];
    expect(refs).toEqual(names.map(at));
  });

  test('schemas in other files do not take the name of a component', async () => {
    const components = `components: { schemas: { Pet: { type: integer } } }\n`;
    const files = { 'spec.yaml': head + replies('a.yaml#/Pet', at('Pet')) + components, 'a.yaml': `Pet: ${text}` };
    const { refs, schemas } = await load(files);
    expect(refs).toEqual([at('a_Pet'), at('Pet')]);
    expect(schemas).toEqual({ Pet: { type: 'integer' }, a_Pet: { type: 'string' } });
  });

  test('a schema in another file that several components refer to becomes the component of the same name', async () => {
    const components = `components: { schemas: { Other: { $ref: 'a.yaml#/Pet' }, Pet: { $ref: 'a.yaml#/Pet' }, Third: { $ref: 'a.yaml#/Pet' } } }\n`;
    const files = { 'spec.yaml': head + replies('a.yaml#/Pet') + components, 'a.yaml': `Pet: ${text}` };
    const { refs, schemas } = await load(files);
    expect(refs).toEqual([at('Pet')]);
    expect(schemas).toEqual({ Other: { $ref: at('Pet') }, Pet: { type: 'string' }, Third: { $ref: at('Pet') } });
  });

  test('schemas in other files keep their names if components or components.schemas is itself a $ref to that file', async () => {
    for (const components of [
      `components: { schemas: { $ref: 'all.yaml#/schemas' } }\n`,
      `components: { $ref: 'all.yaml' }\n`,
    ]) {
      const files = {
        'spec.yaml': head + replies('all.yaml#/schemas/Pet', at('Owner')) + components,
        'all.yaml': `schemas: { Pet: ${text}, Owner: { type: object, properties: { pet: { $ref: '#/schemas/Pet' } } } }`,
      };
      const { refs, schemas } = await load(files);
      expect(refs, components).toEqual([at('Pet'), at('Owner')]);
      expect(schemas).toMatchObject({ Pet: { type: 'string' }, Owner: { properties: { pet: { $ref: at('Pet') } } } });
      expect(Object.keys(Object(schemas))).toHaveLength(2);
    }
  });

  test('discriminator mappings can refer to schemas in other files', async () => {
    const pet = `{ oneOf: [{ $ref: 'cat.yaml' }], discriminator: { propertyName: kind, mapping: { a: 'cat.yaml', b: '#/Dog', c: Named, d: 'gone.yaml' } } }`;
    const files = {
      'spec.yaml': head + replies('pets.yaml#/Pet'),
      'pets.yaml': `Pet: ${pet}\nDog: ${text}`,
      'cat.yaml': text,
    };
    const { schemas } = await load(files);
    expect(read(schemas, 'Pet', 'discriminator', 'mapping')).toEqual({
      a: at('cat'),
      b: at('Dog'),
      c: 'Named',
      d: 'gone.yaml',
    });
  });

  test('references to schemas in other files keep the keywords beside them', async () => {
    const files = {
      'spec.yaml': `${head}paths:\n  /p0: { get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: 'a.yaml#/Pet', minLength: 2 } } } } } } }\n`,
      'a.yaml': `Pet: ${text}`,
    };
    const { root } = await loadFiles(files);
    expect(read(root, 'paths', '/p0', 'get', 'responses', '200', 'content', 'application/json', 'schema')).toEqual({
      $ref: at('Pet'),
      minLength: 2,
    });
  });
});

describe('path items of other files', () => {
  const put = (item: string, file: string): Files => ({
    'spec.yaml': `${head}paths: { /p0: ${item} }\n`,
    'items.yaml': file,
  });
  const get = (id: string): string => `{ operationId: ${id}, responses: { '204': { description: Done } } }`;

  test('path items in other files are merged with the keywords beside the reference', async () => {
    const { root } = await loadFiles(
      put(
        `{ $ref: 'items.yaml#/one', summary: Own, get: ${get('own')} }`,
        `one: { summary: Theirs, get: ${get('theirs')}, put: ${get('put')} }`,
      ),
    );
    expect(read(root, 'paths', '/p0')).toMatchObject({
      summary: 'Own',
      get: { operationId: 'own' },
      put: { operationId: 'put' },
    });
  });

  test('path items in other files can refer to another path item', async () => {
    const { root } = await loadFiles(
      put(`{ $ref: 'items.yaml#/one' }`, `one: { $ref: '#/two' }\ntwo: { get: ${get('two')} }`),
    );
    expect(read(root, 'paths', '/p0', 'get', 'operationId')).toBe('two');
  });

  test('path items in other files have locations in their file', async () => {
    const document = await loadFiles(put(`{ $ref: 'items.yaml#/one' }`, `one:\n  get: ${get('theirs')}\n`));
    const place = document.locate('/paths/~1p0/get/operationId');
    expect([place.file.endsWith('items.yaml'), place.line]).toEqual([true, 2]);
    expect(document.originOf('/paths/~1p0/get')).toEqual({
      file: expect.stringMatching(/items\.yaml$/u),
      pointer: '/one/get',
    });
    expect(document.originOf('/paths').file).toMatch(/spec\.yaml$/u);
  });
});
