/** Runs the TypeScript compiler of ts-morph on sources in memory. Parsed library and runtime files are cached. */
import { posix } from 'node:path';
import type { ts as compiler } from 'ts-morph';
import { Project, ts } from '../../support/code/ts-morph.js';

/** Source text by path, and the resolution of relative imports. */
export interface Sources {
  readonly text: (path: string) => string | undefined;
  readonly resolve: (from: string, specifier: string) => string | undefined;
}

export interface Compiler {
  readonly compile: (entries: readonly string[], sources: Sources) => compiler.Program;
}

const lib = ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'];

const options: compiler.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
  verbatimModuleSyntax: true,
};

/** Returns the TypeScript library files bundled with ts-morph. */
function readLibrary(): ReadonlyMap<string, compiler.SourceFile> {
  const project = new Project({ useInMemoryFileSystem: true, compilerOptions: options });
  project.createSourceFile('empty.ts', 'export {};');
  const files = project.getProgram().compilerObject.getSourceFiles();
  return new Map(files.map((file) => [posix.basename(file.fileName), file]));
}

/** Creates a TypeScript compiler that caches parsed files between programs. */
export function createCompiler(): Compiler {
  const library = readLibrary();
  const parsed = new Map<string, compiler.SourceFile>();
  const parse = (path: string, text: string): compiler.SourceFile => {
    const known = parsed.get(path);
    if (known?.text === text) return known;
    const file = ts.createSourceFile(
      path,
      text,
      { languageVersion: ts.ScriptTarget.ES2022, impliedNodeFormat: ts.ModuleKind.ESNext },
      true,
    );
    parsed.set(path, file);
    return file;
  };
  return {
    compile: (entries, sources) => {
      const host: compiler.CompilerHost = {
        getSourceFile: (path) => {
          const text = sources.text(path);
          return text === undefined ? library.get(posix.basename(path)) : parse(path, text);
        },
        getDefaultLibFileName: () => '/lib/lib.es2022.full.d.ts',
        getDefaultLibLocation: () => '/lib',
        fileExists: (path) => sources.text(path) !== undefined,
        readFile: sources.text,
        writeFile: () => {},
        getCurrentDirectory: () => '/',
        getCanonicalFileName: (path) => path,
        useCaseSensitiveFileNames: () => true,
        getNewLine: () => '\n',
        resolveModuleNameLiterals: (literals, from) =>
          literals.map(({ text }) => {
            const path = sources.resolve(from, text);
            if (path === undefined) return { resolvedModule: undefined };
            return {
              resolvedModule: { resolvedFileName: path, extension: ts.Extension.Ts, isExternalLibraryImport: false },
            };
          }),
      };
      return ts.createProgram({ rootNames: [...entries], options, host });
    },
  };
}
