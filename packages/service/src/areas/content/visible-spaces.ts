/** Queries for the spaces and space groups that a member may see. */
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../kernel/scope.js';

type OwnReader = Pick<Reader, 'db' | 'memberId'>;

/** Selects the ids of the space groups that the calling member belongs to. */
export function selectOwnGroups({ db, memberId }: OwnReader) {
  return db.selectFrom('space_group_members').select('space_group_id').where('member_id', '=', memberId);
}

/** Selects the ids of the space groups that the calling member may see: joined groups, and all that are not hidden. */
export function selectVisibleGroups({ db, memberId }: OwnReader): RawBuilder<number> {
  const groups = db
    .selectFrom('space_groups')
    .select('space_groups.id')
    .where((of) =>
      of.or([
        of('space_groups.is_hidden_from_non_members', '=', false),
        of('space_groups.id', 'in', selectOwnGroups({ db, memberId })),
      ]),
    );
  return sql<number>`(${groups})`;
}

/** Selects the ids of the spaces that the calling member may see: joined spaces, and all open ones. */
export function selectVisibleSpaces({ db, memberId }: OwnReader): RawBuilder<number> {
  const spaces = db
    .selectFrom('spaces')
    .select('spaces.id')
    .innerJoin('space_groups', 'space_groups.id', 'spaces.space_group_id')
    .leftJoin('space_members', (join) =>
      join.onRef('space_members.space_id', '=', 'spaces.id').on('space_members.member_id', '=', memberId),
    )
    .where('spaces.is_draft', '=', false)
    .where((of) =>
      of.or([
        of('space_members.id', 'is not', null),
        of.and([
          of('spaces.is_private', '=', false),
          of('spaces.is_hidden', '=', false),
          of('spaces.is_hidden_from_non_members', '=', false),
          of.or([
            of('space_groups.is_hidden_from_non_members', '=', false),
            of('space_groups.id', 'in', selectOwnGroups({ db, memberId })),
          ]),
        ]),
      ]),
    );
  return sql<number>`(${spaces})`;
}
