/** Topics, which categorize posts. */
import type { AgeOrNameOrder } from '@community-platform/types/common';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { found, notBlank } from '../../../kernel/failures.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { replaceLinks } from '../../../kernel/link-tables.js';
import { byAgeOrName, orderBy } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { readOffered, readTopics, selectTopics, toTopics } from './queries.js';

/** Prepared lists of topics, by sort order. */
const lists = prepareBy((sort: AgeOrNameOrder) =>
  preparePage((of, { optional }: Values<Containing>) =>
    orderBy(selectTopics(of), byAgeOrName('topics', sort)).$call(
      given(optional('pattern'), (named, pattern) => named.where('topics.name', 'ilike', pattern)),
    ),
  ),
);

async function setSpaces(scope: Scope, topicId: number, spaceIds: readonly number[] | undefined): Promise<void> {
  if (spaceIds === undefined) return;
  await requireKnown(scope, { space_ids: ['spaces', spaceIds] });
  await replaceLinks(scope, 'topicSpaces', topicId, spaceIds);
}

async function readTopic(scope: Scope, id: number) {
  return found((await readTopics(scope, [id])).get(id), 'Topic');
}

export const topics = {
  listTopics: async ({ query }, scope) => {
    const { name, sort = 'newest' } = query ?? {};
    const page = { ...readPage(query), pattern: optionalPattern(name) };
    const body = await lists(sort)(scope, page, async (rows) =>
      toTopics(scope, rows, await readOffered(scope, { topicIds: rows.map(({ id }) => id) })),
    );
    return { status: 200, body };
  },

  createTopic: async ({ body }, scope) => {
    const { db, memberId, now } = scope;
    const { id } = await db
      .insertInto('topics')
      .values({
        name: notBlank('name', body.name ?? ''),
        admin_only: body.admin_only,
        author_member_id: memberId,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await setSpaces(scope, id, body.space_ids);
    return { status: 201, body: await readTopic(scope, id) };
  },

  getTopic: async ({ path }, scope) => ({ status: 200, body: await readTopic(scope, path.id) }),

  updateTopic: async ({ path, body }, scope) => {
    const changed = await scope.db
      .updateTable('topics')
      .set({
        name: notBlank('name', body.name),
        admin_only: body.admin_only,
        updated_at: scope.now,
      })
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    found(changed, 'Topic');
    await setSpaces(scope, path.id, body.space_ids);
    return { status: 200, body: await readTopic(scope, path.id) };
  },

  deleteTopic: async ({ path }, scope) => {
    const deleted = await scope.db.deleteFrom('topics').where('id', '=', path.id).returning('id').executeTakeFirst();
    found(deleted, 'Topic');
    return { status: 200, body: { success: true, message: 'The topic was deleted' } };
  },
} satisfies Partial<ServiceHandlers>;
