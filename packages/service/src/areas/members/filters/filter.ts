/** Conditions of contact filters, for segments, member search and filter configuration. */
import { type RawBuilder, sql } from 'kysely';

export interface ContactFilter {
  readonly key: string;
  readonly filterType?: string | undefined;
  readonly value?: string | boolean | undefined;
  /** Id of the profile field, for filters with the key `profile_field`. */
  readonly profileFieldId?: string | undefined;
  /** Type that the caller expects the profile field to have. */
  readonly profileFieldType?: string | undefined;
  readonly gte?: number | undefined;
  readonly lte?: number | undefined;
}

/** SQL condition on `members`, or on `community_leads` if leads are filtered. */
export type Condition = RawBuilder<boolean>;

/** The condition of a filter, or the reason why the filter is invalid. */
export type Read = Condition | string;

/** Negated comparisons, with the comparisons that they negate. */
const NEGATED: Readonly<Record<string, string>> = {
  is_not: 'is',
  does_not_contain: 'contains',
  not_exist: 'exist',
};

export const TEXT_TYPES = ['is', 'is_not', 'contains', 'does_not_contain', 'exist', 'not_exist'];
export const CHOICE_TYPES = TEXT_TYPES;
export const NUMBER_TYPES = ['is', 'is_not', 'eq', 'gt', 'lt', 'exist', 'not_exist'];
export const RELATED_TYPES = ['is', 'is_not', 'exist', 'not_exist'];

/** Returns the condition of a filter. A negated comparison matches everything else, including null values. */
export function negatable(filterType: string, condition: (type: string) => Read): Read {
  const turned = NEGATED[filterType];
  const read = condition(turned ?? filterType);
  return turned === undefined || typeof read === 'string' ? read : sql<boolean>`(${read}) is not true`;
}
