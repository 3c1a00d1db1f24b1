/** `trefoil explain`: prints what a diagnostic means and how to fix it, from the troubleshooting guide. */
import { readFileSync } from 'node:fs';
import { optional } from '../openapi/values.js';
import { findSuggestion } from '../support/did-you-mean.js';
import { print } from '../support/terminal.js';
import { toolFolder } from '../support/tool-root.js';
import { exitCodes } from './exit-codes.js';
import { UsageError } from './usage-error.js';

export interface ExplainOptions {
  readonly json?: boolean;
}

export interface Explanation {
  readonly code: string;
  readonly severity: string;
  readonly meaning: string;
  readonly fix: string;
  /** A part of a document that is wrong, and the same part corrected. */
  readonly example?: string;
}

/** Reads all diagnostics from the table in the guide, which is part of the npm package. */
export function readExplanations(): readonly Explanation[] {
  const guide = readFileSync(`${toolFolder}docs/troubleshooting.md`, 'utf8');
  const rows = guide.matchAll(/^\| `([a-z\d-]+)` \| (error|warning|info) \| (.+?) \| (.+?) \|$/gmu);
  const blocks = [...guide.matchAll(/^### ([a-z\d-]+)\n\n```yaml\n(.+?)^```$/gmsu)];
  const examples = new Map(blocks.map(([, code, example]) => [code, example]));
  return [...rows].map(([, code = '', severity = '', meaning = '', fix = '']) => {
    return { code, severity, meaning, fix, ...optional('example', examples.get(code)) };
  });
}

function find(explanations: readonly Explanation[], code: string): Explanation {
  const explanation = explanations.find((each) => each.code === code);
  if (explanation !== undefined) return explanation;
  const codes = explanations.map((each) => each.code);
  const suggestion = findSuggestion(code, codes);
  const isRule = /-(?:added|removed|changed|renamed|widened|narrowed|lowered|became-\w+)$/u.test(code);
  const hint = isRule
    ? '`trefoil diff` prints what to do about its rules below each change.'
    : suggestion === undefined
      ? 'Run `npx trefoil explain` to list all codes.'
      : `Did you mean ${suggestion}?`;
  throw new UsageError(`unknown diagnostic code "${code}". ${hint}`);
}

/** Prints the explanation of one diagnostic code or of all. Throws `UsageError` if the code is unknown. */
export function runExplain(code: string | undefined, { json = false }: ExplainOptions): number {
  const explanations = readExplanations();
  const listed = code === undefined ? explanations : [find(explanations, code)];
  if (json)
    print(JSON.stringify(code === undefined ? { ok: true, diagnostics: listed } : { ok: true, ...listed[0] }, null, 2));
  else if (code === undefined) for (const each of listed) print(`${each.code} (${each.severity}): ${each.meaning}`);
  else
    for (const { code: name, severity, meaning, fix, example = '' } of listed)
      print(`${name} (${severity})\n${meaning}.\n\nFix: ${fix}.\n\n${example}`.trimEnd());
  return exitCodes.done;
}
