// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The values of {@link InvitationLinkStatus}. */
export const invitationLinkStatusValues = ['active', 'revoked'] as const;

/** Whether a link still leads into the community. */
export type InvitationLinkStatus = (typeof invitationLinkStatusValues)[number];

/** The invitation link to make. */
export interface InvitationLinkCreateRequest extends InvitationLinkAttributes {
  name: string;
}

/** What can be set on an invitation link. */
export interface InvitationLinkAttributes {
  name?: string;
  /** The space in which a new member starts; null for the usual one. */
  redirect_space_id?: number | null;
  /**
   * Access groups that whoever joins is put into. Named here, even as an empty list, they decide alone what the link
   * gives access to; left out, the link leads into the community's own spaces for new members, and so does a change
   * to an empty list of a link that has none. At most 1,000, a bound of this project.
   */
  access_group_ids?: readonly number[];
  /**
   * Ids of the tags that new members get, as numbers or, as in the response, as strings. At most 1,000, a bound of
   * this project.
   */
  member_tag_ids?: readonly IdOrText[];
  /** The paywall that the link leads to; null for none. */
  paywall?: InvitationLinkPaywallRequest | null;
}

/** An id, as a number or as a string. */
export type IdOrText = number | string;

/**
 * Which price of which paywall the link offers. Its ids are numbers or, as in the response, strings; an empty
 * string means none.
 */
export interface InvitationLinkPaywallRequest {
  paywall_id?: IdOrText;
  paywall_price_id?: IdOrText;
  /** How long the paywall costs nothing. */
  paywall_trial_days?: number;
  /** The same under the name that the response has; 0 for none. `paywall_trial_days` takes precedence. */
  trial_days?: number;
  paywall_coupon_code?: string;
}

/** What shall change. Lists that are named replace those of before. */
export type InvitationLinkUpdateRequest = InvitationLinkAttributes;
