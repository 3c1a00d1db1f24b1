// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPetsRequest, ListPetsResult } from '@case/types/operations/default';
import type { Pets, Pets_02d0 } from '@case/types/schemas';
import type { OnUndeclared, Paginator, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { textHeader } from '../runtime/client/headers.js';
import { paginate } from '../runtime/client/index.js';
import { pageByLink } from '../runtime/client/pages/by-address.js';
import { readsJson } from '../runtime/codec/media/json.js';
import { writeScalarPair } from '../runtime/codec/writers/scalar.js';
import { keyScheme } from '../security.js';

/** The data of `listPets`. */
export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
  parameters: [
    { name: 'page', in: 'query', write: writeScalarPair },
    { name: 'kind', in: 'query', write: writeScalarPair },
  ],
  accept: 'application/json',
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

/** All items of `listPets`, or with `.pages()` all pages, fetched as they are read. */
export function paginateListPets(
  client: Sender<OnUndeclared>,
  request: ListPetsRequest = {},
  options?: RequestOptions,
): Paginator<Pets_02d0, Pets> {
  const paging = pageByLink({});
  return paginate(client, listPetsOperation, paging, request, options);
}
