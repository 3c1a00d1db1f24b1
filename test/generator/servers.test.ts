/** Addresses of servers (OpenAPI 3.1.1, 4.8.5 and 4.8.6). Unit test: documents show few of the forms that they have. */
import { describe, expect, test } from 'vitest';
import { addressOf, basePathOf, lowerServers } from '../../generator/src/lower/servers.js';

describe('servers', () => {
  test.each<[what: string, value: unknown, addresses: readonly string[]]>([
    ['none', undefined, []],
    ['no list', { url: '/a' }, []],
    ['what is none', [null, 'a', { description: 'None' }, { url: 7 }, { url: '/a' }], ['/a']],
    ['of variables', [{ url: '/{a}/{b}/{a}', variables: { a: { default: 'x' }, b: { default: '$&' } } }], ['/x/$&/x']],
    ['of variables that say nothing', [{ url: '/{a}/{b}', variables: { a: {}, c: { default: 'x' } } }], ['/{a}/{b}']],
    ['of a variable that is empty', [{ url: '/{a}', variables: { a: { default: '' } } }], ['/']],
  ])('%s', (_, value, addresses) => {
    expect(lowerServers(value).map(addressOf)).toEqual(addresses);
  });

  test('have the values that a variable lists', () => {
    const variables = { a: { default: 'x', enum: ['x', 7, 'y'] }, b: { default: 'z', enum: [] } };
    expect(lowerServers([{ url: '/{a}/{b}', variables }])).toEqual([
      {
        url: '/{a}/{b}',
        variables: [
          { name: 'a', default: 'x', enum: ['x', 'y'] },
          { name: 'b', default: 'z' },
        ],
      },
    ]);
  });

  test.each<[urls: readonly string[], path: string]>([
    [[], ''],
    [['/'], ''],
    [['/v1'], '/v1'],
    [['/v1/'], '/v1'],
    [['https://a.example/v1', 'http://localhost:3000/v1/'], '/v1'],
    [['https://a.example/v1', '/v2'], ''],
    [['https://a.example'], ''],
    [['v1'], '/v1'],
    [['http://:bad'], ''],
  ])('%j have the path %j in common', (urls, path) => {
    expect(basePathOf(lowerServers(urls.map((url) => ({ url }))))).toBe(path);
  });
});
