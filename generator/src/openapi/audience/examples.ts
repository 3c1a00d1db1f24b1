/** Finds hidden values in examples. */

import { pointerOf, resolve, split } from '../../support/json-pointer.js';
import type { Path } from '../overlay/traced.js';
import { asArray, asObject, isJsonObject, type JsonObject } from '../values.js';
import { visitDocument } from './audience.js';
import { createSchemas, type Expanded, isUnseen, type Schemas } from './schemas.js';

/** A value in an example, with the schemas that describe it. */
interface Shown {
  readonly value: unknown;
  readonly path: Path;
  readonly schemas: readonly Expanded[];
}

/** Returns the paths of members and items in examples that only hidden schemas describe. */
export function listUnseen(root: unknown, audience: string): Path[] {
  const schemas = createSchemas(root, audience);
  const unseen: Path[] = [];
  for (const shown of listShown(root, schemas)) unseen.push(...listUnseenIn(shown, schemas));
  return unseen;
}

function listUnseenIn(shown: Shown, schemas: Schemas): Path[] {
  const unseen: Path[] = [];
  const waiting = [shown];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (isUnseen(next.schemas)) {
      unseen.push(path);
      continue;
    }
    // Nothing can be removed from a serialized value, so all of it is hidden.
    if (typeof value === 'string' && hidesAnything(next.schemas, schemas)) unseen.push(path);
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value) as [string, unknown][]) {
      const at = Array.isArray(value) ? Number(key) : key;
      waiting.push({ value: item, path: [...path, at], schemas: schemas.inner(next.schemas, at) });
    }
  }
  return unseen;
}

/** Returns whether a value of these schemas may contain hidden values. */
function hidesAnything(schemas: readonly Expanded[], { expand }: Schemas): boolean {
  const seen = new Set<JsonObject>();
  const waiting = [...schemas];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.isHidden) return true;
    if (seen.has(next.schema)) continue;
    seen.add(next.schema);
    const { properties, items, prefixItems, additionalProperties } = next.schema;
    const inner = [...Object.values(asObject(properties)), items, ...asArray(prefixItems), additionalProperties];
    waiting.push(...inner.flatMap((each) => expand(each)));
  }
  return false;
}

/** Returns all examples in a document, with their schemas. */
function listShown(root: unknown, { expand }: Schemas): Shown[] {
  const shown: Shown[] = [];
  const add = (value: unknown, path: Path, schemas: readonly Expanded[]): void => {
    if (value !== undefined && schemas.length > 0) shown.push({ value, path, schemas });
  };
  visitDocument(root, ({ path, shape, value }) => {
    if (!isJsonObject(value)) return true;
    if (shape === 'schema') {
      const schemas = expand(value);
      for (const key of ['default', 'example', 'const']) add(value[key], [...path, key], schemas);
      for (const key of ['examples', 'enum'])
        for (const [index, each] of asArray(value[key]).entries()) add(each, [...path, key, index], schemas);
    }
    if (shape === 'media' || shape === 'parameter' || shape === 'header') {
      const own = expand(value['schema']);
      const schemas = own.length > 0 ? own : expand({ items: value['itemSchema'] });
      add(value['example'], [...path, 'example'], schemas);
      for (const [name, each] of Object.entries(asObject(value['examples']))) {
        const { $ref } = asObject(each);
        const at = typeof $ref === 'string' ? split(pointerOf($ref)) : [...path, 'examples', name];
        const example = asObject(typeof $ref === 'string' ? resolve(root, pointerOf($ref)) : each);
        for (const key of ['value', 'dataValue', 'serializedValue']) add(example[key], [...at, key], schemas);
      }
    }
    return true;
  });
  return shown;
}
