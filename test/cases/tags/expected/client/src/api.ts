// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { createHousePetsApi, type HousePetsApi } from './facade/house-pets.js';
import { createDefaultApi, type DefaultApi } from './facade/default.js';
import { createClassApi, type ClassApi } from './facade/class.js';
import type { OnUndeclared, Sender } from './runtime/client/index.js';

/** All operations, grouped: each returns the body of a success and throws an `ApiError` for any other response. */
export interface Api {
  readonly housePets: HousePetsApi;
  readonly default_: DefaultApi;
  readonly class_: ClassApi;
}

/** Binds all operations to a client. */
export const createApi = (client: Sender<OnUndeclared>): Api => ({
  housePets: createHousePetsApi(client),
  default_: createDefaultApi(client),
  class_: createClassApi(client),
});
