/** The last stage: all generated files are parsed before anything is written; copied files are skipped. */
import type { ts as compiler } from 'ts-morph';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.js';
import { ts } from '../support/code/ts-morph.js';

/**
 * Returns the syntax errors of a file. `parseDiagnostics` is not part of the public type; the alternative would create
 * a program.
 */
const faultsOf = (path: string, text: string): readonly compiler.DiagnosticWithLocation[] => {
  const kind = path.endsWith('.js') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file: object = ts.createSourceFile(path, text, options, false, kind);
  const found: unknown = 'parseDiagnostics' in file ? file.parseDiagnostics : [];
  return Array.isArray(found) ? found : [];
};

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Texts by path that were valid in an earlier run. */
export type ParseCache = Map<string, string>;

/** Reports generated files with syntax errors, at the beginning of the document. */
export const parseOutput = (
  files: Iterable<readonly [path: string, text: string]>,
  document: string,
  memory: ParseCache = new Map(),
): Diagnostic[] =>
  [...files].flatMap(([path, text]) => {
    if (!/\.[jt]s$/u.test(path) || memory.get(path) === text) return [];
    const [first] = faultsOf(path, text);
    if (first === undefined) {
      memory.set(path, text);
      return [];
    }
    const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
    const reason = `${message} (line ${lineOf(text, first.start)})`;
    return [diagnose('output-invalid', { file: document, line: 1, column: 1 }, { file: path, reason })];
  });
