/** Whether the bodies of an operation can be XML as the document says. */
import { listContents, type Operation } from '../api/api.js';
import type { Schema } from '../api/schema.js';
import type { SchemaIndex } from '../api/schema-index.js';
import { type NoteGap, refsOf, xmlContentOf, xmlRootOf } from '../api/xml.js';
import type { Context } from './raw.js';

/** Reports what OpenAPI says nothing of, once for each place. */
export const checkXml = (context: Context, operations: readonly Operation[], index: SchemaIndex): void => {
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
};
