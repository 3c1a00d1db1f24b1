/** Conversion of names in every spelling. A unit test, because documents with all spellings would be less clear. */
import { expect, test } from 'vitest';
import {
  deriveOperationIds,
  isReservedType,
  toCamel,
  toKebab,
  toPascal,
  toPropertyName,
  toTypeIdentifier,
  toValueIdentifier,
} from '../../generator/src/support/case.js';
import { splitWords, toSingular } from '../../generator/src/support/words.js';

test.each<[name: string, pascal: string, camel: string, kebab: string]>([
  ['pet', 'Pet', 'pet', 'pet'],
  ['Pet', 'Pet', 'pet', 'pet'],
  ['community_member', 'CommunityMember', 'communityMember', 'community-member'],
  ['Foo-Bar baz.qux', 'FooBarBazQux', 'fooBarBazQux', 'foo-bar-baz-qux'],
  // A camel case name is unchanged, including its abbreviations.
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
  // Compounds and plurals of acronyms are one word.
  ['FastAPI', 'FastApi', 'fastapi', 'fastapi'],
  ['GitHubApp', 'GitHubApp', 'githubApp', 'github-app'],
  ['github_app', 'GitHubApp', 'githubApp', 'github-app'],
  ['OAuth2Token', 'OAuth2Token', 'oauth2Token', 'oauth2-token'],
  ['GraphQLQuery', 'GraphQlQuery', 'graphqlQuery', 'graphql-query'],
  ['iOS devices', 'IosDevices', 'iosDevices', 'ios-devices'],
  ['APIsList', 'ApisList', 'apisList', 'apis-list'],
  ['ListOfURLs', 'ListOfUrls', 'listOfUrls', 'list-of-urls'],
  ['USStates', 'UsStates', 'usStates', 'us-states'],
  ['AxiOSet', 'AxiOSet', 'axiOSet', 'axi-o-set'],
  ['$_-', '', '', ''],
  ['宠物', '', '', ''],
  ['宠物 pet', 'Pet', 'pet', 'pet'],
])('converts %j to Pascal, camel and kebab case', (name, pascal, camel, kebab) => {
  expect([toPascal(name), toCamel(name), toKebab(name)]).toEqual([pascal, camel, kebab]);
});

test('splitWords returns lower-case words', () => {
  expect(splitWords('HTTPError2 of-Pets_')).toEqual(['http', 'error2', 'of', 'pets']);
});

test.each([
  ['delete', 'delete_'],
  ['Delete', 'delete_'],
  ['create_client', 'createClient_'],
  ['createApi', 'createApi_'],
  ['removal', 'removal'],
])('toValueIdentifier converts %s to %s', (name, value) => expect(toValueIdentifier(name)).toBe(value));

test.each([
  ['delete', 'delete'],
  ['Private', 'private'],
  ['import', 'import'],
  ['then', 'then_'],
  ['constructor', 'constructor_'],
])('toPropertyName converts %s to %s', (name, value) => expect(toPropertyName(name)).toBe(value));

test.each([
  ['error', 'ErrorSchema'],
  ['Unknown-Text', 'UnknownTextSchema'],
  ['RawEvent', 'RawEventSchema'],
  ['pet', 'Pet'],
])('toTypeIdentifier converts %s to %s', (name, type) => {
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
  ['addresses', 'address'],
  ['statuses', 'status'],
  ['houses', 'house'],
  ['responses', 'response'],
  ['branches', 'branch'],
  ['caches', 'cache'],
  ['boxes', 'box'],
  ['movies', 'movie'],
  ['people', 'person'],
  ['series', 'series'],
])('toSingular converts %s to %s', (word, one) => expect(toSingular(word)).toBe(one));

test.each<[method: string, path: string, ...ids: string[]]>([
  ['GET', '/pets/{id}', 'getPetsById'],
  ['POST', '/pets', 'postPets'],
  ['GET', '/', 'getRoot'],
  ['GET', '/{}', 'getBy'],
  ['Delete', '/a{b}{c}/d.json', 'deleteAByBByCDJson'],
  // Versions and `api` say nothing, unless nothing else is left.
  ['POST', '/api/v1/appprofile', 'postAppprofile', 'postApiV1Appprofile'],
  ['GET', '/2024-01-01/pets', 'getPets', 'get20240101Pets'],
  ['GET', '/api/v{api-version}/pets/{id}', 'getPetsById', 'getApiVByApiVersionPetsById'],
  ['GET', '/v1', 'getV1'],
  ['GET', '/v1/{id}', 'getV1ById'],
  ['GET', '/pets/v1', 'getPetsV1'],
])('the operation %s %s without an operationId gets the id %s', (method, path, ...ids) =>
  expect(deriveOperationIds(method, path)).toEqual(ids),
);
