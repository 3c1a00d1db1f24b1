/** Prints findings as JUnit XML, which most CI servers support: a test case per finding; errors are failures. */
import type { LintDiagnostic } from '../lint.js';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes the text of an element or attribute, and replaces characters that XML 1.0 (2.2) does not allow. */
function escapeText(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu, '\ufffd')
      .replace(/[&<>"]/gu, (character) => entities[character] ?? '')
      .replace(/[\t\n\r]/gu, (character) => `&#${character.charCodeAt(0)};`)
  );
}

/** Prints a finding as a test case. The text repeats the position, because CI servers show the text of a failure. */
function printCase({ severity, rule, message, position: { file, line, column } }: LintDiagnostic): string {
  const place = escapeText(`${file}:${line}:${column}`);
  const text = escapeText(message);
  const name = escapeText(rule);
  const body =
    severity === 'error'
      ? `<failure type="${name}" message="${text}">${place}: ${text}</failure>`
      : `<system-out>${place}: warning: ${text}</system-out>`;
  return `    <testcase classname="${name}" name="${place}" file="${escapeText(file)}" line="${line}">${body}</testcase>`;
}

function printSuite([file, findings]: readonly [string, readonly LintDiagnostic[]]): readonly string[] {
  const passing = '    <testcase classname="lint" name="no problems found"/>';
  const cases = findings.length === 0 ? [passing] : findings.map(printCase);
  return [
    `  <testsuite name="${escapeText(file)}" ${printCounts(findings, findings.length === 0 ? 1 : 0)}>`,
    ...cases,
    '  </testsuite>',
  ];
}

/** Prints the counts of test cases: one test case per finding, plus `passing` test cases. */
function printCounts(findings: readonly LintDiagnostic[], passing: number): string {
  const failures = findings.filter(({ severity }) => severity === 'error').length;
  return `tests="${findings.length + passing}" failures="${failures}" errors="0" skipped="0"`;
}

/** Prints a test suite for each file. A document without findings has a suite with one test case, which passes. */
export function printJunit(findings: readonly LintDiagnostic[], documents: readonly string[]): string {
  const suites = new Map<string, LintDiagnostic[]>(documents.map((document) => [document, []]));
  for (const finding of findings) {
    const { file } = finding.position;
    suites.set(file, [...(suites.get(file) ?? []), finding]);
  }
  const passing = [...suites.values()].filter(({ length }) => length === 0).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="trefoil lint" ${printCounts(findings, passing)}>`,
    ...[...suites].flatMap(printSuite),
    '</testsuites>',
  ].join('\n');
}
