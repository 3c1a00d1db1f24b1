/**
 * Copies a Swagger 2.0 document and marks each object with an extension that refers to the object's source location and
 * survives the conversion. References to path items, parameters and responses in other files, which are not converted,
 * are replaced by their targets.
 */
import { dirname, relative, sep } from 'node:path';
import { join } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import { isAddress, locateFile } from '../read/sources.js';
import { isJsonObject, type JsonObject, type Location, refOf, setMember } from '../resolve/location.js';
import { isFault, type Resolver } from '../resolve/targets.js';

/** The name of the extension. */
export const markKey = 'x-trefoil-place';

type Kind = 'pathItem' | 'operation' | 'parameter' | 'response' | 'header' | 'schema' | 'scheme';

/** The shape of a field: an object, or a list or map of objects. */
type Shape = Kind | readonly [many: 'list' | 'map', kind: Kind];

const operations = Object.fromEntries(
  'get put post delete options head patch'.split(' ').map((method) => [method, 'operation' as const]),
);

const fields: Readonly<Record<Kind | 'document', Readonly<Record<string, Shape>>>> = {
  document: {
    paths: ['map', 'pathItem'],
    definitions: ['map', 'schema'],
    parameters: ['map', 'parameter'],
    responses: ['map', 'response'],
    securityDefinitions: ['map', 'scheme'],
  },
  pathItem: { ...operations, parameters: ['list', 'parameter'] },
  operation: { parameters: ['list', 'parameter'], responses: ['map', 'response'] },
  parameter: { schema: 'schema' },
  response: { schema: 'schema', headers: ['map', 'header'] },
  header: {},
  scheme: {},
  schema: {
    items: 'schema',
    additionalProperties: 'schema',
    not: 'schema',
    properties: ['map', 'schema'],
    allOf: ['list', 'schema'],
    anyOf: ['list', 'schema'],
    oneOf: ['list', 'schema'],
  },
};

/** Kinds of objects in other files that replace the references to them, because they have to be converted. */
const inlined: ReadonlySet<string> = new Set<Kind>(['pathItem', 'parameter', 'response']);

/** Copies the entry file, and marks the objects in it. */
export function markDocument(
  entry: Source,
  resolver: Resolver,
): { readonly root: unknown; readonly places: readonly Location[] } {
  const marker = new Marker(entry, resolver);
  const root = marker.mark({ source: entry, pointer: '', value: entry.value });
  return { root, places: marker.places };
}

function child({ source, pointer }: Location, key: string | number, value: unknown): Location {
  return { source, pointer: join(pointer, key), value };
}

class Marker {
  readonly places: Location[] = [];
  readonly #entry: Source;
  readonly #resolver: Resolver;

  constructor(entry: Source, resolver: Resolver) {
    this.#entry = entry;
    this.#resolver = resolver;
  }

  /** Returns a marked copy of the document. */
  mark(place: Location): unknown {
    return this.#markOne(place, 'document', []);
  }

  /** Converts a reference in another file to one that is relative to the entry file. */
  #rebase(ref: string, source: Source): string {
    if (source === this.#entry) return ref;
    const path = locateFile(source.path, ref) ?? source.path;
    const fragment = ref.includes('#') ? ref.slice(ref.indexOf('#')) : '';
    const name = isAddress(path)
      ? path
      : relative(dirname(this.#entry.path), path).split(sep).map(encodeURIComponent).join('/');
    return `${path === this.#entry.path ? '' : name}${fragment}`;
  }

  #copy(place: Location, around: readonly unknown[]): unknown {
    const { value } = place;
    if (typeof value !== 'object' || value === null || around.includes(value)) return value;
    const inner = [...around, value];
    if (Array.isArray(value)) return value.map((item, index) => this.#copy(child(place, index, item), inner));
    const result = {};
    for (const [key, item] of Object.entries(value))
      setMember(
        result,
        key,
        key === '$ref' && typeof item === 'string'
          ? this.#rebase(item, place.source)
          : this.#copy(child(place, key, item), inner),
      );
    return result;
  }

  #markOne(place: Location, kind: Kind | 'document', around: readonly unknown[]): unknown {
    const { source, value } = place;
    if (!isJsonObject(value) || around.includes(value)) return this.#copy(place, around);
    const ref = refOf(value);
    if (
      ref !== undefined &&
      inlined.has(kind) &&
      (source !== this.#entry || locateFile(source.path, ref) !== undefined)
    ) {
      const target = this.#resolver.step(source, ref);
      const end = isFault(target) ? target : this.#resolver.end(target);
      if (!isFault(end) && end.source !== this.#entry) return this.#markOne(end, kind, [...around, value]);
    }
    const result: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      const shape = Object.hasOwn(fields[kind], key) ? fields[kind][key] : undefined;
      setMember(
        result,
        key,
        key === '$ref'
          ? typeof item === 'string'
            ? this.#rebase(item, source)
            : item
          : this.#markShape(child(place, key, item), shape, [...around, value]),
      );
    }
    // Siblings of a reference are ignored.
    if (kind !== 'document' && ref === undefined) setMember(result, markKey, this.places.push(place) - 1);
    return result;
  }

  #markShape(place: Location, shape: Shape | undefined, around: readonly unknown[]): unknown {
    const { value } = place;
    if (shape === undefined) return this.#copy(place, around);
    if (typeof shape === 'string') return this.#markOne(place, shape, around);
    const [many, kind] = shape;
    if (many === 'list' && Array.isArray(value))
      return value.map((item: unknown, index) => this.#markOne(child(place, index, item), kind, around));
    if (many === 'list' || !isJsonObject(value)) return this.#copy(place, around);
    const result = {};
    for (const [key, item] of Object.entries(value))
      setMember(
        result,
        key,
        key.startsWith('x-') && kind !== 'schema'
          ? this.#copy(child(place, key, item), around)
          : this.#markOne(child(place, key, item), kind, around),
      );
    return result;
  }
}
