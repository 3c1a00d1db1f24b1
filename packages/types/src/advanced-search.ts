// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { SpaceReference } from './comment.js';
import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

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

/** The type of records. `general` searches everything. */
export type AdvancedSearchType = (typeof advancedSearchTypeValues)[number];

export const mentionScopeValues = ['space', 'group_chat', 'thread', 'direct'] as const;

/** The kind of place of a mention. */
export type MentionScope = (typeof mentionScopeValues)[number];

export const advancedSearchFiltersStatusValues = ['upcoming', 'past'] as const;

/** Only events that are still to come, or that are over. */
export type AdvancedSearchFiltersStatus = (typeof advancedSearchFiltersStatusValues)[number];

/** Conditions that a result must meet, all of them at once. At least 1 property. */
export interface AdvancedSearchFilters {
  /** Only what belongs to one of these spaces. 1 to 100 items. */
  space_ids?: readonly string[];
  /** Only posts under one of these topics. 1 to 100 items. */
  topic_ids?: readonly string[];
  /** Only members with one of these tags. 1 to 100 items. */
  member_tag_ids?: readonly string[];
  /** Only content whose author has this name. */
  author_name?: string;
  /** Only events that are still to come, or that are over. */
  status?: AdvancedSearchFiltersStatus;
}

export const advancedSearchResultTypeValues = ['member', 'post', 'comment', 'space', 'lesson', 'event'] as const;

/** The type of the record. */
export type AdvancedSearchResultType = (typeof advancedSearchResultTypeValues)[number] | UnknownText;

/** A result. */
export interface AdvancedSearchResult {
  /** The type of the record. */
  type: AdvancedSearchResultType;
  /** The id of the record, which is unique together with the type. */
  id: number;
  /** A title or a name. Absent for a comment. */
  title: string | null;
  /** An excerpt of the text that matches. */
  text: string | null;
  url: string;
  /** The space that the record belongs to; null for a member. */
  space: SpaceReference | null;
  /** The author; null for members and spaces. */
  author: SearchResultAuthor | null;
  /** Format: date-time. */
  created_at: string;
}

/** The author of a result. */
export interface SearchResultAuthor {
  /** The community member id. */
  id: number;
  name: string;
  avatar_url: string | null;
}

/** A page of results. */
export interface AdvancedSearchResults extends PageEnvelope {
  /** The records of this page. */
  records: AdvancedSearchResult[];
}
