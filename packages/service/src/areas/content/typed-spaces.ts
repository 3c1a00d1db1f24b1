/** The spaces that courses and events stand in. */
import type { Scope } from '../../kernel/scope.js';

export const findSpace = ({ db }: Scope, id: number) =>
  db.selectFrom('spaces').select(['id', 'name', 'slug', 'space_type']).where('id', '=', id).executeTakeFirst();

/** Holds the space until the write ends, so that two writes cannot give its sections or lessons one place. */
export const lockSpace = ({ db }: Scope, id: number) =>
  db.selectFrom('spaces').select(['id', 'space_type']).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
