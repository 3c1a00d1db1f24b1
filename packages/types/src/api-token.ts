// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './runtime.js';

/** A token for server-side use of the API. Its value is returned only once. */
export interface ApiToken extends ApiTokenAttributes {
  id: number;
  /** Format: date-time. */
  last_used_at: string | null;
  /** Format: date-time. */
  created_at: string;
  /** The purpose of the token. 1 to 255 characters. */
  name: string;
  token_type: ApiTokenType;
}

/** Fields of a token to issue. */
export interface ApiTokenAttributes {
  /** The purpose of the token. 1 to 255 characters. */
  name?: string;
  token_type?: ApiTokenType;
}

export const apiTokenTypeValues = ['Admin V1 or V2', 'Headless Auth'] as const;

/** The API for which a token is valid, the Admin API or the Headless Auth API. */
export type ApiTokenType = (typeof apiTokenTypeValues)[number] | UnknownText;

/** The token to issue. */
export interface ApiTokenCreateRequest extends ApiTokenAttributes {
  /** The purpose of the token. 1 to 255 characters. */
  name: string;
  token_type: ApiTokenType;
}

/** A token that was issued just now, with its value. */
export interface IssuedApiToken extends ApiToken {
  /** The value for the `Authorization` header. It is returned only here. */
  token: string;
}

/** A page of API tokens. */
export interface ApiTokensList extends PageEnvelope {
  /** The records of this page. */
  records: ApiToken[];
}
