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
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { paginate } from '../runtime/client/index.js';
import { pageByOffset } from '../runtime/client/pages/by-offset.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';

/** The data of `listAll`. */
export const listAllOperation: Operation<ListAllRequest, ListAllResult> = {
  id: 'listAll',
  method: 'GET',
  path: '/all',
  parameters: [
    { name: 'skip', in: 'query', write: writeScalarPair },
    { name: 'take', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
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

/** All items of `listAll`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListAll(
  client: Sender<OnUndeclared>,
  request: ListAllRequest = {},
  options?: RequestOptions,
): Paginator<string, string[]> {
  const paging = pageByOffset({ offset: 'skip' });
  return paginate(client, listAllOperation, paging, request, options);
}

/** The data of `listCounted`. */
export const listCountedOperation: Operation<ListCountedRequest, ListCountedResult> = {
  id: 'listCounted',
  method: 'GET',
  path: '/counted',
  parameters: [{ name: 'skip', in: 'query', write: writeScalarPair }],
  accept: 'application/json',
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

/** All items of `listCounted`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListCounted(
  client: Sender<OnUndeclared>,
  request: ListCountedRequest = {},
  options?: RequestOptions,
): Paginator<string, Page> {
  const paging = pageByOffset({ offset: 'skip', items: 'pets', total: 'count' });
  return paginate(client, listCountedOperation, paging, request, options);
}

/** The data of `listTold`. */
export const listToldOperation: Operation<ListToldRequest, ListToldResult> = {
  id: 'listTold',
  method: 'GET',
  path: '/told',
  parameters: [{ name: 'skip', in: 'query', write: writeScalarPair }],
  accept: 'application/json',
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

/** All items of `listTold`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListTold(
  client: Sender<OnUndeclared>,
  request: ListToldRequest = {},
  options?: RequestOptions,
): Paginator<string, Page> {
  const paging = pageByOffset({ offset: 'skip', items: 'pets', hasMore: 'more' });
  return paginate(client, listToldOperation, paging, request, options);
}
