// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPetsRequest, ListPetsResult } from '@case/types/operations/default';
import type { Pet } from '@case/types/schemas';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';
import { readsJson } from '../runtime/codec.js';

export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
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

/** default */
export interface DefaultApi {
  /**
   * Pets.
   *
   * @see https://example.com/list How lists are read.
   *
   * `GET /pets`
   */
  listPets(request?: ListPetsRequest, options?: RequestOptions): Promise<Pet>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  listPets: (request = {}, options) => unwrap(client.send(listPetsOperation, request, options)),
});
