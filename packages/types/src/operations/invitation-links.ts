// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type {
  InvitationLinkCreateRequest,
  InvitationLinkStatus,
  InvitationLinkUpdateRequest,
} from '../invitation-link-request.js';
import type { InvitationLink, InvitationLinksList } from '../invitation-link.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListInvitationLinksQuery {
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
  /** Only links that are active, or only revoked ones. Example: `"active"`. */
  status?: InvitationLinkStatus | undefined;
}

export interface ListInvitationLinksRequest {
  query?: ListInvitationLinksQuery | undefined;
}

export type ListInvitationLinksResult =
  | TypedResponse<200, InvitationLinksList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateInvitationLinkRequest {
  /** The link to create. */
  body: InvitationLinkCreateRequest;
}

export type CreateInvitationLinkResult =
  | TypedResponse<201, InvitationLink, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetInvitationLinkPath {
  /** The id of the invitation link. Example: `1801`. */
  id: number;
}

export interface GetInvitationLinkRequest {
  path: GetInvitationLinkPath;
}

export type GetInvitationLinkResult =
  | TypedResponse<200, InvitationLink, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateInvitationLinkPath {
  /** The id of the invitation link. Example: `1801`. */
  id: number;
}

export interface UpdateInvitationLinkRequest {
  path: UpdateInvitationLinkPath;
  /** The changes. */
  body: InvitationLinkUpdateRequest;
}

export type UpdateInvitationLinkResult =
  | TypedResponse<200, InvitationLink, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteInvitationLinkPath {
  /** The id of the invitation link. Example: `1802`. */
  id: number;
}

export interface DeleteInvitationLinkRequest {
  path: DeleteInvitationLinkPath;
}

export type DeleteInvitationLinkResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];

export interface RevokeInvitationLinkPath {
  /** The id of the invitation link. Example: `1801`. */
  id: number;
}

export interface RevokeInvitationLinkRequest {
  path: RevokeInvitationLinkPath;
}

export type RevokeInvitationLinkResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 422 | 429 | '5XX'];
