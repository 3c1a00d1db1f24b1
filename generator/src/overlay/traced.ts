/** A document that is changed step by step, and which still knows of each of its parts where a person wrote it. */
import { join, split } from '../read/pointer.js';
import type { Source } from '../read/source.js';
import { isRaw, setMember } from '../resolve/place.js';

/** From the root to a part: names of members, and indexes of items. */
export type Path = readonly (string | number)[];

/** Where a part comes from: a place in a file, or, without one, in the document as it was before the first change. */
interface Mark {
  readonly source: Source | undefined;
  readonly pointer: string;
}

interface Trace {
  readonly mark: Mark | undefined;
  readonly parts: Map<string, Trace>;
}

export interface Traced {
  readonly root: () => unknown;
  /** Removes a part that is not the whole. */
  readonly remove: (path: Path) => void;
  /**
   * Merges a value into a part (Overlay 1.0.0, 4.4.3): objects member by member, lists one behind the other, anything
   * else takes the place of what was there; what is merged into a list itself is one more item of it. False where the
   * part is neither a list nor an object, or not both are objects.
   */
  readonly merge: (path: Path, value: unknown, from: { readonly source: Source; readonly pointer: string }) => boolean;
  /** Where a pointer of the document as it is now leads. */
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

/** Begins with a value, which itself stays as it is: only what changes is copied, once. */
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

  /** The object or list at a path, as one that may be changed. */
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

  const traceOf = (path: Path): Trace => {
    let trace = top;
    for (const key of path) {
      const next: Trace = trace.parts.get(String(key)) ?? { mark: undefined, parts: new Map() };
      trace.parts.set(String(key), next);
      trace = next;
    }
    return trace;
  };

  const put = (path: Path, holder: object, key: string, item: unknown, mark: Mark): void => {
    setMember(holder, key, item);
    traceOf(path).parts.set(key, { mark, parts: new Map() });
  };

  /** The items behind one that goes move up, and are still what they were. */
  const removeItem = (path: Path, list: unknown[], index: number): void => {
    const { parts } = traceOf(path);
    const kept = list.map(
      (_, each): Trace => ({
        mark: markOf([...path, each]),
        parts: parts.get(String(each))?.parts ?? new Map<string, Trace>(),
      }),
    );
    list.splice(index, 1);
    kept.splice(index, 1);
    parts.clear();
    for (const [each, trace] of kept.entries()) parts.set(String(each), trace);
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

  const append = (path: Path, list: unknown[], item: unknown, mark: Mark): void =>
    put(path, list, String(list.length), item, mark);

  const mergeMembers = (path: Path, holder: object, update: object, from: Mark): void => {
    for (const [key, item] of Object.entries(update) as [string, unknown][]) {
      const before = memberOf(holder, key);
      const mark = { source: from.source, pointer: join(from.pointer, key) };
      const inner = [...path, key];
      const areLists = Array.isArray(before) && Array.isArray(item);
      const mine = areLists || (isRaw(before) && isRaw(item)) ? take(holder, key) : undefined;
      if (mine === undefined) put(path, holder, key, item, mark);
      else if (Array.isArray(mine) && Array.isArray(item)) {
        for (const [index, each] of item.entries())
          append(inner, mine, each, { source: from.source, pointer: join(mark.pointer, index) });
      } else mergeMembers(inner, mine, Object(item), mark);
    }
  };

  return {
    root: () => box.root,
    remove,
    merge: (path, update, from) => {
      const part = open(path);
      if (Array.isArray(part)) append(path, part, update, from);
      else if (part === undefined || !isRaw(update)) return false;
      else mergeMembers(path, part, update, from);
      return true;
    },
    locate: (pointer) => markOf(split(pointer)),
  };
};

/** An order in which parts can be removed: later ones first, and what is within something before it. */
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
