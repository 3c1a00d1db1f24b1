/** Plans the files that `init` writes, from the contents of the folder and the answers. */

import { parseDocument } from 'yaml';
import { packagesOf } from '../../config/codegen-config.js';
import type { LayoutName } from '../../config/settings.js';
import { asObject, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { printString } from '../../support/code/code.js';
import { setBranch } from './branch.js';
import { isCovered, type ProjectFacts } from './project.js';
import { judgeWorkflow, workflowPath } from './workflow.js';

/** The relevant contents of a folder. */
export interface Surroundings {
  /** Name of the folder. */
  readonly folder: string;
  /** OpenAPI documents found in the folder, the most likely first. */
  readonly documents: readonly string[];
  /** Files that are not documents but named like one. */
  readonly suspects: readonly string[];
  readonly facts: ProjectFacts;
  /** Text of pnpm-workspace.yaml and .gitattributes, if they exist. */
  readonly pnpmWorkspace: string | undefined;
  readonly attributes: string | undefined;
  /** Text of package.json, if it exists. */
  readonly manifest: string | undefined;
  /** Text of the workflow, if it exists. */
  readonly workflow: string | undefined;
  /** Whether a `.gitignore` exists in this folder or a parent. */
  readonly isIgnoring: boolean;
  /** The default branch of the repository. */
  readonly branch: string;
  /** File name of an existing configuration. */
  readonly configuration: string | undefined;
}

export interface Answers {
  /** Path of an existing document, or of the one to create. */
  readonly spec: string;
  readonly isNew: boolean;
  readonly scope: string | undefined;
  readonly out: string;
  readonly layout: LayoutName;
  readonly config: 'ts' | 'json';
  /** Whether to add scripts and workspaces to package.json. */
  readonly hasScripts: boolean;
  readonly hasWorkflow: boolean;
}

/** The tool's template files, and its version. */
export interface Materials {
  readonly document: string;
  readonly workflow: string;
  readonly version: string;
}

export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** Whether the file replaces an existing one. Other files are written only if they do not exist. */
  readonly isChange: boolean;
}

/** The scripts added to package.json. */
export const scripts: Readonly<Record<string, string>> = {
  'api:generate': 'trefoil generate',
  'api:dev': 'trefoil dev',
  'api:lint': 'trefoil lint',
  'api:check': 'trefoil generate --check',
  'api:verify': 'trefoil verify',
  'api:diff': 'trefoil diff',
  'api:release': 'trefoil release',
  'api:docs': 'trefoil docs',
};

function addWorkspaces(value: unknown, more: readonly string[]): unknown {
  if (isJsonObject(value)) return { ...value, packages: addWorkspaces(value['packages'], more) };
  const known: readonly unknown[] = Array.isArray(value) ? value : [];
  const patterns = known.filter((each): each is string => typeof each === 'string');
  return [...known, ...more.filter((path) => !isCovered(patterns, path))];
}

function readMembers(manifest: string | undefined): JsonObject {
  return asObject(JSON.parse((manifest ?? '{}').replace(/^\uFEFF/u, '')));
}

/** Returns the scripts for a document; for a remote one, they get `--allow-network`. */
function scriptsFor(isRemote: boolean): JsonObject {
  if (!isRemote) return scripts;
  return Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, `${script} --allow-network`]));
}

/** Adds scripts, workspaces and dependencies to package.json. Existing values stay. */
function planManifest(
  around: Surroundings,
  { packages: workspaces, isRemote }: Additions,
  version: string,
): PlannedFile | undefined {
  const text = around.manifest ?? JSON.stringify({ name: around.folder, private: true, type: 'module' }, null, 2);
  const indent = /^[\t ]+/mu.exec(text)?.[0] ?? 2;
  const manifest = readMembers(text);
  const own = asObject(manifest['scripts']);
  const tools = { trefoil: `^${version}`, typescript: '^5.9.0', '@types/node': '^20.19.0' };
  const known = { ...asObject(manifest['dependencies']), ...asObject(manifest['devDependencies']) };
  // pnpm has its workspaces in another file.
  const hasWorkspaces = workspaces.length > 0 && around.facts.manager !== 'pnpm';
  const missing = Object.fromEntries(Object.entries(tools).filter(([name]) => known[name] === undefined));
  const next = {
    ...manifest,
    scripts: { ...own, ...scriptsFor(isRemote), ...own },
    ...(hasWorkspaces && { workspaces: addWorkspaces(manifest['workspaces'], workspaces) }),
    ...(Object.keys(missing).length > 0 && {
      devDependencies: { ...missing, ...asObject(manifest['devDependencies']) },
    }),
  };
  if (JSON.stringify(next) === JSON.stringify(manifest)) return undefined;
  const isChange = around.manifest !== undefined;
  return { path: 'package.json', text: `${JSON.stringify(next, null, indent)}\n`, isChange };
}

