/**
 * Parameters, responses and retries, text by text. Unit tests: tables of texts that no case has, especially malformed
 * ones.
 */
import { describe, expect, test } from 'vitest';
import { NetworkError } from '../../generator/runtime/client/errors.js';
import { retry, retryAfter } from '../../generator/runtime/client/retry.js';
import { headerReader, pairsReader, pathReader, splitPairs } from '../../generator/runtime/codec/decode.js';
import { encodeRequest } from '../../generator/runtime/codec/encode.js';
import type { Json, Parameter, Shape } from '../../generator/runtime/codec/operation.js';
import { type Described, makeWritten } from '../../generator/src/emit/operation-data/writers.js';

function inPath(shape: Shape, more: Partial<Described> = {}): Described {
  return { name: 'p', in: 'path', shape, ...more };
}
function inQuery(shape: Shape, more: Partial<Described> = {}): Described {
  return {
    name: 'q',
    in: 'query',
    shape,
    style: 'form',
    explode: true,
    ...more,
  };
}

describe('path parameters', () => {
  const send = (path: string, value: unknown, more: Partial<Described> = {}) =>
    encodeRequest({ path, parameters: [makeWritten(inPath('any', more))] }, { path: { p: value } }).pathname;

  test.each(['.', '..'])('the path segment %s is rejected', (value) => {
    expect(() => send('/a/{p}/b', value)).toThrow('path parameter p: is "." or ".."');
  });
  test('path segments that only resemble dots are escaped', () => {
    expect(['...', '.a', 'a.', 'a..', '%2e', '%2e%2E', '..%2e'].map((value) => send('/a/{p}', value))).toEqual([
      '/a/...',
      '/a/.a',
      '/a/a.',
      '/a/a..',
      '/a/%252e',
      '/a/%252e%252E',
      '/a/..%252e',
    ]);
    expect(send('/./{p}', 'a')).toBe('/./a');
    expect(() => send('/{p}.', '.')).toThrow('is "." or ".."');
    expect(send('/x{p}', '.')).toBe('/x.');
  });
  test.each(['', undefined, null, [], {}])('a path parameter requires a value: %j', (value) =>
    expect(() => send('/{p}', value)).toThrow('path parameter p: is missing or empty'),
  );
  test('path parameters are written in their style', () => {
    expect(send('/{p}', ['a', 'b.c'], { style: 'label', explode: true })).toBe('/.a.b%2Ec');
    expect(send('/{p}', 'a;b', { style: 'matrix' })).toBe('/;p=a%3Bb');
    expect(send('/{p}', '', { style: 'matrix' })).toBe('/;p');
    expect(send('/{p}', { a: 1 }, { content: 'application/json' })).toBe('/%7B%22a%22%3A1%7D');
  });

  const read = (raw: string, shape: Shape, more: Partial<Parameter> = {}) => pathReader(inPath(shape, more))(raw);
  test('path parameters are read in their style', () => {
    const list: Shape = { array: 'integer' };
    const record: Shape = { object: { a: 'integer' }, rest: 'string' };
    expect(read('1,2', list)).toEqual([1, 2]);
    expect(read('1,x', list)).toEqual([1, 'x']);
    expect(read('.1.2', list, { style: 'label', explode: true })).toEqual([1, 2]);
    expect(read('.1,2', list, { style: 'label' })).toEqual([1, 2]);
    expect(read(';p=1;p=2', list, { style: 'matrix', explode: true })).toEqual([1, 2]);
    expect(read('a,1,b,2', record)).toEqual({ a: 1, b: '2' });
    expect(read('a=1,b=2', record, { explode: true })).toEqual({ a: 1, b: '2' });
    expect(read('=1,b=', record, { explode: true })).toEqual({ '': '1', b: '' });
    expect(read('a,1,b', record)).toBe('a,1,b');
    expect(read('a=1,b', record, { explode: true })).toBe('a=1,b');
    expect(read('a,x', record)).toEqual({ a: 'x' });
    expect(read('%7B%22a%22%3A1%7D', 'any', { content: 'application/json' })).toEqual({ a: 1 });
    const either: Shape = { alternatives: [list, record] };
    expect([read('1,2', either), read('a,1', either), read('a,x', either)]).toEqual([[1, 2], { a: 1 }, 'a,x']);
    const nested: Shape = { array: { object: { a: 'integer' } } };
    expect([read('%7B%22a%22%3A1%7D', nested), read('1', nested), read('%7B', nested)]).toEqual([
      [{ a: 1 }],
      ['1'],
      ['{'],
    ]);
    expect(read('1,true', { array: { alternatives: ['integer', 'boolean'] } })).toEqual([1, true]);
  });
  test('malformed path parameters are rejected', () => {
    const at = 'path parameter p ';
    expect(() => read('1', 'integer', { style: 'label' })).toThrow(`${at}does not start with "."`);
    expect(() => read('1', 'integer', { style: 'matrix' })).toThrow(`${at}does not start with ";"`);
    expect(() => read('{', 'any', { content: 'application/json' })).toThrow(`${at}is not valid JSON`);
    expect(() => read('%zz', 'string')).toThrow(`${at}is not percent-encoded UTF-8`);
    expect(() => read(';%zz=1', 'integer', { style: 'matrix' })).toThrow(
      'path parameter %zz is not percent-encoded UTF-8',
    );
  });
});

