// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** The values of {@link ContactSearchRulesSchemaRuleType}. */
export const contactSearchRulesSchemaRuleTypeValues = ['all_contacts', 'all_members', 'custom_filters', 'selected_members'] as const;

/** How the contacts are chosen. */
export type ContactSearchRulesSchemaRuleType = (typeof contactSearchRulesSchemaRuleTypeValues)[number] | UnknownText;

/** Which contacts a segment or a workflow takes. */
export interface ContactSearchRulesSchema {
  /** How the contacts are chosen. */
  rule_type: ContactSearchRulesSchemaRuleType;
  /**
   * Filters for `custom_filters`, or members for `selected_members`. Present for every rule type, and empty for
   * those that need no rules. At most 100 filters or 1,000 members, bounds of this project.
   */
  rules: ContactFilterRule[] | ContactMemberRule[];
}

/** The values of {@link ContactFilterRuleFilterType}. */
export const contactFilterRuleFilterTypeValues = ['is', 'is_not', 'contains', 'does_not_contain', 'gt', 'lt', 'eq'] as const;

/** How the two are compared. */
export type ContactFilterRuleFilterType = (typeof contactFilterRuleFilterTypeValues)[number] | UnknownText;

/** One condition that a contact has to meet. */
export interface ContactFilterRule {
  /** What is compared. */
  key: string;
  /** What it is compared with. */
  value: string | boolean;
  /** The record that `key` refers to, where it needs one. */
  id?: string;
  /** How the two are compared. */
  filter_type?: ContactFilterRuleFilterType;
}

/** One member who is chosen by hand. */
export interface ContactMemberRule {
  email: string;
  community_member_id: number;
}

/** What can be set on a segment. */
export interface CommunitySegmentParams {
  title?: string;
  visible?: boolean;
  rules?: ContactSearchRulesSchema;
}

/** A segment that is made together with the record that uses it. */
export interface CommunitySegmentConsumerAttributes extends CommunitySegmentParams {
  /** The record that uses the segment. */
  consumer_id?: string;
  /** The kind of that record. */
  consumer_type?: string;
  title: string;
  visible: boolean;
  rules: ContactSearchRulesSchema;
}

/** A saved audience of contacts. */
export interface CommunitySegment {
  id: number;
  title: string | null;
  rules: ContactSearchRulesSchema;
  /** Whether the segment is offered for choice. */
  visible: boolean;
  /** How many contacts the rules match. */
  audience_count: number;
  created_by: SegmentCreator;
  /** When the segment was made. A text whose form is not fixed. */
  created_at: string;
  /** When the segment was last changed. A text whose form is not fixed. */
  updated_at: string;
}

/** The admin who made a segment. */
export interface SegmentCreator {
  id: number;
  name: string;
  email: string;
  avatar_url: string | null;
  public_uid: string;
}

/** The title of the copy of a segment. */
export interface CommunitySegmentDuplicateRequest {
  title?: string;
}

/** One page of segments. */
export interface CommunitySegmentsList extends PageEnvelope {
  /** The records of this page. */
  records: CommunitySegment[];
}
