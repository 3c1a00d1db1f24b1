/** Topics as they appear in responses, with the spaces that offer them. */
import type { Topic } from '@community-platform/types/topic';
import type { Expression, InferResult } from 'kysely';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { readTogether } from '../../../database/together.js';
import { type Addressed, optionalFileUrl } from '../../../kernel/addresses.js';
import { groupParts } from '../../../kernel/group.js';
import type { Reader } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects topics with their authors. */
export function selectTopics({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('topics')
    .leftJoin('members', 'members.id', 'topics.author_member_id')
    .select([
      ...qualify('topics', 'id', 'name', 'admin_only', 'created_at', 'updated_at'),
      ...qualify('members', 'first_name', 'last_name', 'avatar_url'),
    ]);
}

type TopicRow = InferResult<ReturnType<typeof selectTopics>>[number];

/** Selects the spaces that offer topics. */
export function selectOffered({ db }: Pick<Reader, 'db'>, topicIds: readonly number[] | Expression<number>) {
  return db
    .selectFrom('space_topics')
    .select(['topic_id', 'space_id'])
    .where((of) => of('topic_id', 'in', topicIds))
    .orderBy('space_id');
}

/** Prepared version of `selectOffered`, for the topics of a page. */
export const readOffered = prepareQuery((db, { list }: Values<{ topicIds: readonly number[] }>) =>
  selectOffered({ db }, list('topicIds')),
);

type Offered = InferResult<ReturnType<typeof selectOffered>>[number];

/** Converts rows to topics with the spaces that offer them. */
export function toTopics(scope: Addressed, rows: readonly TopicRow[], offered: readonly Offered[]): Topic[] {
  const spaces = groupParts(
    offered,
    ({ topic_id }) => topic_id,
    ({ space_id }) => space_id,
  );
  return rows.map(({ id, name, admin_only, created_at, updated_at, first_name, last_name, avatar_url }) => ({
    id,
    name,
    admin_only,
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
    author: { first_name, last_name, avatar_url: optionalFileUrl(scope, avatar_url) },
    space_ids: spaces.get(id) ?? [],
  }));
}

/** Returns the topics with these ids, by id. */
export async function readTopics(
  scope: Pick<Reader, 'db'> & Addressed,
  ids: readonly number[],
): Promise<Map<number, Topic>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const read = await readTogether(scope.db, {
    topics: selectTopics(scope).where('topics.id', 'in', wanted),
    offered: selectOffered(scope, wanted),
  });
  const topics = toTopics(scope, read.topics, read.offered);
  return new Map(topics.map((topic) => [topic.id, topic]));
}
