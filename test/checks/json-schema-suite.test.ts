/**
 * Runs the JSON Schema Test Suite for draft 2020-12 on the generated checks and on the value generator's evaluator; Ajv
 * validates the value generator's samples. `refused.json` lists groups without checks, `unsampled.json` groups without
 * a sample, and `failures.json` tests with another result. Each list must be exact.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { makeChecks } from '../support/checks.js';
import type { JsonSchema } from '../support/judge.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

interface Group {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly { readonly description: string; readonly data: unknown; readonly valid: boolean }[];
}

interface Listed {
  /** Description of a group, or of a group and one of its tests. */
  readonly name: string;
  readonly reason: string;
}

const folder = join(resolve(repository, process.env['SUITES'] ?? '../shared/suites'), 'json-schema-2020-12');
function read<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
function listed(name: string): ReadonlySet<string> {
  return new Set(read<Listed[]>(fileURLToPath(new URL(name, import.meta.url))).map((each) => each.name));
}
const refused = listed('./refused.json');
const failures = listed('./failures.json');
const unsampled = listed('./unsampled.json');

/** Whether Ajv, which reads the schema as written, accepts a value. */
function fitsByAjv(schema: JsonSchema, value: unknown): boolean {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    unicodeRegExp: true,
    ownProperties: true,
    validateFormats: false,
  });
  try {
    return ajv.validate(schema, value) === true;
  } catch {
    // Ajv does not compile some `$dynamicRef`s.
    return false;
  }
}

/** Files that refer to remote documents, which are not available. */
const remote = ['refRemote.json', 'vocabulary.json'];

const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json') && !remote.includes(name))
  : [];
if (files.length === 0) {
  noteSkip('the JSON Schema Test Suite', 'it is not here');
  test.skip('skipped because the JSON Schema Test Suite is not installed', () => undefined);
}

describe.each(files)('%s', (file) => {
  test.each(read<Group[]>(join(folder, file)))('$description', async ({ description, schema, tests }) => {
    const group = `${file} ${description}`;
    const { checks, judges, samples, diagnostics } = await makeChecks([schema]);
    const [check] = checks;
    const [judge] = judges;
    const said = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code);
    expect([check === undefined, said], 'whether a check is made').toEqual([
      refused.has(group),
      refused.has(group) ? said : [],
    ]);
    if (check === undefined) return;
    const wrong = tests
      .filter(({ data, valid }) => check(data) !== valid)
      .map((each) => `${group}: ${each.description}`);
    const expected = tests.map((each) => `${group}: ${each.description}`).filter((name) => failures.has(name));
    expect(wrong).toEqual(expected);
    const misjudged = tests.filter(({ data, valid }) => judge?.(data) !== valid).map((each) => each.description);
    expect(misjudged, 'the evaluator of the value generator').toEqual([]);
    // Where Ajv has another outcome itself, it cannot serve as reference.
    const isJudged = tests.every(({ data, valid }) => fitsByAjv(schema, data) === valid);
    const isSatisfiable = isJudged && tests.some(({ valid }) => valid);
    const [sample] = samples;
    const value = sample !== undefined && 'value' in sample ? sample.value : undefined;
    const isSampled = value !== undefined && fitsByAjv(schema, value);
    if (isSatisfiable) expect([group, isSampled, value]).toEqual([group, !unsampled.has(group), value]);
    for (const { data, valid } of tests) {
      const found: never[] = [];
      expect([check(data, found), found.length === 0], 'findings tell the same').toEqual([check(data), check(data)]);
      expect(valid).toBeTypeOf('boolean');
    }
  });
});
