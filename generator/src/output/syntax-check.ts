/** The last stage: checks the syntax of all generated files, except copied ones, before anything is written. */
import type { ts as compiler } from 'ts-morph';
import { type Diagnostic, diagnose } from '../diagnostics/diagnostics.js';
import { ts } from '../support/code/ts-morph.js';
import { hasClosedTokens } from './token-scan.js';

/**
 * Returns the syntax errors in a file. `parseDiagnostics` is not declared in the public types; the public alternative
 * would create a whole program.
 */
function faultsOf(path: string, text: string): readonly compiler.DiagnosticWithLocation[] {
  const options = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file: object = ts.createSourceFile(path, text, options, false);
  const found: unknown = 'parseDiagnostics' in file ? file.parseDiagnostics : [];
  return Array.isArray(found) ? found : [];
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns the first syntax error of a script, with its line; `undefined` if it has none or is not a script. */
export function findSyntaxError(path: string, text: string): string | undefined {
  const [first] = /\.[cm]?[jt]sx?$/u.test(path) ? faultsOf(path, text) : [];
  if (first === undefined) return undefined;
  const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return `${message} (line ${lineOf(text, first.start)})`;
}

/** Text by path of the files that were valid in an earlier run. */
export type ParseCache = Map<string, string>;

/** `tokens`: only files that may contain unterminated tokens are parsed. */
export type SyntaxCheck = 'full' | 'tokens';

/** Reports generated files with syntax errors. Each diagnostic is located at the start of the document. */
export function checkSyntax(
  files: Iterable<readonly [path: string, text: string]>,
  document: string,
  extent: SyntaxCheck,
  memory: ParseCache = new Map(),
): Diagnostic[] {
  return [...files].flatMap(([path, text]) => {
    if (!/\.[jt]s$/u.test(path) || memory.get(path) === text) return [];
    if (extent === 'tokens' && hasClosedTokens(text)) return [];
    const reason = findSyntaxError(path, text);
    if (reason === undefined) {
      memory.set(path, text);
      return [];
    }
    return [diagnose('output-invalid', { file: document, line: 1, column: 1 }, { file: path, reason })];
  });
}
