/** What has to be right before anything is released: the lint, the packages on disk, and what they do. */
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

/** Why a document is not fit to be released; the first check that fails is enough. */
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
  if (errors > 0) return [`${entry}: the lint has ${plural(errors, 'error')}; see: trefoil lint${of}`];
  progress.begin('drift');
  const drift = await generateTarget(target, { ...flags, check: true });
  if (isRefused(drift)) return [`${entry}: no packages can be made of it; see: trefoil generate${of}`];
  if (drift.exit !== exitCodes.done)
    return [`${entry}: the packages are not those of the document; mend with: trefoil generate${of}`];
  progress.begin('verify');
  const { exit, seed, count, verified } = await verifyTarget(target, flags, progress, false);
  if (exit === exitCodes.done) return [];
  const failed = verified?.operations.filter((each) => !isPassed(each)).length ?? 0;
  return [
    `${entry}: verify has failed (${plural(failed, 'operation')}); see: trefoil verify${of} --seed ${seed} --count ${count}`,
  ];
};

const isError = ({ severity }: { readonly severity: string }): boolean => severity === 'error';
