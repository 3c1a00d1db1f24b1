/** Members: inviting, changing, deactivating, banning and removing them. */
import { type Expression, sql } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { readTime } from '../../../kernel/calendar.js';
import { announce } from '../../../kernel/domain-events.js';
import { found, invalid, notBlank } from '../../../kernel/failures.js';
import { holdMemberByEmail, takeMember } from '../../../kernel/members.js';
import { byColumns } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, prepareLongPage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { storedCount } from '../../../kernel/stored-counts.js';
import { lockEmail, refuseBlocked } from '../emails.js';
import { readGivenAnswers, writeAnswers } from '../profile-answers/input.js';
import { takeOverLead } from './lead-to-member.js';
import { statesOf } from './lengths.js';
import { addToLists, replaceLists, requireKnownLists } from './memberships.js';
import { readMember, readMemberByEmail, selectMemberRows, toMembers } from './queries.js';
import { insertMember, lockRemovable, memberColumns, refuseTaken, removeMember, sendInvitation } from './write.js';

const NEWEST = byColumns('members', ['created_at', 'id'], 'desc');

type Status = 'active' | 'inactive' | 'all';

interface Tagged {
  readonly tagIds: readonly number[];
}

/** Lists of members by status, optionally limited to those with certain tags. */
const lists = prepareBy(([status, isNarrowed]: readonly [Status, boolean]) =>
  prepareLongPage(({ db }, { list }: Values<Tagged>) => {
    const all = db
      .selectFrom('members')
      .select('members.id')
      .$if(status !== 'all', (of) => of.where('members.active', '=', status === 'active'));
    const tagged = all.where((of) =>
      of.exists(
        of
          .selectFrom('taggings')
          .select('taggings.id')
          .whereRef('taggings.member_id', '=', 'members.id')
          .where('member_tag_id', 'in', list('tagIds')),
      ),
    );
    return {
      chosen: isNarrowed ? tagged : all,
      select: (id: Expression<number>) => selectMemberRows({ db }).where('members.id', '=', id),
      ordering: NEWEST,
      count: isNarrowed ? undefined : storedCount(db, 'members', { states: statesOf(status) }),
    };
  }),
);

async function readOne(scope: Scope, id: number) {
  return found(await readMember(scope, id), 'CommunityMember');
}

/** Removes an empty name from an update if the member has no name, because responses contain an empty name then. */
async function withoutNoName<T extends { readonly name?: string }>(scope: Scope, id: number, body: T) {
  if (body.name?.trim() !== '' || (await takeMember(scope, id)).name !== '') return body;
  const { name: _name, ...others } = body;
  return others;
}

export const members = {
  listCommunityMembers: async ({ query }, scope) => {
    const { status = 'active', member_tag_ids: tagIds = [] } = query ?? {};
    const page = { ...readPage(query), tagIds };
    const body = await lists([status, tagIds.length > 0])(scope, page, (rows) => toMembers(scope, rows));
    return { status: 200, body };
  },

  // For an existing member, lists are extended and the profile is left unchanged.
  createCommunityMember: async ({ body }, scope) => {
    const { db, now } = scope;
    await lockEmail(scope, body.email.trim());
    await requireKnownLists(scope, body);
    const answers = await readGivenAnswers(scope, body.community_member_profile_fields);
    notBlank('password', body.password);
    await refuseBlocked(scope, body.email.trim());
    const known = await holdMemberByEmail(scope, body.email);
    const invites = body.skip_invitation !== true;
    if (known !== undefined) {
      await addToLists(scope, known.id, body);
      if (!known.active) {
        await db.updateTable('members').set({ active: true, updated_at: now }).where('id', '=', known.id).execute();
        await announce(scope, { type: 'member_joined', contactIds: [known.id] });
        if (invites) await sendInvitation(scope, known.email);
      }
      const message = known.active
        ? 'This e-mail address already belongs to a member of the community'
        : 'This e-mail address belongs to a former member, who was reactivated';
      return { status: 201, body: { message, community_member: await readOne(scope, known.id) } };
    }
    const id = await insertMember(scope, body);
    await takeOverLead(scope, body.email, id);
    await addToLists(scope, id, body);
    await writeAnswers(scope, id, answers);
    if (invites) await sendInvitation(scope, body.email.trim());
    const message = invites ? 'The invitation was sent' : 'The member was created';
    return { status: 201, body: { message, community_member: await readOne(scope, id) } };
  },

  getCommunityMember: async ({ path }, scope) => ({ status: 200, body: await readOne(scope, path.id) }),

  findCommunityMember: async ({ query }, scope) => {
    const member = await readMemberByEmail(scope, query.email);
    return { status: 200, body: found(member, 'CommunityMember') };
  },

  updateCommunityMember: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const { member_since: given } = body;
    const since = typeof given === 'string' ? readTime(given, 'member_since') : undefined;
    const updated = await db
      .updateTable('members')
      .set({
        ...(await memberColumns(scope, await withoutNoName(scope, path.id, body), body.preferences)),
        ...(since !== undefined && {
          member_since: since,
          // A date that is sent back unchanged does not count as overridden.
          member_since_overridden: sql<boolean>`member_since_overridden or member_since is distinct from ${since}`,
        }),
        ...(given === null && {
          member_since: sql<Date | null>`accepted_invitation_at`,
          member_since_overridden: false,
        }),
        updated_at: now,
      })
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst()
      .catch(refuseTaken);
    const { id } = found(updated, 'CommunityMember');
    if (since !== undefined && since > now) throw invalid({ member_since: ['cannot be in the future'] });
    await requireKnownLists(scope, body);
    await writeAnswers(scope, id, await readGivenAnswers(scope, body.community_member_profile_fields));
    await replaceLists(scope, id, body);
    return { status: 200, body: await readOne(scope, id) };
  },

  deactivateCommunityMember: async ({ path }, scope) => {
    const { db, now } = scope;
    const { id } = await lockRemovable(scope, path.id);
    await db.updateTable('members').set({ active: false, updated_at: now }).where('id', '=', id).execute();
    return { status: 200, body: { message: 'The member was deactivated' } };
  },

  banCommunityMember: async ({ path }, scope) => {
    const { email } = await takeMember(scope, path.id);
    // The address is locked first, in the same order as for an invitation.
    await lockEmail(scope, email);
    const { id } = await lockRemovable(scope, path.id);
    await scope.db
      .insertInto('blocked_emails')
      .values({ email: email.toLowerCase(), created_at: scope.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await removeMember(scope, id);
    return { status: 200, body: { message: 'The member was banned' } };
  },

  deleteCommunityMember: async ({ path }, scope) => {
    const { id } = await lockRemovable(scope, path.id);
    await removeMember(scope, id);
    return { status: 200, body: { message: 'The member was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
