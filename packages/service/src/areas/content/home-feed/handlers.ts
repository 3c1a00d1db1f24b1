/** Home feed of the calling member. */
import type { HomeFeedPolicies, HomeFeedRecord } from '@community-platform/types/home-feed';
import type { RichTextParts } from '@community-platform/types/rich-text';
import { type Expression, sql } from 'kysely';
import type { Db } from '../../../database/community-db.js';
import type { Values } from '../../../database/prepared-query.js';
import { prepareTogether } from '../../../database/together.js';
import { optionalFileUrl, postUrl } from '../../../kernel/addresses.js';
import { groupParts } from '../../../kernel/group.js';
import { readPage } from '../../../kernel/page.js';
import { documentOfText, readDocument } from '../../../kernel/rich-text.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';
import { selectPublicTags, selectSharedMembers, toSharedMembers } from '../authors.js';
import { groupPostTopics, selectPostTopics } from '../posts/queries.js';
import { listReferences, selectReferences, toReferences, toTiptap } from '../references.js';
import { selectOffered, selectTopics, toTopics } from '../topics/queries.js';
import { type FeedRow, feeds, orderOf } from './queries.js';

/** Maximum number of members who liked a post that a feed record lists. */
const LIKERS = 3;

/** Selects the first members who liked each post, without reading all likes of popular posts. */
function selectLikers(db: Db, postIds: Expression<readonly number[]>) {
  return db
    .selectFrom(sql<{ id: number }>`(select unnest(${postIds}::integer[]) as id)`.as('wanted'))
    .innerJoinLateral(
      (of) =>
        of
          .selectFrom('post_likes')
          .select(['post_id', 'member_id', 'created_at'])
          .whereRef('post_id', '=', 'wanted.id')
          .orderBy('created_at')
          .orderBy('member_id')
          .limit(LIKERS)
          .as('likers'),
      (join) => join.onTrue(),
    )
    .select(['post_id', 'member_id'])
    .orderBy('likers.created_at')
    .orderBy('member_id');
}

function policiesOf(isAuthor: boolean, isModerator: boolean): HomeFeedPolicies {
  return {
    can_destroy_post: isAuthor || isModerator,
    can_duplicate_post: isModerator,
    can_manage_post: isModerator,
    can_report_post: !isAuthor,
    can_update_post: isAuthor || isModerator,
  };
}

interface Shown {
  readonly ids: readonly number[];
  readonly authors: readonly number[];
  readonly mentioned: readonly number[];
  readonly attached: readonly string[];
  readonly memberId: number;
}

/** Reads the related data of feed records; `roles` are the roles of the caller. */
const readBeside = prepareTogether((db, { value, list }: Values<Shown>) => {
  const shown = sql<number>`(select unnest(${value('authors')}::integer[])
    union select member_id from (${selectLikers(db, value('ids'))}) as likers)`;
  const filed = selectPostTopics({ db }, list('ids'));
  const topicIds = sql<number>`(select topic_id from (${filed}) as filed)`;
  return {
    ...selectReferences({ db }, list('mentioned'), list('attached')),
    likers: selectLikers(db, value('ids')),
    members: selectSharedMembers({ db }, shown),
    tags: selectPublicTags({ db }, shown),
    filed,
    topics: selectTopics({ db }).where((of) => of('topics.id', 'in', topicIds)),
    offered: selectOffered({ db }, topicIds),
    roles: db
      .selectFrom('members')
      .select(['is_admin', 'is_moderator', 'is_owner'])
      .where('id', '=', value('memberId')),
  };
});

