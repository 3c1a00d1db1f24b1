/**
 * Signatures of events: the vectors published by Standard Webhooks, and its reference library in both directions. A
 * unit test, because a case cannot set the time.
 */
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { type SignedEvent, signEvent, verifyEvent } from '../../generator/runtime/codec/signature.js';

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Secret from the specification's libraries (`webhook.test.ts`, "sign function works"). */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const event: SignedEvent = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: '1614265330',
  body: bytes('{"test": 2432232314}'),
};
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const other = 'v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=';
const now = Number(event.timestamp);

function verify(given: string, changes: Partial<SignedEvent> = {}, at = now): Promise<string | undefined> {
  return verifyEvent(secret, { ...event, ...changes }, given, { now: at, tolerance: 300 });
}

describe('published vectors', () => {
  test('signEvent reproduces the published test vectors', async () => {
    expect(await signEvent(secret, event)).toBe(signature);
    expect(await signEvent(secret.slice('whsec_'.length), event)).toBe(signature);
    expect(await signEvent(Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64'), event)).toBe(signature);
  });

  test.each([
    ['alone', signature],
    ['among signatures of other secrets and versions', `${other} ${other.replace('v1', 'v2')} ${signature} ${other}`],
  ])('the published test vectors are accepted: %s', async (_, given) => expect(await verify(given)).toBeUndefined());

  test.each([
    ['another signature', other],
    ['the last character', 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OA='],
    ['a prefix', signature.slice(0, 8)],
    ['nothing after the version', 'v1,'],
    ['an unknown version', signature.replace('v1', 'v1a')],
    ['invalid base64', 'v1,dawfeoifkpqwoekfpqoekf'],
    ['lower case', signature.toLowerCase()],
    ['the seventeenth signature', `${`${other} `.repeat(16)}${signature}`],
  ])('a changed published test vector is rejected: %s', async (_, given) =>
    expect(await verify(given)).toBe('The signature does not match the event'),
  );

  test('the published test vectors are rejected if a header is missing', async () => {
    for (const missing of [verify(''), verify(signature, { id: '' }), verify(signature, { timestamp: '' })])
      expect(await missing).toMatch(/are required$/u);
  });
});

describe('the signature', () => {
  test.each<[string, Partial<SignedEvent>]>([
    ['the body', { body: bytes('{"test": 2432232315}') }],
    ['white space in the body', { body: bytes('{"test":2432232314}') }],
    ['the id', { id: 'msg_p5jXN8AQM9LWM0D4loKWxJel' }],
    ['the time', { timestamp: '1614265331' }],
    ['an empty body', { body: bytes('') }],
  ])('the signature covers %s', async (_, changes) => expect(await verify(signature, changes)).toBeDefined());

  test.each(['', 'hello', '1614265330.5', '-1', '+1614265330', '1e9', '0x10', ' 1614265330', '9'.repeat(16)])(
    'the signature requires a valid timestamp: %j',
    async (timestamp) => expect(await verify(signature, { timestamp })).toMatch(/required|not a/u),
  );
});

test('events are accepted up to five minutes before and after their time', async () => {
  expect(await verify(signature, {}, now + 300)).toBeUndefined();
  expect(await verify(signature, {}, now + 301)).toBe('The event is too old');
  expect(await verify(signature, {}, now - 300)).toBeUndefined();
  expect(await verify(signature, {}, now - 301)).toBe('The event is from the future');
});

test('an event is signed with each of several secrets, and any of them verifies it', async () => {
  const both = [new Uint8Array([1, 2, 3]), secret];
  const given = await signEvent(both, event);
  expect(given.split(' ')[1]).toBe(signature);
  expect(await verify(given)).toBeUndefined();
  const at = { now, tolerance: 300 };
  expect(await verifyEvent(both, event, signature, at)).toBeUndefined();
  expect(await verifyEvent([new Uint8Array([1])], event, given, at)).toBeDefined();
});

test('an invalid secret is not revealed in the error', async () => {
  for (const wrong of ['whsec_not base64!', '', 'whsec_', new Uint8Array(0)])
    await expect(signEvent(wrong, event)).rejects.toThrow(/^A secret must be whsec_<base64> or bytes$/u);
  await expect(signEvent([], event)).rejects.toThrow('At least one secret');
});

test('signatures equal those of the reference library for any body, id and secret', async () => {
  const ids = fc.string({ minLength: 1, maxLength: 300, unit: fc.constantFrom(...'abcXYZ019_-') });
  const secrets = fc.uint8Array({ minLength: 1, maxLength: 64 });
  await fc.assert(
    fc.asyncProperty(ids, secrets, fc.jsonValue(), async (id, key, value) => {
      const judge = new Webhook(Buffer.from(key).toString('base64'));
      const at = new Date();
      const timestamp = String(Math.floor(at.getTime() / 1000));
      const text = JSON.stringify(value);
      const signed = { id, timestamp, body: bytes(text) };
      const ours = await signEvent(key, signed);
      // The library throws for an invalid signature, and returns the parsed body.
      const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': ours };
      expect(judge.verify(text, headers)).toEqual(JSON.parse(text));
      const clocks = { now: Number(timestamp), tolerance: 300 };
      expect(await verifyEvent(key, signed, judge.sign(id, at, text), clocks)).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});
