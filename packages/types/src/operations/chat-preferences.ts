// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ChatPreferences, ChatPreferencesUpdateRequest } from '../chat-preferences.js';
import type { ErrorBody } from '../common.js';
import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../response-headers.js';
import type { Status5XX, TypedResponse } from '../typed-response.js';

/** What `getChatPreferences` sends: nothing. */
export type GetChatPreferencesRequest = Record<never, never>;

/** Headers of the responses of `getChatPreferences`. */
export interface GetChatPreferences200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `getChatPreferences`, by status. */
export type GetChatPreferencesResult =
  | TypedResponse<200, ChatPreferences, GetChatPreferences200Headers>
  | TypedResponse<401, ErrorBody, UnauthorizedHeaders>
  | TypedResponse<403, ErrorBody, ForbiddenHeaders>
  | TypedResponse<405, ErrorBody, MethodNotAllowedHeaders>
  | TypedResponse<406, ErrorBody, NotAcceptableHeaders>
  | TypedResponse<429, ErrorBody, TooManyRequestsHeaders>
  | TypedResponse<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `updateChatPreferences` sends. */
export interface UpdateChatPreferencesRequest {
  /** What shall change. */
  body: ChatPreferencesUpdateRequest;
}

/** Headers of the responses of `updateChatPreferences`. */
export interface UpdateChatPreferences200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** The responses of `updateChatPreferences`, by status. */
export type UpdateChatPreferencesResult =
  | TypedResponse<200, ChatPreferences, UpdateChatPreferences200Headers>
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
