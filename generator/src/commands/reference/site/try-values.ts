/** Converts values of the document to text, as users enter it in a form. */
import { printExact } from '../../../../runtime/codec/exact-json.js';
import type { Json, Shape } from '../../../../runtime/codec/operation.js';
import { isScalarShape } from '../../../../runtime/codec/scalars.js';
import type { TryItem, TryType } from '../../../../site/try-data.js';
import type { Api } from '../../../ir/api.js';
import type { BodyKind } from '../../../ir/body-kind.js';
import { isStream } from '../../../ir/content.js';
import type { Docs, Schema } from '../../../ir/schema.js';
import { indexOf } from '../../../ir/schema-index.js';
import { typeOf } from '../../../ir/type-of.js';
import { indentJson } from './json.js';

export function isObject(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns how a value of a shape is entered. */
export function typeOfShape(shape: Shape): TryType {
  if (isScalarShape(shape)) {
    if (typeof shape === 'object' || shape === 'string' || shape === 'file') return 'string';
    if (shape === 'bigint') return 'integer';
    return shape === 'null' ? 'any' : shape;
  }
  if ('array' in shape) return 'array';
  if ('object' in shape) return 'object';
  const types = new Set(shape.alternatives.filter((alternative) => alternative !== 'null').map(typeOfShape));
  const [only = 'any'] = types;
  return types.size === 1 ? only : 'any';
}

/** Returns the type of items of a shape if it is a scalar type, whose texts commas can separate. */
export function typeOfItem(shape: Shape | undefined): { readonly items?: TryItem } {
  const items = shape === undefined ? 'any' : typeOfShape(shape);
  return items === 'any' || items === 'array' || items === 'object' ? {} : { items };
}

/** Returns the type of the items of an array, or of an array or null. */
export function typeOfItems(shape: Shape | undefined): { readonly items?: TryItem } {
  if (shape === undefined || isScalarShape(shape)) return {};
  if ('array' in shape) return typeOfItem(shape.array);
  if (!('alternatives' in shape)) return {};
  const [only, ...more] = shape.alternatives.filter((alternative) => alternative !== 'null');
  return more.length === 0 ? typeOfItems(only) : {};
}

/** Returns the text with which a value is entered. */
export function printValue(value: Json, type: TryType): string {
  return typeof value === 'string' && type !== 'array' && type !== 'object' ? value : (printExact(value) ?? '');
}

/** Returns the text of an example body; `undefined` for bodies that are not entered as text. */
export function printBody(value: Json, kind: BodyKind): string | undefined {
  if (kind === 'json' || kind === 'parts') return indentJson(value);
  if (kind === 'text') return String(value);
  if (!isStream(kind) || kind === 'events') return undefined;
  const items: readonly Json[] = Array.isArray(value) ? value : [value];
  return items.map((item) => `${printExact(item) ?? ''}\n`).join('');
}

/** Returns the values of an enum, except null. */
export function enumOf(api: Api, schema: Schema): { readonly enum?: readonly string[] } {
  const index = indexOf(api);
  let type = typeOf(index, schema, 'sent');
  // An enum may be reached through several references.
  for (let depth = 0; type.kind === 'ref' && depth < 10; depth += 1)
    type = typeOf(index, index.named(type.name).schema, 'sent');
  if (type.kind !== 'enum') return {};
  return { enum: type.values.filter((value) => value !== null).map(String) };
}

/** Returns the first paragraph of a description. */
export function descriptionOf({ description, summary }: Pick<Docs, 'description' | 'summary'>): {
  readonly description?: string;
} {
  const text = (description ?? summary)?.trim().split(/\n\s*\n/u)[0];
  return text === undefined || text === '' ? {} : { description: text };
}
