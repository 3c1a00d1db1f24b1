import { type MutableRecord, setOwn } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { ValidationIssue } from './definition.js';
import { describeIssue } from './words.js';

const MOST_ISSUES = 20;

/** What an error answer says of a request that breaks its schema: reasons by field, a dotted path; at most 20. */
export function describeIssues(issues: readonly ValidationIssue[], isParameters: boolean): Json {
  const fields: MutableRecord<Json[]> = {};
  for (const issue of issues.slice(0, MOST_ISSUES)) {
    const field = fieldOf(issue, isParameters);
    const reasons = Object.hasOwn(fields, field) ? (fields[field] ?? []) : [];
    const text = describeIssue(issue);
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
