// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { MessageResponse } from '../common.js';
import type {
  CommunityLead,
  CommunityLeadCreateRequest,
  CommunityLeadsList,
  CommunityLeadUpdateRequest,
} from '../community-lead.js';
import type { Errors, XRequestIdHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';

export interface ListCommunityLeadsQuery {
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
}

export interface ListCommunityLeadsRequest {
  query?: ListCommunityLeadsQuery | undefined;
}

export type ListCommunityLeadsResult =
  | TypedResponse<200, CommunityLeadsList, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 429 | '5XX'];

export interface CreateCommunityLeadRequest {
  /** The lead to add. */
  body: CommunityLeadCreateRequest;
}

export type CreateCommunityLeadResult =
  | TypedResponse<201, CommunityLead, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface GetCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. Example: `4104`. */
  id: number;
}

export interface GetCommunityLeadRequest {
  path: GetCommunityLeadPath;
}

export type GetCommunityLeadResult =
  | TypedResponse<200, CommunityLead, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];

export interface UpdateCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. Example: `4104`. */
  id: number;
}

export interface UpdateCommunityLeadRequest {
  path: UpdateCommunityLeadPath;
  /** The changes. */
  body: CommunityLeadUpdateRequest;
}

export type UpdateCommunityLeadResult =
  | TypedResponse<200, CommunityLead, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 413 | 415 | 422 | 429 | '5XX'];

export interface DeleteCommunityLeadPath {
  /** The id of the lead. The id of a member is not found here. Example: `4104`. */
  id: number;
}

export interface DeleteCommunityLeadRequest {
  path: DeleteCommunityLeadPath;
}

export type DeleteCommunityLeadResult =
  | TypedResponse<200, MessageResponse, XRequestIdHeaders>
  | Errors[400 | 401 | 403 | 404 | 405 | 406 | 429 | '5XX'];