async function toRecords(scope: Scope, rows: readonly FeedRow[]): Promise<HomeFeedRecord[]> {
  const ids = rows.map(({ id }) => id);
  const documents = new Map(
    rows.map(({ id, tiptap_body, body_text }) => [
      id,
      tiptap_body === null ? documentOfText(body_text) : readDocument(tiptap_body),
    ]),
  );
  const authors = rows.map(({ author_member_id }) => author_member_id);
  const { memberId } = scope;
  const references = listReferences([...documents.values()]);
  const read = await readBeside(scope, { ids, authors, memberId, ...references });
  const likers = groupParts(
    read.likers,
    ({ post_id }) => post_id,
    ({ member_id }) => member_id,
  );
  const members = toSharedMembers(scope, read.members, read.tags);
  const topics = new Map(toTopics(scope, read.topics, read.offered).map((topic) => [topic.id, topic]));
  const topicIds = groupPostTopics(read.filed);
  const { partsOf } = toReferences(scope, read);
  const moderates = read.roles.some((role) => role.is_admin || role.is_moderator || role.is_owner);
  return rows.flatMap((row) => {
    const author = members.get(row.author_member_id);
    // The author exists as long as the post does; a record without an author would violate its schema.
    if (author === undefined) return [];
    const document = documents.get(row.id) ?? documentOfText('');
    return toRecord(scope, row, {
      author,
      document,
      parts: partsOf(document, row.body_text, 'post'),
      likers: (likers.get(row.id) ?? []).flatMap((id) => members.get(id) ?? []),
      topics: (topicIds.get(row.id) ?? []).flatMap((id) => topics.get(id) ?? []),
      moderates,
    });
  });
}

/** The data of a feed record that its row does not contain. */
interface Beside {
  readonly author: HomeFeedRecord['author'];
  readonly document: ReturnType<typeof readDocument>;
  readonly parts: RichTextParts;
  readonly likers: HomeFeedRecord['first_liked_by'];
  readonly topics: HomeFeedRecord['topics'];
  readonly moderates: boolean;
}

function toRecord(
  scope: Scope,
  row: FeedRow,
  { author, document, parts, likers, topics, moderates }: Beside,
): HomeFeedRecord {
  const cover = optionalFileUrl(scope, row.cover_image_url);
  return {
    post_type: row.post_type,
    space_type: row.space_type,
    status: row.status,
    id: row.id,
    name: row.name,
    display_title: row.display_title,
    slug: row.slug,
    cover_image: cover,
    cardview_image: cover,
    is_comments_closed: row.is_comments_closed,
    is_comments_enabled: row.is_comments_enabled,
    is_liking_enabled: row.is_liking_enabled,
    is_pinned_at_top_of_space: row.is_pinned,
    comment_count: row.comments_count,
    user_likes_count: row.likes_count,
    hide_meta_info: row.hide_meta_info,
    is_liked: row.liked_by !== null,
    is_truncation_disabled: row.is_truncation_disabled,
    bookmark_id: null,
    flagged_for_approval_at: optionalTime(row.flagged_for_approval_at),
    unresolved_flagged_reports_count: row.open_reports,
    first_liked_by: likers,
    body:
      row.body_html === ''
        ? null
        : {
            attachments: parts.inline_attachments,
            attachments_array: parts.inline_attachments,
            html: row.body_html,
          },
    tiptap_body: row.tiptap_body === null ? null : toTiptap(document, parts),
    body_plain_text: row.body_text,
    url: postUrl(scope, row.space_slug, row.slug),
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    space: { id: row.space_id, slug: row.space_slug, name: row.space_name, emoji: row.space_emoji },
    post_follower_id: row.follower_id,
    author,
    topics,
    policies: policiesOf(row.author_member_id === scope.memberId, moderates || row.is_space_moderator === true),
  };
}

export const homeFeed = {
  getHomeFeed: async ({ query }, scope) => {
    const sort = orderOf(query?.sort);
    const { page_count: _pages, ...envelope } = await feeds(sort)(scope, readPage(query), (rows) =>
      toRecords(scope, rows),
    );
    return { status: 200, body: { ...envelope, sort } };
  },
} satisfies Partial<ServiceHandlers>;
