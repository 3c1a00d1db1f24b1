/** Selects operations by tag, path or operationId, webhooks by name, and the components that these use. */
import { join, split } from '../support/json-pointer.js';
import { itemMaps, listComponents, listOperations, type OperationPart, OTHERS } from './prune.js';
import { setMember } from './resolve/location.js';
import { asArray, asObject, isJsonObject, type JsonObject } from './values.js';

export interface Selection {
  /**
   * Selectors of the operations to keep; all if empty: `tag:Pets`, `path:/pets/*`, `operation:listPets` or
   * `webhook:pet*`.
   */
  readonly include: readonly string[];
  /** Selectors of the operations to leave out. */
  readonly exclude: readonly string[];
}

/** The types of selectors, with functions that return whether an operation matches. */
const matchers: Readonly<Record<string, (operation: OperationPart, text: string) => boolean>> = {
  tag: ({ value }, text) => asArray(asObject(value)['tags']).includes(text),
  operation: ({ value }, text) => asObject(value)['operationId'] === text,
  path: ({ among, path }, text) => among === 'paths' && toPattern(text).test(path),
  webhook: ({ among, path }, text) => among === 'webhooks' && toPattern(text).test(path),
};

/** Returns an expression for a path or name in which `*` matches any text. */
function toPattern(text: string): RegExp {
  return new RegExp(
    `^${text
      .split('*')
      .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/gu, '\\$&'))
      .join('.*')}$`,
    'u',
  );
}

function matches(operation: OperationPart, selector: string): boolean {
  const at = selector.indexOf(':');
  return matchers[selector.slice(0, at)]?.(operation, selector.slice(at + 1)) ?? false;
}

/** Returns whether a selector is valid. */
export function isSelector(text: string): boolean {
  return /^(?:tag|path|operation|webhook):./u.test(text);
}

export interface Selected {
  readonly root: JsonObject;
  /** Selectors that no operation matches. */
  readonly unmatched: readonly string[];
}

/** Returns the document with the selected operations only, and without components that are unused afterwards. */
export function selectOperations(root: JsonObject, { include, exclude }: Selection): Selected {
  if (include.length === 0 && exclude.length === 0) return { root, unmatched: [] };
  const operations = listOperations(root);
  const isMeant = (operation: OperationPart): boolean =>
    (include.length === 0 || include.some((each) => matches(operation, each))) &&
    !exclude.some((each) => matches(operation, each));
  const kept = operations.filter(isMeant);
  const unmatched = [...include, ...exclude].filter(
    (each) => !operations.some((operation) => matches(operation, each)),
  );
  return { root: keepOnly(root, kept), unmatched };
}

function keepOnly(root: JsonObject, kept: readonly OperationPart[]): JsonObject {
  const pointers = new Set(kept.map(({ pointer }) => pointer));
  const needed = listNeeded(root, kept);
  const keepItems = (among: OperationPart['among']): JsonObject => {
    const items: JsonObject = {};
    for (const [path, item] of Object.entries(asObject(root[among]))) {
      const own: JsonObject = {};
      let isUsed = false;
      for (const [key, value] of Object.entries(asObject(item))) {
        if (key === OTHERS) {
          const left = Object.entries(asObject(value)).filter(([name]) =>
            pointers.has(join('', among, path, key, name)),
          );
          if (left.length > 0) setMember(own, key, Object.fromEntries(left));
          isUsed ||= left.length > 0;
          continue;
        }
        const isOperation = listOperations({ [among]: { [path]: { [key]: value } } }).length > 0;
        if (isOperation && !pointers.has(join('', among, path, key))) continue;
        isUsed ||= isOperation;
        setMember(own, key, value);
      }
      if (isUsed) setMember(items, path, own);
    }
    return items;
  };
  const maps = Object.fromEntries(
    itemMaps.flatMap((among) => (root[among] === undefined ? [] : [[among, keepItems(among)]])),
  );
  const components: JsonObject = {};
  for (const [group, members] of Object.entries(asObject(root['components']))) {
    const left: JsonObject = {};
    for (const [name, value] of Object.entries(asObject(members)))
      if (needed.has(join('/components', group, name))) setMember(left, name, value);
    setMember(components, group, isJsonObject(members) ? left : members);
  }
  const tagsOf = (parts: readonly OperationPart[]): ReadonlySet<unknown> =>
    new Set(parts.flatMap(({ value }) => asArray(asObject(value)['tags'])));
  const [all, used] = [tagsOf(listOperations(root)), tagsOf(kept)];
  const tags = asArray(root['tags']).filter((tag) => {
    const { name } = asObject(tag);
    return used.has(name) || !all.has(name);
  });
  // The document's security may refer to removed schemes. It is removed if no operation inherits it.
  const { security: _, ...others } = root;
  return {
    ...(kept.some(({ inherits }) => inherits) ? root : others),
    ...maps,
    ...(root['tags'] !== undefined && { tags }),
    components,
  };
}

/** Returns the components that operations use, directly or indirectly. */
function listNeeded(root: JsonObject, kept: readonly OperationPart[]): ReadonlySet<string> {
  const components = new Map(listComponents(root).map((part) => [part.pointer, part]));
  const result = new Set<string>();
  const waiting = kept.flatMap(({ needs }) => needs);
  for (let need = waiting.pop(); need !== undefined; need = waiting.pop()) {
    const pointer = join('', ...split(need).slice(0, 3));
    if (result.has(pointer)) continue;
    result.add(pointer);
    waiting.push(...(components.get(pointer)?.needs ?? []));
  }
  return result;
}
