/**
 * References by name as references by place (JSON Schema 2020-12 core, 8.2; OpenAPI 3.2, 4.1). Unit test: what stands in a
 * document that is generated from is one of many forms, and no output shows by which way a reference led.
 */
import { describe, expect, test } from 'vitest';
import { settleIdentifiers } from '../../generator/src/openapi/resolve/identifiers.js';

const document = (schemas: object, more: object = {}): object => ({
  openapi: '3.2.0',
  info: { title: 'Case', version: '1' },
  ...more,
  components: { schemas },
});

/** The schemas of a document after it is settled. */
const settle = (schemas: object, more?: object): unknown =>
  Reflect.get(Object(Reflect.get(Object(settleIdentifiers(document(schemas, more))), 'components')), 'schemas');

describe('a reference by name', () => {
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
  ])('%s leads to its place', (_, ref, target, more) => {
    const settled = settle({ Pet: { type: 'string', ...target }, It: { $ref: ref } }, more);
    expect(settled).toMatchObject({ Pet: { type: 'string' }, It: { $ref: '#/components/schemas/Pet' } });
    expect(Object.keys(Object(Reflect.get(Object(settled), 'Pet')))).not.toContain('$anchor');
    expect(Object.keys(Object(Reflect.get(Object(settled), 'Pet')))).not.toContain('$id');
  });

  test('leads to a place whose name has signs of its own', () => {
    expect(settle({ 'a/b ~%#': { $anchor: 'it' }, It: { $ref: '#it' } })).toMatchObject({
      It: { $ref: '#/components/schemas/a~1b ~0%25%23' },
    });
  });

  test('within what has an identifier means what stands there', () => {
    const own = { $id: 'https://a.example/own', $defs: { inner: { $anchor: 'it' } }, items: { $ref: '#it' } };
    expect(settle({ Outer: { $anchor: 'it', type: 'string' }, Own: own, Third: { $ref: '#it' } })).toMatchObject({
      Own: { items: { $ref: '#/components/schemas/Own/$defs/inner' } },
      Third: { $ref: '#/components/schemas/Outer' },
    });
  });

  test.each([
    ['a name that is not there', { Pet: { $anchor: 'pet' }, It: { $ref: '#other' } }, { It: { $ref: '#other' } }],
    ['another file', { Pet: { $anchor: 'pet' }, It: { $ref: 'other.yaml#pet' } }, { It: { $ref: 'other.yaml#pet' } }],
  ])('to %s stays as it is written', (_, schemas, expected) => {
    const It = Reflect.get(Object(settle(schemas)), 'It');
    expect([expected.It, { $dynamicRef: expected.It.$ref }]).toContainEqual(It);
  });

  test('changes nothing where nothing is named', () => {
    const plain = document({ Pet: { type: 'string' }, It: { $ref: '#/components/schemas/Pet' } });
    expect(settleIdentifiers(plain)).toBe(plain);
    expect(settleIdentifiers('text')).toBe('text');
  });
});

describe('a dynamic reference', () => {
  test('leads to its anchor where nothing was met before', () => {
    expect(settle({ Pet: { $dynamicAnchor: 'pet' }, It: { $dynamicRef: '#pet' } })).toMatchObject({
      It: { $ref: '#/components/schemas/Pet' },
    });
  });

  test('is one more condition beside another reference', () => {
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

  /** A list whose items are what whoever leads to it says they are. */
  const generic = {
    List: { $id: 'list', type: 'array', items: { $dynamicRef: '#item' }, $defs: { item: { $dynamicAnchor: 'item' } } },
    Numbers: { $id: 'numbers', $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type: 'number' } } },
    Texts: { $id: 'texts', $ref: 'list', $defs: { item: { $dynamicAnchor: 'item', type: 'string' } } },
  };

  test('leads to what the first on the way to it means, for which there are copies', () => {
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

  test('has its copies among the definitions of a file that is a schema', () => {
    const settled = settleIdentifiers({ $defs: generic, $ref: 'numbers' });
    expect(settled).toMatchObject({
      $ref: '#/$defs/Numbers',
      $defs: { Numbers: { $ref: '#/$defs/List Numbers item' }, 'List Numbers item': { type: 'array' } },
    });
    // One that has none yet gets some.
    const { List, Numbers } = generic;
    const root = { properties: { list: List, numbers: Numbers } };
    expect(Object.keys(Object(Reflect.get(Object(settleIdentifiers(root)), '$defs')))).toHaveLength(1);
  });

  test('does not take a name that is there', () => {
    const settled = Object(settle({ ...generic, 'List Numbers item': { type: 'boolean' } }));
    expect(settled['List Numbers item']).toEqual({ type: 'boolean' });
    expect(settled.Numbers.$ref).toMatch(/^#\/components\/schemas\/List Numbers item.+/u);
    expect(Object.keys(settled)).toHaveLength(6);
  });
});
