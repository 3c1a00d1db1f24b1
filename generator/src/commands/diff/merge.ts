/** Merges the changes that three sources report. The worst verdict wins; the sources that reported it are recorded. */
import { join } from '../../support/json-pointer.js';
import {
  type Audience,
  audiences,
  type Change,
  isHarder,
  type Source,
  type Verdict,
  verdicts,
  worstOf,
} from './change.js';
import type { Opinion } from './redocly.js';
import type { Finding } from './surface.js';

/** Whether a pointer equals another pointer or leads to a location below it. */
export function isWithin(pointer: string, place: string): boolean {
  return pointer === place || pointer.startsWith(`${place}/`);
}

/** Whether a change and a pointer concern the same location, or one location contains the other. */
function isNear(change: Change, place: string): boolean {
  return [change.pointer, change.before ?? change.pointer].some((own) => isWithin(own, place) || isWithin(place, own));
}

/** Returns the pointers of the schemas that are reached from a location, in either document. */
export type Reach = (pointer: string) => ReadonlySet<string>;

function hold(change: Change, source: Source): Change {
  return {
    ...change,
    heldBy: [...new Set([...change.heldBy, source])],
  };
}

/** Applies a source's verdict: a new worst verdict replaces the recorded sources; otherwise, the source is added. */
function raise(change: Change, audience: Audience, verdict: Verdict, source: Source, message: string): Change {
  if (!isHarder(verdict, change[audience])) return hold(change, source);
  const isWorst = isHarder(verdict, worstOf(change));
  const heldBy: readonly Source[] = isWorst ? [source] : [...new Set([...change.heldBy, source])];
  const raised = { ...change, [audience]: verdict, heldBy };
  if (change.message.includes(message)) return raised;
  return { ...raised, message: `${change.message}; ${message}`, remarks: [...(change.remarks ?? []), message] };
}

/** Groups findings by kind and location, because one renamed operation, for example, changes many names. */
function groupFindings(findings: readonly Finding[]): readonly (readonly Finding[])[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.pointer} ${finding.isDerived === true}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

const most = 4;

/** Combines the messages of a group into one. */
function describe(findings: readonly Finding[]): string {
  const [first] = findings;
  if (first?.kind === 'changed') return sum(findings.map(({ message }) => message));
  const names = sum(findings.map(({ name }) => name));
  return first?.kind === 'added' ? `to be implemented: ${names}` : `removed from the packages: ${names}`;
}

function sum(texts: readonly string[]): string {
  const each = [...new Set(texts)];
  return `${each.slice(0, most).join(', ')}${each.length > most ? ` and ${each.length - most} more` : ''}`;
}

/**
 * Merges the differences in the generated TypeScript. If a difference follows from a change that already breaks the
 * audience, `surface` is added to its sources. If it follows from a harmless change, the verdict on the change gets
 * worse. Otherwise, for example for a removed name, it becomes a separate change.
 */
export function mergeSurface(changes: readonly Change[], findings: readonly Finding[], reach: Reach): Change[] {
  const merged = [...changes];
  for (const group of groupFindings(findings)) mergeGroup(merged, group, reach);
  return merged;
}

function mergeGroup(merged: Change[], group: readonly Finding[], reach: Reach): void {
  const message = describe(group);
  for (const audience of audiences) {
    const first = group.find((each) => each.audience === audience);
    if (first !== undefined) mergeFinding(merged, first, message, reach(first.pointer));
  }
}

function mergeFinding(merged: Change[], first: Finding, message: string, reached: ReadonlySet<string>): void {
  const { audience, pointer, kind } = first;
  const related = [...merged.entries()].filter(
    ([, change]) =>
      change.isTyped === true &&
      change.isGrowth !== true &&
      (isNear(change, pointer) || isIn(change, reached) || (kind !== 'changed' && isOwnerRenamed(change, pointer))),
  );
  const naming = related.find(([, change]) => kind !== 'changed' && isNaming(change));
  const known = related.filter(([, change]) => change[audience] === 'breaking' && change !== naming?.[1]);
  // A derived name follows from a change that is reported already, also if that does not break anything.
  const causes = first.isDerived === true ? related.filter(([, change]) => worstOf(change) !== 'documentation') : [];
  const open = related.filter(
    ([, change]) => change[audience] !== 'breaking' && change.effect !== 'extended' && !isOnlyNaming(change),
  );
  if (causes.length > 0) return;
  if (naming !== undefined) merged[naming[0]] = raise(naming[1], audience, 'breaking', 'surface', message);
  else if (known.length > 0) for (const [index, change] of known) merged[index] = hold(change, 'surface');
  else if (open.length === 1 && open[0] !== undefined)
    merged[open[0][0]] = raise(open[0][1], audience, 'breaking', 'surface', message);
  else addOwn(merged, first, message);
}

