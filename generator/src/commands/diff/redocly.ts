/** Runs Redocly on two documents and returns the changes that it considers breaking. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asArray, asObject, asString, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { pointerOf } from '../../support/json-pointer.js';
import { makeFolder } from '../run/folder.js';
import { runRedocly } from '../run/redocly.js';
import { show } from './show.js';

/** A change that Redocly reports as breaking. */
export interface Opinion {
  /** Pointer in the old document for removals, otherwise in the new one. */
  readonly pointer: string;
  readonly message: string;
  /** Whether the change adds possible values rather than removing them. */
  readonly isGrowth: boolean;
  /** Whether something was removed or renamed; `pointer` is then in the old document. */
  readonly isRemoval?: boolean;
  /** The name of a property that became required or optional; `pointer` then leads to the list `required`. */
  readonly property?: string;
}

/** What Redocly reports, or why it failed. */
export type Second =
  | { readonly kind: 'said'; readonly opinions: readonly Opinion[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Timeout in milliseconds. The comparison is optional, so it may fail. */
const longest = 120_000;

/** Returns path items in which operations without `security` get the document's `security`. */
function secure(items: unknown, security: unknown): JsonObject {
  return Object.fromEntries(
    Object.entries(asObject(items)).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(asObject(item)).map(([key, value]): [string, unknown] => {
          if (key === 'additionalOperations') return [key, Object.values(secure({ '': value }, security))[0]];
          return [key, isOperation(value) ? { security, ...value } : value];
        }),
      ),
    ]),
  );
}

function isOperation(value: unknown): value is JsonObject {
  return isJsonObject(value) && isJsonObject(value['responses']);
}

/**
 * Copies the document's `security` to operations without their own: Redocly would treat an operation's requirement as
 * new even if the document already had it.
 */
function withSecurity(root: unknown): unknown {
  const { security, ...rest } = asObject(root);
  if (security === undefined) return root;
  return { ...rest, paths: secure(rest['paths'], security) };
}

/** Compares two documents with Redocly. Unexpected output does not reject; it is reported as a failure. */
export async function askRedocly(old: unknown, now: unknown): Promise<Second> {
  // A separate folder, so that the configuration of the project does not apply.
  const { path: folder, remove } = await makeFolder('diff');
  try {
    await writeFile(join(folder, 'old.json'), JSON.stringify(withSecurity(old)));
    await writeFile(join(folder, 'new.json'), JSON.stringify(withSecurity(now)));
    const files = ['old.json', 'new.json', '--format', 'json', '--output', 'report.json', '--fail-on', 'none'];
    const { code, stderr } = await runRedocly(['diff', ...files], folder, { timeout: longest });
    const report = await readFile(join(folder, 'report.json'), 'utf8').catch(() => undefined);
    if (report === undefined) return { kind: 'failed', reason: reasonOf(code, stderr) };
    return { kind: 'said', opinions: readReport(JSON.parse(report)) };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await remove();
  }
}

/** Returns the first line that looks like an error, skipping warnings of Node.js. */
function reasonOf(code: number, said: string): string {
  const line = said.split('\n').find((each) => /error|fail/iu.test(each));
  return (line ?? `it exited with code ${code}`).trim().slice(0, 200);
}

/** Returns the changes in a report of Redocly that require a major version. */
export function readReport(report: unknown): readonly Opinion[] {
  return asArray(asObject(report)['changes']).flatMap((change) => {
    const { kind, base, revision, verdicts } = asObject(change);
    return asArray(verdicts).flatMap((verdict): Opinion[] => {
      const { impact, message, ruleId } = asObject(verdict);
      // A rename is the removal of the old name: the new name breaks nobody.
      const isRemoval = kind === 'removed' || /^(?:property|parameter)-removed$/u.test(asString(ruleId) ?? '');
      const pointer = asString(asObject(isRemoval ? base : revision)['pointer']);
      if (impact !== 'major' || pointer === undefined) return [];
      const isGrowth = kind === 'added' || ruleId === 'enum-values-added';
      const text = reword(asString(message) ?? asString(ruleId) ?? '');
      const opinion = { pointer: pointerOf(pointer), message: text, isGrowth, isRemoval };
      if (ruleId === 'required-properties-added')
        return listMissing(revision, base).map((property) => ({
          ...opinion,
          property,
          message: `${show(property)} became required`,
        }));
      if (ruleId === 'required-properties-removed')
        return listMissing(base, revision).map((property) => ({
          ...opinion,
          property,
          message: `${show(property)} became optional`,
        }));
      return [opinion];
    });
  });
}

/** Rewrites a sentence as a part of one, with names in the quotes of our own messages. */
function reword(message: string): string {
  const text = message.replaceAll(/[`'](.*?)[`']/gu, (_, name: string) => show(name)).replace(/\.$/u, '');
  return text.replace(/^[A-Z](?=[a-z])/u, (first) => first.toLowerCase());
}

/** Returns the required property names that are in the first list but not in the second. */
function listMissing(of: unknown, than: unknown): readonly string[] {
  const others = new Set(asArray(asObject(than)['value']));
  return asArray(asObject(of)['value']).flatMap((name) => {
    const text = asString(name);
    return text === undefined || others.has(text) ? [] : [text];
  });
}
