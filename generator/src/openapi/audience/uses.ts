/** What the operations of a document make use of: components, tags, and scopes of OAuth. */
import { itemMaps, listComponents, listOperations, type OperationPart } from '../prune.js';
import { asArray, asObject, isJsonObject, type JsonObject } from '../values.js';
import { join, pointerOf, resolve, split } from '../../support/json-pointer.js';

export interface Uses {
  /** The pointers of components. */
  readonly components: ReadonlySet<string>;
  /** Their names. */
  readonly tags: ReadonlySet<string>;
  readonly scopes: ReadonlySet<string>;
}

const componentOf = (pointer: string): string => join('', ...split(pointer).slice(0, 3));

/** What a component needs besides what its `$ref`s lead to: the targets of its discriminators. */
const listMapped = (root: unknown): string[] => {
  const found: string[] = [];
  const waiting = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (isJsonObject(value)) {
      const { mapping, defaultMapping } = asObject(value['discriminator']);
      for (const target of [...Object.values(asObject(mapping)), defaultMapping])
        if (typeof target === 'string') found.push(targetOf(target));
    }
    for (const item of Object.values(value) as unknown[])
      if (typeof item === 'object' && item !== null) waiting.push(item);
  }
  return found;
};

/** The pointer of a schema that a discriminator names: by its name, or as a reference does. */
export const targetOf = (target: string): string =>
  target.includes('#') ? pointerOf(target) : join('/components/schemas', target);

/** The schemas that build on one with a discriminator are what a value of it is. */
const listChildren = (root: JsonObject): Map<string, string[]> => {
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
};

/** A document whose path items stand where they are referred to. */
const withItems = (root: JsonObject): JsonObject => {
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
};

/** The operations of a document, those of path items among the components at each path that refers to them. */
export const listAllOperations = (root: unknown): readonly OperationPart[] => listOperations(withItems(asObject(root)));

export const listUses = (root: JsonObject): Uses => {
  const operations = listAllOperations(root);
  const components = new Map(listComponents(root).map((part) => [part.pointer, part]));
  const children = listChildren(root);
  const found = new Set<string>();
  const items = itemMaps.flatMap((among) => Object.values(asObject(root[among])));
  const referred = items.flatMap((item) => {
    const { $ref } = asObject(item);
    return typeof $ref === 'string' ? [pointerOf($ref)] : [];
  });
  const needs = operations.flatMap(({ needs: own, value }) => [...own, ...listMapped(value)]);
  const waiting = [...referred, ...needs].map(componentOf);
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    if (found.has(pointer)) continue;
    found.add(pointer);
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
    components: found,
    tags: new Set(operations.flatMap(({ value }) => texts(asObject(value)['tags']))),
    scopes: new Set(requirements.flatMap((each) => Object.values(asObject(each)).flatMap(texts))),
  };
};
