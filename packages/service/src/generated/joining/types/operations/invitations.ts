// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { Status4XX, TypedResponse } from '../runtime.js';
import type { InvalidRequest, Invitation, Joined, JoinForm, JoinRequest, Page } from '../schemas.js';

export interface GetInvitationQuery {
  /** The token of the invitation. */
  invitation_token?: string | undefined;
}

export interface GetInvitationRequest {
  query?: GetInvitationQuery | undefined;
}

export type GetInvitationResult =
  | TypedResponse<200, Invitation>
  | TypedResponse<200, Page, Record<never, never>, 'text/html; charset=utf-8'>
  | Errors['4XX' | '5XX'];

export interface AcceptInvitationQuery {
  /** The token of the invitation. */
  invitation_token?: string | undefined;
}

/** The request of `acceptInvitation` without its body. */
export interface AcceptInvitationParts {
  query?: AcceptInvitationQuery | undefined;
}

export type AcceptInvitationRequest =
  | (AcceptInvitationParts & { contentType: 'application/x-www-form-urlencoded'; body: JoinForm })
  | (AcceptInvitationParts & { contentType?: 'application/json' | undefined; body: JoinRequest })
  | (AcceptInvitationParts & { contentType?: undefined; body?: undefined });

export type AcceptInvitationResult =
  | TypedResponse<200, Joined>
  | TypedResponse<200, Page, Record<never, never>, 'text/html; charset=utf-8'>
  | TypedResponse<Exclude<Status4XX, 422>, InvalidRequest>
  | TypedResponse<Exclude<Status4XX, 422>, Page, Record<never, never>, 'text/html; charset=utf-8'>
  | Errors[422 | '5XX'];
