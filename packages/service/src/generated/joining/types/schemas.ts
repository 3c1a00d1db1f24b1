// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** A page. */
export type Page = string;

/** What a person has to enter in order to join. */
export interface Invitation {
  /** The name of the community. */
  community_name: string;
  /** The required fields. At most 3 items. */
  fields: string[];
  /** Days at the start of a subscription that cost nothing. */
  trial_days: number;
  /** The prices, one of which must be bought. At most 1000 items. */
  offers: InvitationOffer[];
}

/** A price of a paywall. */
export interface InvitationOffer {
  /** The ID of the price. */
  paywall_price_id: number;
  /** The name of the paywall. */
  paywall_name: string;
  /** The name of the price. */
  display_name: string;
  /** The amount in the smallest unit of the currency. */
  amount_in_cents: number;
  /** Currency code. */
  currency: string;
}

/** The fields of a form. */
export interface JoinForm {
  /** The token of the invitation if the URL does not contain it. */
  invitation_token?: string;
  /** The e-mail address. */
  email?: string;
  /** The name. */
  name?: string;
  /** The ID of the chosen price. */
  paywall_price_id?: string;
}

/** The fields as JSON. Null is equal to a missing field. */
export interface JoinRequest {
  invitation_token?: JoinField;
  email?: JoinField;
  name?: JoinField;
  paywall_price_id?: JoinField;
}

/** A field as in the form. */
export type JoinField = string | number | null;

/** The place where a new member begins. */
export interface Joined {
  /** A human-readable message. */
  message: string;
  /** The first space; null if there is none. */
  redirect_to_space_id: number | null;
  /** The URL of the first page. */
  redirect_url: string;
}

/** The invalid parameters. */
export interface InvalidRequest {
  /** Always false. */
  success: false;
  /** A message for people. */
  message: string;
  /** Reasons by parameter. */
  error_details: Record<string, unknown>;
}

/** The reason why a request was rejected. */
export interface ErrorSchema {
  /** Always false. */
  success: false;
  /** A human-readable message. */
  message: string;
  /** Always empty. At most 0 properties. */
  error_details: Record<string, unknown>;
}
