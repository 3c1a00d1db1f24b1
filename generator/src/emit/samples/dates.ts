/** Prints dates in samples as expressions that create `Date` objects. */
import { mapDates } from '../../../runtime/codec/dates.js';
import type { Json } from '../../../runtime/codec/operation.js';
import type { Dates } from '../../../runtime/codec/places.js';
import type { Api, Operation } from '../../ir/api.js';
import { defaultContent } from '../../ir/content.js';
import { dates, hasLeaves, placesAt, placesOf } from '../../ir/places.js';
import type { NamedSchema, Schema } from '../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../ir/schema-index.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import { code, printString } from '../../support/code/code.js';
import { type Literal, verbatim } from '../../support/code/literal.js';

function refer(index: SchemaIndex) {
  return ({ schema }: NamedSchema) =>
    (): Dates =>
      placesOf(index, dates, schema, refer(index));
}

/** Converts an example to a literal in which dates are expressions that create `Date` objects. */
export function toDated(api: Api, schema: Schema, value: Json): Literal {
  const index = indexOf(api);
  if (!hasLeaves(index, dates)) return value;
  const place = placesAt(index, dates, [schema], refer(index));
  const print = (text: string): Literal => verbatim(code`new Date(${printString(text)})`);
  // `mapDates` only replaces dates, and by literals.
  return mapDates(value, place, print) as Literal;
}

/** Converts an example request to a literal in which dates are expressions that create `Date` objects. */
export function toDatedRequest(
  api: Api,
  operation: Operation,
  request: { readonly [key: string]: Json },
): { readonly [key: string]: Literal } {
  const index = indexOf(api);
  if (!hasLeaves(index, dates)) return request;
  const parameters: [string, Schema][] = locations.flatMap(({ in: where, key }) =>
    parametersIn(operation, where).map(({ name, schema }): [string, Schema] => [`${key} ${name}`, schema]),
  );
  const schemas = new Map(parameters);
  const content = defaultContent(operation.body?.content ?? []);
  return Object.fromEntries(
    Object.entries(request).map(([key, value]): [string, Literal] => {
      if (key === 'body') return [key, content === undefined ? value : toDated(api, content.schema, value)];
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key, value];
      const members = Object.entries(value).map(([name, member]: [string, Json]): [string, Literal] => {
        const schema = schemas.get(`${key} ${name}`);
        return [name, schema === undefined ? member : toDated(api, schema, member)];
      });
      return [key, Object.fromEntries(members)];
    }),
  );
}
