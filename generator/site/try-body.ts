/** The controls of a request body, and how its values are encoded. */
import { essence, isJsonType } from '../runtime/codec/media-type.js';
import type { Media } from '../runtime/codec/operation.js';
import { encoders, reviveMedium, reviveWriter } from './codec.js';
import { make } from './dom.js';
import { createFieldControl, drawLabeled } from './try-control.js';
import type { TryContent, TryData, TryField } from './try-data.js';
import { parseJson } from './try-value.js';

/** An encoded body. */
export interface SentBody {
  readonly type: string;
  readonly body: string | Blob;
  /** For a multipart body, its values by name, and how they are encoded. */
  readonly parts?: { readonly value: object; readonly media: Media };
}

/** The controls of one media type. */
interface ContentControl {
  readonly element: HTMLElement;
  /** Returns the encoded body; `undefined` if there is none. Throws if a value cannot be encoded. */
  readonly read: () => SentBody | undefined;
}

export interface BodyFields {
  readonly element: HTMLElement;
  readonly read: () => SentBody | undefined;
}

/** Returns a media type to send for a range. */
function concrete(mediaType: string, fallback: string): string {
  return mediaType.includes('*') ? fallback : mediaType;
}

const fallbacks: Readonly<Partial<Record<TryContent['kind'], string>>> = {
  json: 'application/json',
  xml: 'application/xml',
  text: 'text/plain',
};

const hints: Readonly<Partial<Record<TryContent['kind'], string>>> = {
  lines: 'One JSON value per line.',
  sequence: 'One JSON value per line.',
  parts: 'A JSON array with a value for each part. Files can be sent with curl only.',
};

/** Returns the text of a body as it is sent. */
function encodeText(kind: TryContent['kind'], text: string): string {
  if (kind !== 'sequence') return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `\u001e${line}\n`).join('');
}

function drawText({ mediaType, kind, example = '', fields = [] }: TryContent, isRequired: boolean): ContentControl {
  const area = make('textarea', { rows: String(Math.min(16, example.split('\n').length + 2)), spellcheck: 'false' });
  area.value = example;
  const isJson = kind === 'json' || kind === 'parts';
  const check = (): void => {
    const isValid = area.value.trim() === '' || !isJson || parseJson(area.value) !== undefined;
    area.setCustomValidity(isValid ? '' : 'Enter valid JSON.');
  };
  area.addEventListener('input', check);
  area.required = isRequired && isJson;
  const type = concrete(mediaType, fallbacks[kind] ?? 'application/octet-stream');
  const hint = [hints[kind], isRequired ? undefined : 'Leave it empty to send no body.'].join(' ').trim();
  return {
    element: drawLabeled('Body', [type], area, hint),
    read: () => {
      const text = area.value;
      if (text === '' && (!isRequired || isJson)) return undefined;
      return kind === 'parts' ? encodeUnnamed(fields, type, text) : { type, body: encodeText(kind, text) };
    },
  };
}

function partOf({ name, isList, contentType, medium }: TryField) {
  return {
    name,
    isList,
    ...(contentType !== undefined && { contentType }),
    ...(medium !== undefined && { medium }),
  };
}

function encodeUnnamed(fields: readonly TryField[], type: string, text: string): SentBody {
  const rest = fields.find(({ name }) => name === '*');
  const parts = fields.filter((field) => field !== rest).map(partOf);
  const media = reviveMedium({ encode: 'encodeParts', parts, ...(rest !== undefined && { rest: partOf(rest) }) });
  return toSent(encoders.encodeParts(parseJson(text), type, media));
}

function toSent({ type, body }: ReturnType<typeof encoders.encodeForm>): SentBody {
  if (typeof body === 'string' || body instanceof Blob) return { type, body };
  throw new TypeError('The body is neither text nor a file');
}

function drawFields({ mediaType, kind, fields = [] }: TryContent, isRequired: boolean): ContentControl {
  const controls = fields.map((field) => ({ name: field.name, control: createFieldControl(field) }));
  const members = fields.flatMap(({ writer }) => (writer === undefined ? [] : [reviveWriter(writer)]));
  const parts = fields.filter(({ writer }) => writer === undefined).map(partOf);
  const media: Media = { ...reviveMedium({ encode: 'encodeForm', parts }), members };
  return {
    element: make('div', { class: 'try-fields' }, ...controls.map(({ control }) => control.element)),
    read: () => {
      const entries = controls.map(({ name, control }) => [name, control.read()] as const);
      const set = entries.filter(([, value]) => value !== undefined);
      if (set.length === 0 && !isRequired) return undefined;
      const value = Object.fromEntries(set);
      if (kind === 'form') return toSent(encoders.encodeForm(value, mediaType, media));
      return { ...toSent(encoders.encodeMultipart(value, mediaType, media)), parts: { value, media } };
    },
  };
}

function drawFile({ mediaType }: TryContent, isRequired: boolean): ContentControl {
  const accept =
    mediaType === '*/*' || essence(mediaType) === 'application/octet-stream' ? undefined : essence(mediaType);
  const input = make('input', { type: 'file', required: isRequired, accept });
  return {
    element: drawLabeled('Body', [mediaType], input),
    read: () => {
      const file = input.files?.[0];
      if (file === undefined) return undefined;
      return { type: concrete(mediaType, file.type || 'application/octet-stream'), body: file };
    },
  };
}

function drawContent(content: TryContent, isRequired: boolean): ContentControl {
  if (content.kind === 'bytes') return drawFile(content, isRequired);
  const hasFields = content.kind === 'form' || content.kind === 'multipart';
  return hasFields ? drawFields(content, isRequired) : drawText(content, isRequired);
}

/** Draws the controls of a body. `onChange` is called when another media type is chosen. */
export function drawBody({ required, content }: NonNullable<TryData['body']>, onChange: () => void): BodyFields {
  const holder = make('div', {});
  const select = make('select', {});
  content.forEach(({ mediaType }, index) => {
    select.append(make('option', { value: String(index) }, mediaType));
  });
  // The client's default is JSON, too.
  const preferred = content.findIndex(({ mediaType }) => isJsonType(mediaType));
  select.value = String(Math.max(preferred, 0));
  let control: ContentControl | undefined;
  const draw = (): void => {
    const chosen = content[Number(select.value)];
    control = chosen === undefined ? undefined : drawContent(chosen, required);
    holder.replaceChildren(...(control === undefined ? [] : [control.element]));
  };
  select.addEventListener('change', () => {
    draw();
    onChange();
  });
  draw();
  const choice = content.length > 1 ? [drawLabeled('Media type', [], select)] : [];
  const facts = required ? 'Body, required' : 'Body';
  return {
    element: make('fieldset', { class: 'try-part' }, make('legend', {}, facts), ...choice, holder),
    read: () => control?.read(),
  };
}
