/**
 * Signatures of events by Standard Webhooks 1.0: the headers `webhook-id`, `webhook-timestamp` (seconds) and
 * `webhook-signature`, which holds `v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<body>`.
 */

/** What sender and receiver share: `whsec_` and base64, as it is handed out, the base64 alone, or the bytes. */
export type Secret = string | Uint8Array;

/** Several while one takes the place of another: all sign, and any may have signed. */
export type Secrets = Secret | readonly Secret[];

/** What is signed. */
export interface SignedEvent {
  readonly id: string;
  /** Seconds since the epoch, in digits. */
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/** Why an event is not taken for that of its sender, in the words of an error answer. */
export type Doubt = string;

/** How far the clocks of sender and receiver may be apart, and how long an event can be sent again: seconds. */
export const TOLERANCE = 300;

/** As many signatures are looked at; a sender has one for each secret. */
const MOST_SIGNATURES = 16;

const PREFIX = 'whsec_';

/** The value of `webhook-signature`: one signature for each secret; throws `TypeError` for what is no secret. */
export async function signEvent(secrets: Secrets, event: SignedEvent): Promise<string> {
  return (await listSignatures(secrets, event)).join(' ');
}

/**
 * Verifies the signature of an event and its age; `undefined` if both are right.
 *
 * An event is refused that is more than `tolerance` seconds older or newer than `now` (seconds). Signatures of other
 * versions than `v1` are passed over. What is compared takes as long whatever differs.
 */
export async function verifyEvent(
  secrets: Secrets,
  event: SignedEvent,
  signature: string,
  { now, tolerance }: { readonly now: number; readonly tolerance: number },
): Promise<Doubt | undefined> {
  if (event.id === '' || event.timestamp === '' || signature === '')
    return 'The headers webhook-id, webhook-timestamp and webhook-signature are required';
  if (!/^\d{1,15}$/u.test(event.timestamp)) return 'The header webhook-timestamp is no time in seconds';
  const age = now - Number(event.timestamp);
  if (age > tolerance) return 'The event is too old';
  if (age < -tolerance) return 'The event is from the future';
  const given = signature.split(' ', MOST_SIGNATURES);
  let isSigned = false;
  for (const expected of await listSignatures(secrets, event))
    for (const each of given) isSigned = isSame(each, expected) || isSigned;
  return isSigned ? undefined : 'The signature is not that of the event';
}

async function listSignatures(secrets: Secrets, { id, timestamp, body }: SignedEvent): Promise<readonly string[]> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  const all = typeof secrets === 'string' || secrets instanceof Uint8Array ? [secrets] : secrets;
  if (all.length === 0) throw new TypeError('There is no secret to sign with');
  return Promise.all(all.map(async (secret) => `v1,${toBase64(await hmac(bytesOf(secret), content))}`));
}

async function hmac(secret: Uint8Array, content: Uint8Array): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto;
  // Bytes in memory of their own are taken by every platform.
  const key = await subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', key, new Uint8Array(content)));
}

/** The message names no part of a secret. */
function bytesOf(secret: Secret): Uint8Array {
  const bytes =
    typeof secret === 'string'
      ? fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
      : new Uint8Array(secret);
  if (bytes === undefined || bytes.length === 0) throw new TypeError(`A secret is ${PREFIX} and base64, or bytes`);
  return bytes;
}

function fromBase64(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Whether two texts are the same, in a time that tells nothing but whether they are of one length. */
function isSame(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let at = 0; at < expected.length; at += 1) difference |= given.charCodeAt(at) ^ expected.charCodeAt(at);
  return difference === 0;
}
