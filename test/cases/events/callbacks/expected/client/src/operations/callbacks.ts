// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  ReadOtherOnEndCallbackRequest,
  ReadOtherOnEndCallbackResult,
  SubscribeOnBrokenCallbackRequest,
  SubscribeOnBrokenCallbackResult,
  SubscribeOnDataDeleteCallbackRequest,
  SubscribeOnDataDeleteCallbackResult,
  SubscribeOnDataPostCallbackRequest,
  SubscribeOnDataPostCallbackResult,
  SubscribeOnEndCallbackRequest,
  SubscribeOnEndCallbackResult,
  SubscribeOnTextCallbackRequest,
  SubscribeOnTextCallbackResult,
} from '@case/types/operations/callbacks';
import type { ReadOtherRequest, SubscribeRequest } from '@case/types/operations/default';
import { type Operation, type Received, writeBody } from '../runtime/client.js';
import { evaluateAddress, readsText, sendsJson, sendsText, type Template, writeScalarPair } from '../runtime/codec.js';
import { deliver, type EventOptions, type ResponseParts } from '../runtime/events.js';

export type { EventOptions, OutgoingEvent, SenderProof } from '../runtime/events.js';

/** The descriptor of `subscribeOnDataPost`. */
export const subscribeOnDataPostEvent: Operation<SubscribeOnDataPostCallbackRequest, SubscribeOnDataPostCallbackResult> = {
  id: 'subscribeOnDataPost',
  method: 'POST',
  path: '',
  parameters: [{ name: 'page', in: 'query', write: writeScalarPair }],
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: null,
  responses: { '204': {} },
};

/** The callback `onData` of `subscribe`. */
export function sendSubscribeOnDataPost(
  url: string | URL,
  request: SubscribeOnDataPostCallbackRequest,
  options: EventOptions,
): Promise<Received<SubscribeOnDataPostCallbackResult>> {
  return deliver(subscribeOnDataPostEvent, url, request, options);
}

const subscribeOnDataPostUrlTemplate: Template = [
  { from: 'request.body', name: '/url' },
  '/data?of=',
  { from: 'request.path', name: 'id' },
  '&token=',
  { from: 'response.body', name: '/token' },
];

/** Returns the address of `subscribeOnDataPost` from a call of `subscribe`. Throws a `TypeError` if the call does not contain it. */
export function subscribeOnDataPostUrl(call: {
  readonly request: SubscribeRequest;
  readonly result: ResponseParts;
}): string {
  return evaluateAddress(subscribeOnDataPostUrlTemplate, { method: 'POST', ...call });
}

/** The descriptor of `subscribeOnDataDelete`. */
export const subscribeOnDataDeleteEvent: Operation<SubscribeOnDataDeleteCallbackRequest, SubscribeOnDataDeleteCallbackResult> = {
  id: 'subscribeOnDataDelete',
  method: 'DELETE',
  path: '',
  accept: null,
  responses: { '204': {} },
};

/** The callback `onData` of `subscribe`. */
export function sendSubscribeOnDataDelete(
  url: string | URL,
  request: SubscribeOnDataDeleteCallbackRequest,
  options: EventOptions,
): Promise<Received<SubscribeOnDataDeleteCallbackResult>> {
  return deliver(subscribeOnDataDeleteEvent, url, request, options);
}

const subscribeOnDataDeleteUrlTemplate: Template = [
  { from: 'request.body', name: '/url' },
  '/data?of=',
  { from: 'request.path', name: 'id' },
  '&token=',
  { from: 'response.body', name: '/token' },
];

/** Returns the address of `subscribeOnDataDelete` from a call of `subscribe`. Throws a `TypeError` if the call does not contain it. */
export function subscribeOnDataDeleteUrl(call: {
  readonly request: SubscribeRequest;
  readonly result: ResponseParts;
}): string {
  return evaluateAddress(subscribeOnDataDeleteUrlTemplate, { method: 'POST', ...call });
}

/** The descriptor of `subscribeOnEnd`. */
export const subscribeOnEndEvent: Operation<SubscribeOnEndCallbackRequest, SubscribeOnEndCallbackResult> = {
  id: 'subscribeOnEnd',
  method: 'PUT',
  path: '',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: null,
  responses: { '2XX': {} },
};

