/** What the operations of a document make use of: components, tags, and scopes of OAuth. */
import { itemMaps, listComponents, listOperations, type OperationPart } from '../prune.js';
import { asArray, asRaw, isRaw, type Raw } from '../values.js';
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
    if (isRaw(value)) {
      const { mapping, defaultMapping } = asRaw(value['discriminator']);
      for (const target of [...Object.values(asRaw(mapping)), defaultMapping])
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
const listChildren = (root: Raw): Map<string, string[]> => {
  const children = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(asRaw(asRaw(root['components'])['schemas']))) {
    for (const each of asArray(asRaw(schema)['allOf'])) {
      const { $ref } = asRaw(each);
      if (typeof $ref !== 'string') continue;
      const base = componentOf(pointerOf($ref));
      children.set(base, [...(children.get(base) ?? []), join('/components/schemas', name)]);
    }
  }
  return children;
};

/** A document whose path items stand where they are referred to. */
const withItems = (root: Raw): Raw => {
  const place = (item: unknown): unknown => {
    const { $ref, ...own } = asRaw(item);
    return typeof $ref === 'string' ? { ...asRaw(resolve(root, pointerOf($ref))), ...own } : item;
  };
  const maps = itemMaps.filter((among) => isRaw(root[among]));
  return {
    ...root,
    ...Object.fromEntries(
      maps.map((among) => [
        among,
        Object.fromEntries(Object.entries(asRaw(root[among])).map(([path, item]) => [path, place(item)])),
      ]),
    ),
  };
};

/** The operations of a document, those of path items among the components at each path that refers to them. */
export const listAllOperations = (root: unknown): readonly OperationPart[] => listOperations(withItems(asRaw(root)));

export const listUses = (root: Raw): Uses => {
  const operations = listAllOperations(root);
  const components = new Map(listComponents(root).map((part) => [part.pointer, part]));
  const children = listChildren(root);
  const found = new Set<string>();
  const items = itemMaps.flatMap((among) => Object.values(asRaw(root[among])));
  const referred = items.flatMap((item) => {
    const { $ref } = asRaw(item);
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
    if (isRaw(asRaw(part.value)['discriminator'])) waiting.push(...(children.get(pointer) ?? []));
  }
  const requirements = operations.flatMap(({ value, inherits }) =>
    asArray(inherits ? root['security'] : asRaw(value)['security']),
  );
  const texts = (value: unknown): string[] => asArray(value).filter((each) => typeof each === 'string');
  return {
    components: found,
    tags: new Set(operations.flatMap(({ value }) => texts(asRaw(value)['tags']))),
    scopes: new Set(requirements.flatMap((each) => Object.values(asRaw(each)).flatMap(texts))),
  };
};
