import { type MutableRecord, setOwn } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { ValidationIssue } from './definition.js';
import type { ProblemIssue } from './options.js';
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

const PLACES: Readonly<Record<string, ProblemIssue['in']>> = {
  path: 'path',
  query: 'query',
  headers: 'header',
  cookies: 'cookie',
};

/** The same issues one by one, with their places. */
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

/** The members that lead to what an issue is about; a member that is missing or must not be there among them. */
function namesOf({ instancePath, params }: ValidationIssue): string[] {
  const names = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const last = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return typeof last === 'string' ? [...names, last] : names;
}

/** The path's location, such as `query`, is left out; a finding about the whole body is of the field `body`. */
function fieldOf(issue: ValidationIssue, isParameters: boolean): string {
  const names = namesOf(issue).slice(isParameters ? 1 : 0);
  return names.length === 0 ? (isParameters ? 'parameters' : 'body') : names.join('.');
}
