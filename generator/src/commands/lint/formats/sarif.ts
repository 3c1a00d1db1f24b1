/** Prints findings as SARIF 2.1.0 (OASIS), which code scanning services read. */
import type { LintDiagnostic } from '../lint.js';

const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** Returns a path as a relative URI (SARIF, 3.4.3). */
function uriOf(file: string): string {
  return encodeURI(file.replaceAll('\\', '/')).replaceAll('#', '%23').replaceAll('?', '%3F');
}

/** Prints one run with all findings. */
export function printSarif(findings: readonly LintDiagnostic[]): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].sort();
  const results = findings.map(({ severity, rule, message, position: { file, line, column } }) => ({
    ruleId: rule,
    ruleIndex: rules.indexOf(rule),
    level: severity,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(file) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  }));
  const driver = { name: 'trefoil lint', rules: rules.map((id) => ({ id })) };
  return JSON.stringify({ $schema: schema, version: '2.1.0', runs: [{ tool: { driver }, results }] }, null, 2);
}
