/** Finds and locks the spaces of courses and events. */
import { prepareQuery, type Values } from '../../database/prepared-query.js';
import type { Scope } from '../../kernel/scope.js';

const readSpace = prepareQuery((db, { value }: Values<{ readonly id: number }>) =>
  db.selectFrom('spaces').select(['id', 'name', 'slug', 'space_type']).where('id', '=', value('id')),
);

/** Returns the space with the given id, or `undefined`. */
export async function findSpace(scope: Scope, id: number) {
  return (await readSpace(scope, { id }))[0];
}

/**
 * Locks the space until the write ends, so that concurrent writes cannot assign the same position to sections or
 * lessons.
 */
export function lockSpace({ db }: Scope, id: number) {
  return db.selectFrom('spaces').select(['id', 'space_type']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
