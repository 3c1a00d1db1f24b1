/** Adapts the media types of files to the encodings of their multipart parts. */
import { matchDeclared } from '../../../runtime/codec/media-type.js';
import { followIn } from '../../ir/access.js';
import type { Content, Encoding } from '../../ir/api.js';
import { isSpread } from '../../ir/form-members.js';
import { findMember } from '../../ir/parts.js';
import { positionsOf } from '../../ir/positions.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { Random } from '../../support/regexp/random.js';

interface Source {
  readonly index: SchemaIndex;
  readonly random: Random;
}

function concreteOf(type: string): string {
  return type.replace('*/*', 'application/*').replace('*', 'x-any');
}

/** Returns a file with one of the listed media types. If at most one type is listed, returns the file unchanged. */
function fitFile({ random }: Source, file: File, { contentType = '' }: Encoding): File {
  const types = contentType.split(',').map((type) => type.trim());
  if (types.length < 2 || matchDeclared(file.type, types) !== undefined) return file;
  return new File([file], file.name, { type: concreteOf(random.pick(types)) });
}

function fitPart(source: Source, value: unknown, encoding: Encoding | undefined): unknown {
  if (encoding === undefined) return value;
  if (value instanceof File) return fitFile(source, value, encoding);
  return encoding.content === undefined ? value : fitFiles(source, encoding.content, value);
}

/** Returns a body whose files have media types that their multipart parts allow. */
export function fitFiles(source: Source, content: Content, body: unknown): unknown {
  const { index } = source;
  if (content.kind === 'parts' && Array.isArray(body)) {
    const { first, rest } = positionsOf(index, content);
    return body.map((item: unknown, at) => fitPart(source, item, (first[at] ?? rest).encoding));
  }
  if (content.kind !== 'multipart' || typeof body !== 'object' || body === null) return body;
  const follow = followIn(index);
  const members = Object.entries(body).map(([name, value]: [string, unknown]) => {
    const encoding = content.encodings.find((each) => each.name === name);
    const member = findMember(follow, content.schema, name);
    const isEach = encoding !== undefined && member !== undefined && isSpread(follow, member, encoding);
    const fit = (item: unknown): unknown => fitPart(source, item, encoding);
    return [name, isEach && Array.isArray(value) ? value.map(fit) : fit(value)];
  });
  return Object.fromEntries(members);
}
