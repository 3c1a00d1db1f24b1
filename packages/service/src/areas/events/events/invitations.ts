/** Invitations to events, for single members or groups of members, and the mails about them. */
import type { EventInviteAttributes, EventInvitedEntities } from '@community-platform/types';
import { inChunks } from '../../../database/chunks.js';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { signUpByThemselves } from '../../content/auto-rsvp.js';

type GroupTable = 'members' | 'spaces' | 'space_groups' | 'member_tags';

/** Throws a 422 for ids that do not exist in the community. */
async function check({ db }: Scope, table: GroupTable, ids: readonly number[], field: string): Promise<void> {
  if (ids.length === 0) return;
  const known = await db
    .selectFrom(table)
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  const missing = ids.filter((id) => !known.some((row) => row.id === id));
  if (missing.length > 0) throw invalid({ [field]: [`${missing.join(', ')}: does not exist`] });
}

async function findInvited(scope: Scope, entities: EventInvitedEntities): Promise<number[]> {
  const { db } = scope;
  const { members_ids = [], spaces_ids = [], space_groups_ids = [], member_tags_ids = [] } = entities;
  await check(scope, 'members', members_ids, 'members_ids');
  await check(scope, 'spaces', spaces_ids, 'spaces_ids');
  await check(scope, 'space_groups', space_groups_ids, 'space_groups_ids');
  await check(scope, 'member_tags', member_tags_ids, 'member_tags_ids');
  const ids = new Set(members_ids);
  const add = (rows: readonly { readonly member_id: number }[]) => {
    for (const { member_id } of rows) ids.add(member_id);
  };
  if (spaces_ids.length > 0) {
    const members = db.selectFrom('space_members').select('member_id');
    add(await members.where('space_id', 'in', spaces_ids).where('status', '=', 'active').execute());
  }
  if (space_groups_ids.length > 0) {
    const members = db.selectFrom('space_group_members').select('member_id');
    add(await members.where('space_group_id', 'in', space_groups_ids).where('status', '=', 'active').execute());
  }
  if (member_tags_ids.length > 0) {
    const members = db.selectFrom('taggings').select('member_id');
    add(await members.where('member_tag_id', 'in', member_tags_ids).execute());
  }
  return [...ids];
}

/** Adds invitations; they are mailed once the event is published. */
export async function addInvitations(
  scope: Scope,
  eventId: number,
  attributes: EventInviteAttributes | undefined,
): Promise<void> {
  if (attributes === undefined) return;
  const hosts = new Set(attributes.invited_cohost_ids);
  await check(scope, 'members', [...hosts], 'invited_cohost_ids');
  const guests = await findInvited(scope, attributes.invited_entities_ids ?? {});
  const key = { event_id: eventId };
  const rows = [
    ...[...hosts].map((member_id) => ({ ...key, member_id, is_cohost: true })),
    ...guests.filter((id) => !hosts.has(id)).map((member_id) => ({ ...key, member_id, is_cohost: false })),
  ];
  await inChunks(rows, (part) =>
    scope.db
      .insertInto('event_invitations')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['event_id', 'member_id']).doUpdateSet((of) => ({ is_cohost: of.ref('excluded.is_cohost') })),
      )
      .execute(),
  );
}

interface Announced {
  readonly id: number;
  readonly name: string;
  readonly starts_at: Date;
  readonly space_id: number;
  readonly send_publish_email: boolean;
}

/** Mails the pending invitations of a published event. */
export async function mailInvitations(scope: Scope, { id, name, starts_at }: Announced): Promise<void> {
  const { db, now, ports } = scope;
  const invited = await db
    .updateTable('event_invitations')
    .set({ invited_at: now })
    .from('members')
    .whereRef('members.id', '=', 'event_invitations.member_id')
    .where('event_invitations.event_id', '=', id)
    .where('event_invitations.invited_at', 'is', null)
    .where('members.active', '=', true)
    .returning(['members.email', 'event_invitations.is_cohost'])
    .execute();
  const mails = invited.map(({ email, is_cohost }) => ({
    to: email,
    subject: is_cohost ? `You are a co-host of ${name}` : `You are invited to ${name}`,
    text: `It starts at ${timeText(starts_at)}.`,
  }));
  await ports.outbox.mailAll(db, mails);
}

/**
 * Announces a published event: mails the members of the space, if enabled, and the invited members; then performs the
 * automatic RSVP of the space.
 */
export async function announce(scope: Scope, event: Announced): Promise<void> {
  const { db, ports } = scope;
  if (event.send_publish_email) {
    const members = await db
      .selectFrom('space_members')
      .innerJoin('members', 'members.id', 'space_members.member_id')
      .select('members.email')
      .where('space_members.space_id', '=', event.space_id)
      .where('space_members.status', '=', 'active')
      .where('members.active', '=', true)
      .orderBy('members.id')
      .execute();
    const note = { subject: `New event: ${event.name}`, text: `It starts at ${timeText(event.starts_at)}.` };
    await ports.outbox.mailAll(
      db,
      members.map(({ email }) => ({ to: email, ...note })),
    );
  }
  await mailInvitations(scope, event);
  await signUpByThemselves(scope, { eventId: event.id, spaceIds: [event.space_id] });
}
