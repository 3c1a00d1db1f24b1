// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { MadeCommunity, NewCommunity, SavedCommunity } from '../schemas.js';

/** The request of `resetSandbox`: it has no parameters and no body. */
export type ResetSandboxRequest = Record<never, never>;

export type ResetSandboxResult =
  | TypedResponse<204>
  | Errors[401 | '4XX' | '5XX'];

/** The request of `exportCommunity`: it has no parameters and no body. */
export type ExportCommunityRequest = Record<never, never>;

export type ExportCommunityResult =
  | TypedResponse<200, SavedCommunity>
  | Errors[401 | '4XX' | '5XX'];

export interface ImportCommunityRequest {
  body: unknown;
}

export type ImportCommunityResult =
  | TypedResponse<204>
  | Errors[401 | '4XX' | '5XX'];

export interface CreateCommunityRequest {
  body: NewCommunity;
}

export type CreateCommunityResult =
  | TypedResponse<201, MadeCommunity>
  | Errors[401 | '4XX' | '5XX'];
