/** The last stage: every output file is parsed and type-checked together with the runtime before anything is written. */
import { Script } from 'node:vm';
import { diagnose } from './diagnostics.js';
import type { LoadedDocument } from './document.js';
import { packageNames } from './config.js';
import { checkProgram } from './program.js';
import type { Subject } from './views/view.js';

/** What the compiler sees: scripts as they are, compiled modules by what they declare. */
const listSources = (files: ReadonlyMap<string, string>): Map<string, string> => {
  const sources = new Map<string, string>();
  for (const [path, text] of files) {
    if (path.endsWith('.ts')) sources.set(path, text);
    else if (path.endsWith('.js')) sources.set(path.replace(/js$/u, 'd.ts'), declare(text));
  }
  return sources;
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

/** Reports output that does not compile. */
export const verifyOutput = async (
  files: ReadonlyMap<string, string>,
  subject: Subject,
  document: LoadedDocument,
): Promise<void> => {
  const position = { file: document.entryLabel, line: 1, column: 1 };
  for (const [path, text] of files) {
    const reason = path.endsWith('.js') ? parseModule(text) : undefined;
    if (reason !== undefined) document.diagnostics.push(diagnose('output-invalid', position, { file: path, reason }));
  }
  const names = packageNames(subject.config);
  const packages = {
    [names.types]: 'types/src/index.ts',
    [`${names.types}/*`]: 'types/src/*.ts',
    [names.client]: 'client/src/index.ts',
  };
  const findings = await checkProgram(listSources(files), packages, ['openapi-fetch']);
  for (const { path, line, message } of findings) {
    const reason = `${message} (line ${line})`;
    document.diagnostics.push(diagnose('output-invalid', position, { file: path, reason }));
  }
};
