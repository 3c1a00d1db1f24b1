// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  PetAdoptedWebhookRequest,
  PetAdoptedWebhookResult,
  PetLostWebhookRequest,
  PetLostWebhookResult,
} from '@case/types/operations/webhooks';
import { integerHeader, type Operation, type Received, writeBody } from '../runtime/client.js';
import { readsJson, sendsJson, writeScalarHeader } from '../runtime/codec.js';
import { deliver, type EventOptions } from '../runtime/events.js';

export type { EventOptions, OutgoingEvent, SenderProof } from '../runtime/events.js';

/** The descriptor of `petAdopted`. */
export const petAdoptedEvent: Operation<PetAdoptedWebhookRequest, PetAdoptedWebhookResult> = {
  id: 'petAdopted',
  method: 'POST',
  path: '',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-seen': integerHeader } },
    '204': {},
  },
  errors: { '410': {} },
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

/** The descriptor of `petLost`. */
export const petLostEvent: Operation<PetLostWebhookRequest, PetLostWebhookResult> = {
  id: 'petLost',
  method: 'POST',
  path: '',
  parameters: [{ name: 'X-Try', in: 'header', write: writeScalarHeader }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: null,
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
