// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Adopted, ThanksInput } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';
import type { UnknownText } from '../unknown.js';

/** A pet has a new home. */
export type PetAdoptedWebhook = Adopted;

/** What `petAdopted` sends. */
export interface PetAdoptedWebhookRequest {
  body: Adopted;
}

/** Headers of the responses of `petAdopted`. */
export interface PetAdoptedWebhook200Headers {
  'x-seen'?: number;
}

/** The responses of `petAdopted`, by status. */
export type PetAdoptedWebhookResult =
  | TypedResponse<200, ThanksInput, PetAdoptedWebhook200Headers>
  | TypedResponse<204>
  | TypedResponse<410>;

/** The values of {@link PetLostWebhookBodyType}. */
export const petLostWebhookBodyTypeValues = ['pet.lost', 'pet.missing'] as const;

export type PetLostWebhookBodyType = (typeof petLostWebhookBodyTypeValues)[number] | UnknownText;

/** The values of {@link PetLostWebhookBodyDataState}. */
export const petLostWebhookBodyDataStateValues = ['sad', 'calm'] as const;

export type PetLostWebhookBodyDataState = (typeof petLostWebhookBodyDataStateValues)[number] | UnknownText;

/** The header parameters of `petLost`. */
export interface PetLostWebhookHeaders {
  /** Default: `1`. */
  'X-Try'?: number | undefined;
}

export type PetLostWebhook = PetLostWebhookBody;

/** What `petLost` sends. */
export interface PetLostWebhookRequest {
  headers?: PetLostWebhookHeaders | undefined;
  body: PetLostWebhookBody;
}

export interface PetLostWebhookBody {
  type: PetLostWebhookBodyType;
  data: PetLostWebhookBodyData;
}

export interface PetLostWebhookBodyData {
  where: string;
  state?: PetLostWebhookBodyDataState;
}

/** The responses of `petLost`, by status. */
export type PetLostWebhookResult = TypedResponse<204>;
