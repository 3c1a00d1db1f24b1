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
   * Tags that whoever joins is given, as numbers, or as texts as the link has them when it is read. At most 1,000, a
   * bound of this project.
   */
  member_tag_ids?: readonly IdOrText[];
  /** The paywall that the link leads to; null for none. */
  paywall?: InvitationLinkPaywallRequest | null;
}

/** An id, as a number or as a text. */
export type IdOrText = number | string;

/**
 * Which price of which paywall the link offers. Its ids are numbers, or texts as the link has them when it is
 * read; an empty text is none.
 */
export interface InvitationLinkPaywallRequest {
  paywall_id?: IdOrText;
  paywall_price_id?: IdOrText;
  /** How long the paywall costs nothing. */
  paywall_trial_days?: number;
  /** The same, as the link has it when it is read; 0 for none. `paywall_trial_days` comes before it. */
  trial_days?: number;
  paywall_coupon_code?: string;
}

/** What shall change. Lists that are named replace those of before. */
export type InvitationLinkUpdateRequest = InvitationLinkAttributes;
