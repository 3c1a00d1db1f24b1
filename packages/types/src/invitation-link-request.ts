// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export const invitationLinkStatusValues = ['active', 'revoked'] as const;

/** Whether a link still leads into the community. */
export type InvitationLinkStatus = (typeof invitationLinkStatusValues)[number];

/** The invitation link to create. */
export interface InvitationLinkCreateRequest extends InvitationLinkAttributes {
  /** 1 to 255 characters. */
  name: string;
}

/** Writable fields of an invitation link. */
export interface InvitationLinkAttributes {
  /** 1 to 255 characters. */
  name?: string;
  /** The space in which a new member starts; null for the usual one. */
  redirect_space_id?: number | null;
  /**
   * Access groups that new members are added to. If set, even to an empty list, the link grants access only to
   * these. If omitted, it grants access to the default spaces of new members, and so does a change to an empty list
   * of a link that has none.
   *
   * At most 1000 items.
   */
  access_group_ids?: readonly number[];
  /** Ids of the tags that new members get, as numbers or, as in the response, as strings. At most 1000 items. */
  member_tag_ids?: readonly IdOrText[];
  /** The paywall that the link offers; null for none. */
  paywall?: InvitationLinkPaywallRequest | null;
}

/** An id, as a number or as a string. Pattern: `^\d*$`. */
export type IdOrText = number | string;

/**
 * Which price of which paywall the link offers. Its ids are numbers or, as in the response, strings; an empty
 * string means none.
 */
export interface InvitationLinkPaywallRequest {
  paywall_id?: IdOrText;
  paywall_price_id?: IdOrText;
  /** Length of the free trial. 1 to 730. */
  paywall_trial_days?: number;
  /** The same under the name in the response; 0 for none. `paywall_trial_days` takes precedence. 0 to 730. */
  trial_days?: number;
  paywall_coupon_code?: string;
}

/** The changes. Lists in the body replace the previous ones. */
export type InvitationLinkUpdateRequest = InvitationLinkAttributes;
