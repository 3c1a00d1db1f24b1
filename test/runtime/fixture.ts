/** A small handwritten document in the form that the generator emits, with validators and an in-memory pair. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { createRuntimeClient, type RuntimeClient } from '../../generator/runtime/client/client.js';
import type { ClientOptions, Session, TokenSession } from '../../generator/runtime/client/options.js';
import { pageByCursor } from '../../generator/runtime/client/pages/by-cursor.js';
import { pageByNumber } from '../../generator/runtime/client/pages/by-number.js';
import { createRuntimeRawClient, type RawClient } from '../../generator/runtime/client/raw.js';
import { createSession } from '../../generator/runtime/client/session.js';
import { readsBoundedJson } from '../../generator/runtime/codec/media/bounded-json.js';
import { sendsJson } from '../../generator/runtime/codec/media/json.js';
import type { Json } from '../../generator/runtime/codec/operation.js';
import type { ServerDefinition } from '../../generator/runtime/server/definition.js';
import type {
  ResponseDescriptor as Declared,
  Operation,
  SecurityScheme,
} from '../../generator/runtime/server/operation.js';
import type {
  RequestContext,
  RuntimeServerOptions,
  SecurityHandler,
  Server,
} from '../../generator/runtime/server/options.js';
import { createRuntimeServer } from '../../generator/runtime/server/server.js';
import type { RequestValidators, Validate } from '../../generator/runtime/server/validators.js';
import type { Reply, Status4XX, Status5XX, TypedResponse } from '../../generator/runtime/types/typed-response.js';
import { ajvFormats } from '../support/judge.js';
import { toSchemes, toSent } from '../support/sent.js';

export interface Post {
  readonly id: number;
  readonly name: string;
}
export interface Problem {
  readonly success: false;
  readonly message: string;
  readonly error_details: unknown;
}
type Errors = TypedResponse<Status4XX | Status5XX, Problem>;

export interface GetPostRequest {
  readonly path: { readonly id: number };
  readonly query?: { readonly page?: number; readonly tags?: readonly string[] };
  readonly headers?: { readonly 'X-Trace'?: string };
}
export type GetPostResult = TypedResponse<200, Post, { etag?: string }> | Errors;
export interface CreatePostRequest {
  readonly body: { readonly name: string; readonly email?: string };
}
export type CreatePostResult = TypedResponse<201, Post> | Errors;
export type DeletePostResult = TypedResponse<204> | Errors;
export interface ListRequest {
  readonly query?: { readonly page?: number };
}
export interface PostsPage {
  readonly page: number;
  readonly has_next_page: boolean;
  readonly records: readonly Post[];
}
export type ListResult = TypedResponse<200, PostsPage> | Errors;
export interface SearchRequest {
  readonly body: { readonly text?: string; readonly search_after?: readonly string[] };
}
export interface SearchPage {
  readonly data: readonly Post[];
  readonly next_search_after?: readonly string[];
}
export type SearchResult = TypedResponse<200, SearchPage> | Errors;
export interface RefreshRequest {
  readonly body: { readonly refresh_token: string };
}
export type RefreshResult = TypedResponse<200, { access_token: string; access_token_expires_at: string }> | Errors;

const json = { 'application/json': { ...sendsJson, ...readsBoundedJson } } as const;
const errors: Record<string, Declared> = { '4XX': { content: json }, '5XX': { content: json } };
const security = [{ token: [] }] as const;

const getPostData: Operation = {
  id: 'getPost',
  method: 'GET',
  path: '/posts/{id}',
  parameters: [
    { name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple' },
    { name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true, default: 1 },
    { name: 'tags', in: 'query', shape: { array: 'string' }, style: 'form', explode: true },
    { name: 'X-Trace', in: 'header', shape: 'string', style: 'simple' },
  ],
  responses: { 200: { content: json, headers: { etag: 'string' } }, ...errors },
  security,
};
const createPostData: Operation = {
  id: 'createPost',
  method: 'POST',
  path: '/posts',
  body: { required: true, content: json },
  responses: { 201: { content: json }, ...errors },
  security,
};
const listPostsData: Operation = {
  id: 'listPosts',
  method: 'GET',
  path: '/posts',
  parameters: [{ name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true }],
  responses: { 200: { content: json }, ...errors },
};
const deletePostData: Operation = {
  id: 'deletePost',
  method: 'DELETE',
  path: '/posts/{id}',
  parameters: [{ name: 'id', in: 'path', required: true, shape: 'integer', style: 'simple' }],
  responses: { 204: {}, ...errors },
  security: [{ token: [], key: [] }, { basic: [] }],
};
const searchData: Operation = {
  id: 'search',
  method: 'POST',
  path: '/posts/search',
  body: { content: json },
  responses: { 200: { content: json }, ...errors },
};
const feedData: Operation = {
  ...listPostsData,
  id: 'feed',
  path: '/feed',
  security: [{ member: [] }],
};
const refreshData: Operation = {
  id: 'refresh',
  method: 'PATCH',
  path: '/refresh',
  body: { required: true, content: json },
  responses: { 200: { content: json }, ...errors },
  security: [{ member: [] }, {}],
};

const schemes: Readonly<Record<string, SecurityScheme>> = {
  token: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
  key: { type: 'apiKey', in: 'query', name: 'key' },
  basic: { type: 'http', scheme: 'basic' },
  member: { type: 'http', scheme: 'bearer' },
};

export const getPost = toSent<GetPostRequest, GetPostResult>(getPostData, schemes);
export const createPost = toSent<CreatePostRequest, CreatePostResult>(createPostData, schemes);
export const listPosts = toSent<ListRequest, ListResult>(listPostsData, schemes);
export const deletePost = toSent<GetPostRequest, DeletePostResult>(deletePostData, schemes);
export const search = toSent<SearchRequest, SearchResult>(searchData, schemes);
export const feed = toSent<ListRequest, ListResult>(feedData, schemes);
export const refresh = toSent<RefreshRequest, RefreshResult>(refreshData, schemes);
export const postPages = pageByNumber({ page: 'page', items: 'records', hasMore: 'has_next_page' });
export const searchPages = pageByCursor({
  cursor: 'search_after',
  next: 'next_search_after',
  items: 'data',
  key: 'id',
  invalidCursorStatus: 422,
});

type Input<R> = R & { readonly [key: string]: unknown };
type Handler<Req, Res> = (input: Input<Req>, context: RequestContext) => Reply<Res> | Promise<Reply<Res>>;
export interface Handlers {
  getPost: Handler<GetPostRequest, GetPostResult>;
  createPost: Handler<CreatePostRequest, CreatePostResult>;
  listPosts: Handler<ListRequest, ListResult>;
  deletePost: Handler<GetPostRequest, DeletePostResult>;
  search: Handler<SearchRequest, SearchResult>;
  feed: Handler<ListRequest, ListResult>;
  refresh: Handler<RefreshRequest, RefreshResult>;
}
export interface Security {
  token: SecurityHandler;
  key: SecurityHandler;
  basic: SecurityHandler<unknown, { username: string; password: string }>;
  member: SecurityHandler;
}

const ajv = new Ajv2020({ allErrors: true, strict: false, formats: ajvFormats });
/** Ajv validators with the interface of generated checks. */
function compile(schema: object): Validate {
  const validate = ajv.compile(schema);
  return (value, found) => {
    const isValid = validate(value);
    found?.push(...(validate.errors ?? []));
    return isValid;
  };
}
const validators: Record<string, RequestValidators> = {
  getPost: {
    parameters: compile({
      properties: {
        path: { properties: { id: { type: 'integer', minimum: 1 } } },
        query: { properties: { page: { type: 'integer', minimum: 1 }, tags: { maxItems: 2 } } },
      },
    }),
  },
  createPost: {
    body: compile({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string', maxLength: 5 }, email: { type: 'string', format: 'email' } },
    }),
  },
};

