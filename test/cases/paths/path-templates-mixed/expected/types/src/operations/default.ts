// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';

export interface ReadAsJsonPath {
  id: string;
}

export interface ReadAsJsonRequest {
  path: ReadAsJsonPath;
}

export type ReadAsJsonResult = TypedResponse<200, string[]>;

export interface ReadPetPath {
  id: string;
}

export interface ReadPetRequest {
  path: ReadPetPath;
}

export type ReadPetResult = TypedResponse<200, string[]>;

/** The request of `readAll`: it has no parameters and no body. */
export type ReadAllRequest = Record<never, never>;

export type ReadAllResult = TypedResponse<200, string[]>;

export interface ReadWalkPath {
  from: string;
  to: readonly string[];
  day: number;
}

export interface ReadWalkRequest {
  path: ReadWalkPath;
}

export type ReadWalkResult = TypedResponse<200, string[]>;
