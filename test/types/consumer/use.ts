/** A program that uses the packages correctly and must compile. */
import {
  createApi,
  createClient,
  isApiError,
  type ListPostsResult,
  listPosts,
  listPostsOperation,
  paginateListPosts,
  retry,
  type SuccessBody,
  session,
} from '@community-platform/client';
import { createServer, type Handlers, httpError, type SecurityHandlers } from '@community-platform/server';
import { createNodeServer } from '@community-platform/server/node';
import type { AuthTokenRequest, ErrorBody, FilterContext, PostsList, Status4XX } from '@community-platform/types';
import { filterContextValues } from '@community-platform/types';
import type { operations, paths } from '@community-platform/types/openapi';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
function check<T extends true>(..._: T[]): void {}

const client = createClient({
  baseUrl: 'http://localhost',
  auth: { AdminToken: 'x', MemberAccessToken: session({ refreshToken: 'r' }) },
});
const space: number | undefined = Math.random() > 0.5 ? 1 : undefined;

export async function read(): Promise<number> {
  const result = await listPosts(client, { query: { space_id: space, page: 2 } }, { timeout: 5 });
  check<Same<Extract<ListPostsResult, { status: 200 }>['body'], PostsList>>();
  if (result.status === 200) {
    check<Same<typeof result.body, PostsList>>();
    return result.headers['x-request-id'].length + result.body.records.length;
  }
  check<Same<typeof result.body, ErrorBody>>();
  if (result.status === 429) return result.headers['retry-after'] ?? 0;
  const isServerError: boolean = result.status === 503;
  // @ts-expect-error 200 is handled above
  if (result.status === 200) return 0;
  // @ts-expect-error 418 is not declared
  if (result.status === 418) return 0;
  return isServerError ? 1 : 0;
}

export async function group(): Promise<string[]> {
  const api = createApi(client);
  const names: string[] = [];
  try {
    const page = await api.posts.list();
    check<Same<typeof page, PostsList>>();
    check<Same<SuccessBody<ListPostsResult>, PostsList>>();
    for await (const post of paginateListPosts(client)) names.push(post.name ?? String(post.id));
    for await (const each of api.posts.paginateList({ query: { per_page: 1 } }).pages())
      names.push(String(each.records.length));
  } catch (error) {
    if (isApiError(error, listPostsOperation)) {
      check<Same<typeof error.body, ErrorBody>>();
      check<Same<Extract<typeof error.status, 200 | 404 | 429 | 503>, 429 | 503>>();
    } else if (isApiError(error)) names.push(String(error.status));
  }
  return names;
}

/** An undefined setting, such as from the environment, counts as omitted. */
const missing = process.env['NONE'];
const fast = missing === undefined ? undefined : 5;
createClient({ baseUrl: missing, timeout: fast, fetch: undefined, headers: undefined, auth: undefined });
createClient({
  retry: missing ? retry({ attempts: fast, baseDelay: fast, maxDelay: fast, rateLimitDelay: fast }) : undefined,
});
session({ accessToken: missing, expiresAt: missing, refreshToken: 'r', onRefresh: undefined });

/** Sends parameters from a response unchanged. */
export async function sendResponseUnchanged(): Promise<number[]> {
  const api = createApi(client);
  const { base_search_params } = await api.filterConfiguration.get({ query: { context: 'member_directory' } });
  const found = await api.memberSearch.search({ body: { ...base_search_params, search_text: 'rye' } });
  const blob = { key: 'a', filename: 'a', content_type: 'text/plain', byte_size: 1, checksum: 'x' };
  const { direct_upload } = await api.uploads.create({ body: { blob } });
  const { status } = await fetch(direct_upload.url, { method: 'PUT', headers: direct_upload.headers, body: 'a' });
  return [found.total_count, status];
}

const handlers: Partial<Handlers<{ readonly id: number }>> = {
  listPosts: async ({ query }, { principal }) => {
    check<Same<typeof query.page, number>>();
    check<Same<typeof principal, { readonly id: number } | undefined>>();
    if (query.page > 5) throw httpError(400, 'no such page');
    return { status: 403, body: { success: false, message: 'x', error_details: {} } };
  },
};

const token: SecurityHandlers<{ readonly id: number }>['AdminToken'] = (credential) =>
  credential === 'x' ? { id: 1 } : undefined;

const limits = { bodyBytes: fast, jsonDepth: fast, headerCount: fast, handlerTimeout: fast };
const cors = missing === undefined ? undefined : { origins: [missing], headers: undefined, maxAge: fast };
export const server = createServer<{ readonly id: number }>({
  mock: true,
  handlers,
  security: { AdminToken: token },
  hooks: undefined,
  errorBody: undefined,
  limits,
  cors,
  basePath: missing,
  validateResponses: undefined,
});
export const node = createNodeServer(server, { headersTimeout: fast, requestTimeout: fast, closeTimeout: undefined });

const context: FilterContext = filterContextValues[0];
const oneIdentifier: AuthTokenRequest = { email: 'a@b.c' };
const status: Status4XX = 404;
type Listed = operations[keyof operations & 'listPosts'];
type Path = keyof paths;
export const all: readonly unknown[] = [context, oneIdentifier, status, {} as Listed, '' as Path];
