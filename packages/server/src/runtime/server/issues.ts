import { lookUp, type MutableRecord, setOwn } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { ValidationIssue } from './definition.js';

const MOST_ISSUES = 20;

/** What an error answer says of a request that breaks its schema: reasons by field, a dotted path; at most 20. */
export function describeIssues(issues: readonly ValidationIssue[], isParameters: boolean): Json {
  const fields: MutableRecord<Json[]> = {};
  for (const issue of issues.slice(0, MOST_ISSUES)) {
    const field = fieldOf(issue, isParameters);
    const reasons = Object.hasOwn(fields, field) ? (fields[field] ?? []) : [];
    const text = reasonOf(issue);
    if (!reasons.includes(text)) setOwn(fields, field, [...reasons, text]);
  }
  return fields;
}

/** The path's location, such as `query`, is left out; a finding about the whole body is of the field `body`. */
function fieldOf({ instancePath, params }: ValidationIssue, isParameters: boolean): string {
  const path = instancePath.split('/').slice(isParameters ? 2 : 1);
  const names = path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  if (typeof last === 'string') names.push(last);
  return names.length === 0 ? (isParameters ? 'parameters' : 'body') : names.join('.');
}

type Words = (params: Readonly<Record<string, unknown>>) => string;

const required: Words = () => 'is required';
const notAllowed: Words = () => 'is not allowed';
const list = (value: unknown): string =>
  [value]
    .flat()
    .map((one) => JSON.stringify(one))
    .join(', ');

/** Our own words by keyword, so that they do not change with the validator. */
const WORDS: Readonly<Record<string, Words>> = {
  required,
  dependentRequired: required,
  additionalProperties: notAllowed,
  unevaluatedProperties: notAllowed,
  'false schema': notAllowed,
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
  oneOf: () => 'must match exactly one of the alternatives',
  anyOf: () => 'must match one of the alternatives',
};

function reasonOf({ keyword, params, message }: ValidationIssue): string {
  return lookUp(WORDS, keyword)?.(params) ?? message ?? 'is not valid';
}
