/** How the media types of an operation are written and read at run time, by which side. */
import type { Part, Shape } from '../../runtime/codec/operation.js';
import { isScalarShape } from '../../runtime/codec/scalars.js';
import { answerOf, type Direction, followIn, requestOf } from '../api/access.js';
import type { Api, Content, Encoding, Header, Operation } from '../api/api.js';
import { schemaOfContent } from '../api/content.js';
import { xmlPartsOf } from '../api/form-members.js';
import { holdsBigint, itemsAt, membersAt } from '../api/integers.js';
import { findMember } from '../api/parts.js';
import { type Position, positionsOf } from '../api/positions.js';
import type { Schema } from '../api/schema.js';
import { indexOf } from '../api/schema-index.js';
import type { Imports } from '../emit/imports.js';
import { describeIntegers } from '../emit/integers.js';
import { describeXml } from '../emit/xml.js';
import { asJson } from '../lower/raw.js';
import type { Names } from '../names/names.js';
import { type Literal, verbatim } from '../print/literal.js';
import type { DescribeMedia } from './descriptor.js';
import { joinMembers, makeShape } from './shape.js';
import { type Described, describeWritten } from './writers.js';

/** The modules of what needs nothing but its name. */
const modules = { json: 'json', text: 'text', bytes: 'bytes', events: 'events', lines: 'lines', sequence: 'lines' };
const suffixes = { json: 'Json', text: 'Text', bytes: 'Bytes', events: 'Events', lines: 'Lines', sequence: 'Sequence' };

/** What has no text of its own within a form. */
const isDeep = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return false;
  if ('object' in shape) return true;
  return 'array' in shape ? !isScalarShape(shape.array) : shape.alternatives.some(isDeep);
};

/** Whether a style says how a member is written, and no media type: `form`, where there is none (OpenAPI 3.1.1, 4.8.15). */
const hasStyle = ({ style, explode, allowReserved }: Partial<Encoding> = {}): boolean =>
  style !== undefined || explode !== undefined || allowReserved !== undefined;

const toField = (
  name: string,
  shape: Shape,
  encoding: Encoding | undefined,
  exact: readonly Schema[] | undefined,
): Described => {
  const { style, explode, allowReserved, contentType } = encoding ?? {};
  const isByMedium =
    !hasStyle(encoding) && (/[/+]json\b/u.test(contentType ?? '') || (isDeep(shape) && contentType === undefined));
  const base = { name, in: 'query' as const, shape };
  if (isByMedium) return { ...base, content: contentType ?? 'application/json', ...(exact !== undefined && { exact }) };
  const own = style ?? 'form';
  return { ...base, style: own, explode: explode ?? own === 'form', ...(allowReserved === true && { allowReserved }) };
};

const asRecord = (value: object): { readonly [key: string]: Literal } =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));

/** A shape without null, which no part can be. */
const withoutNull = (shape: Shape): Shape => {
  if (typeof shape === 'string' || !('alternatives' in shape)) return shape;
  const [only, ...more] = shape.alternatives.filter((each) => each !== 'null');
  return only === undefined || more.length > 0 ? shape : only;
};

const toPart = (name: string, given: Shape, encoding: Encoding | undefined): Part => {
  const shape = withoutNull(given);
  const isList = typeof shape === 'object' && 'array' in shape;
  const { contentType } = encoding ?? {};
  return {
    name,
    shape: isList ? shape.array : shape,
    ...(isList && { isList }),
    ...(contentType !== undefined && { contentType }),
  };
};

/** The members of a body that has names for them, each with its shape and what is said of its encoding. */
const listMembers = <T>(
  api: Api,
  content: Content,
  direction: Direction,
  make: (name: string, shape: Shape, encoding: Encoding | undefined, exact: readonly Schema[] | undefined) => T,
): T[] => {
  const { schema, encodings } = content;
  const index = indexOf(api);
  const members = joinMembers(makeShape(api, direction)(schema));
  return Object.entries(members).map(([name, own]) => {
    const encoding = encodings.find((each) => each.name === name);
    // The style that spells out what nests has to know all of it.
    const nested = encoding?.style === 'deepObject' ? findMember(followIn(index), schema, name) : undefined;
    const parts = membersAt(index, schema, name);
    const exact = parts.some((part) => holdsBigint(index, part)) ? parts : undefined;
    return make(name, nested === undefined ? own : makeShape(api, direction, true)(nested), encoding, exact);
  });
};

