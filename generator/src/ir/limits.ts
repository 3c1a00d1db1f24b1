/** Describes the constraints of a schema that its type does not express. */
import { printExact } from '../../runtime/codec/exact-json.js';
import type { Json } from '../../runtime/codec/operation.js';
import type { Schema } from './schema.js';

/** Longer values and patterns are left out, because they are easier to read in the document. */
const mostCharacters = 60;

/** Describes a range as `1 to 5`, `at least 1` or `at most 5`; `undefined` if it has no bounds. */
function describeRange(least: number | undefined, most: number | undefined): string | undefined {
  if (least !== undefined && most !== undefined) return least === most ? `exactly ${least}` : `${least} to ${most}`;
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? undefined : `at most ${most}`;
}

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** Describes how many characters, items or properties are allowed. A lower bound of zero is left out. */
function describeCount(
  least: number | undefined,
  most: number | undefined,
  noun: string,
  nouns = `${noun}s`,
): string[] {
  const range = describeRange(least === 0 ? undefined : least, most);
  if (range === undefined) return [];
  return [`${capitalize(range)} ${(most ?? least) === 1 ? noun : nouns}.`];
}

function describeCode(label: string, text: string | undefined): string[] {
  const isPlain = text !== undefined && text.length <= mostCharacters && !/[`\n\r]/u.test(text);
  return isPlain ? [`${label}: \`${text}\`.`] : [];
}

function describeNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): string[] {
  const range = describeRange(minimum, maximum);
  return [
    ...(range === undefined ? [] : [`${capitalize(range)}.`]),
    ...(exclusiveMinimum === undefined ? [] : [`Greater than ${exclusiveMinimum}.`]),
    ...(exclusiveMaximum === undefined ? [] : [`Less than ${exclusiveMaximum}.`]),
    ...(multipleOf === undefined ? [] : [`A multiple of ${multipleOf}.`]),
  ];
}

/** Returns a value as JSON; `undefined` for arrays and objects, which are too long for a line. */
function printValue(value: Json | undefined): string | undefined {
  return typeof value === 'object' && value !== null ? undefined : printExact(value);
}

/**
 * Describes the format, limits, default and first example of a schema, in this order: "Format: email. At most 100
 * characters. Default: `0`." Includes the pattern if there is no format. `undefined` if there is nothing to describe.
 */
export function describeLimits(schema: Schema, example: Json | undefined = schema.examples?.[0]): string | undefined {
  const { format, pattern, minLength, maxLength, minItems, maxItems, uniqueItems, minProperties, maxProperties } =
    schema;
  const sentences = [
    ...describeCode('Format', format).map((text) => text.replaceAll('`', '')),
    ...(format === undefined ? describeCode('Pattern', pattern) : []),
    ...describeCount(minLength, maxLength, 'character'),
    ...describeNumber(schema),
    ...describeCount(minItems, maxItems, 'item'),
    ...(uniqueItems === true ? ['No duplicates.'] : []),
    ...describeCount(minProperties, maxProperties, 'property', 'properties'),
    ...describeCode('Default', printValue(schema.default)),
    ...describeCode('Example', printValue(example)),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}
