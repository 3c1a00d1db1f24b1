/** Links with which people join, and what they are given. */
import type { Generated, Nullable, Time } from '../../../core/tables.js';

export interface InvitationLinksTable {
  community_id: number;
  id: Generated<number>;
  name: string;
  token: string;
  status: Generated<'active' | 'revoked'>;
  redirect_space_id: Nullable<number>;
  paywall_id: Nullable<number>;
  paywall_price_id: Nullable<number>;
  paywall_trial_days: Nullable<number>;
  paywall_coupon_code: Nullable<string>;
  members_joined_count: Generated<number>;
  created_at: Time;
  updated_at: Time;
}

export interface InvitationLinkAccessGroupsTable {
  community_id: number;
  invitation_link_id: number;
  access_group_id: number;
}

export interface InvitationLinkTagsTable {
  community_id: number;
  invitation_link_id: number;
  member_tag_id: number;
}
