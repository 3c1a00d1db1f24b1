// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { createPetsApi, type PetsApi } from './facade/pets.js';
import { createHousePetsApi, type HousePetsApi } from './facade/house-pets.js';
import { createDefaultApi, type DefaultApi } from './facade/default.js';
import type { OnUndeclared, Sender } from './runtime/client/index.js';

/** All operations, grouped: each returns the body of a success and throws an `ApiError` for any other response. */
export interface Api {
  readonly pets: PetsApi;
  readonly housePets: HousePetsApi;
  readonly default_: DefaultApi;
}

/** Binds all operations to a client. */
export const createApi = (client: Sender<OnUndeclared>): Api => ({
  pets: createPetsApi(client),
  housePets: createHousePetsApi(client),
  default_: createDefaultApi(client),
});
