/** Proposes the layout and the output folder for a project. */
import type { LayoutName } from '../../config/settings.js';
import type { ProjectFacts } from './project.js';

export interface Proposal {
  readonly layout: LayoutName;
  readonly out: string;
  /** The reason, to show to the user. */
  readonly reason: string;
}

/** Frameworks whose bundlers do not resolve the import `./x.js` to the source `x.ts`. */
const bundled: ReadonlySet<string> = new Set(['Next.js']);

/** Returns the folder where workspace patterns put packages, such as `libs` for `libs/*`; default: `packages`. */
function folderOf(patterns: readonly string[]): string {
  const folders = patterns.flatMap((pattern) => /^(?:\.\/)?([^*!]+)\/\*{1,2}$/u.exec(pattern)?.[1] ?? []);
  return folders.find((folder) => folder === 'packages') ?? folders.find((folder) => folder !== 'apps') ?? 'packages';
}

/** Proposes where the generated code belongs. `isNew`: the folder has no package.json. */
export function proposeLayout(facts: ProjectFacts, isNew: boolean): Proposal {
  const { manager, workspaces, isTyped, framework = '', hasSource, isBare } = facts;
  if (isNew) return { layout: 'packages', out: 'packages', reason: 'a new project' };
  if (workspaces !== undefined) {
    const out = folderOf(workspaces);
    // pnpm looks up packages that depend on each other by version in the registry.
    return manager === 'pnpm'
      ? { layout: 'package', out, reason: 'one package in the workspaces of pnpm' }
      : { layout: 'packages', out, reason: 'packages in the workspaces' };
  }
  if (isBare && manager !== 'pnpm') return { layout: 'packages', out: 'packages', reason: 'an empty project' };
  if (isTyped && !bundled.has(framework))
    return { layout: 'folder', out: hasSource ? 'src/api' : 'api', reason: 'sources in the TypeScript project' };
  const what = isTyped ? framework : 'JavaScript';
  return { layout: 'package', out: 'packages', reason: `one compiled package, because ${what} needs compiled code` };
}
