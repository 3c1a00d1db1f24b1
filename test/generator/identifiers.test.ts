/**
 * References by `$id` and `$anchor` become references by pointer (JSON Schema 2020-12 core, 8.2; OpenAPI 3.2, 4.1). A
 * unit test, because no output shows how a reference was resolved.
 */
import { describe, expect, test } from 'vitest';
import { settleIdentifiers } from '../../generator/src/openapi/resolve/identifiers.js';

function document(schemas: object, more: object = {}): object {
  return {
    openapi: '3.2.0',
    info: { title: 'Case', version: '1' },
    ...more,
    components: { schemas },
  };
}

/** Returns the schemas of a document after its identifiers are resolved. */
function settle(schemas: object, more?: object): unknown {
  return Reflect.get(Object(Reflect.get(Object(settleIdentifiers(document(schemas, more))), 'components')), 'schemas');
}

describe('references by name', () => {
  test.each<[what: string, ref: string, target: object, more?: object]>([
    ['to an anchor', '#pet', { $anchor: 'pet' }],
    ['to a dynamic anchor', '#pet', { $dynamicAnchor: 'pet' }],
    ['to an identifier', 'https://a.example/pet', { $id: 'https://a.example/pet' }],
    ['to an anchor of an identifier', 'https://a.example/pet#it', { $id: 'https://a.example/pet', $anchor: 'it' }],
    ['to an identifier below the document', 'pet', { $id: 'pet' }, { $self: 'https://a.example/api' }],
    [
      'to an identifier by its whole address',
      'https://a.example/x/pet',
      { $id: 'pet' },
      { $self: 'https://a.example/x/api' },
    ],
  ])('a reference %s becomes a reference by JSON pointer', (_, ref, target, more) => {
    const settled = settle({ Pet: { type: 'string', ...target }, It: { $ref: ref } }, more);
    expect(settled).toMatchObject({ Pet: { type: 'string' }, It: { $ref: '#/components/schemas/Pet' } });
    expect(Object.keys(Object(Reflect.get(Object(settled), 'Pet')))).not.toContain('$anchor');
    expect(Object.keys(Object(Reflect.get(Object(settled), 'Pet')))).not.toContain('$id');
  });

  test('references by name are escaped if the pointer to the target has special characters', () => {
    expect(settle({ 'a/b ~%#': { $anchor: 'it' }, It: { $ref: '#it' } })).toMatchObject({
      It: { $ref: '#/components/schemas/a~1b ~0%25%23' },
    });
  });

  test('references by name are resolved within the nearest $id', () => {
    const own = { $id: 'https://a.example/own', $defs: { inner: { $anchor: 'it' } }, items: { $ref: '#it' } };
    expect(settle({ Outer: { $anchor: 'it', type: 'string' }, Own: own, Third: { $ref: '#it' } })).toMatchObject({
      Own: { items: { $ref: '#/components/schemas/Own/$defs/inner' } },
      Third: { $ref: '#/components/schemas/Outer' },
    });
  });

  test.each([
    ['a missing name', { Pet: { $anchor: 'pet' }, It: { $ref: '#other' } }, { It: { $ref: '#other' } }],
    ['another file', { Pet: { $anchor: 'pet' }, It: { $ref: 'other.yaml#pet' } }, { It: { $ref: 'other.yaml#pet' } }],
  ])('references by name to %s are left unchanged', (_, schemas, expected) => {
    const It = Reflect.get(Object(settle(schemas)), 'It');
    expect([expected.It, { $dynamicRef: expected.It.$ref }]).toContainEqual(It);
  });

  test('references by name do not change a document without names', () => {
    const plain = document({ Pet: { type: 'string' }, It: { $ref: '#/components/schemas/Pet' } });
    expect(settleIdentifiers(plain)).toBe(plain);
    expect(settleIdentifiers('text')).toBe('text');
  });
});

describe('dynamic references', () => {
  test('a dynamic reference resolves to the dynamic anchor at the top level of its own schema', () => {
    expect(settle({ Pet: { $dynamicAnchor: 'pet' }, It: { $dynamicRef: '#pet' } })).toMatchObject({
      It: { $ref: '#/components/schemas/Pet' },
    });
  });

  test('a dynamic reference beside another $ref is moved to allOf', () => {
    const named = { Pet: { $dynamicAnchor: 'pet' }, Base: { $anchor: 'base' } };
    expect(settle({ ...named, It: { $ref: '#base', $dynamicRef: '#pet' } })).toMatchObject({
      It: { $ref: '#/components/schemas/Base', allOf: [{ $ref: '#/components/schemas/Pet' }] },
    });
    expect(settle({ ...named, It: { $ref: '#base', $dynamicRef: '#pet', allOf: [{ type: 'object' }] } })).toMatchObject(
      {
        It: {
          $ref: '#/components/schemas/Base',
          allOf: [{ type: 'object' }, { $ref: '#/components/schemas/Pet' }],
        },
      },
    );
  });

  /** A list whose item type depends on the schema that refers to it. */
  const generic = {
    List: { $id: 'list', type: 'array', items: { $dynamicRef: '#item' }, $defs: { item: { $dynamicAnchor: 'item' } } },
    Numbers: { $id: 'numbers', $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type: 'number' } } },
    Texts: { $id: 'texts', $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type: 'string' } } },
  };

  test('a dynamic reference resolves to the outermost anchor; the schema is copied for each such anchor', () => {
    const settled = settle(generic);
    const numbers = '#/components/schemas/List Numbers item';
    expect(settled).toMatchObject({
      List: { items: { $ref: '#/components/schemas/List/$defs/item' } },
      Numbers: { $ref: numbers },
      Texts: { $ref: '#/components/schemas/List Texts item' },
      'List Numbers item': { type: 'array', items: { $ref: '#/components/schemas/Numbers/$defs/item' } },
      'List Texts item': { type: 'array', items: { $ref: '#/components/schemas/Texts/$defs/item' } },
    });
    expect(Object.keys(Object(settled))).toHaveLength(5);
  });

  test('copies of schemas with dynamic references are added to the $defs of a schema file', () => {
    const settled = settleIdentifiers({ $defs: generic, $ref: 'numbers' });
    expect(settled).toMatchObject({
      $ref: '#/$defs/Numbers',
      $defs: { Numbers: { $ref: '#/$defs/List Numbers item' }, 'List Numbers item': { type: 'array' } },
    });
    // A schema without `$defs` gets `$defs`.
    const { List, Numbers } = generic;
    const root = { properties: { list: List, numbers: Numbers } };
    expect(Object.keys(Object(Reflect.get(Object(settleIdentifiers(root)), '$defs')))).toHaveLength(1);
  });

  test('copies of schemas with dynamic references do not overwrite existing names', () => {
    const settled = Object(settle({ ...generic, 'List Numbers item': { type: 'boolean' } }));
    expect(settled['List Numbers item']).toEqual({ type: 'boolean' });
    expect(settled.Numbers.$ref).toMatch(/^#\/components\/schemas\/List Numbers item.+/u);
    expect(Object.keys(settled)).toHaveLength(6);
  });
});
