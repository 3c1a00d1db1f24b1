// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../typed-response.js';

/** The path parameters of `readAsJson`. */
export interface ReadAsJsonPath {
  id: string;
}

/** What `readAsJson` sends. */
export interface ReadAsJsonRequest {
  path: ReadAsJsonPath;
}

/** The responses of `readAsJson`, by status. */
export type ReadAsJsonResult = TypedResponse<200, string[]>;

/** The path parameters of `readPet`. */
export interface ReadPetPath {
  id: string;
}

/** What `readPet` sends. */
export interface ReadPetRequest {
  path: ReadPetPath;
}

/** The responses of `readPet`, by status. */
export type ReadPetResult = TypedResponse<200, string[]>;

/** What `readAll` sends: nothing. */
export type ReadAllRequest = Record<never, never>;

/** The responses of `readAll`, by status. */
export type ReadAllResult = TypedResponse<200, string[]>;

/** The path parameters of `readWalk`. */
export interface ReadWalkPath {
  from: string;
  to: readonly string[];
  day: number;
}

/** What `readWalk` sends. */
export interface ReadWalkRequest {
  path: ReadWalkPath;
}

/** The responses of `readWalk`, by status. */
export type ReadWalkResult = TypedResponse<200, string[]>;
