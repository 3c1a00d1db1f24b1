/** Read-modify-write: every resource that can be read and updated accepts its response as an update request. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { follow, isNode, type Node, nodeOf, type Operation, operations } from './operations.js';
import { openSandbox, type TestSandbox } from './sandbox-support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns all properties of a schema, including those of its subschemas and variants. */
function propertiesOf(schema: unknown): Node {
  const node = follow(schema);
  const parts = [...listOf(node['allOf']), ...listOf(node['oneOf']), ...listOf(node['anyOf'])].map(propertiesOf);
  return Object.assign({}, ...parts, nodeOf(node['properties']));
}

function requiredOf(schema: unknown): unknown[] {
  const node = follow(schema);
  return [...listOf(node['required']), ...listOf(node['allOf']).flatMap(requiredOf)];
}

/** Returns the JSON types that a schema accepts. */
function typesOf(schema: unknown): Set<string> {
  const node = follow(schema);
  const variants = [...listOf(node['oneOf']), ...listOf(node['anyOf']), ...listOf(node['allOf'])];
  const own = Array.isArray(node['type']) ? node['type'] : node['type'] === undefined ? [] : [node['type']];
  return new Set([...own.map(String), ...variants.flatMap((variant) => [...typesOf(variant)])]);
}

/** A resource that can be read individually and updated. */
interface Resource {
  readonly id: string;
  readonly update: Operation;
  readonly read: Operation;
  /** The property that wraps the update, if any. */
  readonly root: string | undefined;
  readonly request: unknown;
}

/** Operations whose target is not in the path or that are read as a list. */
const OTHERS = ['updateLessonProgress', 'updatePaymentMethod', 'updateCommunity'];

const resources: readonly Resource[] = operations.flatMap((update) => {
  if (!['PUT', 'PATCH'].includes(update.method) || update.surface !== 'admin' || OTHERS.includes(update.id)) return [];
  const read = operations.find(({ method, path }) => method === 'GET' && path === update.path);
  if (read === undefined || update.bodies.length === 0) return [];
  const [first] = requiredOf(update.bodySchema);
  const root =
    typeof first === 'string' && follow(propertiesOf(update.bodySchema)[first])['type'] !== 'string'
      ? [first].find((name) => typesOf(propertiesOf(update.bodySchema)[name]).has('object') && name !== 'tiptap_body')
      : undefined;
  const isWrapped = root !== undefined && root !== 'body';
  const request = isWrapped ? propertiesOf(update.bodySchema)[root] : update.bodySchema;
  return [{ id: update.id, update, read, root: isWrapped ? root : undefined, request }];
});

function wrap({ root }: Resource, body: unknown): unknown {
  return root === undefined ? body : { [root]: body };
}

async function read(path: string) {
  return sandbox.send('GET', path);
}

/** Paths of all records in the seed data, found in the lists. */
async function pathsOf({ update }: Resource): Promise<string[]> {
  if (!update.path.includes('{')) return [update.path];
  const parents: Readonly<Record<string, string>> = { space_id: '303', contact_id: '4102' };
  const filled = update.path.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => parents[name] ?? whole);
  const list = filled.replace(/\/\{\w+\}$/u, '');
  const found = new Set<string>();
  for (const query of ['?per_page=100', '?per_page=100&status=all', '?per_page=100&space_id=303']) {
    const { status, body } = await read(`${list}${query}`);
    const records = listOf(nodeOf(body)['records'] ?? body);
    if (status === 200) for (const record of records) if (isNode(record)) found.add(`${list}/${String(record['id'])}`);
  }
  if (found.size > 0) return [...found];
  const { status, body } = await read(`${list}/search?per_page=100`);
  return status === 200
    ? listOf(nodeOf(body)['records']).map((record) => `${list}/${String(nodeOf(record)['id'])}`)
    : [];
}

/** Removes the update time, which an update may change. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (key === 'updated_at' ? [] : [[key, plain(item)]])),
  );
}

/** Records that cannot be updated in their state. */
function isClosed(body: unknown): boolean {
  return nodeOf(body)['active'] === false || nodeOf(body)['status'] === 'archived';
}

test('covers more than 20 updatable resources of the document', () => {
  expect(resources.length).toBeGreaterThan(20);
  expect(resources.filter(({ root }) => root !== undefined).map(({ id, root }) => `${id} ${root}`)).toEqual([
    'updateProfileField profile_field',
    'updateEvent event',
    'updateAccessGroup access_group',
  ]);
});

describe('sending a record back unchanged', () => {
  test.each(resources.map((resource) => [resource.id, resource] as const))(
    'sending a record back unchanged returns 200 and changes nothing: %s',
    async (_id, resource) => {
      await sandbox.reset();
      const paths = await pathsOf(resource);
      expect(paths.length).toBeGreaterThan(0);
      let count = 0;
      for (const path of paths) {
        const before = await read(path);
        if (before.status !== 200 || isClosed(before.body)) continue;
        count += 1;
        const sent = await sandbox.send(resource.update.method, path, wrap(resource, before.body));
        expect([sent.status, nodeOf(sent.body)['error_details'] ?? {}], path).toEqual([200, {}]);
        const after = await read(path);
        expect(plain(after.body), path).toEqual(plain(before.body));
      }
      expect(count).toBeGreaterThan(0);
    },
  );
});

/** Properties that are nullable in the schema but never null in responses. */
const NEVER_NULL = new Set(['updateCommunitySegment title', 'updateContactNote tiptap_body']);
/** Properties that null resets to a default other than null. */
const USUAL = new Set([
  ...['is_private', 'is_hidden', 'is_hidden_from_non_members'].map((name) => `updateSpace ${name}`),
  'updateMemberTag display_locations',
  'updateCommunityMember member_since',
]);
/** Properties that an active record requires. */
const NEEDED = new Set(['updateWorkflow trigger']);

const nullable = resources.flatMap((resource) => {
  const answered = propertiesOf(nodeOf(resource.read.response));
  return Object.keys(propertiesOf(resource.request))
    .filter((name) => typesOf(answered[name]).has('null') && !NEVER_NULL.has(`${resource.id} ${name}`))
    .map((name) => [`${resource.id} ${name}`, resource, name] as const);
});

test('update requests accept every type that occurs in the responses of their resource', () => {
  const refused = resources.flatMap(({ id, request, read: { response } }) => {
    const taken = propertiesOf(request);
    return Object.entries(propertiesOf(response)).flatMap(([name, schema]) => {
      if (!(name in taken) || NEVER_NULL.has(`${id} ${name}`)) return [];
      const types = typesOf(taken[name]);
      return [...typesOf(schema)].filter((type) => !types.has(type)).map((type) => `${id} ${name}: ${type}`);
    });
  });
  expect(refused).toEqual([]);
  expect(nullable.length).toBeGreaterThan(40);
});

describe('null for nullable properties', () => {
  test.each(nullable)('null clears a nullable property: %s', async (id, resource, name) => {
    const [path = ''] = await pathsOf(resource);
    const { status, body } = await sandbox.send(
      resource.update.method,
      path,
      wrap(resource, { ...(resource.root && nodeOf((await read(path)).body)), [name]: null }),
    );
    if (NEEDED.has(id)) {
      expect(status).toBe(422);
      return;
    }
    expect([status, nodeOf(body)['error_details'] ?? {}]).toEqual([200, {}]);
    const value = nodeOf((await read(path)).body)[name];
    if (USUAL.has(id)) expect(value).toBeDefined();
    else expect(value).toBeNull();
  });
});
