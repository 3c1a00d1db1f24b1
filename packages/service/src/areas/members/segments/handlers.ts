/** Segments: saved audiences of contacts. Their contacts are counted on request. */
import type { CommunitySegment, ContactSearchRulesSchema } from '@community-platform/types/segment';
import { sql } from 'kysely';
import { isReferenced } from '../../../database/sqlstate.js';
import { readTogether } from '../../../database/together.js';
import { optionalFileUrl } from '../../../kernel/addresses.js';
import { oneOf } from '../../../kernel/duplicates.js';
import { found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { envelopeOf, offsetOf, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { containing, timeText } from '../../../kernel/text.js';
import { type FilteredField, selectFilteredFields } from '../filters/fields.js';
import { countAudiences, readRules } from './audience.js';

function selectSegments({ db }: Scope) {
  return (
    db
      .selectFrom('community_segments')
      // If the creator was removed, the owner is returned as the creator.
      .innerJoin('members', (join) =>
        join.on((of) =>
          of.or([
            of('members.id', '=', of.ref('community_segments.created_by_member_id')),
            of.and([of('created_by_member_id', 'is', null), of('members.is_owner', '=', true)]),
          ]),
        ),
      )
      .select([
        'community_segments.id',
        'title',
        'visible',
        'rule_type',
        'rules',
        'community_segments.created_at',
        'community_segments.updated_at',
        'members.id as creator_id',
        'members.name as creator_name',
        'members.email as creator_email',
        'members.avatar_url as creator_avatar_url',
        'members.public_uid as creator_public_uid',
      ])
  );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSegments>['execute']>>[number];

async function toSegments(
  scope: Scope,
  rows: readonly Row[],
  fields: readonly FilteredField[],
): Promise<CommunitySegment[]> {
  const counts = await countAudiences(scope, rows, fields);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    rules: { rule_type: row.rule_type, rules: row.rules },
    visible: row.visible,
    audience_count: counts.get(row.id) ?? 0,
    created_by: {
      id: row.creator_id,
      name: row.creator_name,
      email: row.creator_email,
      avatar_url: optionalFileUrl(scope, row.creator_avatar_url),
      public_uid: row.creator_public_uid,
    },
    created_at: timeText(row.created_at),
    updated_at: timeText(row.updated_at),
  }));
}

async function readSegment(scope: Scope, id: number) {
  const { rows, fields } = await readTogether(scope.db, {
    rows: selectSegments(scope).where('community_segments.id', '=', id),
    fields: selectFilteredFields(scope),
  });
  const [segment] = await toSegments(scope, rows, fields);
  return found(segment, 'CommunitySegment');
}

async function insertSegment(
  { db, memberId, now }: Scope,
  {
    title,
    visible,
    rules,
  }: { readonly title: string; readonly visible: boolean; readonly rules: ContactSearchRulesSchema },
): Promise<number> {
  const { id } = await db
    .insertInto('community_segments')
    .values({
      title,
      visible,
      rule_type: rules.rule_type,
      rules: JSON.stringify(rules.rules),
      created_by_member_id: memberId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const segments = {
  listCommunitySegments: async ({ query }, scope) => {
    let segments = selectSegments(scope);
    if (query?.title !== undefined) segments = segments.where('title', 'ilike', containing(query.title));
    const page = readPage(query);
    const { rows, counted, fields } = await readTogether(scope.db, {
      rows: segments.$call(newestFirst('community_segments')).limit(page.perPage).offset(offsetOf(page)),
      counted: segments.clearSelect().select(() => sql<number>`count(*)::int`.as('count')),
      fields: selectFilteredFields(scope),
    });
    return { status: 200, body: envelopeOf(page, counted[0]?.count ?? 0, await toSegments(scope, rows, fields)) };
  },

  createCommunitySegment: async ({ body }, scope) => {
    const title = notBlank('title', body.title?.trim() ?? '');
    if (body.rules === undefined) throw invalid({ rules: ['is required'] });
    const rules = await readRules(scope, body.rules);
    const id = await insertSegment(scope, { title, visible: body.visible ?? true, rules });
    return { status: 201, body: await readSegment(scope, id) };
  },

  getCommunitySegment: async ({ path }, scope) => ({ status: 200, body: await readSegment(scope, path.id) }),

  updateCommunitySegment: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const rules = body.rules === undefined ? undefined : await readRules(scope, body.rules);
    const updated = await db
      .updateTable('community_segments')
      .set({
        title: notBlank('title', body.title?.trim()),
        ...(rules !== undefined && { rule_type: rules.rule_type, rules: JSON.stringify(rules.rules) }),
        visible: body.visible,
        updated_at: now,
      })
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    const { id } = found(updated, 'CommunitySegment');
    return { status: 200, body: await readSegment(scope, id) };
  },

  deleteCommunitySegment: async ({ path }, { db }) => {
    try {
      const deleted = await db
        .deleteFrom('community_segments')
        .where('id', '=', path.id)
        .returning('id')
        .executeTakeFirst();
      found(deleted, 'CommunitySegment');
    } catch (error) {
      throw isReferenced(error) ? refused('The segment is in use by a workflow or an event') : error;
    }
    return { status: 200, body: { success: true, message: 'The segment was deleted' } };
  },

  duplicateCommunitySegment: async ({ path, query, body }, scope) => {
    const { rules, visible } = await readSegment(scope, path.id);
    const title = oneOf('title', notBlank('title', query.title), notBlank('title', body?.title)).trim();
    const id = await insertSegment(scope, { title, visible, rules });
    return { status: 200, body: await readSegment(scope, id) };
  },
} satisfies Partial<ServiceHandlers>;
