/** Prints the run-time descriptor of an operation: the type `Operation` of the client runtime or the server runtime. */

import { encodeExactJson } from '../../../runtime/codec/media/exact-json.js';
import { encodeForm } from '../../../runtime/codec/media/form.js';
import { encodeLinesPart, encodeSequencePart } from '../../../runtime/codec/media/lines-part.js';
import { encodeText } from '../../../runtime/codec/media/text.js';
import { essence } from '../../../runtime/codec/media-type.js';
import type * as runtime from '../../../runtime/codec/operation.js';
import { encodeStrict } from '../../../runtime/codec/percent.js';
import { parseMixed } from '../../../runtime/codec/template.js';
import { joinItems } from '../../../runtime/codec/writers/pairs.js';
import type { SecurityScheme as RuntimeScheme } from '../../../runtime/server/operation.js';
import type { Api, Content, Header, Operation, Parameter, Response, SecurityScheme, Server } from '../../ir/api.js';
import { isBodiless } from '../../ir/content.js';
import { deprecationHeaders } from '../../ir/deprecation.js';
import { type Direction, requestOf, responseOf } from '../../ir/direction.js';
import { containsBigint } from '../../ir/places.js';
import { splitResponses } from '../../ir/responses.js';
import { indexOf } from '../../ir/schema-index.js';
import { typeOfPart } from '../../ir/type-of.js';
import { addressOf } from '../../lower/servers.js';
import { asJson, optional } from '../../openapi/values.js';
import type { Literal } from '../../support/code/literal.js';
import type { UseRuntime } from '../runtime/names.js';
import { type DescribeDates, describeOperationDates } from './dates.js';
import { fieldsOf } from './parts.js';
import { containsComma, makeShape, type ShapeOf } from './shape.js';
import { type Described, describeWritten, makeWritten } from './writers.js';

/** Returns a function that computes a parameter's shapes, including nested ones only in the style `deepObject`. */
function shapeOfParameter(api: Api, { style }: Parameter, direction: Direction = 'sent'): ShapeOf {
  return makeShape(api, direction, style === 'deepObject');
}

/** Returns an operation's parameters in the form in which the codec writes them. */
export function writtenParameters(api: Api, { parameters }: Operation): runtime.WrittenParameter[] {
  return parameters.map((parameter) => writtenOf(api, toDescribed(api, parameter, shapeOfParameter(api, parameter))));
}

/** Returns how a parameter or form field is written in a sample. */
export function writtenOf(api: Api, described: Described): runtime.WrittenParameter {
  const { name, content = '', holds, in: where, isWhole, isRepeated } = described;
  const written = makeWritten(described);
  if (holds === undefined) return written;
  // Samples show only a placeholder for XML.
  const isPair = isWhole !== true && (where === 'query' || where === 'cookie');
  if (holds.kind !== 'xml') return { ...written, content, medium: mediaOf(api, holds) };
  const write: runtime.Write = () => (isPair ? `${encodeStrict(name)}=XML` : 'XML');
  return { name, in: where, write: isRepeated ? (value, own) => joinItems(value, own, write) : write };
}

/** Returns an operation's parameters in the form in which the codec reads them. */
export function readParameters(api: Api, { parameters }: Operation): runtime.Parameter[] {
  return parameters.map((parameter) => {
    const {
      allowReserved: _,
      exact: __,
      holds: ___,
      ...own
    } = toDescribed(api, parameter, shapeOfParameter(api, parameter));
    return own;
  });
}

/** Returns the functions and settings with which content other than XML and bytes is written. */
export function mediaOf(api: Api, content: Content): runtime.Media {
  if (content.kind === 'form')
    return { encode: encodeForm, members: fieldsOf(api, content, 'sent').map((field) => writtenOf(api, field)) };
  if (content.kind === 'lines') return { encode: encodeLinesPart };
  if (content.kind === 'sequence') return { encode: encodeSequencePart };
  return { encode: content.kind === 'text' ? encodeText : encodeExactJson };
}

function flag<K extends string>(name: K, value: boolean): { readonly [P in K]?: true } {
  return value ? ({ [name]: true } as { readonly [P in K]: true }) : {};
}

function toDescribed(api: Api, parameter: Parameter, shapeOf: ShapeOf): Described {
  return {
    name: parameter.name,
    in: parameter.in,
    shape: shapeOf(parameter.schema),
    ...(parameter.style === undefined ? {} : { style: parameter.style, explode: parameter.explode }),
    ...flag('allowReserved', parameter.allowReserved),
    ...(parameter.content === undefined ? {} : { content: parameter.content }),
    ...(parameter.medium === undefined ? {} : { holds: parameter.medium }),
    ...flag('isWhole', parameter.isWhole === true),
    ...exactOf(api, parameter),
  };
}

