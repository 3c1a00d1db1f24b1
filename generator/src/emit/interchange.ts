/** The interchange shape (`paths`, `components`, `operations`): the one file that imports openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import { isRaw } from '../lower/raw.js';

type Schema = Parameters<typeof openapiTS>[0];

const dropped = new Set(['example', 'examples', 'x-codeSamples', 'externalDocs']);

/**
 * A copy without what is not needed and may be fetched or stumbled over: examples, and mappings of discriminators,
 * whose effect our own types get from the `const` of each variant.
 */
const normalise = (value: unknown, isMap: boolean): unknown => {
  if (Array.isArray(value)) return value.map((item: unknown) => normalise(item, false));
  if (!isRaw(value)) return value;
  const entries = Object.entries(value).filter(([key]) => isMap || (!dropped.has(key) && key !== 'discriminator'));
  return Object.fromEntries(
    entries.map(([key, item]) => {
      // A map's keys are names, not keywords: a property may well be called `example`.
      const holdsNames = !isMap && ['properties', 'patternProperties', 'schemas', 'paths', 'responses', 'headers', 'parameters', '$defs'].includes(key);
      return [key, normalise(item, holdsNames)];
    }),
  );
};

const isDocument = (value: unknown): value is Extract<Schema, { openapi: string }> => isRaw(value) && typeof value['openapi'] === 'string';

export const emitInterchange = async (root: unknown): Promise<string> => {
  const document = normalise(root, false);
  if (!isDocument(document)) throw new Error('not an OpenAPI document');
  const nodes = await openapiTS(document, { silent: true, emptyObjectsUnknown: true, defaultNonNullable: false });
  return astToString(nodes);
};
