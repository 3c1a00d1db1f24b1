/** What Redocly's lint finds in a document, with the line and column of each finding. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Diagnostic, Position } from '../diagnostics.js';
import { asArray, asRaw, asString } from '../lower/raw.js';
import { startOf } from '../read/lines.js';
import { type ReadOptions, readSources } from '../read/sources.js';
import { checkFiles } from '../resolve/check.js';
import { createResolver } from '../resolve/targets.js';
import { runRedocly } from '../run/redocly.js';

export interface LintFinding {
  readonly severity: 'error' | 'warning';
  /** The rule that was broken. */
  readonly rule: string;
  readonly message: string;
  readonly position: Position;
}

export interface Linted {
  readonly findings: readonly LintFinding[];
  /** Text by label, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  /** The configuration that was used, relative to the working directory; absent for Redocly's recommended rules. */
  readonly config?: string;
}

/** What was not linted, and why. */
export interface Obstructed {
  readonly obstacles: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

/** Redocly itself could not run: its configuration is broken, or a plugin. */
export class LintFailure extends Error {}

const NAMES = ['redocly.yaml', 'redocly.yml'];

/** The configuration of the lint of a document: the one that is named, or one beside the document or in the project. */
const findConfig = (entry: string, named: string | undefined): string | undefined => {
  if (named !== undefined) return named;
  return [dirname(entry), '.']
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
};

const toFinding = (problem: unknown, cwd: string): LintFinding => {
  const { ruleId, severity, message, location } = asRaw(problem);
  const { source, start } = asRaw(asArray(location)[0]);
  const file = relative(cwd, resolve(cwd, asString(asRaw(source)['ref']) ?? ''));
  const { line, col } = asRaw(start);
  const isPlaced = typeof line === 'number' && typeof col === 'number';
  return {
    severity: severity === 'error' ? 'error' : 'warning',
    rule: asString(ruleId) ?? 'lint',
    message: asString(message) ?? '',
    position: isPlaced ? { file, line, column: col } : startOf(file),
  };
};

/** The texts of the files that findings are in. */
const readTexts = async (findings: readonly LintFinding[]): Promise<Map<string, string>> => {
  const files = [...new Set(findings.map(({ position: { file } }) => file))];
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(file, 'utf8').catch(() => '')] as const),
  );
  return new Map(texts);
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What keeps a document from being linted: it cannot be read, or a part of it is elsewhere, which Redocly would miss. */
const listObstacles = async (entry: string, options: ReadOptions): Promise<readonly Diagnostic[]> => {
  const { sources, diagnostics } = await readSources(entry, options);
  if (sources === undefined || diagnostics.length > 0) return diagnostics;
  return checkFiles(sources, createResolver(sources)).filter(({ code }) => code === 'ref-network');
};

/**
 * Lints a document by its path from the working directory. What cannot be read is told as other commands do, and not
 * linted; rejects with `LintFailure` where Redocly cannot run.
 */
export const lintDocument = async (
  entry: string,
  named: string | undefined,
  allowNetwork: boolean,
): Promise<Linted | Obstructed> => {
  const cwd = process.cwd();
  const texts = new Map<string, string>();
  const obstacles = await listObstacles(entry, { allowNetwork, cwd, sources: texts });
  if (obstacles.length > 0) return { obstacles, sources: texts };
  const config = findConfig(entry, named);
  if (named !== undefined && !existsSync(named)) throw new LintFailure(`${named}: there is no such file`);
  const rules = config === undefined ? ['--extends', 'recommended'] : ['--config', config];
  const limit = ['--max-problems', '10000'];
  const { code, stdout, stderr } = await runRedocly(['lint', entry, ...rules, ...limit, '--format', 'json'], cwd, {
    allowNetwork,
  });
  const report = asRaw(parse(stdout));
  if (!Array.isArray(report['problems'])) {
    const said = [stdout, stderr].join('\n').trim();
    throw new LintFailure(`the lint could not run (exit code ${code}):\n${said}`);
  }
  const findings = report['problems'].map((problem) => toFinding(problem, cwd)).sort(compare);
  return { findings, sources: await readTexts(findings), ...(config !== undefined && { config }) };
};

/** By file, then by place. */
const compare = (a: LintFinding, b: LintFinding): number => {
  const [one, other] = [a.position, b.position];
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
};
