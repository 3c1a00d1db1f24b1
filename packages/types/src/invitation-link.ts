// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A link with which people join the community. It is active, then revoked, and can be deleted after that. */
export interface InvitationLink {
  id: number;
  name: string;
  /**
   * The address to hand out. It shows a page on which people join by their name and e-mail address; a `POST` of
   * `email` and `name`, and of `paywall_price_id` where the link offers several prices, joins as well, and answers
   * `message`, `redirect_to_space_id` and `redirect_url`. Whoever joins is a member with the tags of the link, and
   * is in its access groups or, if it names none, in the spaces of newcomers and that of the link; what it sells is
   * bought. A member who uses it gets the same, but is not counted; one that sells something is for newcomers, and
   * answers a member with 422. A link that was revoked answers 410, and so does one whose paywall was deleted.
   */
  redemption_url: string;
  created_at: string;
  updated_at: string;
  /** Access groups that whoever joins is put into. */
  access_group_ids: number[];
  /** Ids of the tags that whoever joins is given. They are strings here. */
  member_tag_ids: string[];
  /** False once the link is revoked. */
  active: boolean;
  /** How many have become members by the link. */
  members_joined_count: number;
  /** The space in which a new member starts. */
  redirect_space_id: number | null;
  paywall: InvitationLinkPaywall | null;
}

/** The paywall that the link leads to. Its ids are strings here. */
export interface InvitationLinkPaywall {
  paywall_id: string;
  paywall_price_id: string;
  trial_days: number;
  paywall_coupon_code: string;
}

/** One page of invitation links. */
export interface InvitationLinksList extends PageEnvelope {
  /** The records of this page. */
  records: InvitationLink[];
}