/** Adds packages to pnpm-workspace.yaml. Comments and the order of existing entries are preserved. */
function planPnpmWorkspace({ facts, pnpmWorkspace }: Surroundings, packages: readonly string[]): PlannedFile[] {
  const missing = packages.filter((path) => !isCovered(facts.workspaces ?? [], path));
  if (facts.manager !== 'pnpm' || missing.length === 0) return [];
  const document = parseDocument(pnpmWorkspace ?? '{}');
  document.set('packages', [...(facts.workspaces ?? []), ...missing]);
  const text =
    pnpmWorkspace === undefined ? `packages:\n${missing.map((path) => `  - ${path}\n`).join('')}` : String(document);
  return [{ path: 'pnpm-workspace.yaml', text, isChange: pnpmWorkspace !== undefined }];
}

/** Marks generated files in .gitattributes, so that GitHub collapses them in reviews and ignores them in statistics. */
function planAttributes({ attributes }: Surroundings, folders: readonly string[]): PlannedFile[] {
  const known = (attributes ?? '').split(/\r?\n/u);
  const lines = folders.map((folder) => `${folder.replaceAll(' ', '[[:space:]]')}/** linguist-generated`);
  const missing = lines.filter((line) => !known.includes(line));
  if (missing.length === 0) return [];
  const before = attributes === undefined || attributes === '' ? '' : `${attributes.trimEnd()}\n`;
  return [{ path: '.gitattributes', text: `${before}${missing.join('\n')}\n`, isChange: attributes !== undefined }];
}

function planConfiguration({ spec, scope, out, layout, config }: Answers): PlannedFile {
  const settings = { spec, out, ...(scope !== undefined && { scope }), ...(layout !== 'packages' && { layout }) };
  if (config === 'json') {
    const schema = './node_modules/trefoil/dist/settings.schema.json';
    const text = `${JSON.stringify({ $schema: schema, ...settings }, null, 2)}\n`;
    return { path: 'trefoil.config.json', text, isChange: false };
  }
  const lines = Object.entries(settings).map(([name, value]) => `  ${name}: ${printString(value)},`);
  const text = ["import { defineConfig } from 'trefoil';", '', 'export default defineConfig({', ...lines, '});', ''];
  return { path: 'trefoil.config.ts', text: text.join('\n'), isChange: false };
}

/** Returns the folders of the generated packages. */
export function listPackages(out: string, config: Parameters<typeof packagesOf>[0]): readonly string[] {
  return packagesOf(config).map((name) => `${out}/${name}`);
}

/** What can be added to an existing project. */
export interface Additions extends Pick<Answers, 'hasScripts' | 'hasWorkflow'> {
  /** Package folders, which are added to the workspaces together with the scripts. */
  readonly packages: readonly string[];
  /** Whether the document is read from the network. */
  readonly isRemote: boolean;
}

/** Plans the files to add to a project, or to change in it; files that are complete already are left out. */
export function planAdditions(
  around: Surroundings,
  additions: Additions,
  { version, workflow }: Materials,
): readonly PlannedFile[] {
  const { hasScripts, hasWorkflow, packages } = additions;
  const manifest = hasScripts ? planManifest(around, additions, version) : undefined;
  return [
    ...(manifest === undefined ? [] : [manifest]),
    ...(hasScripts ? planPnpmWorkspace(around, packages) : []),
    ...(hasWorkflow ? planWorkflow(around, workflow) : []),
  ];
}

/** Plans the workflow, unless it is up to date. A workflow that was edited is not replaced. */
function planWorkflow({ workflow: existing, branch }: Surroundings, usual: string): readonly PlannedFile[] {
  const text = setBranch(usual, branch);
  const state = judgeWorkflow(existing, text);
  return state === 'current' ? [] : [{ path: workflowPath, text, isChange: state === 'former' }];
}

/** Whether a workflow runs scripts that are missing from package.json. */
export function lacksScripts(manifest: string | undefined, workflow: string): boolean {
  const known = asObject(readMembers(manifest)['scripts']);
  return [...workflow.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/gu)].some(
    ([, name = '']) => known[name] === undefined,
  );
}

/** Whether a document is given by URL rather than by path. */
export function isRemote(spec: string): boolean {
  return /^https?:\/\//iu.test(spec);
}

/** Plans every file of a new project. */
export function planFiles(around: Surroundings, answers: Answers, materials: Materials): readonly PlannedFile[] {
  const { hasScripts, hasWorkflow, out, layout } = answers;
  const packages = listPackages(out, { layout });
  const additions = { hasWorkflow, hasScripts: hasScripts || around.manifest === undefined };
  return [
    planConfiguration(answers),
    ...(answers.isNew ? [{ path: answers.spec, text: materials.document, isChange: false }] : []),
    ...planAdditions(around, { ...additions, packages, isRemote: isRemote(answers.spec) }, materials),
    ...planAttributes(around, layout === 'folder' ? [out] : packages),
    // Without .gitignore, installed and compiled files would be committed, or block the first release.
    ...(!around.isIgnoring ? [{ path: '.gitignore', text: 'node_modules/\ndist/\n', isChange: false }] : []),
  ];
}
