// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListPets200,
  ListPetsRequest,
  ListPetsResult,
  Search200,
  SearchRequest,
  SearchResult,
} from '@case/types/operations/default';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByAddress } from '../runtime/client/pages/by-address.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';

/** The data of `listPets`. */
export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
  parameters: [{ name: 'page', in: 'query', write: writeScalarPair }],
  accept: 'application/json',
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/** `GET /pets` */
export function listPets<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPetsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPetsResult, U>> {
  return client.send(listPetsOperation, request, options);
}

/** All items of `listPets`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPets(
  client: Sender<OnUndeclared>,
  request: ListPetsRequest = {},
  options?: RequestOptions,
): Paginator<string, ListPets200> {
  const paging = pageByAddress({ next: '/next', items: 'results' });
  return paginate(client, listPetsOperation, paging, request, options);
}

/** The data of `search`. */
export const searchOperation: Operation<SearchRequest, SearchResult> = {
  id: 'search',
  method: 'POST',
  path: '/search',
  parameters: [{ name: 'page', in: 'query', write: writeScalarPair }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/** `POST /search` */
export function search<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SearchRequest,
  options?: RequestOptions<U>,
): Promise<Received<SearchResult, U>> {
  return client.send(searchOperation, request, options);
}

/** All items of `search`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearch(
  client: Sender<OnUndeclared>,
  request: SearchRequest,
  options?: RequestOptions,
): Paginator<string, Search200> {
  const paging = pageByAddress({ next: '/links/next/href', items: 'found' });
  return paginate(client, searchOperation, paging, request, options);
}
