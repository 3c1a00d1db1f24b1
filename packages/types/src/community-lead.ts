// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { MemberTag } from './member-tag.js';

/** A contact who is not a member. A lead that was deleted comes back when it is added again. */
export interface CommunityLead {
  id: number;
  name: string;
  /** What kind of contact it is. */
  type: string;
  email: string | null;
  created_at: string;
  member_tags: MemberTag[];
  /** Short identifier of the lead. */
  sqid: string;
  public_uid: string | null;
}

/** One page of leads. */
export interface CommunityLeadsList extends PageEnvelope {
  /** The records of this page. */
  records: CommunityLead[];
}

/** The lead to add. */
export interface CommunityLeadCreateRequest extends CommunityLeadAttributes {
  email: string;
}

/** What can be set on a lead. */
export interface CommunityLeadAttributes {
  name?: string;
  /** Tags that the lead is given. At most 1,000, a bound of this project. */
  member_tag_ids?: readonly number[];
}

/** What shall change. The e-mail address stays. */
export type CommunityLeadUpdateRequest = CommunityLeadAttributes;
