/**
 * Samples of all schemas of other people's documents. Ajv validates them with the original schemas if the direction
 * does not matter. `unsampled` lists schemas without a sample and the reasons. A short run covers some documents.
 */
import { describe, expect, test } from 'vitest';
import { createAjvValidator } from '../../generator/src/commands/verify/ajv/ajv-validator.js';
import { createSampleGenerators } from '../../generator/src/emit/samples/generators.js';
import type { Api } from '../../generator/src/ir/api.js';
import { listReached } from '../../generator/src/ir/reach.js';
import type { Schema } from '../../generator/src/ir/schema.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { lowerApi } from '../../generator/src/lower/api.js';
import { loadDocument } from '../../generator/src/openapi/document.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { makeJudge } from '../support/judge.js';
import { knownDocuments } from '../support/known-documents.js';
import { drawSample, isLong } from '../support/long.js';
import { noteSkip } from '../support/skips.js';
import { repository } from '../support/workspace.js';

/** Schemas without a sample, by the end of their pointer. */
const unsampled: Readonly<Record<string, readonly (readonly [end: string, reason: string])[]>> = {
  'codat.io-sync-for-expenses.json': [
    ['~1transactions/get/responses/200/content/application~1json/schema', '_links is required beside a closed object'],
    ['/TransactionMetadataList', '_links is required beside a closed object'],
  ],
  'discord-discord-api-spec-openapi.json': [
    ['/properties/action', 'a const beside an enumeration without it'],
    ['/requests/get/parameters/0/schema', 'a const beside an enumeration without it'],
  ],
  'hey-api-openapi-ts-3.0.x-full.yaml': [
    ['/OneOfAllOfIssue/oneOf/0', 'enumerations without a common value'],
    ['/AdditionalPropertiesUnknownIssue3', 'a text that is an object, too'],
    ['/ModelWithAnyOfConstantSizeArrayAndIntersect', 'items that are numbers and texts at once'],
    ['/ModelWithAnyOfConstantSizeArrayAndIntersect/items', 'items that are numbers and texts at once'],
    ['/CompositionWithNestedAnyAndTypeNull/properties/propA', 'types without a common one'],
  ],
  'hey-api-openapi-ts-3.1.x-full.yaml': [
    ['/OneOfAllOfIssue/oneOf/0', 'enumerations without a common value'],
    ['/AdditionalPropertiesUnknownIssue3', 'a text that is an object, too'],
    ['/ModelWithAnyOfConstantSizeArrayAndIntersect', 'items that are numbers and texts at once'],
    ['/ModelWithAnyOfConstantSizeArrayAndIntersect/items', 'items that are numbers and texts at once'],
    ['/CompositionWithNestedAnyAndTypeNull/properties/propA', 'types without a common one'],
  ],
  'linode.com.json': [
    ['/properties/label', 'a pattern whose texts have two characters, and a length of three'],
    ['/firewalls/post/requestBody/content/application~1json/schema', 'it requires such a label'],
  ],
  'ogen-go-ogen-sample.json': [['/FormatEnumTest/properties/time', 'it lists strings that are not times']],
  'readme-oas-examples-3.1-json-schema-types.json': [
    ['/requestBody/content/application~1json/schema', 'types without a common one'],
    ['/properties/incompatible', 'types without a common one'],
  ],
};

interface Outcome {
  readonly count: number;
  readonly wrong: readonly string[];
}

/** Returns an Ajv check with the document itself, or with the normalized schema if the direction matters. */
function openJudge(root: unknown, api: Api): (schema: Schema, value: unknown) => boolean {
  const validator = createAjvValidator(indexOf(api), 'received', false);
  const isDirected = /"(?:readOnly|writeOnly)":true|"discriminator"/u.test(JSON.stringify(root));
  const judge = makeJudge(root);
  return (schema, value) => {
    if (isDirected || resolve(root, schema.pointer) === undefined) return validator(schema, value) === 'fits';
    return judge({ $ref: `#${encodeURI(schema.pointer)}` }, value);
  };
}

async function sampleAll(path: string, most: number): Promise<Outcome> {
  const document = await loadDocument(path, { allowNetwork: false, cwd: repository, isTolerant: true });
  if (Array.isArray(document)) throw new Error(JSON.stringify(document));
  const api = lowerApi(document).value;
  const index = indexOf(api);
  const { received } = createSampleGenerators(api);
  const judge = openJudge(document.root, api);
  const roots = [...index.all.map(({ schema }) => schema), ...index.sent, ...index.received];
  const all = [...listReached(index, roots)].filter(({ never }) => never !== true);
  // In a short run, only some of the schemas.
  const step = Math.max(1, Math.ceil(all.length / most));
  const schemas = all.filter((_, at) => at % step === 0);
  const wrong = schemas.flatMap((schema): string[] => {
    const made = received.make(schema, () => undefined);
    if (!('value' in made)) return [`${schema.pointer}: ${made.reason}`];
    return judge(schema, made.value) ? [] : [`${schema.pointer}: Ajv refuses ${JSON.stringify(made.value)}`];
  });
  return { count: schemas.length, wrong };
}

const able = knownDocuments.filter(({ bytes }) => isLong || bytes < 1_000_000);
const drawn = drawSample(able, 4, 'documents to sample');
if (drawn.length === 0) {
  noteSkip('samples of documents of others', 'they are not here');
  test.skip('skipped because the documents of other projects are not installed', () => undefined);
} else
  describe('every schema has a valid sample', () => {
    test.each(drawn)('every schema of $name has a valid sample', async ({ name, path }) => {
      const { wrong, count } = await sampleAll(path, isLong ? 400 : 150);
      const listed = unsampled[name] ?? [];
      const others = wrong.filter((line) => !listed.some(([end]) => line.split(': ')[0]?.endsWith(end)));
      expect(others).toEqual([]);
      if (count > 100) expect(wrong.length / count).toBeLessThan(0.05);
    });
  });
