/** Samples of texts, judged by a validator that the generator does not use: no case would list every format. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { lowerApi } from '../../generator/src/lower/api.js';
import { addSamples } from '../../generator/src/emit/samples/samples.js';
import { loadText } from '../support/documents.js';

const formats = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'uuid',
  'json-pointer',
  'relative-json-pointer',
  'uri-template',
  'regex',
  'byte',
];

const ajv = new Ajv2020({ strict: false });
ajvFormats.default(ajv);

const sampleOf = async (schema: object): Promise<unknown> => {
  const document = await loadText(`openapi: 3.1.0
info: { title: Case, version: '1' }
paths:
  /x:
    get:
      operationId: getX
      responses:
        '200':
          description: OK
          content: { application/json: { schema: ${JSON.stringify(schema)} } }
`);
  const [operation] = addSamples(lowerApi(document), document.report).operations;
  expect(document.diagnostics).toEqual([]);
  return operation?.responses[0]?.content[0]?.example;
};

test.each(formats)('of the format %s', async (format) => {
  const schema = { type: 'string', format, minLength: 1 };
  expect(ajv.validate(schema, await sampleOf(schema)), ajv.errorsText()).toBe(true);
});

test.each([{}, { minLength: 12 }, { maxLength: 3 }, { minLength: 9, maxLength: 9 }])(
  'of a length: %j',
  async (bounds) => {
    const schema = { type: 'string', ...bounds };
    expect(ajv.validate(schema, await sampleOf(schema)), ajv.errorsText()).toBe(true);
  },
);

test.each([
  { allOf: [{ type: 'string' }], description: 'D' },
  { allOf: [{ type: 'integer', minimum: 3 }, { maximum: 4 }] },
  { allOf: [{ description: 'D' }], type: 'object', required: ['a'] },
  { allOf: [{ type: 'object', required: ['a'], properties: { a: { const: 1 } } }], title: 'T' },
])('of all of some schemas: %j', async (schema) => {
  expect(ajv.validate(schema, await sampleOf(schema)), ajv.errorsText()).toBe(true);
});
