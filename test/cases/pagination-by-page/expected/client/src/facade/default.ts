// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPets200, ListPetsRequest } from '@case/types/operations/default';
import * as operations from '../operations/default.js';
import { type OnUndeclared, type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** default */
export interface DefaultApi {
  /** `GET /pets` */
  listPets(request?: ListPetsRequest, options?: RequestOptions): Promise<ListPets200>;
  /** All items of `listPets`, or with `.pages()` all pages, fetched as they are read. */
  paginateListPets(request?: ListPetsRequest, options?: RequestOptions): Paginator<string, ListPets200>;
}

/** Binds the operations to a client. */
export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  listPets: (request = {}, options) => unwrap(client.send(operations.listPetsOperation, request, options)),
  paginateListPets: (request = {}, options) => operations.paginateListPets(client, request, options),
});
