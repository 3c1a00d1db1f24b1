/** Identifies operations, so that those of two documents can be matched. */
import { type Api, listAll, type Operation } from '../../ir/api.js';

type Operations = ReadonlyMap<string, Operation>;

/**
 * Maps the operations of two documents to keys, which are equal for operations that match: by method and path, ignoring
 * parameter names; otherwise by method and `operationId`, because the path was renamed; and events by origin and name.
 */
export function matchOperations(old: Api, now: Api): { readonly before: Operations; readonly after: Operations } {
  const before = byIdentity(old, new Map());
  const direct = byIdentity(now, new Map());
  const gone = [...before].filter(([key, { event }]) => event === undefined && !direct.has(key));
  const keys = new Map<Operation, string>();
  for (const [key, operation] of direct) {
    if (operation.event !== undefined || before.has(key)) continue;
    const known = gone.find(([, { id, method }]) => id === operation.id && method === operation.method);
    if (known !== undefined) keys.set(operation, known[0]);
  }
  return { before, after: keys.size === 0 ? direct : byIdentity(now, keys) };
}

/** Maps operations by key. `keys` contains the keys of operations with another path in the old document. */
function byIdentity(api: Api, keys: ReadonlyMap<Operation, string>): Operations {
  const known = new Map(api.operations.map((operation) => [operation.id, operation]));
  const found = new Map<string, Operation>();
  for (const operation of listAll(api)) {
    const key = keyOf(operation, known, keys);
    // Callbacks with the same name may have several URLs.
    let unique = key;
    for (let number = 2; found.has(unique); number += 1) unique = `${key} ${number}`;
    found.set(unique, operation);
  }
  return found;
}

function keyOf(operation: Operation, known: Operations, keys: ReadonlyMap<Operation, string>): string {
  const { event, method, path } = operation;
  if (event === undefined) return keys.get(operation) ?? `${method} ${path.replaceAll(/\{[^}]*\}/gu, '{}')}`;
  if (event.kind === 'webhook') return `webhook ${method} ${event.name}`;
  const owner = known.get(event.of);
  return `callback ${owner === undefined ? event.of : keyOf(owner, known, keys)} ${method} ${event.name}`;
}
