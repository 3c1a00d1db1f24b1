// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { createPetsApi, type PetsApi } from './facade/pets.js';
import { createPhotosApi, type PhotosApi } from './facade/photos.js';
import type { OnUndeclared, Sender } from './runtime/client/index.js';

/** All operations, grouped: each returns the body of a success and throws an `ApiError` for any other response. */
export interface Api {
  readonly pets: PetsApi;
  readonly photos: PhotosApi;
}

/** Binds all operations to a client. */
export const createApi = (client: Sender<OnUndeclared>): Api => ({
  pets: createPetsApi(client),
  photos: createPhotosApi(client),
});
