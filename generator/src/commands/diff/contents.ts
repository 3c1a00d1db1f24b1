/** Compares bodies by media type. */
import type { Content, Encoding, Header } from '../../ir/api.js';
import { schemaOfContent } from '../../ir/content.js';
import type { Schema } from '../../ir/schema.js';
import { join } from '../../support/json-pointer.js';
import { compareDocs } from './docs.js';
import type { Recorder, Way } from './effects.js';
import type { SchemaComparer } from './pair.js';
import { isScalar } from './scalars.js';
import { show } from './show.js';

export interface Tools {
  readonly recorder: Recorder;
  readonly schemas: SchemaComparer;
}

function keyOf({ mediaType }: Content): string {
  return mediaType.toLowerCase().replaceAll(/\s/gu, '');
}

function examplesOf({ examples, pointer }: Content): { readonly pointer: string; readonly examples: unknown } {
  return {
    pointer,
    examples: examples.length === 0 ? undefined : examples.map(({ value }) => value),
  };
}

/** Compares media types. An added one widens the set of possible messages; a removed one narrows it. */
export function compareContents(tools: Tools, old: readonly Content[], now: readonly Content[], way: Way): void {
  const { recorder, schemas } = tools;
  const [before, after] = [old, now].map((contents) => new Map(contents.map((content) => [keyOf(content), content])));
  for (const [key, content] of after ?? []) {
    const known = before?.get(key);
    if (known === undefined) {
      const place = { pointer: content.pointer, side: 'new', isTyped: true } as const;
      recorder.effect(place, 'wider', way, `the media type ${show(content.mediaType)} was added`);
      continue;
    }
    compareDocs(recorder, examplesOf(known), examplesOf(content), ['examples']);
    const [one, other] = [schemaOfContent(known), schemaOfContent(content)];
    if (one !== undefined && other !== undefined) schemas.compare([one], [other], way);
    compareEncodings(tools, known, content, way);
  }
  for (const [key, content] of before ?? []) {
    if (after?.has(key)) continue;
    const place = { pointer: content.pointer, side: 'old', isTyped: true } as const;
    recorder.effect(place, 'narrower', way, `the media type ${show(content.mediaType)} was removed`);
  }
}

function compareEncodings(tools: Tools, old: Content, now: Content, way: Way): void {
  const before = new Map(old.encodings.map((encoding) => [encoding.name, encoding]));
  const after = new Map(now.encodings.map((encoding) => [encoding.name, encoding]));
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)];
    const side = other === undefined ? ('old' as const) : ('new' as const);
    const place = { pointer: join((other === undefined ? old : now).pointer, 'encoding', name), side };
    if (styleOf(old, name, one) !== styleOf(now, name, other))
      tools.recorder.effect(place, 'different', way, `the serialization of the part ${show(name)} changed`);
    compareTypes(tools, place, { name, old: typesOf(old, name, one), now: typesOf(now, name, other) }, way);
    if (one?.content !== undefined && other?.content !== undefined)
      compareContents(tools, [one.content], [other.content], way);
    compareHeaders(tools, one?.headers ?? [], other?.headers ?? [], way);
  }
}

/** Returns how a multipart part or form field is serialized, with defaults applied. */
function styleOf(content: Content, name: string, encoding: Encoding | undefined): string {
  const { style, explode, allowReserved } = encoding ?? {};
  const isStyled =
    content.kind === 'form' || style !== undefined || explode !== undefined || allowReserved !== undefined;
  if (!isStyled) return '';
  const form = style ?? 'form';
  const member = memberOf(content, name);
  // `explode` has no effect on scalars.
  if (isScalar(member) && form !== 'deepObject') return `scalar ${allowReserved === true}`;
  return [form, explode ?? form === 'form', allowReserved === true].join();
}

function memberOf({ schema }: Content, name: string): Schema | undefined {
  return schema.properties?.find((each) => each.name === name)?.schema;
}

/** Returns the media types of a multipart part; empty if unspecified, as for files. */
function typesOf(content: Content, name: string, encoding: Encoding | undefined): readonly string[] {
  const said = encoding?.contentType ?? defaultOf(memberOf(content, name));
  return said
    .split(',')
    .map((type) => type.trim().toLowerCase())
    .filter((type) => type !== '');
}

/** Returns the default media type of a multipart part (OpenAPI 3.1, 4.8.15.1.1). */
function defaultOf(schema: Schema | undefined): string {
  if (schema === undefined || schema.format === 'binary' || schema.contentEncoding !== undefined) return '';
  if (isScalar(schema)) return 'text/plain';
  return schema.types?.join() === 'object' ? 'application/json' : '';
}

/** Whether a media type is within a range such as `image/*`. */
function isIn(type: string, range: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}

interface PartTypes {
  readonly name: string;
  readonly old: readonly string[];
  readonly now: readonly string[];
}

/** Compares the media types that a multipart part allows. Fewer types break senders; more types break receivers. */
function compareTypes(
  { recorder }: Tools,
  place: Parameters<Recorder['effect']>[0],
  { name, old, now }: PartTypes,
  way: Way,
): void {
  const gone = old.filter((type) => !now.some((each) => isIn(type, each)));
  const fresh = now.filter((type) => !old.some((each) => isIn(type, each)));
  if (gone.length === 0 && fresh.length === 0) return;
  // An empty list means that the schema determines the media type.
  const isOpen = (types: readonly string[]): boolean => types.length === 0;
  const effect =
    isOpen(old) || isOpen(now)
      ? 'different'
      : gone.length === 0
        ? 'wider'
        : fresh.length === 0
          ? 'narrower'
          : 'different';
  const list = (types: readonly string[]): string => (isOpen(types) ? 'the default for its schema' : types.join(', '));
  recorder.effect(
    place,
    effect,
    way,
    `the media type of the part ${show(name)} changed from ${list(old)} to ${list(now)}`,
  );
}

/** Compares the headers of a response or of a multipart part. */
export function compareHeaders(
  { recorder, schemas }: Tools,
  old: readonly Header[],
  now: readonly Header[],
  way: Way,
): void {
  const [before, after] = [old, now].map((headers) => new Map(headers.map((header) => [header.name, header])));
  for (const [name, header] of after ?? []) {
    const known = before?.get(name);
    const place = { pointer: header.pointer, side: 'new', isTyped: true } as const;
    if (known === undefined) {
      const effect = header.required ? 'narrower' : 'extended';
      recorder.effect(
        place,
        effect,
        way,
        `the ${header.required ? 'required ' : ''}header ${show(header.spelling)} was added`,
      );
      continue;
    }
    compareDocs(recorder, known, header);
    if (known.required !== header.required) {
      const message = `the header became ${header.required ? 'required' : 'optional'}`;
      const required = { ...place, pointer: join(header.pointer, 'required') };
      recorder.effect(required, header.required ? 'narrower' : 'wider', way, message);
    }
    const isWritten = known.explode !== header.explode && !(isScalar(known.schema) && isScalar(header.schema));
    if (isWritten || known.content !== header.content)
      recorder.effect({ ...place, isTyped: false }, 'different', way, 'the serialization of the header changed');
    schemas.compare([known.schema], [header.schema], way);
  }
  for (const [name, header] of before ?? []) {
    if (after?.has(name)) continue;
    const place = { pointer: header.pointer, side: 'old', isTyped: true } as const;
    recorder.effect(place, 'vanished', way, `the header ${show(header.spelling)} was removed`);
  }
}
