// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SearchPetsRequest, SearchPetsResult } from '@case/types/operations/default';
import type { Page, PagePets } from '@case/types/schemas';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { paginate } from '../runtime/client/index.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { pageByCursor } from '../runtime/client/pages/by-cursor.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `searchPets`. */
export const searchPetsOperation: Operation<SearchPetsRequest, SearchPetsResult> = {
  id: 'searchPets',
  method: 'POST',
  path: '/pets',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
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

/** All items of `searchPets`, or with `.pages()` all pages, fetched as they are read. */
export function paginateSearchPets(
  client: Sender<OnUndeclared>,
  request: SearchPetsRequest = {},
  options?: RequestOptions,
): Paginator<PagePets, Page> {
  const paging = pageByCursor({ cursor: 'after', next: 'next', items: 'pets' });
  return paginate(client, searchPetsOperation, paging, request, options);
}
