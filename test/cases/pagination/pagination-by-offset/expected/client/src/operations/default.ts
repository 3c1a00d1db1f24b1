// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListAllRequest,
  ListAllResult,
  ListCountedRequest,
  ListCountedResult,
  ListToldRequest,
  ListToldResult,
} from '@case/types/operations/default';
import type { Page } from '@case/types/schemas';
import {
  type OnUndeclared,
  type Operation,
  pageByOffset,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalarPair } from '../runtime/codec.js';

export const listAllOperation: Operation<ListAllRequest, ListAllResult> = {
  id: 'listAll',
  method: 'GET',
  path: '/all',
  parameters: [
    { name: 'skip', in: 'query', write: writeScalarPair },
    { name: 'take', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/** `GET /all` */
export function listAll<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListAllRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListAllResult, U>> {
  return client.send(listAllOperation, request, options);
}

/** Iterates over all items of `listAll`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListAll(
  client: Sender<OnUndeclared>,
  request: ListAllRequest = {},
  options?: RequestOptions,
): Paginator<string, string[]> {
  const paging = pageByOffset({ offset: 'skip' });
  return paginate(client, listAllOperation, paging, request, options);
}

export const listCountedOperation: Operation<ListCountedRequest, ListCountedResult> = {
  id: 'listCounted',
  method: 'GET',
  path: '/counted',
  parameters: [{ name: 'skip', in: 'query', write: writeScalarPair }],
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/** `GET /counted` */
export function listCounted<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListCountedRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListCountedResult, U>> {
  return client.send(listCountedOperation, request, options);
}

/** Iterates over all items of `listCounted`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListCounted(
  client: Sender<OnUndeclared>,
  request: ListCountedRequest = {},
  options?: RequestOptions,
): Paginator<string, Page> {
  const paging = pageByOffset({ offset: 'skip', items: 'pets', total: 'count' });
  return paginate(client, listCountedOperation, paging, request, options);
}

export const listToldOperation: Operation<ListToldRequest, ListToldResult> = {
  id: 'listTold',
  method: 'GET',
  path: '/told',
  parameters: [{ name: 'skip', in: 'query', write: writeScalarPair }],
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/** `GET /told` */
export function listTold<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListToldRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListToldResult, U>> {
  return client.send(listToldOperation, request, options);
}

/** Iterates over all items of `listTold`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListTold(
  client: Sender<OnUndeclared>,
  request: ListToldRequest = {},
  options?: RequestOptions,
): Paginator<string, Page> {
  const paging = pageByOffset({ offset: 'skip', items: 'pets', hasMore: 'more' });
  return paginate(client, listToldOperation, paging, request, options);
}

/** default */
export interface DefaultApi {
  /** `GET /all` */
  listAll(request?: ListAllRequest, options?: RequestOptions): Promise<string[]>;
  /** Iterates over all items of `listAll`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateListAll(request?: ListAllRequest, options?: RequestOptions): Paginator<string, string[]>;
  /** `GET /counted` */
  listCounted(request?: ListCountedRequest, options?: RequestOptions): Promise<Page>;
  /** Iterates over all items of `listCounted`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateListCounted(request?: ListCountedRequest, options?: RequestOptions): Paginator<string, Page>;
  /** `GET /told` */
  listTold(request?: ListToldRequest, options?: RequestOptions): Promise<Page>;
  /** Iterates over all items of `listTold`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateListTold(request?: ListToldRequest, options?: RequestOptions): Paginator<string, Page>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  listAll: (request = {}, options) => unwrap(client.send(listAllOperation, request, options)),
  paginateListAll: (request = {}, options) => paginateListAll(client, request, options),
  listCounted: (request = {}, options) => unwrap(client.send(listCountedOperation, request, options)),
  paginateListCounted: (request = {}, options) => paginateListCounted(client, request, options),
  listTold: (request = {}, options) => unwrap(client.send(listToldOperation, request, options)),
  paginateListTold: (request = {}, options) => paginateListTold(client, request, options),
});
