/**
 * Whether every object of a document has the shape that is read from it: a list where a list belongs, and so on. What
 * has another shape is reported at its place, and nothing is read from a document that has such, so that the readers
 * after this need not ask again.
 */
import { isDecodable, join, pointerOf, resolveRef } from '../load/pointer.js';
import { kinds, type Kind, type Shape } from './kinds.js';
import { isRaw, type Context, type Raw } from './raw.js';

interface Place {
  readonly value: unknown;
  readonly shape: Shape;
  readonly pointer: string;
  /** Whether it is part of a schema. */
  readonly inSchema: boolean;
}

interface Check {
  readonly context: Context;
  readonly seen: Map<Raw, Set<Shape>>;
  readonly waiting: Place[];
  isSound: boolean;
}

/** Reports what has the wrong shape, leads to nothing or is missing; whether all is as it should be. */
export const checkShape = (context: Context): boolean => {
  const waiting: Place[] = [{ value: context.root, shape: 'document', pointer: '', inSchema: false }];
  const check: Check = { context, seen: new Map(), waiting, isSound: true };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) visit(check, next);
  return check.isSound;
};

const report = (check: Check, { inSchema, pointer }: Pick<Place, 'inSchema' | 'pointer'>, reason: string): void => {
  check.isSound = false;
  check.context.report(inSchema ? 'schema-invalid' : 'document-invalid', pointer, { reason });
};

const describe = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return value === null ? 'null' : 'an object';
  return typeof value === 'string' ? 'text' : `${typeof value === 'number' ? 'the number ' : ''}${String(value)}`;
};

const isText = (value: unknown): value is string => typeof value === 'string';

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

const visit = (check: Check, place: Place): void => {
  const { value, shape, pointer } = place;
  const inSchema = place.inSchema || shape === 'schema';
  const { text, fits } = expectationOf(shape);
  if (!fits(value)) {
    report(check, { inSchema, pointer }, `${text} is expected here, not ${describe(value)}`);
    return;
  }
  const enter = (item: unknown, inner: Shape, key: string | number): void =>
    void check.waiting.push({ value: item, shape: inner, pointer: join(pointer, key), inSchema });
  if (Array.isArray(value)) for (const [index, item] of value.entries()) enter(item, itemsOf(shape), index);
  else if (isRaw(value) && typeof shape === 'object' && 'mapOf' in shape) {
    for (const [name, item] of Object.entries(value))
      if (!(shape.isOpen && name.startsWith('x-'))) enter(item, shape.mapOf, name);
  } else if (isRaw(value) && typeof shape === 'string' && isKind(shape)) visitObject(check, value, shape, pointer);
};

const isKind = (shape: string): shape is Kind => Object.hasOwn(kinds, shape);

const visitObject = (check: Check, value: Raw, kind: Kind, pointer: string): void => {
  const seen = check.seen.get(value) ?? new Set();
  if (seen.has(kind)) return;
  check.seen.set(value, seen.add(kind));
  const { fields, required = [] } = kinds[kind];
  const inSchema = kind === 'schema';
  if (kind !== 'object' && Object.hasOwn(value, '$ref')) {
    follow(check, value['$ref'], kind, join(pointer, '$ref'));
    // Only schemas and path items have fields beside a reference.
    if (kind !== 'schema' && kind !== 'pathItem') return;
  }
  for (const name of required)
    if (!Object.hasOwn(value, name)) report(check, { pointer, inSchema }, `the field "${name}" is missing`);
  for (const [name, item] of Object.entries(value)) {
    const shape = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (shape !== undefined && name !== '$ref')
      check.waiting.push({ value: item, shape, pointer: join(pointer, name), inSchema });
  }
};

const follow = (check: Check, ref: unknown, kind: Kind, pointer: string): void => {
  if (typeof ref !== 'string') {
    report(check, { pointer, inSchema: kind === 'schema' }, `text is expected here, not ${describe(ref)}`);
    return;
  }
  const refuse = (why: string): void => {
    check.isSound = false;
    check.context.report('ref-unresolved', pointer, { reason: `$ref ${JSON.stringify(ref)} ${why}` });
  };
  const target = resolveRef(check.context.root, ref);
  if (!isDecodable(ref)) refuse('is not percent-encoded UTF-8');
  else if (!/^(\/|$)/u.test(pointerOf(ref))) refuse('is no JSON pointer');
  else if (target === undefined) refuse('leads to nothing');
  else check.waiting.push({ value: target, shape: kind, pointer: pointerOf(ref), inSchema: kind === 'schema' });
};