export const definition: ServerDefinition = {
  operations: [getPostData, createPostData, listPostsData, deletePostData, searchData, feedData, refreshData],
  validators,
  securitySchemes: schemes,
  errorBody: { success: false, message: '{message}', error_details: '{details}' },
  examples: async () => ({
    getPost: { 200: { body: { id: 7, name: 'example' }, headers: { etag: 'x' } }, '4XX': { body: { success: false } } },
    deletePost: { 204: {} },
  }),
  responseValidators: {
    getPost: {
      200: compile({
        type: 'object',
        required: ['id'],
        properties: { id: { type: 'integer' } },
      }),
    },
  },
};

export function problem(status: Status4XX, message: string, error_details: Json = {}) {
  return { status, body: { success: false, message, error_details } } as Errors;
}

export const handlers: Handlers = {
  getPost: ({ path, query }) => ({
    status: 200,
    headers: { etag: '"1"' },
    body: { id: path.id, name: `page ${query?.page} ${query?.tags?.join('|') ?? ''}` },
  }),
  createPost: ({ body }) => ({ status: 201, body: { id: 1, name: body.name } }),
  listPosts: ({ query }) => {
    const page = query?.page ?? 1;
    return { status: 200, body: { page, has_next_page: page < 3, records: [{ id: page, name: 'p' }] } };
  },
  deletePost: () => ({ status: 204 }),
  search: () => ({ status: 200, body: { data: [] } }),
  feed: () => ({ status: 200, body: { page: 1, has_next_page: false, records: [] } }),
  refresh: () => problem(404, 'no refresh'),
};
const accept: SecurityHandler = (credential) => (credential === 'good' ? { name: 'ann' } : undefined);
export const security_: Security = {
  token: accept,
  key: accept,
  basic: ({ username, password }) => (password === 'pässword' ? { name: username } : undefined),
  member: accept,
};

