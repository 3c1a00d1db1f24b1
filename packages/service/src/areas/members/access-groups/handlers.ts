/** Access groups, which can be archived and reactivated. */
import type { AccessGroupStatusFilter } from '@community-platform/types/access-group';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { invalid, notBlank, refused } from '../../../kernel/failures.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { lockGroup, readGroup, selectGroups, toGroup } from './queries.js';

async function setStatus({ db, now }: Scope, id: number, status: 'active' | 'archived'): Promise<void> {
  await db.updateTable('access_groups').set({ status, updated_at: now }).where('id', '=', id).execute();
}

/** Lists of groups by status, newest first, optionally limited to some ids. */
const lists = prepareBy(([status, of]: readonly [AccessGroupStatusFilter, 'all' | 'some']) =>
  preparePage((reader, { list, optional }: Values<Containing & { readonly ids: readonly number[] }>) =>
    selectGroups(reader)
      .$call(given(status === 'all' ? undefined : status, (all, wanted) => all.where('status', '=', wanted)))
      .$if(of === 'some', (all) => all.where('id', 'in', list('ids')))
      .$call(given(optional('pattern'), (all, pattern) => all.where('name', 'ilike', pattern)))
      .$call(newestFirst('access_groups')),
  ),
);

export const accessGroups = {
  listAccessGroups: async ({ query }, scope) => {
    const { status = 'active', ids = [], name } = query ?? {};
    const list = lists([status, ids.length > 0 ? 'some' : 'all']);
    const page = { ...readPage(query), ids, pattern: optionalPattern(name) };
    return { status: 200, body: await list(scope, page, (rows) => rows.map(toGroup(scope))) };
  },

  createAccessGroup: async ({ body }, scope) => {
    const { db, now } = scope;
    const { name, description } = body.access_group;
    const made = await db
      .insertInto('access_groups')
      .values({ name: notBlank('name', name.trim()), description, created_at: now, updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw invalid({ name: ['has already been taken'] });
    return { status: 201, body: toGroup(scope)(await readGroup(scope, made.id)) };
  },

  getAccessGroup: async ({ path }, scope) => ({ status: 200, body: toGroup(scope)(await readGroup(scope, path.id)) }),

  updateAccessGroup: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const group = await lockGroup(scope, path.id);
    if (group.status === 'archived') throw refused('An archived access group cannot be changed');
    const { description } = body.access_group;
    const name = notBlank('name', body.access_group.name?.trim());
    if (name !== undefined) {
      const other = await selectGroups(scope)
        .where('id', '<>', group.id)
        .where((of) => of(of.fn<string>('lower', ['name']), '=', of.fn<string>('lower', [of.val(name)])))
        .executeTakeFirst();
      if (other !== undefined) throw invalid({ name: ['has already been taken'] });
    }
    await db
      .updateTable('access_groups')
      .set({ name, description, updated_at: now })
      .where('id', '=', group.id)
      .execute();
    return { status: 200, body: toGroup(scope)(await readGroup(scope, group.id)) };
  },

  archiveAccessGroup: async ({ path }, scope) => {
    const group = await lockGroup(scope, path.id);
    if (group.status === 'archived') throw refused('The access group is already archived');
    await setStatus(scope, group.id, 'archived');
    return { status: 200, body: { success: true, message: 'The access group was archived' } };
  },

  unarchiveAccessGroup: async ({ path }, scope) => {
    const group = await lockGroup(scope, path.id);
    if (group.status === 'archived') await setStatus(scope, group.id, 'active');
    return { status: 200, body: toGroup(scope)(await readGroup(scope, group.id)) };
  },
} satisfies Partial<ServiceHandlers>;
