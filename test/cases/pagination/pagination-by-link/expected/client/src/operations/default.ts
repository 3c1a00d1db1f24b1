// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPetsRequest, ListPetsResult } from '@case/types/operations/default';
import type { Pets, Pets_02d0 } from '@case/types/schemas';
import {
  type OnUndeclared,
  type Operation,
  pageByLink,
  paginate,
  type Paginator,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
} from '../runtime/client.js';
import { readsJson, writeScalarPair } from '../runtime/codec.js';
import { keyScheme } from '../security.js';

export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'kind', in: 'query', write: writeScalarPair },
  ],
  responses: { '200': { content: { 'application/json': readsJson }, headers: { link: textHeader } } },
  security: [[keyScheme]],
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
): Paginator<Pets_02d0, Pets> {
  const paging = pageByLink({});
  return paginate(client, listPetsOperation, paging, request, options);
}

/** default */
export interface DefaultApi {
  /** `GET /pets` */
  listPets(request?: ListPetsRequest, options?: RequestOptions): Promise<Pets>;
  /** Iterates over all items of `listPets`, or all pages with `.pages()`. Pages are fetched on demand. */
  paginateListPets(request?: ListPetsRequest, options?: RequestOptions): Paginator<Pets_02d0, Pets>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  listPets: (request = {}, options) => unwrap(client.send(listPetsOperation, request, options)),
  paginateListPets: (request = {}, options) => paginateListPets(client, request, options),
});
