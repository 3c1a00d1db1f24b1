/** After each save, reports the errors of the lint. */
import { paintFor, plural, print, printError, showLine } from '../../support/terminal.js';
import type { LintDiagnostic } from '../lint/lint.js';
import type { Outcome } from '../run/process.js';

/** Maximum number of errors that are printed. */
const few = 3;

/** The parts of the output of `lint --json` that the report uses. */
interface LintOutput {
  readonly documents?: readonly { readonly findings: readonly LintDiagnostic[] }[];
}

/** Returns the errors in the output of `lint --json`; empty if the document could not be linted. */
function listErrors({ stdout }: Outcome): readonly LintDiagnostic[] {
  try {
    const { documents = [] }: LintOutput = JSON.parse(stdout);
    return documents.flatMap(({ findings }) => findings).filter(({ severity }) => severity === 'error');
  } catch {
    return [];
  }
}

function printOne({ position: { file, line, column }, rule, message }: LintDiagnostic): string {
  return showLine(`${file}:${line}:${column}  ${rule}: ${message}`);
}

/**
 * Creates the function that prints the number of errors and the first ones, or that they have not changed. `command`
 * prints all errors.
 */
export function createLintReport(command: string): (lint: Outcome) => void {
  const paint = paintFor(process.stdout);
  let before = '';
  return (lint) => {
    const errors = lint.code === 0 ? [] : listErrors(lint);
    // Positions move with every edit.
    const current =
      errors.length === 0 && lint.code !== 0
        ? lint.output.replaceAll(/\d+/gu, '')
        : JSON.stringify(errors.map(({ rule, message }) => [rule, message]));
    const isSame = current === before;
    before = current;
    if (lint.code === 0) return;
    if (isSame)
      print(`${paint('red', 'lint')}: ${errors.length === 0 ? 'failed' : plural(errors.length, 'error')} as before`);
    else if (errors.length === 0) printError(`${paint('red', 'The lint failed:')}\n${lint.output.trim()}\n`);
    else {
      const more = errors.length > few ? `; \`${command}\` prints all` : '';
      const title = `${paint('red', 'lint')}: ${plural(errors.length, 'error')}${more}`;
      printError([title, ...errors.slice(0, few).map(printOne)].join('\n  '));
    }
  };
}
