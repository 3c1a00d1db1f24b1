/** The run-time descriptor of an operation, like the runtime's `Operation` of each side. */

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
import { responseOf, type Direction, requestOf } from '../../ir/direction.js';
import type { Response, Api, Content, Header, Operation, Parameter, SecurityScheme, Server } from '../../ir/api.js';
import { isBodiless } from '../../ir/content.js';
import { deprecationHeaders } from '../../ir/deprecation.js';
import { containsBigint } from '../../ir/integers.js';
import { indexOf } from '../../ir/schema-index.js';
import { typeOfPart } from '../../ir/type-of.js';
import { asJson, optional } from '../../openapi/values.js';
import { addressOf } from '../../lower/servers.js';
import type { Literal } from '../../support/code/literal.js';
import { fieldsOf } from './parts.js';
import { containsComma, makeShape, type ShapeOf } from './shape.js';
import { type Described, describeWritten, makeWritten } from './writers.js';

/** Only the style deepObject describes nested values. */
const shapeOfParameter = (api: Api, { style }: Parameter, direction: Direction = 'sent'): ShapeOf =>
  makeShape(api, direction, style === 'deepObject');

/** Returns the parameters of an operation, as needed to encode a request. */
export const writtenParameters = (api: Api, { parameters }: Operation): runtime.WrittenParameter[] =>
  parameters.map((parameter) => writtenOf(api, toDescribed(api, parameter, shapeOfParameter(api, parameter))));

/** Returns how a parameter or form member is written in a sample. */
export const writtenOf = (api: Api, described: Described): runtime.WrittenParameter => {
  const { name, content = '', holds, in: where, isWhole, isRepeated } = described;
  const written = makeWritten(described);
  if (holds === undefined) return written;
  // Samples show only a placeholder for XML.
  const isPair = isWhole !== true && (where === 'query' || where === 'cookie');
  if (holds.kind !== 'xml') return { ...written, content, medium: mediaOf(api, holds) };
  const write: runtime.Write = () => (isPair ? `${encodeStrict(name)}=XML` : 'XML');
  return { name, in: where, write: isRepeated ? (value, own) => joinItems(value, own, write) : write };
};

/** Returns the parameters of an operation, as needed to decode a request. */
export const readParameters = (api: Api, { parameters }: Operation): runtime.Parameter[] =>
  parameters.map((parameter) => {
    const {
      allowReserved: _,
      exact: __,
      holds: ___,
      ...own
    } = toDescribed(api, parameter, shapeOfParameter(api, parameter));
    return own;
  });

/** Returns the media that writes a content other than XML and bytes. */
export const mediaOf = (api: Api, content: Content): runtime.Media => {
  if (content.kind === 'form')
    return { encode: encodeForm, members: fieldsOf(api, content, 'sent').map((field) => writtenOf(api, field)) };
  if (content.kind === 'lines') return { encode: encodeLinesPart };
  if (content.kind === 'sequence') return { encode: encodeSequencePart };
  return { encode: content.kind === 'text' ? encodeText : encodeExactJson };
};

const flag = <K extends string>(name: K, value: boolean): { readonly [P in K]?: true } =>
  value ? ({ [name]: true } as { readonly [P in K]: true }) : {};

const toDescribed = (api: Api, parameter: Parameter, shapeOf: ShapeOf): Described => ({
  name: parameter.name,
  in: parameter.in,
  shape: shapeOf(parameter.schema),
  ...(parameter.style === undefined ? {} : { style: parameter.style, explode: parameter.explode }),
  ...flag('allowReserved', parameter.allowReserved),
  ...(parameter.content === undefined ? {} : { content: parameter.content }),
  ...(parameter.medium === undefined ? {} : { holds: parameter.medium }),
  ...flag('isWhole', parameter.isWhole === true),
  ...exactOf(api, parameter),
});

