/** Compares keywords that limit the length, size and format of values. */
import type { Schema } from '../../ir/schema.js';
import type { Effect } from './change.js';
import { type Node, partWith, valuesOf } from './node.js';
import type { Pair } from './pair.js';
import { show } from './show.js';

/** Compares the limits, `multipleOf` and formats of two nodes. */
export function compareBounds(pair: Pair): void {
  for (const bound of ['lower', 'upper'] as const) compareRange(pair, bound);
  for (const keyword of least) compareSize(pair, keyword, 0, Math.max);
  for (const keyword of most) compareSize(pair, keyword, Number.POSITIVE_INFINITY, (...all) => Math.min(...all));
  compareMultiples(pair);
  compareFormats(pair);
  for (const keyword of ['pattern', 'contentEncoding', 'contentMediaType'] as const) compareTexts(pair, keyword);
  compareUniqueness(pair);
  compareDefaults(pair);
  compareXml(pair);
}

const least = ['minLength', 'minItems', 'minProperties', 'minContains'] as const;
const most = ['maxLength', 'maxItems', 'maxProperties', 'maxContains'] as const;

function compareSize(
  pair: Pair,
  keyword: (typeof least)[number] | (typeof most)[number],
  none: number,
  pick: (...values: readonly number[]) => number,
): void {
  const [old, now] = [pair.old, pair.now].map((node) => pick(none, ...valuesOf(node, keyword)));
  if (old === undefined || now === undefined || old === now) return;
  const isNarrower = keyword.startsWith('min') ? now > old : now < old;
  const shown = (value: number): string => (value === none ? 'unset' : String(value));
  pair.tell(keyword, isNarrower ? 'narrower' : 'wider', `${keyword}: ${shown(old)} → ${shown(now)}`);
}

interface Limit {
  readonly value: number;
  readonly isExclusive: boolean;
  readonly keyword: keyof Schema;
}

const keywordsOf = {
  lower: { inclusive: 'minimum', exclusive: 'exclusiveMinimum', sign: 1 },
  upper: { inclusive: 'maximum', exclusive: 'exclusiveMaximum', sign: -1 },
} as const;

/** Returns the tightest lower or upper limit of a node. Of two equal limits, the exclusive one wins. */
function limitOf(node: Node, bound: 'lower' | 'upper'): Limit | undefined {
  const { inclusive, exclusive, sign } = keywordsOf[bound];
  const limits: Limit[] = [
    ...valuesOf(node, exclusive).map((value) => ({ value, isExclusive: true, keyword: exclusive })),
    ...valuesOf(node, inclusive).map((value) => ({ value, isExclusive: false, keyword: inclusive })),
  ];
  return limits.sort((a, b) => (b.value - a.value) * sign)[0];
}

/** Describes a changed limit: `maximum: 30 → 20`, with the keywords if they differ. */
function describeRange(bound: 'lower' | 'upper', old: Limit | undefined, now: Limit | undefined): string {
  const isSame = old === undefined || now === undefined || old.keyword === now.keyword;
  const shown = (limit: Limit | undefined): string =>
    limit === undefined ? 'unset' : isSame ? String(limit.value) : `${limit.keyword} ${limit.value}`;
  const name = isSame ? (now ?? old)?.keyword : `the ${bound} bound`;
  return `${name}: ${shown(old)} → ${shown(now)}`;
}

function compareRange(pair: Pair, bound: 'lower' | 'upper'): void {
  const [old, now] = [limitOf(pair.old, bound), limitOf(pair.now, bound)];
  if (old === undefined && now === undefined) return;
  const { sign } = keywordsOf[bound];
  const message = describeRange(bound, old, now);
  if (now === undefined) pair.tell(old?.keyword ?? 'minimum', 'wider', message);
  else if (old === undefined) pair.tell(now.keyword, 'narrower', message);
  else {
    const difference = (now.value - old.value) * sign || Number(now.isExclusive) - Number(old.isExclusive);
    if (difference !== 0) pair.tell(now.keyword, difference > 0 ? 'narrower' : 'wider', message);
  }
}

