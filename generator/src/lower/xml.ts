/** Reports bodies whose XML serialization is not defined. */
import { listContents, type Operation } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import { type NoteGap, refsOf, xmlContentOf, xmlRootOf } from '../ir/xml.js';
import type { Context } from './context.js';

/** Reports undefined cases of XML serialization, once for each location. */
export function checkXml(context: Context, operations: readonly Operation[], index: SchemaIndex): void {
  const note: NoteGap = ({ pointer }, what) => context.report('xml-form-undefined', pointer, { what });
  const seen = new Set<Schema>();
  const waiting = operations
    .flatMap(listContents)
    .flatMap(({ kind, schema }) => (kind === 'xml' ? refsOf(xmlRootOf(index, schema, note)) : []));
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    waiting.push(...refsOf(xmlContentOf(index, schema, note)));
  }
}