/** Returns the schema of a parameter that is sent as JSON text, if its values contain bigints. */
function exactOf(
  api: Api,
  { content, medium, schema }: Pick<Parameter, 'content' | 'medium' | 'schema'>,
): Pick<Described, 'exact'> {
  return content !== undefined && medium === undefined && containsBigint(indexOf(api), schema)
    ? { exact: [schema] }
    : {};
}

/** Returns the text between a path parameter and the next one in the same segment, if any. */
function endOf(route: string, { name, in: where }: Parameter): Pick<Described, 'before'> {
  const segment = route.split('/').find((each) => where === 'path' && each.includes(`{${name}}`));
  const { names = [], literals = [] } = (segment !== undefined && parseMixed(segment)) || {};
  const at = names.indexOf(name) + 1;
  const before = at > 0 && at < names.length ? literals[at] : undefined;
  return before === undefined ? {} : { before };
}

/** Describes a parameter for the client, which encodes it. */
function describeSent(
  api: Api,
  { route }: Operation,
  parameter: Parameter,
  describe: DescribeMedia,
  shapeOf: ShapeOf,
): Literal {
  const described = { ...toDescribed(api, parameter, shapeOf), ...endOf(route, parameter) };
  return describeWritten(described, describe.use, (medium) => describe(medium, 'request'));
}

/** Describes a parameter that a server reads from requests. */
function describeReceived(api: Api, parameter: Parameter, describe: DescribeMedia, shapeOf: ShapeOf): Literal {
  const { medium, isWhole } = parameter;
  return {
    name: parameter.name,
    in: parameter.in,
    ...flag('required', parameter.required),
    shape: medium === undefined ? asJson(shapeOf(parameter.schema)) : 'any',
    ...(parameter.style === undefined ? {} : { style: parameter.style, explode: parameter.explode }),
    ...(parameter.content === undefined ? {} : { content: parameter.content }),
    ...describe.exact(exactOf(api, parameter)),
    ...flag('isWhole', isWhole === true),
    ...(medium !== undefined && {
      read: isWhole ? describe.use('codec', 'readQuery') : describe.use('codec', 'parseMedium'),
      medium: describe(medium, 'request'),
    }),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
    ...flag('allowEmptyValue', parameter.allowEmptyValue === true),
    ...flag('splitsEncoded', canSplitEncoded(api, parameter)),
  };
}

/** Returns whether encoded commas also separate items, because the style uses commas and no item can contain one. */
function canSplitEncoded(api: Api, { style, explode, schema, in: where }: Parameter): boolean {
  const isParted = (style === 'form' || style === 'simple') && !explode && where !== 'header';
  const index = indexOf(api);
  return isParted && !containsComma(index, typeOfPart(index, schema, 'sent'), []);
}

/** Describes media types and other details for the client or the server. */
export interface DescribeMedia {
  (content: Content, role: 'request' | 'response'): Literal;
  readonly side: 'client' | 'server';
  /** The constant of a response component; absent for events. */
  readonly shared?: (component: string) => Literal;
  /** Describes how to read JSON within text that contains bigints. */
  readonly exact: (described: Pick<Described, 'exact'>) => { readonly [key: string]: Literal };
  /** Returns the template for an error body; only for servers. */
  readonly describeError?: (response: Response) => Literal | undefined;
  /** Describes the locations of dates, if the document has any. */
  readonly dates: DescribeDates | undefined;
  /** Imports a name from the runtime. */
  readonly use: UseRuntime<Literal>;
  /** Returns the constant of a security scheme. */
  readonly scheme: (name: string) => Literal;
}

function describeContent(contents: readonly Content[], role: 'request' | 'response', describe: DescribeMedia): Literal {
  return Object.fromEntries(contents.map((content) => [content.mediaType, describe(content, role)]));
}

/** Describes a header for a server, which writes it. */
function describeWrittenHeader(api: Api, header: Header, shape: runtime.Json, describe: DescribeMedia): Literal {
  const { name, explode, content, medium } = header;
  const { use } = describe;
  if (medium !== undefined) {
    const write = use('codec', 'writeMediumHeader');
    return { shape: 'any', content: content ?? '', write, medium: describe(medium, 'response') };
  }
  if (name === 'set-cookie' && content === undefined) return { shape, writeLines: use('codec', 'writeCookieLines') };
  if (content !== undefined) {
    const isExact = exactOf(api, header).exact !== undefined;
    return { shape, content, ...(isExact && { print: use('codec', 'printExact') }) };
  }
  return holdsMembers(explode, shape) ? { shape, explode } : shape;
}

