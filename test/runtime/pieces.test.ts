/**
 * Parts of requests, responses and issues. Unit tests, because each row of these tables would require an operation in a
 * document, and a request for each way to fail.
 */
import { describe, expect, test } from 'vitest';
import { isJsonType, matchDeclared, negotiate, parseMediaType } from '../../generator/runtime/codec/media-type.js';
import { fromText, toText } from '../../generator/runtime/codec/scalars.js';
import { matchMixed, parseMixed } from '../../generator/runtime/codec/template.js';
import { challengeOf, readCredential } from '../../generator/runtime/server/credentials.js';
import type { SecurityScheme } from '../../generator/runtime/server/operation.js';
import { watchStream } from '../../generator/runtime/server/watch-stream.js';

describe('a path segment', () => {
  const match = (template: string, raw: string) => {
    const mixed = parseMixed(template);
    return mixed === undefined ? 'none' : matchMixed(mixed, raw);
  };

  test.each([
    ['pets', 'pets', 'none'],
    ['{id}', 'x', 'none'],
    ['{id}.json', 'a.json', ['a']],
    ['{id}.json', 'a.json.json', ['a.json']],
    ['{id}.json', '.json', undefined],
    ['{id}.json', 'a.jso', undefined],
    ['v{id}', 'v1', ['1']],
    ['v{id}', 'v', undefined],
    ['v{id}', 'w1', undefined],
    ['{from}-{to}', 'a-b', ['a', 'b']],
    ['{from}-{to}', 'a-b-c', ['a', 'b-c']],
    ['{from}-{to}', '-b-c', ['-b', 'c']],
    ['{from}-{to}', 'a-', undefined],
    ['{from}-{to}', '-b', undefined],
    ['{from}-{to}', 'ab', undefined],
    ['{a}{b}', 'xyz', ['x', 'yz']],
    ['{a}{b}', 'x', undefined],
    ['({a},{b})', '(x,y)', ['x', 'y']],
    ['({a},{b})', '(x,)', undefined],
    ['{a}--{b}-', 'x---', undefined],
    ['%C3%BC{a}', 'ü1', ['1']],
    ['ü{a}ß', '%C3%BC%31%C3%9F', ['%31']],
    ['{a}-{b}', '%F0%9F%8D%9E-%2D', ['%F0%9F%8D%9E', '%2D']],
    ['{a}-{b}', '%zz-x', ['%zz', 'x']],
  ])('a path segment is matched against the template %s: %s', (template, raw, values) =>
    expect(match(template, raw)).toEqual(values),
  );
});

