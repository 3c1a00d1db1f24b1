/** `trefoil explain`: prints what a diagnostic, a lint rule or a rule of `diff` means and how to fix it, from the guides. */
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
  /** The causes of a diagnostic that has several, each with an example. */
  readonly causes?: readonly string[];
}

function readGuide(name: string): string {
  return readFileSync(`${toolFolder}docs/${name}.md`, 'utf8');
}

/** Reads all diagnostics from the table in the guide, which is part of the npm package. */
export function readExplanations(): readonly Explanation[] {
  const guide = readGuide('troubleshooting');
  const rows = guide.matchAll(/^\| `([a-z\d-]+)` \| (error|warning|info) \| (.+?) \| (.+?) \|$/gmu);
  const blocks = [...guide.matchAll(/^### ([a-z\d-]+)\n\n```yaml\n(.+?)^```$/gmsu)];
  const examples = new Map(blocks.map(([, code, example]) => [code, example]));
  const lists = [...guide.matchAll(/^Causes of `([a-z\d-]+)`:\n\n((?:- .+\n)+)/gmu)];
  const causes = new Map(lists.map(([, code, list = '']) => [code, list.trimEnd().slice(2).split('\n- ')]));
  return [...rows].map(([, code = '', severity = '', meaning = '', fix = '']) => {
    const more = { ...optional('example', examples.get(code)), ...optional('causes', causes.get(code)) };
    return { code, severity, meaning: `${meaning}.`, fix: `${fix}.`, ...more };
  });
}

/** Reads all rules of Redocly from the guide on lint rules. Their severity depends on the configuration. */
export function readRules(): readonly Explanation[] {
  const rules = readGuide('lint-rules').matchAll(/^### (\S+)\n\n(.+?)\n\nFix: (.+?)\n(?:\n```yaml\n(.+?)^```$)?/gmsu);
  return [...rules].map(([, code = '', meaning = '', fix = '', example]) => {
    return { code, severity: 'lint rule', meaning, fix, ...optional('example', example) };
  });
}

/** Reads the rules of `trefoil diff` from the guide; `*` in a code stands for a keyword. */
export function readDiffRules(): readonly Explanation[] {
  const rows = readGuide('diff-rules').matchAll(/^\| `([a-z*-]+)` \| (.+?) \| (.+?) \| (.+?) \|$/gmu);
  return [...rows].map(([, code = '', meaning = '', broken = '', fix = '']) => {
    return { code, severity: 'diff rule', meaning: `${meaning}. Breaks ${broken}.`, fix: `${fix}.` };
  });
}

/** Returns the explanation of a rule of `trefoil diff`, also for a keyword; `undefined` for other codes. */
export function explainDiffRule(code: string): Explanation | undefined {
  const rules = readDiffRules();
  const [, keyword = '', verb = ''] = /^([a-z-]+)-([a-z]+)$/u.exec(code) ?? [];
  const [, keywords = ''] = /^The keywords are ([^.]+)\.$/mu.exec(readGuide('diff-rules')) ?? [];
  const general = keywords.includes(`\`${keyword}\``) ? rules.find((rule) => rule.code === `*-${verb}`) : undefined;
  const found = rules.find((rule) => rule.code === code) ?? general;
  return found && { ...found, code };
}

/** Maximum number of codes that the error for an unknown code suggests. */
const mostSuggested = 3;

/** Returns the codes that are most similar to a misspelled code: by letters or, if there are none, by shared words. */
function suggestCodes(code: string, codes: readonly string[]): readonly string[] {
  const similar = findSuggestion(code, codes);
  if (similar !== undefined) return [similar];
  const wordsOf = (each: string): string[] =>
    each
      .toLowerCase()
      .split(/s?(?:[^a-z\d]+|$)/u)
      .filter((word) => word !== '');
  const words = new Set(wordsOf(code));
  const shared = (each: string): number => wordsOf(each).filter((word) => words.has(word)).length;
  return codes
    .filter((each) => shared(each) > 0)
    .sort((a, b) => shared(b) - shared(a))
    .slice(0, mostSuggested);
}

function hintFor(code: string, codes: readonly string[]): string {
  if (code.startsWith('rule/')) return 'Your lint configuration defines this rule, and its message.';
  const suggested = suggestCodes(code, codes);
  if (suggested.length === 0) return 'Run `npx trefoil explain` to list all codes.';
  return `Did you mean ${suggested.join(', ').replace(/, ([^,]*)$/u, ' or $1')}?`;
}

function find(explanations: readonly Explanation[], code: string): Explanation {
  const explanation = explanations.find((each) => each.code === code) ?? explainDiffRule(code);
  if (explanation !== undefined) return explanation;
  const codes = [...explanations, ...readDiffRules()].map((each) => each.code);
  throw new UsageError(`unknown diagnostic code "${code}". ${hintFor(code, codes)}`);
}

function printExplanation({ code, severity, meaning, fix, example = '', causes = [] }: Explanation): string {
  const list = causes.length === 0 ? '' : `Causes:\n${causes.map((cause) => `- ${cause}\n`).join('')}\n`;
  return `${code} (${severity})\n${meaning}\n\nFix: ${fix}\n\n${list}${example}`.trimEnd();
}

/** Prints the explanation of one diagnostic, lint rule or rule of `diff`, or of all. Throws `UsageError` if the code is unknown. */
export function runExplain(code: string | undefined, { json = false }: ExplainOptions): number {
  const [diagnostics, rules] = [readExplanations(), readRules()];
  if (code !== undefined) {
    const explanation = find([...diagnostics, ...rules], code);
    print(json ? JSON.stringify({ ok: true, ...explanation }, null, 2) : printExplanation(explanation));
  } else if (json) print(JSON.stringify({ ok: true, diagnostics, rules, diffRules: readDiffRules() }, null, 2));
  else
    for (const each of [...diagnostics, ...rules, ...readDiffRules()])
      print(`${each.code} (${each.severity}): ${each.meaning.replace(/\.$/u, '')}`);
  return exitCodes.done;
}
