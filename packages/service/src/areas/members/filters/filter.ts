/** A condition on contacts, as segments, the member search and the filter configuration write it (document, 2.13, 2.17, 4.3). */
import { type RawBuilder, sql } from 'kysely';

export interface ContactFilter {
  readonly key: string;
  readonly filterType?: string | undefined;
  readonly value?: string | boolean | undefined;
  /** The profile field, when the key does not name it. */
  readonly profileFieldId?: string | undefined;
  /** The type that the caller takes the profile field for. */
  readonly profileFieldType?: string | undefined;
  readonly gte?: number | undefined;
  readonly lte?: number | undefined;
}

/** A piece of SQL over `members`, or over `community_leads` for what a lead has. */
export type Condition = RawBuilder<boolean>;

/** A condition, or why there is none. */
export type Read = Condition | string;

/** What a comparison says of the one that it turns round. */
const NEGATED: Readonly<Record<string, string>> = {
  is_not: 'is',
  does_not_contain: 'contains',
  not_exist: 'exist',
};

export const TEXT_TYPES = ['is', 'is_not', 'contains', 'does_not_contain', 'exist', 'not_exist'];
export const CHOICE_TYPES = TEXT_TYPES;
export const NUMBER_TYPES = ['is', 'is_not', 'eq', 'gt', 'lt', 'exist', 'not_exist'];
export const RELATED_TYPES = ['is', 'is_not', 'exist', 'not_exist'];

/** The condition of a filter whose type may turn another one round: what is not known to be so, is not so. */
export const negatable = (filterType: string, condition: (type: string) => Read): Read => {
  const turned = NEGATED[filterType];
  const read = condition(turned ?? filterType);
  return turned === undefined || typeof read === 'string' ? read : sql<boolean>`(${read}) is not true`;
};
