// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { HomeFeed } from '../home-feed.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface GetHomeFeedQuery {
  /**
   * The number of the page. The first page is 1; a lower number returns 400.
   *
   * At least 1. Default: `1`. Example: `1`.
   */
  page?: number | undefined;
  /**
   * The number of records per page. A value above 100 counts as 100, which is then the `per_page` of the response; a
   * value below 1 returns 400.
   *
   * At least 1. Default: `10`. Example: `10`.
   */
  per_page?: number | undefined;
  /**
   * The order of the posts. An open set; known values are `latest`, `popular`, `oldest`, `likes`, `alphabetical` and
   * `new_activity`.
   *
   * Default: `"latest"`. Example: `"latest"`.
   */
  sort?: string | undefined;
}

export interface GetHomeFeedRequest {
  query?: GetHomeFeedQuery | undefined;
}

export type GetHomeFeedResult =
  | TypedResponse<200, HomeFeed, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];
