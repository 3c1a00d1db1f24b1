// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, XTotalHeaders } from '../responses.js';
import type { AnyStatus, Status2XX, TypedResponse } from '../runtime.js';
import type { Pet } from '../schemas.js';
import type { Size } from '../shared.js';

export interface ListPetsQuery {
  tags?: readonly string[] | undefined;
  ids?: readonly number[] | undefined;
  names?: readonly string[] | undefined;
  /** Default: `1`. */
  page?: number | undefined;
}

export interface ListPetsRequest {
  query?: ListPetsQuery | undefined;
}

export type ListPetsResult =
  | TypedResponse<200, Pet[], XTotalHeaders>
  | Errors['default'];

export interface AddPetRequest {
  body: Pet;
}

export type AddPetResult =
  | TypedResponse<201, Pet>
  | TypedResponse<Exclude<AnyStatus, Status2XX>, Size>;

export interface SetPhotoPath {
  /** Format: uuid. */
  id: string;
}

export interface SetPhotoRequest {
  path: SetPhotoPath;
  body: SetPhotoBody;
}

export interface SetPhotoBody {
  /** Format: binary. */
  photo: File;
  /** At most 20 characters. */
  caption?: string;
}

export type SetPhotoResult = TypedResponse<200, string, Record<never, never>, 'text/plain'>;
