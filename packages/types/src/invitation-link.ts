// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';

/** A link with which people join the community. It is active, then revoked, and can be deleted after that. */
export interface InvitationLink {
  id: number;
  name: string;
  /** The address to hand out. */
  redemption_url: string;
  created_at: string;
  updated_at: string;
  /** Access groups that whoever joins is put into. */
  access_group_ids: number[];
  /** Ids of the tags that whoever joins is given. They are strings here. */
  member_tag_ids: string[];
  /** False once the link is revoked. */
  active: boolean;
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
