/** Server URLs (OpenAPI 3.1.1, 4.8.5 and 4.8.6). A unit test, because documents cover few of the forms. */
import { describe, expect, test } from 'vitest';
import { addressOf, basePathOf, lowerServers } from '../../generator/src/lower/servers.js';

describe('servers', () => {
  test.each<[what: string, value: unknown, addresses: readonly string[]]>([
    ['no value', undefined, []],
    ['a value that is not a list', { url: '/a' }, []],
    ['invalid items', [null, 'a', { description: 'None' }, { url: 7 }, { url: '/a' }], ['/a']],
    ['variables', [{ url: '/{a}/{b}/{a}', variables: { a: { default: 'x' }, b: { default: '$&' } } }], ['/x/$&/x']],
    ['variables without a default', [{ url: '/{a}/{b}', variables: { a: {}, c: { default: 'x' } } }], ['/{a}/{b}']],
    ['an empty default', [{ url: '/{a}', variables: { a: { default: '' } } }], ['/']],
  ])('default values of variables are inserted into server URLs: %s', (_, value, addresses) => {
    expect(lowerServers(value).map(addressOf)).toEqual(addresses);
  });

  test('servers list the allowed values of a variable', () => {
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
  ])('the server URLs %j have the common path %j', (urls, path) => {
    expect(basePathOf(lowerServers(urls.map((url) => ({ url }))))).toBe(path);
  });
});
