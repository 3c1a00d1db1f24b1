// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListHousePetsRequest, ListHousePetsResult } from '@case/types/operations/house-pets';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';

export const listHousePetsOperation: Operation<ListHousePetsRequest, ListHousePetsResult> = {
  id: 'listHousePets',
  method: 'GET',
  path: '/a',
  accept: null,
  responses: { '204': {} },
};

/** `GET /a` */
export function listHousePets<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListHousePetsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListHousePetsResult, U>> {
  return client.send(listHousePetsOperation, request, options);
}

/** Indoor pets. */
export interface HousePetsApi {
  /** `GET /a` */
  list(request?: ListHousePetsRequest, options?: RequestOptions): Promise<undefined>;
}

export const createHousePetsApi = (client: Sender<OnUndeclared>): HousePetsApi => ({
  list: (request = {}, options) => unwrap(client.send(listHousePetsOperation, request, options)),
});