describe('query parameters', () => {
  const read = (text: string, shape: Shape, more: Partial<Parameter> = {}): Json | undefined =>
    pairsReader(inQuery(shape, more), new Set(['q', 'other']))(splitPairs(text, '&', 'query'));
  const deep = { style: 'deepObject' } as const;

  test('query parameters are read in their style', () => {
    const list: Shape = { array: 'integer' };
    expect([read('q=1&q=2', list), read('q=1,2', list, { explode: false }), read('q', 'string')]).toEqual([
      [1, 2],
      [1, 2],
      '',
    ]);
    expect(read('q=1%202+3', list, { style: 'spaceDelimited', explode: false })).toEqual([1, 2, 3]);
    expect(read('q=1|2%7c3%7C4', list, { style: 'pipeDelimited', explode: false })).toEqual([1, 2, 3, 4]);
    expect(read('a+b=c%2Bd+e', { object: {}, rest: 'string' })).toEqual({ 'a b': 'c+d e' });
    const record: Shape = { object: { a: 'integer' }, rest: 'string' };
    expect(read('a=1&b=2&other=3&other%5Bx%5D=4&q=5', record)).toEqual({ a: 1, b: '2', q: '5' });
    expect(read('b=2', { object: { a: 'integer' } })).toBeUndefined();
    expect(read('x=1', 'integer')).toBeUndefined();
    expect(read('q=x', 'integer')).toBe('x');
    const either: Shape = { alternatives: ['integer', list] };
    expect([read('q=1', either), read('q=1&q=2', either), read('x=1', either)]).toEqual([1, [1, 2], undefined]);
    expect(() => read('q=x&q=y', { alternatives: ['integer', 'boolean'] })).toThrow('is given more than once');
    expect(() => read('a=1&a=2', record)).toThrow('query parameter q is given more than once');
    expect(() => read('%zz=1', 'string')).toThrow('query parameter %zz is not percent-encoded UTF-8');
    expect(read('q=%5B1%5D', 'any', { content: 'application/json' })).toEqual([1]);
    expect(() => read('q=%5B', 'any', { content: 'application/json' })).toThrow('query parameter q is not valid JSON');
  });

  test('query parameters are read from nested brackets in deepObject style', () => {
    const shape: Shape = {
      object: { a: 'integer', list: { array: 'integer' }, either: { alternatives: ['integer', 'boolean'] } },
    };
    const of = (text: string) => read(text, shape, deep);
    expect(of('q[a]=1&q[list][]=1&q[list][]=2')).toEqual({ a: 1, list: [1, 2] });
    expect(of('q[list]=1&q[list]=2')).toEqual({ list: [1, 2] });
    expect(of('q[list][0]=1&q[list][1]=x')).toEqual({ list: [1, 'x'] });
    expect(of('q[list][0]=1&q[list][1x]=2')).toEqual({ list: { 0: '1', '1x': '2' } });
    expect(of('q[list][x1]=1')).toEqual({ list: { x1: '1' } });
    expect(of('q[either]=true')).toEqual({ either: true });
    expect(of('q[either]=x')).toEqual({ either: 'x' });
    expect(of('q[either]=1&q[either]=2')).toEqual({ either: ['1', '2'] });
    expect(of('q[a][b]=1')).toEqual({ a: { b: '1' } });
    expect(of('q[more]=1&q[more]=2&q[deep][]=3&q[both][]=4&q[both]=5')).toEqual({
      more: ['1', '2'],
      deep: ['3'],
      both: ['5', '4'],
    });
    expect(of('q[a]=x')).toEqual({ a: 'x' });
    expect(of('x[a]=1')).toBeUndefined();
    expect(() => of('q[a]=1&q[a]=2')).toThrow('query parameter q is given more than once');
    const whole: Shape = { alternatives: [{ object: { a: 'integer' } }, { object: { a: 'string' } }] };
    expect([read('q[a]=1', whole, deep), read('q[a]=x', whole, deep)]).toEqual([{ a: 1 }, { a: 'x' }]);
  });

  const send = (value: unknown, more: Partial<Described> = {}) =>
    encodeRequest({ path: '/', parameters: [makeWritten(inQuery('any', more))] }, { query: { q: value } }).query;
  test('query parameters are written in their style', () => {
    expect(send({ a: { b: [1, null, 2] }, l: [{ x: 1 }, { x: 2 }], n: undefined }, deep)).toBe(
      'q%5Ba%5D%5Bb%5D%5B%5D=1&q%5Ba%5D%5Bb%5D%5B%5D=2&q%5Bl%5D%5B0%5D%5Bx%5D=1&q%5Bl%5D%5B1%5D%5Bx%5D=2',
    );
    for (const key of ['', '[', ']', 'a[b'])
      expect(() => send({ [key]: 1 }, deep)).toThrow(
        `query parameter q: has a member "${key}", which deepObject cannot name`,
      );
    expect(() => send({ a: [[1]] }, deep)).toThrow('is neither text, a finite number nor a boolean');
    expect(send(['a', 'b'], { style: 'spaceDelimited', explode: false })).toBe('q=a%20b');
    expect(send(['a', 'b'], { style: 'pipeDelimited', explode: false })).toBe('q=a%7Cb');
    expect(() => send(['a b'], { style: 'spaceDelimited', explode: false })).toThrow(
      'contains " ", which is the delimiter',
    );
    expect(() => send(['a|b'], { style: 'pipeDelimited', explode: false })).toThrow(
      'contains "|", which is the delimiter',
    );
    expect(send(":/?#[]@!$&'()*+,;=%", { allowReserved: true })).toBe("q=:/?%23[]@!$%26'()*%2B,;=%25");
    expect(send(['a,b;c=d'], { allowReserved: true, explode: false })).toBe('q=a%2Cb%3Bc%3Dd');
    expect(() => send('\ud800')).toThrow('query parameter q: has a lone surrogate, which is not Unicode text');
    const fixed = { path: '/', query: 'a%20b=c%26d' };
    expect(encodeRequest(fixed, {})).toEqual({ pathname: '/', query: 'a%20b=c%26d', headers: {}, cookie: '' });
  });
});

