// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A tag of a member or a lead. */
export interface TaggedMember {
  /** The id of the assignment, not of the member or the tag. */
  id: number;
  member_tag_id: number;
  member_tag_name: string;
  member_tag_emoji: string | null;
  user_id: number;
  user_email: string;
  /** The lead, if the tag belongs to a lead. */
  lead_id: number | null;
  lead_email: string | null;
  community_member_id: number;
  contact_id: number;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
}

/** The member and the tag. */
export interface TaggedMemberCreateRequest {
  member_tag_id: number;
  /** The e-mail address of the member. At least 1 character. */
  user_email: string;
}

/** A page of assignments. */
export interface TaggedMembers extends PageEnvelope {
  /** The records of this page. */
  records: TaggedMember[];
}
