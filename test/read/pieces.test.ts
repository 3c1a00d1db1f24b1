/**
 * What a document of several files is in one piece: what is reached gets a name that is free, and what has one keeps it.
 * Unit test: what is generated shows some of these names only, and pointers not at all.
 */
import { describe, expect, test } from 'vitest';
import { type Files, loadFiles } from '../support/documents.js';

const head = `openapi: 3.1.0\ninfo: { title: Case, version: '1' }\n`;
const text = '{ type: string }';

/** Answers of as many operations, one of each schema. */
const replies = (...refs: readonly string[]): string =>
  `paths:\n${refs
    .map(
      (ref, at) =>
        `  /p${at}: { get: { responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '${ref}' } } } } } } }\n`,
    )
    .join('')}`;

interface Whole {
  readonly refs: readonly unknown[];
  readonly schemas: unknown;
}

const read = (root: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);

const load = async (files: Files): Promise<Whole> => {
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
};

const at = (name: string): string => `#/components/schemas/${name}`;

describe('a schema of another file', () => {
  test('is called as where it stands', async () => {
    const files = {
      'spec.yaml': head + replies('a.yaml#/Pet', 'pet.yaml', 'a.yaml#/Pet'),
      'a.yaml': `Pet: ${text}`,
      'pet.yaml': text,
    };
    const { refs, schemas } = await load(files);
    expect(refs).toEqual([at('Pet'), at('pet'), at('Pet')]);
    expect(schemas).toEqual({ Pet: { type: 'string' }, pet: { type: 'string' } });
  });

  test('is told from others of its name: by what it stands in, by its file, by a number', async () => {
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

  test('does not take the name of a component', async () => {
    const components = `components: { schemas: { Pet: { type: integer } } }\n`;
    const files = { 'spec.yaml': head + replies('a.yaml#/Pet', at('Pet')) + components, 'a.yaml': `Pet: ${text}` };
    const { refs, schemas } = await load(files);
    expect(refs).toEqual([at('a_Pet'), at('Pet')]);
    expect(schemas).toEqual({ Pet: { type: 'integer' }, a_Pet: { type: 'string' } });
  });

  test('is the component that refers to it, of several the one of its name', async () => {
    const components = `components: { schemas: { Other: { $ref: 'a.yaml#/Pet' }, Pet: { $ref: 'a.yaml#/Pet' }, Third: { $ref: 'a.yaml#/Pet' } } }\n`;
    const files = { 'spec.yaml': head + replies('a.yaml#/Pet') + components, 'a.yaml': `Pet: ${text}` };
    const { refs, schemas } = await load(files);
    expect(refs).toEqual([at('Pet')]);
    expect(schemas).toEqual({ Other: { $ref: at('Pet') }, Pet: { type: 'string' }, Third: { $ref: at('Pet') } });
  });

  test('may be one of all that another file holds', async () => {
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

  test('is meant by a discriminator, too', async () => {
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

  test('has what stands beside the reference to it', async () => {
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

describe('a path item of another file', () => {
  const put = (item: string, file: string): Files => ({
    'spec.yaml': `${head}paths: { /p0: ${item} }\n`,
    'items.yaml': file,
  });
  const get = (id: string): string => `{ operationId: ${id}, responses: { '204': { description: Done } } }`;

  test('stands where it is referred to, below what stands beside the reference', async () => {
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

  test('may refer to the next, but not to itself', async () => {
    const { root } = await loadFiles(
      put(`{ $ref: 'items.yaml#/one' }`, `one: { $ref: '#/two' }\ntwo: { get: ${get('two')} }`),
    );
    expect(read(root, 'paths', '/p0', 'get', 'operationId')).toBe('two');
  });

  test('is found where it stands', async () => {
    const document = await loadFiles(put(`{ $ref: 'items.yaml#/one' }`, `one:\n  get: ${get('theirs')}\n`));
    const place = document.locate('/paths/~1p0/get/operationId');
    expect([place.file.endsWith('items.yaml'), place.line]).toEqual([true, 2]);
    expect(document.fileOf('/paths/~1p0/get')).toMatch(/items\.yaml$/u);
    expect(document.fileOf('/paths')).toMatch(/spec\.yaml$/u);
  });
});
