/** The document's pagination rules (4.3 and section 8), with the generated client and server in memory. */
import { createApi, createClient, type MemberSearchRequest, type SearchedMember } from '@community-platform/client';
import { createServer, type Handlers } from '@community-platform/server';
import { expect, test } from 'vitest';

function member(id: number): SearchedMember {
  return {
    id,
    community_member_id: id,
    user_id: id,
    name: `Member ${id}`,
    first_name: 'Member',
    last_name: String(id),
    headline: '',
    admin: false,
    avatar_url: null,
    public_uid: `uid-${id}`,
    is_deleted: false,
    profile_fields: null,
  };
}

function connect(handlers: Partial<Handlers>): ReturnType<typeof createApi> {
  const server = createServer({ mock: true, handlers, validateResponses: true });
  const auth = { AdminBearer: 'a', MemberAccessToken: 'm' };
  return createApi(createClient({ baseUrl: 'http://localhost', fetch: server.fetch, auth }));
}

interface Search {
  readonly requests: MemberSearchRequest[];
  readonly api: ReturnType<typeof createApi>;
}

/** Returns a search with ten members, two per page, that rejects the cursor `refuse` once. */
function search(refuse?: string): Search {
  const requests: MemberSearchRequest[] = [];
  let refused = false;
  const api = connect({
    searchCommunityMembers: ({ body }) => {
      requests.push(body ?? {});
      const [cursor] = body?.search_after ?? [];
      if (cursor !== undefined && cursor === refuse && !refused) {
        refused = true;
        return { status: 422, body: { success: false, message: 'Start without search_after', error_details: {} } };
      }
      const from = Number(cursor ?? 0);
      const data = [1, 2].map((offset) => member(from + offset)).filter(({ id }) => id <= 10);
      const last = data.at(-1)?.id ?? 10;
      return {
        status: 200,
        body: { data, total_count: 10, ...(last < 10 ? { next_search_after: [String(last)] } : {}) },
      };
    },
  });
  return { requests, api };
}

async function collect(items: AsyncIterable<SearchedMember>): Promise<number[]> {
  const ids: number[] = [];
  for await (const item of items) ids.push(item.id);
  return ids;
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const filters = [{ key: 'name', filter_type: 'contains', value: 'e' }] as const;

test('repeats the filters and sends the latest cursor until no cursor is returned (cursor rules 1 and 2)', async () => {
  const { api, requests } = search();
  const request = { body: { filters: [...filters], per_page: 2 } };
  expect(await collect(api.memberSearch.paginateSearch(request))).toEqual(all);
  expect(requests.map((body) => body.search_after)).toEqual([undefined, ['2'], ['4'], ['6'], ['8']]);
  expect(requests.every((body) => body.filters?.[0]?.value === 'e' && body.per_page === 2)).toBe(true);
});

test('starts without a cursor when the filters change (cursor rule 3)', async () => {
  const { api, requests } = search();
  const first = api.memberSearch.paginateSearch({ body: { filters: [...filters] } })[Symbol.asyncIterator]();
  await first.next();
  await collect(api.memberSearch.paginateSearch({ body: { search_text: 'other' } }));
  expect(requests.filter((body) => body.search_text === 'other')[0]?.search_after).toBeUndefined();
});

test('restarts after a rejected cursor without repeating items (cursor rule 4)', async () => {
  const { api, requests } = search('6');
  expect(await collect(api.memberSearch.paginateSearch({ body: {} }))).toEqual(all);
  const cursors = requests.map((body) => body.search_after?.[0]);
  expect(cursors.slice(0, 6)).toEqual([undefined, '2', '4', '6', undefined, '2']);
});

test('fetches pages until there is no next page or a page is empty', async () => {
  const mock = connect({});
  const { records } = await mock.homeFeed.get();
  const asked: number[] = [];
  const serve = (pages: number, lies: boolean): ReturnType<typeof connect> =>
    connect({
      getHomeFeed: ({ query }) => {
        asked.push(query.page);
        const { page, per_page, sort } = query;
        const isPast = page > pages;
        return {
          status: 200,
          body: { page, per_page, sort, count: 0, has_next_page: lies || page < pages, records: isPast ? [] : records },
        };
      },
    });
  let count = 0;
  for await (const _ of serve(3, false).homeFeed.paginateGet({ query: { sort: 'popular' } })) count += 1;
  expect(count).toBe(3 * records.length);
  expect(asked).toEqual([1, 2, 3]);
  // A server that always promises a next page: the iteration ends with the first empty page.
  const pages: number[] = [];
  for await (const page of serve(2, true).homeFeed.paginateGet().pages()) pages.push(page.page);
  expect(pages).toEqual([1, 2, 3]);
});

test('pagination throws when a response is not a page', async () => {
  const api = connect({
    searchCommunityMembers: () => ({ status: 403, body: { success: false, message: 'no', error_details: {} } }),
  });
  await expect(collect(api.memberSearch.paginateSearch({ body: {} }))).rejects.toMatchObject({
    status: 403,
  });
});
