/**
 * The schema as a validator reads it: JSON Schema 2020-12 with references to named schemas only. Annotations fall away,
 * references to anything else are replaced by what they point to.
 */
import type { Json } from '../../runtime/codec/operation.js';
import type { JsonSchema } from '../ir.js';
import { join, pointerOf, resolveRef } from '../read/pointer.js';
import { mayExpand } from './expansion.js';
import { findEnd } from '../resolve/aliases.js';
import { schemaKeywords } from '../resolve/keywords.js';
import { asArray, asJson, asRaw, asString, componentName, isRaw, type Context } from './raw.js';

/** The reference to a named schema. */
export const toReference = (name: string): string =>
  `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Keywords that change what references in a schema lead to. */
const unsupported = new Set(['$id', '$dynamicRef']);

/** Normalises a schema; a keyword that cannot be honoured is reported at its place. */
export const toJsonSchema = (
  context: Context,
  value: unknown,
  pointer: string,
  trail: readonly string[] = [],
): JsonSchema => {
  if (!isRaw(value)) return value !== false;
  if (!mayExpand(context, pointer, trail)) return true;
  const result: Record<string, Json> = {};
  const lower = (item: unknown, place: string): Json => toJsonSchema(context, item, place, trail);
  for (const [keyword, item] of Object.entries(value)) {
    const place = join(pointer, keyword);
    if (unsupported.has(keyword)) context.report('schema-keyword-unsupported', place, { keyword });
    const shape = Object.hasOwn(schemaKeywords, keyword) ? schemaKeywords[keyword] : undefined;
    // What is no keyword at all was reported before.
    if (keyword === '$ref' || unsupported.has(keyword) || shape === undefined) continue;
    if (shape === 'schema') result[keyword] = lower(item, place);
    else if (typeof shape === 'object' && 'listOf' in shape)
      result[keyword] = asArray(item).map((each, index) => lower(each, join(place, index)));
    else if (typeof shape === 'object' && shape.mapOf === 'schema')
      result[keyword] = Object.fromEntries(
        Object.entries(asRaw(item)).map(([key, each]) => [key, lower(each, join(place, key))]),
      );
    else if (keyword === 'enum' && asArray(item).length === 0) result['not'] = {};
    else if (keyword === 'required') result[keyword] = [...new Set(asArray(item).map(asJson))];
    else result[keyword] = asJson(item);
    if (keyword === 'pattern' || keyword === 'patternProperties') checkPatterns(context, item, place);
  }
  const written = asString(value['$ref']);
  if (written === undefined) return result;
  const ref = findEnd(context.root, written);
  const name = componentName({ $ref: ref }, 'schemas');
  if (name !== undefined) return { ...result, $ref: toReference(name) };
  if (trail.includes(ref)) {
    context.report('ref-into-recursion', join(pointer, '$ref'), { ref });
    return true;
  }
  const target = toJsonSchema(context, resolveRef(context.root, ref), pointerOf(ref), [...trail, ref]);
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
