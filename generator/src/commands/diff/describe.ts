/** Describes changes in plain words: where they are, what changed, whom they break, and what to do. */
import type { Position } from '../../diagnostics/diagnostics.js';
import { type Advice, adviseOn } from './advice.js';
import { audiences, type Change, type Verdict, worstOf } from './change.js';
import type { ChangeLocation, Locate } from './location.js';
import { bareMessage, fingerprintOf, printLocation, ruleOf } from './rule.js';

/** A change with its position in a file, and the code before and after it, if it can be printed. */
export interface Reported {
  readonly change: Change;
  readonly position?: Position;
  /** For a removal, the position of the innermost enclosing element that the new document still contains. */
  readonly remaining?: Position;
  readonly before?: string;
  readonly after?: string;
}

/** A change described in words. */
export interface Described extends Reported {
  readonly rule: string;
  readonly fingerprint: string;
  /** Name of the operation or schema that the change belongs to. */
  readonly group: string;
  /** The location in words: `GET /items › query limit`. */
  readonly where: string;
  /** The location within the group; empty for the whole operation or schema. */
  readonly within: string;
  /** What changed, without the location: `removed`. */
  readonly headline: string;
  /** The operations that use the changed component or path item. */
  readonly usedBy: readonly string[];
  readonly advice: Advice;
}

/** Shortens messages that repeat the location: `the query parameter "limit" was removed` becomes `removed`. */
function headlineOf(change: Change, { parts, group, isKeyword }: ChangeLocation): string {
  const { remarks = [], property, isGenerated } = change;
  const isPart = (!isKeyword || property !== undefined) && isGenerated !== true;
  const message = withoutKind(bareMessage(change));
  const place = parts.at(-1) ?? group;
  return [isPart ? shorten(message, place) : withoutName(message, place), ...remarks].join('; ');
}

/** Removes the kind of the element from a message, because the location says it: `the header became required`. */
function withoutKind(message: string): string {
  return message
    .replace(/^the operation was (?=moved )/u, '')
    .replace(/^the (?:parameter|header|request body) (?=became )/u, '')
    .replace(/ of the (?:header|operation|callback)(?= changed$)/u, '');
}

function shorten(message: string, place: string): string {
  const [, described] = /^the property .* is ((?:no longer|now) described)$/su.exec(message) ?? [];
  if (described !== undefined) return described;
  const [, required, verb] =
    /^the (required )?.* was ((?:added|removed)(?: (?:to|from) (?:requests|responses))?)$/su.exec(message) ??
    /^\S+ \S+ was ()(added|removed)$/u.exec(message) ??
    [];
  if (verb !== undefined) return required === 'required ' ? `${verb}, required` : verb;
  return withoutName(message, place);
}

/** Removes the name of the element from the start of a message if its location ends with it. */
function withoutName(message: string, place: string): string {
  const [all = '', literal] = /^(?:the [a-z ]+ )?("(?:[^"\\]|\\.)*") (?!was )/u.exec(message) ?? [];
  if (literal === undefined) return message;
  const name = literal.slice(1, -1);
  return place === name || place.endsWith(` ${name}`) ? message.slice(all.length) : message;
}

/** Describes a change. */
export function describeChange(reported: Reported, locate: Locate): Described {
  const { change } = reported;
  const location = locate(change);
  const rule = ruleOf(change, location);
  return {
    ...reported,
    rule,
    fingerprint: fingerprintOf(change, location),
    group: location.group,
    where: printLocation(location),
    within: location.parts.join(' › '),
    headline: headlineOf(change, location),
    usedBy: location.usedBy,
    advice: adviseOn(rule, change),
  };
}

/** Describes whom a change breaks, or that it breaks nobody. */
export function describeVerdict({ change }: Described): string {
  const broken = audiences.filter((audience) => change[audience] === 'breaking');
  if (broken.length > 0) return `breaks ${broken.join(' and ')}`;
  if (change.isUnstable === true) return 'compatible, because only alpha operations are affected';
  return worstOf(change) === 'documentation' ? 'documentation only' : 'compatible';
}

const mostUsers = 3;

/** Lists the first operations, and counts the others: `GET /a, GET /b, GET /c and 4 more operations`. */
export function listUsers(usedBy: readonly string[]): string {
  const rest = usedBy.length - mostUsers;
  const shown = usedBy.slice(0, mostUsers).join(', ');
  return rest > 0 ? `${shown} and ${rest} more ${rest === 1 ? 'operation' : 'operations'}` : shown;
}

/** The changes of one operation or schema. */
export interface ChangeGroup {
  readonly title: string;
  /** The operations that use the changed component or path item. */
  readonly usedBy: readonly string[];
  readonly changes: readonly Described[];
}

/** Groups changes by operation or schema, in the order of their first changes. */
export function groupChanges(all: readonly Described[]): readonly ChangeGroup[] {
  const groups = new Map<string, Described[]>();
  for (const described of all) groups.set(described.group, [...(groups.get(described.group) ?? []), described]);
  return [...groups].map(([title, changes]) => ({
    title,
    usedBy: [...new Set(changes.flatMap(({ usedBy }) => usedBy))],
    changes: withoutRepeatedCode(changes),
  }));
}

/** Removes code that an earlier change of the group already shows, for example if both change one interface. */
function withoutRepeatedCode(changes: readonly Described[]): readonly Described[] {
  const shown = new Set<string>();
  return changes.map((described) => {
    const { before, after, ...rest } = described;
    const code = JSON.stringify([before, after]);
    if (shown.has(code)) return rest;
    shown.add(code);
    return described;
  });
}

const titles: readonly (readonly [Verdict, string])[] = [
  ['breaking', 'Breaking'],
  ['compatible', 'Compatible'],
  ['documentation', 'Documentation'],
];

/** Returns the changes by verdict, worst first, and for each verdict by operation or schema. */
export function sectionsOf(
  all: readonly Described[],
): readonly { readonly title: string; readonly groups: readonly ChangeGroup[] }[] {
  return titles
    .map(([verdict, title]) => ({
      title,
      groups: groupChanges(all.filter(({ change }) => worstOf(change) === verdict)),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** Summarizes the changes: `3 changes: 1 breaks callers, 2 break implementers`. */
export function summarize(all: readonly Described[], accepted = 0, since?: string): string {
  const ignored = accepted === 0 ? '' : `; ${accepted} ignored`;
  if (all.length === 0) return `no changes${since === undefined ? '' : ` since ${since}`}${ignored}`;
  const parts = audiences.flatMap((audience) => {
    const count = all.filter(({ change }) => change[audience] === 'breaking').length;
    return count === 0 ? [] : [`${count} ${count === 1 ? 'breaks' : 'break'} ${audience}`];
  });
  const isWords = all.every(({ change }) => worstOf(change) === 'documentation');
  const what = parts.length > 0 ? parts.join(', ') : isWords ? 'documentation only' : 'nothing breaks';
  return `${all.length} ${all.length === 1 ? 'change' : 'changes'}: ${what}${ignored}`;
}
