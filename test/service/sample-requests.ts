/** Requests for every operation with ids of the seed data, so that each is processed as far as possible. */
import { seedCommunity } from '@community-platform/service';
import { type Node, nodeOf, type Operation, operations, targetOf } from './operations.js';
import { hasPath, withValue } from './request-places.js';
import { type RunningService, startService } from './support.js';

export interface SampleRequests {
  readonly running: RunningService;
  /** Sends an operation's example with another value at a path in its body. */
  readonly sendBody: (
    operation: Operation,
    path: readonly string[],
    value: unknown,
  ) => ReturnType<RunningService['send']>;
  /** Sends an operation with additional query text, which is not encoded. */
  readonly sendQuery: (operation: Operation, query: string) => ReturnType<RunningService['send']>;
}

function kindOf({ id }: Operation): string {
  return /Event/u.test(id) ? 'event' : /Lesson/u.test(id) ? 'course' : 'basic';
}

/** References in examples that the tests do not need. */
const optional = new Set([
  'topics',
  'user_id',
  'user_email',
  'featured_media',
  'submission_on_behalf_of',
  'paywall_ids',
]);

/** An id that no record has. */
const NOBODY = '2000000001';

/** Starts a service with seed data in one of its communities. */
export async function startSample(): Promise<SampleRequests> {
  const running = await startService({});
  const { service, base, ours } = running;
  await seedCommunity(service, base, ours.adminToken);
  const { access_token } = await ours.api.authTokens.create({ body: { community_member_id: ours.ownerId } });
  const tokens = { admin: ours.adminToken, member: access_token, headless: ours.headlessToken, open: access_token };
  const { records } = await ours.api.spaces.list({ query: { per_page: 100 } });
  const spaces: Node = Object.fromEntries(records.map(({ space_type, id }) => [space_type, id]));
  const [section] = (await ours.api.courseSections.list({ query: { space_id: Number(spaces['course']) } })).records;
  const [group] = (await ours.api.spaceGroups.list({})).records;
  const [post] = (await ours.api.posts.list({})).records;

  /** Returns the id of the first record in the list before a path parameter, or an unknown id. */
  const findId = async (operation: Operation, before: string): Promise<string> => {
    const list = operations.find(({ method, path }) => method === 'GET' && path === before.replace(/\/$/u, ''));
    if (list === undefined) return NOBODY;
    const { body } = await running.send('GET', await fillTarget(list), undefined, tokens[operation.surface]);
    const found: unknown = nodeOf(body)['records'];
    const id = nodeOf(Array.isArray(found) ? found[0] : undefined)['id'];
    return id === undefined ? NOBODY : String(id);
  };

  const fillTarget = async (operation: Operation): Promise<string> => {
    const values = new Map<string, string>();
    for (const name of operation.pathNames) {
      const [before = ''] = operation.path.split(`{${name}}`);
      values.set(name, name === 'space_id' ? String(spaces['basic']) : await findId(operation, before));
    }
    const space = { space_id: String(spaces['course']) };
    return targetOf(
      operation,
      (name) => values.get(name) ?? '',
      operation.requiredQuery.includes('space_id') ? space : {},
    );
  };

  /** Returns an example whose references are replaced with records of the seed data. */
  const localise = (value: unknown, kind: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => localise(item, kind));
    if (typeof value !== 'object' || value === null) return value;
    const ids = { space_id: spaces[kind], section_id: section?.id, space_group_id: group?.id, post_id: post?.id };
    const local: Node = { ...ids, parent_comment_id: null };
    const kept = Object.entries(value).filter(([name]) => !optional.has(name));
    return Object.fromEntries(kept.map(([name, child]) => [name, local[name] ?? localise(child, kind)]));
  };

  return {
    running,
    sendBody: async (operation, path, value) => {
      const example = operation.bodies.find((body) => hasPath(body, path)) ?? operation.bodies[0];
      const body = withValue(operation.bodySchema, localise(example, kindOf(operation)), path, value);
      return running.send(operation.method, await fillTarget(operation), body, tokens[operation.surface]);
    },
    sendQuery: async (operation, query) => {
      const target = await fillTarget(operation);
      const whole = `${target}${target.includes('?') ? '&' : '?'}${query}`;
      return running.send(operation.method, whole, undefined, tokens[operation.surface]);
    },
  };
}
