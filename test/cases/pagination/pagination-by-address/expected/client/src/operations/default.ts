// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ListPets200,
  ListPetsRequest,
  ListPetsResult,
  Search200,
  SearchRequest,
  SearchResult,
} from '@case/types/operations/default';
import {
  type OnUndeclared,
  type Operation,
  pageByAddress,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson, writeScalarPair } from '../runtime/codec.js';

export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
  parameters: [{ name: 'page', in: 'query', write: writeScalarPair }],
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

/** Iterates over all items of `listPets`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateListPets(
  client: Sender<OnUndeclared>,
  request: ListPetsRequest = {},
  options?: RequestOptions,
): Paginator<string, ListPets200> {
  const paging = pageByAddress({ next: '/next', items: 'results' });
  return paginate(client, listPetsOperation, paging, request, options);
}

export const searchOperation: Operation<SearchRequest, SearchResult> = {
  id: 'search',
  method: 'POST',
  path: '/search',
  parameters: [{ name: 'page', in: 'query', write: writeScalarPair }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
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

/** Iterates over all items of `search`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateSearch(
  client: Sender<OnUndeclared>,
  request: SearchRequest,
  options?: RequestOptions,
): Paginator<string, Search200> {
  const paging = pageByAddress({ next: '/links/next/href', items: 'found' });
  return paginate(client, searchOperation, paging, request, options);
}

/** default */
export interface DefaultApi {
  /** `GET /pets` */
  listPets(request?: ListPetsRequest, options?: RequestOptions): Promise<ListPets200>;
  /** Iterates over all items of `listPets`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateListPets(request?: ListPetsRequest, options?: RequestOptions): Paginator<string, ListPets200>;
  /** `POST /search` */
  search(request: SearchRequest, options?: RequestOptions): Promise<Search200>;
  /** Iterates over all items of `search`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateSearch(request: SearchRequest, options?: RequestOptions): Paginator<string, Search200>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  listPets: (request = {}, options) => unwrap(client.send(listPetsOperation, request, options)),
  paginateListPets: (request = {}, options) => paginateListPets(client, request, options),
  search: (request, options) => unwrap(client.send(searchOperation, request, options)),
  paginateSearch: (request, options) => paginateSearch(client, request, options),
});
