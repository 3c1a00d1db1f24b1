// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListHousePetsRequest } from '@case/types/operations/house-pets';
import * as operations from '../operations/house-pets.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** Pets that live inside. */
export interface HousePetsApi {
  /** `GET /a` */
  list(request?: ListHousePetsRequest, options?: RequestOptions): Promise<undefined>;
}

/** Binds the operations to a client. */
export const createHousePetsApi = (client: Sender<OnUndeclared>): HousePetsApi => ({
  list: (request = {}, options) => unwrap(client.send(operations.listHousePetsOperation, request, options)),
});
