/** Generated sources as modules that any Node runs, in a folder of their own; what has not changed is not made again. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ts as compiler } from 'ts-morph';
import { type Config, packageNames } from '../config.js';
import { layoutOf } from '../layout.js';
import { ts } from '../morph.js';
import { linkPackage, writeFiles } from './folder.js';

const compilerOptions: compiler.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** The runtime is the same in every run. */
const transpiled = new Map<string, string>();

/** The JavaScript of a source. */
export const transpile = (text: string): string => {
  const made = transpiled.get(text) ?? ts.transpileModule(text, { compilerOptions }).outputText;
  transpiled.set(text, made);
  return made;
};

/** Where the module of a source stands; `undefined` for what is not run. */
const placeOf = (path: string): string | undefined => {
  if (path.endsWith('.d.ts') || !/\.(?:ts|js|json)$/u.test(path)) return undefined;
  return path.replace(/^([^/]+)\/src\/(.+)\.ts$/u, '$1/dist/$2.js').replace(/\.ts$/u, '.js');
};

export interface Scripts {
  /** Makes the folder hold the modules of outputs, and nothing of those before. */
  readonly write: (files: ReadonlyMap<string, string>, config: Config) => Promise<void>;
  /** The folder of the modules of a server. */
  readonly serverFolder: (config: Config) => string;
}

export const createScripts = (folder: string): Scripts => {
  let written: ReadonlyMap<string, string> = new Map();
  let linked: string | undefined;
  return {
    write: async (files, config) => {
      const next = new Map<string, string>();
      for (const [path, text] of files) {
        const place = placeOf(path);
        if (place !== undefined && !path.startsWith('client/'))
          next.set(place, path.endsWith('.ts') ? transpile(text) : text);
      }
      const { hasManifests } = layoutOf(config);
      if (!hasManifests) next.set('package.json', '{ "type": "module" }\n');
      await Promise.all([...written.keys()].filter((path) => !next.has(path)).map((path) => rm(join(folder, path))));
      await writeFiles(
        folder,
        [...next].filter(([path, text]) => written.get(path) !== text),
      );
      written = next;
      const { types } = packageNames(config);
      if (hasManifests && linked !== types) await linkPackage(folder, types, join(folder, 'types'));
      linked = types;
    },
    serverFolder: (config) => join(folder, layoutOf(config).hasManifests ? 'server/dist' : 'server'),
  };
};
