/** Prints GitHub Actions annotations (Workflow commands for GitHub Actions, "Setting an error message"). */
import type { LintDiagnostic } from '../lint.js';

/** Escapes the message of a workflow command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Escapes a property of a workflow command; an unescaped `:` or `,` would end the property. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** Prints one workflow command per finding. */
export function printGithub(findings: readonly LintDiagnostic[]): string {
  return findings
    .map(({ severity, rule, message, position: { file, line, column } }) => {
      const properties = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
      return `::${severity} ${properties}::${escapeData(message)}`;
    })
    .join('\n');
}
