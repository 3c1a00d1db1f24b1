// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { decodeForm, readsBoundedJson, sendsJson, sendsText } from 'trefoil-runtime/codec';
import type { Operation, RequestContext } from 'trefoil-runtime/server';
import type { Awaitable, Reply } from '../../types/index.js';
import type {
  AcceptInvitationParts,
  AcceptInvitationQuery,
  AcceptInvitationResult,
  GetInvitationQuery,
  GetInvitationRequest,
  GetInvitationResult,
} from '../../types/operations/invitations.js';
import type { JoinForm, JoinRequest } from '../../types/schemas.js';
import { errors422_4XX_5XX, errors4XX_5XX } from '../responses.js';

/** The input of the handler of `getInvitation`: all parts are present, with defaults. */
export interface GetInvitationInput extends GetInvitationRequest {
  query: GetInvitationQuery;
}

/** The input of the handler of `acceptInvitation`: all parts are present, with defaults. */
export type AcceptInvitationInput = Omit<AcceptInvitationParts, 'query'> &
  { query: AcceptInvitationQuery } &
  (
    | { contentType: 'application/x-www-form-urlencoded'; body: JoinForm }
    | { contentType: 'application/json'; body: JoinRequest }
    | { contentType?: undefined; body?: undefined }
  );

/**
 * The target of invitation links and invitation mails. Clients that accept HTML get pages, all others get JSON.
 * Requests
 * count towards the rate limit of the IP address.
 */
export interface InvitationsHandlers<Principal = unknown, State = unknown> {
  /**
   * Describe an invitation.
   *
   * Returns what a person has to enter in order to join, and the offers of the invitation. The page is a form.
   * Nothing is
   * accepted.
   *
   * `GET /join`
   */
  getInvitation(input: GetInvitationInput, context: RequestContext<Principal, State>): Awaitable<Reply<GetInvitationResult>>;
  /**
   * Join the community.
   *
   * Joins the community of an invitation, and buys its offer, if it has one. Repeating the request as a member gives
   * the
   * same response. The body has at most 16,384 bytes.
   *
   * `POST /join`
   */
  acceptInvitation(
    input: AcceptInvitationInput,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<AcceptInvitationResult>>;
}

/** The descriptors of the operations, in document order. */
export const invitationsOperations: readonly Operation[] = [
  {
    id: 'getInvitation',
    method: 'GET',
    path: '/join',
    parameters: [{ name: 'invitation_token', in: 'query', shape: 'string', style: 'form', explode: true }],
    responses: { '200': { content: { 'application/json': sendsJson, 'text/html; charset=utf-8': sendsText } } },
    errors: errors4XX_5XX,
  },
  {
    id: 'acceptInvitation',
    method: 'POST',
    path: '/join',
    parameters: [{ name: 'invitation_token', in: 'query', shape: 'string', style: 'form', explode: true }],
    body: {
      content: {
        'application/x-www-form-urlencoded': {
          decode: decodeForm,
          fields: [
            { name: 'invitation_token', in: 'query', shape: 'string', style: 'form', explode: true },
            { name: 'email', in: 'query', shape: 'string', style: 'form', explode: true },
            { name: 'name', in: 'query', shape: 'string', style: 'form', explode: true },
            { name: 'paywall_price_id', in: 'query', shape: 'string', style: 'form', explode: true },
          ],
        },
        'application/json': readsBoundedJson,
      },
    },
    responses: { '200': { content: { 'application/json': sendsJson, 'text/html; charset=utf-8': sendsText } } },
    errors: errors422_4XX_5XX,
  },
];
