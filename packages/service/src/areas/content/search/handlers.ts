/** Search across all kinds of records: combines the queries for the requested kinds into one list. */
import type { AdvancedSearchResult, AdvancedSearchType } from '@community-platform/types/advanced-search';
import { sql } from 'kysely';
import { optionalFileUrl, postUrl, profileUrl, spaceUrl } from '../../../kernel/addresses.js';
import { envelopeOf, type Page, type PageEnvelope, readPage } from '../../../kernel/page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { searchComments } from './comments.js';
import { searchEvents } from './events.js';
import { searchLessons } from './lessons.js';
import { searchMembers, searchMentions } from './members.js';
import { searchPosts } from './posts.js';
import type { FoundRow, Search, SearchQuery } from './search.js';
import { searchSpaces } from './spaces.js';

/** The queries for each search type; `entity_list` covers everything that a rich text can link to. */
const QUERIES: Readonly<Record<AdvancedSearchType, readonly SearchQuery[]>> = {
  general: [searchMembers, searchPosts, searchComments, searchSpaces, searchLessons, searchEvents],
  members: [searchMembers],
  posts: [searchPosts],
  comments: [searchComments],
  spaces: [searchSpaces],
  lessons: [searchLessons],
  events: [searchEvents],
  entity_list: [searchPosts, searchSpaces, searchLessons, searchEvents],
  mentions: [searchMentions],
};

/** Maximum number of words; additional words are ignored. */
const MOST_WORDS = 10;
/** Maximum length of an excerpt in characters, and of the text before the match. */
const PIECE = 240;
const BEFORE = 60;

/** Returns an excerpt of a text around the first matching word. */
function pieceOf(text: string | null, words: readonly string[]): string | null {
  if (text === null || text.length <= PIECE) return text;
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  const start = Math.max(0, Math.min(...(places.length === 0 ? [0] : places)) - BEFORE);
  const end = Math.min(text.length, start + PIECE);
  return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`;
}

function urlOf(scope: Scope, { type, id, slug, space_slug }: FoundRow): string {
  if (type === 'member') return profileUrl(scope, slug);
  if (type === 'space') return spaceUrl(scope, slug);
  const address = postUrl(scope, space_slug ?? '', slug);
  return type === 'comment' ? `${address}#comment-${id}` : address;
}

function toResult({ scope, words }: Search, row: FoundRow): AdvancedSearchResult {
  return {
    type: row.type,
    id: row.id,
    title: row.title,
    text: pieceOf(row.text, words),
    url: urlOf(scope, row),
    space: row.space_id === null ? null : { id: row.space_id, name: row.space_name ?? '', slug: row.space_slug ?? '' },
    author:
      row.author_id === null
        ? null
        : { id: row.author_id, name: row.author_name ?? '', avatar_url: optionalFileUrl(scope, row.author_avatar_url) },
    created_at: timeText(row.created_at),
  };
}

const FARTHEST = 2_000_000_000;

async function run(
  search: Search,
  queries: readonly SearchQuery[],
  page: Page,
): Promise<PageEnvelope<AdvancedSearchResult>> {
  if (queries.length === 0 || search.words.length === 0) return envelopeOf(page, 0, []);
  const union = sql<FoundRow>`(${sql.join(
    queries.map((query) => query(search)),
    sql` union all `,
  )})`;
  const all = search.scope.db.selectFrom(union.as('found'));
  const rows = await all
    .select(['type', 'id', 'title', 'text', 'slug', 'space_id', 'space_name', 'space_slug', 'author_id'])
    .select(['author_name', 'author_avatar_url', 'created_at', 'score'])
    .select(sql<number>`(count(*) over ())::int`.as('total_count'))
    .orderBy('score', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('type')
    .orderBy('id', 'desc')
    .limit(page.perPage)
    .offset(Math.min((page.page - 1) * page.perPage, FARTHEST))
    .execute();
  const results = rows.map((row) => toResult(search, row));
  if (rows[0] !== undefined || page.page === 1) return envelopeOf(page, rows[0]?.total_count ?? 0, results);
  const counted = await all.select(sql<number>`count(*)::int`.as('total_count')).executeTakeFirst();
  return envelopeOf(page, counted?.total_count ?? 0, []);
}

export const search = {
  runAdvancedSearch: async ({ query }, scope) => {
    const words = [...new Set(query.query.split(/\s+/u).filter((word) => word !== ''))].slice(0, MOST_WORDS);
    const wanted = { scope, words, filters: query.filters ?? {}, mentionScope: query.mention_scope };
    return { status: 200, body: await run(wanted, QUERIES[query.type ?? 'general'], readPage(query)) };
  },
} satisfies Partial<ServiceHandlers>;
