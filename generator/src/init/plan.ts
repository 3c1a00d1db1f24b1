/** What `init` writes: a function of what is there and what was answered. */
import { packagesOf } from '../config.js';
import type { LayoutName, PackageName } from '../settings/settings.js';

/** What is in a folder that matters. */
export interface Surroundings {
  /** Its last part. */
  readonly folder: string;
  /** Documents that were found, the likeliest first. */
  readonly documents: readonly string[];
  /** The text of package.json, where there is one. */
  readonly manifest: string | undefined;
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

const addWorkspaces = (value: unknown, out: string, packages: readonly PackageName[]): unknown => {
  const more = packages.map((name) => `${out}/${name}`);
  if (isMembers(value)) return { ...value, packages: addWorkspaces(value['packages'], out, packages) };
  const known: readonly unknown[] = Array.isArray(value) ? value : [];
  const isCovered = (path: string): boolean => known.includes(path) || known.includes(`${out}/*`);
  return [...known, ...more.filter((path) => !isCovered(path))];
};

/** The manifest with what the packages need to be made and compiled; what it says already stays as it is. */
const planManifest = (around: Surroundings, answers: Answers, version: string): string => {
  const text = around.manifest ?? JSON.stringify({ name: around.folder, private: true, type: 'module' }, null, 2);
  const indent = /^[\t ]+/mu.exec(text)?.[0] ?? 2;
  const manifest = membersOf(JSON.parse(text.replace(/^\uFEFF/u, '')));
  const tools = { trefoil: `^${version}`, typescript: '^5.9.0', '@types/node': '^20.19.0' };
  const known = { ...membersOf(manifest['dependencies']), ...membersOf(manifest['devDependencies']) };
  const packages = packagesOf(answers);
  const missing = Object.fromEntries(Object.entries(tools).filter(([name]) => known[name] === undefined));
  const next = {
    ...manifest,
    scripts: { ...membersOf(manifest['scripts']), ...absent(scripts, manifest['scripts']) },
    ...(packages.length > 0 && { workspaces: addWorkspaces(manifest['workspaces'], answers.out, packages) }),
    devDependencies: addMembers(manifest['devDependencies'], missing),
  };
  return `${JSON.stringify(next, null, indent)}\n`;
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

/** Every file that `init` writes. */
export const planFiles = (around: Surroundings, answers: Answers, materials: Materials): readonly PlannedFile[] => [
  planConfiguration(answers),
  ...(answers.isNew ? [{ path: answers.spec, text: materials.document, isChange: false }] : []),
  ...(answers.hasScripts || around.manifest === undefined
    ? [
        {
          path: 'package.json',
          text: planManifest(around, answers, materials.version),
          isChange: around.manifest !== undefined,
        },
      ]
    : []),
  ...(answers.hasWorkflow ? [{ path: '.github/workflows/api.yml', text: materials.workflow, isChange: false }] : []),
];
