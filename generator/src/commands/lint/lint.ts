/** Lints a document with Redocly, with the line and column of each finding. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { Code, Diagnostic, Position } from '../../diagnostics/diagnostics.js';
import { type Changes, changesAnything } from '../../openapi/overlay/changes.js';
import type { Revision } from '../../openapi/overlay/revise.js';
import { startOf } from '../../openapi/read/lines.js';
import { isAddress, type ReadOptions, readSources, type Sources } from '../../openapi/read/sources.js';
import type { HeadersFor } from '../../openapi/read/text.js';
import { checkFiles } from '../../openapi/resolve/check.js';
import type { JsonObject } from '../../openapi/resolve/location.js';
import { createResolver } from '../../openapi/resolve/targets.js';
import { isSwagger, refuseVersion } from '../../openapi/resolve/version.js';
import type { Converted } from '../../openapi/swagger/convert.js';
import { asArray, asObject, asString } from '../../openapi/values.js';
import { parseJson } from '../../support/json.js';
import { pointerOf } from '../../support/json-pointer.js';
import { type RedoclyOptions, runRedocly } from '../run/redocly.js';
import { type IgnoredPart, ignoreFileOf, type Part, readIgnored } from './ignore.js';

export interface LintDiagnostic {
  readonly severity: 'error' | 'warning';
  /** Name of the rule. */
  readonly rule: string;
  readonly message: string;
  readonly position: Position;
}

export interface Linted {
  readonly findings: readonly LintDiagnostic[];
  /** Source text by file label, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  /** The entries that would make an ignore file ignore the findings. */
  readonly parts: readonly IgnoredPart[];
  /** Absolute path of the ignore file, which may not exist. */
  readonly ignoreFile: string;
  /** Path of the configuration, relative to the working directory; absent if Redocly's recommended rules apply. */
  readonly config?: string;
}

