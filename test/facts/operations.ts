/** Facts that the document states about one operation or all of them (4, 5, 7, 8, 9), transcribed by hand. */

export interface OperationFact {
  readonly method: string;
  readonly path: string;
  /** The section of the document. */
  readonly section: string;
  /** Names and types of query parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** The schema of the success response. */
  readonly success?: string;
  /** The names of the accepted security schemes. */
  readonly security: readonly string[];
}

const admin = ['AdminBearer', 'AdminToken'];

export const operationFacts: readonly OperationFact[] = [
  {
    method: 'post',
    path: '/api/v1/headless/auth_token',
    section: '4.1',
    success: 'headless_auth_token',
    security: ['HeadlessBearer', 'HeadlessToken'],
  },
  {
    method: 'get',
    path: '/api/headless/v1/home',
    section: '4.2',
    query: { page: 'integer', per_page: 'integer', sort: 'string' },
    security: ['MemberAccessToken'],
  },
  {
    method: 'post',
    path: '/api/headless/v1/search/community_members',
    section: '4.3',
    success: 'member_search_response',
    security: ['MemberAccessToken'],
  },
  {
    method: 'get',
    path: '/api/admin/v2/comments/posts',
    section: '4.4',
    query: { space_id: 'integer', page: 'integer', per_page: 'integer', status: 'string' },
    success: 'posts_list',
    security: admin,
  },
  {
    method: 'get',
    path: '/api/admin/v2/community_members/{id}',
    section: '4.5',
    success: 'community_member',
    security: admin,
  },
];

/** Responses that every authenticated operation declares (section 7). */
export const commonStatuses = ['401', '403', '429', '5XX'];

/** Bounds from the document and the decisions about it: a schema, its property and the keywords. */
export const bounds: readonly (readonly [
  schema: string,
  property: string,
  keywords: Readonly<Record<string, number>>,
])[] = [
  ['paywall_coupon_attributes', 'percent_off', { minimum: 1, maximum: 100 }],
  ['community_segment', 'id', { minimum: 1 }],
  ['community_segment', 'audience_count', { minimum: 0 }],
  ['shared_community_member', 'id', { minimum: 1 }],
];

/** The decisions on lists: the pagination parameters, with their schemas. */
export const pagingParameters = {
  page: { type: 'integer', minimum: 1, default: 1 },
  per_page: { type: 'integer', minimum: 1, default: 10 },
} as const;

/** The prefixes of all paths (section 9). */
export const prefixes = ['/api/admin/v2/', '/api/v1/headless/', '/api/headless/v1/'];

/** The allowed methods (section 4.6). */
export const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The title and version (section 9). */
export const info = { title: 'Community Platform Admin API V2', version: 'v1' };
