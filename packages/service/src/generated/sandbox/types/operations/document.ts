// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { ReceivedBytes, Status4XX, TypedResponse } from '../runtime.js';
import type { ErrorSchema } from '../schemas.js';

/** The request of `getSandboxDocument`: it has no parameters and no body. */
export type GetSandboxDocumentRequest = Record<never, never>;

export type GetSandboxDocumentResult =
  | TypedResponse<200, ReceivedBytes, Record<never, never>, 'application/yaml; charset=utf-8'>
  | TypedResponse<Status4XX, ErrorSchema>
  | Errors['5XX'];