describe('headers and cookies', () => {
  const header = (shape: Shape, more: Partial<Parameter> = {}): Parameter => ({
    name: 'h',
    in: 'header',
    shape,
    ...more,
  });
  const write = (value: unknown, more: Partial<Parameter> = {}) => {
    const parameter = makeWritten(header('any', more));
    return parameter.write(value, parameter);
  };

  test('header and cookie values are written without characters that would end them', () => {
    expect(['a\tb', '', '!', '~ ~', '\xe9'].map((value) => write(value))).toEqual(['a\tb', '', '!', '~ ~', '\xe9']);
    for (const value of [' a', 'a ', 'a\n', '\ra', 'a\0b', 'a\x7f', 'ā', '\t'])
      expect(() => write(value), value).toThrow('header parameter h: has characters that a header does not allow');
    expect(write(['a,b', ' c ', '50%', 'ü€', 'd=e'])).toBe('a%2Cb,%20c%20,50%25,%C3%BC%E2%82%AC,d=e');
    expect(write(['a b', '  c  d  '])).toBe('a b,%20%20c  d%20%20');
    expect(write({ 'a b': ' c d ' })).toBe('a b,%20c d%20');
    expect(write({ 'a=b': 'c=d', e: 1 })).toBe('a%3Db,c%3Dd,e,1');
    expect(write({ a: 'b c' }, { explode: true })).toBe('a=b c');
    expect(write({ ü: '\u001f' }, { content: 'application/json' })).toBe('{"\\u00fc":"\\u001f"}');
    expect([write(null), write([])]).toEqual([undefined, undefined]);
    expect(() => write(['\ud800'])).toThrow('has a lone surrogate');
  });

  test('header and cookie values are not decoded when read, and lists are read item by item', () => {
    expect(headerReader(header('string'))('a%20b')).toBe('a%20b');
    expect(headerReader(header({ array: 'string' }))('a%20b, c ,%zz')).toEqual(['a b', 'c', '%zz']);
    expect(headerReader(header({ object: { a: 'integer' } }, { explode: true }))('a=1')).toEqual({ a: 1 });
    expect(() => headerReader(header('any', { content: 'application/json' }))('{')).toThrow(
      'header parameter h is not valid JSON',
    );
    const cookie: Parameter = { name: 'c', in: 'cookie', shape: { array: 'integer' }, style: 'form', explode: false };
    expect(pairsReader(cookie, new Set())(splitPairs('a=1; c=1,2;d=+', /; */u, 'cookie'))).toEqual([1, 2]);
    expect([...splitPairs('a+b=c+d', /; */u, 'cookie')]).toEqual([['a+b', ['c+d']]]);
  });
});

