/** The controls of a request body, and how its values are encoded. */
import { isJsonType } from '../runtime/codec/media-type.js';
import type { Media } from '../runtime/codec/operation.js';
import { parseJson } from '../src/support/json.js';
import { encoders, reviveHeaders, reviveMedium, reviveWriter } from './codec.js';
import { make } from './dom.js';
import { indentJson } from './json-text.js';
import { type Control, createControl, createFieldControl, drawLabeled } from './try-control.js';
import type { TryContent, TryData, TryField } from './try-data.js';
import { drawExtraFields } from './try-extra.js';

/** An encoded body. */
export interface SentBody {
  readonly type: string;
  readonly body: string | Blob;
  /** For a multipart body, its values by name or in order, and how they are encoded. */
  readonly parts?: { readonly value: object; readonly media: Media; readonly headers: object };
}

/** The controls of a body. */
export interface BodyFields {
  readonly element: HTMLElement;
  /** Returns the encoded body; `undefined` if there is none. Throws if a value cannot be encoded. */
  readonly read: () => SentBody | undefined;
}

const hints: Readonly<Partial<Record<TryContent['kind'], string>>> = {
  lines: 'One JSON value per line.',
  sequence: 'One JSON value per line.',
  parts: 'A JSON array with a value for each part.',
};

/** Returns the text of a body as it is sent. */
function encodeText(kind: TryContent['kind'], text: string): string {
  if (kind !== 'sequence') return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `\u001e${line}\n`).join('');
}

function drawText({ mediaType, kind, example = '', fields = [] }: TryContent, isRequired: boolean): BodyFields {
  const isJson = kind === 'json' || kind === 'parts';
  const text = isJson ? indentJson(example) : example;
  const area = make('textarea', { rows: String(Math.min(16, text.split('\n').length + 2)), spellcheck: 'false' });
  area.value = text;
  area.required = isRequired && isJson;
  area.addEventListener('input', () => {
    const isValid = area.value.trim() === '' || !isJson || parseJson(area.value) !== undefined;
    area.setCustomValidity(isValid ? '' : 'Enter valid JSON.');
  });
  const plainType = isJson ? 'application/json' : kind === 'xml' ? 'application/xml' : 'text/plain';
  const type = mediaType.includes('*') ? plainType : mediaType;
  const hint = [hints[kind], isRequired ? undefined : 'Leave it empty to send no body.'].join(' ').trim();
  return {
    element: drawLabeled('Body', [type], area, hint),
    read: () => {
      if (area.value === '' && (!isRequired || isJson)) return undefined;
      if (kind !== 'parts') return { type, body: encodeText(kind, area.value) };
      return toSent(encoders.encodeParts(parseJson(area.value), type, mediaOfParts(fields)));
    },
  };
}

/** Returns how unnamed parts are encoded. */
function mediaOfParts(fields: readonly TryField[]): Media {
  const rest = fields.find(({ name }) => name === '*');
  const parts = fields.filter((field) => field !== rest);
  return reviveMedium({ encode: 'encodeParts', parts, ...(rest !== undefined && { rest }) });
}

/** Draws a control for each unnamed part, and one for all remaining parts. */
function drawParts({ mediaType, fields = [] }: TryContent, isRequired: boolean): BodyFields {
  const controls = fields.map((field) => {
    const { name, isFile } = field;
    if (name !== '*') return createFieldControl({ ...field, name: `part ${Number(name) + 1}` });
    const rest = { name: 'further parts', required: false };
    return isFile ? createFieldControl({ ...field, ...rest, isList: true }) : createControl({ ...rest, type: 'array' });
  });
  const media = mediaOfParts(fields);
  return {
    element: make('div', { class: 'try-fields' }, ...controls.map(({ element }) => element)),
    read: () => {
      const items = controls.flatMap((control, index): unknown[] => {
        const item = control.read();
        if (fields[index]?.name !== '*') return [item];
        return Array.isArray(item) ? item : [];
      });
      const value = items.slice(0, items.findLastIndex((item) => item !== undefined) + 1);
      if (value.length === 0 && !isRequired) return undefined;
      return { ...toSent(encoders.encodeParts(value, mediaType, media)), parts: { value, media, headers: {} } };
    },
  };
}

