// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Failed } from '../components.js';
import type { Pet } from '../schemas.js';
import type { Size } from '../shared.js';
import type { AnyStatus, Status2XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listPets`. */
export interface ListPetsQuery {
  tags?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
  names?: readonly string[] | undefined;
  /** Default: `1`. */
  page?: number | undefined;
}

/** What `listPets` sends. */
export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

/** Headers of the responses of `listPets`. */
export interface ListPets200Headers {
  'x-total'?: number;
}

/** The responses of `listPets`, by status. */
export type ListPetsResult =
  | TypedResponse<200, Pet[], ListPets200Headers>
  | TypedResponse<Exclude<AnyStatus, Status2XX>, Failed>;

/** What `addPet` sends. */
export interface AddPetRequest {
  body: Pet;
}

/** The responses of `addPet`, by status. */
export type AddPetResult =
  | TypedResponse<201, Pet>
  | TypedResponse<Exclude<AnyStatus, Status2XX>, Size>;

/** The path parameters of `setPhoto`. */
export interface SetPhotoPath {
  id: string;
}

/** What `setPhoto` sends. */
export interface SetPhotoRequest {
  path: SetPhotoPath;
  body: SetPhotoBody;
}

export interface SetPhotoBody {
  photo: File;
  caption?: string;
}

/** The responses of `setPhoto`, by status. */
export type SetPhotoResult = TypedResponse<200, string, Record<never, never>, 'text/plain'>;
