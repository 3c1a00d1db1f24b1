// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** That a member is notified of what goes on under a post. */
export interface PostFollower {
  id: number;
  post_id: number;
  community_member_id: number;
  /** The name of the member. */
  name: string;
  created_at: string;
}

/** Who shall follow the post. */
export interface PostFollowerCreateRequest {
  community_member_id: number;
}

/** One page of followers. */
export interface PostFollowersList extends PageEnvelope {
  /** The records of this page. */
  records: PostFollower[];
}
