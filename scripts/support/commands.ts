/** All commands that scripts run, named after the npm scripts. */
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compilerEnvironment, compilerScript as tsc } from './compiler.js';
import { packageFolders, root, serviceFolder } from './project.js';
import { ensureRuntime } from './runtime.js';
import { ensureTool } from './tool.js';

export interface Command {
  readonly name: string;
  /** A Node.js script and its arguments. */
  readonly args: readonly string[];
  /** The folder to run in, relative to the project. Default: the project folder. */
  readonly folder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Prepares for the command; runs before it. */
  readonly prepare?: () => Promise<void>;
}

/** The formatter and linter. */
export const biome = 'node_modules/@biomejs/biome/bin/biome';
const trefoil = join(root, 'generator/bin/trefoil.js');

export const lintSpec: Command = { name: 'lint:spec', args: [trefoil, 'lint'], prepare: ensureTool };

/** Lints the document of the service's endpoints outside the API, with the rules for that document. */
export const lintService: Command = { ...lintSpec, name: 'lint:spec (service)', folder: serviceFolder };

export const lintCode: Command = { name: 'lint:code', args: [biome, 'lint', '--error-on-warnings', '.'] };

export const checkFormat: Command = {
  name: 'check:format',
  args: [biome, 'check', '--linter-enabled=false', '--reporter=summary', '.'],
};

/** Checks for words that the word list discourages. */
export const checkWords: Command = {
  name: 'check:words',
  args: ['--import', 'tsx', 'scripts/check-words.ts'],
};

export const generate: Command = { name: 'generate', args: [trefoil, 'generate'], prepare: ensureTool };

/** Generates the server for the document of the service's endpoints outside the API. */
export const generateService: Command = { ...generate, name: 'generate (service)', folder: serviceFolder };

export const checkDrift: Command = {
  name: 'check:drift',
  args: [trefoil, 'generate', '--check'],
  prepare: ensureTool,
};

export const checkServiceDrift: Command = { ...checkDrift, name: 'check:drift (service)', folder: serviceFolder };

export const buildReference: Command = {
  name: 'build:reference',
  args: [trefoil, 'docs'],
  prepare: ensureTool,
};

function nameOf(folder: string): string {
  return folder.replace('packages/', '');
}

function buildOf(folder: string): Command {
  return {
    name: `build:packages (${nameOf(folder)})`,
    args: [tsc, '-p', `${folder}/tsconfig.json`],
    env: compilerEnvironment,
  };
}

/** Compiles the types package, on which the other two packages depend. */
export const buildTypes: Command = buildOf(packageFolders[0]);

export const buildRest: readonly Command[] = packageFolders.slice(1).map(buildOf);

/** Compiles the platform, which depends on all three packages and on the runtime package. */
export const buildService: Command = {
  ...buildOf(serviceFolder),
  prepare: async () => {
    await ensureRuntime();
    // The sandbox serves its document.
    await mkdir(join(root, serviceFolder, 'dist'), { recursive: true });
    await copyFile(join(root, 'spec/service.yaml'), join(root, serviceFolder, 'dist/service.yaml'));
  },
};

/** Creates the seed data of a sandbox. */
export const buildSample: Command = {
  name: 'build:packages (service, sample)',
  args: [`${serviceFolder}/dist/seed/make-sample.js`],
};

/** Creates the cluster that is copied for each new embedded database. */
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
    prepare: ensureRuntime,
  })),
];
