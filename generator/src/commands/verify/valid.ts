/** Generates valid values for the schemas of a model, as they are sent or received in JSON, text or XML. */

import { type Api, type Content, type Header, type Operation, type Parameter, withParts } from '../../ir/api.js';
import { isStream, schemaOfContent } from '../../ir/content.js';
import { type Direction, requestOf } from '../../ir/direction.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import type { Random } from '../../support/regexp/random.js';
import { createEvaluator, type Evaluator } from '../../values/fits.js';
import { computeMinimumDepths, type MinimumDepths } from '../../values/heights.js';
import { makeBytes, makeValue } from '../../values/make.js';
import { type Alphabet, Unmakeable, type ValueLimits } from '../../values/work.js';
import { type AjvValidator, createAjvValidator } from './ajv/ajv-validator.js';
import { listClashes } from './collisions.js';
import { fitFiles } from './part-types.js';
import { hasNames, isEmpty, type Wire, withoutNothing } from './wire.js';

/** The value generator and the reference validators of an API, shared by all operations. */
export interface ValueContext {
  readonly index: SchemaIndex;
  readonly heights: MinimumDepths;
  /** The inputs of the value generator, whose results the reference validators check. */
  readonly evaluators: Readonly<Record<Direction, Evaluator>>;
  readonly judges: Readonly<Record<Direction, AjvValidator>>;
  /** Returns the parameters that cannot be tested, each with the reason. */
  readonly clashesOf: (operation: Operation) => ReadonlyMap<Parameter, string>;
  /** The share of values, from 0 to 1, that have properties whose types only other variants allow. */
  readonly exclusion: number | 'never';
}

/** Creates the context for generating values for a document. */
export function createValueContext(api: Api): ValueContext {
  const index = indexOf(api);
  const clashes = new Map<Operation, ReadonlyMap<Parameter, string>>();
  return {
    index,
    exclusion: 0.8,
    clashesOf: (operation) => {
      const known = clashes.get(operation) ?? listClashes(api, operation);
      clashes.set(operation, known);
      return known;
    },
    heights: computeMinimumDepths(index, [...index.sent, ...index.received]),
    evaluators: {
      sent: createEvaluator(index, { direction: 'sent', hasFiles: true }),
      received: createEvaluator(index, { direction: 'received', hasFiles: true }),
    },
    judges: { sent: createAjvValidator(index, 'sent'), received: createAjvValidator(index, 'received') },
  };
}

/** What a generated value has to satisfy besides its schema. */
export interface Purpose {
  readonly direction: Direction;
  readonly wire: Wire;
  readonly alphabet: Alphabet;
  /** Whether nested values are serialized on their own rather than as JSON. */
  readonly isDeep?: boolean;
  /** Whether the serialization can represent a value. */
  readonly isFit?: (value: unknown) => boolean;
}

/** Limits of generated values; servers reject deeper nesting (`Limits.jsonDepth`). */
export const verifyLimits: ValueLimits = { values: 20_000, depth: 24, schemas: 500 };

/** Number of attempts to generate a valid value. */
const mostAttempts = 40;

/** Generates a value that the reference validator accepts. Throws `Unmakeable`. */
export function makeValid(
  { index, heights, judges, evaluators, exclusion: chance }: ValueContext,
  random: Random,
  schema: Schema,
  purpose: Purpose,
): unknown {
  const { direction, wire, alphabet, isFit = () => true } = purpose;
  if (heights(schema) === Infinity) throw new Unmakeable('the schema requires itself without end, or allows no value');
  let reason = `none of ${mostAttempts} generated values matches the schema`;
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    // Only values transported as JSON can be of any type; others use a type that the schema names, if one such value is
    // valid.
    const exclusion = chance === 'never' || (wire === 'exact' && attempt >= mostAttempts / 2) ? chance : 0;
    try {
      const evaluator = evaluators[direction];
      const made = makeValue(
        { index, heights, direction, random, alphabet, exclusion, evaluator, limits: verifyLimits, isPlain: false },
        schema,
      );
      const value = wire === 'text' ? withoutNothing(made, purpose.isDeep === true ? Infinity : 2) : made;
      if (!isFit(value)) reason = `none of ${mostAttempts} generated values can be sent`;
      else if (judges[direction](schema, value) === 'fits') return value;
    } catch (error) {
      if (!(error instanceof Unmakeable)) throw error;
      reason = error.message;
    }
  }
  throw new Unmakeable(reason);
}

/** Returns what the values of a parameter have to satisfy to be sent. */
export function purposeOf(operation: Operation, parameter: Parameter): Purpose {
  const direction = requestOf(operation);
  const { content, medium, in: location } = parameter;
  if (medium !== undefined) return purposeOfMedium(direction, medium, location === 'header');
  if (content !== undefined) return { direction, wire: 'exact', alphabet: 'any' };
  return {
    direction,
    wire: 'text',
    isDeep: parameter.style === 'deepObject',
    alphabet: location === 'header' || parameter.style === 'cookie' ? 'header' : 'any',
    isFit: isMixed(operation, parameter) ? isWord : (value) => isCarried(parameter, value),
  };
}

