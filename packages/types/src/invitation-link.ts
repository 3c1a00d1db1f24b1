// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A link with which people join the community. It is active, then revoked, and can be deleted after that. */
export interface InvitationLink {
  id: number;
  name: string;
  /**
   * The URL of the invitation. It shows a page on which people join with their name and e-mail address; a `POST` of
   * `email` and `name`, and of `paywall_price_id` where the link offers several prices, joins as well, and returns
   * `message`, `redirect_to_space_id` and `redirect_url`. A person who joins becomes a member with the tags of the
   * link, and gets its access groups or, if it has none, the default spaces and the space of the link; its paywall
   * is bought. An existing member who uses it gets the same, but is not counted; a link with a paywall returns 422
   * for members. A link that was revoked returns 410, and so does one whose paywall was deleted.
   *
   * Format: uri.
   */
  redemption_url: string;
  /** Format: date-time. */
  created_at: string;
  /** Format: date-time. */
  updated_at: string;
  /** Access groups that new members are added to. */
  access_group_ids: number[];
  /** Ids of the tags that new members get, as strings. */
  member_tag_ids: string[];
  /** False once the link is revoked. */
  active: boolean;
  /** How many have become members by the link. */
  members_joined_count: number;
  /** The space in which a new member starts. */
  redirect_space_id: number | null;
  paywall: InvitationLinkPaywall | null;
}

/** The paywall that the link offers. Its ids are strings here. */
export interface InvitationLinkPaywall {
  paywall_id: string;
  paywall_price_id: string;
  trial_days: number;
  paywall_coupon_code: string;
}

/** A page of invitation links. */
export interface InvitationLinksList extends PageEnvelope {
  /** The records of this page. */
  records: InvitationLink[];
}
