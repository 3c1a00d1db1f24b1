/** The report formats for other programs, by their names for `--format`. */
import type { LintFormat } from '../format-names.js';
import type { LintDiagnostic } from '../lint.js';
import { printCodeClimate } from './codeclimate.js';
import { printGithub } from './github.js';
import { printJunit } from './junit.js';
import { printSarif } from './sarif.js';

/** Prints the findings of all documents for another program; `documents` lists their paths. */
export type PrintReport = (findings: readonly LintDiagnostic[], documents: readonly string[]) => string;

export const reports: Readonly<Record<Exclude<LintFormat, 'stylish' | 'json'>, PrintReport>> = {
  github: printGithub,
  sarif: printSarif,
  codeclimate: printCodeClimate,
  junit: printJunit,
};
