// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageProfileFields, ProfilePageName } from '../profile-field.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface GetProfilePageQuery {
  /** The page. Example: `"edit_profile"`. */
  page_name: ProfilePageName;
}

export interface GetProfilePageRequest {
  query: GetProfilePageQuery;
}

export type GetProfilePageResult =
  | TypedResponse<200, PageProfileFields, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];
