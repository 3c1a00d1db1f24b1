// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  NotFoundHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { CommunityMember } from '../community-member.js';

/** The path parameters of `getCommunityMember`. */
export interface GetCommunityMemberPath {
  /** The community member id. A value that is not a whole number is answered with 400. */
  id: number;
}

/** What `getCommunityMember` sends. */
export interface GetCommunityMemberRequest {
  path: GetCommunityMemberPath;
}

/** Headers of the answers of `getCommunityMember`. */
export interface GetCommunityMember200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `getCommunityMember` answers, by status. */
export type GetCommunityMemberResult =
  | Answer<200, CommunityMember, GetCommunityMember200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
