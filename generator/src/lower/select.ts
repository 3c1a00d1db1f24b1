/** The part of a document that is asked for: operations by tag, path or operationId, and what they need. */
import { join, split } from '../read/pointer.js';
import { setMember } from '../resolve/place.js';
import { listComponents, listOperations, type OperationPart } from './prune.js';
import { asArray, asRaw, isRaw, type Raw } from './raw.js';

export interface Selection {
  /** What is kept, everything where there is nothing; `tag:Pets`, `path:/pets/*` or `operation:listPets`. */
  readonly include: readonly string[];
  /** What is left out of that. */
  readonly exclude: readonly string[];
}

/** The ways to say what is meant: each tells whether an operation is. */
const matchers: Readonly<Record<string, (operation: OperationPart, text: string) => boolean>> = {
  tag: ({ value }, text) => asArray(asRaw(value)['tags']).includes(text),
  operation: ({ value }, text) => asRaw(value)['operationId'] === text,
  path: ({ path }, text) => toPattern(text).test(path),
};

/** A path in which `*` stands for anything. */
const toPattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split('*')
      .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/gu, '\\$&'))
      .join('.*')}$`,
    'u',
  );

const matches = (operation: OperationPart, selector: string): boolean => {
  const at = selector.indexOf(':');
  return matchers[selector.slice(0, at)]?.(operation, selector.slice(at + 1)) ?? false;
};

/** Whether a selector is one. */
export const isSelector = (text: string): boolean => /^(?:tag|path|operation):./u.test(text);

export interface Selected {
  readonly root: Raw;
  /** Selectors that no operation matches. */
  readonly unmatched: readonly string[];
}

/** The document without what is not asked for, and without the components that nothing needs any more. */
export const selectOperations = (root: Raw, { include, exclude }: Selection): Selected => {
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
};

const keepOnly = (root: Raw, kept: readonly OperationPart[]): Raw => {
  const pointers = new Set(kept.map(({ pointer }) => pointer));
  const needed = listNeeded(root, kept);
  const paths: Raw = {};
  for (const [path, item] of Object.entries(asRaw(root['paths']))) {
    const own: Raw = {};
    let isUsed = false;
    for (const [key, value] of Object.entries(asRaw(item))) {
      const isOperation = listOperations({ paths: { [path]: { [key]: value } } }).length > 0;
      if (isOperation && !pointers.has(join('/paths', path, key))) continue;
      isUsed ||= isOperation;
      setMember(own, key, value);
    }
    if (isUsed) setMember(paths, path, own);
  }
  const components: Raw = {};
  for (const [group, members] of Object.entries(asRaw(root['components']))) {
    const left: Raw = {};
    for (const [name, value] of Object.entries(asRaw(members)))
      if (needed.has(join('/components', group, name))) setMember(left, name, value);
    setMember(components, group, isRaw(members) ? left : members);
  }
  return { ...root, paths, components };
};

/** The components that operations need, and those that these need in turn. */
const listNeeded = (root: Raw, kept: readonly OperationPart[]): ReadonlySet<string> => {
  const components = new Map(listComponents(root).map((part) => [part.pointer, part]));
  const found = new Set<string>();
  const waiting = kept.flatMap(({ needs }) => needs);
  for (let need = waiting.pop(); need !== undefined; need = waiting.pop()) {
    const pointer = join('', ...split(need).slice(0, 3));
    if (found.has(pointer)) continue;
    found.add(pointer);
    waiting.push(...(components.get(pointer)?.needs ?? []));
  }
  return found;
};
