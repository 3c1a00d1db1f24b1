// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPets200, ListPetsRequest, ListPetsResult } from '@case/types/operations/default';
import type { Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { paginate } from '../runtime/client/index.js';

/** The data of `listPets`. */
export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
  parameters: [{ name: 'page', in: 'query', shape: 'integer', style: 'form', explode: true }],
  answers: { '200': { content: { 'application/json': readsJson } } },
  pagination: { style: 'page', page: 'page', items: 'pets', hasMore: 'more' },
};

/** `GET /pets` */
export function listPets(
  client: Sender,
  request: ListPetsRequest = {},
  options?: RequestOptions,
): Promise<Received<ListPetsResult>> {
  return client.send(listPetsOperation, request, options);
}

/** All items of `listPets`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPets(
  client: Sender,
  request: ListPetsRequest = {},
  options?: RequestOptions,
): Paginator<string, ListPets200> {
  return paginate(client, listPetsOperation, request, options);
}
