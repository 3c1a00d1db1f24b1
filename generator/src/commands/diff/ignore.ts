/** Accepts changes that the setting `diff.ignore` or the option `--ignore` lists. */
import type { IgnoredChange } from '../../config/settings.js';
import type { Described } from './describe.js';

/** An entry with the setting or option that it comes from, for messages. */
export interface IgnoreRule extends IgnoredChange {
  /** The setting or option with the entry: `diff.ignore[0]`, or `--ignore …`. */
  readonly origin: string;
}

const fingerprint = /^[\da-f]{12}$/u;

/** Reads an argument of `--ignore`: a fingerprint, a rule, or `<rule>:<place>`. */
export function readIgnore(argument: string): IgnoreRule {
  const base = { reason: 'ignored on the command line', origin: `--ignore ${argument}` };
  if (fingerprint.test(argument)) return { ...base, change: argument };
  const [, rule = '', place] = /^([^:]*)(?::(.*))?$/su.exec(argument) ?? [];
  return { ...base, ...(rule !== '' && { rule }), ...(place !== undefined && place !== '' && { place }) };
}

/** Whether an entry has no criteria, so that it would ignore every change. */
export function isEmptyRule({ rule, place, change }: IgnoredChange): boolean {
  return rule === undefined && place === undefined && change === undefined;
}

/** Matches text with `*` as a wildcard. For each wildcard, takes time linear in the length of the text. */
function isMatch(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  if (rest.length === 0) return pattern === text;
  if (!text.startsWith(first)) return false;
  let from = first.length;
  const last = rest.pop() ?? '';
  for (const part of rest) {
    const found = text.indexOf(part, from);
    if (found < 0) return false;
    from = found + part.length;
  }
  return text.length - last.length >= from && text.endsWith(last);
}

/** Whether a pattern matches the location of a change or an outer location. `>` separates the levels like `›`. */
function isPlaceOf(place: string, where: string): boolean {
  const pattern = place.replaceAll(/\s+[>›]\s+/gu, ' › ');
  const parts = where.split(' › ');
  return parts.some((_, index) => isMatch(pattern, parts.slice(0, index + 1).join(' › ')));
}

function isIgnoredBy({ rule, place, change }: IgnoreRule, described: Described): boolean {
  return (
    (rule === undefined || isMatch(rule, described.rule)) &&
    (place === undefined || isPlaceOf(place, described.where)) &&
    (change === undefined || change === described.fingerprint)
  );
}

/** A change that an entry accepts, with the reason. */
export interface Accepted {
  readonly described: Described;
  readonly reason: string;
}

/** Changes that count, accepted changes, and entries that match no change. */
export interface Sorted {
  readonly counted: readonly Described[];
  readonly accepted: readonly Accepted[];
  readonly unused: readonly IgnoreRule[];
}

/** Applies the entries to the changes. If several match, the first one gives the reason. */
export function applyIgnore(all: readonly Described[], rules: readonly IgnoreRule[]): Sorted {
  const counted: Described[] = [];
  const accepted: Accepted[] = [];
  const used = new Set<IgnoreRule>();
  for (const described of all) {
    const matching = rules.filter((rule) => isIgnoredBy(rule, described));
    for (const rule of matching) used.add(rule);
    const [first] = matching;
    if (first === undefined) counted.push(described);
    else accepted.push({ described, reason: first.reason });
  }
  return { counted, accepted, unused: rules.filter((rule) => !used.has(rule)) };
}
