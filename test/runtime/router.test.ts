/**
 * Path matching. A unit test, because a case has one document, and these tests are about interactions of many paths.
 * The rules are those of OpenAPI (3.1, 4.8.8: concrete paths first), RFC 3986 (6.2.2.2) and a plain search through all
 * routes.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRouter } from '../../generator/runtime/server/router.js';

function lead(templates: readonly string[], path: string, method = 'GET'): unknown {
  const match = createRouter(templates.map((template) => ['GET', template, template]))(path, method);
  return typeof match === 'object' ? [[...match.leaf.routes.values()].flat()[0], ...match.segments] : match;
}

describe('the router', () => {
  const pets = ['/pets', '/pets/{id}', '/pets/mine', '/pets/{id}/toys', '/pets/mine/{toy}', '/pet', '/pets/{id}.json'];
  test.each([
    ['/pets', ['/pets']],
    ['/pet', ['/pet']],
    ['/pe', undefined],
    ['/petsy', undefined],
    ['/pets/', undefined],
    ['/pets/mine', ['/pets/mine']],
    ['/pets/min', ['/pets/{id}', 'min']],
    ['/pets/mines', ['/pets/{id}', 'mines']],
    ['/pets/mine/toys', ['/pets/mine/{toy}', 'toys']],
    ['/pets/mine/', undefined],
    ['/pets/7/toys', ['/pets/{id}/toys', '7']],
    ['/pets//toys', undefined],
    ['/pets/7.json', ['/pets/{id}.json', '7.json']],
    ['/pets/.json', ['/pets/{id}', '.json']],
    ['/%70ets/%6Dine', ['/pets/mine']],
    ['/pets/a%2Fb', ['/pets/{id}', 'a%2Fb']],
    ['/pets%2Fmine', undefined],
    ['/pets/a%2Fb.j%73on', ['/pets/{id}.json', 'a%2Fb.j%73on']],
    ['/pets/%ff', 'malformed'],
    ['/pets/%6D%69%6E%65', ['/pets/mine']],
    ['/pets/é', ['/pets/{id}', 'é']],
    ['', undefined],
    ['/', undefined],
  ])('finds the path template for %s, if any', (path, expected) => expect(lead(pets, path)).toEqual(expected));

  // A delimiter is `:` and never `%3A`, which is data (RFC 3986 2.2); unreserved characters are equal in both forms.
  test.each([
    ['/items/x:archive', ['/items/{id}:archive', 'x:archive']],
    ['/items/x%3Aarchive', ['/items/{id}', 'x%3Aarchive']],
    ['/items/x%3aarchive', ['/items/{id}', 'x%3aarchive']],
    ['/items/a%3Ab:archive', ['/items/{id}:archive', 'a%3Ab:archive']],
    ['/items/x:%61rchive', ['/items/{id}:archive', 'x:%61rchive']],
    ['/items/all:purge', ['/items/all:purge']],
    ['/items/all%3Apurge', ['/items/{id}', 'all%3Apurge']],
    ['/items/@me', ['/items/@me']],
    ['/items/%40me', ['/items/{id}', '%40me']],
    ['/items/a,b', ['/items/{from},{to}', 'a,b']],
    ['/items/a%2Cb', ['/items/{id}', 'a%2Cb']],
    ['/caf%C3%A9/1', ['/café/{id}', '1']],
    ['/caf%c3%a9/1', ['/café/{id}', '1']],
  ])('distinguishes an encoded delimiter from a literal delimiter in %s', (path, expected) => {
    const items = ['/items/{id}', '/items/{id}:archive', '/items/all:purge', '/items/@me', '/items/{from},{to}'];
    expect(lead([...items, '/café/{id}'], path)).toEqual(expected);
  });

  test('prefers a path that has the method to a more specific one without it', () => {
    const route = createRouter([
      ['POST', '/a/b', 1],
      ['GET', '/a/{x}', 2],
    ]);
    const leafOf = (method: string): unknown => {
      const match = route('/a/b', method);
      return typeof match === 'object' && [[...match.leaf.routes.values()].flat(), match.leaf.allow, match.segments];
    };
    expect(leafOf('GET')).toEqual([[2], 'GET, HEAD, OPTIONS', ['b']]);
    expect(leafOf('HEAD')).toEqual([[2], 'GET, HEAD, OPTIONS', ['b']]);
    expect(leafOf('POST')).toEqual([[1], 'POST, OPTIONS', []]);
    expect(leafOf('PUT')).toEqual([[1], 'POST, OPTIONS', []]);
  });

  test('also returns a more specific path that lacks the method', () => {
    const route = createRouter([
      ['POST', '/a/b', 1],
      ['PUT', '/a/b', 2],
      ['GET', '/a/{x}', 3],
    ]);
    const passedBy = (path: string, method: string): unknown => {
      const match = route(path, method);
      return typeof match === 'object' && match.passed?.allow;
    };
    expect(passedBy('/a/b', 'GET')).toBe('POST, PUT, OPTIONS');
    expect(passedBy('/a/b', 'POST')).toBeUndefined();
    expect(passedBy('/a/c', 'GET')).toBeUndefined();
  });

  test('treats an encoded slash as part of a segment', () => {
    expect(lead(['/a%2Fb', '/a/b'], '/a%2fb')).toEqual(['/a%2Fb']);
    expect(lead(['/a%2Fb', '/a/b'], '/a/b')).toEqual(['/a/b']);
    expect(lead(['/a%2Fb'], '/a%00b')).toBeUndefined();
  });
});

test('the router finds the same routes as a linear search through all templates', () => {
  const segment = fc.constantFrom('a', 'ab', 'abc', 'b', '{x}', '{x}.a', 'a-{x}');
  const template = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  const path = fc
    .array(fc.constantFrom('a', 'ab', 'abc', 'b', 'c', 'c.a', 'a-c', ''), { minLength: 1, maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);
  /** Returns a segment's rank for a text: literal, partly literal, or variable; `undefined` if it does not match. */
  const rank = (one: string, text: string): number | undefined => {
    const at = one.indexOf('{x}');
    if (at < 0) return one === text ? 0 : undefined;
    const [before, after] = [one.slice(0, at), one.slice(at + 3)];
    const fits = text.length > one.length - 3 && text.startsWith(before) && text.endsWith(after);
    return fits ? 10 - (one.length - 3) : undefined;
  };
  const search = (templates: readonly string[], text: string): string | undefined => {
    const ranked = templates.flatMap((each) => {
      const [own, given] = [each.split('/'), text.split('/')];
      const ranks = own.map((one, index) => rank(one, given[index] ?? ''));
      return own.length === given.length && !ranks.includes(undefined) ? [{ each, ranks }] : [];
    });
    const order = (ranks: readonly unknown[]): string => ranks.map((one) => String(one).padStart(2, '0')).join();
    return ranked.sort((a, b) => (order(a.ranks) < order(b.ranks) ? -1 : 1))[0]?.each;
  };
  fc.assert(
    fc.property(fc.uniqueArray(template, { minLength: 1, maxLength: 12 }), path, (templates, text) => {
      const found = lead(templates, text);
      const expected = search(templates, text);
      // `{x}.a` and `a-{x}` have equally long literals; the first one wins.
      const isTied =
        templates.some((each) => each.includes('{x}.a')) && templates.some((each) => each.includes('a-{x}'));
      if (isTied) expect(found === undefined).toBe(expected === undefined);
      else expect(Array.isArray(found) ? found[0] : found).toBe(expected);
    }),
    { numRuns: 2_000 },
  );
});