/** Diagnostics that prevent linting. */
export interface Obstructed {
  readonly obstacles: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

/** Redocly failed to run, for example because of an invalid configuration or plugin. */
export class LintFailure extends Error {}

const NAMES = ['redocly.yaml', 'redocly.yml'];

/** Finds the lint configuration: the given file, or one beside the document or in the project. */
function findConfig(entry: string, named: string | undefined): string | undefined {
  if (named !== undefined) return named;
  return [dirname(entry), '.']
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

function toFinding(problem: unknown, { cwd, revised }: EmitInput): LintDiagnostic & { readonly part: Part } {
  const { ruleId, severity, message, location } = asObject(problem);
  const place = asObject(asArray(location)[0]);
  const finding = {
    severity: severity === 'error' ? 'error' : 'warning',
    rule: asString(ruleId) ?? 'lint',
    message: asString(message) ?? '',
  } as const;
  const found = pointerOf(asString(place['pointer']) ?? '');
  if (revised === undefined) {
    const file = asString(asObject(place['source'])['ref']) ?? '';
    const path = isAddress(file) ? file : resolve(cwd, file);
    return { ...finding, position: placeOf(place, cwd), part: { path, pointer: found } };
  }
  const { source, pointer } = revised.originOf(found);
  return { ...finding, position: source.locate(pointer), part: { path: source.path, pointer } };
}

/** Returns Redocly's messages about its configuration, such as an unknown rule. They are plain text in every format. */
function listConfigFindings(said: string, cwd: string): readonly LintDiagnostic[] {
  return [...said.matchAll(/^\[\d+\] (.+):(\d+):(\d+) at #.*\n\n(.+)/gmu)].map(
    ([, file = '', line = '', column = '', message = '']) => ({
      severity: 'warning',
      rule: 'configuration',
      message,
      position: { file: relative(cwd, resolve(cwd, file)), line: Number(line), column: Number(column) },
    }),
  );
}

/** Returns the label of a file in findings: its path relative to a folder, or its URL. */
export function labelOf(path: string, cwd: string): string {
  return isAddress(path) ? path : relative(cwd, resolve(cwd, path));
}

function placeOf({ source, start }: JsonObject, cwd: string): Position {
  const file = labelOf(asString(asObject(source)['ref']) ?? '', cwd);
  const { line, col } = asObject(start);
  return typeof line === 'number' && typeof col === 'number' ? { file, line, column: col } : startOf(file);
}

/** Reads the source texts of files with findings: those of the document, and others, such as the lint configuration. */
async function readTexts(
  findings: readonly LintDiagnostic[],
  known: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const files = [...new Set(findings.map(({ position: { file } }) => file))];
  const texts = await Promise.all(
    files.map(async (file) => [file, known.get(file) ?? (await readFile(file, 'utf8').catch(() => ''))] as const),
  );
  return new Map(texts);
}

/** The input of the lint: the original files, or a document derived from them. */
interface EmitInput {
  readonly cwd: string;
  readonly revised?: { readonly value: unknown; readonly originOf: Revision['originOf'] };
  /** Texts to use in place of files, by absolute path or URL. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Diagnostics for references that are not allowed. Redocly itself would follow these. */
const elsewhere: readonly Code[] = ['ref-network', 'ref-outside', 'ref-origin'];

/**
 * Prepares the input of the lint, or returns the diagnostics that prevent linting: files that cannot be read, or
 * references that Redocly would not report.
 */
async function prepare(
  entry: string,
  changes: Changes,
  options: ReadOptions,
): Promise<EmitInput | readonly Diagnostic[]> {
  const { sources, diagnostics } = await readSources(entry, options);
  if (sources === undefined || diagnostics.length > 0) return diagnostics;
  // Redocly can also lint Swagger 2.0 documents.
  const refusal = isSwagger(sources.entry) ? undefined : refuseVersion(sources.entry);
  if (refusal !== undefined) return [refusal];
  const distant = checkFiles(sources, createResolver(sources)).diagnostics.filter(({ code }) =>
    elsewhere.includes(code),
  );
  if (distant.length > 0) return distant;
  if (!changesAnything(changes)) return { cwd: options.cwd, texts: listTexts(sources) };
  const { reviseSources } = await import('../../openapi/overlay/revise.js');
  const current = await upgrade(sources);
  if (current.sources === undefined) return current.diagnostics;
  const { originOf, ...revised } = await reviseSources(current.sources, changes, options);
  if (revised.sources === undefined) return revised.diagnostics;
  const { entry: made } = revised.sources;
  const again = refuseVersion(made);
  if (again !== undefined) return [again];
  const texts = new Map([[made.path, JSON.stringify(made.value)]]);
  return { cwd: options.cwd, revised: { value: made.value, originOf }, texts };
}

async function upgrade(sources: Sources): Promise<Converted> {
  if (!isSwagger(sources.entry)) return { sources, diagnostics: [] };
  const { convertSources } = await import('../../openapi/swagger/convert.js');
  return convertSources(sources);
}

/**
 * Returns texts for files whose YAML the stricter parser of Redocly would reject, and for URLs, which Redocly would
 * fetch again, without headers.
 */
function listTexts({ loaded }: Sources): Map<string, string> {
  return new Map(
    [...loaded].flatMap(([path, { text, strictText = isAddress(path) ? text : undefined }]) =>
      strictText === undefined ? [] : [[path, strictText]],
    ),
  );
}

export interface LintOptions extends Changes {
  /** Path of the Redocly configuration. Default: one beside the document or in the project. */
  readonly config?: string | undefined;
  readonly allowNetwork: boolean;
  /** The folder that `$ref`s may read from, as an absolute path. Default: the folder of the document. */
  readonly root?: string | undefined;
  /** Headers for URLs, by origin. */
  readonly headersFor?: HeadersFor | undefined;
}

/**
 * Lints a document, given by path relative to the working directory. If it cannot be read, returns diagnostics as other
 * commands do. Rejects with `LintFailure` if Redocly does not run.
 */
export async function lintDocument(entry: string, options: LintOptions): Promise<Linted | Obstructed> {
  const cwd = process.cwd();
  const texts = new Map<string, string>();
  const { config: named, allowNetwork, root, headersFor } = options;
  const input = await prepare(entry, options, { allowNetwork, root, headersFor, cwd, sources: texts });
  if (!('cwd' in input)) return { obstacles: input, sources: texts };
  const config = findConfig(entry, named);
  if (named !== undefined && !existsSync(named)) throw new LintFailure(`${named}: the file does not exist`);
  const rules = config === undefined ? ['--extends', 'recommended'] : ['--config', config];
  const { problems, said } = await runOver(entry, input, rules, { config, allowNetwork });
  const ignoreFile = ignoreFileOf(config, cwd);
  const ignored = input.revised && (await readIgnored(ignoreFile));
  const found = problems
    .map((problem) => toFinding(problem, input))
    .filter(({ rule, part }) => ignored?.(rule, part) !== true);
  const findings = [...listConfigFindings(said, cwd), ...found.map(({ part: _, ...finding }) => finding)].sort(compare);
  return {
    findings,
    sources: await readTexts(findings, texts),
    parts: found.map(({ rule, part }) => ({ rule, part })),
    ignoreFile,
    ...(config !== undefined && { config }),
  };
}

/** Runs Redocly on the original files, or on the derived document in place of the entry file. */
async function runOver(
  entry: string,
  { cwd, revised, texts }: EmitInput,
  rules: readonly string[],
  { config, allowNetwork }: { readonly config: string | undefined; readonly allowNetwork: boolean },
): Promise<Problems> {
  if (revised === undefined) return runRules(entry, rules, cwd, { allowNetwork, texts });
  // The ignore file is applied afterwards, because its pointers refer to the original files.
  const replaced = new Map([...texts, [ignoreFileOf(config, cwd), '{}']]);
  return runRules(entry, rules, cwd, { allowNetwork, texts: replaced });
}

interface Problems {
  readonly problems: readonly unknown[];
  /** Redocly's output besides the findings. */
  readonly said: string;
}

async function runRules(
  path: string,
  rules: readonly string[],
  cwd: string,
  options: RedoclyOptions,
): Promise<Problems> {
  const limit = ['--max-problems', '10000'];
  const args = ['lint', path, ...rules, ...limit, '--format', 'json'];
  const { code, stdout, stderr } = await runRedocly(args, cwd, options);
  const { problems } = asObject(parseJson(stdout));
  if (Array.isArray(problems)) return { problems, said: stderr };
  // Notices about the Node.js version, printed in a box, do not help the user.
  const said = [stdout, stderr]
    .join('\n')
    .replaceAll(/^ *[╔║╚].*\n/gmu, '')
    .trim();
  throw new LintFailure(`the lint failed to run (exit code ${code}):\n${said}`);
}

/** Sorts by file, then by position. */
function compare(a: LintDiagnostic, b: LintDiagnostic): number {
  const [one, other] = [a.position, b.position];
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
