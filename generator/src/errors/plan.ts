/**
 * Derives templates for the error bodies that a server sends itself from the document's schemas; `problemBody` fills
 * them in. FastAPI's `{ detail: [{ loc, msg, type }] }`, `{ message }`, `{ error: { code, message } }`, `{ errors: {
 * name: [...] } }` and problem details (RFC 9457) are recognized by the names and types of their members.
 */
import type { Json } from '../../runtime/codec/operation.js';
import { followIn, isLeftOut } from '../ir/access.js';
import type { Direction } from '../ir/direction.js';
import { listedValues } from '../ir/listed-values.js';
import { listParts } from '../ir/parts.js';
import type { Schema, TypeName } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import {
  flagOf,
  isIssueList,
  isLocation,
  isMessage,
  isStatus,
  normalizeName,
  type Scope,
  textOf,
  valueFor,
} from './names.js';

interface Location {
  readonly index: SchemaIndex;
  readonly direction: Direction;
  /** A status, or `default`. */
  readonly status: string;
  readonly scope: Scope;
  /** Name of the member; empty for the body itself. */
  readonly name: string;
  /** Normalized names of the members of the same object. */
  readonly siblings: ReadonlySet<string>;
  readonly depth: number;
}

const deepest = 6;
/** Maximum length of messages. A shorter `maxLength` takes precedence. */
const longest = 2_000;

function typesOf(parts: readonly Schema[]): readonly TypeName[] | undefined {
  return parts.find(({ types }) => types)?.types;
}

/** Returns the template for a value of a schema; `undefined` if none can be derived. */
function planValue(place: Location, schema: Schema): Json | undefined {
  if (place.depth > deepest) return undefined;
  const parts = listParts(followIn(place.index), schema);
  const listed = parts.map(listedValues).find((values) => values !== undefined);
  if (listed !== undefined) return valueFor(listed, place.status);
  const variants = parts.flatMap(({ oneOf, anyOf }) => [...(oneOf ?? []), ...(anyOf ?? [])]);
  if (variants.length > 0 && !parts.some(({ properties }) => properties !== undefined)) {
    // A list of issues is more informative than a string.
    const made = variants.map((variant) => planValue({ ...place, depth: place.depth + 1 }, variant));
    return (
      made.find((value) => typeof value === 'object' && value !== null) ?? made.find((value) => value !== undefined)
    );
  }
  const types = typesOf(parts);
  const isObject = types === undefined ? parts.some(({ properties }) => properties) : types.includes('object');
  if (isObject) return planObject(place, parts);
  if (types?.includes('array') === true) return planArray(place, parts);
  if (types?.includes('string') === true) return planText(place, parts) ?? nullOf(types);
  if (types?.includes('boolean') === true) return flagOf(place.name);
  if (types?.includes('integer') === true || types?.includes('number') === true)
    return place.scope === 'error' && isStatus(place.name) ? '{status}' : nullOf(types);
  if (types === undefined) return textOf(place.scope, place.name, place.siblings);
  return nullOf(types);
}

function nullOf(types: readonly TypeName[]): null | undefined {
  return types.includes('null') ? null : undefined;
}

function planText({ scope, name, siblings }: Location, parts: readonly Schema[]): string | undefined {
  const text = textOf(scope, name, siblings);
  const format = parts.find((part) => part.format !== undefined)?.format;
  if (format === 'date-time') return text === '{time}' ? text : undefined;
  const isUri = format === 'uri' || format === 'uri-reference';
  if (isUri && text !== '{type}' && !(format === 'uri-reference' && text === '{path}')) return undefined;
  const most = Math.min(...parts.map(({ maxLength = longest }) => maxLength));
  return text === undefined || most >= longest ? text : text.replace(/\}$/u, `:${most}}`);
}

function planArray(place: Location, parts: readonly Schema[]): Json | undefined {
  const items = parts.find((part) => part.items !== undefined)?.items;
  const { scope, name, index } = place;
  if (scope === 'issue' && isLocation(name)) {
    const texts = items === undefined ? undefined : typesOf(listParts(followIn(index), items));
    return texts?.length === 1 && texts[0] === 'string' ? '{issue.locationTexts}' : '{issue.location}';
  }
  if (scope === 'error' && (isIssueList(name) || name === '') && items !== undefined) {
    const item = planItem({ ...place, scope: 'issue', name: '', siblings: new Set(), depth: place.depth + 1 }, items);
    if (item !== undefined) return { '{each}': item };
  }
  return parts.every(({ minItems = 0 }) => minItems === 0) ? [] : undefined;
}

/** Returns the template of an item of an issue list. */
function planItem(place: Location, schema: Schema): Json | undefined {
  const types = typesOf(listParts(followIn(place.index), schema));
  return types?.length === 1 && types[0] === 'string' ? '{issue.text}' : planValue(place, schema);
}

/** Returns the template for an object without declared members: a map from field names to reasons. */
function planMap({ scope, name, index }: Location, parts: readonly Schema[]): Json | undefined {
  const values = parts.find(({ additionalProperties }) => additionalProperties !== undefined)?.additionalProperties;
  if (scope === 'issue' || !isIssueList(name)) return undefined;
  if (values === undefined) return '{fields}';
  if (values.never === true) return {};
  const types = typesOf(listParts(followIn(index), values));
  if (types?.includes('string') === true) return '{reasons}';
  return types === undefined || types.includes('array') ? '{fields}' : undefined;
}

function planObject(place: Location, parts: readonly Schema[]): Json | undefined {
  const { index, direction, depth } = place;
  const members = parts
    .flatMap(({ properties = [] }) => properties)
    .filter(({ schema }) => !isLeftOut(followIn(index), schema, direction));
  const required = new Set(parts.flatMap((part) => part.required ?? []));
  if (members.length === 0 && place.name !== '') return planMap(place, parts);
  const siblings = new Set(members.map(({ name }) => normalizeName(name)));
  const made = new Map<string, Json>();
  for (const { name, schema } of members) {
    if (made.has(name)) continue;
    const value = planValue({ ...place, name, siblings, depth: depth + 1 }, schema);
    if (value !== undefined && (required.has(name) || value !== null)) made.set(name, value);
  }
  const missing = [...required].filter((name) => !made.has(name));
  const [only] = missing;
  // If the only missing required member is a string, it becomes the message, unless another member is a message.
  const isText = (schema: Schema): boolean => typesOf(listParts(followIn(index), schema))?.includes('string') === true;
  const unknown = members.find(({ name }) => name === only);
  if (missing.length === 1 && only !== undefined && unknown !== undefined && isText(unknown.schema)) {
    if ([...made.values()].some(isMessage)) return undefined;
    made.set(only, place.scope === 'error' ? '{message}' : '{issue.message}');
  } else if (missing.length > 0) return undefined;
  // An empty object would contain no information.
  if (made.size === 0 && place.name !== '') return undefined;
  return Object.fromEntries(members.flatMap(({ name }) => (made.has(name) ? [[name, made.get(name) ?? null]] : [])));
}

/** Returns the template of an error body for its schema; `undefined` if none can be derived. */
export function planErrorBody(
  index: SchemaIndex,
  schema: Schema,
  status: string,
  direction: Direction,
): Json | undefined {
  const place: Location = { index, direction, status, scope: 'error', name: '', siblings: new Set(), depth: 0 };
  const types = typesOf(listParts(followIn(index), schema));
  const made = types?.length === 1 && types[0] === 'string' ? '{message}' : planValue(place, schema);
  const isEmpty = typeof made === 'object' && made !== null && Object.keys(made).length === 0;
  return isEmpty ? undefined : made;
}
