/** Unit test: what becomes of a name, spelling by spelling; documents that had them all would say less. */
import { expect, test } from 'vitest';
import {
  deriveOperationId,
  isReservedType,
  splitWords,
  toCamel,
  toKebab,
  toPascal,
  toSingular,
  toTypeIdentifier,
  toValueIdentifier,
} from '../../generator/src/support/case.js';

test.each<[name: string, pascal: string, camel: string, kebab: string]>([
  ['pet', 'Pet', 'pet', 'pet'],
  ['Pet', 'Pet', 'pet', 'pet'],
  ['community_member', 'CommunityMember', 'communityMember', 'community-member'],
  ['Foo-Bar baz.qux', 'FooBarBazQux', 'fooBarBazQux', 'foo-bar-baz-qux'],
  // A name in camel case is one already, its abbreviations included.
  ['getURLParts', 'GetUrlParts', 'getURLParts', 'get-url-parts'],
  ['GetURLParts', 'GetUrlParts', 'getUrlParts', 'get-url-parts'],
  ['get_URLParts', 'GetUrlParts', 'getUrlParts', 'get-url-parts'],
  ['HTTPError2', 'HttpError2', 'httpError2', 'http-error2'],
  ['v2API', 'V2Api', 'v2API', 'v2-api'],
  ['3D', '_3D', '_3D', '3-d'],
  ['2fa_code', '_2faCode', '_2faCode', '2fa-code'],
  ['Crème brûlée', 'CremeBrulee', 'cremeBrulee', 'creme-brulee'],
  ['a1B', 'A1B', 'a1B', 'a1-b'],
  ['ABc', 'ABc', 'aBc', 'a-bc'],
  ['A', 'A', 'a', 'a'],
  ['$_-', '', '', ''],
  ['宠物', '', '', ''],
  ['宠物 pet', 'Pet', 'pet', 'pet'],
])('%j', (name, pascal, camel, kebab) => {
  expect([toPascal(name), toCamel(name), toKebab(name)]).toEqual([pascal, camel, kebab]);
});

test('words are in lower case', () => {
  expect(splitWords('HTTPError2 of-Pets_')).toEqual(['http', 'error2', 'of', 'pets']);
});

test.each([
  ['delete', 'delete_'],
  ['Delete', 'delete_'],
  ['create_client', 'createClient_'],
  ['createApi', 'createApi_'],
  ['removal', 'removal'],
])('the value %s is called %s', (name, value) => expect(toValueIdentifier(name)).toBe(value));

test.each([
  ['error', 'ErrorSchema'],
  ['Unknown-Text', 'UnknownTextSchema'],
  ['RawEvent', 'RawEventSchema'],
  ['pet', 'Pet'],
])('the type %s is called %s', (name, type) => {
  expect(toTypeIdentifier(name)).toBe(type);
  expect(isReservedType(toPascal(name))).toBe(type.endsWith('Schema'));
});

test.each([
  ['pets', 'pet'],
  ['pet', 'pet'],
  ['policies', 'policy'],
  ['class', 'class'],
  ['status', 'status'],
  ['analysis', 'analysis'],
  ['issues', 'issue'],
])('of %s one is a %s', (word, one) => expect(toSingular(word)).toBe(one));

test.each([
  ['GET', '/pets/{id}', 'getPetsById'],
  ['POST', '/pets', 'postPets'],
  ['GET', '/', 'getRoot'],
  ['GET', '/{}', 'getBy'],
  ['Delete', '/a{b}{c}/d.json', 'deleteAByBByCDJson'],
])('%s %s without an id is %s', (method, path, id) => expect(deriveOperationId(method, path)).toBe(id));