/** Returns what the values of a parameter or header with a media type have to satisfy. */
function purposeOfMedium(direction: Direction, { kind, encodings }: Content, isHeader: boolean): Purpose {
  const isXml = kind === 'xml';
  return {
    direction,
    wire: isXml ? 'xml' : kind === 'json' ? 'exact' : 'text',
    alphabet: isXml ? 'xml' : 'any',
    isDeep: isSpelledOut(encodings),
    isFit: (value) => !isEmpty(value) && (!isXml || hasNames(value, isHeader ? /^[\x20-\x7e]+$/u : /./su)),
  };
}

/** Whether nested values are serialized on their own rather than as JSON. */
function isSpelledOut(encodings: Content['encodings']): boolean {
  return encodings.some(({ style, content }) => style === 'deepObject' || content !== undefined);
}

/** Whether the path segment of a parameter contains other text too, so that the end of the value is ambiguous. */
function isMixed({ route }: Operation, { in: location, name }: Parameter): boolean {
  return location === 'path' && !route.split('/').includes(`{${name}}`);
}

function isWord(value: unknown): boolean {
  return !isEmpty(value) && /^\w+$/u.test(String(value));
}

/**
 * Whether a parameter can represent a value. A path segment cannot be empty; elsewhere, an empty value looks like an
 * absent one.
 */
function isCarried({ in: location, style }: Parameter, value: unknown): boolean {
  if (isEmpty(value)) return false;
  if (Array.isArray(value) && value.every((item) => item === '')) return false;
  if (location === 'header' && typeof value === 'string') return isFieldText(value);
  if (style === 'cookie' && typeof value === 'string') return /^[\w.-]+$/u.test(value);
  return true;
}

function isFieldText(text: string): boolean {
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/u.test(text);
}

/** Returns what the values of a header in a response or a multipart part have to satisfy. */
export function purposeOfHeader(direction: Direction, header: Header): Purpose {
  if (header.medium !== undefined) return purposeOfMedium(direction, header.medium, true);
  if (header.content !== undefined) return { direction, wire: 'exact', alphabet: 'any' };
  const isLines = header.name === 'set-cookie';
  const isFit = (value: unknown): boolean =>
    !isEmpty(value) &&
    piecesOf(value).every((item) => typeof item !== 'string' || (item === '' ? !isLines : isFieldText(item))) &&
    (!Array.isArray(value) || value.some((item) => item !== ''));
  return { direction, wire: 'text', alphabet: 'header', isFit };
}

function piecesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [value];
}

/** Returns how a body with this media type is serialized. */
export function wireOf(content: Content): Wire {
  const { kind } = content;
  if (withParts([content]).some((each) => each.kind === 'xml')) return 'xml';
  return ['text', 'form', 'multipart', 'parts'].includes(kind) ? 'text' : 'exact';
}

/** Generates a body; for a stream, an array of items. Throws `Unmakeable`. */
export function makeBody(bench: ValueContext, random: Random, content: Content, direction: Direction): unknown {
  const { kind } = content;
  const wire = wireOf(content);
  if (kind === 'bytes') return notEmpty(() => makeBytes(random));
  const schema = schemaOfContent(content);
  const alphabet = wire === 'xml' ? 'xml' : 'any';
  if (isStream(kind)) {
    const length = random.between(1, 3);
    return Array.from({ length }, () =>
      kind === 'events'
        ? makeEvent(bench, random, schema, direction)
        : makeValid(bench, random, schema ?? content.schema, { direction, wire: 'exact', alphabet: 'any' }),
    );
  }
  if (schema === undefined) return {};
  const isDeep = isSpelledOut(content.encodings);
  // An empty body is treated as absent.
  const isFit =
    wire === 'exact'
      ? undefined
      : (value: unknown): boolean =>
          (wire !== 'xml' || hasNames(value, /./su)) &&
          (kind === 'xml' || !isEmpty(kind === 'form' ? withoutNothing(value) : value)) &&
          (kind !== 'parts' || piecesOf(value).every((item) => item !== null)) &&
          (kind !== 'text' || typeof value !== 'object');
  const purpose: Purpose = { direction, wire, isDeep, alphabet, ...(isFit !== undefined && { isFit }) };
  return fitFiles({ index: bench.index, random }, content, makeValid(bench, random, schema, purpose));
}

function notEmpty(make: () => Uint8Array): Uint8Array {
  for (let made = make(); ; made = make()) if (made.length > 0) return made;
}

/** Generates a server-sent event, whose data is always text. */
function makeEvent(bench: ValueContext, random: Random, schema: Schema | undefined, direction: Direction): unknown {
  const plain = {
    data: random.pick(['', 'one', 'a\nb', 'é: {}']),
    ...(random.chance(0.5) && { id: '7' }),
    ...(random.chance(0.3) && { event: 'tick' }),
  };
  if (schema === undefined) return plain;
  const isFit = (value: unknown): boolean => typeof Object(value)['data'] === 'string' && isEvent(value);
  return makeValid(bench, random, schema, { direction, wire: 'exact', alphabet: 'header', isFit });
}

function isEvent(value: unknown): boolean {
  return Object.entries(Object(value)).every(
    ([name, member]) =>
      (name === 'data' && typeof member === 'string' && !member.includes('\r')) ||
      ((name === 'id' || name === 'event') && typeof member === 'string' && /^[\x21-\x7e]+$/u.test(member)) ||
      (name === 'retry' && Number.isSafeInteger(member) && Number(member) >= 0),
  );
}
