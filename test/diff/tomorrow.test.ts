/**
 * Forward compatibility: a client of the old document against a server of the new one, for every edit in the corpus
 * that does not break callers. Responses with unknown values and properties are accepted, and old code compiles with
 * the new types.
 */
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRequest } from '../../generator/src/commands/verify/requests.js';
import { listForms, makeReply } from '../../generator/src/commands/verify/responses.js';
import { createValueContext } from '../../generator/src/commands/verify/valid.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { createRandom, seedOf } from '../../generator/src/support/regexp/random.js';
import { Unmakeable } from '../../generator/src/values/work.js';
import { testConfig } from '../support/documents.js';
import { loadInput } from '../support/emit-input.js';
import { type JobResult, runJobs } from '../support/jobs.js';
import { testSeed } from '../support/long.js';
import { groupFindings, typeCheck } from '../support/type-check.js';
import { printTypedCalls } from '../support/typed-calls.js';
import { linkPackages, makeWorkspace, type Workspace } from '../support/workspace.js';
import { base } from './base.js';
import { harmlessRows } from './corpus-harmless.js';
import { operationRows } from './corpus-operations.js';
import { schemaRows } from './corpus-schemas.js';
import { applyEdit } from './edit.js';
import type { Row } from './rows.js';

const rows = [...schemaRows, ...operationRows, ...harmlessRows].filter(({ callers }) => callers === 'compatible');

/** A group of edits that are applied together, like those of one year. No two of them edit the same value. */
interface Year {
  readonly folder: string;
  readonly names: readonly string[];
  readonly old: unknown;
  readonly now: unknown;
  readonly touched: readonly string[];
}

function touchedBy({ given = {}, edit }: Row): string[] {
  return [given, edit].flatMap(({ set = {}, remove = [], move = {}, refs = {} }) => [
    ...Object.keys(set),
    ...remove,
    ...[move, refs].flatMap((each) => Object.entries(each).flat()),
  ]);
}

