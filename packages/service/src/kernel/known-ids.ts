/** Whether the records that a request names are this community's. */
import { isPossibleId } from '../database/query-compiler.js';
import { invalid } from './failures.js';
import type { Scope } from './scope.js';

type Named = 'spaces' | 'space_groups' | 'member_tags' | 'members' | 'topics' | 'access_groups' | 'community_segments';

/** The ids that name no record of this community, each once. */
const unknownIds = async ({ db }: Scope, table: Named, ids: readonly number[]): Promise<number[]> => {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return [];
  const rows = await db.selectFrom(table).select('id').where('id', 'in', asked.filter(isPossibleId)).execute();
  const known = new Set(rows.map(({ id }) => id));
  return asked.filter((id) => !known.has(id));
};

/** What is wrong with lists of ids, by the field that has them; an empty object if all are known. */
export const unknownFields = async (
  scope: Scope,
  fields: Readonly<Record<string, readonly [Named, readonly number[] | undefined]>>,
): Promise<Record<string, string[]>> => {
  const wrong: Record<string, string[]> = {};
  for (const [field, [table, ids]] of Object.entries(fields)) {
    const unknown = await unknownIds(scope, table, ids ?? []);
    if (unknown.length > 0) wrong[field] = [`names records that this community does not have: ${unknown.join(', ')}`];
  }
  return wrong;
};

/** Refuses with 422 if a list has an id that this community does not have. */
export const requireKnown = async (
  scope: Scope,
  fields: Readonly<Record<string, readonly [Named, readonly number[] | undefined]>>,
): Promise<void> => {
  const wrong = await unknownFields(scope, fields);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
};
