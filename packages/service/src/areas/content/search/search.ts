/** What a search of one kind of record works with and brings: each kind is one small query. */
import type {
  AdvancedSearchFilters,
  AdvancedSearchResultType,
  MentionScope,
} from '@community-platform/types/advanced-search';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
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

/** What a kind of record is searched by, and what names one of them in an address. */
export interface Searched {
  readonly type: AdvancedSearchResultType;
  readonly table: 'members' | 'posts' | 'comments' | 'spaces' | 'course_lessons' | 'events';
  readonly title?: RawBuilder<string | null>;
  readonly text?: RawBuilder<string | null>;
  readonly slug: RawBuilder<string>;
}

const NONE = sql<string | null>`null::text`;

/** How alike the words and the record are; a title counts twice, and of a text only the beginning, for its cost. */
const scoreOf = ({ words }: Search, { title = NONE, text = NONE }: Searched) => {
  const query = words.join(' ');
  return sql<number>`(2 * word_similarity(${query}, coalesce(${title}, ''))
    + word_similarity(${query}, coalesce(left(${text}, 160), '')))::float8`;
};

/** The columns of the record itself, which every kind has. */
export const ownColumns = (search: Search, searched: Searched) => {
  const { type, table, title = NONE, text = NONE, slug } = searched;
  return [
    sql<AdvancedSearchResultType>`${sql.lit(type)}`.as('type'),
    sql<number>`${sql.ref(`${table}.id`)}`.as('id'),
    title.as('title'),
    text.as('text'),
    slug.as('slug'),
    sql<Date>`${sql.ref(`${table}.created_at`)}`.as('created_at'),
    scoreOf(search, searched).as('score'),
  ] as const;
};

/** The columns of the space in which a record stands. */
export const SPACE = ['spaces.id as space_id', 'spaces.name as space_name', 'spaces.slug as space_slug'] as const;

/** In their place, where a record stands in none. */
export const NO_SPACE = [
  sql<number | null>`null::int`.as('space_id'),
  NONE.as('space_name'),
  NONE.as('space_slug'),
] as const;

/** The columns of who wrote a record. */
export const AUTHOR = [
  'members.id as author_id',
  'members.name as author_name',
  'members.avatar_url as author_avatar_url',
] as const;

/** In their place, where a record is nobody's. */
export const NO_AUTHOR = [
  sql<number | null>`null::int`.as('author_id'),
  NONE.as('author_name'),
  NONE.as('author_avatar_url'),
] as const;

/** The query for one kind of record. */
export type SearchQuery = (search: Search) => Expression<FoundRow>;

/** Whether every word stands in the title or in the text. */
export const matches = ({ words }: Search, { title, text }: Searched): Expression<SqlBool> => {
  const places = [title, text].filter((place) => place !== undefined);
  const isIn = (word: string) => {
    const pattern = containing(word);
    return sql.join(
      places.map((place) => sql`${place} ilike ${pattern}`),
      sql` or `,
    );
  };
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql`(${isIn(word)})`),
    sql` and `,
  )})`;
};

/** Text in HTML, without the tags, which are not what anybody looks for. */
export const withoutTags = (column: string) => sql<string>`regexp_replace(${sql.ref(column)}, '<[^>]*>', ' ', 'g')`;

/** Ids in a filter; what is no id matches nothing. */
export const idsOf = (texts: readonly string[]): number[] =>
  texts.map((text) => (/^\d{1,9}$/u.test(text) ? Number(text) : -1));
