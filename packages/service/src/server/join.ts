/**
 * `/join`: the target of invitation links and invitation mails. `GET` describes the invitation, `POST` joins. Both
 * respond with a page for browsers, and with JSON for clients that do not accept HTML.
 */
import { httpError, type RawResponse, type RawRequest, type Server, toServer } from '@community-platform/server';
import { hearInto } from '../areas/automation/workflows/queue.js';
import { describeInvitation, findInvitation, type Invitation } from '../areas/joining/invitations.js';
import { type Joined, redeem } from '../areas/joining/redeem.js';
import { inTransaction } from '../database/transaction.js';
import type { WholeDb } from '../database/database.js';
import type { Hear } from '../kernel/domain-events.js';
import type { Scope } from '../kernel/scope.js';
import { forMethod, toHttpError } from './responses.js';
import type { Automation } from './automation.js';
import { refuseWith, respond, wantsHtml } from './join-responses.js';
import { type Filled, joinedPage, joinPage, refusedPage } from './join-page.js';
import { readFields, readPriceId } from './join-request.js';
import { findOwner, type Surroundings, scopeOver } from './scopes.js';

export interface JoinSurroundings extends Surroundings {
  readonly automation: Automation;
  /** Counts a request without a token for its IP address; throws a 429 beyond the limit. */
  readonly count: (remoteAddress: string | undefined) => Promise<void>;
}

const NO_INVITATION = 'This invitation does not exist, or was used already';

type Fields = Filled & { readonly token: string };

/** Creates the functions that describe invitations and redeem them. */
const createInviting = (surroundings: JoinSurroundings) => {
  const { db, clock, automation } = surroundings;

  const within = async <T>(whole: WholeDb, communityId: number, heard: Hear, work: (scope: Scope) => Promise<T>) => {
    const principal = await findOwner(whole, communityId);
    if (principal === undefined) throw httpError(404, NO_INVITATION);
    return work(scopeOver(whole, surroundings, { principal, now: clock(), heard }));
  };

  const silent: Hear = async () => {};

  const describe = (invitation: Invitation) =>
    within(db, invitation.communityId, silent, (scope) => describeInvitation(scope, invitation));

  const join = async (invitation: Invitation, { email, name, priceId }: Fields): Promise<Joined> => {
    const queued: number[] = [];
    const heard = hearInto(queued);
    const joined = await inTransaction(db, (transaction) =>
      within(transaction, invitation.communityId, heard, (scope) =>
        redeem(scope, invitation, { email, name, priceId: readPriceId(priceId) }),
      ),
    );
    if (queued.length > 0) await automation.settle(invitation.communityId, queued);
    return joined;
  };

  const find = async (token: string): Promise<Invitation> => {
    const invitation = await findInvitation(db, token);
    if (invitation === undefined) throw httpError(404, NO_INVITATION);
    return invitation;
  };

  return { describe, join, find };
};

/** Wraps a server so that people can join by invitations. */
export const withJoining = (server: Server, surroundings: JoinSurroundings): Server => {
  const { describe, join, find } = createInviting(surroundings);

  const show = async (request: RawRequest, token: string): Promise<RawResponse> => {
    const description = await describe(await find(token));
    const { communityName, email, offers, trialDays } = description;
    const fields = email === undefined ? ['name', 'email'] : [];
    const filled = { email: '', name: '', priceId: '' };
    return respond(request, 200, () => joinPage(token, description, { filled }), {
      community_name: communityName,
      fields: offers.length > 1 ? [...fields, 'paywall_price_id'] : fields,
      trial_days: trialDays,
      offers: offers.map(({ id, paywall_name, display_name, amount_in_cents, currency }) => ({
        paywall_price_id: id,
        paywall_name,
        display_name,
        amount_in_cents,
        currency,
      })),
    });
  };

  const take = async (request: RawRequest, tokenOfQuery: string): Promise<RawResponse> => {
    const field = await readFields(request);
    const token = tokenOfQuery || field('invitation_token');
    const fields = { token, email: field('email'), name: field('name'), priceId: field('paywall_price_id') };
    const invitation = await find(token);
    try {
      const joined = await join(invitation, fields);
      return respond(request, 200, () => joinedPage(joined.message, joined.redirect_url), joined);
    } catch (thrown) {
      const error = toHttpError(thrown);
      if (error.status !== 422 || !wantsHtml(request)) throw error;
      // Shows the form again with the input, if the invitation is usable at all.
      const description = await describe(invitation);
      return refuseWith(request, error, () => joinPage(token, description, { filled: fields, problem: error.message }));
    }
  };

  const response = async (request: RawRequest): Promise<RawResponse> => {
    await surroundings.count(request.remoteAddress);
    const { method, target } = request;
    const query = target.includes('?') ? target.slice(target.indexOf('?') + 1) : '';
    const token = new URLSearchParams(query).get('invitation_token') ?? '';
    if (method === 'POST') return take(request, token);
    if (method !== 'GET' && method !== 'HEAD')
      throw httpError(405, 'Method Not Allowed', {}, { allow: 'GET, HEAD, POST' });
    const shown = await show(request, token);
    return forMethod(request, shown);
  };

  return toServer((request) => {
    const [path] = request.target.split('?');
    if (path !== '/join') return server.handle(request);
    return response(request).catch((thrown: unknown) => {
      const error = toHttpError(thrown);
      const refusal = refuseWith(request, error, () => refusedPage(error.message));
      return forMethod(request, refusal);
    });
  });
};
