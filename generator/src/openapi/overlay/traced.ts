/** A document that can be changed, and in which the source position of each node is retained. */
import { isContainer } from '../../support/guards.js';
import { join, resolve, split } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import { isJsonObject, setMember } from '../resolve/location.js';

/** Member names and item indexes that lead from the root to a node. */
export type Path = readonly (string | number)[];

/** The origin of a node: a pointer in a file or, without `source`, in the original document. */
export interface Mark {
  readonly source: Source | undefined;
  readonly pointer: string;
}

/** A value to merge into a document, and its origin. */
export interface NewPart {
  readonly value: unknown;
  readonly mark: Mark;
  /** Origins of nested nodes that come from elsewhere. */
  readonly trace?: Trace;
}

export interface MergeRules {
  /** Whether it is an error to merge members of different types; otherwise, they are replaced. */
  readonly isStrict: boolean;
  /** Whether arrays are concatenated; otherwise, an array is appended as one item. */
  readonly concatenates: boolean;
  /** Whether a scalar may be replaced by another scalar. */
  readonly replacesScalars: boolean;
}

export interface Trace {
  readonly mark: Mark | undefined;
  readonly parts: Map<string, Trace>;
}

export interface Traced {
  readonly root: () => unknown;
  /** Removes the node at a path, which must not be the root. */
  readonly remove: (path: Path) => void;
  /**
   * Merges a value into the node at a path (Overlay 1.1.0, 4.4.3): objects by member, arrays by concatenation; any
   * other value is appended to an array or replaces a scalar. Returns the paths of nodes that cannot accept the value.
   */
  readonly merge: (path: Path, part: NewPart, rules: MergeRules) => readonly Path[];
  /** Copies the node at a path, so that it can be merged elsewhere. */
  readonly copy: (path: Path) => NewPart;
  /** Returns the origin of a pointer in the current state of the document. */
  readonly locate: (pointer: string) => Mark;
}

function memberOf(holder: object, key: string): unknown {
  return Object.hasOwn(holder, key) ? Reflect.get(holder, key) : undefined;
}

function copy(value: object): object {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  const result = {};
  for (const [key, item] of Object.entries(value)) setMember(result, key, item);
  return result;
}

const noTrace: Trace = { mark: undefined, parts: new Map() };

function copyTraces(trace: Trace = noTrace): Map<string, Trace> {
  return new Map([...trace.parts].map(([key, { mark, parts }]) => [key, { mark, parts: copyTraces({ mark, parts }) }]));
}

/** Returns a member of a part to merge, with its origin. */
function memberPart({ value, mark, trace = noTrace }: NewPart, key: string): NewPart {
  const own = trace.parts.get(key) ?? noTrace;
  const { source, pointer } = mark;
  return { value: memberOf(Object(value), key), mark: own.mark ?? { source, pointer: join(pointer, key) }, trace: own };
}

/** Creates a changeable document. The value itself is never changed: containers are copied before a change. */
export function traceDocument(value: unknown): Traced {
  return new TracedDocument(value);
}

class TracedDocument implements Traced {
  readonly #box: { root: unknown };
  /** The containers that are copies already. */
  readonly #own = new Set<object>();
  readonly #top: Trace = { mark: { source: undefined, pointer: '' }, parts: new Map() };

  constructor(value: unknown) {
    this.#box = { root: value };
  }

  root(): unknown {
    return this.#box.root;
  }

  merge(path: Path, part: NewPart, rules: MergeRules): readonly Path[] {
    const target = this.#open(path);
    if (Array.isArray(target)) {
      if (rules.concatenates && Array.isArray(part.value)) this.#concatenate(path, target, part);
      else this.#append(path, target, part);
      return [];
    }
    if (target !== undefined) return isJsonObject(part.value) ? this.#mergeMembers(path, target, part, rules) : [path];
    if (!rules.replacesScalars || isContainer(part.value)) return [path];
    this.#replace(path, part);
    return [];
  }

