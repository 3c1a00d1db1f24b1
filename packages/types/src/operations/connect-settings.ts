// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ConnectSettings, ConnectSettingsUpdateRequest } from '../connect-settings.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

/** The request of `getConnectSettings`: it has no parameters and no body. */
export type GetConnectSettingsRequest = Record<never, never>;

export type GetConnectSettingsResult =
  | TypedResponse<200, ConnectSettings, XRequestIdHeaders>
  | Errors[401 | 403 | 405 | 406 | 429 | '5XX'];

export interface UpdateConnectSettingsRequest {
  /** The changes. */
  body: ConnectSettingsUpdateRequest;
}

export type UpdateConnectSettingsResult =
  | TypedResponse<200, ConnectSettings, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];
