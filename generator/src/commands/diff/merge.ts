/** Merges the changes of three sources. The worst verdict wins, and its sources are recorded. */
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

/** Whether a pointer is equal to another, or below it. */
export const isWithin = (pointer: string, place: string): boolean =>
  pointer === place || pointer.startsWith(`${place}/`);

/** Whether one of two pointers contains the other. */
const isNear = (change: Change, place: string): boolean =>
  [change.pointer, change.before ?? change.pointer].some((own) => isWithin(own, place) || isWithin(place, own));

/** The pointers of the schemas that a location reaches, in either document. */
export type Reach = (pointer: string) => ReadonlySet<string>;

const hold = (change: Change, source: Source): Change => ({
  ...change,
  heldBy: [...new Set([...change.heldBy, source])],
});

/** A worse verdict replaces the sources of the old one; an equal verdict adds its source. */
const raise = (change: Change, audience: Audience, verdict: Verdict, source: Source, message: string): Change => {
  if (!isHarder(verdict, change[audience])) return hold(change, source);
  const isWorst = isHarder(verdict, worstOf(change));
  const heldBy: readonly Source[] = isWorst ? [source] : [...new Set([...change.heldBy, source])];
  const isSaid = change.message.includes(message);
  return { ...change, [audience]: verdict, heldBy, message: isSaid ? change.message : `${change.message}; ${message}` };
};

/** Groups findings of one location: a renamed operation changes many names at once. */
const groupFindings = (findings: readonly Finding[]): readonly (readonly Finding[])[] => {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = `${finding.kind} ${finding.pointer}`;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
};

const most = 4;

/** Combines the messages of a group into one. */
const describe = (findings: readonly Finding[]): string => {
  const [first] = findings;
  if (first?.kind === 'changed') return sum(findings.map(({ message }) => message));
  const names = sum(findings.map(({ name }) => name));
  return first?.kind === 'added' ? `to be implemented: ${names}` : `removed from the packages: ${names}`;
};

const sum = (texts: readonly string[]): string => {
  const each = [...new Set(texts)];
  return `${each.slice(0, most).join(', ')}${each.length > most ? ` and ${each.length - most} more` : ''}`;
};

/**
 * Merges the findings of the TypeScript surface. If a finding follows from a change that is already breaking, it only
 * adds a source. If it follows from a harmless change, it raises the verdict. Otherwise, for example for a removed
 * name, it becomes a change of its own.
 */
export const mergeSurface = (changes: readonly Change[], findings: readonly Finding[], reach: Reach): Change[] => {
  const merged = [...changes];
  for (const group of groupFindings(findings)) mergeGroup(merged, group, reach);
  return merged;
};

const mergeGroup = (merged: Change[], group: readonly Finding[], reach: Reach): void => {
  const message = describe(group);
  for (const audience of audiences) {
    const first = group.find((each) => each.audience === audience);
    if (first !== undefined) mergeFinding(merged, first, message, reach(first.pointer));
  }
};

const mergeFinding = (merged: Change[], first: Finding, message: string, reached: ReadonlySet<string>): void => {
  const { audience, pointer, kind } = first;
  const related = [...merged.entries()].filter(
    ([, change]) =>
      change.isTyped === true && change.isGrowth !== true && (isNear(change, pointer) || isIn(change, reached)),
  );
  const naming = related.find(([, change]) => kind !== 'changed' && isNaming(change));
  const known = related.filter(([, change]) => change[audience] === 'breaking' && change !== naming?.[1]);
  const open = related.filter(([, change]) => change[audience] !== 'breaking' && !isOnlyNaming(change));
  if (naming !== undefined) merged[naming[0]] = raise(naming[1], audience, 'breaking', 'surface', message);
  else if (known.length > 0) for (const [index, change] of known) merged[index] = hold(change, 'surface');
  else if (open.length === 1 && open[0] !== undefined)
    merged[open[0][0]] = raise(open[0][1], audience, 'breaking', 'surface', message);
  else addOwn(merged, first, message);
};

