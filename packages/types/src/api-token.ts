// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { UnknownText } from './unknown.js';

/** A token with which a server uses the API. Its value is not told again. */
export interface ApiToken extends ApiTokenAttributes {
  id: number;
  last_used_at: string | null;
  created_at: string;
  /** What the token is for. */
  name: string;
  token_type: ApiTokenType;
}

/** What is chosen when a token is issued. */
export interface ApiTokenAttributes {
  /** What the token is for. */
  name?: string;
  token_type?: ApiTokenType;
}

/** The values of {@link ApiTokenType}. */
export const apiTokenTypeValues = ['Admin V1 or V2', 'Headless Auth'] as const;

/** The API for which a token is valid, the Admin API or the Headless Auth API. */
export type ApiTokenType = (typeof apiTokenTypeValues)[number] | UnknownText;

/** The token to issue. */
export interface ApiTokenCreateRequest extends ApiTokenAttributes {
  /** What the token is for. */
  name: string;
  token_type: ApiTokenType;
}

/** A token that was issued just now, with its value. */
export interface IssuedApiToken extends ApiToken {
  /** What stands in the `Authorization` header. It is told only here. */
  token: string;
}

/** One page of API tokens. */
export interface ApiTokensList extends PageEnvelope {
  /** The records of this page. */
  records: ApiToken[];
}