describe('a media type', () => {
  test.each([
    ['Text/HTML; Charset=UTF-8', 'text', 'html', [['charset', 'UTF-8']]],
    ['a/b;c="d;\\"e";=x;f', 'a', 'b', [['c', 'd;"e']]],
    ['a/b; c="d', 'a', 'b', [['c', '"d']]],
    ['a/b; c=d"', 'a', 'b', [['c', 'd"']]],
    [' a / b ', 'a', 'b', []],
  ])('the media type %s is parsed', (text, type, subtype, parameters) => {
    const media = parseMediaType(text);
    expect([media?.type, media?.subtype, [...(media?.parameters ?? [])]]).toEqual([type, subtype, parameters]);
  });

  test.each(['', 'a', '/', 'a/', '/b', 'a/b/c', 'a b/c', 'a/b c', 'ä/b', 'a/b,'])('media type %j is invalid', (text) =>
    expect(parseMediaType(text)).toBeUndefined(),
  );

  test.each([
    ['a/b', ['a/*', 'a/b', '*/*'], 'a/b'],
    ['A/B; x=y', ['*/*', 'a/*', 'a/B ; z'], 'a/B ; z'],
    ['a/x+json', ['*/*', 'a/*', 'a/*+json'], 'a/*+json'],
    ['a/json', ['a/*', 'a/*+json'], 'a/*+json'],
    ['a/x+xml', ['a/*+json'], undefined],
    ['a/c', ['b/*', '*/*', 'a/*'], 'a/*'],
    ['a/c', ['b/*', '*/*'], '*/*'],
    ['a/c', ['b/*'], undefined],
    ['', ['*/*'], '*/*'],
    ['', ['a/b'], undefined],
    ['x', ['*/*'], undefined],
  ])('the media type %j is matched against the types %j: %j', (received, declared, match) =>
    expect(matchDeclared(received, declared)).toBe(match),
  );

  test.each([
    [undefined, 'a/b'],
    [' ', 'a/b'],
    ['*/*', 'a/b'],
    ['c/d', 'c/d'],
    ['c/*', 'c/d'],
    ['e/f', undefined],
    ['a/b;q=0', undefined],
    ['a/b;q=0, */*', 'c/d'],
    ['a/b;q=0.4, c/d;q=0.5', 'c/d'],
    ['a/b;q=0.5, c/d;q=0.5', 'a/b'],
    ['a/b;q=1, c/d;q=1.1', 'a/b'],
    ['a/b;q=-1, c/d;q=0.1', 'c/d'],
    ['a/*;q=0.1, a/b;q=0.9, c/d;q=0.5', 'a/b'],
    ['a/b;q=0.1, a/*;q=0.9, c/d;q=0.5', 'c/d'],
    ['*/*;q=0.9, a/*;q=0.1', 'c/d'],
    ['x, c/d', 'c/d'],
    ['"a/b,", c/d', 'c/d'],
  ])('the Accept header %s selects %s', (accept, offer) => expect(negotiate(accept, ['a/b', 'c/d'])).toBe(offer));

  test('a server can offer a media type range', () => {
    expect(negotiate('image/png', ['a/b', 'image/*'])).toBe('image/*');
    expect(negotiate('image/png', ['*/*'])).toBe('*/*');
    expect([negotiate('a/x+json', ['a/*+json']), negotiate('a/json', ['a/*+json'])]).toEqual(['a/*+json', 'a/*+json']);
    expect([negotiate('a/xjson', ['a/*+json']), negotiate('a/b', ['nothing'])]).toEqual([undefined, undefined]);
  });

  test('a media type is JSON if its subtype is json or ends with +json', () => {
    const types = ['application/json', 'text/JSON; x', 'a/b+json', 'a/json5', 'a/xjson', 'json', 'a/b; c=/json'];
    expect(types.map(isJsonType)).toEqual([true, true, true, false, false, false, false]);
  });
});

describe('a scalar', () => {
  test.each([
    ['integer', ['0', '-7', '9007199254740991'], ['', '-', '00', '1.0', '1e2', '+1', '9007199254740992', ' 1', '1 ']],
    [
      'number',
      ['0', '-7.25', '1e2', '1E+2', '12e-12', '10.50'],
      ['', '.5', '5.', '01', '1e', '1e999', '0x1', ' 1', '1 '],
    ],
    ['boolean', ['true', 'false'], ['', 'TRUE', '1', 'falsey']],
  ] as const)('the scalar %s is parsed from text', (shape, taken, refused) => {
    expect(taken.map((text) => fromText(text, shape))).toEqual(taken.map((text) => JSON.parse(text)));
    expect(refused.map((text) => fromText(text, shape))).toEqual(refused.map(() => undefined));
  });

  test('null and string values are parsed from text', () => {
    expect(['', 'null', 'x'].map((text) => fromText(text, 'null'))).toEqual([null, null, undefined]);
    expect([fromText('1', 'any'), fromText('1', 'string'), fromText('1', 'file')]).toEqual(['1', '1', undefined]);
    const values = ['a', 1.5, Number.NaN, true, 10n, undefined, null, {}, [], Symbol('a')];
    expect(values.map(toText)).toEqual(['a', '1.5', false, 'true', '10', undefined, undefined, false, false, false]);
  });
});

