/** Affiliates: members who are invited to refer buyers, and can be enrolled or disabled. */
import type { PaywallAffiliate, PaywallAffiliateInvitation } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { found, invalid } from '../../../kernel/failures.js';
import { findMembers } from '../../../kernel/members.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern, optionalTime } from '../../../kernel/text.js';
import { inviteAffiliate } from './invite.js';

function selectAffiliates({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('paywall_affiliates')
    .innerJoin('members', 'members.id', 'paywall_affiliates.member_id')
    .select([
      ...qualify('paywall_affiliates', 'id', 'status', 'code', 'enrolled_at', 'invited_at'),
      'members.id as member_id',
      'members.name',
      'members.email',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectAffiliates>['execute']>>[number];

function toAffiliate({ id, status, code, enrolled_at, invited_at, member_id, name, email }: Row): PaywallAffiliate {
  return {
    id,
    status,
    code,
    enrolled_at: optionalTime(enrolled_at),
    invited_at: optionalTime(invited_at),
    community_member: { id: member_id, name, email },
  };
}

async function readAffiliate(scope: Scope, id: number): Promise<PaywallAffiliate> {
  const row = await selectAffiliates(scope).where('paywall_affiliates.id', '=', id).executeTakeFirst();
  return toAffiliate(found(row, 'PaywallAffiliate'));
}

/** The only state that can follow each state. */
const NEXT = { invited: 'enrolled', enrolled: 'disabled', disabled: 'enrolled' } as const;

/** The outcomes of an invitation, in the order of the groups in the response. */
const OUTCOMES = ['invited', 'reinvited', 'already_active', 'failed'] as const;

interface Narrowed extends Containing {
  readonly status: string | undefined;
  readonly campaign_id: number | undefined;
  readonly code: string | undefined;
}

/** Lists the affiliates, newest first. */
const list = preparePage((of, { optional }: Values<Narrowed>) =>
  selectAffiliates(of)
    .$call(given(optional('status'), (all, status) => all.where(sql<boolean>`paywall_affiliates.status = ${status}`)))
    .$call(given(optional('campaign_id'), (all, id) => all.where('paywall_affiliates.campaign_id', '=', id)))
    .$call(
      given(optional('code'), (all, code) => all.where(sql<boolean>`lower(paywall_affiliates.code) = lower(${code})`)),
    )
    .$call(
      given(optional('pattern'), (all, pattern) =>
        all.where((is) => is.or([is('members.name', 'ilike', pattern), is('members.email', 'ilike', pattern)])),
      ),
    )
    .$call(newestFirst('paywall_affiliates')),
);

export const affiliates = {
  listPaywallAffiliates: async ({ query: { page, per_page, filters = {} } }, scope) => {
    const { status, campaign_id, name_or_email: text, code } = filters;
    const narrowed = { status, campaign_id, code, pattern: optionalPattern(text), ...readPage({ page, per_page }) };
    return { status: 200, body: await list(scope, narrowed, (rows) => rows.map(toAffiliate)) };
  },

  invitePaywallAffiliates: async ({ body }, scope) => {
    const ids = [...new Set(body.existing_member_ids)];
    const members = new Map((await findMembers(scope, ids)).map((member) => [member.id, member]));
    const results: PaywallAffiliateInvitation[] = [];
    // Members are processed in the order of their ids, so that concurrent invitations do not deadlock.
    for (const id of ids.toSorted((a, b) => a - b)) {
      const outcome = await inviteAffiliate(scope, members.get(id));
      results.push({ community_member_id: id, ...outcome });
    }
    const grouped = OUTCOMES.flatMap((outcome) => results.filter(({ status }) => status === outcome));
    const count = (outcome: (typeof OUTCOMES)[number]) => results.filter(({ status }) => status === outcome).length;
    const summary = {
      invited: count('invited'),
      reinvited: count('reinvited'),
      already_active: count('already_active'),
      failed: count('failed'),
    };
    return { status: 200, body: { results: grouped, summary } };
  },

  getPaywallAffiliate: async ({ path }, scope) => ({ status: 200, body: await readAffiliate(scope, path.id) }),

  updatePaywallAffiliate: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const locked = await db
      .selectFrom('paywall_affiliates')
      .select(['id', 'status'])
      .where('id', '=', path.id)
      .forUpdate()
      .executeTakeFirst();
    const affiliate = found(locked, 'PaywallAffiliate');
    // A status that is sent back unchanged has no effect.
    if (body.status !== undefined && body.status !== affiliate.status) {
      const next = NEXT[affiliate.status];
      if (body.status !== next)
        throw invalid({ status: [`can only be ${next}, because the affiliate is ${affiliate.status}`] });
      await db
        .updateTable('paywall_affiliates')
        .set({ status: next, ...(next === 'enrolled' && { enrolled_at: now }) })
        .where('id', '=', affiliate.id)
        .execute();
    }
    return { status: 200, body: await readAffiliate(scope, affiliate.id) };
  },
} satisfies Partial<ServiceHandlers>;
