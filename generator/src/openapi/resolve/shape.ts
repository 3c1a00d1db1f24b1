/**
 * Checks that every value in a document has the required shape, such as an array. Errors are reported at their
 * locations, and a document with errors is not processed further, so later stages need not check shapes again.
 */

import type { ParametersOf } from '../../diagnostics/diagnostics.js';
import { isText } from '../../support/guards.js';
import { join } from '../../support/json-pointer.js';
import { isKind, itemsOf, kinds } from './kinds.js';
import { isJsonObject, type JsonObject } from './location.js';
import type { Kind, Shape } from './shapes.js';

/** A node of a document. `home` identifies the file if there are several. */
export interface Node<Home> {
  readonly value: unknown;
  readonly home: Home;
  readonly pointer: string;
}

/** A document before or after bundling, and the functions with which it is checked. */
export interface Site<Home> {
  /** Returns the target of an object's `$ref`. If there is none, reports that and returns `undefined`. */
  readonly follow: (holder: Node<Home>, ref: string) => Node<Home> | undefined;
  /**
   * Whether any node may be a `$ref`, as in files that are not bundled. In a bundled document, a `$ref` is valid only
   * where OpenAPI allows it.
   */
  readonly isLoose: boolean;
  /** Called for each object, once for each of its kinds. */
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
  /** Whether the node is within a schema. */
  readonly inSchema: boolean;
}

interface Check<Home> {
  readonly site: Site<Home>;
  readonly seen: Map<JsonObject, Set<Shape>>;
  readonly waiting: Location<Home>[];
  isSound: boolean;
}

/** Reports wrong shapes, missing fields, and references without a target. Returns whether the document is valid. */
export function checkShape<Home>(document: Node<Home>, site: Site<Home>): boolean {
  const waiting: Location<Home>[] = [{ ...document, shape: 'document', inSchema: false }];
  const check: Check<Home> = { site, seen: new Map(), waiting, isSound: true };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    visit(check, { ...next, inSchema: next.inSchema || next.shape === 'schema' });
  return check.isSound;
}

function report<Home>(check: Check<Home>, place: Location<Home>, reason: string): void {
  check.isSound = false;
  check.site.report(place.inSchema ? 'schema-invalid' : 'document-invalid', place, { reason });
}

/** Returns whether a value is a scalar that YAML produces for unquoted text, such as a version. */
function isScalar(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

function describe(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return value === null ? 'null' : 'an object';
  return isText(value) ? 'a string' : `${typeof value === 'number' ? 'the number ' : ''}${String(value)}`;
}

/** Returns the description of a shape for messages, and a function that tests whether a value has it. */
function expectationOf(shape: Shape): { readonly text: string; readonly fits: (value: unknown) => boolean } {
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
}

const tupleAdvice = '; since OpenAPI 3.1, a list of schemas, one for each item, is "prefixItems"';

/** Whether the keyword `items` has a list of schemas, as in JSON Schema before 2020-12. */
function isTuple<Home>({ value, shape, pointer }: Location<Home>): boolean {
  const isKeyword = /(?<!\/(?:properties|patternProperties|dependentSchemas|\$defs|definitions|schemas))\/items$/u;
  return shape === 'schema' && Array.isArray(value) && isKeyword.test(pointer);
}

function visit<Home>(check: Check<Home>, place: Location<Home>): void {
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
    report(check, place, `expected ${text}, but found ${describe(value)}${isTuple(place) ? tupleAdvice : ''}`);
    return;
  }
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) enter(check, place, index, item, itemsOf(shape));
  else if (isJsonObject(value) && isKind(shape)) visitObject(check, place, value, shape);
  else if (isJsonObject(value) && typeof shape === 'object' && 'mapOf' in shape) {
    for (const [name, item] of Object.entries(value))
      if (!(shape.isOpen && name.startsWith('x-'))) enter(check, place, name, item, shape.mapOf);
  }
}

function enter<Home>(
  check: Check<Home>,
  { pointer, home, inSchema }: Location<Home>,
  key: string | number,
  value: unknown,
  shape: Shape,
): void {
  check.waiting.push({ value, shape, home, pointer: join(pointer, key), inSchema });
}

/** Returns whether an object is visited with a shape for the first time, because `$ref`s may be circular. */
function enterOnce<Home>(check: Check<Home>, value: JsonObject, shape: Shape): boolean {
  const seen = check.seen.get(value) ?? new Set();
  if (seen.has(shape)) return false;
  check.seen.set(value, seen.add(shape));
  return true;
}

function visitObject<Home>(check: Check<Home>, place: Location<Home>, value: JsonObject, kind: Kind): void {
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
}

function follow<Home>(check: Check<Home>, place: Location<Home>, ref: string): void {
  const target = check.site.follow(place, ref);
  if (target === undefined) check.isSound = false;
  else check.waiting.push({ ...target, shape: place.shape, inSchema: place.inSchema });
}
