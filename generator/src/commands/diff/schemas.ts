/**
 * Compares pairs of schemas, each pair once per direction. Inner schemas are queued instead of compared recursively, so
 * that deep or recursive documents cannot overflow the stack.
 */

import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { join } from '../../support/json-pointer.js';
import { compareArrays } from './arrays.js';
import { compareBounds } from './bounds.js';
import { compareWords, fieldOf } from './docs.js';
import type { Recorder, Way } from './effects.js';
import { type Node, nodeOf } from './node.js';
import { compareObjects } from './objects.js';
import type { Pair, SchemaComparer } from './pair.js';
import { compareUnions } from './unions.js';
import { compareValues } from './values.js';
import { compareVariants } from './variants.js';

interface Waiting {
  readonly old: Node;
  readonly now: Node;
  readonly way: Way;
}

/** Creates a function that numbers schemas in order of appearance; the numbers identify pairs. */
function createNumbers(): (schema: Schema) => number {
  const numbers = new Map<Schema, number>();
  return (schema) => {
    const known = numbers.get(schema) ?? numbers.size;
    numbers.set(schema, known);
    return known;
  };
}

/** Creates a schema comparer, which compares each pair once per direction. */
export function createSchemaComparer(
  indexes: { readonly old: SchemaIndex; readonly now: SchemaIndex },
  recorder: Recorder,
): SchemaComparer {
  const numberOf = createNumbers();
  const done = new Set<string>();
  const waiting: Waiting[] = [];
  const compare: SchemaComparer['compare'] = (before, after, way) =>
    compareNodes(nodeOf(indexes.old, before), nodeOf(indexes.now, after), way);
  const compareNodes = (old: Node, now: Node, way: Way): void => {
    const parts = [old, now].map((node) => node.map(numberOf).join());
    const key = `${parts.join(':')}:${way.flow}:${way.access}:${way.polarity}`;
    if (done.has(key)) return;
    done.add(key);
    waiting.push({ old, now, way });
  };
  const makePair = ({ old, now, way }: Waiting): Pair => ({
    old,
    now,
    indexes,
    way,
    tell: (keyword, effect, message, tokens) =>
      recorder.effect(placeOf(old, now, keyword, tokens), effect, way, message),
    tellAt: (place, effect, message) => recorder.effect(place, effect, way, message),
    compare: (before, after, polarity = 1) =>
      compare(before, after, { ...way, polarity: multiply(way.polarity, polarity) }),
    compareNodes: (before, after) => compareNodes(before, after, way),
  });
  return {
    compare,
    run: () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const pair = makePair(next);
        compareWords(pair);
        if (!compareVariants(pair)) for (const rule of rules) rule(pair);
      }
    },
  };
}

function multiply(a: Way['polarity'], b: Way['polarity']): Way['polarity'] {
  if (a === 0 || b === 0) return 0;
  return a === b ? 1 : -1;
}

const rules: readonly ((pair: Pair) => void)[] = [
  compareValues,
  compareBounds,
  compareArrays,
  compareObjects,
  compareUnions,
];

/** Keywords without a TypeScript equivalent. */
const untyped: ReadonlySet<string> = new Set([
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'uniqueItems',
  'maxItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'default',
  'description',
  'examples',
  'deprecated',
  'externalDocs',
  'title',
  'summary',
  'xml',
  'deprecatedSince',
  'sunset',
]);

function placeOf(
  old: Node,
  now: Node,
  keyword: keyof Schema,
  tokens: readonly string[] = [],
): Parameters<Recorder['add']>[0] {
  const within = (node: Node): string | undefined => {
    const part = node.find((each) => each[keyword] !== undefined);
    return part && join(part.pointer, fieldOf(keyword), ...tokens);
  };
  const [before, after] = [within(old), within(now)];
  const isTyped = !untyped.has(keyword);
  if (after !== undefined) return { pointer: after, side: 'new', isTyped, ...(before !== undefined && { before }) };
  if (before !== undefined) return { pointer: before, side: 'old', isTyped };
  return { pointer: now[0]?.pointer ?? '', side: 'new', isTyped };
}
