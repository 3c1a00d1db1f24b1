/**
 * Event signatures of Standard Webhooks 1.0: the headers `webhook-id`, `webhook-timestamp` (seconds) and
 * `webhook-signature`, which is `v1,` and the Base64 of HMAC-SHA256 over `<id>.<timestamp>.<body>`.
 */

/** A secret shared by sender and receiver: `whsec_` and Base64, the Base64 alone, or the bytes. */
export type Secret = string | Uint8Array;

/** One or, during a rotation, several secrets: events are signed with each, and a signature with any is accepted. */
export type Secrets = Secret | readonly Secret[];

/** The data of an event that is signed. */
export interface SignedEvent {
  readonly id: string;
  /** Seconds since the epoch, as decimal digits. */
  readonly timestamp: string;
  readonly body: Uint8Array;
}

/** The reason why an event is rejected, in a form suitable for an error response. */
export type Doubt = string;

/** Maximum time difference between sender and receiver in seconds, which also limits replays. */
export const TOLERANCE = 300;

/** Maximum number of signatures to check; a sender sends one for each secret. */
const MOST_SIGNATURES = 16;

const PREFIX = 'whsec_';

/** Returns the value for `webhook-signature`: a signature for each secret. Throws `TypeError` for an invalid secret. */
export async function signEvent(secrets: Secrets, event: SignedEvent): Promise<string> {
  return (await listSignatures(secrets, event)).join(' ');
}

/**
 * Verifies the signature and age of an event. Returns `undefined` if both are valid, otherwise the reason. An event
 * whose timestamp differs from `now` by more than `tolerance` (in seconds) is rejected. Signatures with versions other
 * than `v1` are ignored. Signatures are compared in constant time.
 */
export async function verifyEvent(
  secrets: Secrets,
  event: SignedEvent,
  signature: string,
  { now, tolerance }: { readonly now: number; readonly tolerance: number },
): Promise<Doubt | undefined> {
  if (event.id === '' || event.timestamp === '' || signature === '')
    return 'The headers webhook-id, webhook-timestamp and webhook-signature are required';
  if (!/^\d{1,15}$/u.test(event.timestamp)) return 'The header webhook-timestamp is not a time in seconds';
  const age = now - Number(event.timestamp);
  if (age > tolerance) return 'The event is too old';
  if (age < -tolerance) return 'The event is from the future';
  const signatures = signature.split(' ', MOST_SIGNATURES);
  let isSigned = false;
  for (const expected of await listSignatures(secrets, event))
    for (const candidate of signatures) isSigned = isSame(candidate, expected) || isSigned;
  return isSigned ? undefined : 'The signature does not match the event';
}

async function listSignatures(secrets: Secrets, { id, timestamp, body }: SignedEvent): Promise<readonly string[]> {
  const head = new TextEncoder().encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(head.length + body.length);
  content.set(head);
  content.set(body, head.length);
  const all = typeof secrets === 'string' || secrets instanceof Uint8Array ? [secrets] : secrets;
  if (all.length === 0) throw new TypeError('At least one secret is required');
  return Promise.all(all.map(async (secret) => `v1,${toBase64(await hmac(bytesOf(secret), content))}`));
}

async function hmac(secret: Uint8Array, content: Uint8Array): Promise<Uint8Array> {
  const { subtle } = globalThis.crypto;
  // Every platform accepts bytes in an unshared buffer.
  const key = await subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return new Uint8Array(await subtle.sign('HMAC', key, new Uint8Array(content)));
}

/** Returns the bytes of a secret. Error messages never contain any part of the secret. */
function bytesOf(secret: Secret): Uint8Array {
  const bytes =
    typeof secret === 'string'
      ? fromBase64(secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret)
      : new Uint8Array(secret);
  if (bytes === undefined || bytes.length === 0) throw new TypeError(`A secret must be ${PREFIX}<base64> or bytes`);
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

/** Returns whether two texts are equal, in time that depends only on their lengths. */
function isSame(received: string, expected: string): boolean {
  if (received.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1)
    difference |= received.charCodeAt(index) ^ expected.charCodeAt(index);
  return difference === 0;
}
