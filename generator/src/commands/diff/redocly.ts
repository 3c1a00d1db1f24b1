/** Redocly as a second opinion: what its comparison of two documents holds to break who calls. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asArray, asObject, asString, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { pointerOf } from '../../support/json-pointer.js';
import { makeFolder } from '../run/folder.js';
import { runRedocly } from '../run/redocly.js';

/** A change that Redocly holds to be breaking. */
export interface Opinion {
  /** In the old document, if it is gone, else in the new one. */
  readonly pointer: string;
  readonly message: string;
  /** Whether it is that more may come, rather than less. */
  readonly isGrowth: boolean;
}

/** What Redocly says, or why it says nothing. */
export type Second =
  | { readonly kind: 'said'; readonly opinions: readonly Opinion[] }
  | { readonly kind: 'failed'; readonly reason: string };

/** A comparison that takes longer is given up: it is a second opinion, and not the first. */
const longest = 120_000;

/** Path items, with what is asked for of all operations written at each that says nothing itself. */
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
 * A document as Redocly compares it: it takes a requirement of an operation for one that was not there before, where the
 * document asked for it of all.
 */
const withSecurity = (root: unknown): unknown => {
  const { security, ...rest } = asObject(root);
  if (security === undefined) return root;
  return { ...rest, paths: secure(rest['paths'], security) };
};

/** Compares two documents in one form; never rejects for what Redocly makes of them. */
export const askRedocly = async (old: unknown, now: unknown): Promise<Second> => {
  // A folder of its own, so that no configuration of the project has a say.
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

/** The first line that looks like a reason; Node's own warnings do not. */
const reasonOf = (code: number, said: string): string => {
  const line = said.split('\n').find((each) => /error|fail/iu.test(each));
  return (line ?? `it exited with code ${code}`).trim().slice(0, 200);
};

/** The verdicts of a report that would raise the major version. */
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