/** Returns whether a shape contains objects that are exploded; `explode` has no effect on other values. */
function holdsMembers(explode: boolean, shape: runtime.Json): boolean {
  return explode && JSON.stringify(shape).includes('"object"');
}

/** The runtime functions that read headers with a single value, by shape. */
const plainHeaders = {
  any: 'textHeader',
  bigint: 'bigintHeader',
  boolean: 'booleanHeader',
  integer: 'integerHeader',
  number: 'numberHeader',
  string: 'textHeader',
} as const;

function isPlain(shape: runtime.Json): shape is keyof typeof plainHeaders {
  return typeof shape === 'string' && Object.hasOwn(plainHeaders, shape);
}

/** Describes a header for a client, which reads it. */
function describeReadHeader(api: Api, header: Header, shape: runtime.Json, describe: DescribeMedia): Literal {
  const { name, explode, content, medium } = header;
  const { use, exact } = describe;
  if (medium !== undefined) {
    const read = use('client', 'readMediumHeader');
    return { read, content: content ?? '', medium: describe(medium, 'response') };
  }
  if (name === 'set-cookie' && content === undefined) return { read: use('client', 'readSetCookie'), shape };
  const read = use('client', 'readHeader');
  if (content !== undefined) return { read, shape, content, ...exact(exactOf(api, header)) };
  return holdsMembers(explode, shape) ? { read, shape, explode } : { read, shape };
}

function describeHeader(api: Api, shapeOf: ShapeOf, header: Header, describe: DescribeMedia): Literal {
  const shape = asJson(shapeOf(header.schema));
  if (describe.side === 'server') return describeWrittenHeader(api, header, shape, describe);
  return header.content === undefined && header.name !== 'set-cookie' && isPlain(shape)
    ? describe.use('client', plainHeaders[shape])
    : describeReadHeader(api, header, shape, describe);
}

/** Returns whether no media type has parameters or is a range, so that they can be compared as strings. */
function areTypesPlain(contents: readonly Content[]): boolean {
  return contents.every(({ mediaType }) => mediaType === essence(mediaType) && !mediaType.includes('*'));
}

/** Describes a response without using a shared constant. */
export function describeOwnResponse(
  api: Api,
  shapeOf: ShapeOf,
  response: Response,
  describe: DescribeMedia,
): { readonly [key: string]: Literal } {
  return {
    ...(response.content.length === 0 ? {} : { content: describeContent(response.content, 'response', describe) }),
    ...(describe.side === 'client' &&
      !areTypesPlain(response.content) && { match: describe.use('codec', 'matchDeclared') }),
    ...(response.headers.length === 0
      ? {}
      : {
          headers: Object.fromEntries(
            response.headers.map((header) => [header.name, describeHeader(api, shapeOf, header, describe)]),
          ),
        }),
    ...optional('errorBody', describe.describeError?.(response)),
  };
}

function describeWrite(content: readonly Content[], { use }: DescribeMedia): Literal {
  return content.length === 1 && areTypesPlain(content) ? use('client', 'writeBody') : use('client', 'writeChosenBody');
}

function describeBody({ required, content }: NonNullable<Operation['body']>, describe: DescribeMedia): Literal {
  return {
    ...(describe.side === 'client' ? { write: describeWrite(content, describe) } : flag('required', required)),
    content: describeContent(content, 'request', describe),
  };
}

/** Describes a response. For a response component, returns the shared constant. */
export function describeResponse(
  api: Api,
  shapeOf: ShapeOf,
  { method }: Operation,
  response: Response,
  describe: DescribeMedia,
): Literal {
  const { component, status } = response;
  // Servers describe the body of a response to HEAD, but it is never sent (RFC 9110, 9.3.2).
  if (method === 'HEAD' && describe.side === 'client')
    return describeOwnResponse(api, shapeOf, { ...response, content: [] }, describe);
  // A status without a body takes precedence over the content of the component.
  return component === undefined || describe.shared === undefined || isBodiless(status)
    ? describeOwnResponse(api, shapeOf, response, describe)
    : describe.shared(component);
}

/** Returns the `Accept` header, with the media types of all responses; nothing if JSON is the only one. */
function describeAccept({ responses }: Operation): { readonly accept?: string | null } {
  const types = new Set(responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType)));
  const accept = types.size === 0 ? null : [...types].join(', ');
  return accept === 'application/json' ? {} : { accept };
}

