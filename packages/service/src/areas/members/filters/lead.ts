/** Filters leads, which have only a name and an e-mail address. */
import { sql } from 'kysely';
import { type Condition, type ContactFilter, negatable } from './filter.js';
import { textCondition } from './values.js';

/** Columns that leads have in common with members. */
const COLUMNS = {
  name: sql`community_leads.name`,
  email: sql`lower(community_leads.email)`,
};

/** Returns the condition of a filter for leads. Filters on fields that leads do not have match no lead. */
export function leadCondition({ key, filterType = 'is', value }: ContactFilter): Condition {
  if (key !== 'name' && key !== 'email') return sql<boolean>`false`;
  const text = String(value ?? '');
  const read = negatable(filterType, (type) =>
    textCondition(COLUMNS[key], type, key === 'email' ? text.toLowerCase() : text),
  );
  return typeof read === 'string' ? sql<boolean>`false` : read;
}
