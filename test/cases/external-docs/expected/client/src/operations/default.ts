// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPetsRequest, ListPetsResult } from '@case/types/operations/default';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import { readsJson } from '../runtime/codec/media/json.js';

/** The data of `listPets`. */
export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
  accept: 'application/json',
  responses: { '200': { content: { 'application/json': readsJson } } },
};

/**
 * Pets.
 *
 * @see https://example.com/list How lists are read.
 *
 * `GET /pets`
 */
export function listPets<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPetsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPetsResult, U>> {
  return client.send(listPetsOperation, request, options);
}
