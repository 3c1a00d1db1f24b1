/**
 * Differences between Ajv and the emitted checks, and how `verify` configures Ajv to agree with them. The test fails if
 * a difference does not exist or is not reconciled. A unit test, because a run shows neither.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { differences } from '../../generator/src/commands/verify/ajv/differences.js';
import { makeChecks } from '../support/checks.js';
import type { JsonSchema } from '../support/judge.js';

const plain = new Ajv2020({ strict: false, logger: false, validateSchema: false });
ajvFormats.default(plain);

/** Returns Ajv's own verdict, or `throws` if Ajv does not compile the schema. */
function byAjv(schema: JsonSchema, value: unknown): boolean | 'throws' {
  try {
    return plain.validate(schema, value) === true;
  } catch {
    return 'throws';
  }
}

function fromText(text: string): unknown {
  return JSON.parse(text);
}

test.each<[name: keyof typeof differences, schema: JsonSchema, value: unknown, ajv: boolean | 'throws', fits: boolean]>(
  [
    ['formats as annotations', { type: 'string', format: 'regex' }, 'a[', false, true],
    ['formats as annotations', { type: 'string', format: 'uri-template' }, '{', false, true],
    ['int64', { type: 'integer', format: 'int64' }, 2 ** 53, true, false],
    ['multipleOf', { type: 'number', multipleOf: 0.01 }, 0.07, false, true],
    ['empty enumerations', { enum: [] }, 'a', 'throws', false],
    ['members that all objects have', { type: 'object', required: ['toString'] }, {}, true, false],
    ['unicode patterns', { type: 'string', pattern: '^.$' }, '\u{1F600}', true, true],
    [
      'access',
      { type: 'object', required: ['a'], properties: { a: { type: 'string', writeOnly: true } } },
      fromText('{}'),
      ...([false, true] as const),
    ],
  ],
)('the checks and verify agree, and Ajv differs, for %s: %j and %j', async (_, schema, value, ajv, fits) => {
  const { checks, verdicts } = await makeChecks([schema]);
  expect([byAjv(schema, value), checks[0]?.(value), verdicts[0]?.(value)]).toEqual([
    ajv,
    fits,
    fits ? 'fits' : 'refused',
  ]);
});
