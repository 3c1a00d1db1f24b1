/** The changes that a project accepts. */
import { type IgnoreRule, isEmptyRule, readIgnore } from '../commands/diff/ignore.js';
import type { Target } from './project.js';
import { UsageError } from './usage-error.js';

/** Returns the rules for accepted changes, from the configuration and from the command line. */
export function readRules(project: Target['project'], given: readonly string[]): readonly IgnoreRule[] {
  const configured = (project?.diff?.ignore ?? []).map((rule, index) => ({ ...rule, origin: `diff.ignore[${index}]` }));
  const rules = [...configured, ...given.map(readIgnore)];
  const empty = rules.find(isEmptyRule);
  if (empty !== undefined)
    throw new UsageError(`${empty.origin} would ignore every change; add a "rule", a "place" or a "change"`);
  return rules;
}
