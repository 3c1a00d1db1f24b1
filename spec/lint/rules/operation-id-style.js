import { operations } from '../lib/walk.js';

/** The verbs with which an operation id may begin, unless the configuration names others. */
const VERBS = [
  'accept',
  'activate',
  'add',
  'approve',
  'archive',
  'ban',
  'cancel',
  'close',
  'count',
  'create',
  'deactivate',
  'delete',
  'disable',
  'duplicate',
  'enroll',
  'export',
  'find',
  'follow',
  'get',
  'import',
  'invite',
  'like',
  'list',
  'mark',
  'merge',
  'move',
  'pin',
  'publish',
  'refresh',
  'refund',
  'reject',
  'remove',
  'reorder',
  'reset',
  'resume',
  'revoke',
  'run',
  'search',
  'send',
  'set',
  'start',
  'stop',
  'submit',
  'unarchive',
  'unfollow',
  'unlike',
  'update',
  'upload',
  'upsert',
];

/**
 * An operation id is camelCase, begins with a known verb and goes on with what the verb is about. It is unique.
 *
 * @param {{ verbs?: string[] }} options `verbs` replaces the list of verbs
 */
export function operationIdStyle({ verbs = VERBS } = {}) {
  return {
    Root(root, ctx) {
      const owners = new Map();
      for (const { path, method, node, location } of operations(root, ctx)) {
        const id = node.operationId;
        if (typeof id !== 'string') continue;
        const where = location.child(['operationId']);
        const report = (message) => ctx.report({ message, location: where });
        const verb = /^[a-z]+/.exec(id)?.[0] ?? '';
        if (!/^[a-z]+(?:[A-Z][a-z0-9]*)+$/.test(id)) {
          report(`The operation id \`${id}\` is not a verb and a noun in camelCase.`);
        } else if (!verbs.includes(verb)) {
          report(`The operation id \`${id}\` begins with \`${verb}\`, which is not one of the verbs.`);
        }
        if (owners.has(id)) report(`The operation id \`${id}\` already belongs to ${owners.get(id)}.`);
        else owners.set(id, `${method.toUpperCase()} ${path}`);
      }
    },
  };
}
