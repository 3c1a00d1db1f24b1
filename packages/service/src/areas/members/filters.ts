/**
 * Conditions on contacts, as segments and the member search write them (document, 2.13 and 4.3). A condition is a
 * piece of SQL over `members`, or over `community_leads` for what a lead has.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '../../kernel/scope.js';
import { containing } from '../../kernel/text.js';
import type { FieldType } from './profile-fields/queries.js';

export interface ContactFilter {
  readonly key: string;
  readonly filterType?: string | undefined;
  readonly value?: string | boolean | undefined;
  /** The profile field, when the key is `profile_field`. */
  readonly profileFieldId?: string | undefined;
  /** The type that the caller takes the profile field for. */
  readonly profileFieldType?: string | undefined;
  readonly gte?: number | undefined;
  readonly lte?: number | undefined;
}

export type Condition = RawBuilder<boolean>;

/** The types of the profile fields that filters name, by the id. */
export type FieldTypes = ReadonlyMap<number, FieldType>;

const NEGATED: Readonly<Record<string, string>> = { is_not: 'is', does_not_contain: 'contains' };

const TEXT_TYPES = ['is', 'is_not', 'contains', 'does_not_contain'];
const CHOICE_TYPES = ['is', 'is_not', 'contains', 'does_not_contain'];
const NUMBER_TYPES = ['is', 'is_not', 'eq', 'gt', 'lt'];
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  name: TEXT_TYPES,
  email: TEXT_TYPES,
  headline: TEXT_TYPES,
  role: ['is', 'is_not'],
  activity_score: ['gt', 'lt', 'eq'],
};

/** What a lead has in common with a member. */
const OF_LEADS = new Set(['name', 'email']);

const fieldIdOf = ({ profileFieldId }: ContactFilter): number =>
  /^\d{1,9}$/u.test(profileFieldId ?? '') ? Number(profileFieldId) : -1;

/** Reads the types of all profile fields that filters name: one query. */
export const readFieldTypes = async ({ db }: Scope, filters: readonly ContactFilter[]): Promise<FieldTypes> => {
  const ids = filters.filter(({ key }) => key === 'profile_field').map(fieldIdOf);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('profile_fields').select(['id', 'field_type']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, field_type }) => [id, field_type]));
};

const textCondition = (column: RawBuilder<unknown>, type: string, value: string): Condition =>
  type === 'contains'
    ? sql<boolean>`coalesce(${column}, '') ilike ${containing(value)}`
    : sql<boolean>`coalesce(${column}, '') = ${value}`;

const COMPARISONS: Readonly<Record<string, RawBuilder<unknown>>> = {
  gt: sql`>`,
  lt: sql`<`,
  gte: sql`>=`,
  lte: sql`<=`,
  eq: sql`=`,
  is: sql`=`,
};

const numberCondition = (column: RawBuilder<unknown>, type: string, value: number): Condition =>
  sql<boolean>`coalesce(${column} ${COMPARISONS[type] ?? sql`=`} ${value}::double precision, false)`;

const roleCondition = (role: string): Condition | string => {
  switch (role) {
    case 'owner':
      return sql<boolean>`members.is_owner`;
    case 'admin':
      return sql<boolean>`members.is_admin`;
    case 'moderator':
      return sql<boolean>`(members.is_moderator and not members.is_admin)`;
    case 'member':
      return sql<boolean>`not (members.is_admin or members.is_moderator)`;
    default:
      return `${role} is no role: those are owner, admin, moderator and member`;
  }
};

const answerExists = (fieldId: number, condition: Condition): Condition => sql<boolean>`exists (
  select from profile_answers
  where profile_answers.community_id = members.community_id and profile_answers.member_id = members.id
    and profile_answers.profile_field_id = ${fieldId}::integer and ${condition})`;

const choiceExists = (fieldId: number, condition: Condition): Condition => sql<boolean>`exists (
  select from profile_answer_choices as chosen
  join profile_field_choices as choice
    on choice.community_id = chosen.community_id and choice.id = chosen.profile_field_choice_id
  where chosen.community_id = members.community_id and chosen.member_id = members.id
    and chosen.profile_field_id = ${fieldId}::integer and ${condition})`;

