/**
 * Every list that a request can hold, at its bound and one beyond it: at the bound it is taken, or refused for another
 * reason that the document gives; beyond it a body is a 422 and a parameter a 400. Nothing is ever a 5xx.
 */
import { fillCommunity } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Node, nodeOf, type Operation, operations, targetOf } from './operations.js';
import { arraysOfBody, arraysOfQuery, hasPath, itemsOf, withValue } from './request-places.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let memberToken = '';
/** Records of the sample, so that a request gets as far as it can. */
let spaces: Readonly<Record<string, number>> = {};
let sectionId = 0;
let spaceGroupId = 0;

beforeAll(async () => {
  running = await startService({});
  const { service, base, ours } = running;
  await fillCommunity(service, base, ours.adminToken);
  memberToken = (await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } })).access_token;
  const { records } = await ours.api.spaces.list({ query: { per_page: 100 } });
  spaces = Object.fromEntries(records.map(({ space_type, id }) => [space_type, id]));
  const [section] = (await ours.api.courseSections.list({ query: { space_id: spaces['course'] ?? 0 } })).records;
  sectionId = section?.id ?? 0;
  spaceGroupId = (await ours.api.spaceGroups.list({})).records[0]?.id ?? 0;
}, 60_000);
afterAll(() => running.close());

const tokenOf = ({ surface }: Operation): string =>
  surface === 'admin' ? running.ours.adminToken : surface === 'member' ? memberToken : running.ours.headlessToken;

/** The id of a record that the list before it in a path has, or of none. */
const findId = async (operation: Operation, before: string): Promise<string> => {
  const list = operations.find(({ method, path }) => method === 'GET' && path === before.replace(/\/$/u, ''));
  if (list === undefined) return '2000000001';
  const { body } = await running.send('GET', await fillTarget(list), undefined, tokenOf(operation));
  const records: unknown = nodeOf(body)['records'];
  const id = nodeOf(Array.isArray(records) ? records[0] : undefined)['id'];
  return id === undefined ? '2000000001' : String(id);
};

const fillTarget = async (operation: Operation, extra: Readonly<Record<string, string>> = {}): Promise<string> => {
  const values = new Map<string, string>();
  for (const name of operation.pathNames) {
    const [before = ''] = operation.path.split(`{${name}}`);
    values.set(name, await findId(operation, before));
  }
  const required = operation.requiredQuery.includes('space_id') ? { space_id: String(spaces['course']) } : {};
  return targetOf(operation, (name) => values.get(name) ?? '', { ...required, ...extra });
};

const kindOf = ({ id }: Operation): string => (/Event/u.test(id) ? 'event' : /Lesson/u.test(id) ? 'course' : 'basic');

/** What an example refers to beside what a test is about, and can do without. */
const optional = new Set(['topics', 'user_id', 'user_email', 'featured_media', 'submission_on_behalf_of']);

/** The example with records of the sample in the place of its own. */
const localise = (value: unknown, kind: string): unknown => {
  if (Array.isArray(value)) return value.map((item) => localise(item, kind));
  if (typeof value !== 'object' || value === null) return value;
  const local: Node = { space_id: spaces[kind], section_id: sectionId, space_group_id: spaceGroupId };
  const kept = Object.entries(value).filter(([name]) => !optional.has(name));
  return Object.fromEntries(kept.map(([name, child]) => [name, local[name] ?? localise(child, kind)]));
};

/** Of a list that has one of two forms, the bound of the first one is told. */
const TOO_MANY = /must have at most \d+ items/u;

const bodies = operations.flatMap((operation) =>
  arraysOfBody(operation).map((array) => [`${operation.id} ${array.path.join('.')}`, operation, array] as const),
);
const queries = operations.flatMap((operation) =>
  arraysOfQuery(operation).map((array) => [`${operation.id} ${array.path.join('.')}`, operation, array] as const),
);

test('there are such lists, and each has its bound', () => {
  expect(bodies.length).toBeGreaterThan(70);
  expect(queries.length).toBeGreaterThan(30);
  for (const [name, , { schema }] of [...bodies, ...queries])
    expect(schema['maxItems'], name).toEqual(expect.any(Number));
});

describe.each(bodies)('in the body: %s', (_, operation, array) => {
  const most = Number(array.schema['maxItems']);
  const send = async (length: number) => {
    const example = operation.bodies.find((body) => hasPath(body, array.path)) ?? operation.bodies[0];
    const items = itemsOf(array, length);
    const body = withValue(operation.bodySchema, localise(example, kindOf(operation)), array.path, items);
    return running.send(operation.method, await fillTarget(operation), body, tokenOf(operation));
  };

  test(`takes ${most}, and refuses one more with 422`, async () => {
    const at = await send(most);
    const text = JSON.stringify(at.body);
    expect(at.status, text).toBeLessThan(500);
    expect(operation.statuses, text).toContain(String(at.status));
    expect(text).not.toMatch(TOO_MANY);
    const beyond = await send(most + 1);
    expect(beyond.status).toBe(422);
    expect(JSON.stringify(beyond.body)).toMatch(TOO_MANY);
  });
});

describe.each(queries)('in the query: %s', (_, operation, array) => {
  const most = Number(array.schema['maxItems']);
  const [name = '', field] = array.path;
  const { style, explode } = nodeOf(operation.queryParameters.find((parameter) => parameter['name'] === name));
  const send = async (length: number) => {
    const items = itemsOf(array, length).map((item) => encodeURIComponent(String(item)));
    const repeated = style === 'deepObject' ? `${name}[${field}][]` : name;
    const query =
      style === 'form' && explode === false
        ? `${name}=${items.join(',')}`
        : items.map((item) => `${repeated}=${item}`).join('&');
    const target = await fillTarget(operation);
    return running.send(
      operation.method,
      `${target}${target.includes('?') ? '&' : '?'}${query}`,
      undefined,
      tokenOf(operation),
    );
  };

  test(`takes ${most}, and refuses one more with 400`, async () => {
    const at = await send(most);
    const text = JSON.stringify(at.body);
    expect(at.status, text).toBeLessThan(500);
    expect(operation.statuses, text).toContain(String(at.status));
    expect(text).not.toMatch(TOO_MANY);
    const beyond = await send(most + 1);
    expect(beyond.status).toBe(400);
    expect(JSON.stringify(beyond.body)).toMatch(TOO_MANY);
  });
});
