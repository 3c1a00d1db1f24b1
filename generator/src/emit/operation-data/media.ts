/** Descriptors of the media types of an operation, for each side. */
import type { Shape } from '../../../runtime/codec/operation.js';
import { responseOf, type Direction, requestOf } from '../../ir/direction.js';
import type { Response, Content, Operation } from '../../ir/api.js';
import { schemaOfContent } from '../../ir/content.js';
import { type Position, positionsOf } from '../../ir/positions.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import type { Imports } from '../print/imports.js';
import { describeIntegers } from './integers.js';
import { describeXml } from './xml.js';
import { asJson } from '../../openapi/values.js';
import { errorBodyOf } from '../../errors/bodies.js';
import { type Literal, verbatim } from '../../support/code/literal.js';
import type { DescribeMedia } from './descriptor.js';
import type { EmitInput } from '../input.js';
import { type DescribedField, type DescribedPart, fieldsOf, isJoined, partAt, partsOf } from './parts.js';
import { makeShape } from './shape.js';
import { type Described, describeWritten } from './writers.js';

/** The modules of media without further settings. */
const modules = { json: 'json', text: 'text', bytes: 'bytes', events: 'events', lines: 'lines', sequence: 'lines' };
const suffixes = { json: 'Json', text: 'Text', bytes: 'Bytes', events: 'Events', lines: 'Lines', sequence: 'Sequence' };

const asRecord = (value: object): { readonly [key: string]: Literal } =>
  Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));

/** Creates a function that describes media for one side, with imports relative to `base`. */
export const createDescribeMedia = (
  { api, names, errorBodies }: Pick<EmitInput, 'api' | 'names' | 'errorBodies'>,
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
  /** A part or a form member is read as a whole. */
  const describeHeld = (content: Content, role: 'request' | 'response'): Literal => {
    const { kind } = content;
    if (kind !== 'lines' && kind !== 'sequence') return describe(content, role);
    const verb = (side === 'client') === (role === 'request') ? 'encode' : 'decode';
    return { [verb]: use('media/lines-part', `${verb}${suffixes[kind]}Part`) };
  };
  const describe = (content: Content, role: 'request' | 'response'): Literal => {
    const isSending = (side === 'client') === (role === 'request');
    const { kind } = content;
    const verb = isSending ? 'encode' : 'decode';
    const direction: Direction = role === 'request' ? requestOf(from) : responseOf(from);
    const shape = (): Shape => makeShape(api, direction)(content.schema);
    const describeRead = ({ allowReserved: _, exact: schemas, holds, ...field }: Described) => ({
      ...asRecord(field),
      ...exact(schemas),
      ...(holds !== undefined && { read: use('medium', 'parseMedium'), medium: describeHeld(holds, role) }),
    });
    const describeSent = (field: Described) => describeWritten(field, use, (medium) => describeHeld(medium, role));
    const describePartHeaders = (headers: readonly Described[] = []): { readonly [key: string]: Literal } => {
      if (isSending) return headers.length === 0 ? {} : { headers: headers.map(describeSent) };
      return { headerFields: headers.map(describeRead) };
    };
    const describeField = ({ describedHeaders: headers, isList, ...field }: DescribedField) => ({
      ...(isSending ? describeSent(field) : describeRead(field)),
      // Text in parts is not percent-encoded.
      ...(isSending && kind === 'multipart' && isJoined(field) && { quote: use('quote', 'quotePart') }),
      ...(isList && { isList }),
      ...(headers !== undefined && describePartHeaders(headers)),
    });
    const describeFields = (fields: readonly DescribedField[]): { readonly [key: string]: Literal } => ({
      [isSending ? 'members' : 'fields']: fields.map(describeField),
    });
    if (kind === 'form')
      return { [verb]: use('media/form', `${verb}Form`), ...describeFields(fieldsOf(api, content, direction)) };
    const describePart = ({ exact: schemas, describedHeaders: headers, holds, types, ...part }: DescribedPart) => ({
      ...asRecord(part),
      ...(!isSending && types !== undefined && { types: asJson(types) }),
      ...(holds !== undefined && { medium: describeHeld(holds, role) }),
      ...(headers !== undefined && describePartHeaders(headers)),
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
    verbatim(imports.use(`${base}/responses.js`, names.componentResponse(component)));
  const describeError = (response: Response): Literal | undefined => {
    const body = errorBodyOf(errorBodies, response);
    const { template, constant } = body ?? {};
    return constant === undefined ? template : verbatim(imports.use(`${base}/errors.js`, constant.name));
  };
  const useClient = (module: string, name: string): Literal =>
    verbatim(imports.use(`${base}/runtime/client/${module}.js`, name));
  const scheme = (name: string): Literal => verbatim(imports.use(`${base}/security.js`, names.scheme(name)));
  return Object.assign(describe, {
    side,
    use,
    exact: (described: Pick<Described, 'exact'>) => exact(described.exact),
    useClient,
    scheme,
    ...(side === 'server' && { describeError }),
    ...(from.event === undefined && base !== '.' && { shared }),
  });
};
