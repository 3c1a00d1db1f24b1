/** Describes the unnamed parts of multipart bodies, which are identified by position (OpenAPI 3.2, 4.15.2). */
import { followIn } from './access.js';
import { type Content, type Encoding, restOfParts } from './api.js';
import { isFile } from './files.js';
import { listParts } from './parts.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

export interface Position {
  /** Index of the part, or `*` for all remaining parts. */
  readonly name: string;
  readonly schema: Schema;
  readonly encoding?: Encoding;
}

export interface Positions {
  readonly first: readonly Position[];
  readonly rest: Position;
}

/** Returns the positions of a body's parts: those described individually, and one for all remaining parts. */
export function positionsOf(index: SchemaIndex, { mediaType, schema, encodings }: Content): Positions {
  const said = listParts(followIn(index), schema);
  const prefix = said.find(({ prefixItems }) => prefixItems !== undefined)?.prefixItems ?? [];
  const items = said.find((part) => part.items !== undefined)?.items ?? { pointer: schema.pointer };
  const find = (name: string): Encoding | undefined => encodings.find((each) => each.name === name);
  const make = (name: string, own: Schema): Position => {
    const encoding = find(name) ?? find(restOfParts);
    if (encoding === undefined) return { name, schema: own };
    // Except in a form, `Content-Disposition` of a file only contains the file name, which the file has already.
    const isOfForm = /^multipart\/form-data\b/iu.test(mediaType);
    const isOfFile = !isOfForm && listParts(followIn(index), own).some((part) => isFile(index, part));
    const headers = encoding.headers.filter((header) => !isOfFile || header.name !== 'content-disposition');
    return { name, schema: own, encoding: { ...encoding, headers } };
  };
  const placed = encodings.filter(({ name }) => name !== restOfParts).length;
  const length = Math.max(prefix.length, placed);
  return {
    first: Array.from({ length }, (_, at) => make(String(at), prefix[at] ?? items)),
    rest: make(restOfParts, items),
  };
}
