/**
 * The codec, the part of the runtime with far more inputs than any document has. A unit test: every location × style ×
 * explode × shape is written and read back, followed by the lexical rules and rejections one by one.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerReader, pairsReader, pathReader, splitPairs } from '../../generator/runtime/codec/decode.js';
import { encodeRequest } from '../../generator/runtime/codec/encode.js';
import { DecodeError, RequestError } from '../../generator/runtime/codec/errors.js';
import type { Json, Parameter, ParameterStyle, Shape } from '../../generator/runtime/codec/operation.js';
import { type Described, makeWritten } from '../../generator/src/emit/operation-data/writers.js';

const text = fc.string({ unit: 'grapheme', maxLength: 8 });
const nasty = fc.constantFrom(
  '.',
  '..',
  '/',
  '%2F',
  ',',
  ';',
  '=',
  '&',
  '+',
  ' ',
  '|',
  '#',
  '?',
  '[a]',
  '__proto__',
  'é',
  '😀',
  '%',
);
const anyText = fc.oneof(
  text,
  nasty,
  fc.tuple(nasty, text).map((parts) => parts.join('')),
);
const numeric = fc.double({ noNaN: true, noDefaultInfinity: true }).map((n) => (Object.is(n, -0) ? 0 : n));
const scalars: Record<string, fc.Arbitrary<Json>> = {
  string: anyText,
  integer: fc.maxSafeInteger().map((n) => n + 0),
  number: numeric,
  boolean: fc.boolean(),
};

interface Case {
  readonly shape: Shape;
  readonly values: fc.Arbitrary<Json>;
}

const scalarCases: Case[] = Object.entries(scalars).map(([shape, values]) => ({ shape: shape as Shape, values }));
const arrayCases: Case[] = scalarCases.map(({ shape, values }) => ({
  shape: { array: shape },
  values: fc.array(values, { minLength: 1, maxLength: 4 }),
}));
const objectCases: Case[] = [
  {
    shape: { object: { a: 'string', b: 'integer', __proto__x: 'boolean' } },
    values: fc.record({ a: anyText, b: fc.integer() }, { requiredKeys: ['b'] }),
  },
  {
    shape: { object: { n: 'number' }, rest: 'string' },
    values: fc.record({ n: numeric, ['free.key']: anyText, ['constructor']: anyText }, { requiredKeys: ['n'] }),
  },
];
const alternativeCases: Case[] = [
  {
    shape: { alternatives: ['integer', { array: 'integer' }] },
    values: fc.oneof(fc.integer(), fc.array(fc.integer(), { minLength: 2, maxLength: 3 })),
  },
];
const flatCases = [...scalarCases, ...arrayCases, ...objectCases, ...alternativeCases];

/** Returns an operation with one parameter. Its shape is `any` if the value is a list or an object. */
function operationOf(parameter: Described, value?: unknown) {
  const path = parameter.in === 'path' ? `/x/{${parameter.name}}/y` : '/x';
  const shape = typeof value === 'object' ? 'any' : parameter.shape;
  return { path, parameters: [makeWritten({ ...parameter, shape })] };
}

/** Writes a value, passes it through a real URL or `Headers`, and returns the value that is read. */
function roundTrip(parameter: Parameter, value: Json): Json | undefined {
  const values = {
    [parameter.in === 'header' ? 'headers' : parameter.in === 'cookie' ? 'cookies' : parameter.in]: {
      [parameter.name]: value,
    },
  };
  const encoded = encodeRequest(operationOf(parameter, value), values);
  const url = new URL(`http://host${encoded.pathname}${encoded.query && '?'}${encoded.query}`);
  switch (parameter.in) {
    case 'path': {
      const segments = url.pathname.split('/');
      expect(segments).toHaveLength(4);
      return pathReader(parameter)(segments[2] ?? '');
    }
    case 'query':
      return pairsReader(parameter, new Set())(splitPairs(url.search.slice(1), '&', 'query'));
    case 'cookie': {
      const cookie = new Headers({ cookie: encoded.cookie }).get('cookie') ?? '';
      return pairsReader(parameter, new Set())(splitPairs(cookie, /; */, 'cookie'));
    }
    case 'header': {
      const raw = new Headers(encoded.headers).get(parameter.name);
      return raw === null ? undefined : headerReader(parameter)(raw);
    }
  }
}

const styles: readonly [Parameter['in'], ParameterStyle][] = [
  ['path', 'simple'],
  ['path', 'label'],
  ['path', 'matrix'],
  ['query', 'form'],
  ['query', 'spaceDelimited'],
  ['query', 'pipeDelimited'],
  ['header', 'simple'],
  ['cookie', 'form'],
  ['cookie', 'cookie'],
];