/** The callback `onEnd` of `subscribe`. */
export function sendSubscribeOnEnd(
  url: string | URL,
  request: SubscribeOnEndCallbackRequest,
  options: EventOptions,
): Promise<Received<SubscribeOnEndCallbackResult>> {
  return deliver(subscribeOnEndEvent, url, request, options);
}

const subscribeOnEndUrlTemplate: Template = [
  'http://',
  { from: 'request.header', name: 'x-tell' },
  '/ended?',
  { from: 'url' },
  '&',
  { from: 'method' },
  '&',
  { from: 'statusCode' },
  '&',
  { from: 'response.header', name: 'location' },
  '&',
  { from: 'request.body', name: '/urls/1' },
];

/** Returns the address of `subscribeOnEnd` from a call of `subscribe`. Throws a `TypeError` if the call does not contain it. */
export function subscribeOnEndUrl(call: {
  readonly request: SubscribeRequest;
  readonly result: ResponseParts;
  readonly url: string;
}): string {
  return evaluateAddress(subscribeOnEndUrlTemplate, { method: 'POST', ...call });
}

/** The descriptor of `subscribeOnBroken`. */
export const subscribeOnBrokenEvent: Operation<SubscribeOnBrokenCallbackRequest, SubscribeOnBrokenCallbackResult> = {
  id: 'subscribeOnBroken',
  method: 'POST',
  path: '',
  accept: null,
  responses: { '204': {} },
};

/** The callback `onBroken` of `subscribe`. */
export function sendSubscribeOnBroken(
  url: string | URL,
  request: SubscribeOnBrokenCallbackRequest,
  options: EventOptions,
): Promise<Received<SubscribeOnBrokenCallbackResult>> {
  return deliver(subscribeOnBrokenEvent, url, request, options);
}

/** The descriptor of `subscribeOnText`. */
export const subscribeOnTextEvent: Operation<SubscribeOnTextCallbackRequest, SubscribeOnTextCallbackResult> = {
  id: 'subscribeOnText',
  method: 'POST',
  path: '',
  body: { write: writeBody, content: { 'text/plain': sendsText } },
  accept: 'text/plain',
  responses: { '200': { content: { 'text/plain': readsText } } },
};

/** The callback `onText` of `subscribe`. */
export function sendSubscribeOnText(
  url: string | URL,
  request: SubscribeOnTextCallbackRequest,
  options: EventOptions,
): Promise<Received<SubscribeOnTextCallbackResult>> {
  return deliver(subscribeOnTextEvent, url, request, options);
}

const subscribeOnTextUrlTemplate: Template = [{ from: 'request.query', name: 'also' }];

/** Returns the address of `subscribeOnText` from a call of `subscribe`. Throws a `TypeError` if the call does not contain it. */
export function subscribeOnTextUrl(call: { readonly request: SubscribeRequest }): string {
  return evaluateAddress(subscribeOnTextUrlTemplate, { method: 'POST', ...call });
}

/** The descriptor of `readOtherOnEnd`. */
export const readOtherOnEndEvent: Operation<ReadOtherOnEndCallbackRequest, ReadOtherOnEndCallbackResult> = {
  id: 'readOtherOnEnd',
  method: 'PUT',
  path: '',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: null,
  responses: { '2XX': {} },
};

/** The callback `onEnd` of `readOther`. */
export function sendReadOtherOnEnd(
  url: string | URL,
  request: ReadOtherOnEndCallbackRequest,
  options: EventOptions,
): Promise<Received<ReadOtherOnEndCallbackResult>> {
  return deliver(readOtherOnEndEvent, url, request, options);
}

const readOtherOnEndUrlTemplate: Template = [
  'http://',
  { from: 'request.header', name: 'x-tell' },
  '/ended?',
  { from: 'url' },
  '&',
  { from: 'method' },
  '&',
  { from: 'statusCode' },
  '&',
  { from: 'response.header', name: 'location' },
  '&',
  { from: 'request.body', name: '/urls/1' },
];

/** Returns the address of `readOtherOnEnd` from a call of `readOther`. Throws a `TypeError` if the call does not contain it. */
export function readOtherOnEndUrl(call: {
  readonly request: ReadOtherRequest;
  readonly result: ResponseParts;
  readonly url: string;
}): string {
  return evaluateAddress(readOtherOnEndUrlTemplate, { method: 'GET', ...call });
}
