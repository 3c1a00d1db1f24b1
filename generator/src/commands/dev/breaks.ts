/** Lists the changes that break callers, compared with the start of a `trefoil dev` run. */
import type { EmitInput } from '../../emit/input.js';
import { describeChange } from '../diff/describe.js';
import { compareInputs } from '../diff/diff.js';
import { applyIgnore, type IgnoreRule } from '../diff/ignore.js';
import { createLocate } from '../diff/location.js';

/** Returns a line for each change that breaks callers, such as `GET /items › query limit: removed`. */
export function listBreaks(old: EmitInput, now: EmitInput, ignored: readonly IgnoreRule[]): readonly string[] {
  const difference = compareInputs(old, now);
  const locate = createLocate(difference);
  const breaking = difference.changes.filter(({ callers }) => callers === 'breaking');
  const described = breaking.map((change) => describeChange({ change }, locate));
  return applyIgnore(described, ignored).counted.map(({ where, headline }) => `${where}: ${headline}`);
}