  copy(path: Path): NewPart {
    const value = resolve(this.#box.root, join('', ...path));
    // A copy is needed, because both nodes may change later.
    return { value: structuredClone(value), mark: this.#markOf(path), trace: this.#findTrace(path) };
  }

  locate(pointer: string): Mark {
    return this.#markOf(split(pointer));
  }

  #take(holder: object, key: string): object | undefined {
    const item = memberOf(holder, key);
    if (!isContainer(item) || this.#own.has(item)) return isContainer(item) ? item : undefined;
    const mine = copy(item);
    this.#own.add(mine);
    setMember(holder, key, mine);
    return mine;
  }

  /** Returns the container at a path, copied so that it can be changed. */
  #open(path: Path): object | undefined {
    let at = this.#take(this.#box, 'root');
    for (const key of path) at = at === undefined ? undefined : this.#take(at, String(key));
    return at;
  }

  #markOf(path: Path): Mark {
    let [trace, mark]: [Trace | undefined, Mark] = [this.#top, { source: undefined, pointer: '' }];
    for (const key of path) {
      trace = trace?.parts.get(String(key));
      mark = trace?.mark ?? { source: mark.source, pointer: join(mark.pointer, key) };
    }
    return mark;
  }

  #findTrace(path: Path): Trace {
    return path.reduce<Trace>((trace, key) => trace.parts.get(String(key)) ?? noTrace, this.#top);
  }

  #traceOf(path: Path): Trace {
    let trace = this.#top;
    for (const key of path) {
      const next: Trace = trace.parts.get(String(key)) ?? { mark: undefined, parts: new Map() };
      trace.parts.set(String(key), next);
      trace = next;
    }
    return trace;
  }

  #put(path: Path, holder: object, key: string, { value: item, mark, trace }: NewPart): void {
    setMember(holder, key, item);
    this.#traceOf(path).parts.set(key, { mark, parts: copyTraces(trace) });
  }

  /** Removes an item. The items after it move up and retain their origins. */
  #removeItem(path: Path, list: unknown[], index: number): void {
    const { parts } = this.#traceOf(path);
    const traces = list.map(
      (_, each): Trace => ({
        mark: this.#markOf([...path, each]),
        parts: parts.get(String(each))?.parts ?? new Map<string, Trace>(),
      }),
    );
    list.splice(index, 1);
    traces.splice(index, 1);
    parts.clear();
    for (const [each, trace] of traces.entries()) parts.set(String(each), trace);
  }

  remove(path: Path): void {
    const within = path.slice(0, -1);
    const key = path.at(-1);
    const holder = this.#open(within);
    if (holder === undefined || key === undefined) return;
    if (Array.isArray(holder)) this.#removeItem(within, holder, Number(key));
    else {
      Reflect.deleteProperty(holder, String(key));
      this.#traceOf(within).parts.delete(String(key));
    }
  }

  #append(path: Path, list: unknown[], part: NewPart): void {
    this.#put(path, list, String(list.length), part);
  }

  #concatenate(path: Path, list: unknown[], part: NewPart): void {
    for (const index of Object.keys(Object(part.value))) this.#append(path, list, memberPart(part, index));
  }

  #mergeMembers(path: Path, holder: object, part: NewPart, rules: MergeRules): Path[] {
    return Object.keys(Object(part.value)).flatMap((key): Path[] => {
      const before = memberOf(holder, key);
      const member = memberPart(part, key);
      const inner = [...path, key];
      const isNew = !Object.hasOwn(holder, key);
      if (Array.isArray(before) && Array.isArray(member.value)) {
        const list = this.#take(holder, key);
        if (Array.isArray(list)) this.#concatenate(inner, list, member);
        return [];
      }
      const mine = isJsonObject(before) && isJsonObject(member.value) ? this.#take(holder, key) : undefined;
      if (mine !== undefined) return this.#mergeMembers(inner, mine, member, rules);
      if (rules.isStrict && !isNew && (isContainer(before) || isContainer(member.value))) return [inner];
      this.#put(path, holder, key, member);
      return [];
    });
  }

  #replace(path: Path, part: NewPart): void {
    const within = path.slice(0, -1);
    const holder = this.#open(within);
    if (holder !== undefined) this.#put(within, holder, String(path.at(-1)), part);
  }
}

/** Compares paths for removal: later items before earlier ones, and children before their parents. */
export function compareBackwards(a: Path, b: Path): number {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other === undefined) return -1;
    if (one === other) continue;
    if (typeof one === 'number' && typeof other === 'number') return other - one;
    return String(one) < String(other) ? 1 : -1;
  }
  return a.length < b.length ? 1 : 0;
}
