// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { FilterOptions } from '../schemas.js';

export interface ListSpaceOptionsQuery {
  /** The page number. 1 to 999999999. Default: `1`. */
  page?: number | undefined;
  /** Options of a page; more than the largest page are not returned. 1 to 999999999. */
  per_page?: number | undefined;
  /** Text that the names of the options contain. Pattern: `^[^\0]*$`. At most 1000 characters. */
  search_text?: string | undefined;
}

export interface ListSpaceOptionsRequest {
  query?: ListSpaceOptionsQuery | undefined;
}

export type ListSpaceOptionsResult =
  | TypedResponse<200, FilterOptions>
  | Errors[400 | 401 | '4XX' | '5XX'];

export interface ListSpaceGroupOptionsQuery {
  /** The page number. 1 to 999999999. Default: `1`. */
  page?: number | undefined;
  /** Options of a page; more than the largest page are not returned. 1 to 999999999. */
  per_page?: number | undefined;
  /** Text that the names of the options contain. Pattern: `^[^\0]*$`. At most 1000 characters. */
  search_text?: string | undefined;
}

export interface ListSpaceGroupOptionsRequest {
  query?: ListSpaceGroupOptionsQuery | undefined;
}

export type ListSpaceGroupOptionsResult =
  | TypedResponse<200, FilterOptions>
  | Errors[400 | 401 | '4XX' | '5XX'];
