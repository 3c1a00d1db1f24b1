/** Input and output of the search queries. Each kind of record has its own small query. */
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
  /** The searched words, all of which must match. */
  readonly words: readonly string[];
  readonly filters: AdvancedSearchFilters;
  readonly mentionScope: MentionScope | undefined;
}

export interface FoundRow {
  readonly type: AdvancedSearchResultType;
  readonly id: number;
  readonly title: string | null;
  readonly text: string | null;
  /** Slug in the record's URL: the post's slug for a comment, the id for a lesson, and the public uid for a member. */
  readonly slug: string;
  readonly space_id: number | null;
  readonly space_name: string | null;
  readonly space_slug: string | null;
  readonly author_id: number | null;
  readonly author_name: string | null;
  readonly author_avatar_url: string | null;
  readonly created_at: Date;
  /** Relevance; higher is better. */
  readonly score: number;
}

/** The columns of a kind of record that are searched, and the column of its slug. */
export interface Searched {
  readonly type: AdvancedSearchResultType;
  readonly table: 'members' | 'posts' | 'comments' | 'spaces' | 'course_lessons' | 'events';
  readonly title?: RawBuilder<string | null>;
  readonly text?: RawBuilder<string | null>;
  readonly slug: RawBuilder<string>;
}

const NONE = sql<string | null>`null::text`;

/** Returns the similarity of a record to the words. The title counts twice; only the start of the text is compared. */
function scoreOf({ words }: Search, { title = NONE, text = NONE }: Searched) {
  const query = words.join(' ');
  return sql<number>`(2 * word_similarity(${query}, coalesce(${title}, ''))
    + word_similarity(${query}, coalesce(left(${text}, 160), '')))::float8`;
}

/** Returns the columns of the record itself, which are the same for every kind of record. */
export function ownColumns(search: Search, searched: Searched) {
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
}

/** Columns of the space of a record. */
export const SPACE = ['spaces.id as space_id', 'spaces.name as space_name', 'spaces.slug as space_slug'] as const;

/** The columns of `SPACE` as null, for records without a space. */
export const NO_SPACE = [
  sql<number | null>`null::int`.as('space_id'),
  NONE.as('space_name'),
  NONE.as('space_slug'),
] as const;

/** Columns of the author of a record. */
export const AUTHOR = [
  'members.id as author_id',
  'members.name as author_name',
  'members.avatar_url as author_avatar_url',
] as const;

/** The columns of `AUTHOR` as null, for records without an author. */
export const NO_AUTHOR = [
  sql<number | null>`null::int`.as('author_id'),
  NONE.as('author_name'),
  NONE.as('author_avatar_url'),
] as const;

/** Returns the query for one kind of record. */
export type SearchQuery = (search: Search) => Expression<FoundRow>;

/** Returns the condition that each word occurs in the title or in the text. */
export function matches({ words }: Search, { title, text }: Searched): Expression<SqlBool> {
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
}

/** Returns SQL for the text of an HTML column without tags. */
export function withoutTags(column: string) {
  return sql<string>`regexp_replace(${sql.ref(column)}, '<[^>]*>', ' ', 'g')`;
}

/** Parses the ids of a filter; an invalid id matches no record. */
export function idsOf(texts: readonly string[]): number[] {
  return texts.map((text) => (/^\d{1,9}$/u.test(text) ? Number(text) : -1));
}
