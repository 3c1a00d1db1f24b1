/** Summaries of posts and spaces. */
import type { SpaceAiSummary, SpaceTopicSummary } from '@community-platform/types/space';
import { readTogether } from '../../../database/together.js';
import { timeOf } from '../../../kernel/calendar.js';
import { badRequest, found, invalid, refused } from '../../../kernel/failures.js';
import { groupBy } from '../../../kernel/group.js';
import { newestFirst } from '../../../kernel/orders.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { groupPostTopics, postStatus, selectPostTopics } from '../posts/queries.js';
import { closeText, selectCommentTexts, toSummaries } from '../posts/summaries.js';
import { readTopics } from '../topics/queries.js';

/** Number of latest posts and messages that the summary of a space includes. */
const TAKEN = 200;
/** Maximum number of topics in a summary. */
const TOPICS = 5;
/** Minimum number of words for a summary. */
const FEWEST = 10;

interface Said {
  readonly memberId: number;
  readonly text: string;
}

interface Subject {
  readonly name: string;
  readonly said: Said[];
  readonly postIds: number[];
}

function textOf(said: readonly Said[]): string {
  return said
    .map(({ text }) => closeText(text))
    .filter((text) => text !== '')
    .join(' ');
}

/** Reads the posts of a space, grouped by the first topic of each post, or else by the title of the post. */
async function readPosts(scope: Scope, spaceId: number, since: Date | undefined): Promise<Subject[]> {
  const { db, now } = scope;
  let posts = db
    .selectFrom('posts')
    .select(['id', 'name', 'body_text', 'author_member_id', 'created_at'])
    .where('space_id', '=', spaceId)
    .where('flagged_for_approval_at', 'is', null)
    .where(postStatus(now), '=', 'published');
  if (since !== undefined) {
    posts = posts.where((of) =>
      of.or([
        of('created_at', '>=', since),
        of.exists(
          of
            .selectFrom('comments')
            .select('comments.id')
            .whereRef('comments.post_id', '=', 'posts.id')
            .where('comments.created_at', '>=', since),
        ),
      ]),
    );
  }
  const rows = await posts.$call(newestFirst('posts')).limit(TAKEN).execute();
  const ids = rows.map(({ id }) => id);
  const read = await readTogether(db, { said: selectCommentTexts(scope, ids), topics: selectPostTopics(scope, ids) });
  const comments = groupBy(read.said, ({ post_id }) => post_id);
  const filed = groupPostTopics(read.topics);
  const topics = await readTopics(scope, [...filed.values()].flat());
  const subjects = new Map<string, Subject>();
  for (const { id, name, body_text, author_member_id, created_at } of rows) {
    const topic = topics.get(filed.get(id)?.[0] ?? 0)?.name ?? name ?? 'Images';
    const subject = subjects.get(topic) ?? { name: topic, said: [], postIds: [] };
    const isNew = (time: Date): boolean => since === undefined || time >= since;
    if (isNew(created_at)) subject.said.push({ memberId: author_member_id, text: body_text });
    for (const comment of comments.get(id) ?? [])
      if (isNew(comment.created_at)) subject.said.push({ memberId: comment.author_member_id, text: comment.body_text });
    subject.postIds.push(id);
    subjects.set(topic, subject);
  }
  return [...subjects.values()];
}

/** Reads the messages in the chat room of a space as one topic, named after their most frequent word. */
async function readMessages(
  { db, ports }: Scope,
  spaceId: number,
  since: Date | undefined,
  firstId: number | undefined,
): Promise<Subject[]> {
  const all = db
    .selectFrom('chat_messages')
    .innerJoin('chat_rooms', 'chat_rooms.uuid', 'chat_messages.room_uuid')
    .where('chat_rooms.space_id', '=', spaceId);
  let messages = all
    .select(['chat_messages.id', 'author_member_id', 'body_text', 'sent_at'])
    .where('flagged_for_approval_at', 'is', null);
  if (since !== undefined) messages = messages.where('sent_at', '>=', since);
  if (firstId !== undefined) {
    const first = await all
      .select(['chat_messages.id', 'sent_at'])
      .where('chat_messages.id', '=', firstId)
      .executeTakeFirst();
    if (first === undefined) throw invalid({ first_unread_message_id: ['is not a message of this space'] });
    messages = messages.where((of) =>
      of(of.refTuple('sent_at', 'chat_messages.id'), '>=', of.tuple(first.sent_at, first.id)),
    );
  }
  const rows = await messages.orderBy('sent_at', 'desc').orderBy('chat_messages.id', 'desc').limit(TAKEN).execute();
  if (rows.length === 0) return [];
  const said = rows.toReversed().map(({ author_member_id, body_text }) => ({
    memberId: author_member_id,
    text: body_text,
  }));
  const [keyword] = ports.summaries.keywords(textOf(said), 1);
  return [{ name: keyword ?? 'Chat', said, postIds: [] }];
}

async function readNames({ db }: Scope, subjects: readonly Subject[]) {
  const ids = [...new Set(subjects.flatMap(({ said }) => said.map(({ memberId }) => memberId)))];
  const rows = await db.selectFrom('members').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function summarizeSubjects(scope: Scope, subjects: readonly Subject[]): Promise<SpaceAiSummary> {
  const { summaries } = scope.ports;
  const all = subjects.map((subject) => ({ ...subject, text: textOf(subject.said) }));
  const whole = all.map(({ text }) => text).join(' ');
  if ((whole.match(/[\p{L}\p{N}]+/gu) ?? []).length < FEWEST)
    throw refused('The space has too little content to summarize');
  const names = await readNames(scope, subjects);
  const topics: SpaceTopicSummary[] = all
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => b.said.length - a.said.length || b.text.length - a.text.length)
    .slice(0, TOPICS)
    .map(({ name, text, said, postIds }) => ({
      topic_name: name,
      summary: summaries.summarize(text, 2).join(' '),
      contributors: [...new Set(said.map(({ memberId }) => memberId))].map((id) => ({ id, name: names.get(id) ?? '' })),
      relevant_post_ids: postIds,
    }));
  return { overview: summaries.summarize(whole, 2).join(' '), topics };
}

export const summaries = {
  getPostSummary: async ({ path }, scope) => {
    const post = await scope.db
      .selectFrom('posts')
      .select(['id', 'body_text'])
      .where('id', '=', path.post_id)
      .executeTakeFirst();
    const said = await selectCommentTexts(scope, [path.post_id]).execute();
    const summary = toSummaries(scope, [found(post, 'Post')], said).get(path.post_id);
    return { status: 200, body: found(summary, 'Summary') };
  },

  getSpaceSummary: async ({ path, query }, scope) => {
    const row = await scope.db
      .selectFrom('spaces')
      .select('space_type')
      .where('id', '=', path.space_id)
      .executeTakeFirst();
    const { space_type } = found(row, 'Space');
    const since = query?.date_from === undefined ? undefined : timeOf(query.date_from);
    if (query?.date_from !== undefined && since === undefined)
      throw badRequest('date_from does not exist in the calendar');
    const subjects =
      space_type === 'chat'
        ? await readMessages(scope, path.space_id, since, query?.first_unread_message_id)
        : await readPosts(scope, path.space_id, since);
    return { status: 200, body: await summarizeSubjects(scope, subjects) };
  },
} satisfies Partial<ServiceHandlers>;
