/** Removes contacts from spaces, space groups, access groups and tags. */
import { type RawBuilder, sql } from 'kysely';
import { announce, type DomainEvent, type Teller } from './domain-events.js';

type ToDomainEvent = (who: readonly number[], id: number) => DomainEvent;

const fromSpace: ToDomainEvent = (who, id) => ({ type: 'space_left', contactIds: who, about: [['Space', id]] });
const fromGroup: ToDomainEvent = (who, id) => ({
  type: 'space_group_left',
  contactIds: who,
  about: [['SpaceGroup', id]],
});
const fromAccess: ToDomainEvent = (who, id) => ({
  type: 'access_group_left',
  contactIds: who,
  about: [['AccessGroup', id]],
});
const fromTag: ToDomainEvent = (who, id) => ({
  type: 'member_tag_removed',
  contactIds: who,
  about: [['MemberTag', id]],
});
const leadFromTag: ToDomainEvent = (who, id) => ({ ...fromTag(who, id), isLead: true });

/**
 * Membership tables: the table, the column with the id of the space, group or tag, the column with the contact, and the
 * domain event for leaving.
 */
const belongings = {
  spaces: ['space_members', 'space_id', 'member_id', fromSpace],
  spaceGroups: ['space_group_members', 'space_group_id', 'member_id', fromGroup],
  accessGroups: ['access_group_members', 'access_group_id', 'member_id', fromAccess],
  tags: ['taggings', 'member_tag_id', 'member_id', fromTag],
  leadTags: ['lead_taggings', 'member_tag_id', 'lead_id', leadFromTag],
} as const;

/**
 * Removes a contact from the spaces, groups or tags that match a condition; returns their number. A contact who leaves
 * a space group stays in its spaces.
 */
export async function leave(
  teller: Teller,
  contactId: number,
  what: keyof typeof belongings,
  isMeant: RawBuilder<boolean>,
): Promise<number> {
  const [table, column, who, toDomainEvent] = belongings[what];
  const left = await teller.db
    .deleteFrom(table)
    .where(sql<boolean>`${sql.ref(who)} = ${contactId}`)
    .where(isMeant)
    .returning(sql<number>`${sql.ref(column)}`.as('id'))
    .execute();
  for (const { id } of left) await announce(teller, toDomainEvent([contactId], id));
  return left.length;
}

/**
 * Removes all contacts from a space, group or tag that is about to be deleted. The caller must have locked it, so that
 * nobody joins in the meantime.
 */
export async function leaveAll(teller: Teller, what: keyof typeof belongings, id: number): Promise<void> {
  const [table, column, who, toDomainEvent] = belongings[what];
  const left = await teller.db
    .deleteFrom(table)
    .where(sql<boolean>`${sql.ref(column)} = ${id}`)
    .returning(sql<number>`${sql.ref(who)}`.as('id'))
    .execute();
  await announce(
    teller,
    toDomainEvent(
      left.map((contact) => contact.id).toSorted((a, b) => a - b),
      id,
    ),
  );
}

/** Removes a contact from all spaces, groups or tags except those with the given ids; returns their number. */
export function leaveOthers(
  teller: Teller,
  contactId: number,
  what: keyof typeof belongings,
  ids: readonly number[],
): Promise<number> {
  return leave(teller, contactId, what, sql<boolean>`${sql.ref(belongings[what][1])} <> all(${[...ids]}::integer[])`);
}
