/** Checks that the records that a request references belong to this community. */
import { isPossibleId } from '../database/query-compiler.js';
import { invalid } from './failures.js';
import type { Scope } from './scope.js';

type Named = 'spaces' | 'space_groups' | 'member_tags' | 'members' | 'topics' | 'access_groups' | 'community_segments';

/** Returns the distinct ids that do not exist in this community. */
async function unknownIds({ db }: Scope, table: Named, ids: readonly number[]): Promise<number[]> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return [];
  const rows = await db.selectFrom(table).select('id').where('id', 'in', asked.filter(isPossibleId)).execute();
  const known = new Set(rows.map(({ id }) => id));
  return asked.filter((id) => !known.has(id));
}

/** Checks lists of ids by field; returns the errors by field, which are empty if all ids exist. */
export async function unknownFields(
  scope: Scope,
  fields: Readonly<Record<string, readonly [Named, readonly number[] | undefined]>>,
): Promise<Record<string, string[]>> {
  const wrong: Record<string, string[]> = {};
  for (const [field, [table, ids]] of Object.entries(fields)) {
    const unknown = await unknownIds(scope, table, ids ?? []);
    if (unknown.length > 0) wrong[field] = [`contains unknown records: ${unknown.join(', ')}`];
  }
  return wrong;
}

/** Throws a 422 if a list contains an id that this community does not have. */
export async function requireKnown(
  scope: Scope,
  fields: Readonly<Record<string, readonly [Named, readonly number[] | undefined]>>,
): Promise<void> {
  const wrong = await unknownFields(scope, fields);
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
}
