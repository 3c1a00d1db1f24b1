/** Leads: contacts who are not members. A deleted lead is restored when it is added again. */
import { randomInt } from 'node:crypto';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { found, invalid, notBlank } from '../../../kernel/failures.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { findMemberByEmail } from '../../../kernel/members.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { lockEmail, refuseBlocked } from '../emails.js';
import { replaceLeadTags, selectLeads, toLeads } from './queries.js';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
const SIGNS = `${LETTERS}23456789`;

/** Returns a new sqid. It starts with a letter, so that it cannot be confused with an id. */
function makeSqid(): string {
  return Array.from({ length: 10 }, (_none, index) => {
    const signs = index === 0 ? LETTERS : SIGNS;
    return signs.charAt(randomInt(signs.length));
  }).join('');
}

async function readLead(scope: Scope, id: number) {
  const [lead] = await toLeads(scope, await selectLeads(scope).where('id', '=', id).execute());
  return found(lead, 'CommunityLead');
}

/** Lists the leads, newest first, optionally filtered by name. */
const list = preparePage((of, { optional }: Values<Containing>) =>
  selectLeads(of)
    .$call(given(optional('pattern'), (all, pattern) => all.where('name', 'ilike', pattern)))
    .$call(newestFirst('community_leads')),
);

export const leads = {
  listCommunityLeads: async ({ query }, scope) => {
    const page = { ...readPage(query), pattern: optionalPattern(query?.name) };
    return { status: 200, body: await list(scope, page, (rows) => toLeads(scope, rows)) };
  },

  createCommunityLead: async ({ body }, scope) => {
    const { db, now } = scope;
    const email = body.email.trim();
    await lockEmail(scope, email);
    await requireKnown(scope, { member_tag_ids: ['member_tags', body.member_tag_ids] });
    await refuseBlocked(scope, email);
    if ((await findMemberByEmail(scope, email)) !== undefined) {
      throw invalid({ email: ['belongs to a member of the community'] });
    }
    const revived = await db
      .updateTable('community_leads')
      .set({ deleted_at: null, email, name: notBlank('name', body.name?.trim()), updated_at: now })
      .where((of) => of(of.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .where('deleted_at', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    const lead =
      revived ??
      (await db
        .insertInto('community_leads')
        .values({
          name: notBlank('name', body.name?.trim()),
          email,
          sqid: makeSqid(),
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst());
    if (lead === undefined) throw invalid({ email: ['belongs to another lead'] });
    if (body.member_tag_ids !== undefined) await replaceLeadTags(scope, lead.id, body.member_tag_ids);
    return { status: 201, body: await readLead(scope, lead.id) };
  },

  getCommunityLead: async ({ path }, scope) => ({ status: 200, body: await readLead(scope, path.id) }),

  updateCommunityLead: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const updated = await db
      .updateTable('community_leads')
      .set({ name: notBlank('name', body.name?.trim()), updated_at: now })
      .where('id', '=', path.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    const { id } = found(updated, 'CommunityLead');
    await requireKnown(scope, { member_tag_ids: ['member_tags', body.member_tag_ids] });
    if (body.member_tag_ids !== undefined) await replaceLeadTags(scope, id, body.member_tag_ids);
    return { status: 200, body: await readLead(scope, id) };
  },

  deleteCommunityLead: async ({ path }, { db, now }) => {
    const deleted = await db
      .updateTable('community_leads')
      .set({ deleted_at: now, updated_at: now })
      .where('id', '=', path.id)
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    found(deleted, 'CommunityLead');
    return { status: 200, body: { message: 'The lead was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