describe('written values are read back, or rejected before sending', () => {
  for (const [location, style] of styles) {
    for (const explode of [false, true]) {
      for (const allowReserved of location === 'header' ? [false] : [false, true]) {
        for (const { shape, values } of flatCases) {
          const parameter: Parameter = {
            name: location === 'query' ? 'x[y] +é' : 'x-y',
            in: location,
            style,
            explode,
            shape,
            ...(allowReserved ? { allowReserved: true as const } : {}),
          };
          test(`values are read back as written: ${location} ${style} explode=${explode} reserved=${allowReserved} ${JSON.stringify(shape)}`, () => {
            let sent = 0;
            fc.assert(
              fc.property(values, (value) => {
                let received: Json | undefined;
                try {
                  received = roundTrip(parameter, value);
                } catch (error) {
                  if (error instanceof RequestError) return;
                  throw error;
                }
                sent += 1;
                expect(received).toEqual(value);
              }),
              { numRuns: 60 },
            );
            // This style rejects much of what other styles escape.
            expect(sent).toBeGreaterThan(style === 'cookie' ? 0 : 10);
          });
        }
      }
    }
  }

  const nested: fc.Arbitrary<Json> = fc.record({
    a: fc.record({ b: fc.record({ c: anyText }) }),
    list: fc.array(fc.integer(), { minLength: 1, maxLength: 3 }),
    ['__proto__']: anyText,
  });
  test('nested deepObject values in the query are read back as written', () => {
    const shape: Shape = {
      object: { a: { object: { b: { object: { c: 'string' } } } }, list: { array: 'integer' } },
      rest: 'string',
    };
    const parameter: Parameter = { name: 'filter', in: 'query', style: 'deepObject', explode: true, shape };
    fc.assert(
      fc.property(nested, (value) => {
        expect(roundTrip(parameter, value)).toEqual(value);
      }),
    );
  });

  for (const location of ['path', 'query', 'header', 'cookie'] as const) {
    test(`values are read back as written: ${location} content: application/json`, () => {
      const parameter: Parameter = { name: 'x-y', in: location, shape: 'any', content: 'application/json' };
      fc.assert(
        fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
          expect(roundTrip(parameter, value as Json)).toEqual(JSON.parse(JSON.stringify(value)));
        }),
      );
    });
  }
});

function query(search: string, parameter: Partial<Parameter> & { shape: Shape }): Json | undefined {
  return pairsReader(
    { name: 'x', in: 'query', style: 'form', explode: true, ...parameter },
    new Set(),
  )(splitPairs(search, '&', 'query'));
}

describe('reading', () => {
  test.each<[string, Shape, Json]>([
    ['x=1', 'integer', 1],
    ['x=01', 'integer', '01'],
    ['x=1.0', 'integer', '1.0'],
    ['x=%2B1', 'integer', '+1'],
    ['x=9007199254740993', 'integer', '9007199254740993'],
    ['x=1e3', 'number', 1000],
    ['x=1e999', 'number', '1e999'],
    ['x=NaN', 'number', 'NaN'],
    ['x=TRUE', 'boolean', 'TRUE'],
    ['x=true', 'boolean', true],
    ['x=', 'integer', ''],
    ['x', 'string', ''],
    ['x=a+b', 'string', 'a b'],
    ['x=a%2Bb', 'string', 'a+b'],
    ['x=null', { alternatives: ['integer', 'null'] }, null],
    ['x=', { alternatives: ['integer', 'null'] }, null],
    ['x=1&x=z', { array: 'integer' }, [1, 'z']],
    ['x=z', { alternatives: ['integer', 'boolean'] }, 'z'],
  ])('reads %s with the shape %j as %j', (search, shape, value) => expect(query(search, { shape })).toEqual(value));

  test('reading returns undefined for an absent parameter and ignores an unknown one', () => {
    expect(query('', { shape: 'string' })).toBeUndefined();
    expect(query('y=%ZZ&z=1', { shape: 'integer' })).toBeUndefined();
    expect(query('a=1', { shape: { object: { b: 'integer' } } })).toBeUndefined();
  });
  test.each(['x=%', 'x=%C0%80', 'x=%ED%A0%80', '%FF=1'])('reading malformed percent-encoding throws: %s', (search) => {
    expect(() => query(search, { shape: 'string' })).toThrow(DecodeError);
  });
  test('reading a matrix segment without its semicolon throws', () =>
    expect(() => pathReader({ name: 'x', in: 'path', style: 'matrix', shape: 'string' })('x=1')).toThrow(DecodeError));
  test('reading a repeated scalar throws', () =>
    expect(() => query('x=1&x=2', { shape: 'integer' })).toThrow(DecodeError));
  test('reads repeated names and indexes in deepObject style', () => {
    const shape: Shape = { object: { a: { array: 'integer' } } };
    const deep = { shape, style: 'deepObject' } as const;
    expect(query('x[a]=1&x[a]=2', deep)).toEqual({ a: [1, 2] });
    expect(query('x[a][0]=1&x[a][1]=2', deep)).toEqual({ a: [1, 2] });
    expect(query('x%5Ba%5D%5B%5D=1', deep)).toEqual({ a: [1] });
    expect(query('x=5', deep)).toBe('5');
    expect(() => query(`x${'[a]'.repeat(40)}=1`, deep)).toThrow(DecodeError);
  });
  test('reading does not modify prototypes', () => {
    const deep = { shape: 'any', style: 'deepObject' } as const;
    const value = query('x[__proto__][polluted]=1&x[constructor][prototype][polluted]=1', deep);
    expect(Object.getOwnPropertyNames(value)).toEqual(['__proto__', 'constructor']);
    expect({}).not.toHaveProperty('polluted');
  });
  test('an exploded object does not include the values of other parameters', () => {
    const parameter: Parameter = {
      name: 'x',
      in: 'query',
      style: 'form',
      explode: true,
      shape: { object: {}, rest: 'string' },
    };
    const read = pairsReader(parameter, new Set(['page', 'filter']));
    expect(read(splitPairs('page=1&a=2&filter[b]=3', '&', 'query'))).toEqual({ a: '2' });
  });
});

