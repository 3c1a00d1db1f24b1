/** Access groups: active, archived, and active again. */
import { invalid, refused } from '../../../kernel/failures.js';
import { listPage, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { containing } from '../../../kernel/text.js';
import { lockGroup, readGroup, selectGroups, toGroup } from './queries.js';

const readName = (name: string): string => {
  const trimmed = name.trim();
  if (trimmed === '') throw invalid({ name: ['cannot be blank'] });
  return trimmed;
};

const setStatus = async ({ db, now }: Scope, id: number, status: 'active' | 'archived'): Promise<void> => {
  await db.updateTable('access_groups').set({ status, updated_at: now }).where('id', '=', id).execute();
};

export const accessGroups = {
  listAccessGroups: async ({ query }, scope) => {
    const { status = 'active', ids, name } = query ?? {};
    let groups = selectGroups(scope).orderBy('created_at', 'desc').orderBy('id', 'desc');
    if (status !== 'all') groups = groups.where('status', '=', status);
    if (ids !== undefined && ids.length > 0) groups = groups.where('id', 'in', ids);
    if (name !== undefined) groups = groups.where('name', 'ilike', containing(name));
    return { status: 200, body: await listPage(groups, readPage(query), (rows) => rows.map(toGroup(scope))) };
  },

  createAccessGroup: async ({ body }, scope) => {
    const { db, now } = scope;
    const { name, description } = body.access_group;
    const made = await db
      .insertInto('access_groups')
      .values({ name: readName(name), description, created_at: now, updated_at: now })
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
    const name = body.access_group.name === undefined ? undefined : readName(body.access_group.name);
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
    if (group.status === 'archived') throw refused('The access group is archived already');
    await setStatus(scope, group.id, 'archived');
    return { status: 200, body: { success: true, message: 'The access group was archived' } };
  },

  unarchiveAccessGroup: async ({ path }, scope) => {
    const group = await lockGroup(scope, path.id);
    if (group.status === 'archived') await setStatus(scope, group.id, 'active');
    return { status: 200, body: toGroup(scope)(await readGroup(scope, group.id)) };
  },
} satisfies Partial<ServiceHandlers>;
