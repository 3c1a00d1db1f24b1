// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Filling, Without } from '../runtime/client/follow.js';
import type { CreateUserRequest, CreateUserResult } from '@case/types/operations/admin';
import type { ListPostsQuery, ListPostsRequest, ListPostsResult } from '@case/types/operations/default';
import type {
  GetUserRequest,
  GetUserResult,
  RenameUserQuery,
  RenameUserRequest,
  RenameUserResult,
} from '@case/types/operations/people';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { follow } from '../runtime/client/follow.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { listPostsOperation } from './default.js';
import { getUserOperation, renameUserOperation } from './people.js';

/** The data of `createUser`. */
export const createUserOperation: Operation<CreateUserRequest, CreateUserResult> = {
  id: 'createUser',
  method: 'POST',
  path: '/users',
  parameters: [{ name: 'team', in: 'query', write: writeScalarPair }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '201': { content: { 'application/json': readsJson }, headers: { location: textHeader } },
    '4XX': {},
  },
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
      value: [
        'by ',
        { from: 'request.body', name: '/name' },
        ' at ',
        { from: 'method' },
        ' ',
        { from: 'statusCode' },
      ],
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
