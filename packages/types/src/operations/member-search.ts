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
import type { ErrorBody } from '../common.js';
import type { MemberSearchRequest, MemberSearchResponse } from '../member-search.js';

/** What `searchCommunityMembers` sends. */
export interface SearchCommunityMembersRequest {
  /** What to search for. Without a body, and for an empty object, every active member is found. */
  body?: MemberSearchRequest | undefined;
}

/** Headers of the answers of `searchCommunityMembers`. */
export interface SearchCommunityMembers200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `searchCommunityMembers` answers, by status. */
export type SearchCommunityMembersResult =
  | Answer<200, MemberSearchResponse, SearchCommunityMembers200Headers>
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
