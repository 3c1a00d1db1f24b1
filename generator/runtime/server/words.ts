import { lookUp } from '../codec/objects.js';
import type { ValidationIssue } from './validators.js';

type Words = (params: Readonly<Record<string, unknown>>) => string;

const required: Words = () => 'is required';
const notAllowed: Words = () => 'is not allowed';
const list = (value: unknown): string =>
  [value]
    .flat()
    .map((item) => JSON.stringify(item))
    .join(', ');

/** Functions that create the messages, by keyword. */
const WORDS: Readonly<Record<string, Words>> = {
  required,
  dependentRequired: required,
  additionalProperties: notAllowed,
  unevaluatedProperties: notAllowed,
  'false schema': notAllowed,
  readOnly: () => 'must not be sent',
  writeOnly: () => 'must not be sent',
  type: ({ type }) => `must be ${[type].flat().map(withArticle).join(' or ')}`,
  enum: ({ allowedValues }) => `must be one of ${list(allowedValues)}`,
  const: ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`,
  format: ({ format }) => `must be a valid ${format}`,
  pattern: ({ pattern }) => `must match ${pattern}`,
  minimum: ({ limit }) => `must be at least ${limit}`,
  maximum: ({ limit }) => `must be at most ${limit}`,
  exclusiveMinimum: ({ limit }) => `must be greater than ${limit}`,
  exclusiveMaximum: ({ limit }) => `must be less than ${limit}`,
  multipleOf: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  minLength: ({ limit }) => `must have at least ${count(limit, 'character')}`,
  maxLength: ({ limit }) => `must have at most ${count(limit, 'character')}`,
  minItems: ({ limit }) => `must have at least ${count(limit, 'item')}`,
  maxItems: ({ limit }) => `must have at most ${count(limit, 'item')}`,
  uniqueItems: () => 'must not contain duplicate items',
  minProperties: ({ limit }) => `must have at least ${count(limit, 'field')}`,
  maxProperties: ({ limit }) => `must have at most ${count(limit, 'field')}`,
  contains: ({ limit }) => `must contain at least ${count(limit, 'matching item')}`,
  maxContains: ({ limit }) => `must contain at most ${count(limit, 'matching item')}`,
  propertyNames: () => 'is not an allowed name',
  not: () => 'is not allowed',
  unevaluatedItems: () => 'must not have additional items',
  oneOf: () => 'must match exactly one of the variants',
  anyOf: () => 'must match one of the variants',
};

function withArticle(type: unknown): string {
  return type === 'null' ? type : `${/^[aio]/u.test(String(type)) ? 'an' : 'a'} ${type}`;
}

function count(limit: unknown, noun: string): string {
  return `${limit} ${noun}${limit === 1 ? '' : 's'}`;
}

/** Returns the message for an issue, which continues a sentence that begins with the name of the value. */
export function describeIssue({ keyword, params }: ValidationIssue): string {
  return lookUp(WORDS, keyword)?.(params) ?? 'is not valid';
}
