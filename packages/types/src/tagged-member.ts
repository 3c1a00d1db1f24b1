// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** That a member, or a lead, bears a tag. */
export interface TaggedMember {
  /** The id of the tagging, not of the member or the tag. */
  id: number;
  member_tag_id: number;
  member_tag_name: string;
  member_tag_emoji: string | null;
  user_id: number;
  user_email: string;
  /** The lead, when it is not a member who bears the tag. */
  lead_id: number | null;
  lead_email: string | null;
  community_member_id: number;
  contact_id: number;
  created_at: string;
  updated_at: string;
}

/** Who is given which tag. */
export interface TaggedMemberCreateRequest {
  member_tag_id: number;
  /** The e-mail address of the member. */
  user_email: string;
}

/** One page of taggings. */
export interface TaggedMembers extends PageEnvelope {
  /** The records of this page. */
  records: TaggedMember[];
}
