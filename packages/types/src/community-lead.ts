// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { MemberTag } from './member-tag.js';

/** A contact who is not a member. A deleted lead is restored when it is added again. */
export interface CommunityLead {
  id: number;
  name: string;
  /** The kind of contact. */
  type: string;
  email: string | null;
  /** Format: date-time. */
  created_at: string;
  member_tags: MemberTag[];
  /** Short identifier of the lead. */
  sqid: string;
  public_uid: string | null;
}

/** A page of leads. */
export interface CommunityLeadsList extends PageEnvelope {
  /** The records of this page. */
  records: CommunityLead[];
}

/** The lead to add. */
export interface CommunityLeadCreateRequest extends CommunityLeadAttributes {
  /** Format: email. */
  email: string;
}

/** Writable fields of a lead. */
export interface CommunityLeadAttributes {
  /** 1 to 255 characters. */
  name?: string;
  /** Tags that the lead is given. At most 1000 items. */
  member_tag_ids?: readonly number[];
}

/** The changes. The e-mail address stays. */
export type CommunityLeadUpdateRequest = CommunityLeadAttributes;
