/** Writes generated sources as JavaScript modules to a folder; unchanged modules are not written again. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ts as compiler } from 'ts-morph';
import { type Config, packageNames, packagesOf } from '../../config/codegen-config.js';
import { layoutOf } from '../../emit/layout.js';
import {
  isPackaged,
  listEntries,
  listPackageSources,
  packagedSpecifier,
  runtimePackage,
} from '../../emit/runtime/package.js';
import { ts } from '../../support/code/ts-morph.js';
import { linkPackage, writeFiles } from './folder.js';

const compilerOptions: compiler.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Compiles a source to JavaScript. */
export function transpile(text: string): string {
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

/** Returns the path of the module that a source compiles to; `undefined` if it is not needed at run time. */
function placeOf(path: string): string | undefined {
  if (path.endsWith('.d.ts') || !/\.(?:ts|js|json)$/u.test(path)) return undefined;
  return path.replace(/^([^/]+)\/src\/(.+)\.ts$/u, '$1/dist/$2.js').replace(/\.ts$/u, '.js');
}

/** Returns the files of the runtime package: path, and source text that is still to be compiled. */
function listRuntimePackage(): (readonly [place: string, text: string])[] {
  const folder = `node_modules/${runtimePackage}`;
  const exports = Object.fromEntries(listEntries().map(([entry, module]) => [`./${entry}`, `./${module}.js`]));
  return [
    [`${folder}/package.json`, JSON.stringify({ type: 'module', exports })],
    ...listPackageSources().map(({ path, text }) => [`${folder}/${path.replace(/\.ts$/u, '.js')}`, text] as const),
  ];
}

export interface Scripts {
  /** Writes the modules compiled from `files`, and removes modules of earlier runs that are no longer needed. */
  readonly write: (files: ReadonlyMap<string, string>, config: Config) => Promise<void>;
  /** Returns the folder with the modules of the server. */
  readonly serverFolder: (config: Config) => string;
}

/** Creates a writer that compiles packages into a folder, from which their modules can be imported. */
export function createScripts(folder: string): Scripts {
  /** The sources of the last run by path, before compilation. */
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
      const { hasManifests, serverFolder } = layoutOf(config);
      if (!hasManifests) next.set('package.json', '{ "type": "module" }\n');
      // A mock server works before the package is installed.
      if (isPackaged(config))
        for (const [place, text] of listRuntimePackage()) {
          next.set(place, text);
          if (place.endsWith('.js')) sources.add(place);
        }
      // The mock server imports the runtime of the server by path.
      if (isPackaged(config))
        next.set(`${serverFolder}/runtime/server.js`, `export * from '${packagedSpecifier('server')}';\n`);
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
}