const addOwn = (merged: Change[], { audience, pointer, kind }: Finding, message: string): void => {
  const side = kind === 'vanished' ? 'old' : 'new';
  const index = merged.findIndex((each) => each.pointer === pointer && each.side === side && each.message === message);
  const known = merged[index];
  const own = { callers: 'none', implementers: 'none', [audience]: 'breaking' } as const;
  if (known === undefined) merged.push({ pointer, side, ...own, message, heldBy: ['surface'], isTyped: true });
  else merged[index] = { ...known, [audience]: 'breaking' };
};

/** Whether a change concerns a name only. */
const isNaming = ({ pointer }: Change): boolean => /\/(?:operationId|tags)$/u.test(pointer);

const isOnlyNaming = (change: Change): boolean => isNaming(change) && worstOf(change) === 'documentation';

const isIn = (change: Change, reached: ReadonlySet<string>): boolean => {
  for (let end = change.pointer.length; end > 0; end = change.pointer.lastIndexOf('/', end - 1)) {
    if (reached.has(change.pointer.slice(0, end))) return true;
  }
  return false;
};

/**
 * Merges the verdicts of Redocly, which concern callers only. They count only where the models differ. A grown open
 * enum or union stays compatible.
 */
export const mergeRedocly = (
  changes: readonly Change[],
  opinions: readonly Opinion[],
): { readonly changes: Change[]; readonly overruled: number } => {
  const merged = [...changes];
  let overruled = 0;
  for (const opinion of opinions) {
    const index = findMeant(merged, opinion);
    const change = index === undefined ? undefined : merged[index];
    if (index === undefined || change === undefined || isOwnMatter(change)) overruled += 1;
    else merged[index] = raise(change, 'callers', 'breaking', 'redocly', opinion.message);
  }
  return { changes: merged, overruled };
};

/** The change that an opinion belongs to: at its pointer, around or below it, or at another keyword beside it. */
const findMeant = (changes: readonly Change[], { pointer, isGrowth }: Opinion): number | undefined => {
  const all = [...changes.entries()];
  const parent = pointer.slice(0, pointer.lastIndexOf('/'));
  const passes: readonly ((change: Change) => boolean)[] = [
    (change) => isAt(change, pointer) && (change.isGrowth === true) === isGrowth,
    (change) => isAt(change, pointer),
    (change) => isNear(change, pointer),
    // A required property may be new, and is then reported among the properties.
    (change) => pointer.endsWith('/required') && isWithin(change.pointer, `${parent}/properties`),
    (change) => change.pointer.slice(0, change.pointer.lastIndexOf('/')) === parent,
  ];
  for (const isMeant of passes) {
    const [first] = all
      .filter(([, change]) => isMeant(change))
      .sort(([, a], [, b]) => distance(a, pointer) - distance(b, pointer));
    if (first !== undefined) return first[0];
  }
  return undefined;
};

const isAt = (change: Change, pointer: string): boolean => change.pointer === pointer || change.before === pointer;

/** Whether the comparison of models overrules Redocly, which compares documents keyword by keyword. */
const isOwnMatter = (change: Change): boolean =>
  change.isGrowth === true || change.isRestructured === true || isWords(change);

/** A documentation change is never the change that Redocly reports nearby. */
const isWords = (change: Change): boolean => worstOf(change) === 'documentation' && !isNaming(change);

const distance = ({ pointer }: Change, place: string): number => Math.abs(pointer.length - place.length);

/** Sorts by verdict, worst first, then by location. */
export const sortChanges = (changes: readonly Change[]): Change[] =>
  [...changes].sort(
    (a, b) =>
      verdicts.indexOf(worstOf(b)) - verdicts.indexOf(worstOf(a)) ||
      (a.pointer < b.pointer ? -1 : a.pointer > b.pointer ? 1 : 0) ||
      audiences.reduce((sum, each) => sum || verdicts.indexOf(b[each]) - verdicts.indexOf(a[each]), 0),
  );
