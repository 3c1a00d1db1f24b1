/** The compiler over sources in memory; what it reads from the disk it keeps, since every document needs the same. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const require = createRequire(import.meta.url);

/** Where the generator's own dependencies are found, for the types that the output imports. */
const home = fileURLToPath(new URL('..', import.meta.url));

/** Below this path the output stands for the compiler; nothing is written there. */
const place = `${home}.output/`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [dirname(dirname(require.resolve('@types/node/package.json')))],
};

interface Parsed {
  readonly text: string;
  readonly file: ts.SourceFile;
}

/** The files parsed last, by path: the libraries always, and what is copied into each output. */
const parsed = new Map<string, Parsed>();

const parse = (path: string, text: string, settings: ts.ScriptTarget | ts.CreateSourceFileOptions): ts.SourceFile => {
  const last = parsed.get(path);
  if (last?.text === text) return last.file;
  const file = ts.createSourceFile(path, text, settings, false);
  parsed.set(path, { text, file });
  return file;
};

export interface Finding {
  /** The path among the sources, or an empty string for what is nowhere. */
  readonly path: string;
  /** From 1; 0 for what is nowhere. */
  readonly line: number;
  readonly message: string;
}

const readFinding = ({ file, start, messageText }: ts.Diagnostic): Finding => ({
  path: file?.fileName.split('/.output/')[1] ?? '',
  line: file === undefined || start === undefined ? 0 : file.getLineAndCharacterOfPosition(start).line + 1,
  message: ts.flattenDiagnosticMessageText(messageText, ' '),
});

/**
 * What the compiler finds in sources, which import each other by path or, as `packages` says, by the name of a package:
 * `paths` of the compiler's options, whose targets are paths among the sources.
 */
export const checkProgram = (
  sources: ReadonlyMap<string, string>,
  packages: Readonly<Record<string, string>>,
): Finding[] => {
  const texts = new Map([...sources].map(([path, text]) => [`${place}${path}`, text]));
  const paths = Object.fromEntries(Object.entries(packages).map(([name, path]) => [name, [`${place}${path}`]]));
  const disk = ts.createCompilerHost(options);
  const readText = (path: string): string | undefined =>
    texts.get(path) ?? parsed.get(path)?.text ?? disk.readFile(path);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (path, settings) => {
      const text = readText(path);
      return text === undefined ? undefined : parse(path, text, settings);
    },
    fileExists: (path) => texts.has(path) || (!path.startsWith(place) && disk.fileExists(path)),
    readFile: (path) => (path.startsWith(place) ? texts.get(path) : disk.readFile(path)),
    directoryExists: (path) => path.startsWith(place.slice(0, -1)) || (disk.directoryExists?.(path) ?? true),
  };
  const program = ts.createProgram({ rootNames: [...texts.keys()], options: { ...options, paths }, host });
  return ts.getPreEmitDiagnostics(program).map(readFinding);
};
