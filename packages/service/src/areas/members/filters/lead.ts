/** What a filter means for leads; they have no more than a name and an e-mail address. */
import { sql } from 'kysely';
import { type Condition, type ContactFilter, negatable } from './filter.js';
import { textCondition } from './values.js';

/** What a lead has in common with a member. */
const COLUMNS = {
  name: sql`community_leads.name`,
  email: sql`lower(community_leads.email)`,
};

export const leadCondition = ({ key, filterType = 'is', value }: ContactFilter): Condition => {
  if (key !== 'name' && key !== 'email') return sql<boolean>`false`;
  const text = String(value ?? '');
  const read = negatable(filterType, (type) =>
    textCondition(COLUMNS[key], type, key === 'email' ? text.toLowerCase() : text),
  );
  return typeof read === 'string' ? sql<boolean>`false` : read;
};
