/** All commands of the scripts, by the name of their npm script. */
import { compilerEnvironment } from './compiler.js';
import { packageFolders, serviceFolder } from './project.js';
import { ensureTool } from './tool.js';

export interface Command {
  readonly name: string;
  /** A Node script and its arguments. */
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Preparation that must be done before the command runs. */
  readonly prepare?: () => Promise<void>;
}

const biome = 'node_modules/@biomejs/biome/bin/biome';
// The native compiler is five times as fast. The tests check the output with other versions, including the oldest one.
const tsc = 'node_modules/ts7/bin/tsc';
const trefoil = 'generator/bin/trefoil.js';

export const lintSpec: Command = { name: 'lint:spec', args: [trefoil, 'lint'], prepare: ensureTool };

/** Lints the document of the sandbox controls, with its own rules. */
export const lintControls: Command = {
  name: 'lint:spec (sandbox)',
  args: [trefoil, 'lint', `${serviceFolder}/sandbox.yaml`],
  prepare: ensureTool,
};

export const lintCode: Command = { name: 'lint:code', args: [biome, 'lint', '--error-on-warnings', '.'] };

export const checkFormat: Command = { name: 'check:format', args: [biome, 'format', '--reporter=summary', '.'] };

/** Checks the word list. */
export const checkWords: Command = {
  name: 'check:words',
  args: ['--import', 'tsx', 'scripts/check-words.ts'],
};

export const generate: Command = { name: 'generate', args: [trefoil, 'generate'], prepare: ensureTool };

export const checkDrift: Command = {
  name: 'check:drift',
  args: [trefoil, 'generate', '--check'],
  prepare: ensureTool,
};

export const buildReference: Command = {
  name: 'build:reference',
  args: [trefoil, 'docs'],
  prepare: ensureTool,
};

const nameOf = (folder: string): string => folder.replace('packages/', '');

const buildOf = (folder: string): Command => ({
  name: `build:packages (${nameOf(folder)})`,
  args: [tsc, '-p', `${folder}/tsconfig.json`],
  env: compilerEnvironment,
});

/** The types package; the other two depend on it. */
export const buildTypes: Command = buildOf(packageFolders[0]);

export const buildRest: readonly Command[] = packageFolders.slice(1).map(buildOf);

/** The platform; it depends on all three packages. */
export const buildService: Command = buildOf(serviceFolder);

/** Creates the seed data of a sandbox. */
export const buildSample: Command = {
  name: 'build:packages (service, sample)',
  args: [`${serviceFolder}/dist/seed/make-sample.js`],
};

/** Creates the cluster that each embedded database starts as a copy of. */
export const buildCluster: Command = {
  name: 'build:packages (service, cluster)',
  args: [`${serviceFolder}/dist/database/make-cluster.js`],
};

export const checkTypes: readonly Command[] = [
  { name: 'check:types (repository)', args: [tsc, '-p', 'tsconfig.json'], env: compilerEnvironment },
  ...[...packageFolders, serviceFolder].map((folder) => ({
    name: `check:types (${nameOf(folder)})`,
    args: [tsc, '-p', `${folder}/tsconfig.json`, '--noEmit'],
    env: compilerEnvironment,
  })),
];
