/**
 * `readOnly` and `writeOnly`: a property that is not part of a request but stands in a schema that a request uses (or the
 * reverse) needs two types. They are not generated yet, so it is an error rather than a type that is wrong.
 */
import type { Content, Operation } from '../ir.js';
import { join, pointerOf, resolve } from '../read/pointer.js';
import { schemaKeywords } from '../resolve/keywords.js';
import type { Shape } from '../resolve/shapes.js';
import { asArray, asRaw, asString, isRaw, type Context, type Raw } from './raw.js';

export const checkAccess = (context: Context, operations: readonly Operation[]): void => {
  visitAll(
    context,
    'readOnly',
    operations.flatMap(({ body }) => body?.content ?? []),
  );
  visitAll(
    context,
    'writeOnly',
    operations.flatMap(({ answers }) => answers.flatMap(({ content }) => content)),
  );
};

/** Visits every schema that contents lead to, each once: many operations share theirs. */
const visitAll = (context: Context, keyword: 'readOnly' | 'writeOnly', contents: readonly Content[]): void => {
  const waiting = contents.map(({ pointer }) => join(pointer, 'schema'));
  const seen = new Set<string>();
  for (let pointer = waiting.pop(); pointer !== undefined; pointer = waiting.pop()) {
    if (seen.has(pointer)) continue;
    seen.add(pointer);
    const schema = resolve(context.root, pointer);
    if (!isRaw(schema)) continue;
    for (const key of ['properties', 'patternProperties'])
      for (const [name, property] of Object.entries(asRaw(schema[key])))
        if (isRaw(property) && property[keyword] === true)
          context.report('schema-access-unsupported', join(pointer, key, name, keyword), { keyword, name });
    waiting.push(...schemasWithin(schema, pointer));
  }
};

/** The pointers of the schemas directly within a schema, and of the one that it refers to. */
const schemasWithin = (schema: Raw, pointer: string): string[] => {
  const ref = asString(schema['$ref']);
  const inner = Object.entries(schema).flatMap(([key, value]): string[] => {
    const shape: Shape = (Object.hasOwn(schemaKeywords, key) ? schemaKeywords[key] : undefined) ?? 'any';
    const place = join(pointer, key);
    if (shape === 'schema') return [place];
    if (typeof shape !== 'object') return [];
    if ('mapOf' in shape)
      return shape.mapOf === 'schema' ? Object.keys(asRaw(value)).map((name) => join(place, name)) : [];
    return asArray(value).map((_, index) => join(place, index));
  });
  return ref === undefined ? inner : [pointerOf(ref), ...inner];
};
