/**
 * Gives every operation a unique operationId, which OpenAPI does not require (3.1, 4.8.10). If it is missing or a
 * duplicate, it is derived from method and path.
 */
import type { Report } from '../../diagnostics/diagnostics.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import { deriveOperationIds } from '../../support/case.js';
import { join } from '../../support/json-pointer.js';
import { kinds } from '../resolve/kinds.js';
import { isJsonObject, setMember } from '../resolve/location.js';

interface Location {
  /** Unique key: path and method. */
  readonly key: string;
  /** Method and path, for messages. */
  readonly label: string;
  /** Possible ids from method and path, best first. */
  readonly derived: readonly string[];
  readonly operation: object;
  readonly id: string | undefined;
  readonly pointer: string;
}

function listPlaces(root: unknown): Location[] {
  const paths = isJsonObject(root) && isJsonObject(root['paths']) ? root['paths'] : {};
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(isJsonObject(item) ? item : {}).flatMap(([method, operation]): Location[] => {
      if (method === 'additionalOperations' && isJsonObject(operation))
        return Object.entries(operation).flatMap(([name, each]) => toPlace(path, name, each, [method, name]));
      return kinds.pathItem.fields[method] === 'operation' ? toPlace(path, method, operation, [method]) : [];
    }),
  );
}

function toPlace(path: string, method: string, operation: unknown, tokens: readonly string[]): Location[] {
  if (!isJsonObject(operation)) return [];
  const id = operation['operationId'];
  return [
    {
      key: `${path} ${method}`,
      label: `${method.toUpperCase()} ${path}`,
      derived: deriveOperationIds(method, path),
      operation,
      id: typeof id === 'string' && id !== '' ? id : undefined,
      pointer: join('/paths', path, ...tokens),
    },
  ];
}

/** Sets a unique operationId in all operations of a document, in place. */
export function assignOperationIds(root: unknown, report: Report): void {
  const places = listPlaces(root);
  const owners = new Map<string, Location>();
  // Of several operations with one id, the first by path keeps it, regardless of document order.
  for (const place of [...places].sort((a, b) => (a.key < b.key ? -1 : 1)))
    if (place.id !== undefined && !owners.has(place.id)) owners.set(place.id, place);
  const others = places.filter((place) => place.id === undefined || owners.get(place.id) !== place);
  const nameRequests = others.map(({ key, derived }) => ({
    key,
    candidates: [...derived, ...addHash(derived[0] ?? 'operation', key)],
  }));
  const ids = resolveCollisions(nameRequests, new Set(owners.keys()));
  for (const { key, operation, id, pointer } of others) {
    const assigned = ids.get(key) ?? '';
    setMember(operation, 'operationId', assigned);
    if (id === undefined) continue;
    const first = owners.get(id)?.label ?? '';
    report('operation-id-duplicate', join(pointer, 'operationId'), { id, first, assigned });
  }
}
