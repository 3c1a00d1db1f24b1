/**
 * Values that `verify` considers valid beyond the keywords of JSON Schema, which the suite covers: discriminated
 * variants, values from newer senders, readOnly and writeOnly, files and large integers. A unit test, because a run
 * shows only whether everything passed.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Verdict } from '../../generator/src/commands/verify/ajv/ajv-validator.js';
import { createValueContext, type ValueContext } from '../../generator/src/commands/verify/valid.js';
import type { Direction } from '../../generator/src/ir/direction.js';
import { prepare } from '../../generator/src/prepare.js';
import { loadText, testConfig } from '../support/documents.js';

const spec = `
openapi: 3.1.0
info: { title: Case, version: '1' }
paths:
  /all:
    post:
      operationId: send
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/All' } }
          multipart/form-data: { schema: { $ref: '#/components/schemas/Form' } }
      responses: { '200': { description: OK, content: { application/json: { schema: { $ref: '#/components/schemas/All' } } } } }
components:
  schemas:
    All:
      properties:
        kind: { $ref: '#/components/schemas/Kind' }
        mark: { $ref: '#/components/schemas/Mark' }
        number: { $ref: '#/components/schemas/Number' }
        pet: { $ref: '#/components/schemas/Pet' }
        told: { $ref: '#/components/schemas/Told' }
        untold: { $ref: '#/components/schemas/Untold' }
        ways: { $ref: '#/components/schemas/Ways' }
        long: { $ref: '#/components/schemas/Long' }
        short: { $ref: '#/components/schemas/Short' }
    Kind: { type: string, enum: [a, b] }
    Mark: { const: a }
    Number: { enum: [1, 2] }
    Cat: { type: object, required: [kind], properties: { kind: { type: string }, lives: { type: integer } } }
    Dog: { type: object, required: [kind], properties: { kind: { type: string }, barks: { type: boolean } } }
    Pet:
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog } }
    Told:
      anyOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]
      discriminator: { propertyName: kind, mapping: { cat: Cat, dog: Dog } }
    Untold: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
    Ways: { type: object, required: [id, secret], properties: { id: { type: integer, readOnly: true }, secret: { type: string, writeOnly: true } } }
    Form: { type: object, properties: { photo: { type: string, format: binary } } }
    Long: { type: integer, format: int64 }
    Short: { type: integer, format: int32 }
`;

let bench: ValueContext;

beforeAll(async () => {
  const document = await loadText(spec);
  const { value: input, diagnostics } = prepare(document, testConfig);
  if (input === undefined) throw new Error(JSON.stringify(diagnostics));
  bench = createValueContext(input.api);
});

function judge(name: string, value: unknown, direction: Direction): Verdict {
  return bench.judges[direction](bench.index.at(`/components/schemas/${name}`).schema, value);
}

describe('verdicts of verify', () => {
  test.each<[name: string, value: unknown, sent: Verdict, received: Verdict]>([
    ['Kind', 'a', 'fits', 'fits'],
    // A newer server may send unlisted values, but no other type; a discriminator value does not change.
    ['Kind', 'new', 'refused', 'unclear'],
    ['Kind', 7, 'refused', 'refused'],
    ['Mark', 'new', 'refused', 'refused'],
    ['Number', 3, 'refused', 'refused'],
    ['Number', 'new', 'refused', 'refused'],
    // Without the discriminator, the value would match both variants.
    ['Pet', { kind: 'cat', lives: 9 }, 'fits', 'fits'],
    ['Pet', { kind: 'cat', lives: 'x' }, 'unclear', 'unclear'],
    ['Pet', { kind: 'new', lives: 'x', barks: 'x' }, 'refused', 'unclear'],
    ['Pet', { kind: 7 }, 'refused', 'refused'],
    ['Pet', { lives: 9 }, 'refused', 'refused'],
    ['Pet', 'cat', 'refused', 'refused'],
    ['Pet', null, 'refused', 'refused'],
    ['Told', { kind: 'dog', barks: true }, 'fits', 'fits'],
    ['Told', { kind: 'dog', barks: 'x' }, 'unclear', 'unclear'],
    ['Told', { kind: 'new' }, 'unclear', 'unclear'],
    ['Told', { kind: 'new', lives: 'x', barks: 'x' }, 'refused', 'unclear'],
    ['Untold', { kind: 'cat', lives: 9 }, 'refused', 'refused'],
    ['Untold', { kind: 'cat', lives: 9, barks: 1 }, 'fits', 'fits'],
    ['Untold', { kind: 'new', lives: 'x', barks: 'x' }, 'refused', 'refused'],
    ['Ways', { secret: 'x' }, 'fits', 'refused'],
    ['Ways', { id: 1 }, 'refused', 'fits'],
    ['Ways', { id: 1, secret: 'x' }, 'refused', 'refused'],
    ['Ways', {}, 'refused', 'refused'],
    ['Short', 2 ** 31 - 1, 'fits', 'fits'],
    ['Short', 2 ** 31, 'refused', 'refused'],
    ['Short', -(2 ** 31), 'fits', 'fits'],
    ['Short', -(2 ** 31) - 1, 'refused', 'refused'],
    // Read as numbers, only safe integers are valid.
    ['Long', 2 ** 53 - 1, 'fits', 'fits'],
    ['Long', 2 ** 53, 'refused', 'refused'],
    ['Long', Number.NaN, 'refused', 'refused'],
    ['Long', Number.POSITIVE_INFINITY, 'refused', 'refused'],
    ['Form', { photo: new File(['x'], 'a') }, 'fits', 'fits'],
    ['Form', { photo: 'x' }, 'refused', 'refused'],
    ['Cat', new File(['x'], 'a'), 'refused', 'refused'],
  ])('verify judges %s with the value %o as: %s when sent, %s when received', (name, value, sent, received) => {
    expect([judge(name, value, 'sent'), judge(name, value, 'received')]).toEqual([sent, received]);
  });
});