/** How the members of a form, or those parts of a multipart body that have a style, are written and read. */
export const fieldsOf = (api: Api, content: Content, direction: Direction): Described[] =>
  listMembers(api, content, direction, (name, shape, encoding, exact) =>
    content.kind === 'multipart' && !isStyled(shape, encoding) ? [] : [toField(name, shape, encoding, exact)],
  ).flat();

/** Whether items and members stand in one text with commas between them. */
const isJoined = ({ style, explode, shape }: Described): boolean =>
  style === 'form' && explode !== true && !isScalarShape(shape);

/** Whether a part is written by its style (OpenAPI 3.1.1, 4.8.15): a file has none. */
const isStyled = (shape: Shape, encoding: Encoding | undefined): boolean => hasStyle(encoding) && !mayBeFile(shape);

const mayBeFile = (shape: Shape): boolean => {
  if (isScalarShape(shape)) return shape === 'file';
  if ('array' in shape) return mayBeFile(shape.array);
  return 'alternatives' in shape && shape.alternatives.some(mayBeFile);
};

/** A part, and what speaks of its value where that holds bigints. */
interface DescribedPart extends Part {
  readonly describedHeaders: readonly Described[];
  readonly exact?: readonly Schema[];
}

/** A header of a part, which is written and read as one of a request is. */
const toHeader = (api: Api, header: Header, direction: Direction): Described => {
  const { name, explode, schema, content, medium } = header;
  const held = { ...(content !== undefined && { content }), ...(medium !== undefined && { holds: medium }) };
  const form = content === undefined ? { style: 'simple' as const, explode } : held;
  const isExact = content !== undefined && medium === undefined && holdsBigint(indexOf(api), schema);
  return { name, in: 'header', shape: makeShape(api, direction)(schema), ...form, ...(isExact && { exact: [schema] }) };
};

/** How the parts of a multipart body are. */
export const partsOf = (api: Api, content: Content, direction: Direction): DescribedPart[] =>
  listMembers(api, content, direction, (name, shape, encoding, exact) => {
    if (isStyled(shape, encoding)) return [];
    const part = toPart(name, shape, encoding);
    const headers = (encoding?.headers ?? []).map((header) => toHeader(api, header, direction));
    return [
      {
        ...part,
        describedHeaders: headers,
        ...(exact !== undefined && { exact: part.isList ? itemsAt(indexOf(api), exact) : exact }),
      },
    ];
  }).flat();

/** Lists within parts have no form but JSON. */
const asList: Shape = { object: {}, rest: 'any' };

/** How a part without a name is. */
export const partAt = (api: Api, { name, schema, encoding }: Position, direction: Direction): DescribedPart => {
  const shape = withoutNull(makeShape(api, direction)(schema));
  const { contentType, headers = [] } = encoding ?? {};
  return {
    name,
    shape: typeof shape === 'object' && 'array' in shape ? asList : shape,
    ...(contentType !== undefined && { contentType }),
    describedHeaders: headers.map((header) => toHeader(api, header, direction)),
    ...(holdsBigint(indexOf(api), schema) && { exact: [schema] }),
  };
};

