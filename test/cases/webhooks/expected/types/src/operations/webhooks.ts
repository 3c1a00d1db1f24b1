// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Adopted, ThanksInput } from '../schemas.js';
import type { UnknownText } from '../unknown.js';

/** A pet has a new home. */
export type PetAdoptedWebhook = Adopted;

/** What `petAdopted` sends. */
export interface PetAdoptedWebhookRequest {
  body: Adopted;
}

/** Headers of the answers of `petAdopted`. */
export interface PetAdoptedWebhook200Headers {
  'x-seen'?: number;
}

/** What `petAdopted` answers, by status. */
export type PetAdoptedWebhookResult =
  | Answer<200, ThanksInput, PetAdoptedWebhook200Headers>
  | Answer<204>
  | Answer<410>;

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

/** What `petLost` answers, by status. */
export type PetLostWebhookResult = Answer<204>;
