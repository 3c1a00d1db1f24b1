/**
 * Bundles the files of a document. A referenced node of another file becomes a component if possible, otherwise it
 * replaces the `$ref`. The entry file is not changed.
 */
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { escapeToken, join, split } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import type { Sources } from '../read/sources.js';
import { type ComponentNames, groups, nameComponents } from './component-names.js';
import { isKind, itemsOf, memberShape } from './kinds.js';
import { isJsonObject, type JsonObject, type Location, refOf, setMember } from './location.js';
import type { Kind, Shape } from './shapes.js';
import { isFault, type Resolver } from './targets.js';

export type Origin = Pick<Location, 'source' | 'pointer'>;

export interface Bundle {
  readonly root: unknown;
  /** Source locations of the nodes that are not at the same pointer in the entry file. */
  readonly origins: ReadonlyMap<string, Origin>;
  /** Pointers of nodes that contain themselves and cannot become components. */
  readonly loops: readonly string[];
}

/** A node that has to be added to the document. */
interface Task {
  readonly place: Location;
  readonly shape: Shape;
  /** Pointer in the bundled document. */
  readonly pointer: string;
  readonly put: (value: unknown) => void;
  /** The replaced references that enclose the node. */
  readonly around: ReadonlySet<string>;
}

function keyOf({ source, pointer }: Origin): string {
  return `${source.path}#${pointer}`;
}

