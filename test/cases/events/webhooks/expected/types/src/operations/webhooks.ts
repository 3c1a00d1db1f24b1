// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, XSeenHeaders } from '../responses.js';
import type { TypedResponse, UnknownText } from '../runtime.js';
import type { Adopted, ThanksInput } from '../schemas.js';

/** A pet has a new home. */
export type PetAdoptedWebhook = Adopted;

export interface PetAdoptedWebhookRequest {
  body: Adopted;
}

export type PetAdoptedWebhookResult =
  | TypedResponse<200, ThanksInput, XSeenHeaders>
  | TypedResponse<204>
  | Errors[410];

export const petLostWebhookBodyTypeValues = ['pet.lost', 'pet.missing'] as const;

export type PetLostWebhookBodyType = (typeof petLostWebhookBodyTypeValues)[number] | UnknownText;

export const petLostWebhookBodyDataStateValues = ['sad', 'calm'] as const;

export type PetLostWebhookBodyDataState = (typeof petLostWebhookBodyDataStateValues)[number] | UnknownText;

export interface PetLostWebhookHeaders {
  /** Default: `1`. */
  'X-Try'?: number | undefined;
}

export type PetLostWebhook = PetLostWebhookBody;

export interface PetLostWebhookRequest {
  headers?: PetLostWebhookHeaders | undefined;
  body: PetLostWebhookBody;
}

export interface PetLostWebhookBody {
  type: PetLostWebhookBodyType;
  data: PetLostWebhookBodyData;
}

export interface PetLostWebhookBodyData {
  /** At least 2 characters. */
  where: string;
  state?: PetLostWebhookBodyDataState;
}

export type PetLostWebhookResult = TypedResponse<204>;
