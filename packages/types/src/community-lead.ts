// Generated from the OpenAPI document. Do not edit: change the document and generate again.

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