/** Returns the deprecation headers for all responses; nothing for events. */
function describeDeprecated(api: Api, operation: Operation): { readonly deprecation?: Literal } {
  const shapeOf = makeShape(api, responseOf(operation));
  // If a response declares the header with another type, the handler has to set it.
  const isText = ({ content, schema }: Header): boolean =>
    content === undefined && ['string', 'any'].some((shape) => shape === shapeOf(schema));
  const lines = deprecationHeaders(operation).filter(([name]) =>
    operation.responses.every(({ headers }) => headers.every((header) => header.name !== name || isText(header))),
  );
  return operation.event !== undefined || lines.length === 0 ? {} : { deprecation: lines };
}

/** Encodes an operation's fixed query parameters. */
export function encodePairs(pairs: NonNullable<Operation['query']>): string {
  return pairs.map(([name, value]) => `${encodeStrict(name)}=${encodeStrict(value)}`).join('&');
}

/** Describes an operation. `id` is the name of its function, `errors` the constant with its error responses. */
export function describeOperation(
  api: Api,
  operation: Operation,
  id: string,
  describe: DescribeMedia,
  errors?: Literal,
): { readonly [key: string]: Literal } {
  const shapeOfHeader = makeShape(api, responseOf(operation));
  const shapeOf = (each: Parameter): ShapeOf => shapeOfParameter(api, each, requestOf(operation));
  const { body, servers } = operation;
  const declared = splitResponses(operation);
  const describeResponses = (responses: readonly Response[]): Literal =>
    Object.fromEntries(
      responses.map((response) => [
        response.status,
        describeResponse(api, shapeOfHeader, operation, response, describe),
      ]),
    );
  return {
    id,
    method: operation.method,
    path: operation.route,
    ...(operation.query === undefined
      ? {}
      : {
          query: describe.side === 'client' ? encodePairs(operation.query) : operation.query.map((pair) => [...pair]),
        }),
    ...(operation.parameters.length === 0
      ? {}
      : {
          parameters: operation.parameters.map((each) =>
            describe.side === 'client'
              ? describeSent(api, operation, each, describe, shapeOf(each))
              : describeReceived(api, each, describe, shapeOf(each)),
          ),
        }),
    ...(body === undefined ? {} : { body: describeBody(body, describe) }),
    ...(describe.side === 'client' && describeAccept(operation)),
    responses: describeResponses(declared.successes),
    ...(declared.errors.length > 0 && { errors: errors ?? describeResponses(declared.errors) }),
    ...(operation.security.length === 0
      ? {}
      : {
          security: operation.security.map((each) =>
            describe.side === 'client' ? describeRequirement(api, each, describe.scheme) : asJson(each),
          ),
        }),
    ...(servers === undefined || describe.side === 'server' ? {} : { server: describeServer(servers) }),
    ...(describe.side === 'server' && describeDeprecated(api, operation)),
    ...(describe.dates !== undefined && describeOperationDates(api, operation, ({ name }) => name, describe.dates)),
  };
}

/** Describes a security requirement for a client, excluding certificates, which belong to the connection. */
export function describeRequirement(
  { securitySchemes }: Api,
  requirement: Operation['security'][number],
  scheme: (name: string) => Literal,
): Literal {
  return Object.keys(requirement)
    .filter((name) => securitySchemes.some((each) => each.name === name && each.scheme.type !== 'mutualTLS'))
    .map(scheme);
}

/** Describes the first server for a client. */
export function describeServer([server]: readonly Server[]): runtime.Json {
  return {
    // A URL with an undeclared variable is unusable.
    url: server === undefined || addressOf(server).includes('{') ? '' : addressOf(server),
    ...(server !== undefined &&
      server.variables.length > 0 && {
        template: server.url,
        variables: Object.fromEntries(server.variables.map(({ name, ...variable }) => [name, asJson(variable)])),
      }),
  };
}

/** Describes security schemes for a server. */
export function describeSecuritySchemes(schemes: readonly SecurityScheme[]): runtime.Json {
  return Object.fromEntries(schemes.map(({ name, scheme }) => [name, describeScheme(scheme)]));
}

/** Returns the fields of a scheme that are relevant at run time. */
function describeScheme(scheme: SecurityScheme['scheme']): RuntimeScheme {
  return scheme.type === 'http' || scheme.type === 'apiKey' ? { ...scheme } : { type: scheme.type };
}
