/** Summarizes posts: the text of the post and its first comments. */
import type { PostAiSummary } from '@community-platform/types/post';
import { type InferResult, sql } from 'kysely';
import { groupBy } from '../../../kernel/group.js';
import type { Ids, Scope } from '../../../kernel/scope.js';

/** Maximum number of comments per post that a summary includes. */
const COMMENTS = 50;
/** Maximum number of sentences per summary. */
const SENTENCES = 3;

interface Summarized {
  readonly id: number;
  readonly body_text: string;
}

/** Selects the visible comments that the summary of each post includes, oldest first. */
export function selectCommentTexts({ db }: Pick<Scope, 'db'>, postIds: Ids) {
  return db
    .selectFrom((of) =>
      of
        .selectFrom('comments')
        .select(['id', 'post_id', 'author_member_id', 'body_text', 'created_at'])
        .select(() =>
          sql<number>`(row_number() over (partition by post_id order by created_at desc, id desc))::int`.as('place'),
        )
        .where((by) => by('post_id', 'in', postIds))
        .where('flagged_for_approval_at', 'is', null)
        .as('ranked'),
    )
    .select(['post_id', 'author_member_id', 'body_text', 'created_at'])
    .where('place', '<=', COMMENTS)
    .orderBy('created_at')
    .orderBy('id');
}

type CommentText = InferResult<ReturnType<typeof selectCommentTexts>>[number];

/** Adds a full stop if necessary, so that another text can follow. */
export function closeText(text: string): string {
  return text === '' || /[.!?]$/u.test(text) ? text : `${text}.`;
}

/** Returns the summaries by post id; posts without text have none. */
export function toSummaries(
  { ports: { summaries } }: Scope,
  posts: readonly Summarized[],
  said: readonly CommentText[],
): Map<number, PostAiSummary> {
  const comments = groupBy(said, ({ post_id }) => post_id);
  return new Map(
    posts.flatMap(({ id, body_text }) => {
      const texts = [body_text, ...(comments.get(id) ?? []).map((comment) => comment.body_text)].filter(
        (text) => text !== '',
      );
      const all = texts.map(closeText).join(' ');
      const content = summaries.summarize(all, SENTENCES);
      if (content.length === 0) return [];
      // A summary of a single sentence needs no overview.
      const overview = content.length === 1 ? null : (summaries.summarize(all, 1)[0] ?? null);
      return [[id, { overview, content: content.join(' ') }] as const];
    }),
  );
}
