// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SearchPetsRequest, SearchPetsResult } from '@case/types/operations/default';
import type { Page, PagePets } from '@case/types/schemas';
import {
  type OnUndeclared,
  type Operation,
  pageByCursor,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson } from '../runtime/codec.js';

export const searchPetsOperation: Operation<SearchPetsRequest, SearchPetsResult> = {
  id: 'searchPets',
  method: 'POST',
  path: '/pets',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/** `POST /pets` */
export function searchPets<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: SearchPetsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<SearchPetsResult, U>> {
  return client.send(searchPetsOperation, request, options);
}

/** Iterates over all items of `searchPets`, or all pages with `.pages()`. Pages are fetched on demand. */
export function paginateSearchPets(
  client: Sender<OnUndeclared>,
  request: SearchPetsRequest = {},
  options?: RequestOptions,
): Paginator<PagePets, Page> {
  const paging = pageByCursor({ cursor: 'after', next: 'next', items: 'pets' });
  return paginate(client, searchPetsOperation, paging, request, options);
}

/** default */
export interface DefaultApi {
  /** `POST /pets` */
  searchPets(request?: SearchPetsRequest, options?: RequestOptions): Promise<Page>;
  /** Iterates over all items of `searchPets`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateSearchPets(request?: SearchPetsRequest, options?: RequestOptions): Paginator<PagePets, Page>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  searchPets: (request = {}, options) => unwrap(client.send(searchPetsOperation, request, options)),
  paginateSearchPets: (request = {}, options) => paginateSearchPets(client, request, options),
});
