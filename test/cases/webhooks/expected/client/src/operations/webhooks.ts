// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { EventOptions, Received } from '../runtime/client/events.js';
import type { Operation } from '../runtime/client/operation.js';
import type {
  PetAdoptedWebhookRequest,
  PetAdoptedWebhookResult,
  PetLostWebhookRequest,
  PetLostWebhookResult,
} from '@case/types/operations/webhooks';
import { deliver } from '../runtime/client/events.js';
import { integerHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { writeScalarHeader } from '../runtime/codec/writers/scalar.js';

export type { EventOptions, OutgoingEvent, SenderProof } from '../runtime/client/events.js';

/** The data of `petAdopted`. */
export const petAdoptedEvent: Operation<PetAdoptedWebhookRequest, PetAdoptedWebhookResult> = {
  id: 'petAdopted',
  method: 'POST',
  path: '',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-seen': integerHeader } },
    '204': {},
    '410': {},
  },
};

/**
 * A pet has a new home.
 *
 * The webhook `petAdopted`.
 */
export function sendPetAdopted(
  url: string | URL,
  request: PetAdoptedWebhookRequest,
  options: EventOptions,
): Promise<Received<PetAdoptedWebhookResult>> {
  return deliver(petAdoptedEvent, url, request, options);
}

/** The data of `petLost`. */
export const petLostEvent: Operation<PetLostWebhookRequest, PetLostWebhookResult> = {
  id: 'petLost',
  method: 'POST',
  path: '',
  parameters: [{ name: 'X-Try', in: 'header', write: writeScalarHeader }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '204': {} },
};

/** The webhook `pet.lost`. */
export function sendPetLost(
  url: string | URL,
  request: PetLostWebhookRequest,
  options: EventOptions,
): Promise<Received<PetLostWebhookResult>> {
  return deliver(petLostEvent, url, request, options);
}
