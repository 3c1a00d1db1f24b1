/**
 * `readOnly` and `writeOnly`: a property that is not part of a request but stands in a schema that a request uses (or the
 * reverse) needs two types. They are not generated yet, so it is an error rather than a type that is wrong.
 */
import type { Operation } from '../ir.js';
import { join, resolve } from '../load/pointer.js';
import { asString, isRaw, type Context } from './raw.js';

export const checkAccess = (context: Context, operations: readonly Operation[]): void => {
  for (const { body, answers } of operations) {
    for (const content of body?.content ?? []) visit(context, 'readOnly', join(content.pointer, 'schema'), new Set());
    for (const answer of answers) {
      for (const content of answer.content) visit(context, 'writeOnly', join(content.pointer, 'schema'), new Set());
    }
  }
};

const visit = (context: Context, keyword: 'readOnly' | 'writeOnly', pointer: string, seen: Set<string>): void => {
  if (seen.has(pointer)) return;
  seen.add(pointer);
  const schema = resolve(context.root, pointer);
  if (!isRaw(schema)) return;
  const ref = asString(schema['$ref']);
  if (ref !== undefined) visit(context, keyword, ref.replace(/^#/u, ''), seen);
  for (const key of ['properties', 'patternProperties']) {
    const properties = schema[key];
    for (const [name, property] of Object.entries(isRaw(properties) ? properties : {})) {
      const place = join(pointer, key, name);
      if (isRaw(property) && property[keyword] === true)
        context.report('schema-access-unsupported', join(place, keyword), { keyword, name });
      visit(context, keyword, place, seen);
    }
  }
  for (const key of ['items', 'additionalProperties', 'not', 'if', 'then', 'else'])
    visit(context, keyword, join(pointer, key), seen);
  for (const key of ['allOf', 'anyOf', 'oneOf', 'prefixItems']) {
    const list = schema[key];
    for (const index of Array.isArray(list) ? list.keys() : [])
      visit(context, keyword, join(pointer, key, index), seen);
  }
};
