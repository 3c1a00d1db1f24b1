/**
 * The examples in the document match the seed data: on a fresh sandbox, each request returns the response in its
 * example.
 */

import type { Server } from '@community-platform/server';
import { createNodeServer } from '@community-platform/server/node';
import { createService, ensureSandbox, type Service } from '@community-platform/service';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectKnown, readKnownFailures } from '../support/known-failures.js';
import { emptyDatabase } from './data-folders.js';
import { exampleCases, optionalTargets } from './example-requests.js';
import { varyingIn, varyingTodayIn } from './known-differences.js';
import { withLedger } from './ledger.js';
import { createManualClock, DAY, SECOND } from './manual-clock.js';
import { nodeOf, type Operation, operations } from './operations.js';
import { differencesOf } from './response-differences.js';

/** The base URL and time of the examples; the sandbox uses the same. */
const BASE = 'https://oven-and-crumb.community.example';
const NOW = '2025-05-20T18:40:00Z';

const secrets = { adminToken: 'an-admin-token-of-the-examples', headlessToken: 'a-headless-token-of-the-examples' };

const time = createManualClock(NOW);

let service: Service;
let node: ReturnType<typeof createNodeServer>;
let origin = '';
/** The server that currently handles requests: the sandbox, in the transaction of one case. */
let answering: Server;

beforeAll(async () => {
  service = await createService({
    database: await emptyDatabase(),
    baseUrl: BASE,
    validateResponses: true,
    clock: time.clock,
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

/** Whether an operation only reads and therefore needs no separate transaction. */
function isRead({ method, surface }: Operation): boolean {
  return method === 'GET' && surface !== 'member';
}

/**
 * Runs a case in a transaction that is rolled back, so that each case finds the sandbox unchanged, including the next
 * ids.
 */
async function onFresh<T>(run: () => Promise<T>): Promise<T> {
  let found: { readonly value: T } | undefined;
  await service.database.db
    .transaction()
    .execute(async (transaction) => {
      // A rollback does not reset a sequence unless the sequence was altered in the same transaction.
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
  if (found === undefined) throw new Error('no response');
  return found.value;
}

async function request(method: string, target: string, token: string | undefined, body?: unknown) {
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
}

async function tokensOfTobin() {
  const body = { email: 'tobin@example.com' };
  return nodeOf((await request('POST', '/api/v1/headless/auth_token', secrets.headlessToken, body)).body);
}

/** Sends an example, with its tokens replaced by those that this sandbox issued to Tobin Fennick. */
async function send(operation: Operation, target: string, example: unknown) {
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
}

function sendFresh(operation: Operation, target: string, example: unknown) {
  const run = () => send(operation, target, example);
  return isRead(operation) ? run() : onFresh(run);
}

const known = readKnownFailures();

describe('documented example', () => {
  test.each(exampleCases.map((each) => [each.name, each] as const))(
    'the documented example matches the response of the sandbox: %s',
    async (name, each) => {
      const { operation, target } = each;
      const { status, body } = await sendFresh(operation, target, each.body);
      expectKnown(known.get(`example ${name}`), () => {
        expect(status === each.status ? status : [status, body]).toBe(each.status);
        expect(differencesOf(each.response, body, varyingIn(operation.id)).join('\n')).toBe('');
      });
    },
  );
});

test('lists every documented example exactly once', () => {
  expect(exampleCases.length).toBeGreaterThan(operations.length);
  expect(new Set(exampleCases.map(({ name }) => name)).size).toBe(exampleCases.length);
});

test('accepts each documented example of an optional query parameter', async () => {
  const refused: unknown[] = [];
  for (const [operation, target] of optionalTargets) {
    // If a DELETE's optional parameter does not identify the record, the body does.
    const { status, body } = await sendFresh(
      operation,
      target,
      operation.method === 'DELETE' ? operation.bodies[0] : undefined,
    );
    if (status >= 300) refused.push([operation.id, target, status, body]);
  }
  expect(refused).toEqual([]);
});

test('GET responses match the examples until the seed data moves to the next day', async () => {
  time.advance(DAY - SECOND);
  const differences: string[] = [];
  for (const { name, operation, target, ...example } of exampleCases) {
    if (operation.method !== 'GET') continue;
    const { status, body } = await sendFresh(operation, target, undefined);
    const found = differencesOf(example.response, body, varyingTodayIn(operation.id));
    differences.push(...(status === example.status ? found : [String(status)]).map((each) => `${name} ${each}`));
  }
  time.set(NOW);
  expect(differences).toEqual([]);
});
