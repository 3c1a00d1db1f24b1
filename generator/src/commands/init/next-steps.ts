/** Lists the commands that finish the setup of a new project, for its package manager. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutName, Part } from '../../config/settings.js';
import { optional } from '../../openapi/values.js';
import { listPackages } from './plan.js';
import { detectProject, emptyProject, isCovered, type Manager, type ProjectFacts } from './project.js';

/** Commands and command prefixes of a package manager. */
interface Commands {
  readonly install: string;
  /** Prefix for running an installed program. */
  readonly exec: string;
  /** Prefix for running a script of package.json. */
  readonly run: string;
  /** Returns the prefix for adding development dependencies; `isRoot` adds them at the root of workspaces. */
  readonly addTools: (isRoot: boolean) => string;
  /** Command that links folders as dependencies, and the prefix of each folder. */
  readonly link: readonly [command: string, prefix: string];
  /** Returns the commands that compile packages in workspaces. */
  readonly build: (folders: readonly string[]) => readonly string[];
}

const commands: Readonly<Record<Manager, Commands>> = {
  npm: {
    install: 'npm install',
    exec: 'npx',
    run: 'npm run',
    addTools: () => 'npm install --save-dev',
    link: ['npm install', './'],
    // Without a list, npm builds the packages of a pattern in alphabetical order: the client before its types.
    build: (folders) => [`npm run build ${folders.map((folder) => `-w ${folder}`).join(' ')}`],
  },
  pnpm: {
    install: 'pnpm install',
    exec: 'pnpm exec',
    run: 'pnpm run',
    addTools: (isRoot) => `pnpm add --save-dev${isRoot ? ' --workspace-root' : ''}`,
    link: ['pnpm add', 'link:./'],
    build: () => ['pnpm --recursive --if-present run build'],
  },
  yarn: {
    install: 'yarn install',
    exec: 'yarn',
    run: 'yarn run',
    addTools: () => 'yarn add --dev',
    link: ['yarn add', 'link:./'],
    // Yarn 1 and later versions have different commands for workspaces.
    build: (folders) => folders.map((folder) => `yarn tsc -p ${folder}`),
  },
  bun: {
    install: 'bun install',
    exec: 'bunx',
    run: 'bun run',
    addTools: () => 'bun add --dev',
    link: ['bun add', './'],
    build: () => ["bun run --filter '*' build"],
  },
};

/** What determines the commands. */
export interface StepsInput {
  readonly facts: ProjectFacts;
  readonly layout: LayoutName;
  /** Packages of the layout `packages`. Default: all. */
  readonly packages?: readonly Part[] | undefined;
  readonly out: string;
  /** Whether `init` added scripts, dependencies and workspaces to package.json. */
  readonly hasScripts: boolean;
  /** Whether the document is read from the network. */
  readonly isRemote: boolean;
}

/** The packages to install, with the versions that `init` also writes to package.json. */
const toolVersions: Readonly<Record<string, string>> = { trefoil: '', typescript: '@5.9', '@types/node': '@20' };

/** Returns the packages that the generated code and the tool need and that the project does not have. */
export function missingTools({ dependencies }: ProjectFacts): readonly string[] {
  return Object.keys(toolVersions)
    .filter((name) => !dependencies.includes(name))
    .map((name) => `${name}${toolVersions[name]}`);
}

/** The commands in three parts: those before generation, the one that generates, and those after it. */
interface Parts {
  readonly before: readonly string[];
  readonly generate: string;
  readonly after: readonly string[];
}

function listParts({ facts, layout, packages: parts, out, hasScripts, isRemote }: StepsInput): Parts {
  const { install, exec, run, addTools, link, build } = commands[facts.manager];
  const packages = listPackages(out, { layout, ...optional('packages', parts) });
  const missing = missingTools(facts);
  const add = missing.length === 0 ? [] : [`${addTools(facts.workspaces !== undefined)} ${missing.join(' ')}`];
  const generate = `${exec} trefoil generate${isRemote ? ' --allow-network' : ''}`;
  const first = hasScripts ? { before: [install], generate: `${run} api:generate` } : { before: add, generate };
  if (layout === 'folder') return { ...first, after: [] };
  const isLinked = hasScripts || packages.every((folder) => isCovered(facts.workspaces ?? [], folder));
  const canLink = facts.manager === 'npm' && packages.length > 1 && !facts.isWorkspace;
  // npx runs the tool before it is installed, so that one installation links the packages as well.
  if (facts.manager === 'npm' && (isLinked || canLink)) {
    const link = isLinked ? [] : [`npm pkg set "workspaces[]=${out}/*"`];
    const added = hasScripts || add.length === 0 ? [install] : add;
    return { before: [], generate, after: [...link, ...added, ...build(packages)] };
  }
  if (isLinked) return { ...first, after: [install, ...build(packages)] };
  const [command, prefix] = link;
  const compile = packages.map((folder) => `${exec} tsc -p ${folder}`);
  return { ...first, after: [`${command} ${packages.map((folder) => prefix + folder).join(' ')}`, ...compile] };
}

/** Lists the commands in order. Each works as printed when run in the project folder. */
export function listNextSteps(input: StepsInput): readonly string[] {
  const { before, generate, after } = listParts(input);
  const { exec, run } = commands[input.facts.manager];
  const dev = input.hasScripts ? `${run} api:dev` : `${exec} trefoil dev${input.isRemote ? ' --allow-network' : ''}`;
  return [...before, generate, ...after, dev];
}

/** Lists the commands that install and compile packages that have been generated, in the project in a folder. */
export function listBuildSteps(
  folder: string,
  made: Pick<StepsInput, 'layout' | 'packages' | 'out'>,
): readonly string[] {
  const { before, after } = listParts({ facts: detectProject(folder), ...made, hasScripts: false, isRemote: false });
  const hasManifest = existsSync(join(folder, 'package.json'));
  return [...(hasManifest ? [] : ['npm init --yes']), ...before, ...after];
}

/** Lists the commands that generate packages from a document, and install and compile them, in an empty folder. */
export function listFreshSteps(document: string, layout: LayoutName, out: string): readonly string[] {
  const { before, after } = listParts({ facts: emptyProject, layout, out, hasScripts: false, isRemote: false });
  const option = layout === 'packages' ? '' : ` --layout ${layout}`;
  return [`npx trefoil generate ${document}${option}`, 'npm init --yes', ...before, ...after];
}

/** Lists the commands that compile installed packages again, for package folders of the project in a folder. */
export function listCompileSteps(folder: string, packages: readonly string[]): readonly string[] {
  const facts = detectProject(folder);
  const { exec, build } = commands[facts.manager];
  return packages.every((each) => isCovered(facts.workspaces ?? [], each))
    ? build(packages)
    : packages.map((each) => `${exec} tsc -p ${each}`);
}

/** Lists requirements and advice that the user should know about. */
export function listNotes(facts: ProjectFacts, layout: LayoutName): string[] {
  const { isModule, isTyped, typescript, dependencies } = facts;
  const [, major = '5', minor = '9'] = /(\d+)\.(\d+)/u.exec(typescript ?? '') ?? [];
  const isOld = Number(major) < 5 || (Number(major) === 5 && Number(minor) < 4);
  const isCommonJs = !isModule && !isTyped && dependencies.length > 0 && layout !== 'folder';
  return [
    ...(isOld ? [`generated code needs TypeScript 5.4 or newer, and the project has ${typescript ?? ''}`] : []),
    ...(isCommonJs
      ? [
          'the generated packages are ES modules; from CommonJS, load them with import(), or with require() in Node.js 22.12',
        ]
      : []),
  ];
}
