/** Lists the changes that break callers, compared with the start of a `trefoil dev` run. */
import type { EmitInput } from '../../emit/input.js';
import { describeChange } from '../diff/describe.js';
import { compareInputs } from '../diff/diff.js';
import { applyIgnore, type IgnoreRule } from '../diff/ignore.js';
import { createLocate } from '../diff/location.js';

/**
 * Returns the operations whose functions have other names, by method and path. The comparison of documents calls a new
 * `operationId` documentation, because only the generated code depends on it.
 */
function listRenamed(old: EmitInput, now: EmitInput): readonly string[] {
  const keyOf = ({ method, path }: EmitInput['api']['operations'][number]): string => `${method} ${path}`;
  const names = new Map(old.api.operations.map((each) => [keyOf(each), old.names.operation(each).value]));
  return now.api.operations.flatMap((operation) => {
    const where = keyOf(operation);
    const [before, after] = [names.get(where), now.names.operation(operation).value];
    return before === undefined || before === after ? [] : [`${where}: the function ${before} was renamed ${after}`];
  });
}

/** Returns a line for each change that breaks callers, such as `GET /items › query limit: removed`. */
export function listBreaks(old: EmitInput, now: EmitInput, ignored: readonly IgnoreRule[]): readonly string[] {
  const difference = compareInputs(old, now);
  const locate = createLocate(difference);
  const breaking = difference.changes.filter(({ callers }) => callers === 'breaking');
  const described = breaking.map((change) => describeChange({ change }, locate));
  const lines = applyIgnore(described, ignored).counted.map(({ where, headline }) => `${where}: ${headline}`);
  return [...listRenamed(old, now), ...lines];
}
