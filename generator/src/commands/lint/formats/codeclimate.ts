/** Prints findings as Code Climate issues, the format of GitLab's code quality reports. */
import { createHash } from 'node:crypto';
import type { LintDiagnostic } from '../lint.js';

/** Creates a function that identifies a finding even if its line changes. Equal findings are numbered. */
function createFingerprints(): (finding: LintDiagnostic) => string {
  const seen = new Map<string, number>();
  return ({ rule, message, position: { file } }) => {
    const key = JSON.stringify([file, rule, message]);
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return createHash('sha256').update(`${key}${count}`).digest('hex').slice(0, 32);
  };
}

/** Prints one issue per finding. */
export function printCodeClimate(findings: readonly LintDiagnostic[]): string {
  const fingerprintOf = createFingerprints();
  const issues = findings.map((finding) => {
    const { severity, rule, message, position } = finding;
    return {
      type: 'issue',
      check_name: rule,
      description: message,
      categories: ['Style'],
      severity: severity === 'error' ? 'major' : 'minor',
      fingerprint: fingerprintOf(finding),
      location: {
        path: position.file,
        positions: { begin: { line: position.line, column: position.column } },
      },
    };
  });
  return JSON.stringify(issues, null, 2);
}