function isWithin(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`);
}

/** Groups the edits. Each edit goes to the first year in which it conflicts with no other. */
function listYears(): readonly Year[] {
  const years: Year[] = [];
  for (const row of rows) {
    const touched = touchedBy(row);
    const isFree = (year: Year): boolean =>
      !year.touched.some((one) => touched.some((other) => isWithin(one, other) || isWithin(other, one)));
    const found = years.findIndex(isFree);
    const at = found === -1 ? years.length : found;
    const year = years[at] ?? { folder: `year-${at}`, names: [], old: base, now: base, touched: [] };
    years[at] = {
      folder: year.folder,
      names: [...year.names, row.name],
      touched: [...year.touched, ...touched],
      old: applyEdit(year.old, row.given ?? {}),
      now: applyEdit(applyEdit(year.now, row.given ?? {}), row.edit),
    };
  }
  return years;
}

const years = listYears();

/** The number of responses of each kind, and of calls of each operation. */
const draws = 12;

let workspace: Workspace;
const outcomes = new Map<string, JobResult>();
const findings = new Map<string, readonly string[]>();

function attempt<T>(seed: number, make: (random: ReturnType<typeof createRandom>) => T): T[] {
  return Array.from({ length: draws }, (_, index) => index).flatMap((index) => {
    try {
      return [make(createRandom(seed + index))];
    } catch (error) {
      if (error instanceof Unmakeable) return [];
      throw error;
    }
  });
}

/** Returns what the new handlers return when there is no error. */
function makeReplies({ api, names }: EmitInput): Record<string, unknown[]> {
  const bench = { ...createValueContext(api), exclusion: 0 };
  return Object.fromEntries(
    api.operations.map((operation) => [
      names.operation(operation).value,
      listForms(operation)
        .filter(({ response }) => response.status.startsWith('2'))
        .flatMap((form) =>
          attempt(seedOf(testSeed, operation.id), (random) => makeReply(bench, random, operation, form)),
        )
        .map((reply) => reply?.result),
    ]),
  );
}

/** Returns the requests of old callers. */
function makeCalls({ api, names }: EmitInput): Record<string, unknown[]> {
  const bench = { ...createValueContext(api), exclusion: 0 };
  return Object.fromEntries(
    api.operations.map((operation) => [
      names.operation(operation).value,
      attempt(seedOf(testSeed, operation.id), (random) => makeRequest(bench, random, operation, 0).request),
    ]),
  );
}

function printScript(calls: object, replies: object): string {
  return `import { equal } from 'node:assert/strict';
import * as yesterday from '@old/client';
import { createServer } from '@case/server';

const replies = ${JSON.stringify(replies)};
const calls = ${JSON.stringify(calls)};
let [turn, count] = [0, 0];
const next = (list) => list[turn++ % list.length];
const handlers = Object.fromEntries(Object.entries(replies).map(([name, list]) => [name, () => next(list)]));
const server = createServer({ handlers, security: { key: () => ({}), oauth: () => ({ scopes: ['read', 'write'] }) } });
const options = { baseUrl: 'http://case', fetch: server.fetch, auth: { key: 'k', oauth: 't' } };
const client = yesterday.createClient(options);
for (const [name, list] of Object.entries(calls))
  for (const request of list) {
    const { status } = await yesterday[name](client, request);
    equal(Math.floor(status / 100), 2);
    count += 1;
  }
console.log(count);
`;
}

function generate(folder: string): Parameters<typeof runJobs>[0][number] {
  const cwd = join(workspace.folder, folder);
  return { kind: 'command', cwd, args: ['generate', 'spec.json', '--out', 'packages', '--scope', '@case'] };
}

beforeAll(async () => {
  workspace = await makeWorkspace();
  const documents = new Map<string, unknown>(
    years.flatMap(({ folder, old, now }) => [[`${folder}-old`, old] as const, [folder, now] as const]),
  );
  for (const [folder, document] of documents) {
    await mkdir(join(workspace.folder, folder));
    await writeFile(join(workspace.folder, folder, 'spec.json'), JSON.stringify(document));
  }
  const generated = await runJobs([...documents.keys()].map(generate));
  expect(generated.filter(({ exit }) => exit !== 0)).toEqual([]);
  for (const folder of documents.keys()) await linkPackages(workspace.folder, folder);
  const load = async (folder: string): Promise<EmitInput> =>
    (await loadInput(join(workspace.folder, folder, 'spec.json'), testConfig)).input;
  for (const { folder } of years) {
    const before = `${folder}-old`;
    const [old, now] = [await load(before), await load(folder)];
    const scope = join(workspace.folder, folder, 'node_modules/@old');
    await mkdir(scope);
    await symlink(join(workspace.folder, before, 'packages/client'), join(scope, 'client'));
    const script = printScript(makeCalls(old), makeReplies(now));
    await writeFile(join(workspace.folder, folder, 'tomorrow.ts'), script);
    const { text } = printTypedCalls(old, testSeed, { hasHandlers: false });
    await writeFile(join(workspace.folder, folder, 'agreement.ts'), text);
  }
  const ran = await runJobs(
    years.map(({ folder }) => ({ kind: 'script', file: join(workspace.folder, folder, 'tomorrow.ts') })),
  );
  for (const [index, { folder }] of years.entries()) {
    const outcome = ran[index];
    if (outcome !== undefined) outcomes.set(folder, outcome);
  }
  for (const [folder, lines] of groupFindings(typeCheck(workspace.folder))) findings.set(folder, lines);
});
afterAll(() => workspace?.remove());

test('applies at least 50 edits that do not break callers to the documents', () => {
  expect(years.flatMap(({ names }) => names).length).toBeGreaterThanOrEqual(50);
  expect(years.length).toBeLessThan(12);
});

test.each(years)('old clients in $folder accept new responses, and old code compiles: $names', ({ folder }) => {
  const outcome = outcomes.get(folder);
  expect(outcome?.failure).toBeUndefined();
  expect(Number(outcome?.stdout)).toBeGreaterThan(draws);
  expect(findings.get(folder) ?? []).toEqual([]);
});
