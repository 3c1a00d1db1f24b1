/** Finds the default branch of a repository, and sets it in the workflow. */
import { runGit } from '../run/git.js';

/** The branch that the text of the workflow names. */
const usual = 'main';

/**
 * Returns the default branch of the repository that contains a folder: that of the remote `origin`, else a local branch
 * with a usual name, else the current branch. Outside a repository, returns the name that git gives to new branches.
 */
export async function findBranch(cwd: string): Promise<string> {
  const git = (...args: string[]): Promise<string> =>
    runGit(cwd, args).then(
      (said) => said.toString().trim(),
      () => '',
    );
  const remote = await git('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  if (remote !== '') return remote.replace(/^origin\//u, '');
  const configured = await git('config', 'init.defaultBranch');
  const local = (await git('for-each-ref', '--format=%(refname:short)', 'refs/heads')).split('\n');
  const known = [configured, usual, 'master'].find((name) => name !== '' && local.includes(name));
  return known || (await git('symbolic-ref', '--quiet', '--short', 'HEAD')) || configured || usual;
}

const list = /^( {4}branches: )\[(.*)\]$/mu;
const reference = /'refs\/heads\/((?:[^']|'')+)'/gu;

/** Returns the workflow for a branch. */
export function setBranch(workflow: string, branch: string): string {
  const isPlain = /^[a-z][\w./-]*$/iu.test(branch) && !/^(?:true|false|null|yes|no|on|off)$/iu.test(branch);
  const name = isPlain ? branch : JSON.stringify(branch);
  return workflow
    .replace(list, (_, start: string) => `${start}[${name}]`)
    .replaceAll(reference, () => `'refs/heads/${branch.replaceAll("'", "''")}'`);
}

/** Returns the workflow with the branch that all of its versions name. */
export function unsetBranch(workflow: string): string {
  return setBranch(workflow, usual);
}
