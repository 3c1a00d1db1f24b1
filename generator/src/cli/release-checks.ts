/** The checks before a release: the lint, up-to-date packages, and `verify`. */
import { lintDocument } from '../commands/lint/lint.js';
import { plural } from '../support/terminal.js';
import { isPassed } from '../commands/verify/report.js';
import { exitCodes } from './exit-codes.js';
import { generateTarget } from './generation.js';
import { isRefused } from './output.js';
import type { ProgressLine } from './progress.js';
import type { Target } from './project.js';
import { readRoot } from './root.js';
import { verifyTarget } from './verify.js';

export interface CheckFlags {
  readonly allowNetwork?: boolean;
}

/** Runs the checks on a document. Resolves to the errors of the first check that fails, or to an empty list. */
export const checkTarget = async (
  target: Target,
  flags: CheckFlags,
  progress: ProgressLine,
): Promise<readonly string[]> => {
  const { entry, project } = target;
  const of = project?.name === undefined ? '' : ` --project ${project.name}`;
  progress.begin('lint');
  const linted = await lintDocument(entry, {
    config: project?.lint,
    allowNetwork: flags.allowNetwork === true,
    root: await readRoot({}, target, process.cwd()),
    overlays: project?.overlays,
    audience: project?.audience,
  });
  const errors = 'obstacles' in linted ? linted.obstacles.length : linted.findings.filter(isError).length;
  if (errors > 0)
    return [`${entry}: the lint reports ${plural(errors, 'error')}. Run \`trefoil lint${of}\` to see them`];
  progress.begin('drift');
  const drift = await generateTarget(target, { ...flags, check: true });
  if (isRefused(drift))
    return [`${entry}: the packages cannot be generated. Run \`trefoil generate${of}\` to see the errors`];
  if (drift.exit !== exitCodes.done)
    return [`${entry}: the packages are out of date. Run \`trefoil generate${of}\` to update them`];
  progress.begin('verify');
  const { exit, seed, count, verified } = await verifyTarget(target, flags, progress, false);
  if (exit === exitCodes.done) return [];
  const failed = verified?.operations.filter((each) => !isPassed(each)).length ?? 0;
  return [
    `${entry}: verify failed for ${plural(failed, 'operation')}. Run \`trefoil verify${of} --seed ${seed} --count ${count}\` to repeat it`,
  ];
};

const isError = ({ severity }: { readonly severity: string }): boolean => severity === 'error';
