/** Spaces, which contain all content of a community. */
import type { SpaceOrder } from '@community-platform/types/space-request';
import { sql } from 'kysely';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { found, invalid, refused } from '../../../kernel/failures.js';
import { leaveAll } from '../../../kernel/leaving.js';
import { byAgeOrName, byColumns, type Ordering, orderBy } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { checkSlug } from '../../../kernel/slugs.js';
import { readCommunity } from '../../community/community/record.js';
import { deleteWritten } from '../activity.js';
import { createSpaceRoom } from '../chat/rooms.js';
import { joinSpaces } from '../joining.js';
import { selectSpaces, toSpaces } from './queries.js';
import { readAttributes, readUpdate, setSpaceTopics } from './writing.js';

/** Time of the last activity in a space. */
const ACTIVITY = sql<Date>`greatest(spaces.created_at,
  (select max(written_at) from post_standings
   where post_standings.community_id = spaces.community_id and post_standings.space_id = spaces.id),
  (select max(chat_rooms.last_message_at) from chat_rooms
   where chat_rooms.community_id = spaces.community_id and chat_rooms.space_id = spaces.id))`;

const LIKES = sql<number>`(select coalesce(sum(change), 0) from list_counts
  where list_counts.community_id = spaces.community_id and list = 'likes' and place = spaces.id)`;

const CONFIRMED = sql<Date>`coalesce((select members.profile_confirmed_at from space_members
  join members on members.community_id = space_members.community_id and members.id = space_members.member_id
  where space_members.community_id = spaces.community_id and space_members.space_id = spaces.id
    and members.profile_confirmed_at is not null
  order by members.profile_confirmed_at desc limit 1), '-infinity')`;

const ORDERS = {
  active: [[ACTIVITY, 'desc'], ...byColumns('spaces', ['id'], 'desc')],
  oldest: byColumns('spaces', ['created_at', 'id']),
  alphabetical: byAgeOrName('spaces', 'alphabetical'),
  likes: [[LIKES, 'desc'], ...byColumns('spaces', ['id'], 'desc')],
  latest_updated: byColumns('spaces', ['updated_at', 'id'], 'desc'),
  oldest_updated: byColumns('spaces', ['updated_at', 'id']),
  latest_profile_confirmed: [[CONFIRMED, 'desc'], ...byColumns('spaces', ['id'], 'desc')],
} satisfies Readonly<Record<SpaceOrder, Ordering>>;

/** Prepared lists of all spaces, by sort order. */
const whole = prepareBy((sort: SpaceOrder) => preparePage((of) => orderBy(selectSpaces(of), ORDERS[sort])));

const readById = prepareQuery((db, { value }: Values<{ readonly id: number }>) =>
  selectSpaces({ db }).where('spaces.id', '=', value('id')),
);

async function readSpace(scope: Scope, id: number) {
  const rows = await readById(scope, { id });
  return found(toSpaces(scope, rows)[0], 'Space');
}

/** Returns the member ids of a space group that adds its members to new spaces; an empty list for other groups. */
async function findNewcomers({ db }: Scope, groupId: number): Promise<number[]> {
  const members = await db
    .selectFrom('space_group_members')
    .innerJoin('space_groups', 'space_groups.id', 'space_group_members.space_group_id')
    .select('member_id')
    .where('space_group_id', '=', groupId)
    .where('automatically_add_members_to_new_spaces', '=', true)
    .execute();
  return members.map(({ member_id }) => member_id);
}

export const spaces = {
  listSpaces: async ({ query }, scope) => ({
    status: 200,
    body: await whole(query?.sort ?? 'oldest')(scope, readPage(query), (rows) => toSpaces(scope, rows)),
  }),

  createSpace: async ({ body }, scope) => {
    const { db, now } = scope;
    const type = body.space_type ?? 'basic';
    const attributes = await readAttributes(scope, type, body, ['course_setting', body.course_setting]);
    const made = await db
      .insertInto('spaces')
      .values({
        ...attributes,
        name: attributes.name ?? body.name,
        slug: checkSlug(body.slug),
        space_group_id: body.space_group_id,
        space_type: type,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['slug']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw invalid({ slug: ['is already used by another space'] });
    await setSpaceTopics(scope, made.id, body.topics);
    if (type === 'chat') await createSpaceRoom(scope, made.id);
    await joinSpaces(scope, { spaceIds: [made.id], memberIds: await findNewcomers(scope, body.space_group_id) });
    const space = await readSpace(scope, made.id);
    return { status: 200, body: { success: true, message: 'The space was created', space } };
  },

  getSpace: async ({ path }, scope) => ({ status: 200, body: await readSpace(scope, path.id) }),

  updateSpace: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const row = await db
      .selectFrom('spaces')
      .select('space_type')
      .where('id', '=', path.id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const { space_type: type } = found(row, 'Space');
    await db
      .updateTable('spaces')
      .set({ ...(await readUpdate(scope, type, body)), updated_at: now })
      .where('id', '=', path.id)
      .execute();
    await setSpaceTopics(scope, path.id, body.topics);
    return { status: 200, body: await readSpace(scope, path.id) };
  },

  deleteSpace: async ({ path }, scope) => {
    const spaces = scope.db.selectFrom('spaces').select('id').where('id', '=', path.id);
    found(await spaces.forUpdate().executeTakeFirst(), 'Space');
    const community = await readCommunity(scope);
    if (community.default_new_member_space_id === path.id)
      throw refused('This space is the default space for new members');
    await leaveAll(scope, 'spaces', path.id);
    await deleteWritten(scope, { posts: sql<boolean>`posts.space_id = ${path.id}` });
    await scope.db.deleteFrom('spaces').where('id', '=', path.id).execute();
    return { status: 200, body: { success: true, message: 'The space was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
