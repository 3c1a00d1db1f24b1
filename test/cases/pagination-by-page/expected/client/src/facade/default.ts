// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPetsRequest } from '@case/types/operations/default';
import {
  listPets,
  paginateListPets,
} from '../operations/default.js';
import { type Paginator, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** default */
export interface DefaultApi {
  /** `GET /pets` */
  listPets(request?: ListPetsRequest, options?: RequestOptions): Promise<{
  pets: string[];
  more: boolean;
}>;
  /** All items of `listPets`, or with `.pages()` all pages, fetched as they are read. */
  paginateListPets(request?: ListPetsRequest, options?: RequestOptions): Paginator<string, {
  pets: string[];
  more: boolean;
}>;
}

/** Binds the operations to a client. */
export const createDefaultApi = (client: Sender): DefaultApi => ({
  listPets: (request = {}, options) => unwrap(listPets(client, request, options)),
  paginateListPets: (request = {}, options) => paginateListPets(client, request, options),
});
