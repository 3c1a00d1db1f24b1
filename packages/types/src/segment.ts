// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

export const contactSearchRulesSchemaRuleTypeValues = [
  'all_contacts',
  'all_members',
  'custom_filters',
  'selected_members',
] as const;

/** How the contacts are chosen. */
export type ContactSearchRulesSchemaRuleType = (typeof contactSearchRulesSchemaRuleTypeValues)[number] | UnknownText;

/** The contacts of a segment or a workflow. */
export interface ContactSearchRulesSchema {
  /** How the contacts are chosen. */
  rule_type: ContactSearchRulesSchemaRuleType;
  /**
   * Filters for `custom_filters`, or members for `selected_members`. Present for every rule type, and empty for
   * those that need no rules. At most 100 filters or 1,000 members, limits of this project.
   */
  rules: ContactFilterRule[] | ContactMemberRule[];
}

export const contactFilterRuleFilterTypeValues = ['is', 'is_not', 'contains', 'does_not_contain', 'gt', 'lt', 'eq'] as const;

/** How the two are compared. */
export type ContactFilterRuleFilterType = (typeof contactFilterRuleFilterTypeValues)[number] | UnknownText;

/** One condition that a contact must meet. */
export interface ContactFilterRule {
  /** The field to compare. */
  key: string;
  /** The value to compare with. */
  value: string | boolean;
  /** The record that `key` refers to, where it needs one. */
  id?: string;
  /** How the two are compared. */
  filter_type?: ContactFilterRuleFilterType;
}

/** A selected member. */
export interface ContactMemberRule {
  /** Format: email. */
  email: string;
  community_member_id: number;
}

/** Writable fields of a segment. */
export interface CommunitySegmentParams {
  /** 1 to 255 characters. */
  title?: string;
  visible?: boolean;
  rules?: ContactSearchRulesSchema;
}

/** A segment that is created together with the record that uses it. */
export interface CommunitySegmentConsumerAttributes extends CommunitySegmentParams {
  /** The record that uses the segment. */
  consumer_id?: string;
  /** The kind of that record. */
  consumer_type?: string;
  /** 1 to 255 characters. */
  title: string;
  visible: boolean;
  rules: ContactSearchRulesSchema;
}

/** A saved audience of contacts. */
export interface CommunitySegment {
  /** At least 1. */
  id: number;
  title: string | null;
  rules: ContactSearchRulesSchema;
  /** Whether the segment is offered for choice. */
  visible: boolean;
  /** How many contacts the rules match. At least 0. */
  audience_count: number;
  created_by: SegmentCreator;
  /** When the segment was created. A text whose format is not fixed. */
  created_at: string;
  /** When the segment was last changed. A text whose format is not fixed. */
  updated_at: string;
}

/** The admin who created a segment. */
export interface SegmentCreator {
  id: number;
  name: string;
  email: string;
  avatar_url: string | null;
  public_uid: string;
}

/** The title of the copy of a segment. */
export interface CommunitySegmentDuplicateRequest {
  /** 1 to 255 characters. */
  title?: string;
}

/** A page of segments. */
export interface CommunitySegmentsList extends PageEnvelope {
  /** The records of this page. */
  records: CommunitySegment[];
}
