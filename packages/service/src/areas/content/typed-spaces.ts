/** The spaces that members, courses and events stand in. */
import { prepareQuery, type Values } from '../../database/prepared-query.js';
import type { Scope } from '../../kernel/scope.js';

const readSpace = prepareQuery((db, { value }: Values<{ readonly id: number }>) =>
  db.selectFrom('spaces').select(['id', 'name', 'slug', 'space_type']).where('id', '=', value('id')),
);

export const findSpace = async (scope: Scope, id: number) => (await readSpace(scope, { id }))[0];

/** Holds the space until the write ends, so that two writes cannot give its sections or lessons one place. */
export const lockSpace = ({ db }: Scope, id: number) =>
  db.selectFrom('spaces').select(['id', 'space_type']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