/** Formats a pointer as a URI fragment (RFC 6901, 6). */
function printFragment(pointer: string): string {
  return `#${split(pointer)
    .map((token) => `/${escapeToken(token).replaceAll(/[^\w~!$&'()*+,;=:@.-]/gu, encodeSign)}`)
    .join('')}`;
}

function encodeSign(sign: string): string {
  return encodeURIComponent(sign);
}

const kindOfGroup = new Map(
  (Object.entries(groups) as (readonly [Kind, string])[]).map(([kind, group]) => [group, kind] as const),
);

/** Bundles the files of a document; a `$ref` without a target remains unchanged. */
export function bundleSources({ entry }: Sources, resolver: Resolver): Bundle {
  const bundler = new Bundler(entry, resolver);
  return { root: bundler.bundle(), origins: bundler.origins, loops: bundler.loops };
}

class Bundler {
  readonly origins: Map<string, Origin>;
  readonly loops: string[] = [];
  readonly #entry: Source;
  readonly #resolver: Resolver;
  readonly #names: ComponentNames;
  /** The components to add, by group. */
  readonly #added = new Map<string, JsonObject>();
  readonly #waiting: Task[] = [];

  constructor(entry: Source, resolver: Resolver) {
    this.#entry = entry;
    this.#resolver = resolver;
    this.#names = nameComponents(entry, resolver);
    this.origins = new Map([['', { source: entry, pointer: '' }]]);
  }

  /** Returns the bundled document. */
  bundle(): unknown {
    let root: unknown;
    const put = (value: unknown): void => {
      root = value;
    };
    const place = { source: this.#entry, pointer: '', value: this.#entry.value };
    this.#waiting.push({ place, shape: 'document', pointer: '', put, around: new Set() });
    for (let task = this.#waiting.pop(); task !== undefined; task = this.#waiting.pop()) this.#visit(task);
    return addComponents(root, this.#added);
  }

  /** Makes a node of another file a component. Returns the pointer of the component. */
  #addComponent(group: string, place: Location): string {
    const found = this.#names.find(group, place);
    const pointer = join('/components', group, found.name);
    if (!found.isNew) return pointer;
    const holder: JsonObject = this.#added.get(group) ?? {};
    this.#added.set(group, holder);
    setMember(holder, found.name, undefined);
    this.origins.set(pointer, place);
    const put = (value: unknown): void => setMember(holder, found.name, value);
    this.#waiting.push({ place, shape: kindOfGroup.get(group) ?? 'any', pointer, put, around: new Set() });
    return pointer;
  }

  /** Replaces a `$ref` by its target, which is merged with the siblings of the `$ref`. */
  #inline(task: Task, target: Location, siblings: JsonObject): void {
    const end = this.#resolver.end(target);
    if (isFault(end)) task.put(task.place.value);
    else if (task.around.has(keyOf(end))) {
      this.loops.push(task.pointer);
      task.put({});
    } else {
      this.origins.set(task.pointer, end);
      const around = new Set([...task.around, keyOf(end)]);
      if (isJsonObject(end.value) && Object.keys(siblings).length > 0) this.#merge({ ...task, around }, end, siblings);
      else this.#waiting.push({ ...task, place: end, around });
    }
  }

  /** Replaces a `$ref` by its target, which is an object. Siblings of the `$ref` take precedence. */
  #merge(task: Task, end: Location, siblings: JsonObject): void {
    const result: JsonObject = {};
    task.put(result);
    const others = Object.entries(Object(end.value)).filter(([key]) => !Object.hasOwn(siblings, key));
    this.#enterMembers({ ...task, place: end }, Object.fromEntries(others), result);
    const { source, pointer } = task.place;
    for (const key of Object.keys(siblings))
      this.origins.set(join(task.pointer, key), { source, pointer: join(pointer, key) });
    this.#enterMembers(task, siblings, result);
  }

  /** Adds an object that contains a `$ref`. */
  #refer(task: Task, value: JsonObject, ref: string): void {
    const { place, shape, pointer } = task;
    const target = this.#resolver.step(place.source, ref);
    const group = isKind(shape) ? groups[shape] : undefined;
    if (isFault(target)) {
      task.put(value);
      return;
    }
    const { $ref: _, ...siblings } = value;
    if (group === undefined) {
      // A reference within the entry file is not changed; whether it is valid here is checked elsewhere.
      if (place.source === this.#entry && ref.startsWith('#')) task.put(value);
      else this.#inline(task, target, siblings);
      return;
    }
    const end = this.#resolver.end(target);
    const goal = isFault(end) ? target : end;
    const there = goal.source === this.#entry ? goal.pointer : this.#addComponent(group, goal);
    if (there === pointer) {
      this.#inline(task, target, siblings);
      return;
    }
    const isKept = place.source === this.#entry && target.source === this.#entry;
    const result: JsonObject = { $ref: isKept ? ref : printFragment(there) };
    task.put(result);
    if (shape === 'schema') this.#enterMembers(task, siblings, result);
    else for (const [key, item] of Object.entries(siblings)) setMember(result, key, item);
  }

  #enterMembers({ place, shape, pointer, around }: Task, value: JsonObject, result: JsonObject): void {
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
    this.#waiting.push(...tasks.reverse());
  }

  #enterItems({ place, shape, pointer, around }: Task, value: readonly unknown[]): unknown[] {
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
    this.#waiting.push(...tasks.reverse());
    return result;
  }

  /** Converts the target of a discriminator mapping (OpenAPI 3.1, 4.8.25.2). */
  #retarget({ source }: Location, text: string): string {
    const target = source === this.#entry || !/[#./]/u.test(text) ? undefined : this.#resolver.step(source, text);
    const end = target === undefined || isFault(target) ? target : this.#resolver.end(target);
    if (end === undefined || isFault(end)) return text;
    return printFragment(end.source === this.#entry ? end.pointer : this.#addComponent('schemas', end));
  }

  #visit(task: Task): void {
    const { shape, put } = task;
    const { value } = task.place;
    const ref = shape === 'any' ? undefined : refOf(value);
    if (shape === 'target' && typeof value === 'string') put(this.#retarget(task.place, value));
    else if (Array.isArray(value) && shape !== 'any') put(this.#enterItems(task, value));
    else if (!isJsonObject(value) || shape === 'any') put(value);
    else if (ref !== undefined) this.#refer(task, value, ref);
    else {
      const result: JsonObject = {};
      put(result);
      this.#enterMembers(task, value, result);
    }
  }
}

function addComponents(root: unknown, added: ReadonlyMap<string, JsonObject>): unknown {
  if (added.size === 0 || !isJsonObject(root)) return root;
  const components: JsonObject = isJsonObject(root['components']) ? root['components'] : {};
  for (const [group, members] of added) {
    const holder: JsonObject = isJsonObject(components[group]) ? components[group] : {};
    for (const [key, value] of Object.entries(members)) setMember(holder, key, value);
    setMember(components, group, holder);
  }
  return { ...root, components };
}

/** Returns a function that converts a pointer in the bundled document to a source location. */
export function makeLocate(entry: Source, { origins }: Bundle) {
  return (pointer: string): Origin => {
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
}

/** Returns a diagnostic if a node contains itself and cannot become a component. */
export function refuseLoops(entry: Source, bundle: Bundle): Diagnostic | undefined {
  const [loop] = bundle.loops;
  if (loop === undefined) return undefined;
  const { source, pointer } = makeLocate(entry, bundle)(loop);
  const reason =
    'the target of this $ref contains the $ref itself; move the target to "components" so that it has a name';
  return diagnose('document-invalid', source.locate(pointer), { reason });
}
