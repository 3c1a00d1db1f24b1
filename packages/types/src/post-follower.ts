// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A member who is notified of comments on a post. */
export interface PostFollower {
  id: number;
  post_id: number;
  community_member_id: number;
  /** The name of the member. */
  name: string;
  /** Format: date-time. */
  created_at: string;
}

/** The member who follows the post. */
export interface PostFollowerCreateRequest {
  community_member_id: number;
}

/** A page of followers. */
export interface PostFollowersList extends PageEnvelope {
  /** The records of this page. */
  records: PostFollower[];
}
