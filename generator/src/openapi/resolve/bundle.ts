/**
 * Bundles the files of a document. A part of another file becomes a component if possible, else it replaces its `$ref`.
 * The entry remains as written.
 */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { escapeToken, join, split } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import type { Sources } from '../read/sources.js';
import { groups, nameComponents } from './component-names.js';
import { isKind, itemsOf, memberShape } from './kinds.js';
import { isJsonObject, type Location, type JsonObject, refOf, setMember } from './location.js';
import type { Kind, Shape } from './shapes.js';
import { isFault, type Resolver } from './targets.js';

export type Origin = Pick<Location, 'source' | 'pointer'>;

export interface Bundle {
  readonly root: unknown;
  /** The source locations of parts whose location differs from their pointer. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Pointers of parts that contain themselves and cannot become components. */
  readonly loops: readonly string[];
}

/** A part that is still to be added to the document. */
interface Task {
  readonly place: Location;
  readonly shape: Shape;
  /** Pointer in the document. */
  readonly pointer: string;
  readonly put: (value: unknown) => void;
  /** The inlined references that contain it. */
  readonly around: ReadonlySet<string>;
}

const keyOf = ({ source, pointer }: Origin): string => `${source.path}#${pointer}`;

/** Returns a pointer as a URI fragment (RFC 6901, 6). */
const printFragment = (pointer: string): string =>
  `#${split(pointer)
    .map((token) => `/${escapeToken(token).replaceAll(/[^\w~!$&'()*+,;=:@.-]/gu, encodeSign)}`)
    .join('')}`;

const encodeSign = (sign: string): string => encodeURIComponent(sign);

const kindOfGroup = new Map(
  (Object.entries(groups) as (readonly [Kind, string])[]).map(([kind, group]) => [group, kind] as const),
);

/** Bundles the files of a document; a `$ref` without a target remains unchanged. */
export const bundleSources = ({ entry }: Sources, resolver: Resolver): Bundle => {
  const names = nameComponents(entry, resolver);
  const origins = new Map<string, Origin>([['', { source: entry, pointer: '' }]]);
  const loops: string[] = [];
  const added = new Map<string, JsonObject>();
  const waiting: Task[] = [];
  const nothing: ReadonlySet<string> = new Set();
  let root: unknown;

  /** Returns the pointer of a part of another file in the document. */
  const name = (group: string, place: Location): string => {
    const found = names.find(group, place);
    const pointer = join('/components', group, found.name);
    if (!found.isNew) return pointer;
    const holder: JsonObject = added.get(group) ?? {};
    added.set(group, holder);
    setMember(holder, found.name, undefined);
    origins.set(pointer, place);
    const put = (value: unknown): void => setMember(holder, found.name, value);
    waiting.push({ place, shape: kindOfGroup.get(group) ?? 'any', pointer, put, around: nothing });
    return pointer;
  };

  /** Replaces a `$ref` by its target, merged with its siblings. */
  const inline = (task: Task, target: Location, siblings: JsonObject): void => {
    const end = resolver.end(target);
    if (isFault(end)) task.put(task.place.value);
    else if (task.around.has(keyOf(end))) {
      loops.push(task.pointer);
      task.put({});
    } else {
      origins.set(task.pointer, end);
      const around = new Set([...task.around, keyOf(end)]);
      if (isJsonObject(end.value) && Object.keys(siblings).length > 0) merge({ ...task, around }, end, siblings);
      else waiting.push({ ...task, place: end, around });
    }
  };

  /** Replaces a `$ref` by its target object; siblings of the `$ref` take precedence. */
  const merge = (task: Task, end: Location, siblings: JsonObject): void => {
    const result: JsonObject = {};
    task.put(result);
    const others = Object.entries(Object(end.value)).filter(([key]) => !Object.hasOwn(siblings, key));
    enterMembers({ ...task, place: end }, Object.fromEntries(others), result);
    const { source, pointer } = task.place;
    for (const key of Object.keys(siblings))
      origins.set(join(task.pointer, key), { source, pointer: join(pointer, key) });
    enterMembers(task, siblings, result);
  };

  /** Processes an object with a `$ref`. */
  const refer = (task: Task, value: JsonObject, ref: string): void => {
    const { place, shape, pointer } = task;
    const target = resolver.step(place.source, ref);
    const group = isKind(shape) ? groups[shape] : undefined;
    if (isFault(target)) {
      task.put(value);
      return;
    }
    const { $ref: _, ...siblings } = value;
    if (group === undefined) {
      // Within the entry it remains as written; its validity is checked elsewhere.
      if (place.source === entry && ref.startsWith('#')) task.put(value);
      else inline(task, target, siblings);
      return;
    }
    const end = resolver.end(target);
    const goal = isFault(end) ? target : end;
    const there = goal.source === entry ? goal.pointer : name(group, goal);
    if (there === pointer) {
      inline(task, target, siblings);
      return;
    }
    const isKept = place.source === entry && target.source === entry;
    const result: JsonObject = { $ref: isKept ? ref : printFragment(there) };
    task.put(result);
    if (shape === 'schema') enterMembers(task, siblings, result);
    else for (const [key, item] of Object.entries(siblings)) setMember(result, key, item);
  };

  const enterMembers = ({ place, shape, pointer, around }: Task, value: JsonObject, result: JsonObject): void => {
    const tasks = Object.entries(value).map(([key, item]): Task => {
      setMember(result, key, undefined);
      return {
        place: { source: place.source, pointer: join(place.pointer, key), value: item },
        shape: memberShape(shape, key),
        pointer: join(pointer, key),
        put: (made) => setMember(result, key, made),
        around,
      };
    });
    waiting.push(...tasks.reverse());
  };

  const enterItems = ({ place, shape, pointer, around }: Task, value: readonly unknown[]): unknown[] => {
    const result: unknown[] = value.map(() => undefined);
    const tasks = value.map(
      (item, index): Task => ({
        place: { source: place.source, pointer: join(place.pointer, index), value: item },
        shape: itemsOf(shape),
        pointer: join(pointer, index),
        put: (made) => {
          result[index] = made;
        },
        around,
      }),
    );
    waiting.push(...tasks.reverse());
    return result;
  };

  /** Rewrites the target of a discriminator mapping (OpenAPI 3.1, 4.8.25.2). */
  const retarget = ({ source }: Location, text: string): string => {
    const target = source === entry || !/[#./]/u.test(text) ? undefined : resolver.step(source, text);
    const end = target === undefined || isFault(target) ? target : resolver.end(target);
    if (end === undefined || isFault(end)) return text;
    return printFragment(end.source === entry ? end.pointer : name('schemas', end));
  };

  const visit = (task: Task): void => {
    const { shape, put } = task;
    const { value } = task.place;
    const ref = shape === 'any' ? undefined : refOf(value);
    if (shape === 'target' && typeof value === 'string') put(retarget(task.place, value));
    else if (Array.isArray(value) && shape !== 'any') put(enterItems(task, value));
    else if (!isJsonObject(value) || shape === 'any') put(value);
    else if (ref !== undefined) refer(task, value, ref);
    else {
      const result: JsonObject = {};
      put(result);
      enterMembers(task, value, result);
    }
  };

  const put = (value: unknown): void => {
    root = value;
  };
  waiting.push({
    place: { source: entry, pointer: '', value: entry.value },
    shape: 'document',
    pointer: '',
    put,
    around: nothing,
  });
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) visit(task);
  return { root: addComponents(root, added), origins, loops };
};

const addComponents = (root: unknown, added: ReadonlyMap<string, JsonObject>): unknown => {
  if (added.size === 0 || !isJsonObject(root)) return root;
  const components: JsonObject = isJsonObject(root['components']) ? root['components'] : {};
  for (const [group, members] of added) {
    const holder: JsonObject = isJsonObject(components[group]) ? components[group] : {};
    for (const [key, value] of Object.entries(members)) setMember(holder, key, value);
    setMember(components, group, holder);
  }
  return { ...root, components };
};

/** Returns a function that converts a pointer of the document to its source location. */
export const makeLocate =
  (entry: Source, { origins }: Bundle) =>
  (pointer: string): Origin => {
    const rest: string[] = [];
    const tokens = split(pointer);
    for (;;) {
      const origin = origins.get(join('', ...tokens));
      if (origin !== undefined) return { source: origin.source, pointer: join(origin.pointer, ...rest) };
      const token = tokens.pop();
      if (token === undefined) return { source: entry, pointer };
      rest.unshift(token);
    }
  };

/** Returns a diagnostic for a part that contains itself, if any. */
export const refuseLoops = (entry: Source, bundle: Bundle): Diagnostic | undefined => {
  const [loop] = bundle.loops;
  if (loop === undefined) return undefined;
  const { source, pointer } = makeLocate(entry, bundle)(loop);
  const reason =
    'the target of this $ref contains the $ref itself; move the target to "components" so that it has a name';
  return diagnose('document-invalid', source.locate(pointer), { reason });
};
