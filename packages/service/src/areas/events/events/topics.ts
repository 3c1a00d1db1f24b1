/** Topics of events. */

import { inChunks } from '../../../database/chunks.js';
import { invalid } from '../../../kernel/failures.js';
import type { Scope } from '../../../kernel/scope.js';

/** Replaces the topics of events; undefined leaves them unchanged. Throws a 422 for an unknown topic. */
export async function replaceTopics(
  { db }: Scope,
  eventIds: readonly number[],
  topicIds: readonly number[] | undefined,
): Promise<void> {
  if (topicIds === undefined || eventIds.length === 0) return;
  const ids = [...new Set(topicIds)];
  await db
    .deleteFrom('event_topics')
    .where('event_id', 'in', [...eventIds])
    .execute();
  if (ids.length === 0) return;
  const known = await db.selectFrom('topics').select('id').where('id', 'in', ids).execute();
  if (known.length < ids.length) throw invalid({ topics: ['contains a topic that does not exist'] });
  const rows = eventIds.flatMap((event_id) => ids.map((topic_id) => ({ event_id, topic_id })));
  await inChunks(rows, (part) => db.insertInto('event_topics').values(part).execute());
}

/** Copies the topics of an event to another one. */
export async function copyTopics({ db }: Scope, fromId: number, toId: number): Promise<void> {
  const topics = await db.selectFrom('event_topics').select('topic_id').where('event_id', '=', fromId).execute();
  if (topics.length === 0) return;
  const rows = topics.map(({ topic_id }) => ({ event_id: toId, topic_id }));
  await db.insertInto('event_topics').values(rows).execute();
}
