/** The filters of the member search, each as a condition on the row of `members` in scope (document, 4.3; semantics). */
import type { MemberSearchFilter } from '@community-platform/types';
import { type Expression, type SqlBool, sql } from 'kysely';
import { invalid } from '../../../core/failures.js';
import { containing } from '../../../core/text.js';

type Condition = Expression<SqlBool>;

const refuse = (reason: string) => invalid({ filters: [reason] });

/** Which comparisons a field takes; the refusal names both (semantics, member search). */
const wrongType = ({ key, filter_type }: MemberSearchFilter) =>
  refuse(
    filter_type === undefined ? `${key} needs a filter_type` : `${key} does not take the filter_type ${filter_type}`,
  );

const readValue = ({ key, value }: MemberSearchFilter): string => {
  if (value === undefined) throw refuse(`${key} needs a value`);
  return value;
};

const textColumns = {
  name: sql<string>`members.name`,
  email: sql<string>`members.email`,
  headline: sql<string>`coalesce(members.headline, '')`,
};

/** Exact matches and matches of a part are both without regard to case. */
const compareText = (column: Expression<string>, filter: MemberSearchFilter): Condition => {
  const value = readValue(filter);
  switch (filter.filter_type) {
    case 'is':
      return sql`lower(${column}) = lower(${value})`;
    case 'is_not':
      return sql`lower(${column}) <> lower(${value})`;
    case 'contains':
      return sql`${column} ilike ${containing(value)}`;
    case 'does_not_contain':
      return sql`${column} not ilike ${containing(value)}`;
    default:
      throw wrongType(filter);
  }
};

const roles = {
  admin: sql<SqlBool>`members.is_admin`,
  moderator: sql<SqlBool>`members.is_moderator`,
  member: sql<SqlBool>`not (members.is_admin or members.is_moderator)`,
};

const isRole = (value: string): value is keyof typeof roles => Object.hasOwn(roles, value);

const compareRole = (filter: MemberSearchFilter): Condition => {
  const value = readValue(filter).toLowerCase();
  if (filter.filter_type !== 'is' && filter.filter_type !== 'is_not') throw wrongType(filter);
  // A role that nobody has: nobody is it, everybody is not.
  const has = isRole(value) ? roles[value] : sql<SqlBool>`false`;
  return filter.filter_type === 'is' ? has : sql`not (${has})`;
};

/** Within the integers of the database: no score is larger, and a larger one would be an error there. */
const bounded = (value: number): number => Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.trunc(value)));

const compareScore = (filter: MemberSearchFilter): Condition => {
  const { filter_type, gte, lte } = filter;
  if (filter_type === undefined) {
    if (gte === undefined && lte === undefined) throw refuse('activity_score needs gte, lte or a filter_type');
    const low = gte === undefined ? sql`true` : sql`members.activity_score >= ${bounded(gte)}`;
    const high = lte === undefined ? sql`true` : sql`members.activity_score <= ${bounded(lte)}`;
    return sql`(${low} and ${high})`;
  }
  const text = readValue(filter);
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw refuse('activity_score is compared with a number');
  const value = Math.max(-1e15, Math.min(1e15, number));
  switch (filter_type) {
    case 'gt':
      return sql`members.activity_score > ${value}::double precision`;
    case 'lt':
      return sql`members.activity_score < ${value}::double precision`;
    case 'eq':
      return sql`members.activity_score = ${value}::double precision`;
    default:
      throw wrongType(filter);
  }
};

/** A filter as a condition; one that its field does not take, or an unknown field, is refused with 422. */
export const toCondition = (
  filter: MemberSearchFilter,
  compareProfileField: (filter: MemberSearchFilter) => Condition,
): Condition => {
  switch (filter.key) {
    case 'name':
    case 'email':
    case 'headline':
      return compareText(textColumns[filter.key], filter);
    case 'role':
      return compareRole(filter);
    case 'activity_score':
      return compareScore(filter);
    case 'profile_field':
      return compareProfileField(filter);
    default:
      throw refuse(`${filter.key} is no field that can be filtered`);
  }
};

export { readValue, refuse as refuseFilter, wrongType };
