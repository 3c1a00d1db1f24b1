// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Server } from './runtime/server/index.js';
import type { EventContext, ReceiverDefinition, ReceiverOptions } from './runtime/server/receiver-options.js';
import type { Awaitable, Reply } from '@case/types';
import type {
  PetAdoptedWebhookRequest,
  PetAdoptedWebhookResult,
  PetLostWebhookHeaders,
  PetLostWebhookRequest,
  PetLostWebhookResult,
} from '@case/types/operations/webhooks';
import { webhooksChecks } from '#validators/events/webhooks.js';
import { readsBoundedJson } from './runtime/codec/media/bounded-json.js';
import { sendsJson } from './runtime/codec/media/json.js';
import { createReceiver } from './runtime/server/receiver.js';

export type { EventResponse, EventContext, RawEvent, UnknownEvent } from './runtime/server/receiver-options.js';
export { HttpError, httpError, toFetchHandler, toServer } from './runtime/server/index.js';

/** What the handler of `petLost` receives: every part is there, defaults are filled in. */
export interface PetLostWebhookInput extends PetLostWebhookRequest {
  headers: PetLostWebhookHeaders & { 'X-Try': number };
}

/** One method for each webhook; what none is given for goes to `onUnknown`. */
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

/** How a receiver is made: its handlers, and how it knows the sender. */
export type WebhookReceiverOptions = ReceiverOptions<WebhookHandlers>;

const definition: ReceiverDefinition = {
  operations: [
    {
      id: 'petAdopted',
      method: 'POST',
      path: '',
      body: { required: true, content: { 'application/json': readsBoundedJson } },
      responses: {
        '200': { content: { 'application/json': sendsJson }, headers: { 'x-seen': 'integer' } },
        '204': {},
        '410': {},
      },
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
  checks: webhooksChecks,
  mark: {
    in: 'body',
    name: 'type',
    events: { petAdopted: ['pet.adopted'], petLost: ['pet.lost', 'pet.missing'] },
  },
};

/** Makes a receiver of webhooks that any adapter can drive. */
export const createWebhookReceiver = (options: WebhookReceiverOptions): Server =>
  createReceiver<WebhookHandlers>(definition, options);