describe('credentials', () => {
  const request = (headers: Record<string, string>, target = '/') => ({
    method: 'GET',
    target,
    headers: { get: (name: string) => headers[name], count: 1 },
    body: null,
    signal: new AbortController().signal,
  });
  const bearer: SecurityScheme = { type: 'http', scheme: 'Bearer' };
  const basic: SecurityScheme = { type: 'http', scheme: 'basic' };
  const key = (where: 'header' | 'query' | 'cookie', prefix?: string): SecurityScheme => ({
    type: 'apiKey',
    in: where,
    name: 'X-Key',
    ...(prefix !== undefined && { prefix }),
  });

  test.each<[SecurityScheme, string | undefined, unknown]>([
    [bearer, 'bearer  a b ', 'a b'],
    [bearer, 'Bearer ', undefined],
    [bearer, 'Bearer', undefined],
    [bearer, 'Basic a', undefined],
    [bearer, undefined, undefined],
    [{ type: 'oauth2' }, 'BEARER a', 'a'],
    [{ type: 'openIdConnect' }, 'Bearer a', 'a'],
    [{ type: 'mutualTLS' }, undefined, ''],
    [basic, `Basic ${btoa('a:b:c')}`, { username: 'a', password: 'b:c' }],
    [basic, `Basic ${btoa(':')}`, { username: '', password: '' }],
    [basic, `Basic ${Buffer.from('ü:ß').toString('base64')}`, { username: 'ü', password: 'ß' }],
    [basic, `Basic ${btoa('ab')}`, undefined],
    [basic, `Basic ${btoa('a:\xff')}`, undefined],
    [basic, 'Basic %', undefined],
  ])(
    'credentials for the scheme %j are read from the header Authorization: %j if valid',
    (scheme, authorization, found) =>
      expect(readCredential(scheme, request(authorization === undefined ? {} : { authorization }))).toEqual(found),
  );

  test('API keys are read from the header, the query and the cookie', () => {
    const header = (value: string | undefined, prefix?: string) =>
      readCredential(key('header', prefix), request(value === undefined ? {} : { 'x-key': value }));
    expect([header(' a '), header(' '), header(undefined)]).toEqual(['a', undefined, undefined]);
    expect([header('token a', 'Token '), header('a', 'Token '), header('Token ', 'Token ')]).toEqual([
      'a',
      undefined,
      undefined,
    ]);
    const query = (target: string) => readCredential(key('query'), request({}, target));
    expect(
      ['/?X-Key=a%20b', '/?x=1&X-Key=a', '/?X-Key=', '/?X-Key=a&X-Key=b', '/', '/X-Key=a', '/?X-Key=%zz'].map(query),
    ).toEqual(['a b', 'a', undefined, undefined, undefined, undefined, undefined]);
    const cookie = (value?: string) =>
      readCredential(key('cookie'), request(value === undefined ? {} : { cookie: value }, '/?X-Key=q'));
    expect(['x=1; X-Key=a%20b', 'x=1;X-Key=a', 'x=1', undefined].map(cookie)).toEqual([
      'a b',
      'a',
      undefined,
      undefined,
    ]);
  });

  test.each<[SecurityScheme, string | undefined, string | undefined]>([
    [bearer, 'Bearer', 'Bearer error="invalid_token"'],
    [{ type: 'oauth2' }, 'Bearer', 'Bearer error="invalid_token"'],
    [{ type: 'openIdConnect' }, 'Bearer', 'Bearer error="invalid_token"'],
    [basic, 'Basic realm="api", charset="UTF-8"', 'Basic realm="api", charset="UTF-8"'],
    [{ type: 'http', scheme: 'Digest' }, 'Digest', 'Digest'],
    [key('header'), 'ApiKey realm="X-Key"', 'ApiKey realm="X-Key"'],
    [{ type: 'apiKey', in: 'query', name: 'a"b c' }, 'ApiKey realm="abc"', 'ApiKey realm="abc"'],
    [key('header', 'Token '), 'Token', 'Token'],
    [key('header', ' '), 'ApiKey realm="X-Key"', 'ApiKey realm="X-Key"'],
    [{ type: 'mutualTLS' }, undefined, undefined],
  ])('the scheme %j has the expected challenge', (scheme, asked, again) =>
    expect([challengeOf(scheme, false), challengeOf(scheme, true)]).toEqual([asked, again]),
  );
});

test('the error of a failing stream is reported but hidden from the reader', async () => {
  const log: unknown[] = [];
  const watch = {
    failed: (error: unknown) => void log.push(error),
    left: () => {},
    ended: () => void log.push('ended'),
  };
  const source = new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('secret')) });
  await expect(watchStream(source, watch).getReader().read()).rejects.toThrow('The response was cut short');
  expect(log).toEqual([new Error('secret'), 'ended']);
});

test('canceling a stream while a read is pending reports no error', async () => {
  let ask: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  const pull = (): Promise<void> => {
    ask();
    return new Promise(() => undefined);
  };
  const source = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 });
  const log: unknown[] = [];
  const watch = {
    failed: (error: unknown) => void log.push(error),
    left: (reason: unknown) => void log.push(`left: ${reason}`),
    ended: () => void log.push('ended'),
  };
  const reader = watchStream(source, watch).getReader();
  const reading = reader.read();
  await asked;
  await reader.cancel('enough');
  expect((await reading).done).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).toEqual(['left: enough', 'ended']);
});