/** Returns the schemas of JSON within text that contains bigints. */
const exactOf = (
  api: Api,
  { content, medium, schema }: Pick<Parameter, 'content' | 'medium' | 'schema'>,
): Pick<Described, 'exact'> =>
  content !== undefined && medium === undefined && containsBigint(indexOf(api), schema) ? { exact: [schema] } : {};

/** Returns the text between a parameter and the next one in its path segment, if any. */
const endOf = (route: string, { name, in: where }: Parameter): Pick<Described, 'before'> => {
  const segment = route.split('/').find((each) => where === 'path' && each.includes(`{${name}}`));
  const { names = [], literals = [] } = (segment !== undefined && parseMixed(segment)) || {};
  const at = names.indexOf(name) + 1;
  const before = at > 0 && at < names.length ? literals[at] : undefined;
  return before === undefined ? {} : { before };
};

/** Describes a parameter for a client, which writes it. */
const describeSent = (
  api: Api,
  { route }: Operation,
  parameter: Parameter,
  describe: DescribeMedia,
  shapeOf: ShapeOf,
): Literal => {
  const described = { ...toDescribed(api, parameter, shapeOf), ...endOf(route, parameter) };
  return describeWritten(described, describe.use, (medium) => describe(medium, 'request'));
};

/** Describes a parameter for a server, which reads it. */
const describeReceived = (api: Api, parameter: Parameter, describe: DescribeMedia, shapeOf: ShapeOf): Literal => {
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
      read: isWhole ? describe.use('query-string', 'readQuery') : describe.use('medium', 'parseMedium'),
      medium: describe(medium, 'request'),
    }),
    ...(parameter.default === undefined ? {} : { default: parameter.default }),
    ...flag('allowEmptyValue', parameter.allowEmptyValue === true),
    ...flag('splitsEncoded', canSplitEncoded(api, parameter)),
  };
};

/**
 * Returns whether a list is separated by commas and no item can contain one, so that encoded commas are delimiters,
 * too.
 */
const canSplitEncoded = (api: Api, { style, explode, schema, in: where }: Parameter): boolean => {
  const isParted = (style === 'form' || style === 'simple') && !explode && where !== 'header';
  const index = indexOf(api);
  return isParted && !containsComma(index, typeOfPart(index, schema, 'sent'), []);
};

/** Describes the media types of a content. */
export interface DescribeMedia {
  (content: Content, role: 'request' | 'response'): Literal;
  readonly side: 'client' | 'server';
  /** The constant of a response component; absent in the module that declares them, and for events. */
  readonly shared?: (component: string) => Literal;
  /** Describes how JSON within text that contains bigints is read. */
  readonly exact: (described: Pick<Described, 'exact'>) => { readonly [key: string]: Literal };
  /** The template of an error body; for servers only. */
  readonly describeError?: (response: Response) => Literal | undefined;
  /** Returns a name that a codec module exports. */
  readonly use: (module: string, name: string) => Literal;
  /** Returns a name that a module of the client runtime exports. */
  readonly useClient: (module: string, name: string) => Literal;
  /** Returns the constant of a security scheme. */
  readonly scheme: (name: string) => Literal;
}

const describeContent = (
  contents: readonly Content[],
  role: 'request' | 'response',
  describe: DescribeMedia,
): Literal => Object.fromEntries(contents.map((content) => [content.mediaType, describe(content, role)]));

/** Describes a header for a server, which writes it. */
const describeWrittenHeader = (api: Api, header: Header, shape: runtime.Json, describe: DescribeMedia): Literal => {
  const { name, explode, content, medium } = header;
  const { use } = describe;
  if (medium !== undefined) {
    const write = use('writers/medium', 'writeMediumHeader');
    return { shape: 'any', content: content ?? '', write, medium: describe(medium, 'response') };
  }
  if (name === 'set-cookie' && content === undefined)
    return { shape, writeLines: use('cookie-lines', 'writeCookieLines') };
  if (content !== undefined) {
    const isExact = exactOf(api, header).exact !== undefined;
    return { shape, content, ...(isExact && { print: use('exact-json', 'printExact') }) };
  }
  return holdsMembers(explode, shape) ? { shape, explode } : shape;
};