const isNumber = (value: string): boolean => value.trim() !== '' && Number.isFinite(Number(value));

const fieldCondition = (filter: ContactFilter, type: string, value: string, types: FieldTypes): Condition | string => {
  const id = fieldIdOf(filter);
  const fieldType = types.get(id);
  if (fieldType === undefined) return `profile field ${filter.profileFieldId ?? ''} is not one of this community`;
  const { profileFieldType: taken = fieldType } = filter;
  if (taken !== fieldType) return `profile_field ${id} is a ${fieldType} field, not ${taken}`;
  const refusal = `profile_field ${id}, a ${fieldType} field, does not take ${filter.filterType ?? type}`;
  if (fieldType === 'number') {
    if (!NUMBER_TYPES.includes(filter.filterType ?? 'is')) return refusal;
    if (!isNumber(value)) return `profile_field ${id} is compared with a number`;
    return answerExists(id, numberCondition(sql.ref('profile_answers.number_value'), type, Number(value)));
  }
  if (fieldType === 'select' || fieldType === 'checkbox') {
    // A checkbox that is true has something chosen.
    if (filter.filterType === undefined && value === 'true') return choiceExists(id, sql<boolean>`true`);
    if (!CHOICE_TYPES.includes(filter.filterType ?? 'is')) return refusal;
    return choiceExists(id, textCondition(sql.ref('choice.value'), type, value));
  }
  if (!TEXT_TYPES.includes(filter.filterType ?? 'is')) return refusal;
  return answerExists(id, textCondition(sql.ref('profile_answers.text_value'), type, value));
};

/** The condition that a filter means for members, or why it means none. */
export const memberCondition = (filter: ContactFilter, types: FieldTypes): Condition | string => {
  const { key, filterType, gte, lte } = filter;
  const value = String(filter.value ?? '');
  const type = NEGATED[filterType ?? ''] ?? filterType ?? 'is';
  const negated = (condition: Condition | string): Condition | string =>
    typeof condition === 'string' || type === filterType || filterType === undefined
      ? condition
      : sql<boolean>`not (${condition})`;
  if (key === 'profile_field') return negated(fieldCondition(filter, type, value, types));
  const taken = TAKEN[key];
  if (taken === undefined) return `${key} is not a key that contacts are filtered by`;
  if (key === 'activity_score' && filterType === undefined && (gte !== undefined || lte !== undefined)) {
    const score = sql.ref('members.activity_score');
    const from = gte === undefined ? sql<boolean>`true` : numberCondition(score, 'gte', gte);
    const to = lte === undefined ? sql<boolean>`true` : numberCondition(score, 'lte', lte);
    return sql<boolean>`(${from} and ${to})`;
  }
  const usual = key === 'activity_score' ? 'eq' : 'is';
  if (!taken.includes(filterType ?? usual)) return `${key} does not take ${filterType ?? usual}`;
  switch (key) {
    case 'activity_score':
      return isNumber(value)
        ? numberCondition(sql.ref('members.activity_score'), filterType ?? usual, Number(value))
        : 'activity_score is compared with a number';
    case 'role':
      return negated(roleCondition(value));
    case 'email':
      return negated(textCondition(sql`lower(members.email)`, type, value.toLowerCase()));
    default:
      return negated(textCondition(sql.ref(`members.${key}`), type, value));
  }
};

/** The condition that a filter means for leads; they have no more than a name and an e-mail address. */
export const leadCondition = ({ key, filterType, value }: ContactFilter): Condition => {
  if (!OF_LEADS.has(key)) return sql<boolean>`false`;
  const type = NEGATED[filterType ?? ''] ?? filterType ?? 'is';
  const text = String(value ?? '');
  const condition =
    key === 'email'
      ? textCondition(sql`lower(community_leads.email)`, type, text.toLowerCase())
      : textCondition(sql.ref('community_leads.name'), type, text);
  return type === filterType || filterType === undefined ? condition : sql<boolean>`not (${condition})`;
};
