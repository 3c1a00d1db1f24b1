// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { events } from '#validators/events/webhooks.js';
import type { Awaitable, Reply } from '@case/types';
import type {
  PetAdoptedWebhookRequest,
  PetAdoptedWebhookResult,
  PetLostWebhookHeaders,
  PetLostWebhookRequest,
  PetLostWebhookResult,
} from '@case/types/operations/webhooks';
import { readsBoundedJson, sendsJson } from './runtime/codec.js';
import {
  createReceiver,
  type EventContext,
  type ReceiverDefinition,
  type ReceiverOptions,
} from './runtime/receiver.js';
import type { Server } from './runtime/server.js';

export type { EventContext, EventResponse, RawEvent, UnknownEvent } from './runtime/receiver.js';
export { HttpError, httpError, toFetchHandler, toServer } from './runtime/server.js';

/** The input of the handler of `petLost`: all parts are present, with defaults. */
export interface PetLostWebhookInput extends PetLostWebhookRequest {
  headers: PetLostWebhookHeaders & { 'X-Try': number };
}

/** One method per webhook. Unhandled webhooks go to `onUnknown`. */
export interface WebhookHandlers {
  /**
   * A pet has a new home.
   *
   * The webhook `petAdopted`
   */
  petAdopted(input: PetAdoptedWebhookRequest, context: EventContext): Awaitable<Reply<PetAdoptedWebhookResult>>;
  /** The webhook `pet.lost` */
  petLost(input: PetLostWebhookInput, context: EventContext): Awaitable<Reply<PetLostWebhookResult>>;
}

/** The options of the receiver: handlers, and how to verify the sender. */
export type WebhookReceiverOptions = ReceiverOptions<WebhookHandlers>;

const definition: ReceiverDefinition = {
  operations: [
    {
      id: 'petAdopted',
      method: 'POST',
      path: '',
      body: { required: true, content: { 'application/json': readsBoundedJson } },
      responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-seen': 'integer' } }, '204': {} },
      errors: { '410': {} },
    },
    {
      id: 'petLost',
      method: 'POST',
      path: '',
      parameters: [{ name: 'X-Try', in: 'header', shape: 'integer', style: 'simple', explode: false, default: 1 }],
      body: { required: true, content: { 'application/json': readsBoundedJson } },
      responses: { '204': {} },
    },
  ],
  checks: events,
  mark: {
    in: 'body',
    name: 'type',
    events: { petAdopted: ['pet.adopted'], petLost: ['pet.lost', 'pet.missing'] },
  },
};

/** Creates a receiver of webhooks for any adapter. */
export const createWebhookReceiver = (options: WebhookReceiverOptions): Server =>
  createReceiver<WebhookHandlers>(definition, options);
