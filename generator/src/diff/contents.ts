/** Compares bodies by their media types. */
import type { Content, Encoding, Header } from '../api/api.js';
import { schemaOfContent } from '../api/content.js';
import { join } from '../read/pointer.js';
import { compareDocs } from './docs.js';
import type { Recorder, Way } from './effects.js';
import type { SchemaComparer } from './schemas.js';
import { show } from './show.js';

export interface Tools {
  readonly recorder: Recorder;
  readonly schemas: SchemaComparer;
}

const keyOf = ({ mediaType }: Content): string => mediaType.toLowerCase().replaceAll(/\s/gu, '');

const examplesOf = ({ examples, pointer }: Content): { readonly pointer: string; readonly examples: unknown } => ({
  pointer,
  examples: examples.length === 0 ? undefined : examples.map(({ value }) => value),
});

/** A media type more is one that may be sent; one fewer is one that is refused, or does not come. */
export const compareContents = (tools: Tools, old: readonly Content[], now: readonly Content[], way: Way): void => {
  const { recorder, schemas } = tools;
  const [before, after] = [old, now].map((contents) => new Map(contents.map((content) => [keyOf(content), content])));
  for (const [key, content] of after ?? []) {
    const known = before?.get(key);
    if (known === undefined) {
      const place = { pointer: content.pointer, side: 'new', isTyped: true } as const;
      recorder.effect(place, 'wider', way, `${show(content.mediaType)} is a media type as well`);
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
    recorder.effect(place, 'narrower', way, `${show(content.mediaType)} is no media type any more`);
  }
};

const compareEncodings = (tools: Tools, old: Content, now: Content, way: Way): void => {
  const before = new Map(old.encodings.map((encoding) => [encoding.name, encoding]));
  const after = new Map(now.encodings.map((encoding) => [encoding.name, encoding]));
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)];
    const side = other === undefined ? ('old' as const) : ('new' as const);
    const place = { pointer: join((other === undefined ? old : now).pointer, 'encoding', name), side };
    const [had, has] = [one, other].map(formOf);
    if (had !== has) tools.recorder.effect(place, 'different', way, `the part ${show(name)} is written otherwise`);
    if (one?.content !== undefined && other?.content !== undefined)
      compareContents(tools, [one.content], [other.content], way);
    compareHeaders(tools, one?.headers ?? [], other?.headers ?? [], way);
  }
};

const formOf = (encoding: Encoding | undefined): string =>
  JSON.stringify([encoding?.contentType, encoding?.style, encoding?.explode, encoding?.allowReserved]);

/** The headers of a response, or of a part. */
export const compareHeaders = (
  { recorder, schemas }: Tools,
  old: readonly Header[],
  now: readonly Header[],
  way: Way,
): void => {
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
        `the header ${show(header.spelling)} is new${header.required ? ' and required' : ''}`,
      );
      continue;
    }
    compareDocs(recorder, known, header);
    if (known.required !== header.required) {
      const message = `the header ${header.required ? 'has to be there' : 'may be missing'}`;
      const required = { ...place, pointer: join(header.pointer, 'required') };
      recorder.effect(required, header.required ? 'narrower' : 'wider', way, message);
    }
    if (known.explode !== header.explode || known.content !== header.content)
      recorder.effect({ ...place, isTyped: false }, 'different', way, 'the header is written otherwise');
    schemas.compare([known.schema], [header.schema], way);
  }
  for (const [name, header] of before ?? []) {
    if (after?.has(name)) continue;
    const place = { pointer: header.pointer, side: 'old', isTyped: true } as const;
    recorder.effect(place, 'vanished', way, `the header ${show(header.spelling)} is gone`);
  }
};
