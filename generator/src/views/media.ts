/** How the media types of an operation are written and read at run time, by which side. */
import type { Parameter, Part, Shape } from '../../runtime/codec/operation.js';
import type { Direction } from '../api/access.js';
import type { Api, Content, Encoding } from '../api/api.js';
import type { Imports } from '../emit/imports.js';
import { asJson } from '../lower/raw.js';
import { type Literal, verbatim } from '../print/literal.js';
import type { DescribeMedia } from './descriptor.js';
import { makeShape } from './shape.js';

/** The modules of what needs nothing but its name. */
const modules = { json: 'json', text: 'text', bytes: 'bytes', events: 'events', lines: 'lines', sequence: 'lines' };
const names = { json: 'Json', text: 'Text', bytes: 'Bytes', events: 'Events', lines: 'Lines', sequence: 'Sequence' };

const isScalar = (shape: Shape): boolean => typeof shape === 'string';

/** What has no text of its own within a form. */
const isDeep = (shape: Shape): boolean => {
  if (typeof shape === 'string') return false;
  if ('object' in shape) return true;
  return 'array' in shape ? !isScalar(shape.array) : shape.alternatives.some(isDeep);
};

const membersOf = (shape: Shape): Readonly<Record<string, Shape>> => {
  if (typeof shape === 'string' || 'array' in shape) return {};
  return 'object' in shape
    ? shape.object
    : Object.fromEntries(shape.alternatives.flatMap((each) => Object.entries(membersOf(each))));
};

const toField = (name: string, shape: Shape, encoding: Encoding | undefined): Parameter => {
  const { style, explode, allowReserved, contentType } = encoding ?? {};
  const base = { name, in: 'query' as const, shape };
  const isJson = /[/+]json\b/u.test(contentType ?? '');
  if (style === undefined && (isJson || (isDeep(shape) && contentType === undefined)))
    return { ...base, content: contentType ?? 'application/json' };
  const own = style ?? 'form';
  return { ...base, style: own, explode: explode ?? own === 'form', ...(allowReserved === true && { allowReserved }) };
};

const toPart = (name: string, shape: Shape, encoding: Encoding | undefined): Part => {
  const isList = typeof shape === 'object' && 'array' in shape;
  const { contentType } = encoding ?? {};
  return {
    name,
    shape: isList ? shape.array : shape,
    ...(isList && { isList }),
    ...(contentType !== undefined && { contentType }),
  };
};

/** Whether a member of a form is written in the style that spells out what nests. */
const hasDeep = ({ encodings }: Content): boolean => encodings.some(({ style }) => style === 'deepObject');

/** Describes media for one side of a call; what is described is imported by `imports`, from below `runtime`. */
export const createDescribeMedia = (
  api: Api,
  side: 'client' | 'server',
  imports: Imports,
  runtime: string,
): DescribeMedia => {
  const shapes: Readonly<Record<Direction, (content: Content) => Shape>> = {
    sent: (content) => makeShape(api, 'sent', hasDeep(content))(content.schema),
    received: (content) => makeShape(api, 'received', hasDeep(content))(content.schema),
  };
  return (content, role): Literal => {
    const isSending = (side === 'client') === (role === 'request');
    const { kind, encodings } = content;
    const use = (module: string, name: string): Literal =>
      verbatim(imports.use(`${runtime}/codec/media/${module}.js`, name));
    const verb = isSending ? 'encode' : 'decode';
    const shape = (): Shape => shapes[role === 'request' ? 'sent' : 'received'](content);
    const encodingOf = (name: string): Encoding | undefined => encodings.find((each) => each.name === name);
    if (kind === 'form') {
      const fields = Object.entries(membersOf(shape())).map(([name, own]) => toField(name, own, encodingOf(name)));
      return { [verb]: use('form', `${verb}Form`), fields: asJson(fields) };
    }
    if (kind === 'multipart') {
      const parts = Object.entries(membersOf(shape())).map(([name, own]) => toPart(name, own, encodingOf(name)));
      const module = isSending ? 'multipart' : 'multipart-reader';
      return { [verb]: use(module, `${verb}Multipart`), parts: asJson(parts) };
    }
    if (kind === 'text' && !isSending && shape() !== 'string' && isScalar(shape()))
      return { decode: use('text', 'decodeText'), shape: asJson(shape()) };
    return use(modules[kind], `${isSending ? 'sends' : 'reads'}${names[kind]}`);
  };
};
