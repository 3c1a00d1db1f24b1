/**
 * Copies a Swagger 2.0 document with marks: an extension on each object that refers to its source location and survives
 * the conversion. References to path items, parameters and responses in other files, which are not converted, are
 * inlined.
 */
import { dirname, relative, sep } from 'node:path';
import { join } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import { isAddress, locateFile } from '../read/sources.js';
import { isJsonObject, type Location, type JsonObject, refOf, setMember } from '../resolve/location.js';
import { isFault, type Resolver } from '../resolve/targets.js';

/** The name of the extension. */
export const markKey = 'x-trefoil-place';

type Kind = 'pathItem' | 'operation' | 'parameter' | 'response' | 'header' | 'schema' | 'scheme';

/** The shape of a field: one object, or a list or map of objects. */
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

/** Kinds that must be inlined from other files, because they have to be converted. */
const inlined: ReadonlySet<string> = new Set<Kind>(['pathItem', 'parameter', 'response']);

/** Copies the entry with marks. */
export const markDocument = (
  entry: Source,
  resolver: Resolver,
): { readonly root: unknown; readonly places: readonly Location[] } => {
  const places: Location[] = [];

  /** Rewrites a reference of another file relative to the entry. */
  const rebase = (ref: string, source: Source): string => {
    if (source === entry) return ref;
    const path = locateFile(source.path, ref) ?? source.path;
    const fragment = ref.includes('#') ? ref.slice(ref.indexOf('#')) : '';
    const name = isAddress(path)
      ? path
      : relative(dirname(entry.path), path).split(sep).map(encodeURIComponent).join('/');
    return `${path === entry.path ? '' : name}${fragment}`;
  };

  const copy = (place: Location, around: readonly unknown[]): unknown => {
    const { value } = place;
    if (typeof value !== 'object' || value === null || around.includes(value)) return value;
    const inner = [...around, value];
    if (Array.isArray(value)) return value.map((item, index) => copy(child(place, index, item), inner));
    const result = {};
    for (const [key, item] of Object.entries(value))
      setMember(
        result,
        key,
        key === '$ref' && typeof item === 'string' ? rebase(item, place.source) : copy(child(place, key, item), inner),
      );
    return result;
  };

  const child = ({ source, pointer }: Location, key: string | number, value: unknown): Location => ({
    source,
    pointer: join(pointer, key),
    value,
  });

  const markOne = (place: Location, kind: Kind | 'document', around: readonly unknown[]): unknown => {
    const { source, value } = place;
    if (!isJsonObject(value) || around.includes(value)) return copy(place, around);
    const ref = refOf(value);
    if (ref !== undefined && inlined.has(kind) && (source !== entry || locateFile(source.path, ref) !== undefined)) {
      const target = resolver.step(source, ref);
      const end = isFault(target) ? target : resolver.end(target);
      if (!isFault(end) && end.source !== entry) return markOne(end, kind, [...around, value]);
    }
    const result: JsonObject = {};
    for (const [key, item] of Object.entries(value)) {
      const shape = Object.hasOwn(fields[kind], key) ? fields[kind][key] : undefined;
      setMember(
        result,
        key,
        key === '$ref' ? copyRef(item, source) : markShape(child(place, key, item), shape, [...around, value]),
      );
    }
    // Siblings of a reference are ignored.
    if (kind !== 'document' && ref === undefined) setMember(result, markKey, places.push(place) - 1);
    return result;
  };

  const copyRef = (ref: unknown, source: Source): unknown => (typeof ref === 'string' ? rebase(ref, source) : ref);

  const markShape = (place: Location, shape: Shape | undefined, around: readonly unknown[]): unknown => {
    const { value } = place;
    if (shape === undefined) return copy(place, around);
    if (typeof shape === 'string') return markOne(place, shape, around);
    const [many, kind] = shape;
    if (many === 'list' && Array.isArray(value))
      return value.map((item: unknown, index) => markOne(child(place, index, item), kind, around));
    if (many === 'list' || !isJsonObject(value)) return copy(place, around);
    const result = {};
    for (const [key, item] of Object.entries(value))
      setMember(
        result,
        key,
        key.startsWith('x-') && kind !== 'schema'
          ? copy(child(place, key, item), around)
          : markOne(child(place, key, item), kind, around),
      );
    return result;
  };

  return { root: markOne({ source: entry, pointer: '', value: entry.value }, 'document', []), places };
};
