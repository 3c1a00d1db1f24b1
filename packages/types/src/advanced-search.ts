// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SpaceReference } from './comment.js';
import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** The values of {@link AdvancedSearchType}. */
export const advancedSearchTypeValues = [
  'general',
  'members',
  'posts',
  'comments',
  'spaces',
  'lessons',
  'events',
  'entity_list',
  'mentions',
] as const;

/** What is searched. `general` searches everything. */
export type AdvancedSearchType = (typeof advancedSearchTypeValues)[number];

/** The values of {@link MentionScope}. */
export const mentionScopeValues = ['space', 'group_chat', 'thread', 'direct'] as const;

/** The kind of place in which somebody is about to be mentioned. */
export type MentionScope = (typeof mentionScopeValues)[number];

/** The values of {@link AdvancedSearchFiltersStatus}. */
export const advancedSearchFiltersStatusValues = ['upcoming', 'past'] as const;

/** Only events that are still to come, or that are over. */
export type AdvancedSearchFiltersStatus = (typeof advancedSearchFiltersStatusValues)[number];

/** Conditions that a result has to meet, all of them at once. */
export interface AdvancedSearchFilters {
  /** Only what belongs to one of these spaces. At most 100, a bound of this project. */
  space_ids?: readonly string[];
  /** Only posts under one of these topics. At most 100, a bound of this project. */
  topic_ids?: readonly string[];
  /** Only members who bear one of these tags. At most 100, a bound of this project. */
  member_tag_ids?: readonly string[];
  /** Only what was written by somebody with this name. */
  author_name?: string;
  /** Only events that are still to come, or that are over. */
  status?: AdvancedSearchFiltersStatus;
}

/** The values of {@link AdvancedSearchResultType}. */
export const advancedSearchResultTypeValues = ['member', 'post', 'comment', 'space', 'lesson', 'event'] as const;

/** What was found. */
export type AdvancedSearchResultType = (typeof advancedSearchResultTypeValues)[number] | UnknownText;

/** Something that was found. */
export interface AdvancedSearchResult {
  /** What was found. */
  type: AdvancedSearchResultType;
  /** The id of the record, which is unique together with the type. */
  id: number;
  /** A title or a name. A comment has none. */
  title: string | null;
  /** A piece of the text in which the words were found. */
  text: string | null;
  url: string;
  /** The space that the record belongs to; null for a member. */
  space: SpaceReference | null;
  /** Who wrote it; null for a member and a space. */
  author: SearchResultAuthor | null;
  created_at: string;
}

/** Who wrote what was found. */
export interface SearchResultAuthor {
  /** The community member id. */
  id: number;
  name: string;
  avatar_url: string | null;
}

/** One page of what was found. */
export interface AdvancedSearchResults extends PageEnvelope {
  /** The records of this page. */
  records: AdvancedSearchResult[];
}