/** `explode` affects objects only. */
const holdsMembers = (explode: boolean, shape: runtime.Json): boolean =>
  explode && JSON.stringify(shape).includes('"object"');

const plainHeaders = new Map<runtime.Json, string>([
  ...(['string', 'any'] as const).map((shape) => [shape, 'textHeader'] as const),
  ...(['integer', 'bigint', 'number', 'boolean'] as const).map((shape) => [shape, `${shape}Header`] as const),
]);

/** Describes a header for a client, which reads it. */
const describeReadHeader = (api: Api, header: Header, shape: runtime.Json, describe: DescribeMedia): Literal => {
  const { name, explode, content, medium } = header;
  const { useClient, exact } = describe;
  if (medium !== undefined) {
    const read = useClient('headers', 'readMediumHeader');
    return { read, content: content ?? '', medium: describe(medium, 'response') };
  }
  if (name === 'set-cookie' && content === undefined)
    return { read: useClient('cookie-header', 'readSetCookie'), shape };
  const read = useClient('headers', 'readHeader');
  if (content !== undefined) return { read, shape, content, ...exact(exactOf(api, header)) };
  return holdsMembers(explode, shape) ? { read, shape, explode } : { read, shape };
};

const describeHeader = (api: Api, shapeOf: ShapeOf, header: Header, describe: DescribeMedia): Literal => {
  const shape = asJson(shapeOf(header.schema));
  if (describe.side === 'server') return describeWrittenHeader(api, header, shape, describe);
  const plain = header.content === undefined && header.name !== 'set-cookie' ? plainHeaders.get(shape) : undefined;
  return plain === undefined ? describeReadHeader(api, header, shape, describe) : describe.useClient('headers', plain);
};

/** Returns whether received media types can be matched by name alone. */
const areTypesPlain = (contents: readonly Content[]): boolean =>
  contents.every(({ mediaType }) => mediaType === essence(mediaType) && !mediaType.includes('*'));

/** Describes a response itself, without sharing. */
export const describeOwnResponse = (
  api: Api,
  shapeOf: ShapeOf,
  response: Response,
  describe: DescribeMedia,
): { readonly [key: string]: Literal } => ({
  ...(response.content.length === 0 ? {} : { content: describeContent(response.content, 'response', describe) }),
  ...(describe.side === 'client' &&
    !areTypesPlain(response.content) && { match: describe.use('media-type', 'matchDeclared') }),
  ...(response.headers.length === 0
    ? {}
    : {
        headers: Object.fromEntries(
          response.headers.map((header) => [header.name, describeHeader(api, shapeOf, header, describe)]),
        ),
      }),
  ...optional('errorBody', describe.describeError?.(response)),
});

const describeWrite = (content: readonly Content[], { useClient }: DescribeMedia): Literal =>
  content.length === 1 && areTypesPlain(content)
    ? useClient('outgoing', 'writeBody')
    : useClient('outgoing-choice', 'writeChosenBody');

const describeBody = ({ required, content }: NonNullable<Operation['body']>, describe: DescribeMedia): Literal => ({
  ...(describe.side === 'client' ? { write: describeWrite(content, describe) } : flag('required', required)),
  content: describeContent(content, 'request', describe),
});

const describeResponse = (
  api: Api,
  shapeOf: ShapeOf,
  { method }: Operation,
  response: Response,
  describe: DescribeMedia,
): Literal => {
  const { component, status } = response;
  // Responses to HEAD have no body (RFC 9110, 9.3.2), although servers describe it.
  if (method === 'HEAD' && describe.side === 'client')
    return describeOwnResponse(api, shapeOf, { ...response, content: [] }, describe);
  // For bodiless statuses, the content of the component is ignored.
  return component === undefined || describe.shared === undefined || isBodiless(status)
    ? describeOwnResponse(api, shapeOf, response, describe)
    : describe.shared(component);
};

