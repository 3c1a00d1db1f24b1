// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { AgeOrNameOrder, ErrorBody, SuccessResponse } from '../common.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Topic, TopicRequest, TopicsList } from '../topic.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `listTopics`. */
export interface ListTopicsQuery {
  /**
   * The number of the page. The first page is 1; a lower number is answered with 400.
   *
   * Default: `1`.
   */
  page?: number | undefined;
  /**
   * How many records a page holds. A value above 100 is served with 100, and the answer says so in its own
   * `per_page`; a value below 1 is answered with 400.
   *
   * Default: `10`.
   */
  per_page?: number | undefined;
  /** Only records whose name contains this text. Upper and lower case are the same. */
  name?: string | undefined;
  /** The order of the records, by the time at which they were made or by name. */
  sort?: AgeOrNameOrder | undefined;
}

/** What `listTopics` sends. */
export interface ListTopicsRequest {
  query?: ListTopicsQuery | undefined;
}

/** Headers of the responses of `listTopics`. */
export interface ListTopics200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `listTopics`, by status. */
export type ListTopicsResult =
  | TypedResponse<200, TopicsList, ListTopics200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `createTopic` sends. */
export interface CreateTopicRequest {
  /** The topic to make. */
  body: TopicRequest;
}

/** Headers of the responses of `createTopic`. */
export interface CreateTopic201Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `createTopic`, by status. */
export type CreateTopicResult =
  | TypedResponse<201, Topic, CreateTopic201Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `getTopic`. */
export interface GetTopicPath {
  /** The id of the topic. */
  id: number;
}

/** What `getTopic` sends. */
export interface GetTopicRequest {
  path: GetTopicPath;
}

/** Headers of the responses of `getTopic`. */
export interface GetTopic200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getTopic`, by status. */
export type GetTopicResult =
  | TypedResponse<200, Topic, GetTopic200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `updateTopic`. */
export interface UpdateTopicPath {
  /** The id of the topic. */
  id: number;
}

/** What `updateTopic` sends. */
export interface UpdateTopicRequest {
  path: UpdateTopicPath;
  /** What shall change. */
  body: TopicRequest;
}

/** Headers of the responses of `updateTopic`. */
export interface UpdateTopic200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateTopic`, by status. */
export type UpdateTopicResult =
  | TypedResponse<200, Topic, UpdateTopic200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<413, ErrorBody, ContentTooLargeHeaders>
  | TypedResponse<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | TypedResponse<422, ErrorBody, UnprocessableContentHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** The path parameters of `deleteTopic`. */
export interface DeleteTopicPath {
  /** The id of the topic. */
  id: number;
}

/** What `deleteTopic` sends. */
export interface DeleteTopicRequest {
  path: DeleteTopicPath;
}

/** Headers of the responses of `deleteTopic`. */
export interface DeleteTopic200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `deleteTopic`, by status. */
export type DeleteTopicResult =
  | TypedResponse<200, SuccessResponse, DeleteTopic200Headers>
  | TypedResponse<400, ErrorBody, BadRequestHeaders>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<404, ErrorBody, NotFoundHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;
