/**
 * Compares the verdicts of the zod schemas with those of the validators on the JSON Schema Test Suite for draft
 * 2020-12. They are equal.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeChecks } from '../support/checks.js';
import type { JsonSchema } from '../support/judge.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';
import { loadZod } from '../support/zod.js';

interface Group {
  readonly description: string;
  readonly schema: JsonSchema;
  readonly tests: readonly { readonly description: string; readonly data: unknown }[];
}

const folder = join(resolve(repository, process.env['SUITES'] ?? '../shared/suites'), 'json-schema-2020-12');

function readGroups(file: string): Group[] {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

/** Files that refer to remote documents, which are not available. */
const remote = ['refRemote.json', 'vocabulary.json'];

const files = existsSync(folder)
  ? readdirSync(folder).filter((name) => name.endsWith('.json') && !remote.includes(name))
  : [];
if (files.length === 0) {
  noteSkip('the JSON Schema Test Suite with zod', 'it is not here');
  test.skip('skipped because the JSON Schema Test Suite is not installed', () => undefined);
}

describe.each(files)('%s', (file) => {
  test.for(readGroups(file))('$description', async ({ schema, tests }, { skip }) => {
    const { checks, input } = await makeChecks([schema]);
    const [check] = checks;
    if (check === undefined || input === undefined) return skip('the generator rejects the schema');
    const { schemas, text } = loadZod(input);
    const zod = schemas.get('s0Schema');
    const differing = tests.filter(({ data }) => zod?.safeParse(data).success !== check(data));
    expect(
      differing.map(({ description }) => description),
      text,
    ).toEqual([]);
    // Accepted values are returned without loss.
    for (const { data } of tests) {
      const result = zod?.safeParse(data);
      if (result?.success === true) expect(result.data).toEqual(data);
    }
  });
});
