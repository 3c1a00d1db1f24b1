/** Advice that `trefoil init` prints after it has written its files. */
import { listUnignored } from '../commands/init/ignored.js';
import { plural } from '../support/terminal.js';
import { documentHeaders, type NetworkFlags } from './document-headers.js';
import type { Target } from './project.js';
import { readRoot } from './root.js';

/** Counts the lint errors of a document; 0 if it cannot be linted, because `trefoil lint` reports the reason. */
async function countErrors(target: Target, flags: NetworkFlags): Promise<number> {
  const { lintDocument } = await import('../commands/lint/lint.js');
  const { entry, project } = target;
  const linted = await lintDocument(entry, {
    config: project?.lint,
    allowNetwork: flags.allowNetwork === true,
    headersFor: documentHeaders(entry, flags, project),
    root: await readRoot({}, target, process.cwd()),
    overlays: project?.overlays,
    audience: project?.audience,
  }).catch(() => undefined);
  if (linted === undefined || 'obstacles' in linted) return 0;
  return linted.findings.filter(({ severity }) => severity === 'error').length;
}

/** Returns advice on accepting existing lint errors, which would fail script and workflow; empty without errors. */
export async function adviseOnLint(targets: readonly Target[], flags: NetworkFlags): Promise<readonly string[]> {
  let errors = 0;
  for (const target of targets) errors += await countErrors(target, flags);
  if (errors === 0) return [];
  const option = flags.allowNetwork === true ? ' --allow-network' : '';
  return [
    `api:lint fails: the lint reports ${plural(errors, 'error')}. To accept all current problems, run \`npx trefoil lint --generate-ignore-file${option}\`, and commit .redocly.lint-ignore.yaml`,
  ];
}

/** Returns what to add to `.gitignore`, so that compiled packages are not committed; empty if nothing is missing. */
export async function adviseOnIgnoring(packages: readonly string[]): Promise<readonly string[]> {
  const missing = await listUnignored(process.cwd(), packages);
  return missing.length === 0
    ? []
    : [`add dist/ to .gitignore: the packages are compiled into ${missing.map((path) => `${path}/dist`).join(', ')}`];
}
