/** Generates arrays with valid lengths and items. */
import type { Schema } from '../ir/schema.js';
import { keyOf } from './equal.js';
import type { Gathered } from './gather.js';
import { isLeast } from './least.js';
import { boundSize, enter, tooManyValues } from './sizes.js';
import { Unmakeable, type Work } from './work.js';

/** Maximum length of arrays of varied values. */
const longestVaried = 2_000;

interface ListPlan {
  readonly parts: readonly Schema[];
  readonly least: number;
  readonly most: number;
  readonly isUnique: boolean;
  readonly length: number;
  /** Schemas that at least one item must also match (`contains`). */
  readonly needed: readonly Schema[];
  /** Schemas that no further items may match (`maxContains`). */
  readonly refused: readonly Schema[];
  readonly pointer: string | undefined;
}

function planList(work: Work, parts: readonly Schema[], depth: number): ListPlan {
  const { random, isPlain } = work;
  const least = Math.max(0, ...parts.map(({ minItems = 0 }) => minItems));
  const most = Math.min(...parts.map(({ maxItems = Infinity }) => maxItems));
  const pointer = parts.find(({ minItems, maxItems, items }) => minItems ?? maxItems ?? items)?.pointer;
  if (least > most) throw new Unmakeable('an array cannot have that many items', { pointer });
  if (isPlain && least > work.limits.values) throw tooManyValues(work.limits);
  if (!isPlain && least > longestVaried) throw new Unmakeable(`an array of ${least} items is too long`, { pointer });
  const prefix = Math.max(0, ...parts.map(({ prefixItems = [] }) => prefixItems.length));
  const isFull = !isLeast(work, depth);
  const usual = isPlain ? Math.max(prefix, 1) : random.pick([0, 1, 1, 2, prefix, 3]);
  const needed = parts.flatMap(({ contains, minContains = 1 }) =>
    contains === undefined ? [] : Array.from({ length: minContains }, () => contains),
  );
  const wanted = Math.min(most, isFull ? Math.max(least, usual) : least);
  return {
    parts,
    least,
    most,
    needed,
    pointer,
    isUnique: parts.some(({ uniqueItems }) => uniqueItems === true),
    length: Math.max(wanted, needed.length),
    refused: parts.flatMap(({ contains, maxContains }) => (maxContains === undefined ? [] : (contains ?? []))),
  };
}

function schemasAt({ parts }: ListPlan, at: number): Schema[] {
  const said = parts.flatMap((part) => part.prefixItems?.[at] ?? part.items ?? []);
  return said.length > 0 ? said : parts.flatMap(({ unevaluatedItems }) => unevaluatedItems ?? []);
}

/**
 * Generates the item at an index. If items must be unique, it differs from all earlier ones; `undefined` if none was
 * found.
 */
function makeItem(
  work: Work,
  plan: ListPlan,
  schemas: readonly Schema[],
  seen: ReadonlySet<string>,
  depth: number,
): { readonly value: unknown; readonly key: string } | undefined {
  const most = plan.isUnique ? 20 + seen.size : 1;
  for (let turn = 0; turn < most; turn += 1) {
    const own = work.isPlain ? { ...work, turn: work.turn + turn + (turn > 0 ? seen.size - 1 : 0) } : work;
    const value = work.make(own, schemas, depth);
    if (!plan.isUnique) return { value, key: '' };
    const key = keyOf(value);
    if (!seen.has(key)) return { value, key };
  }
  return undefined;
}

/** Generates an array. Throws `Unmakeable` if that fails. */
export function makeArray(work: Work, { parts: found }: Gathered, depth: number): unknown {
  const plan = planList(work, [...found.keys()], depth);
  const inner = enter(work);
  const next = work.isPlain
    ? depth + Math.max(0, ...[...found].map(([part, level]) => (part.items ? level : 0))) + 1
    : depth + 1;
  const out: unknown[] = [];
  const seen = new Set<string>();
  const waiting = [...plan.needed];
  while (out.length < plan.length) {
    const schemas = schemasAt(plan, out.length);
    if (schemas.some(({ never }) => never === true)) break;
    const isRequired = out.length < plan.least || waiting.length > 0;
    const made = makeAt(inner, plan, schemas, { waiting, seen, left: plan.length - out.length, isRequired }, next);
    if (made === undefined) break;
    seen.add(made.key);
    out.push(made.value);
  }
  const { pointer } = plan;
  if (out.length < plan.least) throw new Unmakeable('not enough unique items were found', { pointer });
  if (waiting.length > 0) throw new Unmakeable('no item was found that matches "contains"', { pointer });
  return work.isPlain ? boundSize(work, out) : out;
}

interface Location {
  readonly waiting: Schema[];
  readonly seen: ReadonlySet<string>;
  /** Number of indexes that remain, including the current one. */
  readonly left: number;
  readonly isRequired: boolean;
}

function makeAt(
  work: Work,
  plan: ListPlan,
  schemas: readonly Schema[],
  { waiting, seen, left, isRequired }: Location,
  depth: number,
): ReturnType<typeof makeItem> {
  const [contained] = waiting;
  if (contained !== undefined) {
    try {
      const made = makeItem(work, plan, [...schemas, contained], seen, depth);
      if (made !== undefined || left <= waiting.length) {
        waiting.shift();
        return made;
      }
    } catch (error) {
      if (!(error instanceof Unmakeable) || left <= waiting.length) throw error;
    }
  }
  const others = contained === undefined ? plan.refused : [];
  const own = [...schemas, ...others.map((not): Schema => ({ pointer: not.pointer, not }))];
  try {
    return makeItem(work, plan, own, seen, depth);
  } catch (error) {
    if (isRequired || !(error instanceof Unmakeable)) throw error;
    return undefined;
  }
}
