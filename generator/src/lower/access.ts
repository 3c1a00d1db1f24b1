/** Reports `readOnly` and `writeOnly` on schemas that are not properties, where these keywords have no effect. */
import { type NamedSchema, partsOf, type Schema } from '../ir/schema.js';
import { join } from '../support/json-pointer.js';
import type { Context } from './context.js';

/** Reports misplaced keywords. Named schemas may have them, because a property may refer to a named schema. */
export function checkAccess(context: Context, named: readonly NamedSchema[], inline: readonly Schema[]): void {
  const seen = new Set<Schema>();
  const waiting = [
    ...named.map(({ schema }) => ({ schema, mayHave: true })),
    ...inline.map((schema) => ({ schema, mayHave: false })),
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { schema, mayHave } = next;
    if (seen.has(schema)) continue;
    seen.add(schema);
    for (const keyword of ['readOnly', 'writeOnly'] as const)
      if (schema[keyword] === true && !mayHave)
        context.report('construct-ignored', join(schema.pointer, keyword), {
          construct: `"${keyword}" on a schema that is not a property`,
        });
    const properties = new Set((schema.properties ?? []).map((property) => property.schema));
    const same = new Set(schema.allOf);
    for (const part of partsOf(schema))
      waiting.push({ schema: part, mayHave: properties.has(part) || (same.has(part) && mayHave) });
  }
}
