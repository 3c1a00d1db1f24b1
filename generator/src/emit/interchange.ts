/** The interchange shape (`paths`, `components`, `operations`): the one file that imports openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import { resolveRef } from '../load/pointer.js';
import { asString, isRaw, type Raw } from '../lower/raw.js';

type Schema = Parameters<typeof openapiTS>[0];

const dropped = new Set([
  'example',
  'examples',
  'externalDocs',
  'discriminator',
  'tags',
  'servers',
  'security',
  'securitySchemes',
]);

const nameMaps = new Set([
  'properties',
  'patternProperties',
  'schemas',
  'paths',
  'responses',
  'headers',
  'parameters',
  '$defs',
]);

const ignoredHeaders = new Set(['accept', 'content-type', 'authorization']);

const isComponent = (ref: string): boolean => /^#\/components\/[^/]+\/[^/]+$/u.test(ref);

/**
 * A copy without what is not needed and may be fetched or stumbled over: examples, mappings of discriminators, whose
 * effect our own types get from the `const` of each variant, header parameters that OpenAPI ignores, and references
 * into the inside of something, which are replaced by what they point to. `mark` stands before names that
 * openapi-typescript's reader would find on `Object.prototype`.
 */
const normalise = (root: Raw, mark: string): unknown => {
  const markName = (name: string): string => (name in Object.prototype ? mark + name : name);
  const visit = (value: unknown, isMap: boolean, trail: readonly string[]): unknown => {
    if (Array.isArray(value))
      return value.filter((item) => !isIgnored(root, item)).map((item: unknown) => visit(item, false, trail));
    if (!isRaw(value)) return value;
    const ref = isMap ? undefined : asString(value['$ref']);
    if (ref !== undefined && !isComponent(ref)) {
      const { $ref: _, ...siblings } = value;
      const target = trail.includes(ref) ? {} : resolveRef(root, ref);
      return visit(isRaw(target) ? { ...target, ...siblings } : target, false, [...trail, ref]);
    }
    const entries = Object.entries(value).filter(([key]) => isMap || (!dropped.has(key) && !key.startsWith('x-')));
    return Object.fromEntries(
      entries.map(([key, item]) => {
        if (isMap) return [markName(key), visit(item, false, trail)];
        if (key === '$ref') return [key, ref?.replace(/[^/]+$/u, markName)];
        if (key === 'required' && Array.isArray(item)) return [key, item.map((name) => markName(String(name)))];
        // A map's keys are names, not keywords: a property may well be called `example`.
        return [key, visit(item, nameMaps.has(key), trail)];
      }),
    );
  };
  return visit(root, false, []);
};

const isIgnored = (root: Raw, item: unknown): boolean => {
  const ref = isRaw(item) ? asString(item['$ref']) : undefined;
  const parameter = ref === undefined ? item : resolveRef(root, ref);
  return (
    isRaw(parameter) && parameter['in'] === 'header' && ignoredHeaders.has(String(parameter['name']).toLowerCase())
  );
};

const isDocument = (value: unknown): value is Extract<Schema, { openapi: string }> =>
  isRaw(value) && typeof value['openapi'] === 'string';

export const emitInterchange = async (root: unknown): Promise<string> => {
  const text = JSON.stringify(root);
  let mark = 'TrefoilName_';
  while (text.includes(mark)) mark += '_';
  const document = isRaw(root) ? normalise(root, mark) : undefined;
  if (!isDocument(document)) throw new Error('not an OpenAPI document');
  const nodes = await openapiTS(document, { silent: true, emptyObjectsUnknown: true, defaultNonNullable: false });
  // What no reader sees stands in comments as it is.
  const escapeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return astToString(nodes)
    .replaceAll(mark, '')
    .replaceAll(/(?!\n)[\p{Bidi_Control}\p{Cc}\u2028\u2029]/gu, escapeUnit);
};
