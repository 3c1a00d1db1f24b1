/** The last stage: every output file is parsed and type-checked together with the runtime before anything is written. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
import { Script } from 'node:vm';
import { ModuleKind, ModuleResolutionKind, Project, ScriptTarget, ts } from 'ts-morph';
import { diagnose } from './diagnostics.js';
import type { LoadedDocument } from './load/document.js';
import { packageNames } from './config.js';
import { listAssertions } from './views/agreement.js';
import type { Subject } from './views/view.js';

const require = createRequire(import.meta.url);

/** Where the generator's own dependencies are found, for the types that the output imports. */
const home = fileURLToPath(new URL('..', import.meta.url));

const openProject = (files: ReadonlyMap<string, string>, { config }: Subject): Project => {
  const names = packageNames(config);
  const project = new Project({
    compilerOptions: {
      target: ScriptTarget.ES2022,
      lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      module: ModuleKind.ESNext,
      moduleResolution: ModuleResolutionKind.Bundler,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      verbatimModuleSyntax: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [dirname(dirname(require.resolve('@types/node/package.json')))],
      paths: {
        [names.types]: [`${home}.output/types/src/index.ts`],
        [`${names.types}/*`]: [`${home}.output/types/src/*.ts`],
        [names.client]: [`${home}.output/client/src/index.ts`],
      },
    },
    skipAddingFilesFromTsConfig: true,
  });
  for (const [path, text] of files) {
    const place = `${home}.output/${path}`;
    if (path.endsWith('.ts')) project.createSourceFile(place, text, { overwrite: true });
    else if (path.endsWith('.js'))
      project.createSourceFile(place.replace(/js$/u, 'd.ts'), declare(text), { overwrite: true });
  }
  return project;
};

/** What a compiled module declares: its code is megabytes that no compiler needs to see. */
const declare = (text: string): string =>
  [...text.matchAll(/^\/\*\* @type \{(.+)\} \*\/\nexport const (\w+) = /gmu)]
    .map(([, type, name]) => `export declare const ${name ?? ''}: ${type ?? ''};`)
    .join('\n');

/** The reason why a compiled module does not parse, or `undefined`; it is not run. */
const parseModule = (text: string): string | undefined => {
  try {
    new Script(text.replaceAll(/^import .*;$/gmu, '').replaceAll(/^export const /gmu, 'const '));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Reports output that does not compile, and types that differ from the interchange types. */
export const verifyOutput = (files: ReadonlyMap<string, string>, subject: Subject, document: LoadedDocument): void => {
  const position = { file: document.entryLabel, line: 1, column: 1 };
  for (const [path, text] of files) {
    const reason = path.endsWith('.js') ? parseModule(text) : undefined;
    if (reason !== undefined) document.diagnostics.push(diagnose('output-invalid', position, { file: path, reason }));
  }
  const project = openProject(files, subject);
  const assertions = listAssertions(subject);
  const agreement = 'types/test/agreement.ts';
  const lines = (files.get(agreement) ?? '').split('\n');
  const first = lines.findIndex((line) => line.startsWith('export type Agreement')) + 1;
  for (const found of project.getPreEmitDiagnostics()) {
    const path = found.getSourceFile()?.getFilePath().split('/.output/')[1] ?? '';
    const line = found.getLineNumber() ?? 0;
    const assertion = path === agreement ? assertions[line - 1 - first] : undefined;
    if (assertion !== undefined) {
      document.report('type-difference', assertion.pointer, { name: assertion.name });
      continue;
    }
    const reason = `${ts.flattenDiagnosticMessageText(found.compilerObject.messageText, ' ')} (line ${line})`;
    document.diagnostics.push(diagnose('output-invalid', position, { file: path, reason }));
  }
};
