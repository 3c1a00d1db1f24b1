/** The examples of the document are the story of the sample: each request answers on a fresh sandbox as its example says. */
import { createNodeServer } from '@community-platform/server/node';
import { createService, ensureSandbox, type Service } from '@community-platform/service';
import type { Server } from '@community-platform/server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectKnown, readKnownFailures } from '../support/known-failures.js';
import { differencesOf, type Varying } from './differences.js';
import { exampleCases, optionalTargets } from './example-requests.js';
import { withLedger } from './ledger.js';
import { createManualClock } from './manual-clock.js';
import { nodeOf, type Operation, operations } from './operations.js';
import { emptyDatabase } from './places.js';

/** Where the examples are told to be, and when: the addresses and times in them are those of this sandbox. */
const BASE = 'https://oven-and-crumb.community.example';
const NOW = '2025-05-20T18:40:00Z';

const secrets = { adminToken: 'an-admin-token-of-the-examples', headlessToken: 'a-headless-token-of-the-examples' };

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;

/** What no two answers have alike; where an operation is named, only in what it makes. */
const varying: readonly Varying[] = [
  {
    ...{ end: /^\.message$/u, form: /^The .*[^.]$|comes? to the event$/u },
    reason: 'one example stands for all answers that only say that it is done',
  },
  { end: /\.access_token$/u, form: /^[\w-]+\.[\w-]+\.[\w-]+$/u, reason: 'signed with the key of the sandbox' },
  { end: /\.(?:refresh_token|token)$/u, form: /^[\w-]{43}$/u, reason: 'a secret' },
  {
    ...{ end: /\.(?:signed_id|sgid|attachable_sgid)$/u, form: /^[\w-]{43}$/u, by: /^create/u },
    reason: 'a secret of the new file or embed',
  },
  {
    ...{ end: /^(?:\.direct_upload)?\.url$/u, form: /\/(?:uploads|files)\/[\w-]{43}/u, by: /^createDirectUpload$/u },
    reason: 'holds the signed id',
  },
  {
    ...{ end: /\.(?:id|workflow_id|chat_room_uuid)$/u, form: new RegExp(`^${uuid}$`, 'u') },
    ...{ by: /^(?:create|update|duplicate)Workflow$|^sendMessage$/u, reason: 'the UUID of what is new' },
  },
  {
    ...{ end: /^\.url$/u, form: new RegExp(`/settings/workflows/${uuid}$`, 'u'), by: /^duplicateWorkflow$/u },
    reason: 'holds the UUID',
  },
  { end: /\.public_uid$/u, form: /^[\w-]{8}$/u, by: /^createCommunityMember$/u, reason: 'made at random' },
  { end: /\.profile_url$/u, form: /\/u\/[\w-]{8}$/u, by: /^createCommunityMember$/u, reason: 'holds the public uid' },
  { end: /^\.sqid$/u, form: /^[a-z][a-z\d]{9}$/u, by: /^createCommunityLead$/u, reason: 'made at random' },
  { end: /^\.uid$/u, form: /^[\w-]{12}$/u, by: /^(?:create|duplicate)Form$/u, reason: 'made at random' },
  {
    ...{ end: /^\.redemption_url$/u, form: /\?invitation_token=[\w-]{22}$/u, by: /^createInvitationLink$/u },
    reason: 'holds a secret',
  },
  {
    ...{ end: /^\.virtual_location_url$/u, form: /\/live\/spelt-bake-along-[\da-f]{8}$/u, by: /^createEvent$/u },
    reason: 'ends at random',
  },
  {
    ...{ end: /processor_id$/u, form: /^(?:ch|in|sub)_[\da-f]{24}$/u, by: /^createCommunityMember/u },
    reason: 'made by the processor of payments',
  },
  {
    ...{ end: /\.used$/u, form: /^\d+$/u, by: /^getQuota/u },
    reason: 'how many requests were sent before it, of this test',
  },
];

let service: Service;
let node: ReturnType<typeof createNodeServer>;
let origin = '';
/** Who answers now: the sandbox over the transaction of one case. */
let answering: Server;

