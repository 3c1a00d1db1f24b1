/** Which schemas are of files: texts that are binary, in what only multipart bodies lead to (OpenAPI 3.1, 4.8.14.3). */
import { listReached } from './reach.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

const known = new WeakMap<SchemaIndex, ReadonlySet<Schema>>();

const findFiles = (index: SchemaIndex): ReadonlySet<Schema> => {
  const others = listReached(index, index.notMultipart);
  return new Set([...listReached(index, index.multipart)].filter((schema) => isBinary(schema) && !others.has(schema)));
};

/** Whether a schema is of bytes, as far as it says itself. */
export const isBinary = ({ types, format, contentMediaType, contentEncoding }: Schema): boolean => {
  if (types !== undefined && !types.includes('string')) return false;
  // An encoding of this name is none (RFC 2045, 6.2).
  if (format === 'binary' || contentEncoding?.toLowerCase() === 'binary') return true;
  return contentMediaType !== undefined && contentEncoding === undefined && !/json|^text\//iu.test(contentMediaType);
};

export const isFile = (index: SchemaIndex, schema: Schema): boolean => {
  const files = known.get(index) ?? findFiles(index);
  known.set(index, files);
  return files.has(schema);
};