function compareMultiples(pair: Pair): void {
  const [[old], [now]] = [valuesOf(pair.old, 'multipleOf'), valuesOf(pair.now, 'multipleOf')];
  if (old === now) return;
  const message = `multipleOf changed from ${old === undefined ? 'unset' : show(old)} to ${now === undefined ? 'unset' : show(now)}`;
  const effect = ((): Effect => {
    if (now === undefined) return 'wider';
    if (old === undefined) return 'narrower';
    if (now % old === 0) return 'narrower';
    return old % now === 0 ? 'wider' : 'different';
  })();
  pair.tell('multipleOf', effect, message);
}

function compareTexts(pair: Pair, keyword: 'pattern' | 'contentEncoding' | 'contentMediaType'): void {
  const [had, has] = [new Set(valuesOf(pair.old, keyword)), new Set(valuesOf(pair.now, keyword))];
  const removed = [...had].filter((value) => !has.has(value));
  const added = [...has].filter((value) => !had.has(value));
  if (removed.length === 0 && added.length === 0) return;
  const effect = removed.length === 0 ? 'narrower' : added.length === 0 ? 'wider' : 'different';
  const shown = (values: readonly string[]): string => (values.length === 0 ? 'unset' : values.map(show).join(', '));
  pair.tell(keyword, effect, `${keyword} changed from ${shown(removed)} to ${shown(added)}`);
}

/** Pairs of number formats in which the first is a subset of the second. */
const within: readonly (readonly [narrow: string, wide: string])[] = [
  ['int32', 'int64'],
  ['float', 'double'],
];

function compareFormats(pair: Pair): void {
  const [[old], [now]] = [valuesOf(pair.old, 'format'), valuesOf(pair.now, 'format')];
  if (old === now) return;
  const isAnnotation = [...pair.old, ...pair.now].some((part) => part.isFormatAnnotation);
  const holds = (narrow: string | undefined, wide: string | undefined): boolean =>
    wide === undefined || within.some(([a, b]) => a === narrow && b === wide);
  const effect = holds(old, now) ? 'wider' : holds(now, old) ? 'narrower' : 'different';
  const message = `format changed from ${old === undefined ? 'unset' : show(old)} to ${now === undefined ? 'unset' : show(now)}`;
  pair.tell('format', isAnnotation ? 'words' : effect, message);
}

function compareUniqueness(pair: Pair): void {
  const [old, now] = [partWith(pair.old, 'uniqueItems'), partWith(pair.now, 'uniqueItems')];
  if ((old === undefined) === (now === undefined)) return;
  const message = now === undefined ? 'items no longer need to be unique' : 'items must be unique';
  pair.tell('uniqueItems', now === undefined ? 'wider' : 'narrower', message);
}

/**
 * Compares defaults. In requests, a changed default changes the meaning of calls that omit the value; in responses, a
 * default is documentation. A new default does not affect existing calls.
 */
function compareDefaults(pair: Pair): void {
  const [[old], [now]] = [valuesOf(pair.old, 'default'), valuesOf(pair.now, 'default')];
  if (JSON.stringify(old) === JSON.stringify(now)) return;
  const message = `the default changed from ${old === undefined ? 'unset' : show(old)} to ${now === undefined ? 'unset' : show(now)}`;
  const isSent = pair.way.flow === 'request' && pair.way.access === 'sent';
  if (!isSent) pair.tell('default', 'words', message);
  else pair.tell('default', old === undefined ? 'extended' : 'narrower', message);
}

function compareXml(pair: Pair): void {
  const [old, now] = [pair.old, pair.now].map((node) => JSON.stringify(valuesOf(node, 'xml')));
  if (old !== now) pair.tell('xml', 'different', 'the XML serialization changed');
}
