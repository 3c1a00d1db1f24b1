/** Creates curl options for the parts of a multipart body from an example, with placeholders for files. */
import { printExact } from '../../../runtime/codec/exact-json.js';
import { chooseType } from '../../../runtime/codec/media/part.js';
import type { Json } from '../../../runtime/codec/operation.js';
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

/** A curl option with its value, which is not quoted for the shell yet. */
export type CurlPart = readonly [option: '-F' | '--form-string', value: string];

/** Quotes text that curl would otherwise interpret. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the end of an option's value, which specifies the media type and the required headers of a part. */
function tailOf(type: string | undefined, { headers = [] }: Partial<Encoding>): string {
  return [
    ...(type === undefined ? [] : [`;type=${type}`]),
    ...headers.filter(({ required }) => required).map(({ spelling }) => `;headers=${quote(`${spelling}: VALUE`)}`),
  ].join('');
}

function listPart(api: Api, name: string, value: Json, schema: Schema, encoding: Partial<Encoding> = {}): CurlPart[] {
  const index = indexOf(api);
  const { content, contentType } = encoding;
  const encoded = typeof value === 'string' ? typeOfEncoded(api, [schema]) : undefined;
  const type = content?.mediaType.split(';')[0] ?? chooseType(contentType ?? encoded, typeof value === 'object');
  const add = (text: string, own = type): CurlPart => ['-F', `${name}=${text}${tailOf(own, encoding)}`];
  if (content?.kind === 'multipart' || content?.kind === 'parts')
    return [add('('), ...listCurlParts(api, content, value), ['-F', '=)']];
  if (content?.kind === 'form' || content?.kind === 'lines') {
    const media = mediaOf(api, content);
    return [add(quote(String(media.encode?.(value, content.mediaType, media).body)))];
  }
  if (content?.kind === 'xml' || content?.kind === 'sequence') return [add('<file')];
  // A part without a schema may be any file.
  const isUnknown = Object.keys(schema).every((key) => key === 'pointer');
  if (isUnknown || listParts(followIn(index), schema).some((part) => isFile(index, part))) return [add('@file')];
  if (typeof value === 'object')
    return value === null ? [] : [add(quote(printExact(value) ?? ''), type ?? 'application/json')];
  const isPlain = tailOf(type, encoding) === '';
  return isPlain ? [['--form-string', `${name}=${value}`]] : [add(quote(String(value)))];
}

/** Returns the curl options for an example; none if the example's structure does not fit the body. */
export function listCurlParts(api: Api, content: Content, example: Json | undefined): CurlPart[] {
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
  return Object.entries(example !== undefined && isObject(example) ? example : {}).flatMap(
    ([name, value]): CurlPart[] => {
      const written = styled.get(name);
      if (written !== undefined) {
        const pairs = written.write(value, written)?.split('&') ?? [];
        return pairs.map((pair): CurlPart => ['--form-string', pair.split('=').map(decodeURIComponent).join('=')]);
      }
      const member = findMember(followIn(index), content.schema, name) ?? { pointer: '' };
      const encoding = content.encodings.find((each) => each.name === name) ?? { name, headers: [] };
      // curl ends a name at the first "=".
      if (name.includes('=')) return [];
      if (!Array.isArray(value) || !isSpread(followIn(index), member, encoding))
        return listPart(api, name, value, member, encoding);
      const items = itemsOf(followIn(index), member) ?? { pointer: '' };
      return value.flatMap((item: Json) => listPart(api, name, item, items, encoding));
    },
  );
}
