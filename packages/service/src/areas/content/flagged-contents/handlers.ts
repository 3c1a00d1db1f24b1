/** Reports of content, and the decisions of moderators. */
import type { FlaggedContent } from '@community-platform/types/flagged-content';
import type { FlaggedContentType } from '@community-platform/types/flagged-content-request';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { found, invalid, refused } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { optionalTime, timeText } from '../../../kernel/text.js';

function selectReports({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('flagged_contents')
    .select([
      ...qualify('flagged_contents', 'id', 'status', 'reason_type', 'reason_body', 'action_taken_at'),
      ...qualify('flagged_contents', 'action_reason_body', 'created_at', 'updated_at', 'content_id', 'content_type'),
      ...qualify('flagged_contents', 'author_member_id', 'author_name', 'author_email', 'reported_by_member_id'),
      ...qualify('flagged_contents', 'action_by_member_id'),
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

type Person = { readonly id: number; readonly name: string; readonly email: string };

function toReport(row: Row, reporter: Person | undefined, actor: Person | undefined): FlaggedContent {
  return {
    id: row.id,
    status: row.status,
    reported_reason_type: row.reason_type,
    reported_reason_body: row.reason_body,
    reported_at: timeText(row.created_at),
    action_taken_at: optionalTime(row.action_taken_at),
    action_reason_body: row.action_reason_body,
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
    content_id: row.content_id,
    content_type: row.content_type,
    content_authored_by_id: row.author_member_id,
    content_authored_by_name: row.author_name,
    content_authored_by_email: row.author_email,
    reported_by_id: reporter?.id ?? null,
    reported_by_name: reporter?.name ?? null,
    reported_by_email: reporter?.email ?? null,
    action_by_id: actor?.id ?? null,
    action_by_name: actor?.name ?? null,
    action_by_email: actor?.email ?? null,
  };
}

async function toReports({ db }: Scope, rows: readonly Row[]): Promise<FlaggedContent[]> {
  const ids = rows.flatMap(({ reported_by_member_id: reporter, action_by_member_id: actor }) => [
    ...(reporter === null ? [] : [reporter]),
    ...(actor === null ? [] : [actor]),
  ]);
  const people =
    ids.length === 0
      ? []
      : await db
          .selectFrom('members')
          .select(['id', 'name', 'email'])
          .where('id', 'in', [...new Set(ids)])
          .execute();
  const byId = new Map(people.map((person) => [person.id, person]));
  return rows.map((row) =>
    toReport(row, byId.get(row.reported_by_member_id ?? 0), byId.get(row.action_by_member_id ?? 0)),
  );
}

async function readReport(scope: Scope, id: number): Promise<FlaggedContent> {
  const rows = await selectReports(scope).where('flagged_contents.id', '=', id).execute();
  return found((await toReports(scope, rows))[0], 'FlaggedContent');
}

type Table = 'posts' | 'comments' | 'chat_messages';

/** The table of each content type. Connections between members are not stored, and therefore cannot be reported. */
const TABLES: Readonly<Record<string, Table>> = {
  post: 'posts',
  comment: 'comments',
  chat_room_message: 'chat_messages',
};

async function findAuthor({ db, communityId }: Scope, type: FlaggedContentType, id: number) {
  const table = TABLES[type];
  if (table === undefined) return undefined;
  return db
    .selectFrom('members')
    .select(['id', 'name', 'email'])
    .where(
      'id',
      '=',
      sql<number>`(select author_member_id from ${sql.table(table)}
        where community_id = ${communityId} and id = ${id})`,
    )
    .executeTakeFirst();
}

/** Hides reported content from members. Deleted content stays deleted. */
async function holdBack({ db, now }: Scope, type: string, id: number): Promise<void> {
  const table = TABLES[type];
  if (table === undefined) return;
  await db.updateTable(table).set({ flagged_for_approval_at: now }).where('id', '=', id).execute();
}

async function decide(
  scope: Scope,
  id: number,
  status: 'approved' | 'rejected',
  reason: string | undefined,
): Promise<FlaggedContent> {
  const { db, memberId, now } = scope;
  const row = await db
    .selectFrom('flagged_contents')
    .select(['status', 'content_type', 'content_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const report = found(row, 'FlaggedContent');
  if (report.status !== 'inbox') throw refused(`The report is already ${report.status}`);
  await db
    .updateTable('flagged_contents')
    .set({
      status,
      action_by_member_id: memberId,
      action_reason_body: reason,
      action_taken_at: now,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  if (status === 'rejected') await holdBack(scope, report.content_type, report.content_id);
  return readReport(scope, id);
}

/** Lists the reports, newest first, optionally filtered by status. */
const list = preparePage((of, { optional }: Values<{ readonly status: Row['status'] | undefined }>) =>
  selectReports(of)
    .$call(given(optional('status'), (all, status) => all.where('flagged_contents.status', '=', status)))
    .$call(newestFirst('flagged_contents')),
);

export const flaggedContents = {
  listFlaggedContents: async ({ query }, scope) => {
    const { status = 'all' } = query ?? {};
    const page = { ...readPage(query), status: status === 'all' ? undefined : status };
    return { status: 200, body: await list(scope, page, (rows) => toReports(scope, rows)) };
  },

  createFlaggedContent: async ({ body: { flagged_content: content } }, scope) => {
    const author = await findAuthor(scope, content.content_type, content.content_id);
    if (author === undefined) throw invalid({ content_id: ['is not content of this community'] });
    const { id } = await scope.db
      .insertInto('flagged_contents')
      .values({
        content_type: content.content_type,
        content_id: content.content_id,
        author_member_id: author.id,
        author_name: author.name,
        author_email: author.email,
        reason_type: content.reported_reason_type,
        reason_body: content.reported_reason_body,
        reported_by_member_id: scope.memberId,
        created_at: scope.now,
        updated_at: scope.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { status: 201, body: await readReport(scope, id) };
  },

  getFlaggedContent: async ({ path }, scope) => ({ status: 200, body: await readReport(scope, path.id) }),

  approveFlaggedContent: async ({ path, body }, scope) => ({
    status: 200,
    body: await decide(scope, path.id, 'approved', body?.action_reason_body),
  }),

  rejectFlaggedContent: async ({ path, body }, scope) => ({
    status: 200,
    body: await decide(scope, path.id, 'rejected', body?.action_reason_body),
  }),
} satisfies Partial<ServiceHandlers>;
