import { type MutableRecord, setOwn } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import { splitPointer } from '../codec/pointer.js';
import type { ProblemIssue } from './options.js';
import type { ValidationIssue } from './validators.js';
import { describeIssue } from './words.js';

const MOST_ISSUES = 20;

/** Describes validation issues for an error response: at most 20 reasons, by field (a dotted path). */
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

const PLACES: Readonly<Record<string, ProblemIssue['in']>> = {
  path: 'path',
  query: 'query',
  headers: 'header',
  cookies: 'cookie',
};

/** Lists at most 20 validation issues for an error response, each with its location. */
export function listIssues(issues: readonly ValidationIssue[], isParameters: boolean): readonly ProblemIssue[] {
  return issues.slice(0, MOST_ISSUES).map((issue) => {
    const [first = '', ...rest] = namesOf(issue);
    const path = isParameters ? rest : namesOf(issue);
    return {
      in: isParameters ? (PLACES[first] ?? 'request') : 'body',
      path: path.map((part) => (/^(?:0|[1-9]\d{0,8})$/.test(part) ? Number(part) : part)),
      message: describeIssue(issue),
      code: issue.keyword,
    };
  });
}

/** Returns the path to the value that an issue is about, including the name of a missing or unexpected member. */
function namesOf({ instancePath, params }: ValidationIssue): string[] {
  const names = splitPointer(instancePath);
  const last = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof last === 'string' ? [...names, last] : names;
}

/**
 * Returns the field that an issue is about, without the parameter location, such as `query`; `body` for an issue about
 * the whole body.
 */
function fieldOf(issue: ValidationIssue, isParameters: boolean): string {
  const names = namesOf(issue).slice(isParameters ? 1 : 0);
  return names.length === 0 ? (isParameters ? 'parameters' : 'body') : names.join('.');
}
