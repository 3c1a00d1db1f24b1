/** Creates error bodies by filling a template with the details of an error. */
import { isRecord, lookUp, type MutableRecord, setOwn } from '../codec/objects.js';
import type { Json } from '../codec/operation.js';
import type { ProblemIssue, ServerProblem } from './options.js';

/** The data of the request that an error body can contain. */
export interface ErrorSource {
  readonly requestId: string;
  readonly request: { readonly method: string; readonly target: string };
}

/** The default template: members of RFC 9457, and the issues as an extension member. */
const DEFAULT_BODY: Json = {
  type: '{type}',
  title: '{title}',
  status: '{status}',
  detail: '{message}',
  errors: '{details}',
};

/** Key of an object that becomes a list. Its value is repeated for each issue, but at least once. */
const EACH = '{each}';

/** Matches placeholders: `{message}`, or `{message:80}` for the first 80 characters. */
const PLACEHOLDER = /^\{([\w.]+)(?::(\d+))?\}$/;

type Values = Readonly<Record<string, () => Json>>;

/**
 * Fills the template for an error body. A string that is a placeholder is replaced with the value: `{message}`,
 * `{title}`, `{status}` (a number), `{statusString}`, `{code}` (`not_found`), `{type}`, `{details}` (reasons by field),
 * `{fields}` (all messages by field), `{reasons}` (the first by field), `{requestId}`, `{method}`, `{path}`, `{time}`.
 *
 * An object with the single key `{each}` becomes a list with an item for each issue. Items can also contain these
 * placeholders: `{issue.message}`, `{issue.text}` (with its field), `{issue.field}`, `{issue.pointer}` (RFC 6901),
 * `{issue.location}` (a list that begins with `in`), `{issue.locationTexts}`, `{issue.in}` and `{issue.code}` (the JSON
 * Schema keyword).
 */
export function problemBody(problem: ServerProblem, source: ErrorSource, template: Json = DEFAULT_BODY): Json {
  const { message, details, status, title } = problem;
  const values: Values = {
    message: () => message,
    title: () => title,
    status: () => status,
    statusString: () => String(status),
    code: () => codeOf(title),
    type: () => 'about:blank',
    details: () => details,
    fields: () => byField(problem),
    reasons: () => firstReasons(byField(problem)),
    requestId: () => source.requestId,
    method: () => source.request.method,
    path: () => source.request.target.replace(/\?.*$/s, ''),
    time: () => new Date().toISOString(),
  };
  return fill(template, values, problem);
}

function fill(template: Json, values: Values, problem: ServerProblem): Json {
  if (typeof template === 'string') return fillText(template, values);
  if (Array.isArray(template)) return template.map((item: Json) => fill(item, values, problem));
  if (!isRecord(template)) return template;
  const entries = Object.entries(template);
  const [first] = entries;
  if (first?.[0] === EACH && entries.length === 1)
    return unique(issuesOf(problem).map((issue) => fill(first[1], { ...values, ...valuesOf(issue) }, problem)));
  const out: MutableRecord<Json> = {};
  for (const [key, value] of entries) setOwn(out, key, fill(value, values, problem));
  return out;
}

/** Removes duplicate items, because the declared list may have `uniqueItems`. */
function unique(items: readonly Json[]): Json[] {
  const texts = new Set<string>();
  return items.filter((item) => texts.size < texts.add(JSON.stringify(item)).size);
}

function fillText(template: string, values: Values): Json {
  const [, name = '', most] = PLACEHOLDER.exec(template) ?? [];
  const value = lookUp(values, name)?.();
  if (value === undefined) return template;
  return most === undefined || typeof value !== 'string' ? value : [...value].slice(0, Number(most)).join('');
}

function valuesOf({ in: place, path, message, code }: ProblemIssue): Values {
  const field = path.join('.') || place;
  return {
    'issue.message': () => message,
    'issue.text': () => (message.startsWith(field) ? message : `${field} ${message}`),
    'issue.field': () => field,
    'issue.pointer': () => path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join(''),
    'issue.location': () => [place, ...path],
    'issue.locationTexts': () => [place, ...path.map(String)],
    'issue.in': () => place,
    'issue.code': () => code,
  };
}

/** Returns the messages of all issues as lists by field. */
function byField({ issues }: ServerProblem): Json {
  const out: MutableRecord<Json[]> = {};
  for (const { in: place, path, message } of issues) {
    const field = path.join('.') || place;
    setOwn(out, field, [...(lookUp(out, field) ?? []), message]);
  }
  return out;
}

/** Returns the issues of a problem; if there are none, an issue that describes the problem itself. */
function issuesOf({ issues, message, title }: ServerProblem): readonly ProblemIssue[] {
  if (issues.length > 0) return issues;
  return [{ in: 'request', path: [], message, code: codeOf(title) }];
}

/** Converts a title to a code: `not_found` for `Not Found`. */
function codeOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '_');
}

function firstReasons(details: Json): Json {
  if (!isRecord(details)) return {};
  const out: MutableRecord<Json> = {};
  for (const [name, reasons] of Object.entries(details)) {
    const first: unknown = Array.isArray(reasons) ? reasons[0] : reasons;
    if (typeof first === 'string') setOwn(out, name, first);
  }
  return out;
}
