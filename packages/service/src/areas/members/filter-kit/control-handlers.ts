/** Settings of member filters that admins save: one for each filter of a space or of the member directory. */
import type { ListFilterControlsQuery } from '@community-platform/types';
import type { FilterKitKey } from '@community-platform/types/filter-kit';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { found, invalid } from '../../../kernel/failures.js';
import { requireKnown } from '../../../kernel/known-ids.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { selectFields } from '../profile-fields/queries.js';
import { selectControls, toControl } from './queries.js';

interface Choice {
  readonly key: FilterKitKey;
  readonly space_id: number | null;
  readonly profile_field_id: number | null;
}

async function readControl(scope: Scope, id: number) {
  const row = await selectControls(scope).where('filter_kit_controls.id', '=', id).executeTakeFirst();
  return toControl(found(row, 'FilterKitControl'));
}

/** Throws a 422 for a filter setting with an unknown target, or one that already exists. */
async function checkChoice(scope: Scope, choice: Choice, ownId?: number): Promise<void> {
  const { key, space_id, profile_field_id } = choice;
  if (key === 'profile_field' && profile_field_id === null) {
    throw invalid({ profile_field_id: ['is required with the key profile_field'] });
  }
  if (key !== 'profile_field' && profile_field_id !== null) {
    throw invalid({ profile_field_id: ['is only allowed with the key profile_field'] });
  }
  await requireKnown(scope, { space_id: ['spaces', space_id === null ? [] : [space_id]] });
  if (profile_field_id !== null) {
    const field = await selectFields(scope).where('id', '=', profile_field_id).executeTakeFirst();
    if (field === undefined) throw invalid({ profile_field_id: ['is not a profile field of this community'] });
  }
  const others = await selectControls(scope)
    .where('filter_kit_controls.key', '=', key)
    .where(sql<boolean>`filter_kit_controls.space_id is not distinct from ${space_id}::integer`)
    .where(sql<boolean>`filter_kit_controls.profile_field_id is not distinct from ${profile_field_id}::integer`)
    .execute();
  if (others.some(({ id }) => id !== ownId)) throw invalid({ key: ['already has a control on this surface'] });
}

/** Prepared lists of filter settings: for all spaces and the member directory, or for the directory alone. */
const lists = prepareBy((of: 'all' | 'directory') =>
  preparePage((reader, { optional }: Values<ListFilterControlsQuery>) =>
    selectControls(reader)
      .$if(of === 'directory', (all) => all.where('filter_kit_controls.space_id', 'is', null))
      .$call(given(optional('space_id'), (all, id) => all.where('filter_kit_controls.space_id', '=', id)))
      .$call(given(optional('enabled'), (all, enabled) => all.where('filter_kit_controls.enabled', '=', enabled)))
      .$call(given(optional('key'), (all, key) => all.where('filter_kit_controls.key', '=', key)))
      .$call(
        given(optional('profile_field_id'), (all, id) => all.where('filter_kit_controls.profile_field_id', '=', id)),
      )
      .orderBy('filter_kit_controls.sort_key', (by) => by.asc().nullsLast())
      .orderBy('filter_kit_controls.id'),
  ),
);

export const filterControls = {
  listFilterControls: async ({ query }, scope) => {
    const list = lists(query?.member_directory_only === true ? 'directory' : 'all');
    const page = { ...query, ...readPage(query) };
    return { status: 200, body: await list(scope, page, (rows) => rows.map(toControl)) };
  },

  createFilterControl: async ({ body }, scope) => {
    const { db, now } = scope;
    const { key, enabled, sort_key } = body;
    const choice = { key, space_id: body.space_id ?? null, profile_field_id: body.profile_field_id ?? null };
    await checkChoice(scope, choice);
    const made = await db
      .insertInto('filter_kit_controls')
      .values({ ...choice, enabled, sort_key, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw invalid({ key: ['already has a control on this surface'] });
    return { status: 201, body: await readControl(scope, made.id) };
  },

  getFilterControl: async ({ path }, scope) => ({ status: 200, body: await readControl(scope, path.id) }),

  updateFilterControl: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const row = await selectControls(scope)
      .where('filter_kit_controls.id', '=', path.id)
      .forUpdate('filter_kit_controls')
      .executeTakeFirst();
    const control = found(row, 'FilterKitControl');
    const choice = {
      key: body.key ?? control.key,
      space_id: body.space_id === undefined ? control.space_id : body.space_id,
      profile_field_id: body.profile_field_id === undefined ? control.profile_field_id : body.profile_field_id,
    };
    await checkChoice(scope, choice, control.id);
    await db
      .updateTable('filter_kit_controls')
      .set({ ...choice, enabled: body.enabled, sort_key: body.sort_key, updated_at: now })
      .where('id', '=', control.id)
      .execute();
    return { status: 200, body: await readControl(scope, control.id) };
  },

  deleteFilterControl: async ({ path }, { db }) => {
    const deleted = await db
      .deleteFrom('filter_kit_controls')
      .where('id', '=', path.id)
      .returning('id')
      .executeTakeFirst();
    found(deleted, 'FilterKitControl');
    return {
      status: 200,
      body: { success: true, message: 'The filter control was deleted; the default applies again' },
    };
  },
} satisfies Partial<ServiceHandlers>;
