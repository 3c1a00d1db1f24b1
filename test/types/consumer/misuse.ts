/** Code that must not compile. Each line below a directive is an error; otherwise, the directive itself is an error. */
import {
  createApi,
  createClient,
  getCommunityMember,
  getFilterConfiguration,
  listPosts,
  session,
} from '@community-platform/client';
import { createServer, type Handlers } from '@community-platform/server';
import type { AuthTokenRequest, FilterContext } from '@community-platform/types';

const client = createClient();
const api = createApi(client);

// Requests.
// @ts-expect-error a path parameter is required
void getCommunityMember(client, {});
// @ts-expect-error a number is expected
void getCommunityMember(client, { path: { id: [1] } });
// @ts-expect-error no such parameter
void listPosts(client, { query: { pge: 1 } });
// @ts-expect-error a string is not a number
void listPosts(client, { query: { page: '1' } });
// @ts-expect-error a required query parameter is missing
void getFilterConfiguration(client);
// @ts-expect-error not a value of the enum
void getFilterConfiguration(client, { query: { context: 'galaxy' } });
// @ts-expect-error the operation has no body
void listPosts(client, { body: {} });
// @ts-expect-error no such option
void listPosts(client, {}, { retries: 3 });
// @ts-expect-error no such scheme
createClient({ auth: { Nobody: 'x' } });
// @ts-expect-error a token session belongs to the member's access token
createClient({ auth: { AdminToken: session({ refreshToken: 'x' }) } });
// @ts-expect-error the group has no such method
void api.posts.remove();

// Results.
void listPosts(client).then((result) => {
  // @ts-expect-error the body depends on the status
  void result.body.records;
  // @ts-expect-error no such header
  if (result.status === 200) void result.headers['x-none'];
  // @ts-expect-error a body is read-only
  if (result.status === 200) result.body = { ...result.body };
});

// Handlers.
const body = { success: false, message: 'x', error_details: {} } as const;
type Post = Handlers['listPosts'];
const declared: Post = () => ({ status: 403, body });
// @ts-expect-error 418 is not declared
const undeclaredStatus: Post = () => ({ status: 418, body });
// @ts-expect-error the body of another status
const wrongBody: Post = () => ({ status: 200, body });
// @ts-expect-error a body is declared
const noBody: Post = () => ({ status: 403 });
// @ts-expect-error the header is not declared
const undeclaredHeader: Post = () => ({ status: 403, body, headers: { 'x-none': '1' } });
// @ts-expect-error the header is declared as another type
const wrongHeader: Post = () => ({ status: 429, body, headers: { 'retry-after': 'soon' } });
// @ts-expect-error no such parameter
const wrongInput: Post = ({ query }) => ({ status: 403, body: { ...body, message: query.pge } });
// @ts-expect-error this response has no body
const bodyOfNone: Handlers['revokeAccessToken'] = () => ({ status: 204, body });

// Servers.
// @ts-expect-error without mock every handler is needed
createServer({ handlers: { listPosts: declared }, security: {} });
// @ts-expect-error no such operation
createServer({ mock: true, handlers: { listPost: declared } });

// Schemas.
// @ts-expect-error not a value of the enum
const context: FilterContext = 'galaxy';
// @ts-expect-error one identifier, not two
const identifiers: AuthTokenRequest = { email: 'a@b.c', community_member_id: 1 };

export const all: readonly unknown[] = [
  undeclaredStatus,
  wrongBody,
  noBody,
  undeclaredHeader,
  wrongHeader,
  wrongInput,
  bodyOfNone,
  context,
  identifiers,
];
