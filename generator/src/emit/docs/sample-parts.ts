/** Lists the parts of a multipart body for samples from an example, with placeholders for files. */
import { printExact } from '../../../runtime/codec/exact-json.js';
import { chooseType } from '../../../runtime/codec/media/part.js';
import type { Json } from '../../../runtime/codec/operation.js';
import { splitPair } from '../../../runtime/codec/writers/pairs.js';
import { followIn } from '../../ir/access.js';
import type { Api, Content, Encoding } from '../../ir/api.js';
import { isFile } from '../../ir/files.js';
import { isSpread, itemsOf } from '../../ir/form-members.js';
import { findMember, listParts } from '../../ir/parts.js';
import { positionsOf } from '../../ir/positions.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { mediaOf, writtenOf } from '../operation-data/descriptor.js';
import { fieldsOf, typeOfEncoded } from '../operation-data/parts.js';

/** What a part contains: text, further parts, an uploaded file, or a value in another medium. */
export type PartContent =
  | { readonly text: string }
  | { readonly parts: readonly SamplePart[] }
  | { readonly file: true }
  | { readonly medium: Content; readonly value: Json };

/** A part of a multipart body in a sample. */
export type SamplePart = PartContent & {
  /** Empty for an unnamed part. */
  readonly name: string;
  readonly type?: string | undefined;
  /** Names of the required headers, which have placeholders. */
  readonly headers: readonly string[];
};

function listPart(api: Api, name: string, value: Json, schema: Schema, encoding: Partial<Encoding> = {}): SamplePart[] {
  const index = indexOf(api);
  const { content, contentType, headers = [] } = encoding;
  const encoded = typeof value === 'string' ? typeOfEncoded(api, [schema]) : undefined;
  const type = content?.mediaType.split(';')[0] ?? chooseType(contentType ?? encoded, typeof value === 'object');
  const required = headers.filter((header) => header.required).map(({ spelling }) => spelling);
  const add = (own: PartContent, ownType = type): SamplePart[] => [{ name, type: ownType, headers: required, ...own }];
  if (content?.kind === 'multipart' || content?.kind === 'parts')
    return add({ parts: listSampleParts(api, content, value) });
  if (content?.kind === 'form' || content?.kind === 'lines') {
    const media = mediaOf(api, content);
    return add({ text: String(media.encode?.(value, content.mediaType, media).body) });
  }
  if (content?.kind === 'xml' || content?.kind === 'sequence') return add({ medium: content, value });
  // A part without a schema may be any file.
  const isUnknown = Object.keys(schema).every((key) => key === 'pointer');
  if (isUnknown || listParts(followIn(index), schema).some((part) => isFile(index, part))) return add({ file: true });
  if (typeof value !== 'object') return add({ text: String(value) });
  return value === null ? [] : add({ text: printExact(value) ?? '' }, type ?? 'application/json');
}

/** Returns the parts of an example; none if the example's structure does not match the body. */
export function listSampleParts(api: Api, content: Content, example: Json | undefined): SamplePart[] {
  const index = indexOf(api);
  if (content.kind === 'parts') {
    const { first, rest } = positionsOf(index, content);
    const items: readonly Json[] = Array.isArray(example) ? example : [];
    return items.flatMap((item, at) => {
      const { schema, encoding } = first[at] ?? rest;
      return listPart(api, '', item, schema, encoding);
    });
  }
  const styled = new Map(fieldsOf(api, content, 'sent').map((field) => [field.name, writtenOf(api, field)]));
  const entries = typeof example === 'object' && !Array.isArray(example) ? Object.entries(example ?? {}) : [];
  return entries.flatMap(([name, value]: [string, Json]): SamplePart[] => {
    const written = styled.get(name);
    if (written !== undefined) {
      const pairs = written.write(value, written)?.split('&') ?? [];
      return pairs.map((pair) => {
        const [own = '', text = ''] = splitPair(pair).map(decodeURIComponent);
        return { name: own, headers: [], text };
      });
    }
    const member = findMember(followIn(index), content.schema, name) ?? { pointer: '' };
    const encoding = content.encodings.find((each) => each.name === name) ?? { name, headers: [] };
    if (!Array.isArray(value) || !isSpread(followIn(index), member, encoding))
      return listPart(api, name, value, member, encoding);
    const items = itemsOf(followIn(index), member) ?? { pointer: '' };
    return value.flatMap((item: Json) => listPart(api, name, item, items, encoding));
  });
}
