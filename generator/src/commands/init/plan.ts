/** What `init` writes: a function of what is there and what was answered. */
import { packagesOf } from '../../config/codegen-config.js';
import type { LayoutName } from '../../config/settings.js';

/** What is in a folder that matters. */
export interface Surroundings {
  /** Its last part. */
  readonly folder: string;
  /** Documents that were found, the likeliest first. */
  readonly documents: readonly string[];
  /** The text of package.json, where there is one. */
  readonly manifest: string | undefined;
  /** Whether there is a `.gitignore`, here or above. */
  readonly isIgnoring: boolean;
  /** A configuration that is there. */
  readonly configuration: string | undefined;
}

export interface Answers {
  /** An existing document, or where the first one is put. */
  readonly spec: string;
  readonly isNew: boolean;
  readonly scope: string | undefined;
  readonly out: string;
  readonly layout: LayoutName;
  readonly config: 'ts' | 'json';
  /** Whether package.json gets scripts, and the packages as workspaces. */
  readonly hasScripts: boolean;
  readonly hasWorkflow: boolean;
}

/** The texts that come with the tool, and its version. */
export interface Materials {
  readonly document: string;
  readonly workflow: string;
  readonly version: string;
}

export interface PlannedFile {
  readonly path: string;
  readonly text: string;
  /** Whether it takes the place of one that is there; all others are written only where there is none. */
  readonly isChange: boolean;
}

/** What is run by hand and by workflows. */
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

/** Adds members that are not there. */
const addMembers = (to: unknown, more: Members): Members => ({ ...more, ...membersOf(to) });

const addWorkspaces = (value: unknown, more: readonly string[]): unknown => {
  if (isMembers(value)) return { ...value, packages: addWorkspaces(value['packages'], more) };
  const known: readonly unknown[] = Array.isArray(value) ? value : [];
  const isCovered = (path: string): boolean => known.includes(path) || known.includes(path.replace(/[^/]*$/u, '*'));
  return [...known, ...more.filter((path) => !isCovered(path))];
};

const readMembers = (manifest: string | undefined): Members =>
  membersOf(JSON.parse((manifest ?? '{}').replace(/^\uFEFF/u, '')));

/** The manifest with what the packages need to be made and compiled; what it says already stays as it is. */
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

/** The folders of the packages that are made. */
export const listPackages = (out: string, config: Parameters<typeof packagesOf>[0]): readonly string[] =>
  packagesOf(config).map((name) => `${out}/${name}`);

/** What a project may be given at any time. */
export interface Additions extends Pick<Answers, 'hasScripts' | 'hasWorkflow'> {
  /** Folders of packages, which become workspaces with the scripts. */
  readonly packages: readonly string[];
}

/** What is added to a project; nothing that it has already. */
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

/** Whether a workflow runs scripts that a project lacks. */
export const lacksScripts = (manifest: string | undefined, workflow: string): boolean => {
  const known = membersOf(readMembers(manifest)['scripts']);
  return [...workflow.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/gu)].some(
    ([, name = '']) => known[name] === undefined,
  );
};

/** Every file that `init` writes where it begins a project. */
export const planFiles = (around: Surroundings, answers: Answers, materials: Materials): readonly PlannedFile[] => {
  const { hasScripts, hasWorkflow, out, layout } = answers;
  const additions = { hasWorkflow, hasScripts: hasScripts || around.manifest === undefined };
  return [
    planConfiguration(answers),
    ...(answers.isNew ? [{ path: answers.spec, text: materials.document, isChange: false }] : []),
    ...planAdditions(around, { ...additions, packages: listPackages(out, { layout }) }, materials),
    // Else what is installed and compiled next gets into the first commit, or into the way of the first release.
    ...(around.manifest === undefined && !around.isIgnoring
      ? [{ path: '.gitignore', text: 'node_modules/\ndist/\n', isChange: false }]
      : []),
  ];
};
