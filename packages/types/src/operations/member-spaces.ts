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
  UnprocessableContentHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { Spaces } from '../space.js';

/** The query parameters of `listMemberSpaces`. */
export interface ListMemberSpacesQuery {
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
  /** The member, by the community member id. */
  community_member_id?: number | undefined;
  /** The member, by the e-mail address. */
  user_email?: string | undefined;
}

/** What `listMemberSpaces` sends. */
export interface ListMemberSpacesRequest {
  query?: ListMemberSpacesQuery | undefined;
}

/** Headers of the answers of `listMemberSpaces`. */
export interface ListMemberSpaces200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listMemberSpaces` answers, by status. */
export type ListMemberSpacesResult =
  | Answer<200, Spaces, ListMemberSpaces200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<404, ErrorBody, NotFoundHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
