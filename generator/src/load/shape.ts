/**
 * Whether every object of a document has the shape that is read from it: a list where a list belongs, and so on. What
 * has another shape is reported at its place, and nothing is read from a document that has such, so that the readers
 * after this need not ask again.
 */
import type { ParametersOf } from '../diagnostics.js';
import type { Node } from './depth.js';
import { isKind, kinds, type Kind, type Shape } from './kinds.js';
import { isDecodable, join, pointerOf } from './pointer.js';

type Raw = Readonly<Record<string, unknown>>;

/** A document in files, or bundled. */
export interface Site<Home> {
  /** What a `$ref` leads to, if to anything. */
  readonly follow: (ref: string, from: Home) => Node<Home> | undefined;
  /**
   * Whether a `$ref` may stand for anything, as in files, where the bundler puts what it leads to in its place. In the
   * bundle it stands where OpenAPI allows it, and leads somewhere.
   */
  readonly isLoose: boolean;
  readonly report: <C extends 'document-invalid' | 'schema-invalid' | 'ref-unresolved'>(
    code: C,
    place: Node<Home>,
    parameters: ParametersOf<C>,
  ) => void;
}

interface Place<Home> extends Node<Home> {
  readonly shape: Shape;
  /** Whether it is part of a schema. */
  readonly inSchema: boolean;
}

interface Check<Home> {
  readonly site: Site<Home>;
  readonly seen: Map<Raw, Set<Kind>>;
  readonly waiting: Place<Home>[];
  isSound: boolean;
}

/** Reports what has the wrong shape, leads to nothing or is missing; whether all is as it should be. */
export const checkShape = <Home>(document: Node<Home>, site: Site<Home>): boolean => {
  const waiting: Place<Home>[] = [{ ...document, shape: 'document', inSchema: false }];
  const check: Check<Home> = { site, seen: new Map(), waiting, isSound: true };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
    visit(check, { ...next, inSchema: next.inSchema || next.shape === 'schema' });
  return check.isSound;
};

const report = <Home>(check: Check<Home>, place: Place<Home>, reason: string): void => {
  check.isSound = false;
  check.site.report(place.inSchema ? 'schema-invalid' : 'document-invalid', place, { reason });
};

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';

const describe = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return value === null ? 'null' : 'an object';
  return isText(value) ? 'text' : `${typeof value === 'number' ? 'the number ' : ''}${String(value)}`;
};

/** What a shape asks for, and whether a value is that. */
const expectationOf = (shape: Shape): { readonly text: string; readonly fits: (value: unknown) => boolean } => {
  if (typeof shape === 'object')
    return 'listOf' in shape ? { text: 'a list', fits: Array.isArray } : { text: 'an object', fits: isRaw };
  switch (shape) {
    case 'any':
      return { text: 'anything', fits: () => true };
    case 'text':
      return { text: 'text', fits: isText };
    case 'number':
      return { text: 'a number', fits: (value) => typeof value === 'number' };
    case 'flag':
      return { text: 'true or false', fits: (value) => typeof value === 'boolean' };
    case 'list':
    case 'texts':
      return { text: 'a list', fits: Array.isArray };
    case 'type':
      return { text: 'the name of a type or a list of such', fits: (value) => isText(value) || Array.isArray(value) };
    case 'schema':
      return { text: 'an object or a boolean', fits: (value) => isRaw(value) || typeof value === 'boolean' };
    default:
      return { text: 'an object', fits: isRaw };
  }
};

/** The shape of the items of a list. */
const itemsOf = (shape: Shape): Shape => {
  if (typeof shape === 'object') return 'listOf' in shape ? shape.listOf : 'any';
  return shape === 'texts' || shape === 'type' ? 'text' : 'any';
};

const visit = <Home>(check: Check<Home>, place: Place<Home>): void => {
  const { value, shape } = place;
  if (check.site.isLoose && isRaw(value) && !isKind(shape) && shape !== 'any' && isText(value['$ref'])) {
    follow(check, place, value['$ref']);
    return;
  }
  const { text, fits } = expectationOf(shape);
  if (!fits(value)) {
    report(check, place, `${text} is expected here, not ${describe(value)}`);
    return;
  }
  if (Array.isArray(value))
    for (const [index, item] of value.entries()) enter(check, place, index, item, itemsOf(shape));
  else if (isRaw(value) && isKind(shape)) visitObject(check, place, value, shape);
  else if (isRaw(value) && typeof shape === 'object' && 'mapOf' in shape) {
    for (const [name, item] of Object.entries(value))
      if (!(shape.isOpen && name.startsWith('x-'))) enter(check, place, name, item, shape.mapOf);
  }
};

const enter = <Home>(
  check: Check<Home>,
  { pointer, home, inSchema }: Place<Home>,
  key: string | number,
  value: unknown,
  shape: Shape,
): void => void check.waiting.push({ value, shape, home, pointer: join(pointer, key), inSchema });

const visitObject = <Home>(check: Check<Home>, place: Place<Home>, value: Raw, kind: Kind): void => {
  const seen = check.seen.get(value) ?? new Set();
  if (seen.has(kind)) return;
  check.seen.set(value, seen.add(kind));
  const { fields, required = [], reference } = kinds[kind];
  if (kind !== 'object' && Object.hasOwn(value, '$ref')) {
    const ref = value['$ref'];
    const refPlace = { ...place, pointer: join(place.pointer, '$ref') };
    if (!isText(ref)) enter(check, place, '$ref', ref, 'text');
    else if (reference !== undefined || check.site.isLoose) follow(check, place, ref);
    else report(check, refPlace, 'a $ref cannot stand for what is expected here');
    if (reference !== 'beside') return;
  }
  for (const name of required) if (!Object.hasOwn(value, name)) report(check, place, `the field "${name}" is missing`);
  for (const [name, item] of Object.entries(value)) {
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (shape !== undefined && name !== '$ref') enter(check, place, name, item, shape);
  }
};

/** Goes on where a `$ref` leads; in files, where it leads nowhere, the bundler says so, and why. */
const follow = <Home>(check: Check<Home>, place: Place<Home>, ref: string): void => {
  const target = check.site.follow(ref, place.home);
  const fault = check.site.isLoose ? undefined : faultOf(ref, target);
  if (fault !== undefined) {
    check.isSound = false;
    const reason = `$ref ${JSON.stringify(ref)} ${fault}`;
    check.site.report('ref-unresolved', { ...place, pointer: join(place.pointer, '$ref') }, { reason });
  } else if (target?.value !== undefined)
    check.waiting.push({ ...target, shape: place.shape, inSchema: place.inSchema });
};

const faultOf = <Home>(ref: string, target: Node<Home> | undefined): string | undefined => {
  if (!isDecodable(ref)) return 'is not percent-encoded UTF-8';
  if (!/^(\/|$)/u.test(pointerOf(ref))) return 'is no JSON pointer';
  return target?.value === undefined ? 'leads to nothing' : undefined;
};