describe('retries', () => {
  /** Returns the delay after a number of failed attempts; `undefined` if no attempt follows. */
  const delay = async (
    status: number | undefined,
    { method = 'GET', attempt = 1, after }: { method?: string; attempt?: number; after?: string } = {},
    options = {},
  ): Promise<number | undefined> => {
    const slept: number[] = [];
    const sleep = async (ms: number): Promise<void> => void slept.push(ms);
    const headers: Record<string, string> = after === undefined ? {} : { 'retry-after': after };
    const ended = retry(options)(
      async () => {
        if (status === undefined) throw new NetworkError(new Error('gone'), 'get', 'http://host');
        return { response: new Response(null, { status, headers }) };
      },
      method,
      undefined,
      { now: () => 10_000, random: () => 0.5, sleep },
    );
    await (status === undefined ? expect(ended).rejects.toThrow('gone') : ended);
    return slept[attempt - 1];
  };
  const all = <T>(given: readonly T[], each: (one: T) => Promise<number | undefined>) => Promise.all(given.map(each));

  test('retries have growing delays and end', async () => {
    expect(await all([1, 2, 3], (attempt) => delay(503, { attempt }))).toEqual([250, 500, undefined]);
    expect(await all([4, 5], (attempt) => delay(503, { attempt }, { attempts: 5, maxDelay: 1_000 }))).toEqual([
      500,
      undefined,
    ]);
    expect(await all([500, 502, 503, 504, undefined], (status) => delay(status))).toEqual([250, 250, 250, 250, 250]);
    expect(await all([501, 505, 400, 408], (status) => delay(status))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
  test('retries only idempotent methods, except after a 429', async () => {
    const methods = ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'POST', 'PATCH'];
    expect(await all(methods, (method) => delay(503, { method }))).toEqual([
      250,
      250,
      250,
      250,
      250,
      250,
      250,
      undefined,
      undefined,
    ]);
    expect(await delay(429, { method: 'POST' })).toBe(60_000);
    expect(await delay(429, { method: 'POST' }, { rateLimitDelay: 60_001 })).toBeUndefined();
  });
  test('retries wait for as long as Retry-After requires', async () => {
    expect(await delay(503, { after: '7' })).toBe(7_000);
    expect(await delay(429, { after: '60' })).toBe(60_000);
    expect(await delay(429, { after: '61' })).toBeUndefined();
    const date = new Date(13_000).toUTCString();
    const asked = [' 7 ', '0', date, new Date(0).toUTCString(), '', 'soon'];
    expect(asked.map((text) => retryAfter(text, 10_000))).toEqual([7_000, 0, 3_000, 0, undefined, undefined]);
    expect(retryAfter(null, 0)).toBeUndefined();
  });
});
