import { lookUp } from '../codec/objects.js';
import type { ValidationIssue } from './definition.js';

type Words = (params: Readonly<Record<string, unknown>>) => string;

const required: Words = () => 'is required';
const notAllowed: Words = () => 'is not allowed';
const list = (value: unknown): string =>
  [value]
    .flat()
    .map((item) => JSON.stringify(item))
    .join(', ');

/** Messages by keyword. */
const WORDS: Readonly<Record<string, Words>> = {
  required,
  dependentRequired: required,
  additionalProperties: notAllowed,
  unevaluatedProperties: notAllowed,
  'false schema': notAllowed,
  readOnly: () => 'must not be sent',
  writeOnly: () => 'must not be sent',
  type: ({ type }) => `must be ${[type].flat().join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  format: ({ format }) => `must be a valid ${format}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  minLength: ({ limit }) => `must have at least ${limit} characters`,
  maxLength: ({ limit }) => `must have at most ${limit} characters`,
  minItems: ({ limit }) => `must have at least ${limit} items`,
  maxItems: ({ limit }) => `must have at most ${limit} items`,
  uniqueItems: () => 'must not hold an item twice',
  minProperties: ({ limit }) => `must have at least ${limit} fields`,
  maxProperties: ({ limit }) => `must have at most ${limit} fields`,
  contains: ({ limit }) => `must hold at least ${limit} of the items that are asked for`,
  maxContains: ({ limit }) => `must hold at most ${limit} of the items that are asked for`,
  propertyNames: () => 'is not a name that is allowed',
  not: () => 'is what it must not be',
  unevaluatedItems: () => 'must not hold further items',
  oneOf: () => 'must match exactly one of the alternatives',
  anyOf: () => 'must match one of the alternatives',
};

/** Returns the message of an issue, as the end of a sentence that begins with the value's name. */
export function describeIssue({ keyword, params }: ValidationIssue): string {
  return lookUp(WORDS, keyword)?.(params) ?? 'is not valid';
}
