/** Writes generated sources as JavaScript modules to a folder; unchanged modules are not written again. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ts as compiler } from 'ts-morph';
import { type Config, packageNames, packagesOf } from '../../config/codegen-config.js';
import { layoutOf } from '../../emit/layout.js';
import { ts } from '../../support/code/ts-morph.js';
import { linkPackage, writeFiles } from './folder.js';

const compilerOptions: compiler.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Compiles a source to JavaScript. */
export const transpile = (text: string): string => ts.transpileModule(text, { compilerOptions }).outputText;

/** Path of the module of a source; `undefined` if it is not needed at run time. */
const placeOf = (path: string): string | undefined => {
  if (path.endsWith('.d.ts') || !/\.(?:ts|js|json)$/u.test(path)) return undefined;
  return path.replace(/^([^/]+)\/src\/(.+)\.ts$/u, '$1/dist/$2.js').replace(/\.ts$/u, '.js');
};

export interface Scripts {
  /** Writes the modules of the outputs, and removes those of earlier runs. */
  readonly write: (files: ReadonlyMap<string, string>, config: Config) => Promise<void>;
  /** The folder of the modules of a server. */
  readonly serverFolder: (config: Config) => string;
}

export const createScripts = (folder: string): Scripts => {
  /** The written sources by path, before compilation. */
  let written: ReadonlyMap<string, string> = new Map();
  let linked: string | undefined;
  return {
    write: async (files, config) => {
      const next = new Map<string, string>();
      const sources = new Set<string>();
      for (const [path, text] of files) {
        const place = placeOf(path);
        if (place === undefined || /^(?:api\/src\/)?client\//u.test(path)) continue;
        next.set(place, text);
        if (path.endsWith('.ts')) sources.add(place);
      }
      const { hasManifests } = layoutOf(config);
      if (!hasManifests) next.set('package.json', '{ "type": "module" }\n');
      const gone = [...written.keys()].filter((place) => !next.has(place));
      const changed = [...next].filter(([place, text]) => written.get(place) !== text);
      await Promise.all(gone.map((place) => rm(join(folder, place))));
      await writeFiles(
        folder,
        changed.map(([place, text]) => [place, sources.has(place) ? transpile(text) : text]),
      );
      written = next;
      // In the layout `package`, types are imported by path.
      const types = packagesOf(config).includes('types') ? packageNames(config).types : undefined;
      if (types !== undefined && linked !== types) await linkPackage(folder, types, join(folder, 'types'));
      linked = types;
    },
    serverFolder: (config) => join(folder, layoutOf(config).serverFolder),
  };
};
