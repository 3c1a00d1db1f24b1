/**
 * `/join`: the target of invitation links and invitation mails, as described in `spec/service.yaml`. Browsers get
 * pages; clients that do not accept HTML get JSON.
 */
import type { Server } from '@community-platform/server';
import { hearInto } from '../areas/automation/workflows/queue.js';
import { type Description, describeInvitation, findInvitation, type Invitation } from '../areas/joining/invitations.js';
import { type Joined, redeem } from '../areas/joining/redeem.js';
import type { WholeDb } from '../database/database.js';
import { inTransaction } from '../database/transaction.js';
import {
  createServer,
  httpError,
  type Invitation as InvitationBody,
  type InvitationsHandlers,
  type JoinRequest,
  type RequestContext,
} from '../generated/joining/server/index.js';
import type { Hear } from '../kernel/domain-events.js';
import type { Scope } from '../kernel/scope.js';
import type { Automation } from './automation.js';
import { acceptAny } from './change-request.js';
import { handle, inFront } from './generated-handlers.js';
import { asErrorPage, type Filled, HTML, joinedPage, joinPage, PAGE_HEADERS, wantsHtml } from './join-page.js';
import { toHttpError } from './responses.js';
import { findOwner, type Surroundings, scopeOver } from './scopes.js';

export interface JoinSurroundings extends Surroundings {
  readonly automation: Automation;
  /** Counts a request without a token for its IP address; throws a 429 if the limit is exceeded. */
  readonly count: (remoteAddress: string | undefined) => Promise<void>;
  readonly validateResponses: boolean;
}

const NO_INVITATION = 'This invitation does not exist, or was used already';

/** Limits for joining: forms are small, and joining waits for payments and workflows for as long as they take. */
const LIMITS = { bodyBytes: 16_384, handlerTimeout: 0 };

/** Error messages for people, shown on pages. */
const MESSAGES: Readonly<Record<number, string>> = {
  405: 'Method Not Allowed',
  413: 'The form is too large',
  415: 'Send a form or JSON',
};

/** Creates the functions that describe invitations and redeem them. */
function createInviting(surroundings: JoinSurroundings) {
  const { db, clock, automation } = surroundings;

  const within = async <T>(whole: WholeDb, communityId: number, heard: Hear, work: (scope: Scope) => Promise<T>) => {
    const principal = await findOwner(whole, communityId);
    if (principal === undefined) throw httpError(404, NO_INVITATION);
    return work(scopeOver(whole, surroundings, { principal, now: clock(), heard }));
  };

  const silent: Hear = async () => {};

  const describe = (invitation: Invitation) =>
    within(db, invitation.communityId, silent, (scope) => describeInvitation(scope, invitation));

  const join = async (invitation: Invitation, { email, name, priceId }: Filled): Promise<Joined> => {
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
}

/** Parses the id of the chosen price; undefined for an empty string, and 0 (never a price) for an invalid id. */
function readPriceId(text: string): number | undefined {
  if (text === '') return undefined;
  return /^\d{1,9}$/u.test(text) ? Number(text) : 0;
}

function bodyOf({ communityName, email, offers, trialDays }: Description): InvitationBody {
  const fields = email === undefined ? ['name', 'email'] : [];
  return {
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
  };
}

function page<Status extends number>(status: Status, body: string) {
  return { status, contentType: HTML, body } as const;
}

function createHandlers(surroundings: JoinSurroundings): InvitationsHandlers {
  const { describe, join, find } = createInviting(surroundings);
  return {
    getInvitation: handle(async ({ query: { invitation_token: token = '' } }, { request }: RequestContext) => {
      const description = await describe(await find(token));
      if (!wantsHtml(request)) return { status: 200, contentType: 'application/json', body: bodyOf(description) };
      return page(200, joinPage(token, description, { filled: { email: '', name: '', priceId: '' } }));
    }),
    acceptInvitation: handle(async ({ query, body }, { request }: RequestContext) => {
      const fields: JoinRequest = body ?? {};
      const textOf = (name: keyof JoinRequest): string => String(fields[name] ?? '');
      const token = query.invitation_token || textOf('invitation_token');
      const filled = { email: textOf('email'), name: textOf('name'), priceId: textOf('paywall_price_id') };
      const invitation = await find(token);
      try {
        const joined = await join(invitation, filled);
        if (!wantsHtml(request)) return { status: 200, contentType: 'application/json', body: { ...joined } };
        return page(200, joinedPage(joined.message, joined.redirect_url));
      } catch (thrown) {
        const { status, message } = toHttpError(thrown);
        if (status !== 422 || !wantsHtml(request)) throw thrown;
        // Shows the form again with the input, if the invitation is usable at all.
        return page(status, joinPage(token, await describe(invitation), { filled, problem: message }));
      }
    }),
  };
}

/** Wraps a server so that people can join through invitations. */
export function withJoining(server: Pick<Server, 'handle'>, surroundings: JoinSurroundings): Server {
  const own = createServer({
    handlers: createHandlers(surroundings),
    limits: LIMITS,
    validateResponses: surroundings.validateResponses,
    errorBody: ({ status, message, details }) => ({
      success: false,
      message: MESSAGES[status] ?? message,
      error_details: details,
    }),
    hooks: {
      onRequest: handle(async ({ request, extraHeaders }) => {
        for (const [name, value] of PAGE_HEADERS) extraHeaders.set(name, value);
        await surroundings.count(request.remoteAddress);
      }),
      onResponse: asErrorPage,
    },
  });
  return inFront({ ...own, handle: (request) => own.handle(acceptAny(request)) }, server);
}