function toSent({ type, body }: ReturnType<typeof encoders.encodeForm>): SentBody {
  if (typeof body === 'string' || body instanceof Blob) return { type, body };
  throw new TypeError('The body is neither text nor a file');
}

interface NamedControl {
  readonly name: string;
  readonly control: Control;
}

function listElements({ control, headers }: NamedControl & { readonly headers: readonly NamedControl[] }) {
  return [control, ...headers.map((header) => header.control)].map(({ element }) => element);
}

/** Returns the values of controls by name, excluding unset ones. */
function readAll(controls: readonly NamedControl[]): object {
  const entries = controls.map(({ name, control }) => [name, control.read()] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function drawFields({ mediaType, kind, fields = [] }: TryContent, isRequired: boolean): BodyFields {
  const controls = fields.map((field) => ({
    name: field.name,
    control: createFieldControl(field),
    headers: (field.headers ?? []).map((header) => ({
      name: header.name,
      control: createControl(header, `header of ${field.name}`),
    })),
  }));
  const members = fields.flatMap(({ writer, headers = [] }) =>
    writer === undefined ? [] : [{ ...reviveWriter(writer), headers: reviveHeaders({ headers }) }],
  );
  const parts = fields.filter(({ writer }) => writer === undefined);
  const media: Media = { ...reviveMedium({ encode: 'encodeForm', parts }), members };
  // Without declared fields, the names are open.
  const extra = fields.length === 0 ? drawExtraFields(kind === 'multipart') : undefined;
  const elements = [...controls.flatMap(listElements), ...(extra === undefined ? [] : [extra.element])];
  return {
    element: make('div', { class: 'try-fields' }, ...elements),
    read: () => {
      const value = { ...readAll(controls), ...extra?.read() };
      if (Object.keys(value).length === 0 && !isRequired) return undefined;
      const partHeaders = Object.fromEntries(controls.map(({ name, headers }) => [name, readAll(headers)]));
      if (kind === 'form') return toSent(encoders.encodeForm(value, mediaType, media));
      return {
        ...toSent(encoders.encodeMultipart(value, mediaType, media, partHeaders)),
        parts: { value, media, headers: partHeaders },
      };
    },
  };
}

function drawFile({ mediaType }: TryContent, isRequired: boolean): BodyFields {
  const isAny = mediaType.startsWith('*') || mediaType.startsWith('application/octet-stream');
  const input = make('input', { type: 'file', required: isRequired, accept: isAny ? undefined : mediaType });
  return {
    element: drawLabeled('Body', [mediaType], input),
    read: () => {
      const file = input.files?.[0];
      const type = mediaType.includes('*') ? file?.type || 'application/octet-stream' : mediaType;
      return file && { type, body: file };
    },
  };
}

function drawContent(content: TryContent, isRequired: boolean): BodyFields {
  const { kind, fields = [] } = content;
  if (kind === 'bytes') return drawFile(content, isRequired);
  if (kind === 'parts' && fields.some(({ isFile }) => isFile)) return drawParts(content, isRequired);
  const hasFields = kind === 'form' || kind === 'multipart';
  return hasFields ? drawFields(content, isRequired) : drawText(content, isRequired);
}

/** Draws the controls of a body and the choice of its media type. */
export function drawBody({ required, content }: NonNullable<TryData['body']>): BodyFields {
  const types = content.map(({ mediaType }) => mediaType);
  // The client also prefers JSON.
  const example = types.find(isJsonType) ?? types[0] ?? '';
  const choice = createControl({ name: 'Media type', required: true, type: 'string', enum: types, example }, 'page');
  const holder = make('div', {});
  let fields: BodyFields | undefined;
  const draw = (): void => {
    const chosen = content.find(({ mediaType }) => mediaType === choice.read());
    fields = chosen && drawContent(chosen, required);
    holder.replaceChildren(...(fields === undefined ? [] : [fields.element]));
  };
  choice.element.addEventListener('input', draw);
  draw();
  const legend = make('legend', {}, required ? 'Body, required' : 'Body');
  const parts = types.length > 1 ? [legend, choice.element, holder] : [legend, holder];
  return { element: make('fieldset', { class: 'try-part' }, ...parts), read: () => fields?.read() };
}