beforeAll(async () => {
  service = await createService({
    database: await emptyDatabase(),
    baseUrl: BASE,
    validateAnswers: true,
    clock: createManualClock(NOW).clock,
    failed: ({ cause }) => void (cause !== undefined && console.error(cause)),
  });
  await ensureSandbox(service, BASE, secrets);
  answering = service;
  node = createNodeServer(withLedger({ ...service, handle: (request) => answering.handle(request) }));
  origin = `http://127.0.0.1:${await node.listen()}`;
});
afterAll(async () => {
  await node.close();
  await service.close();
});

const undone = new Error('undone');

/** What reads changes nothing, and needs no transaction. */
const isRead = ({ method, surface }: Operation): boolean => method === 'GET' && surface !== 'member';

/** Runs a case in a transaction that is undone: each finds the sandbox as it was, the next ids among it. */
const onFresh = async <T>(run: () => Promise<T>): Promise<T> => {
  let found: { readonly value: T } | undefined;
  await service.database.db
    .transaction()
    .execute(async (transaction) => {
      // A sequence moves on in spite of what is undone, unless it was altered in the same transaction.
      await sql`do $$ declare s record; next bigint; begin
        for s in select schemaname, sequencename from pg_sequences loop
          execute format('select last_value + is_called::integer from %I.%I', s.schemaname, s.sequencename) into next;
          execute format('alter sequence %I.%I restart with %s', s.schemaname, s.sequencename, next);
        end loop; end $$`.execute(transaction);
      answering = service.over(transaction);
      found = { value: await run() };
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  answering = service;
  if (found === undefined) throw new Error('no answer');
  return found.value;
};

const request = async (method: string, target: string, token: string | undefined, body?: unknown) => {
  const response = await fetch(`${origin}${target}`, {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
};

const tokensOfTobin = async () => {
  const body = { email: 'tobin@example.com' };
  return nodeOf((await request('POST', '/api/v1/headless/auth_token', secrets.headlessToken, body)).body);
};

/** An example with the tokens that this sandbox has issued to Tobin Fennick in the place of its own. */
const send = async (operation: Operation, target: string, example: unknown) => {
  const needsTokens = operation.surface === 'member' || operation.path.includes('_token/');
  const tokens = needsTokens ? await tokensOfTobin() : {};
  const token = {
    admin: secrets.adminToken,
    headless: secrets.headlessToken,
    member: tokens['access_token'],
    open: '',
  };
  const own = Object.entries(nodeOf(example)).map(([name, value]) => [name, tokens[name] ?? value]);
  const body = example === undefined ? undefined : Object.fromEntries(own);
  return request(operation.method, target, String(token[operation.surface]), body);
};

const answer = (operation: Operation, target: string, example: unknown) => {
  const run = () => send(operation, target, example);
  return isRead(operation) ? run() : onFresh(run);
};

const known = readKnownFailures();

describe('the example', () => {
  test.each(exampleCases.map((each) => [each.name, each] as const))('%s', async (name, each) => {
    const { operation, target } = each;
    const { status, body } = await answer(operation, target, each.body);
    const rules = varying.filter(({ by }) => by?.test(operation.id) ?? true);
    expectKnown(known.get(`example ${name}`), () => {
      expect(status === each.status ? status : [status, body]).toBe(each.status);
      expect(differencesOf(each.answer, body, rules).join('\n')).toBe('');
    });
  });
});

test('every example of a request has its own answer, or shares one', () => {
  expect(exampleCases.length).toBeGreaterThan(operations.length);
  expect(new Set(exampleCases.map(({ name }) => name)).size).toBe(exampleCases.length);
});

test('every example of an optional parameter is taken', async () => {
  const refused: unknown[] = [];
  for (const [operation, target] of optionalTargets) {
    const { status, body } = await answer(operation, target, undefined);
    if (status >= 300) refused.push([operation.id, target, status, body]);
  }
  expect(refused).toEqual([]);
});
