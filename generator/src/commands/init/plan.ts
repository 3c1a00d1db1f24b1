/** Plans the files that `init` writes, from the folder and the answers. */
import { packagesOf } from '../../config/codegen-config.js';
import type { LayoutName } from '../../config/settings.js';

/** The relevant contents of a folder. */
export interface Surroundings {
  /** Name of the folder. */
  readonly folder: string;
  /** OpenAPI documents found in the folder, the most likely first. */
  readonly documents: readonly string[];
  /** Text of package.json, if it exists. */
  readonly manifest: string | undefined;
  /** Whether a `.gitignore` exists in this folder or a parent. */
  readonly isIgnoring: boolean;
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

/** The template files of the tool, and its version. */
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

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const membersOf = (value: unknown): Members => (isMembers(value) ? value : {});

/** Adds missing members. */
const addMembers = (to: unknown, more: Members): Members => ({ ...more, ...membersOf(to) });

const addWorkspaces = (value: unknown, more: readonly string[]): unknown => {
  if (isMembers(value)) return { ...value, packages: addWorkspaces(value['packages'], more) };
  const known: readonly unknown[] = Array.isArray(value) ? value : [];
  const isCovered = (path: string): boolean => known.includes(path) || known.includes(path.replace(/[^/]*$/u, '*'));
  return [...known, ...more.filter((path) => !isCovered(path))];
};

const readMembers = (manifest: string | undefined): Members =>
  membersOf(JSON.parse((manifest ?? '{}').replace(/^\uFEFF/u, '')));

/** Adds scripts, workspaces and dependencies to package.json. Existing values are kept. */
const planManifest = (
  around: Surroundings,
  workspaces: readonly string[],
  version: string,
): PlannedFile | undefined => {
  const text = around.manifest ?? JSON.stringify({ name: around.folder, private: true, type: 'module' }, null, 2);
  const indent = /^[\t ]+/mu.exec(text)?.[0] ?? 2;
  const manifest = readMembers(text);
  const tools = { trefoil: `^${version}`, typescript: '^5.9.0', '@types/node': '^20.19.0' };
  const known = { ...membersOf(manifest['dependencies']), ...membersOf(manifest['devDependencies']) };
  const missing = Object.fromEntries(Object.entries(tools).filter(([name]) => known[name] === undefined));
  const next = {
    ...manifest,
    scripts: { ...membersOf(manifest['scripts']), ...absent(scripts, manifest['scripts']) },
    ...(workspaces.length > 0 && { workspaces: addWorkspaces(manifest['workspaces'], workspaces) }),
    ...(Object.keys(missing).length > 0 && { devDependencies: addMembers(manifest['devDependencies'], missing) }),
  };
  if (JSON.stringify(next) === JSON.stringify(manifest)) return undefined;
  const isChange = around.manifest !== undefined;
  return { path: 'package.json', text: `${JSON.stringify(next, null, indent)}\n`, isChange };
};

const absent = (more: Members, than: unknown): Members =>
  Object.fromEntries(Object.entries(more).filter(([name]) => membersOf(than)[name] === undefined));

const planConfiguration = ({ spec, scope, out, layout, config }: Answers): PlannedFile => {
  const settings = { spec, out, ...(scope !== undefined && { scope }), ...(layout !== 'packages' && { layout }) };
  if (config === 'json') {
    const schema = './node_modules/trefoil/dist/settings.schema.json';
    const text = `${JSON.stringify({ $schema: schema, ...settings }, null, 2)}\n`;
    return { path: 'trefoil.config.json', text, isChange: false };
  }
  const lines = Object.entries(settings).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  const text = ["import { defineConfig } from 'trefoil';", '', 'export default defineConfig({', ...lines, '});', ''];
  return { path: 'trefoil.config.ts', text: text.join('\n'), isChange: false };
};

/** The folders of the generated packages. */
export const listPackages = (out: string, config: Parameters<typeof packagesOf>[0]): readonly string[] =>
  packagesOf(config).map((name) => `${out}/${name}`);

/** Parts that can be added to an existing project. */
export interface Additions extends Pick<Answers, 'hasScripts' | 'hasWorkflow'> {
  /** Folders of packages, added as workspaces together with the scripts. */
  readonly packages: readonly string[];
}

/** Plans the files that are added to a project, without those that are already complete. */
export const planAdditions = (
  around: Surroundings,
  { hasScripts, hasWorkflow, packages }: Additions,
  { version, workflow }: Materials,
): readonly PlannedFile[] => {
  const manifest = hasScripts ? planManifest(around, packages, version) : undefined;
  return [
    ...(manifest === undefined ? [] : [manifest]),
    ...(hasWorkflow ? [{ path: '.github/workflows/api.yml', text: workflow, isChange: false }] : []),
  ];
};

/** Whether a workflow runs scripts that package.json lacks. */
export const lacksScripts = (manifest: string | undefined, workflow: string): boolean => {
  const known = membersOf(readMembers(manifest)['scripts']);
  return [...workflow.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/gu)].some(
    ([, name = '']) => known[name] === undefined,
  );
};

/** Plans every file of a new project. */
export const planFiles = (around: Surroundings, answers: Answers, materials: Materials): readonly PlannedFile[] => {
  const { hasScripts, hasWorkflow, out, layout } = answers;
  const additions = { hasWorkflow, hasScripts: hasScripts || around.manifest === undefined };
  return [
    planConfiguration(answers),
    ...(answers.isNew ? [{ path: answers.spec, text: materials.document, isChange: false }] : []),
    ...planAdditions(around, { ...additions, packages: listPackages(out, { layout }) }, materials),
    // Without it, installed and compiled files would be committed, or block the first release.
    ...(around.manifest === undefined && !around.isIgnoring
      ? [{ path: '.gitignore', text: 'node_modules/\ndist/\n', isChange: false }]
      : []),
  ];
};