/** Describes media for one side of a call; what is described is imported by `imports`, from below `base`. */
export const createDescribeMedia = (
  { api, names }: { readonly api: Api; readonly names: Names },
  side: 'client' | 'server',
  imports: Imports,
  base: string,
  from: Pick<Operation, 'event'> = {},
): DescribeMedia => {
  const use = (module: string, name: string): Literal =>
    verbatim(imports.use(`${base}/runtime/codec/${module}.js`, name));
  const integersOf = (schemas: readonly Schema[]): Literal | undefined =>
    describeIntegers(api, names, schemas, (name) => imports.use(`${base}/integers.js`, name));
  const exact = (schemas: readonly Schema[] = []): { readonly [key: string]: Literal } => {
    const integers = integersOf(schemas);
    return integers === undefined ? {} : { parse: use('exact-json', 'parseExact'), integers };
  };
  const describe = (content: Content, role: 'request' | 'answer'): Literal => {
    const isSending = (side === 'client') === (role === 'request');
    const { kind } = content;
    const verb = isSending ? 'encode' : 'decode';
    const direction: Direction = role === 'request' ? requestOf(from) : answerOf(from);
    const shape = (): Shape => makeShape(api, direction)(content.schema);
    const describeRead = ({ allowReserved: _, exact: schemas, holds, ...field }: Described) => ({
      ...asRecord(field),
      ...exact(schemas),
      ...(holds !== undefined && { read: use('medium', 'parseMedium'), medium: describe(holds, role) }),
    });
    const describeSent = (field: Described) => describeWritten(field, use, (medium) => describe(medium, role));
    const describeXmlPart = (xml: Content | undefined): { readonly [key: string]: Literal } => {
      if (xml === undefined) return {};
      const node = describeXml(api, names, xml, (name) => imports.use(`${base}/xml.js`, name));
      const [module, name] = isSending ? ['media/xml-writer', 'printXml'] : ['media/xml-reader', 'parseXml'];
      return { xml: node, [name]: use(module, name) };
    };
    const describePartHeaders = (headers: readonly Described[]): { readonly [key: string]: Literal } => {
      if (headers.length === 0) return {};
      return isSending ? { headers: headers.map(describeSent) } : { headerFields: headers.map(describeRead) };
    };
    const describeFields = (fields: readonly Described[]): { readonly [key: string]: Literal } =>
      isSending
        ? {
            members: fields.map((field) => ({
              ...describeSent(field),
              // The texts of parts are not percent-encoded.
              ...(kind === 'multipart' && isJoined(field) && { quote: use('quote', 'quotePart') }),
            })),
          }
        : { fields: fields.map(describeRead) };
    if (kind === 'form')
      return { [verb]: use('media/form', `${verb}Form`), ...describeFields(fieldsOf(api, content, direction)) };
    const describePart = ({ exact: schemas, describedHeaders: headers, ...part }: DescribedPart) => ({
      ...asRecord(part),
      ...describeXmlPart(xmlPartsOf(indexOf(api), content).get(part.name)),
      ...describePartHeaders(headers),
      ...(isSending && schemas !== undefined ? { print: use('exact-json', 'printExact') } : exact(schemas)),
    });
    if (kind === 'parts') {
      const { first, rest } = positionsOf(indexOf(api), content);
      const describeAt = (position: Position) => describePart(partAt(api, position, direction));
      return {
        [verb]: use(`media/${isSending ? 'parts' : 'parts-reader'}`, `${verb}Parts`),
        ...(first.length > 0 && { parts: first.map(describeAt) }),
        rest: describeAt(rest),
      };
    }
    if (kind === 'multipart') {
      const module = isSending ? 'multipart' : 'multipart-reader';
      const parts = partsOf(api, content, direction).map(describePart);
      const fields = fieldsOf(api, content, direction);
      return {
        [verb]: use(`media/${module}`, `${verb}Multipart`),
        parts,
        ...(fields.length > 0 && describeFields(fields)),
      };
    }
    if (kind === 'xml') {
      const xml = describeXml(api, names, content, (name) => imports.use(`${base}/xml.js`, name));
      return { [verb]: use(isSending ? 'media/xml-writer' : 'media/xml-reader', `${verb}Xml`), xml };
    }
    if (kind === 'text' && !isSending && shape() !== 'string')
      return { decode: use('media/text', 'decodeText'), shape: asJson(shape()) };
    const item = schemaOfContent(content);
    const isJson = kind === 'json' || kind === 'lines' || kind === 'sequence';
    const integers = isJson && item !== undefined ? integersOf([item]) : undefined;
    if (isJson && integers !== undefined) {
      const coder = use('media/exact-json', `${verb}Exact${suffixes[kind]}`);
      if (isSending) return { encode: coder };
      return { decode: coder, ...(kind !== 'json' && { isStream: true }), integers };
    }
    if (kind === 'json' && !isSending && side === 'server') return use('media/bounded-json', 'readsBoundedJson');
    return use(`media/${modules[kind]}`, `${isSending ? 'sends' : 'reads'}${suffixes[kind]}`);
  };
  const shared = (component: string): Literal =>
    verbatim(imports.use(`${base}/answers.js`, names.componentAnswer(component)));
  const useClient = (module: string, name: string): Literal =>
    verbatim(imports.use(`${base}/runtime/client/${module}.js`, name));
  const scheme = (name: string): Literal => verbatim(imports.use(`${base}/security.js`, names.scheme(name)));
  return Object.assign(describe, {
    side,
    use,
    exact: (described: Pick<Described, 'exact'>) => exact(described.exact),
    useClient,
    scheme,
    ...(from.event === undefined && base !== '.' && { shared }),
  });
};
