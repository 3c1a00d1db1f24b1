/** Evaluates `x-stability-level`: an alpha operation may break without a major version. */
import { join } from '../../support/json-pointer.js';
import { type Change, type Verdict, worstOf } from './change.js';
import type { Locate } from './location.js';
import type { Operations } from './operation-pair.js';

const levels = ['alpha', 'beta', 'stable'] as const;

/** Compares the stability levels of an operation (default: stable). A lower level breaks callers. */
export function compareStability({ recorder, old, now }: Operations): void {
  const [before, after] = [old.stability ?? 'stable', now.stability ?? 'stable'];
  if (before === after) return;
  const isLower = levels.indexOf(after) < levels.indexOf(before);
  const side = now.stability === undefined ? ('old' as const) : ('new' as const);
  const pointer = join((side === 'old' ? old : now).pointer, 'x-stability-level');
  const callers = isLower ? 'breaking' : 'compatible';
  recorder.add(
    { pointer, side },
    { callers, implementers: 'documentation' },
    `the stability changed from ${before} to ${after}`,
  );
}

function soften(verdict: Verdict): Verdict {
  return verdict === 'breaking' ? 'compatible' : verdict;
}

/** Makes breaking changes compatible if all affected operations were alpha before the change, or are new and alpha. */
export function softenUnstable(changes: readonly Change[], locate: Locate): Change[] {
  return changes.map((change) => {
    if (worstOf(change) !== 'breaking') return change;
    const { operations } = locate(change);
    const isUnstable = operations.length > 0 && operations.every(({ stability }) => stability === 'alpha');
    if (!isUnstable) return change;
    return {
      ...change,
      callers: soften(change.callers),
      implementers: soften(change.implementers),
      isUnstable: true as const,
    };
  });
}
