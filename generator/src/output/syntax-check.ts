/** The last stage: every file that was generated is parsed before anything is written; what is copied is as it was. */
import type { ts as compiler } from 'ts-morph';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.js';
import { ts } from '../support/code/ts-morph.js';

/** What the parser finds in a file; it is not part of the declared type, and what else gives it starts a program. */
const faultsOf = (path: string, text: string): readonly compiler.DiagnosticWithLocation[] => {
  const kind = path.endsWith('.js') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file: object = ts.createSourceFile(path, text, options, false, kind);
  const found: unknown = 'parseDiagnostics' in file ? file.parseDiagnostics : [];
  return Array.isArray(found) ? found : [];
};

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Texts by path in which an earlier run found no fault. */
export type ParseCache = Map<string, string>;

/** Reports output that is no TypeScript or JavaScript, at the beginning of the document that led to it. */
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
