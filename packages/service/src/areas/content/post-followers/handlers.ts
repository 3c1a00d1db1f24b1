/** Followers of posts, who are notified of new comments. */
import type { Expression } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { found, invalid, refused } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

async function requirePost({ db }: Scope, id: number): Promise<void> {
  const post = await db.selectFrom('posts').select('id').where('id', '=', id).executeTakeFirst();
  found(post, 'Post');
}

function selectFollowers({ db }: Pick<Reader, 'db'>, postId: number | Expression<number>) {
  return db
    .selectFrom('post_followers')
    .innerJoin('members', 'members.id', 'post_followers.member_id')
    .select([
      'post_followers.id',
      'post_followers.post_id',
      'post_followers.member_id as community_member_id',
      'members.name',
      'post_followers.created_at',
    ])
    .where('post_followers.post_id', '=', postId);
}

function toFollower<R extends { readonly created_at: Date }>(row: R) {
  return {
    ...row,
    created_at: timeText(row.created_at),
  };
}

const list = preparePage((of, { value }: Values<{ readonly postId: number }>) =>
  selectFollowers(of, value('postId')).$call(newestFirst('post_followers')),
);

export const postFollowers = {
  listPostFollowers: async ({ path, query }, scope) => {
    await requirePost(scope, path.post_id);
    const body = await list(scope, { ...readPage(query), postId: path.post_id }, (rows) =>
      rows.map(({ id, post_id, community_member_id, name, created_at }) =>
        toFollower({ id, post_id, community_member_id, name, created_at }),
      ),
    );
    return { status: 200, body };
  },

  addPostFollower: async ({ path, body }, scope) => {
    const { db, now } = scope;
    await requirePost(scope, path.post_id);
    const member = await db
      .selectFrom('members')
      .select(['id', 'active'])
      .where('id', '=', body.community_member_id)
      .executeTakeFirst();
    if (member === undefined) throw invalid({ community_member_id: ['is not a member of this community'] });
    if (!member.active) throw refused('The member is deactivated');
    const added = await db
      .insertInto('post_followers')
      .values({ post_id: path.post_id, member_id: member.id, created_at: now })
      .onConflict((conflict) => conflict.columns(['post_id', 'member_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) throw refused('The member already follows the post');
    const row = await selectFollowers(scope, path.post_id).where('post_followers.id', '=', added.id).executeTakeFirst();
    return { status: 201, body: toFollower(found(row, 'PostFollower')) };
  },

  removePostFollower: async ({ path, query }, scope) => {
    await requirePost(scope, path.post_id);
    const removed = await scope.db
      .deleteFrom('post_followers')
      .where('post_id', '=', path.post_id)
      .where('member_id', '=', query.community_member_id)
      .returning('id')
      .executeTakeFirst();
    if (removed === undefined) throw refused('The member does not follow the post');
    return { status: 200, body: { success: true, message: 'The member no longer follows the post' } };
  },
} satisfies Partial<ServiceHandlers>;
