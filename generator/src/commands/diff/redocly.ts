/** Compares two documents with Redocly, for its breaking changes. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asArray, asObject, asString, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { pointerOf } from '../../support/json-pointer.js';
import { makeFolder } from '../run/folder.js';
import { runRedocly } from '../run/redocly.js';

/** A change that Redocly reports as breaking. */
export interface Opinion {
  /** Pointer in the old document for removals, otherwise in the new one. */
  readonly pointer: string;
  readonly message: string;
  /** Whether the change adds possible values rather than removing them. */
  readonly isGrowth: boolean;
}

/** The result of Redocly, or the reason for its failure. */
export type Second =
  | { readonly kind: 'said'; readonly opinions: readonly Opinion[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** Timeout in milliseconds. The comparison is optional, so it may fail. */
const longest = 120_000;

/** Path items in which each operation without its own `security` gets that of the document. */
const secure = (items: unknown, security: unknown): JsonObject =>
  Object.fromEntries(
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

const isOperation = (value: unknown): value is JsonObject => isJsonObject(value) && isJsonObject(value['responses']);

/**
 * Prepares a document for Redocly, which treats a security requirement of an operation as new even if the document
 * required it for all operations.
 */
const withSecurity = (root: unknown): unknown => {
  const { security, ...rest } = asObject(root);
  if (security === undefined) return root;
  return { ...rest, paths: secure(rest['paths'], security) };
};

/** Compares two documents. Never rejects because of the output of Redocly. */
export const askRedocly = async (old: unknown, now: unknown): Promise<Second> => {
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
};

/** The first line that looks like an error, skipping warnings of Node.js. */
const reasonOf = (code: number, said: string): string => {
  const line = said.split('\n').find((each) => /error|fail/iu.test(each));
  return (line ?? `it exited with code ${code}`).trim().slice(0, 200);
};

/** The changes of a report that require a major version. */
export const readReport = (report: unknown): readonly Opinion[] =>
  asArray(asObject(report)['changes']).flatMap((change) => {
    const { kind, base, revision, verdicts } = asObject(change);
    const place = asObject(kind === 'removed' ? base : revision);
    const pointer = asString(place['pointer']);
    if (pointer === undefined) return [];
    return asArray(verdicts).flatMap((verdict): Opinion[] => {
      const { impact, message, ruleId } = asObject(verdict);
      if (impact !== 'major') return [];
      const isGrowth = kind === 'added' || ruleId === 'enum-values-added';
      return [{ pointer: pointerOf(pointer), message: asString(message) ?? asString(ruleId) ?? '', isGrowth }];
    });
  });