describe('writing', () => {
  const encode = (parameter: Described, value: unknown) =>
    encodeRequest(operationOf(parameter, value), {
      path: { x: value },
      query: { x: value },
      headers: { x: value },
      cookies: { x: value },
    });
  const path: Parameter = { name: 'x', in: 'path', style: 'simple', shape: 'string' };
  test.each(['.', '..', '', null, undefined, [], {}, Number.NaN, '\ud800', Symbol('s')])(
    'rejects the path value %s',
    (value) => {
      expect(() => encode(path, value)).toThrow(RequestError);
    },
  );
  test('escapes a path value so that it remains a single segment', () => {
    expect(encode(path, '../a?b#c').pathname).toBe('/x/..%2Fa%3Fb%23c/y');
    expect(encode({ ...path, allowReserved: true }, '../a?b#c:@').pathname).toBe('/x/..%2Fa%3Fb%23c:@/y');
    expect(encode({ ...path, style: 'label', explode: true }, ['a', '.']).pathname).toBe('/x/.a.%2E/y');
    expect(() => encode({ ...path, style: 'label' }, '.')).toThrow(RequestError);
    expect(() => encode({ ...path, style: 'label', explode: true }, ['.'])).toThrow(RequestError);
  });
  test('writes the examples of OpenAPI 3.1.1, 4.8.12.3', () => {
    const array = ['blue', 'black', 'brown'];
    const object = { R: 100, G: 200, B: 150 };
    const at = (style: ParameterStyle, explode: boolean, value: unknown) =>
      encode({ ...path, name: 'x', style, explode }, value).pathname.slice(3, -2);
    const search = (style: ParameterStyle, explode: boolean, value: unknown) =>
      encode({ ...path, in: 'query', style, explode }, value).query;
    expect(at('matrix', false, array)).toBe(';x=blue,black,brown');
    expect(at('matrix', true, array)).toBe(';x=blue;x=black;x=brown');
    expect(at('matrix', false, object)).toBe(';x=R,100,G,200,B,150');
    expect(at('matrix', true, object)).toBe(';R=100;G=200;B=150');
    expect(at('matrix', false, '')).toBe(';x');
    expect(at('label', false, array)).toBe('.blue,black,brown');
    expect(at('label', true, array)).toBe('.blue.black.brown');
    expect(at('label', true, object)).toBe('.R=100.G=200.B=150');
    expect(at('simple', false, object)).toBe('R,100,G,200,B,150');
    expect(at('simple', true, object)).toBe('R=100,G=200,B=150');
    expect(search('form', false, array)).toBe('x=blue,black,brown');
    expect(search('form', true, array)).toBe('x=blue&x=black&x=brown');
    expect(search('form', true, object)).toBe('R=100&G=200&B=150');
    expect(search('spaceDelimited', false, array)).toBe('x=blue%20black%20brown');
    expect(search('pipeDelimited', false, object)).toBe('x=R%7C100%7CG%7C200%7CB%7C150');
    expect(search('deepObject', true, object)).toBe('x%5BR%5D=100&x%5BG%5D=200&x%5BB%5D=150');
    expect(encode({ ...path, in: 'cookie', style: 'form', explode: true }, array).cookie).toBe(
      'x=blue; x=black; x=brown',
    );
  });
  test('writing omits undefined, null and empty lists', () => {
    const form: Parameter = { ...path, in: 'query', style: 'form', explode: true };
    for (const value of [undefined, null, [], {}, [null], { a: undefined }]) expect(encode(form, value).query).toBe('');
  });
  test('writing ignores inherited properties', () => {
    expect(() => encodeRequest(operationOf({ ...path, name: 'constructor' }), { path: {} })).toThrow(RequestError);
  });
  test.each(['a\r\nb: c', ' a', 'a\u0000', 'ł'])('rejects the header value %j', (value) => {
    expect(() => encode({ ...path, in: 'header' }, value)).toThrow(RequestError);
  });
});
