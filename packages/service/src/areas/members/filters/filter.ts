/**
 * Conditions on contacts, as in segments, the member search and the filter configuration (document, 2.13, 2.17, 4.3).
 */
import { type RawBuilder, sql } from 'kysely';

export interface ContactFilter {
  readonly key: string;
  readonly filterType?: string | undefined;
  readonly value?: string | boolean | undefined;
  /** The profile field, if the key does not contain it. */
  readonly profileFieldId?: string | undefined;
  /** The type of the profile field that the caller expects. */
  readonly profileFieldType?: string | undefined;
  readonly gte?: number | undefined;
  readonly lte?: number | undefined;
}

/** SQL condition on `members`, or on `community_leads` for filters of leads. */
export type Condition = RawBuilder<boolean>;

/** A condition, or the reason why the filter is invalid. */
export type Read = Condition | string;

/** Negated comparisons and their positive counterparts. */
const NEGATED: Readonly<Record<string, string>> = {
  is_not: 'is',
  does_not_contain: 'contains',
  not_exist: 'exist',
};

export const TEXT_TYPES = ['is', 'is_not', 'contains', 'does_not_contain', 'exist', 'not_exist'];
export const CHOICE_TYPES = TEXT_TYPES;
export const NUMBER_TYPES = ['is', 'is_not', 'eq', 'gt', 'lt', 'exist', 'not_exist'];
export const RELATED_TYPES = ['is', 'is_not', 'exist', 'not_exist'];

/** Returns the condition of a filter, negated if its type is. Unknown values (null) satisfy a negated condition. */
export const negatable = (filterType: string, condition: (type: string) => Read): Read => {
  const turned = NEGATED[filterType];
  const read = condition(turned ?? filterType);
  return turned === undefined || typeof read === 'string' ? read : sql<boolean>`(${read}) is not true`;
};
