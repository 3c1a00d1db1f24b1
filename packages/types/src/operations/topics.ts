// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, SuccessResponse } from '../common.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { Topic, TopicRequest, TopicsList } from '../topic.js';

export interface ListTopicsQuery {
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
  /** Only records whose name contains this text. Case is ignored. Example: `"rye"`. */
  name?: string | undefined;
  /** The order of the records, by creation time or by name. Example: `"alphabetical"`. */
  sort?: AgeOrNameOrder | undefined;
}

export interface ListTopicsRequest {
  query?: ListTopicsQuery | undefined;
}

export type ListTopicsResult =
  | TypedResponse<200, TopicsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateTopicRequest {
  /** The topic to create. */
  body: TopicRequest;
}

export type CreateTopicResult =
  | TypedResponse<201, Topic, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetTopicPath {
  /** The id of the topic. Example: `61`. */
  id: number;
}

export interface GetTopicRequest {
  path: GetTopicPath;
}

export type GetTopicResult =
  | TypedResponse<200, Topic, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateTopicPath {
  /** The id of the topic. Example: `61`. */
  id: number;
}

export interface UpdateTopicRequest {
  path: UpdateTopicPath;
  /** The changes. */
  body: TopicRequest;
}

export type UpdateTopicResult =
  | TypedResponse<200, Topic, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteTopicPath {
  /** The id of the topic. Example: `61`. */
  id: number;
}

export interface DeleteTopicRequest {
  path: DeleteTopicPath;
}

export type DeleteTopicResult =
  | TypedResponse<200, SuccessResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
