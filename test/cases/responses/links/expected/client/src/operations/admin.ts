// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { CreateUserRequest, CreateUserResult } from '@case/types/operations/admin';
import type { ListPostsQuery, ListPostsRequest, ListPostsResult } from '@case/types/operations/default';
import type {
  GetUserRequest,
  GetUserResult,
  RenameUserQuery,
  RenameUserRequest,
  RenameUserResult,
} from '@case/types/operations/people';
import type { User } from '@case/types/schemas';
import { errors4XX } from '../responses.js';
import {
  type Filling,
  follow,
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  type Without,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalarPair } from '../runtime/codec.js';
import { listPostsOperation } from './default.js';
import { getUserOperation, renameUserOperation } from './people.js';

export const createUserOperation: Operation<CreateUserRequest, CreateUserResult> = {
  id: 'createUser',
  method: 'POST',
  path: '/users',
  parameters: [{ name: 'team', in: 'query', write: writeScalarPair }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '201': { content: { 'application/json': readsJson }, headers: { location: textHeader } } },
  errors: errors4XX,
};

/** `POST /users` */
export function createUser<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: CreateUserRequest,
  options?: RequestOptions<U>,
): Promise<Received<CreateUserResult, U>> {
  return client.send(createUserOperation, request, options);
}

/**
 * The user that was created.
 *
 * Follows the link `self` of a 201 of `createUser`: calls `getUser`.
 */
export function followCreateUserSelf201<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  call: {
    readonly request?: CreateUserRequest;
    readonly result: Extract<Received<CreateUserResult>, { readonly status: 201 }>;
  },
  rest: Omit<GetUserRequest, 'path'> = {},
  options?: RequestOptions<U>,
): Promise<Received<GetUserResult, U>> {
  const given: readonly Filling[] = [{ in: 'path', name: 'id', value: [{ from: 'response.body', name: '/id' }] }];
  return follow(client, getUserOperation, { method: 'POST', ...call }, given, rest, options);
}

/** Follows the link `posts` of a 201 of `createUser`: calls `listPosts`. */
export function followCreateUserPosts<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  call: {
    readonly request: CreateUserRequest;
    readonly result: Extract<Received<CreateUserResult>, { readonly status: 201 }>;
  },
  rest: Omit<ListPostsRequest, 'path' | 'query' | 'headers'> & { query: Omit<ListPostsQuery, 'team' | 'tag' | 'of'> },
  options?: RequestOptions<U>,
): Promise<Received<ListPostsResult, U>> {
  const given: readonly Filling[] = [
    { in: 'path', name: 'id', value: [{ from: 'response.body', name: '/id' }] },
    { in: 'query', name: 'team', value: [{ from: 'request.query', name: 'team' }] },
    { in: 'query', name: 'tag', value: [{ from: 'request.body', name: '/tags/0' }] },
    {
      in: 'query',
      name: 'of',
      value: ['by ', { from: 'request.body', name: '/name' }, ' at ', { from: 'method' }, ' ', { from: 'statusCode' }],
    },
    { in: 'headers', name: 'X-From', value: [{ from: 'response.header', name: 'location' }] },
  ];
  return follow(client, listPostsOperation, { method: 'POST', ...call }, given, rest, options);
}

/** Follows the link `rename` of a 201 of `createUser`: calls `renameUser`. */
export function followCreateUserRename<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  call: {
    readonly request?: CreateUserRequest;
    readonly result: Extract<Received<CreateUserResult>, { readonly status: 201 }>;
  },
  rest: Without<RenameUserRequest, 'path' | 'query' | 'body' | 'contentType'> & { query: Omit<RenameUserQuery, 'id'> },
  options?: RequestOptions<U>,
): Promise<Received<RenameUserResult, U>> {
  const given: readonly Filling[] = [
    { in: 'path', name: 'id', value: [{ from: 'response.body', name: '/id' }] },
    { in: 'query', name: 'id', value: { constant: 'same' } },
    { in: 'body', value: [{ from: 'response.body' }] },
  ];
  return follow(client, { ...renameUserOperation, server: {
    url: 'https://other.case.test/v2',
    template: 'https://other.case.test/{v}',
    variables: { v: { default: 'v2' } },
  } }, { method: 'POST', ...call }, given, rest, options);
}

/** Follows the link `badly` of a 201 of `createUser`: calls `getUser`. */
export function followCreateUserBadly<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  call: {
    readonly request?: CreateUserRequest;
    readonly result?: Extract<Received<CreateUserResult>, { readonly status: 201 }>;
  },
  rest: GetUserRequest,
  options?: RequestOptions<U>,
): Promise<Received<GetUserResult, U>> {
  const given: readonly Filling[] = [];
  return follow(client, getUserOperation, { method: 'POST', ...call }, given, rest, options);
}

/** Follows the link `self` of a 4XX of `createUser`: calls `getUser`. */
export function followCreateUserSelf4XX<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  call: {
    readonly request?: CreateUserRequest;
    readonly result?: Received<CreateUserResult>;
  },
  rest: Omit<GetUserRequest, 'path'> = {},
  options?: RequestOptions<U>,
): Promise<Received<GetUserResult, U>> {
  const given: readonly Filling[] = [{ in: 'path', name: 'id', value: { constant: 1 } }];
  return follow(client, getUserOperation, { method: 'POST', ...call }, given, rest, options);
}

/** admin */
export interface AdminApi {
  /** `POST /users` */
  createUser(request: CreateUserRequest, options?: RequestOptions): Promise<User>;
}

export const createAdminApi = (client: Sender<OnUndeclared>): AdminApi => ({
  createUser: (request, options) => unwrap(client.send(createUserOperation, request, options)),
});
