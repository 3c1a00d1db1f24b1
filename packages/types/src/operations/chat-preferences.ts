// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ChatPreferences, ChatPreferencesUpdateRequest } from '../chat-preferences.js';
import type { ErrorBody } from '../common.js';

/** What `getChatPreferences` sends: nothing. */
export type GetChatPreferencesRequest = Record<never, never>;

/** Headers of the answers of `getChatPreferences`. */
export interface GetChatPreferences200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getChatPreferences` answers, by status. */
export type GetChatPreferencesResult =
  | Answer<200, ChatPreferences, GetChatPreferences200Headers>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `updateChatPreferences` sends. */
export interface UpdateChatPreferencesRequest {
  /** What shall change. */
  body: ChatPreferencesUpdateRequest;
}

/** Headers of the answers of `updateChatPreferences`. */
export interface UpdateChatPreferences200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updateChatPreferences` answers, by status. */
export type UpdateChatPreferencesResult =
  | Answer<200, ChatPreferences, UpdateChatPreferences200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
