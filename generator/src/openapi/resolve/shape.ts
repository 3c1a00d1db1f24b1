/**
 * Checks that every object of a document has the expected shape, such as an array where one is required. Errors are
 * reported at their location, and documents with errors are not processed further, so later stages need not check
 * again.
 */
import type { ParametersOf } from '../../diagnostics/diagnostics.js';
import { join } from '../../support/json-pointer.js';
import { isKind, itemsOf, kinds } from './kinds.js';
import { isJsonObject, type JsonObject } from './location.js';
import type { Kind, Shape } from './shapes.js';

/** A node of a document in one or several files; `home` identifies the file. */
export interface Node<Home> {
  readonly value: unknown;
  readonly home: Home;
  readonly pointer: string;
}

/** A document in files, or bundled. */
export interface Site<Home> {
  /** Returns the target of an object's `$ref`; reports it if there is none. */
  readonly follow: (holder: Node<Home>, ref: string) => Node<Home> | undefined;
  /**
   * Whether a `$ref` may replace anything, as in unbundled files. In a bundled document, it is only valid where OpenAPI
   * allows it.
   */
  readonly isLoose: boolean;
  /** Called once for each object and kind. */
  readonly onObject?: (object: Node<Home> & { readonly value: JsonObject }, kind: Kind) => void;
  /** Called for each key of an object. */
  readonly onKey?: (
    object: Node<Home> & { readonly value: JsonObject },
    kind: Kind,
    name: string,
    value: unknown,
  ) => void;
  readonly report: <C extends 'document-invalid' | 'schema-invalid' | 'text-expected'>(
    code: C,
    place: Node<Home>,
    parameters: ParametersOf<C>,
  ) => void;
}

interface Location<Home> extends Node<Home> {
  readonly shape: Shape;
  /** Whether it is part of a schema. */
  readonly inSchema: boolean;
}

interface Check<Home> {
  readonly site: Site<Home>;
  readonly seen: Map<JsonObject, Set<Shape>>;
  readonly waiting: Location<Home>[];
  isSound: boolean;
}

/** Reports wrong shapes, missing fields and unresolvable references. Returns whether the document is valid. */
export const checkShape = <Home>(document: Node<Home>, site: Site<Home>): boolean => {
  const waiting: Location<Home>[] = [{ ...document, shape: 'document', inSchema: false }];
  const check: Check<Home> = { site, seen: new Map(), waiting, isSound: true };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    visit(check, { ...next, inSchema: next.inSchema || next.shape === 'schema' });
  return check.isSound;
};

const report = <Home>(check: Check<Home>, place: Location<Home>, reason: string): void => {
  check.isSound = false;
  check.site.report(place.inSchema ? 'schema-invalid' : 'document-invalid', place, { reason });
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Scalars that YAML reads instead of text, such as an unquoted version. */
const isScalar = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean';

const describe = (value: unknown): string => {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return value === null ? 'null' : 'an object';
  return isText(value) ? 'a string' : `${typeof value === 'number' ? 'the number ' : ''}${String(value)}`;
};

/** Returns the description of a shape, and a function that tests a value. */
const expectationOf = (shape: Shape): { readonly text: string; readonly fits: (value: unknown) => boolean } => {
  if (typeof shape === 'object')
    return 'listOf' in shape ? { text: 'an array', fits: Array.isArray } : { text: 'an object', fits: isJsonObject };
  switch (shape) {
    case 'any':
      return { text: 'anything', fits: () => true };
    case 'text':
    case 'name':
    case 'target':
      return { text: 'a string', fits: isText };
    case 'number':
      return { text: 'a number', fits: (value) => typeof value === 'number' };
    case 'bound':
      return { text: 'a number', fits: (value) => typeof value === 'number' || typeof value === 'boolean' };
    case 'flag':
      return { text: 'true or false', fits: (value) => typeof value === 'boolean' };
    case 'list':
    case 'texts':
      return { text: 'an array', fits: Array.isArray };
    case 'type':
      return { text: 'a type name or an array of type names', fits: (value) => isText(value) || Array.isArray(value) };
    case 'schema':
      return { text: 'an object or a boolean', fits: (value) => isJsonObject(value) || typeof value === 'boolean' };
    default:
      return { text: 'an object', fits: isJsonObject };
  }
};

const visit = <Home>(check: Check<Home>, place: Location<Home>): void => {
  const { value, shape } = place;
  if (check.site.isLoose && isJsonObject(value) && !isKind(shape) && shape !== 'any' && isText(value['$ref'])) {
    if (enterOnce(check, value, shape)) follow(check, place, value['$ref']);
    return;
  }
  const { text, fits } = expectationOf(shape);
  if (shape === 'text' && isScalar(value)) {
    check.site.report('text-expected', place, { value: String(value) });
    return;
  }
  if (!fits(value)) {
    report(check, place, `expected ${text}, but found ${describe(value)}`);
    return;
  }
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) enter(check, place, index, item, itemsOf(shape));
  else if (isJsonObject(value) && isKind(shape)) visitObject(check, place, value, shape);
  else if (isJsonObject(value) && typeof shape === 'object' && 'mapOf' in shape) {
    for (const [name, item] of Object.entries(value))
      if (!(shape.isOpen && name.startsWith('x-'))) enter(check, place, name, item, shape.mapOf);
  }
};

const enter = <Home>(
  check: Check<Home>,
  { pointer, home, inSchema }: Location<Home>,
  key: string | number,
  value: unknown,
  shape: Shape,
): void => void check.waiting.push({ value, shape, home, pointer: join(pointer, key), inSchema });

/** Returns whether an object is visited for the first time with a shape: a `$ref` may be cyclic. */
const enterOnce = <Home>(check: Check<Home>, value: JsonObject, shape: Shape): boolean => {
  const seen = check.seen.get(value) ?? new Set();
  if (seen.has(shape)) return false;
  check.seen.set(value, seen.add(shape));
  return true;
};

const visitObject = <Home>(check: Check<Home>, place: Location<Home>, value: JsonObject, kind: Kind): void => {
  if (!enterOnce(check, value, kind)) return;
  const { fields, rest, required = [], reference } = kinds[kind];
  if (Object.hasOwn(value, '$ref')) {
    const ref = value['$ref'];
    const refPlace = { ...place, pointer: join(place.pointer, '$ref') };
    if (!isText(ref)) report(check, refPlace, `expected a string, but found ${describe(ref)}`);
    else if (reference !== undefined || check.site.isLoose) follow(check, place, ref);
    else report(check, refPlace, 'a $ref is not allowed here');
    if (reference !== 'beside') return;
  }
  for (const name of required)
    if (!Object.hasOwn(value, name)) report(check, place, `the required field "${name}" is missing`);
  check.site.onObject?.({ ...place, value }, kind);
  for (const [name, item] of Object.entries(value)) {
    check.site.onKey?.({ ...place, value }, kind, name, item);
    const shape = Object.hasOwn(fields, name) ? fields[name] : name.startsWith('x-') ? undefined : rest;
    if (shape !== undefined && name !== '$ref') enter(check, place, name, item, shape);
  }
};

const follow = <Home>(check: Check<Home>, place: Location<Home>, ref: string): void => {
  const target = check.site.follow(place, ref);
  if (target === undefined) check.isSound = false;
  else check.waiting.push({ ...target, shape: place.shape, inSchema: place.inSchema });
};
