/** Detects the setup of a project: package manager, workspaces, modules, TypeScript and framework. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { asObject, type JsonObject } from '../../openapi/values.js';

export type Manager = 'npm' | 'pnpm' | 'yarn' | 'bun';

/** What determines the suitable layout and commands. */
export interface ProjectFacts {
  readonly manager: Manager;
  /** The workspace patterns, if the folder is the root of workspaces. */
  readonly workspaces?: readonly string[];
  /** Whether the folder is a workspace, with the root in a parent folder. */
  readonly isWorkspace: boolean;
  /** Whether the package has `"type": "module"`. */
  readonly isModule: boolean;
  /** Whether the project uses TypeScript: it has a `tsconfig.json`, or `typescript` in package.json. */
  readonly isTyped: boolean;
  /** Version of the installed TypeScript, or else the range in package.json. */
  readonly typescript?: string;
  /** Name of the web framework in package.json. */
  readonly framework?: string;
  readonly hasSource: boolean;
  /** Whether the package has no code yet: no sources, framework, dependencies or TypeScript configuration. */
  readonly isBare: boolean;
  /** Names of all dependencies in package.json, including development and peer dependencies. */
  readonly dependencies: readonly string[];
}

/** The setup of an empty folder. */
export const emptyProject: ProjectFacts = {
  manager: 'npm',
  isWorkspace: false,
  isModule: false,
  isTyped: false,
  hasSource: false,
  isBare: true,
  dependencies: [],
};

/** Package managers by lock file. */
const locks: Readonly<Record<string, Manager>> = {
  'pnpm-lock.yaml': 'pnpm',
  'pnpm-workspace.yaml': 'pnpm',
  'yarn.lock': 'yarn',
  'bun.lock': 'bun',
  'bun.lockb': 'bun',
  'package-lock.json': 'npm',
};

/** Framework titles by package name. A framework comes before the frameworks that it builds on. */
const frameworks: readonly (readonly [name: string, title: string])[] = [
  ['next', 'Next.js'],
  ['nuxt', 'Nuxt'],
  ['astro', 'Astro'],
  ['@sveltejs/kit', 'SvelteKit'],
  ['@nestjs/core', 'NestJS'],
  ['hono', 'Hono'],
  ['fastify', 'Fastify'],
  ['express', 'Express'],
  ['koa', 'Koa'],
  ['vite', 'Vite'],
];

function textsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/u, '');
  } catch {
    return undefined;
  }
}

/** Returns the object in a JSON or YAML file; an empty one if the file cannot be read. */
function readMembers(path: string): JsonObject {
  try {
    const text = readText(path) ?? '{}';
    return asObject(path.endsWith('.json') ? JSON.parse(text) : parse(text));
  } catch {
    return {};
  }
}

/** Returns a folder and its parents, innermost first. */
function foldersAbove(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

function managerIn(folder: string): Manager | undefined {
  const { packageManager } = readMembers(join(folder, 'package.json'));
  const named = /^(npm|pnpm|yarn|bun)@/u.exec(String(packageManager))?.[1];
  const all: readonly Manager[] = ['npm', 'pnpm', 'yarn', 'bun'];
  const found = all.find((manager) => manager === named);
  if (found !== undefined) return found;
  return Object.entries(locks).find(([file]) => existsSync(join(folder, file)))?.[1];
}

/** Returns the workspace patterns of a folder; `undefined` if it is not the root of workspaces. */
function workspacesIn(folder: string): readonly string[] | undefined {
  const { packages } = readMembers(join(folder, 'pnpm-workspace.yaml'));
  if (packages !== undefined) return textsOf(packages);
  const { workspaces } = readMembers(join(folder, 'package.json'));
  if (workspaces === undefined) return undefined;
  return Array.isArray(workspaces) ? textsOf(workspaces) : textsOf(asObject(workspaces)['packages']);
}

/** Whether one of the workspace patterns covers a folder. */
export function isCovered(patterns: readonly string[], folder: string): boolean {
  return patterns.some((pattern) => {
    const bare = pattern.replace(/^\.\//u, '').replace(/\/$/u, '');
    if (bare === folder) return true;
    const parent = /^(.+)\/\*{1,2}$/u.exec(bare)?.[1];
    return parent !== undefined && folder.startsWith(`${parent}/`);
  });
}

/** Detects the project in a folder. Package managers and workspaces are also searched in parent folders. */
export function detectProject(folder: string): ProjectFacts {
  const above = foldersAbove(folder);
  const manifest = readMembers(join(folder, 'package.json'));
  const dependencies = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].flatMap((kind) =>
    Object.entries(asObject(manifest[kind])),
  );
  const ranges = new Map(dependencies.map(([name, range]) => [name, String(range)]));
  const installed = above
    .map((each) => readMembers(join(each, 'node_modules/typescript/package.json'))['version'])
    .find((version) => typeof version === 'string');
  const typescript = installed ?? ranges.get('typescript');
  const workspaces = workspacesIn(folder);
  const hasConfig = existsSync(join(folder, 'tsconfig.json'));
  const hasSource = existsSync(join(folder, 'src'));
  const framework = frameworks.find(([name]) => ranges.has(name))?.[1];
  return {
    manager: above.map(managerIn).find((manager) => manager !== undefined) ?? 'npm',
    ...(workspaces !== undefined && { workspaces }),
    isWorkspace: workspaces === undefined && above.slice(1).some((each) => workspacesIn(each) !== undefined),
    isModule: manifest['type'] === 'module',
    isTyped: hasConfig || ranges.has('typescript'),
    ...(typeof typescript === 'string' && { typescript }),
    ...(framework !== undefined && { framework }),
    hasSource,
    isBare:
      !hasConfig &&
      !hasSource &&
      framework === undefined &&
      Object.keys(asObject(manifest['dependencies'])).length === 0,
    dependencies: [...ranges.keys()],
  };
}

/** Frameworks that do not build on each other, so that a project may use several. */
const standalone: ReadonlySet<string> = new Set(['Hono', 'Fastify', 'Express', 'Koa']);

/** Returns the title of the framework, or of all standalone frameworks that are installed. */
function listFrameworks({ framework, dependencies }: ProjectFacts): readonly string[] {
  if (framework === undefined || !standalone.has(framework)) return framework === undefined ? [] : [framework];
  return frameworks
    .filter(([name, title]) => standalone.has(title) && dependencies.includes(name))
    .map(([, title]) => title);
}

/** Describes a project on one line: `pnpm, workspaces, ES modules, TypeScript 5.9.3, Next.js`. */
export function describeProject(facts: ProjectFacts): string {
  const { manager, workspaces, isWorkspace, isModule, isTyped, typescript } = facts;
  return [
    manager,
    ...(workspaces === undefined ? [] : ['workspaces']),
    ...(isWorkspace ? ['a package of workspaces'] : []),
    isModule ? 'ES modules' : 'CommonJS',
    isTyped ? `TypeScript${typescript === undefined ? '' : ` ${typescript}`}` : 'JavaScript',
    ...listFrameworks(facts),
  ].join(', ');
}
