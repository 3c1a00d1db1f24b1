/** What a search of one kind of record works with and brings: each kind is one small query. */
import type {
  AdvancedSearchFilters,
  AdvancedSearchResultType,
  MentionScope,
} from '@community-platform/types/advanced-search';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../../kernel/scope.js';
import { containing } from '../../../kernel/text.js';

export interface Search {
  readonly scope: Scope;
  /** The words, all of which have to be found. */
  readonly words: readonly string[];
  readonly filters: AdvancedSearchFilters;
  readonly mentionScope: MentionScope | undefined;
}

export interface FoundRow {
  readonly type: AdvancedSearchResultType;
  readonly id: number;
  readonly title: string | null;
  readonly text: string | null;
  /** What names the record in an address, within its space if it has one. */
  readonly slug: string;
  readonly space_id: number | null;
  readonly space_name: string | null;
  readonly space_slug: string | null;
  readonly author_id: number | null;
  readonly author_name: string | null;
  readonly author_avatar_url: string | null;
  readonly created_at: Date;
  /** How well it fits: higher is better. */
  readonly score: number;
}

/** The columns of the space in which a record stands. */
export const SPACE = ['spaces.id as space_id', 'spaces.name as space_name', 'spaces.slug as space_slug'] as const;

/** The columns of who wrote a record. */
export const AUTHOR = [
  'members.id as author_id',
  'members.name as author_name',
  'members.avatar_url as author_avatar_url',
] as const;

/** In their place, where a record is nobody's. */
export const NO_AUTHOR = [
  sql<number | null>`null::int`.as('author_id'),
  sql<string | null>`null::text`.as('author_name'),
  sql<string | null>`null::text`.as('author_avatar_url'),
] as const;

/** The query for one kind of record. */
export type SearchQuery = (search: Search) => Expression<FoundRow>;

/** Whether every word stands in the title or in the text; both are columns of the query. */
export const matches = (
  { words }: Search,
  title: Expression<unknown>,
  text: Expression<unknown>,
): Expression<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    words.map((word) => sql`(${title} ilike ${containing(word)} or ${text} ilike ${containing(word)})`),
    sql` and `,
  )})`;

/** How alike the words and the record are; a title counts twice, and of a text only the beginning, for its cost. */
export const scoreOf = ({ words }: Search, title: Expression<unknown>, text: Expression<unknown>) => {
  const query = words.join(' ');
  return sql<number>`(2 * word_similarity(${query}, coalesce(${title}, ''))
    + word_similarity(${query}, coalesce(left(${text}, 160), '')))::float8`;
};

/** Ids in a filter; what is no id matches nothing. */
export const idsOf = (texts: readonly string[]): number[] =>
  texts.map((text) => (/^\d{1,9}$/u.test(text) ? Number(text) : -1));
