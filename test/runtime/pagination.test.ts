/** Contract test of pagination with inconsistent pages, which no document has as examples. */
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../generator/runtime/client/errors.js';
import { findNext } from '../../generator/runtime/client/pages/link-header.js';
import { paginate } from '../../generator/runtime/client/paginate.js';
import {
  listPosts,
  makePair,
  type Post,
  type PostsPage,
  postPages,
  problem,
  type SearchPage,
  search,
  searchPages,
} from './fixture.js';

describe('pagination', () => {
  const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
    const all: T[] = [];
    for await (const item of items) all.push(item);
    return all;
  };
  const records = (count: number): Post[] => Array.from({ length: count }, (_, at) => ({ id: at + 1, name: 'n' }));

  test('each iteration of pagination by number starts at the requested page', async () => {
    const pages = paginate<Post, PostsPage>(makePair(), listPosts, postPages, {});
    expect((await collect(pages)).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await collect(pages.pages())).map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(await collect(paginate(makePair(), listPosts, postPages, { query: { page: 3 } }))).toHaveLength(1);
  });
  test('pagination ends with an empty page regardless of has_next_page', async () => {
    const client = makePair({
      listPosts: () => ({ status: 200, body: { page: 1, has_next_page: true, records: [] } }),
    });
    expect(await collect(paginate(client, listPosts, postPages, {}))).toEqual([]);
  });
  test('pagination throws for an error response', async () => {
    const client = makePair({ listPosts: () => problem(403, 'no') });
    await expect(collect(paginate(client, listPosts, postPages, {}))).rejects.toThrow(ApiError);
  });

  /** Returns a server with two items per page, whose cursor is the last id. It rejects each `expired` cursor once. */
  function searchServer(total: number, expired: string[] = [], always = false) {
    const bodies: unknown[] = [];
    const client = makePair({
      search: ({ body }) => {
        bodies.push(body);
        const after = body.search_after?.[0];
        if (after !== undefined && expired.includes(after)) {
          if (!always) expired.splice(expired.indexOf(after), 1);
          return problem(422, 'start without search_after');
        }
        const data = records(total)
          .filter(({ id }) => id > Number(after ?? 0))
          .slice(0, 2);
        const last = data.at(-1)?.id ?? total;
        return { status: 200, body: { data, ...(last < total ? { next_search_after: [String(last)] } : {}) } };
      },
    });
    const iterate = (body = {}) =>
      paginate<Post, SearchPage>(client, search, searchPages, { body: { text: 'x', ...body } });
    return { bodies, iterate };
  }
  const ids = async (items: AsyncIterable<Post>) => (await collect(items)).map(({ id }) => id);

  test('repeats the filters and sends the latest cursor until no cursor is returned (cursor rules 1 and 2)', async () => {
    const { iterate, bodies } = searchServer(5);
    expect(await ids(iterate())).toEqual([1, 2, 3, 4, 5]);
    expect(bodies).toEqual([{ text: 'x' }, { text: 'x', search_after: ['2'] }, { text: 'x', search_after: ['4'] }]);
  });
  test('gives each paginator its own filters and cursor (cursor rule 3)', async () => {
    const { iterate, bodies } = searchServer(3);
    await ids(iterate());
    await ids(iterate({ text: 'y' }));
    expect(bodies[2]).toEqual({ text: 'y' });
  });
  test('restarts after a rejected cursor without repeating items (cursor rule 4)', async () => {
    const { iterate, bodies } = searchServer(7, ['4']);
    expect(await ids(iterate())).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(bodies[3]).toEqual({ text: 'x' });
    expect(await ids(searchServer(7, ['2', '4', '6']).iterate())).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await ids(searchServer(3, ['9']).iterate({ search_after: ['9'] }))).toEqual([1, 2, 3]);
  });
  test('restarts only once if no new items arrive (cursor rule 4)', async () => {
    const { iterate, bodies } = searchServer(7, ['4'], true);
    await expect(ids(iterate())).rejects.toMatchObject({ status: 422 });
    expect(bodies).toHaveLength(6);
  });
  test('yields an empty first page, and only the new items of a repeated page', async () => {
    expect(await collect(searchServer(0).iterate().pages())).toEqual([{ data: [] }]);
    const pages = await collect(searchServer(5, ['4']).iterate().pages());
    expect(pages.map(({ data }) => data.map(({ id }) => id))).toEqual([[1, 2], [3, 4], [5]]);
  });
  test('pagination ends if the cursor does not change', async () => {
    const client = makePair({ search: () => ({ status: 200, body: { data: records(1), next_search_after: ['1'] } }) });
    expect(await ids(paginate(client, search, searchPages, {}))).toEqual([1]);
  });
  test('pagination ends if cursors form a cycle', async () => {
    const next: Readonly<Record<string, string>> = { none: '1', 1: '2', 2: '3', 3: '1' };
    const asked: string[] = [];
    const client = makePair({
      search: ({ body }) => {
        const at = body.search_after?.[0] ?? 'none';
        if (asked.push(at) > 9) return problem(422, 'for ever');
        return { status: 200, body: { data: records(asked.length), next_search_after: [next[at] ?? ''] } };
      },
    });
    expect(await ids(paginate(client, search, searchPages, { body: { text: 'x' } }))).toEqual([1, 2, 3, 4]);
    expect(asked).toEqual(['none', '1', '2', '3']);
  });
});

/** A unit test, because the generated server sends only one form of the header. */
describe('a Link header', () => {
  test.each<[string, string | undefined]>([
    ['<https://case.test/?page=2>; rel="next"', 'https://case.test/?page=2'],
    // RFC 8288, 3.5.
    ['<http://example.com/TheBook/chapter2>; rel="previous"; title="previous chapter"', undefined],
    [
      '</TheBook/chapter2>; rel="previous"; title*=UTF-8\'de\'x, </chapter4>; rel="next"; title*=UTF-8\'de\'y',
      '/chapter4',
    ],
    ['<http://example.org/>; rel="start http://example.net/relation/other"', undefined],
    ['<?a=1>;rel=NEXT', '?a=1'],
    ['<?a=1> ; rel = "last  Next"', '?a=1'],
    ['<?a=1,2;3>; title="a, <b>; rel=\\"no\\""; rel="next"', '?a=1,2;3'],
    ['<?a=1>; rel="prev"; rel="next"', undefined],
    ['<?a=1>; rel="next"; anchor="#foo"', undefined],
    ['<?a=1>; Anchor; rel="next"', undefined],
    ['<?a=1>;; title=a=rel; rel=next', '?a=1'],
    ['<?a=1>; rev="next", <?a=2>; rel="nextpage", <?a=3>; rel="next", <?a=4>; rel="next"', '?a=3'],
    ['<>; rel="next"', ''],
    ['< ?a=1 >; rel="next"', '?a=1'],
    ['', undefined],
    ['<', undefined],
    ['<a', undefined],
    ['<a>; rel="next', 'a'],
    ['<a>; rel', undefined],
    ['next', undefined],
  ])('a Link header has the expected next URL: %s', (header, target) => expect(findNext(header)).toBe(target));

  test('a Link header is parsed in linear time', () => {
    for (const part of ['<', '<a>;', '"', '<a>; rel="', ', ', ';=', '<a>; a="\\'])
      expect(findNext(part.repeat(200_000))).toBeUndefined();
  });
});
