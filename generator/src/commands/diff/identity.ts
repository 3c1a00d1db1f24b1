/** Identifies operations, so that those of two documents can be matched. */
import { type Api, listAll, type Operation } from '../../ir/api.js';

/** Maps operations by method and path, ignoring parameter names, and events by their origin and name. */
export function byIdentity(api: Api): ReadonlyMap<string, Operation> {
  const known = new Map(api.operations.map((operation) => [operation.id, operation]));
  const found = new Map<string, Operation>();
  for (const operation of listAll(api)) {
    const key = keyOf(operation, known);
    // Callbacks with the same name may have several URLs.
    let unique = key;
    for (let number = 2; found.has(unique); number += 1) unique = `${key} ${number}`;
    found.set(unique, operation);
  }
  return found;
}

function keyOf(operation: Operation, known: ReadonlyMap<string, Operation>): string {
  const { event, method, path } = operation;
  if (event === undefined) return `${method} ${path.replaceAll(/\{[^}]*\}/gu, '{}')}`;
  if (event.kind === 'webhook') return `webhook ${method} ${event.name}`;
  const owner = known.get(event.of);
  return `callback ${owner === undefined ? event.of : keyOf(owner, known)} ${method} ${event.name}`;
}
