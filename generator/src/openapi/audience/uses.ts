/** Finds the components, tags and OAuth scopes that the operations of a document use. */

import { join, pointerOf, resolve, split } from '../../support/json-pointer.js';
import { itemMaps, listComponents, listOperations, type OperationPart } from '../prune.js';
import { asArray, asObject, isJsonObject, type JsonObject } from '../values.js';

export interface Uses {
  /** Pointers of components. */
  readonly components: ReadonlySet<string>;
  /** Names of tags. */
  readonly tags: ReadonlySet<string>;
  readonly scopes: ReadonlySet<string>;
}

function componentOf(pointer: string): string {
  return join('', ...split(pointer).slice(0, 3));
}

/** Returns the pointers of the schemas to which the discriminators in a component refer. */
function listMapped(root: unknown): string[] {
  const result: string[] = [];
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (isJsonObject(value)) {
      const { mapping, defaultMapping } = asObject(value['discriminator']);
      for (const target of [...Object.values(asObject(mapping)), defaultMapping])
        if (typeof target === 'string') result.push(targetOf(target));
    }
    for (const item of Object.values(value) as unknown[])
      if (typeof item === 'object' && item !== null) waiting.push(item);
  }
  return result;
}

/** Returns the pointer of a discriminator target, which is a schema name or a reference. */
export function targetOf(target: string): string {
  return target.includes('#') ? pointerOf(target) : join('/components/schemas', target);
}

/**
 * Returns the schemas that extend each schema with `allOf`. Values of a base schema with a discriminator may be any of
 * these.
 */
function listChildren(root: JsonObject): Map<string, string[]> {
  const children = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(asObject(asObject(root['components'])['schemas']))) {
    for (const each of asArray(asObject(schema)['allOf'])) {
      const { $ref } = asObject(each);
      if (typeof $ref !== 'string') continue;
      const base = componentOf(pointerOf($ref));
      children.set(base, [...(children.get(base) ?? []), join('/components/schemas', name)]);
    }
  }
  return children;
}

/** Returns a document with references to path items replaced by their targets. */
function withItems(root: JsonObject): JsonObject {
  const place = (item: unknown): unknown => {
    const { $ref, ...own } = asObject(item);
    return typeof $ref === 'string' ? { ...asObject(resolve(root, pointerOf($ref))), ...own } : item;
  };
  const maps = itemMaps.filter((among) => isJsonObject(root[among]));
  return {
    ...root,
    ...Object.fromEntries(
      maps.map((among) => [
        among,
        Object.fromEntries(Object.entries(asObject(root[among])).map(([path, item]) => [path, place(item)])),
      ]),
    ),
  };
}

/** Returns the operations of a document. Those of a referenced path item are included for each of its paths. */
export function listAllOperations(root: unknown): readonly OperationPart[] {
  return listOperations(withItems(asObject(root)));
}

/** Returns the components, tags and scopes that the operations of a document use, directly or indirectly. */
export function listUses(root: JsonObject): Uses {
  const operations = listAllOperations(root);
  const components = new Map(listComponents(root).map((part) => [part.pointer, part]));
  const children = listChildren(root);
  const result = new Set<string>();
  const items = itemMaps.flatMap((among) => Object.values(asObject(root[among])));
  const referred = items.flatMap((item) => {
    const { $ref } = asObject(item);
    return typeof $ref === 'string' ? [pointerOf($ref)] : [];
  });
  const needs = operations.flatMap(({ needs: own, value }) => [...own, ...listMapped(value)]);
  const waiting = [...referred, ...needs].map(componentOf);
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    if (result.has(pointer)) continue;
    result.add(pointer);
    const part = components.get(pointer);
    if (part === undefined) continue;
    waiting.push(...[...part.needs, ...listMapped(part.value)].map(componentOf));
    if (isJsonObject(asObject(part.value)['discriminator'])) waiting.push(...(children.get(pointer) ?? []));
  }
  const requirements = operations.flatMap(({ value, inherits }) =>
    asArray(inherits ? root['security'] : asObject(value)['security']),
  );
  const texts = (value: unknown): string[] => asArray(value).filter((each) => typeof each === 'string');
  return {
    components: result,
    tags: new Set(operations.flatMap(({ value }) => texts(asObject(value)['tags']))),
    scopes: new Set(requirements.flatMap((each) => Object.values(asObject(each)).flatMap(texts))),
  };
}