function addOwn(merged: Change[], { audience, pointer, kind }: Finding, message: string): void {
  const side = kind === 'vanished' ? 'old' : 'new';
  const index = merged.findIndex((each) => each.pointer === pointer && each.side === side && each.message === message);
  const known = merged[index];
  const own = { callers: 'none', implementers: 'none', [audience]: 'breaking' } as const;
  if (known === undefined)
    merged.push({ pointer, side, ...own, message, heldBy: ['surface'], isTyped: true, isGenerated: true });
  else merged[index] = { ...known, [audience]: 'breaking' };
}

/** Whether a change renames the operation or schema at or around a pointer, so that names within it differ as well. */
function isOwnerRenamed(change: Change, pointer: string): boolean {
  return isNaming(change) && !change.pointer.endsWith('/tags') && isWithin(pointer, parentOf(change.pointer));
}

/** Whether a change concerns only a name. */
function isNaming({ pointer }: Change): boolean {
  return /\/(?:operationId|tags|x-name)$/u.test(pointer);
}

function isOnlyNaming(change: Change): boolean {
  return isNaming(change) && worstOf(change) === 'documentation';
}

function isIn(change: Change, reached: ReadonlySet<string>): boolean {
  for (let end = change.pointer.length; end > 0; end = change.pointer.lastIndexOf('/', end - 1)) {
    if (reached.has(change.pointer.slice(0, end))) return true;
  }
  return false;
}

/**
 * Merges the verdicts of Redocly, which concern only callers. They count only where the models differ. An open enum or
 * union that gains values stays compatible.
 */
export function mergeRedocly(
  changes: readonly Change[],
  opinions: readonly Opinion[],
): { readonly changes: Change[]; readonly overruled: number } {
  const merged = [...changes];
  let overruled = 0;
  for (const opinion of opinions) {
    const index = findMeant(merged, opinion);
    const change = index === undefined ? undefined : merged[index];
    if (index === undefined || change === undefined || isOwnMatter(change) || isInAddition(change, opinion))
      overruled += 1;
    else merged[index] = raise(change, 'callers', 'breaking', 'redocly', opinion.message);
  }
  return { changes: merged, overruled };
}

/** Containers whose members are independent: a change to one member is unrelated to changes of other members. */
const containers =
  /\/(?:properties|patternProperties|parameters|responses|content|headers|schemas|paths|(?:all|any|one)Of)$/u;

/**
 * Finds the change that Redocly's report refers to: a change at the report's pointer, above or below that location, or
 * at a sibling keyword. A report about a required property matches only a change of this property.
 */
function findMeant(
  changes: readonly Change[],
  { pointer, isGrowth, isRemoval = false, property }: Opinion,
): number | undefined {
  const all = [...changes.entries()];
  const parent = parentOf(pointer);
  // The same pointer can lead to a removed element and to the one that took its place.
  const rank = ({ side }: Change): number => (isRemoval && side !== 'old' ? 1 : 0);
  const ofProperty: readonly ((change: Change) => boolean)[] = [
    (change) => isAt(change, pointer) && change.property === property,
    (change) => isAt(change, join(parent, 'properties', property ?? '')),
  ];
  const passes: readonly ((change: Change) => boolean)[] = [
    (change) => isAt(change, pointer) && (change.isGrowth === true) === isGrowth,
    (change) => isAt(change, pointer),
    (change) => isNear(change, pointer),
    (change) => parentOf(change.pointer) === parent && !containers.test(parent),
  ];
  for (const isMeant of property === undefined ? passes : ofProperty) {
    const [first] = all
      .filter(([, change]) => isMeant(change))
      .sort(([, a], [, b]) => rank(a) - rank(b) || distance(a, pointer) - distance(b, pointer));
    if (first !== undefined) return first[0];
  }
  return undefined;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf('/'));
}

function isAt(change: Change, pointer: string): boolean {
  return change.pointer === pointer || change.before === pointer;
}

/** Whether our comparison overrules Redocly, which compares documents keyword by keyword. */
function isOwnMatter(change: Change): boolean {
  return change.isGrowth === true || change.isRestructured === true || isWords(change);
}

/**
 * Whether an opinion compares unrelated elements, such as the schemas of two different parameters, or is about an added
 * operation, which never breaks callers.
 */
function isInAddition({ pointer, before, side, isNewOperation }: Change, opinion: Opinion): boolean {
  if (isNewOperation === true) return true;
  return side === 'new' && before === undefined && opinion.pointer.startsWith(`${pointer}/`);
}

/** Whether a change affects only documentation, so that a report of Redocly nearby refers to another change. */
function isWords(change: Change): boolean {
  return worstOf(change) === 'documentation' && !isNaming(change);
}

function distance({ pointer }: Change, place: string): number {
  return Math.abs(pointer.length - place.length);
}

/** Sorts by verdict, worst first, then by location. */
export function sortChanges(changes: readonly Change[]): Change[] {
  return [...changes].sort(
    (a, b) =>
      verdicts.indexOf(worstOf(b)) - verdicts.indexOf(worstOf(a)) ||
      (a.pointer < b.pointer ? -1 : a.pointer > b.pointer ? 1 : 0) ||
      audiences.reduce((sum, each) => sum || verdicts.indexOf(b[each]) - verdicts.indexOf(a[each]), 0),
  );
}
