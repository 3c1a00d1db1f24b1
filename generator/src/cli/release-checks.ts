/** Checks documents before a release: runs the lint, compares the packages, and runs `verify`. */
import { type LintDiagnostic, type Linted, lintDocument } from '../commands/lint/lint.js';
import { runNode } from '../commands/run/process.js';
import { asArray, asObject } from '../openapi/values.js';
import { plural } from '../support/terminal.js';
import { toolFolder } from '../support/tool-root.js';
import { documentHeaders } from './document-headers.js';
import { exitCodes } from './exit-codes.js';
import { generateTarget } from './generation.js';
import { isRefused } from './output.js';
import type { ProgressLine } from './progress.js';
import type { Target } from './project.js';
import { readRoot } from './root.js';

export interface CheckFlags {
  readonly allowNetwork?: boolean;
  /** Whether a release is only planned; then `verify` makes fewer calls. */
  readonly isPlan?: boolean;
  /** Receives what the user should know although it does not prevent a release. */
  readonly notes: string[];
}

/** Calls per operation that `verify` makes for a plan. */
const fewCalls = '5';

/** Checks documents one after another. Resolves to the errors of the first one that fails; empty if all pass. */
export async function checkTargets(
  targets: readonly Target[],
  flags: CheckFlags,
  progress: ProgressLine,
): Promise<readonly string[]> {
  for (const target of targets) {
    const faults = await checkTarget(target, flags, progress);
    if (faults.length > 0) return faults;
  }
  return [];
}

/**
 * Checks a document. Resolves to the errors of the first check that fails; empty if all pass. The lint and `verify` run
 * in separate processes while the packages are compared.
 */
async function checkTarget(target: Target, flags: CheckFlags, progress: ProgressLine): Promise<readonly string[]> {
  const { entry, project } = target;
  const { allowNetwork = false, notes } = flags;
  const of = project?.name === undefined ? '' : ` --project ${project.name}`;
  const stop = new AbortController();
  const linting = lintTarget(target, allowNetwork, of, notes);
  const verifying = verifyTarget(target, flags, of, stop.signal);
  // They are awaited later, or not at all if another check fails.
  for (const each of [linting, verifying]) each.catch(() => {});
  try {
    progress.begin('drift');
    const drift = await generateTarget(target, { allowNetwork, check: true });
    const linted = await Promise.race([linting, Promise.resolve([])]);
    if (linted.length > 0) return linted;
    if (isRefused(drift))
      return [`${entry}: the packages cannot be generated. Run \`npx trefoil generate${of}\` to see the errors`];
    if (drift.exit !== exitCodes.done)
      return [`${entry}: the packages are out of date. Run \`npx trefoil generate${of}\` to update them`];
    progress.begin('lint');
    const faults = await linting;
    progress.begin('verify');
    return faults.length > 0 ? faults : await verifying;
  } finally {
    stop.abort();
  }
}

/** Verifies a document, and resolves to the errors. Skips the type check, because a release compiles the packages. */
async function verifyTarget(
  { entry, project }: Target,
  { allowNetwork = false, isPlan = false }: CheckFlags,
  of: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const args = [
    `${toolFolder}bin/trefoil.js`,
    ...['verify', '--json', '--no-types'],
    ...(project?.name === undefined ? [] : ['--project', project.name]),
    ...(isPlan ? ['--count', fewCalls] : []),
    ...(allowNetwork ? ['--allow-network'] : []),
  ];
  const { code, output, stdout } = await runNode(args, process.cwd(), { signal });
  if (code === exitCodes.done) return [];
  const report = readReport(stdout);
  if (report === undefined) return [`${entry}: verify failed: ${output.trim().slice(0, 500)}`];
  const { seed, count, failed } = report;
  return [
    `${entry}: verify failed for ${plural(failed, 'operation')}. Run \`npx trefoil verify${of} --seed ${seed} --count ${count}\` to repeat it`,
  ];
}

/** Reads the output of `verify --json`; `undefined` if no operation was called. */
function readReport(
  text: string,
): { readonly seed: number; readonly count: number; readonly failed: number } | undefined {
  try {
    const { seed, count, operations } = asObject(JSON.parse(text));
    if (typeof seed !== 'number' || typeof count !== 'number') return undefined;
    const failed = asArray(operations).filter((each) => asObject(each)['tried'] !== asObject(each)['passed']);
    return { seed, count, failed: failed.length };
  } catch {
    return undefined;
  }
}

/** Lints a document. Resolves to the errors that prevent a release, and notes those that do not. */
async function lintTarget(
  target: Target,
  allowNetwork: boolean,
  of: string,
  notes: string[],
): Promise<readonly string[]> {
  const { entry, project } = target;
  const linted = await lintDocument(entry, {
    config: project?.lint,
    allowNetwork,
    headersFor: documentHeaders(entry, { allowNetwork }, project),
    root: await readRoot({}, target, process.cwd()),
    overlays: project?.overlays,
    audience: project?.audience,
  });
  const [findings, stopping] =
    'obstacles' in linted ? [[], linted.obstacles] : [linted.findings, linted.findings.filter(stops(linted))];
  const errors = stopping.length;
  if (errors === 0) {
    const others = findings.filter(({ severity }) => severity === 'error').length;
    const subject = `${plural(others, 'style error')} of the lint ${others === 1 ? 'does' : 'do'}`;
    if (others > 0) notes.push(`${entry}: ${subject} not stop a release; see \`npx trefoil lint${of}\``);
    return [];
  }
  const rules =
    'obstacles' in linted || linted.config !== undefined ? '' : ` of the rules ${[...structural].join(' and ')}`;
  return [`${entry}: the lint reports ${plural(errors, 'error')}${rules}. Run \`npx trefoil lint${of}\` to see them`];
}

/** Rules about the validity of a document rather than its style. */
const structural: ReadonlySet<string> = new Set(['struct', 'no-unresolved-refs']);

/**
 * Returns whether a finding prevents a release. With a lint configuration, every error does. Otherwise, Redocly's
 * recommended rules apply, and only errors that would make packages wrong prevent it.
 */
function stops({ config }: Linted): (finding: LintDiagnostic) => boolean {
  return ({ severity, rule }) => severity === 'error' && (config !== undefined || structural.has(rule));
}