/** Returns the `Accept` header of a client: the media types of all responses. */
const describeAccept = ({ responses }: Operation): { readonly accept?: string } => {
  const types = new Set(responses.flatMap(({ content }) => content.map(({ mediaType }) => mediaType)));
  return types.size === 0 ? {} : { accept: [...types].join(', ') };
};

/** Returns the deprecation headers of all responses; responses to events have none. */
const describeDeprecated = (api: Api, operation: Operation): { readonly deprecation?: Literal } => {
  const shapeOf = makeShape(api, responseOf(operation));
  // A header that is declared with another type is left to the handler.
  const isText = ({ content, schema }: Header): boolean =>
    content === undefined && ['string', 'any'].some((shape) => shape === shapeOf(schema));
  const lines = deprecationHeaders(operation).filter(([name]) =>
    operation.responses.every(({ headers }) => headers.every((header) => header.name !== name || isText(header))),
  );
  return operation.event !== undefined || lines.length === 0 ? {} : { deprecation: lines };
};

/** Encodes the fixed query parameters of an operation. */
export const encodePairs = (pairs: NonNullable<Operation['query']>): string =>
  pairs.map(([name, value]) => `${encodeStrict(name)}=${encodeStrict(value)}`).join('&');

/** Describes an operation as a literal; `id` is the name of its function. */
export const describeOperation = (
  api: Api,
  operation: Operation,
  id: string,
  describe: DescribeMedia,
): { readonly [key: string]: Literal } => {
  const shapeOfHeader = makeShape(api, responseOf(operation));
  const shapeOf = (each: Parameter): ShapeOf => shapeOfParameter(api, each, requestOf(operation));
  const { body, servers } = operation;
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
    responses: Object.fromEntries(
      operation.responses.map((response) => [
        response.status,
        describeResponse(api, shapeOfHeader, operation, response, describe),
      ]),
    ),
    ...(operation.security.length === 0
      ? {}
      : {
          security: operation.security.map((each) =>
            describe.side === 'client' ? describeRequirement(api, each, describe.scheme) : asJson(each),
          ),
        }),
    ...(servers === undefined || describe.side === 'server' ? {} : { server: describeServer(servers) }),
    ...(describe.side === 'server' && describeDeprecated(api, operation)),
  };
};

/** Describes a security requirement for a client, without certificates, which belong to the connection. */
export const describeRequirement = (
  { securitySchemes }: Api,
  requirement: Operation['security'][number],
  scheme: (name: string) => Literal,
): Literal =>
  Object.keys(requirement)
    .filter((name) => securitySchemes.some((each) => each.name === name && each.scheme.type !== 'mutualTLS'))
    .map(scheme);

/** Describes the first server for a client. */
export const describeServer = ([server]: readonly Server[]): runtime.Json => ({
  // A URL with an undeclared variable is unusable.
  url: server === undefined || addressOf(server).includes('{') ? '' : addressOf(server),
  ...(server !== undefined &&
    server.variables.length > 0 && {
      template: server.url,
      variables: Object.fromEntries(server.variables.map(({ name, ...variable }) => [name, asJson(variable)])),
    }),
});

/** Describes security schemes for a server. */
export const describeSecuritySchemes = (schemes: readonly SecurityScheme[]): runtime.Json =>
  Object.fromEntries(schemes.map(({ name, scheme }) => [name, describeScheme(scheme)]));

/** Returns the part of a scheme that client and server use. */
const describeScheme = (scheme: SecurityScheme['scheme']): RuntimeScheme =>
  scheme.type === 'http' || scheme.type === 'apiKey' ? { ...scheme } : { type: scheme.type };
