/** A document that can be changed while the source position of each part is retained. */
import { join, resolve, split } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import { isJsonObject, setMember } from '../resolve/location.js';

/** Member names and item indexes from the root to a part. */
export type Path = readonly (string | number)[];

/** The origin of a part: a location in a file, or, without `source`, in the original document. */
export interface Mark {
  readonly source: Source | undefined;
  readonly pointer: string;
}

/** A value to merge into a document, and its origin. */
export interface NewPart {
  readonly value: unknown;
  readonly mark: Mark;
  /** The origins of its parts that come from elsewhere. */
  readonly trace?: Trace;
}

export interface MergeRules {
  /** Whether members of different kinds are an error, rather than replaced. */
  readonly isStrict: boolean;
  /** Whether arrays are concatenated, rather than added as one item. */
  readonly concatenates: boolean;
  /** Whether a scalar replaces a scalar. */
  readonly replacesScalars: boolean;
}

export interface Trace {
  readonly mark: Mark | undefined;
  readonly parts: Map<string, Trace>;
}

export interface Traced {
  readonly root: () => unknown;
  /** Removes a part other than the root. */
  readonly remove: (path: Path) => void;
  /**
   * Merges a value into a part (Overlay 1.1.0, 4.4.3): objects by member, arrays by concatenation; any other value is
   * appended to an array or replaces a scalar. Returns the paths that cannot accept it.
   */
  readonly merge: (path: Path, part: NewPart, rules: MergeRules) => readonly Path[];
  /** Copies the part at a path, to be merged elsewhere. */
  readonly copy: (path: Path) => NewPart;
  /** Returns the origin of a pointer of the current document. */
  readonly locate: (pointer: string) => Mark;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const memberOf = (holder: object, key: string): unknown =>
  Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;

const copy = (value: object): object => {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  const result = {};
  for (const [key, item] of Object.entries(value)) setMember(result, key, item);
  return result;
};

const noTrace: Trace = { mark: undefined, parts: new Map() };

const copyTraces = (trace: Trace = noTrace): Map<string, Trace> =>
  new Map([...trace.parts].map(([key, { mark, parts }]) => [key, { mark, parts: copyTraces({ mark, parts }) }]));

/** Returns a member of a part to merge, with its origin. */
const memberPart = ({ value, mark, trace = noTrace }: NewPart, key: string): NewPart => {
  const own = trace.parts.get(key) ?? noTrace;
  const { source, pointer } = mark;
  return { value: memberOf(Object(value), key), mark: own.mark ?? { source, pointer: join(pointer, key) }, trace: own };
};

/** Traces a value, which itself is never changed: changed containers are copied once. */
export const traceDocument = (value: unknown): Traced => {
  const box = { root: value };
  const own = new WeakSet<object>();
  const top: Trace = { mark: { source: undefined, pointer: '' }, parts: new Map() };

  const take = (holder: object, key: string): object | undefined => {
    const item = memberOf(holder, key);
    if (!isContainer(item) || own.has(item)) return isContainer(item) ? item : undefined;
    const mine = copy(item);
    own.add(mine);
    setMember(holder, key, mine);
    return mine;
  };

  /** Returns the container at a path, copied so that it can be changed. */
  const open = (path: Path): object | undefined => {
    let at = take(box, 'root');
    for (const key of path) at = at === undefined ? undefined : take(at, String(key));
    return at;
  };

  const markOf = (path: Path): Mark => {
    let [trace, mark]: [Trace | undefined, Mark] = [top, { source: undefined, pointer: '' }];
    for (const key of path) {
      trace = trace?.parts.get(String(key));
      mark = trace?.mark ?? { source: mark.source, pointer: join(mark.pointer, key) };
    }
    return mark;
  };

  const findTrace = (path: Path): Trace =>
    path.reduce<Trace>((trace, key) => trace.parts.get(String(key)) ?? noTrace, top);

  const traceOf = (path: Path): Trace => {
    let trace = top;
    for (const key of path) {
      const next: Trace = trace.parts.get(String(key)) ?? { mark: undefined, parts: new Map() };
      trace.parts.set(String(key), next);
      trace = next;
    }
    return trace;
  };

  const put = (path: Path, holder: object, key: string, { value: item, mark, trace }: NewPart): void => {
    setMember(holder, key, item);
    traceOf(path).parts.set(key, { mark, parts: copyTraces(trace) });
  };

  /** Removes an item; the following items move up and keep their origins. */
  const removeItem = (path: Path, list: unknown[], index: number): void => {
    const { parts } = traceOf(path);
    const traces = list.map(
      (_, each): Trace => ({
        mark: markOf([...path, each]),
        parts: parts.get(String(each))?.parts ?? new Map<string, Trace>(),
      }),
    );
    list.splice(index, 1);
    traces.splice(index, 1);
    parts.clear();
    for (const [each, trace] of traces.entries()) parts.set(String(each), trace);
  };

  const remove = (path: Path): void => {
    const within = path.slice(0, -1);
    const key = path.at(-1);
    const holder = open(within);
    if (holder === undefined || key === undefined) return;
    if (Array.isArray(holder)) removeItem(within, holder, Number(key));
    else {
      Reflect.deleteProperty(holder, String(key));
      traceOf(within).parts.delete(String(key));
    }
  };

  const append = (path: Path, list: unknown[], part: NewPart): void => put(path, list, String(list.length), part);

  const concatenate = (path: Path, list: unknown[], part: NewPart): void => {
    for (const index of Object.keys(Object(part.value))) append(path, list, memberPart(part, index));
  };

  const mergeMembers = (path: Path, holder: object, part: NewPart, rules: MergeRules): Path[] =>
    Object.keys(Object(part.value)).flatMap((key): Path[] => {
      const before = memberOf(holder, key);
      const member = memberPart(part, key);
      const inner = [...path, key];
      const isNew = !Object.hasOwn(holder, key);
      if (Array.isArray(before) && Array.isArray(member.value)) {
        const list = take(holder, key);
        if (Array.isArray(list)) concatenate(inner, list, member);
        return [];
      }
      const mine = isJsonObject(before) && isJsonObject(member.value) ? take(holder, key) : undefined;
      if (mine !== undefined) return mergeMembers(inner, mine, member, rules);
      if (rules.isStrict && !isNew && (isContainer(before) || isContainer(member.value))) return [inner];
      put(path, holder, key, member);
      return [];
    });

  const replace = (path: Path, part: NewPart): void => {
    const within = path.slice(0, -1);
    const holder = open(within);
    if (holder !== undefined) put(within, holder, String(path.at(-1)), part);
  };

  return {
    root: () => box.root,
    remove,
    merge: (path, part, rules) => {
      const target = open(path);
      if (Array.isArray(target)) {
        if (rules.concatenates && Array.isArray(part.value)) concatenate(path, target, part);
        else append(path, target, part);
        return [];
      }
      if (target !== undefined) return isJsonObject(part.value) ? mergeMembers(path, target, part, rules) : [path];
      if (!rules.replacesScalars || isContainer(part.value)) return [path];
      replace(path, part);
      return [];
    },
    copy: (path) => {
      const value = resolve(box.root, join('', ...path));
      // Both the original and the copy may change later.
      return { value: structuredClone(value), mark: markOf(path), trace: findTrace(path) };
    },
    locate: (pointer) => markOf(split(pointer)),
  };
};

/** Compares paths for removal: later items first, and children before their parents. */
export const compareBackwards = (a: Path, b: Path): number => {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other === undefined) return -1;
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(one) < String(other) ? 1 : -1;
  }
  return a.length < b.length ? 1 : 0;
};
