/**
 * Applies Redocly's ignore file to a document that overlays or an audience changed. The entries are pointers into the
 * original files, so Redocly itself would apply them to the wrong locations.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { readSource } from '../../openapi/read/source.js';
import { isAddress } from '../../openapi/read/sources.js';
import { readFileText } from '../../openapi/read/text.js';
import { asArray, asObject } from '../../openapi/values.js';

/** A location in a file. */
export interface Part {
  /** An absolute path or a URL. */
  readonly path: string;
  readonly pointer: string;
}

/** A rule that is ignored at a location. */
export interface IgnoredPart {
  readonly rule: string;
  readonly part: Part;
}

/** Returns whether a finding of a rule at a location is ignored. */
export type Ignored = (rule: string, part: Part) => boolean;

/** Returns the path of the ignore file: beside the configuration, or in the working directory. */
export function ignoreFileOf(config: string | undefined, cwd: string): string {
  return join(config === undefined ? cwd : dirname(resolve(cwd, config)), '.redocly.lint-ignore.yaml');
}

function keyOf(rule: string, { path, pointer }: Part): string {
  return JSON.stringify([path, rule, pointer]);
}

/** Pointers by file and rule, structured like an ignore file. */
type Entries = Map<string, Map<string, Set<string>>>;

/** Reads the entries of an ignore file. As in Redocly, a missing or invalid file counts as empty. */
async function readEntries(path: string): Promise<Entries> {
  const result = await readFileText(path);
  const source = 'text' in result ? readSource({ path, label: path, isEntry: true }, result.text) : undefined;
  const value = asObject(source !== undefined && 'value' in source ? source.value : undefined);
  return new Map(
    Object.entries(value).map(([file, rules]) => [
      file,
      new Map(
        Object.entries(asObject(rules)).map(([rule, pointers]) => [rule, new Set(asArray(pointers).map(String))]),
      ),
    ]),
  );
}

/** Reads an ignore file into a predicate. */
export async function readIgnored(path: string): Promise<Ignored> {
  const keys = new Set<string>();
  for (const [file, rules] of await readEntries(path))
    for (const [rule, pointers] of rules)
      for (const pointer of pointers) {
        const target = isAddress(file) ? file : resolve(dirname(path), file);
        keys.add(keyOf(rule, { path: target, pointer: pointer.replace(/^#/u, '') }));
      }
  return (rule, part) => keys.has(keyOf(rule, part));
}

/** Returns the comments at the start of a text. */
function headerOf(text: string): string {
  return /^(?:#.*\n|\n)*/u.exec(text)?.[0] ?? '';
}

const header = `# Findings that the lint does not report: pointers by rule by file. Remove what is mended.
`;

/** Adds entries to an ignore file that Redocly can also read, sorted by file and rule. */
export async function writeIgnored(path: string, parts: readonly IgnoredPart[]): Promise<void> {
  const entries = await readEntries(path);
  for (const { rule, part } of parts) {
    const file = isAddress(part.path) ? part.path : relative(dirname(path), part.path).replaceAll('\\', '/');
    const rules = entries.get(file) ?? new Map<string, Set<string>>();
    entries.set(file, rules.set(rule, (rules.get(rule) ?? new Set()).add(`#${part.pointer}`)));
  }
  const listed = Object.fromEntries(
    [...entries]
      .sort(byKey)
      .map(([file, rules]) => [
        file,
        Object.fromEntries([...rules].sort(byKey).map(([rule, pointers]) => [rule, [...pointers].sort()])),
      ]),
  );
  const before = await readFile(path, 'utf8').catch(() => header);
  await writeFile(path, `${headerOf(before)}${stringify(listed, { lineWidth: 0 })}`);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