export const server = { url: 'http://host/base/' };

export function session(tokens: TokenSession): Session {
  return createSession(
    {
      member: () => ({
        operation: refresh,
        request: { refreshToken: 'refresh_token' },
        response: { accessToken: 'access_token', expiresAt: 'access_token_expires_at' },
      }),
    },
    tokens,
  );
}

export function makeRaw(client: RuntimeClient): RawClient<Paths> {
  return createRuntimeRawClient<Paths>(client, {
    default: [],
    byOperation: { 'GET /posts/{id}': toSchemes(security, schemes) },
  });
}

export function makeServer(
  own: Partial<Handlers> = {},
  options: Partial<Extract<RuntimeServerOptions<Handlers, Security>, { readonly security: Security }>> = {},
): Server {
  return createRuntimeServer<Handlers, Security>(definition, {
    security: security_,
    ...options,
    mock: false,
    handlers: { ...handlers, ...own },
  });
}

/** `paths` as openapi-typescript writes it, with one operation. */
export interface Paths {
  '/posts/{id}': {
    get: {
      parameters: { path: { id: number }; query?: { page?: number } };
      responses: { 200: { content: { 'application/json': Post } }; 404: { content: { 'application/json': Problem } } };
    };
  };
}

export const auth = { token: 'good', key: 'good', member: 'good' };

export function makeClient(fetch: (request: Request) => Promise<Response>, options: ClientOptions = {}): RuntimeClient {
  return createRuntimeClient(server, {
    baseUrl: 'http://host',
    auth,
    fetch: (url, init) => fetch(new Request(url, init)),
    ...options,
  });
}

/** Returns a client that calls the server in memory. */
export function makePair(own: Partial<Handlers> = {}, options: ClientOptions = {}): RuntimeClient {
  const server = makeServer(own);
  return makeClient(server.fetch, options);
}
