/**
 * The schema as a validator reads it: JSON Schema 2020-12 with references to named schemas only. Annotations fall away,
 * references to anything else are replaced by what they point to.
 */
import type { Json } from '../../runtime/codec/operation.js';
import type { JsonSchema } from '../ir.js';
import { join, resolve } from '../load/pointer.js';
import { asArray, asJson, asString, componentName, isRaw, type Context } from './raw.js';

const schemaKeywords = [
  'not',
  'if',
  'then',
  'else',
  'items',
  'contains',
  'additionalProperties',
  'propertyNames',
  'unevaluatedItems',
  'unevaluatedProperties',
];
const listKeywords = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const mapKeywords = ['properties', 'patternProperties', 'dependentSchemas'];
const valueKeywords = [
  ...['type', 'enum', 'const', 'required', 'dependentRequired', 'format', 'pattern', 'multipleOf', 'uniqueItems'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
  ...['minProperties', 'maxProperties', 'minContains', 'maxContains'],
];
const annotations = new Set([
  ...['title', 'description', 'default', 'example', 'examples', 'deprecated', 'readOnly', 'writeOnly', '$comment'],
  ...[
    'discriminator',
    'xml',
    'externalDocs',
    '$defs',
    'definitions',
    'contentEncoding',
    'contentMediaType',
    'contentSchema',
  ],
]);
const known = new Set([...schemaKeywords, ...listKeywords, ...mapKeywords, ...valueKeywords, ...annotations, '$ref']);

const toReference = (name: string): string =>
  `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Normalises a schema; a keyword that cannot be honoured is reported at its place. */
export const toJsonSchema = (
  context: Context,
  value: unknown,
  pointer: string,
  trail: readonly string[] = [],
): JsonSchema => {
  if (typeof value === 'boolean') return value;
  if (!isRaw(value)) {
    context.report('schema-invalid', pointer, { reason: 'a schema is an object or a boolean' });
    return true;
  }
  const result: Record<string, Json> = {};
  const lower = (item: unknown, place: string): Json => toJsonSchema(context, item, place, trail);
  for (const [keyword, item] of Object.entries(value)) {
    const place = join(pointer, keyword);
    if (keyword === '$ref') continue;
    if (schemaKeywords.includes(keyword)) result[keyword] = lower(item, place);
    else if (listKeywords.includes(keyword))
      result[keyword] = asArray(item).map((each, index) => lower(each, join(place, index)));
    else if (mapKeywords.includes(keyword) && isRaw(item)) {
      result[keyword] = Object.fromEntries(
        Object.entries(item).map(([key, each]) => [key, lower(each, join(place, key))]),
      );
    } else if (keyword === 'enum' && asArray(item).length === 0) result['not'] = {};
    else if (keyword === 'required' && Array.isArray(item)) result[keyword] = [...new Set(item.map(asJson))];
    else if (valueKeywords.includes(keyword)) result[keyword] = asJson(item);
    else if (!known.has(keyword) && !keyword.startsWith('x-'))
      context.report('schema-keyword-unsupported', place, { keyword });
    if (keyword === 'pattern' || keyword === 'patternProperties') checkPatterns(context, item, place);
  }
  const ref = asString(value['$ref']);
  if (ref === undefined) return result;
  const name = componentName(value, 'schemas');
  if (name !== undefined) return { ...result, $ref: toReference(name) };
  if (trail.includes(ref)) {
    context.report('ref-into-recursion', join(pointer, '$ref'), { ref });
    return true;
  }
  const target = toJsonSchema(context, resolve(context.root, ref), ref.replace(/^#/u, ''), [...trail, ref]);
  return Object.keys(result).length === 0 ? target : { allOf: [target, result] };
};

const checkPatterns = (context: Context, value: unknown, pointer: string): void => {
  for (const pattern of typeof value === 'string' ? [value] : isRaw(value) ? Object.keys(value) : []) {
    try {
      new RegExp(pattern, 'u');
    } catch (error) {
      context.report('pattern-invalid', pointer, {
        pattern,
        reason: error instanceof Error ? error.message : String(error),
      });
    }
  }
};
