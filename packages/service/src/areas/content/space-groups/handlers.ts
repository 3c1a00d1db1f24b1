/** Space groups, which contain spaces. */
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { pick } from '../../../kernel/changes.js';
import { found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { leaveAll } from '../../../kernel/leaving.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { checkSlug } from '../../../kernel/slugs.js';
import { type Containing, optionalPattern, timeText } from '../../../kernel/text.js';
import { readCommunity } from '../../community/community/record.js';
import { deleteWritten } from '../activity.js';
import { joinSpaceGroup } from '../joining.js';
import { inStatus } from '../memberships.js';

/** Fields that requests set and responses contain unchanged. */
const SETTINGS = [
  'is_hidden_from_non_members',
  'hide_members_count',
  'allow_members_to_create_spaces',
  'automatically_add_members_to_new_spaces',
  'add_members_to_space_group_on_space_join',
  'hide_non_member_spaces_from_sidebar',
] as const;

function selectGroups({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('space_groups')
    .select(['id', 'name', 'slug', ...SETTINGS, 'created_at', 'updated_at'])
    .select(() => [
      sql<number>`(select count(*)::int from space_group_members
        where space_group_members.community_id = space_groups.community_id
          and space_group_members.space_group_id = space_groups.id
          and ${inStatus('space_group_members', 'active')})`.as('space_group_members_count'),
      sql<number>`(select count(*)::int from spaces
        where spaces.community_id = space_groups.community_id
          and spaces.space_group_id = space_groups.id)`.as('spaces_count'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectGroups>['execute']>>[number];

function toSpaceGroup({ communityId }: Scope, row: Row) {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    community_id: communityId,
    is_hidden_from_non_members: row.is_hidden_from_non_members,
    hide_members_count: row.hide_members_count,
    allow_members_to_create_spaces: row.allow_members_to_create_spaces,
    automatically_add_members_to_new_spaces: row.automatically_add_members_to_new_spaces,
    add_members_to_space_group_on_space_join: row.add_members_to_space_group_on_space_join,
    hide_non_member_spaces_from_sidebar: row.hide_non_member_spaces_from_sidebar,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    space_group_members_count: row.space_group_members_count,
    spaces_count: row.spaces_count,
  };
}

async function readGroup(scope: Scope, id: number) {
  const row = await selectGroups(scope).where('id', '=', id).executeTakeFirst();
  return toSpaceGroup(scope, found(row, 'SpaceGroup'));
}

/** Makes these members the only moderators of a space group, and adds them to it if necessary. */
async function setModerators(scope: Scope, id: number, memberIds: readonly number[] | undefined): Promise<void> {
  if (memberIds === undefined) return;
  const { db, now } = scope;
  const wanted = [...new Set(memberIds)];
  const known =
    wanted.length === 0
      ? []
      : await db.selectFrom('members').select('id').where('active', '=', true).where('id', 'in', wanted).execute();
  if (known.length < wanted.length)
    throw invalid({ moderator_community_member_ids: ['contain a person who is not an active member'] });
  await joinSpaceGroup(scope, id, wanted);
  const memberships = db.updateTable('space_group_members').where('space_group_id', '=', id);
  await memberships.set({ moderator: false, updated_at: now }).where('moderator', '=', true).execute();
  if (wanted.length > 0)
    await memberships.set({ moderator: true, updated_at: now }).where('member_id', 'in', wanted).execute();
}

/** Lists the groups, optionally filtered by name. */
const list = preparePage((of, { optional }: Values<Containing>) =>
  selectGroups(of)
    .$call(given(optional('pattern'), (all, pattern) => all.where('name', 'ilike', pattern)))
    .orderBy('created_at')
    .orderBy('id'),
);

export const spaceGroups = {
  listSpaceGroups: async ({ query }, scope) => {
    const page = { ...readPage(query), pattern: optionalPattern(query?.name) };
    return { status: 200, body: await list(scope, page, (rows) => rows.map((row) => toSpaceGroup(scope, row))) };
  },

  createSpaceGroup: async ({ body }, scope) => {
    // A slug that is taken is rejected by the database, without a separate query.
    const { id } = await scope.db
      .insertInto('space_groups')
      .values({
        name: notBlank('name', body.name),
        slug: checkSlug(body.slug),
        ...pick(body, SETTINGS),
        created_at: scope.now,
        updated_at: scope.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { status: 201, body: await readGroup(scope, id) };
  },

  getSpaceGroup: async ({ path }, scope) => ({ status: 200, body: await readGroup(scope, path.id) }),

  updateSpaceGroup: async ({ path, body }, scope) => {
    const changed = await scope.db
      .updateTable('space_groups')
      .set({
        name: notBlank('name', body.name),
        slug: body.slug === undefined ? undefined : checkSlug(body.slug),
        ...pick(body, SETTINGS),
        updated_at: scope.now,
      })
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    found(changed, 'SpaceGroup');
    await setModerators(scope, path.id, body.moderator_community_member_ids);
    return { status: 200, body: await readGroup(scope, path.id) };
  },

  deleteSpaceGroup: async ({ path }, scope) => {
    const { db } = scope;
    // The group is locked first, so that no space is created in it in the meantime.
    const group = await db
      .selectFrom('space_groups')
      .select('id')
      .where('id', '=', path.id)
      .forUpdate()
      .executeTakeFirst();
    found(group, 'SpaceGroup');
    const selected = db.selectFrom('spaces').select('id').where('space_group_id', '=', path.id).orderBy('id');
    const spaces = await selected.forUpdate().execute();
    const { default_new_member_space_id: newcomers } = await readCommunity(scope);
    if (spaces.some(({ id }) => id === newcomers))
      throw refused('A space of this group is the default space for new members');
    for (const { id } of spaces) await leaveAll(scope, 'spaces', id);
    await leaveAll(scope, 'spaceGroups', path.id);
    const ids = spaces.map(({ id }) => id);
    await deleteWritten(scope, { posts: sql<boolean>`posts.space_id = any(${ids}::integer[])` });
    await db.deleteFrom('spaces').where('space_group_id', '=', path.id).execute();
    await db.deleteFrom('space_groups').where('id', '=', path.id).execute();
    return { status: 200, body: { success: true, message: 'The space group was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
