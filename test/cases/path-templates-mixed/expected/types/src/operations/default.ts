// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';

/** The path parameters of `readAsJson`. */
export interface ReadAsJsonPath {
  id: string;
}

/** What `readAsJson` sends. */
export interface ReadAsJsonRequest {
  path: ReadAsJsonPath;
}

/** What `readAsJson` answers, by status. */
export type ReadAsJsonResult = Answer<200, string[]>;

/** The path parameters of `readPet`. */
export interface ReadPetPath {
  id: string;
}

/** What `readPet` sends. */
export interface ReadPetRequest {
  path: ReadPetPath;
}

/** What `readPet` answers, by status. */
export type ReadPetResult = Answer<200, string[]>;

/** What `readAll` sends: nothing. */
export type ReadAllRequest = Record<never, never>;

/** What `readAll` answers, by status. */
export type ReadAllResult = Answer<200, string[]>;

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

/** What `readWalk` answers, by status. */
export type ReadWalkResult = Answer<200, string[]>;
