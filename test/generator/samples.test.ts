/** Samples of strings, checked by a validator that the generator does not use, because no case has every format. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import ajvFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { addSamples } from '../../generator/src/emit/samples/samples.js';
import { lowerApi } from '../../generator/src/lower/api.js';
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

async function sampleOf(schema: object): Promise<unknown> {
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
  const lowered = lowerApi(document);
  const sampled = addSamples(lowered.value);
  const [operation] = sampled.value.operations;
  expect([document, lowered, sampled].flatMap(({ diagnostics }): object[] => [...diagnostics])).toEqual([]);
  return operation?.responses[0]?.content[0]?.example;
}

test.each(formats)('the sample of the format %s is valid', async (format) => {
  const schema = { type: 'string', format, minLength: 1 };
  expect(ajv.validate(schema, await sampleOf(schema)), ajv.errorsText()).toBe(true);
});

test.each([{}, { minLength: 12 }, { maxLength: 3 }, { minLength: 9, maxLength: 9 }])(
  'the sample with the length limits %j is valid',
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
])('the sample of the merged schemas %j is valid', async (schema) => {
  expect(ajv.validate(schema, await sampleOf(schema)), ajv.errorsText()).toBe(true);
});

const text = { type: 'string' };

test.each([
  ['html_url', text, 'https://example.com/'],
  ['imageURL', text, 'https://example.com/'],
  ['href', { anyOf: [text, { type: 'null' }] }, 'https://example.com/'],
  ['next', text, 'https://example.com/'],
  [
    'redirect_uris',
    { type: 'array', items: text, minItems: 2, uniqueItems: true },
    ['https://example.com/', 'https://example.com/1'],
  ],
  ['website', { ...text, format: 'url' }, 'https://example.com/'],
  ['contactEmail', text, 'someone@example.com'],
  ['email_address', { ...text, pattern: '^[a-z]{1,20}@example[.]com$' }, 'someone@example.com'],
  ['created_at', text, '2026-01-15T09:30:00Z'],
  // The schema decides: its pattern, length, format, values, example or default.
  ['url', { ...text, pattern: '^/[a-z]$' }, '/a'],
  ['url', { ...text, maxLength: 7 }, 'example'],
  ['url', { ...text, enum: ['a'] }, 'a'],
  ['url', { ...text, example: 'b' }, 'b'],
  ['url', { ...text, default: 'c' }, 'c'],
  ['url', { ...text, format: 'date' }, '2026-01-15'],
  ['link', { type: 'object', properties: { title: text } }, { title: 'example' }],
  ['links', { type: 'object', additionalProperties: text, minProperties: 1 }, { example: 'example' }],
  // These names are not clear.
  ['curl', text, 'example'],
  ['url_count', text, 'example'],
  ['next_name', text, 'example'],
  ['at', text, 'example'],
])('the sample of the property %s with the schema %j is %j', async (name, schema, expected) => {
  expect(await sampleOf({ type: 'object', properties: { [name]: schema } })).toEqual({ [name]: expected });
});

test('members that share a schema have the samples of their names', async () => {
  const schema = { type: 'object', required: ['url', 'email', 'name'], additionalProperties: text };
  expect(await sampleOf(schema)).toEqual({
    url: 'https://example.com/',
    email: 'someone@example.com',
    name: 'example',
  });
});
