// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer, AnyStatus, Status2XX } from '../answer.js';
import type { Failed } from '../components.js';
import type { Pet } from '../schemas.js';
import type { Size } from '../shared.js';

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

/** Headers of the answers of `listPets`. */
export interface ListPets200Headers {
  'x-total'?: number;
}

/** What `listPets` answers, by status. */
export type ListPetsResult =
  | Answer<200, Pet[], ListPets200Headers>
  | Answer<Exclude<AnyStatus, Status2XX>, Failed>;

/** What `addPet` sends. */
export interface AddPetRequest {
  body: Pet;
}

/** What `addPet` answers, by status. */
export type AddPetResult =
  | Answer<201, Pet>
  | Answer<Exclude<AnyStatus, Status2XX>, Size>;

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

/** What `setPhoto` answers, by status. */
export type SetPhotoResult = Answer<200, string, Record<never, never>, 'text/plain'>;
