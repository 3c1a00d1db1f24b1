/** Taking members out of what they are in. */
import { type RawBuilder, sql } from 'kysely';
import { announce, type Happening, type Teller } from './happenings.js';

type ToHappening = (who: readonly number[], id: number) => Happening;

const fromSpace: ToHappening = (who, id) => ({ type: 'space_left', contactIds: who, about: [['Space', id]] });
const fromGroup: ToHappening = (who, id) => ({
  type: 'space_group_left',
  contactIds: who,
  about: [['SpaceGroup', id]],
});
const fromAccess: ToHappening = (who, id) => ({
  type: 'access_group_left',
  contactIds: who,
  about: [['AccessGroup', id]],
});
const fromTag: ToHappening = (who, id) => ({ type: 'member_tag_removed', contactIds: who, about: [['MemberTag', id]] });

/** Tables of who is in what, with the column of that, and what happens to who leaves it. */
const belongings = {
  spaces: ['space_members', 'space_id', fromSpace],
  spaceGroups: ['space_group_members', 'space_group_id', fromGroup],
  accessGroups: ['access_group_members', 'access_group_id', fromAccess],
  tags: ['taggings', 'member_tag_id', fromTag],
} as const;

/** Takes a member out of those that are meant; resolves to how many that were. Who leaves a group stays in its spaces. */
export const leave = async (
  teller: Teller,
  memberId: number,
  what: keyof typeof belongings,
  isMeant: RawBuilder<boolean>,
): Promise<number> => {
  const [table, column, toHappening] = belongings[what];
  const left = await teller.db
    .deleteFrom(table)
    .where('member_id', '=', memberId)
    .where(isMeant)
    .returning(sql<number>`${sql.ref(column)}`.as('id'))
    .execute();
  for (const { id } of left) await announce(teller, toHappening([memberId], id));
  return left.length;
};

/** The same of all but those of some ids. */
export const leaveOthers = (
  teller: Teller,
  memberId: number,
  what: keyof typeof belongings,
  ids: readonly number[],
): Promise<number> =>
  leave(teller, memberId, what, sql<boolean>`${sql.ref(belongings[what][1])} <> all(${[...ids]}::integer[])`);
