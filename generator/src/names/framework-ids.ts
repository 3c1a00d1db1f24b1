/** Shortens operation ids that a framework derived from code. */
import type { Operation } from '../ir/api.js';

/**
 * Returns the function name in an id made by FastAPI, which appends path and method to the name:
 * `read_item_api_v1_items__id__get` (`generate_unique_id` of FastAPI).
 */
function ofFastApi({ id, method, path }: Operation): string | undefined {
  const suffix = `${path.replaceAll(/\W/gu, '_')}_${method.toLowerCase()}`;
  return id.length > suffix.length && id.endsWith(suffix) ? id.slice(0, -suffix.length) : undefined;
}

/** Returns `Pets_findAll` for `PetsController_findAll`, the kind of id that NestJS and springdoc create. */
function ofController({ id }: Operation): string | undefined {
  const [, owner, name] = /^([A-Za-z]\w*?)_?[Cc]ontroller[_.](\w+)$/u.exec(id) ?? [];
  return owner === undefined || name === undefined ? undefined : `${owner}_${name}`;
}

/** Returns short ids by full id. An id stays unchanged if another operation has the same id or short id. */
export function shortenIds(operations: readonly Operation[]): ReadonlyMap<string, string> {
  const short = operations.flatMap((operation): [string, string][] => {
    const name = ofFastApi(operation) ?? ofController(operation);
    return name === undefined ? [] : [[operation.id, name]];
  });
  const counts = new Map<string, number>();
  for (const name of [...short.map(([, each]) => each), ...operations.map(({ id }) => id)])
    counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map(short.filter(([, name]) => counts.get(name) === 1));
}
