/** Creates sample calls of the generated client, and the requests of all samples, from the examples in the document. */

import type { EncodedRequest } from '../../../runtime/codec/encode.js';
import type { Json } from '../../../runtime/codec/operation.js';
import { entriesOf } from '../../config/codegen-config.js';
import type { Api, Content, Example, Operation, Pagination, Parameter, SecurityScheme } from '../../ir/api.js';
import { defaultContent } from '../../ir/content.js';
import { isUsable } from '../../ir/examples.js';
import { addressOf } from '../../lower/servers.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printIdentifier,
  printKey,
  printString,
} from '../../support/code/code.js';
import { type Literal, printLiteral, verbatim } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';
import { toDated, toDatedRequest } from '../samples/dates.js';
import { encodeParameters } from '../samples/sendable.js';
import { exampleOfParts } from './example-parts.js';

/** Returns the example response that the reference shows first. */
export function shownResponse({ responses }: Operation): Example | undefined {
  return responses.find(({ status }) => /^2/u.test(status))?.content[0]?.examples.find(isUsable);
}

/**
 * Returns the example that shows the same call as a response example: the one with the same name or, if the response
 * example has no name, the one without a name.
 */
function exampleFor(examples: readonly Example[], response: Example): Example | undefined {
  return examples.find((example) => example.name === response.name && isUsable(example));
}

/** Returns the value of a parameter in a sample; `undefined` if the sample omits the parameter. */
function valueFor({ required, example, examples }: Parameter, response: Example | undefined): Json | undefined {
  if (response === undefined) return example;
  const own = exampleFor(examples, response);
  if (own !== undefined) return own.value;
  return required ? example : undefined;
}

/** Returns the value of a body in a sample; `undefined` if the sample omits it. */
export function bodyFor({ example, examples }: Content, response: Example | undefined): Json | undefined {
  return (response && exampleFor(examples, response))?.value ?? example;
}

/**
 * Returns an operation's example request by location. The values belong to the first example of the response. Optional
 * parameters whose examples belong to other calls are omitted, because they would lead to a different response.
 */
export function exampleRequest(operation: Operation): { readonly [key: string]: Json } {
  const response = shownResponse(operation);
  const parts = locations.flatMap(({ in: where, key }): [string, Json][] => {
    const values = parametersIn(operation, where).flatMap((parameter): [string, Json][] => {
      const value = valueFor(parameter, response);
      return value === undefined ? [] : [[parameter.name, value]];
    });
    return values.length === 0 ? [] : [[key, Object.fromEntries(values)]];
  });
  const content = defaultContent(operation.body?.content ?? []);
  const isShown = content !== undefined && ['json', 'text', 'form'].includes(content.kind);
  const body = isShown ? bodyFor(content, response) : undefined;
  return Object.fromEntries(body === undefined ? parts : [...parts, ['body', body]]);
}

/** Returns the security schemes that samples show: those of the first alternative. */
export function sampleSchemes(api: Api, operation: Operation): SecurityScheme[] {
  const [first] = operation.security;
  return Object.keys(first ?? {}).flatMap((name) => api.securitySchemes.filter((scheme) => scheme.name === name));
}

/** Returns the placeholder of a credential in samples. */
export function placeholderOf({ scheme, tokenRefresh }: SecurityScheme): string {
  return tokenRefresh !== undefined || scheme.type === 'oauth2' || scheme.type === 'openIdConnect'
    ? 'ACCESS_TOKEN'
    : 'API_KEY';
}

/** Returns the locations of an example request that have values by name. */
export function partsOf(request: { readonly [key: string]: Json }): Record<string, object> {
  return Object.fromEntries(
    Object.entries(request).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? [[key, value]] : [],
    ),
  );
}

/** `USER:PASSWORD` as HTTP Basic (RFC 7617). */
const basicCredentials = btoa('USER:PASSWORD');

/** Returns the header with a credential for samples; `undefined` if the credential is not sent in a header. */
export function credentialHeader({ scheme, ...rest }: SecurityScheme): string | undefined {
  const placeholder = placeholderOf({ scheme, ...rest });
  if (scheme.type === 'http') {
    const name = `${scheme.scheme.charAt(0).toUpperCase()}${scheme.scheme.slice(1)}`;
    return `Authorization: ${name} ${name === 'Basic' ? basicCredentials : placeholder}`;
  }
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return `Authorization: Bearer ${placeholder}`;
  if (scheme.type !== 'apiKey') return undefined;
  if (scheme.in === 'header') return `${scheme.name}: ${scheme.prefix ?? ''}${placeholder}`;
  return scheme.in === 'cookie' ? `Cookie: ${scheme.name}=${placeholder}` : undefined;
}

/** Encodes the parameters of an operation's example request; `undefined` if the client cannot send them. */
export function encodedSample(api: Api, operation: Operation): EncodedRequest | undefined {
  const encoded = encodeParameters(api, operation, partsOf(exampleRequest(operation)));
  return 'value' in encoded ? encoded.value : undefined;
}

/** Returns the path and query of an operation's example request, with the credentials that are sent in the query. */
export function targetOf(api: Api, operation: Operation): string {
  const { pathname, query } = encodedSample(api, operation) ?? { pathname: operation.path, query: '' };
  const keys = sampleSchemes(api, operation).flatMap((scheme) =>
    scheme.scheme.type === 'apiKey' && scheme.scheme.in === 'query'
      ? [`${encodeURIComponent(scheme.scheme.name)}=${placeholderOf(scheme)}`]
      : [],
  );
  const pairs = [...(query === '' ? [] : [query]), ...keys].join('&');
  return pairs === '' ? pathname : `${pathname}?${pairs}`;
}

/** Returns the name of the parameter that selects a page; `undefined` if links lead to the pages. */
function positionOf(pagination: Pagination): string | undefined {
  switch (pagination.style) {
    case 'page':
      return pagination.page;
    case 'offset':
      return pagination.offset;
    case 'cursor':
      return pagination.cursor;
    default:
      return undefined;
  }
}

/** Returns a request without the optional parameter that selects a page, so that reading starts at the first page. */
export function fromStart(
  { pagination, parameters }: Operation,
  request: { readonly [key: string]: Json },
): { readonly [key: string]: Json } {
  const { query, ...others } = request;
  if (pagination === undefined || typeof query !== 'object' || Array.isArray(query)) return request;
  const { name } =
    parameters.find((each) => each.in === 'query' && !each.required && each.name === positionOf(pagination)) ?? {};
  const rest = Object.fromEntries(Object.entries(query ?? {}).filter(([key]) => key !== name));
  return Object.keys(rest).length === 0 ? others : { ...request, query: rest };
}

/** Returns whether a sample can be created: all required values are known and can be sent by the client. */
export function hasSample(api: Api, operation: Operation): boolean {
  const { body, parameters } = operation;
  const isWhole = parameters.every(({ required, example }) => !required || example !== undefined);
  const content = defaultContent(body?.content ?? []);
  const isShown = content === undefined || !['json', 'text', 'form'].includes(content.kind);
  const isBodyThere = isShown || body?.required !== true || content?.example !== undefined;
  return isWhole && isBodyThere && encodedSample(api, operation) !== undefined;
}

function credentialLiteral(scheme: SecurityScheme): Code {
  return scheme.scheme.type === 'http' && scheme.scheme.scheme.toLowerCase() === 'basic'
    ? code`{ username: 'USER', password: 'PASSWORD' }`
    : printString(placeholderOf(scheme));
}

/** Returns the request body for a client sample, which may contain bytes or files; `undefined` if it is not shown. */
function bodyLiteral(api: Api, operation: Operation): Literal | undefined {
  const content = defaultContent(operation.body?.content ?? []);
  if (content === undefined) return undefined;
  const example = bodyFor(content, shownResponse(operation));
  if (content.kind === 'bytes') return verbatim(code`new Blob(['content'])`);
  if (content.kind === 'multipart' || content.kind === 'parts') return exampleOfParts(api, content, example);
  if (!['json', 'text', 'form', 'xml'].includes(content.kind) || example === undefined) return undefined;
  return toDated(api, content.schema, example);
}

/** Prints the `baseUrl` option for client samples; empty if the document contains an absolute server URL. */
export function baseUrlOption({ servers: [first] }: Pick<Api, 'servers'>): Code {
  return first !== undefined && /^https?:/u.test(addressOf(first)) ? code`` : code`baseUrl: 'http://localhost:3000'`;
}

/** Prints the `auth` option for a client sample; empty if the operation needs no credentials. */
export function authOption(api: Api, operation: Operation): Code {
  const schemes = sampleSchemes(api, operation).filter(({ scheme }) => scheme.type !== 'mutualTLS');
  const credentials = schemes.map((scheme) => code`${printKey(scheme.name)}: ${credentialLiteral(scheme)}`);
  return credentials.length === 0 ? code`` : code`auth: { ${joinCode(credentials, ', ')} }`;
}

/** Returns the request that a client sample sends; `undefined` if no sample can be created. */
export function sampleRequest(api: Api, operation: Operation): { readonly [key: string]: Literal } | undefined {
  if (!hasSample(api, operation)) return undefined;
  const body = bodyLiteral(api, operation);
  if (body === undefined && operation.body?.required === true) return undefined;
  return { ...toDatedRequest(api, operation, exampleRequest(operation)), ...(body !== undefined && { body }) };
}

/**
 * Returns a complete, runnable sample that imports the generated client from `entry`; `undefined` if no sample can be
 * created.
 */
export function clientSample(
  { api, names, config }: EmitInput,
  operation: Operation,
  entry = entriesOf(config).client,
): Code | undefined {
  const request = sampleRequest(api, operation);
  if (request === undefined) return undefined;
  const name = printIdentifier(names.operation(operation).value);
  const options = [baseUrlOption(api), authOption(api, operation)].filter((each) => each !== '');
  const argument = Object.keys(request).length === 0 ? code`` : code`, ${indentRest(printLiteral(request, 30), '')}`;
  // The sample shows the response that the mock mode sends.
  const [success] = operation.responses
    .filter((response) => /^2\d\d$/u.test(response.status))
    .sort((a, b) => Number(a.status) - Number(b.status));
  const shown =
    success === undefined
      ? code`console.log(result.status);`
      : success.content.length === 0
        ? code`console.log(result.status === ${Number(success.status)});`
        : code`if (result.status === ${Number(success.status)}) console.log(result.body);`;
  const created = options.reduce((all, each, index) => (index === 0 ? each : code`${all}, ${each}`), code``);
  const client = options.length === 0 ? code`createClient()` : code`createClient({ ${created} })`;
  return code`import { createClient, ${name} } from ${printString(entry)};

const client = ${client};
const result = await ${name}(client${argument});
${shown}
`;
}

/** Replaces the origin of the URL in a curl command, or in another sample that contains its whole URL, with `base`. */
export function rebaseRequest(sample: string, base: string): string {
  return sample.replace(/(['"])https?:\/\/[^/'"?]*/u, (_, quote: string) => `${quote}${base}`);
}

/** Sets the `baseUrl` of a client sample to `base`. */
export function rebaseClient(source: string, base: string): string {
  const address = `baseUrl: ${printString(base)}`;
  return source.replace(/^const client = createClient\((.*)\);$/mu, (_, options: string) => {
    const others = /^\{ (?:baseUrl: '[^']*'(?:, )?)?(.*?) ?\}$/u.exec(options)?.[1] ?? '';
    return `const client = createClient({ ${others === '' ? address : `${address}, ${others}`} });`;
  });
}

/** Replaces the credential placeholder in a sample, if there is one. */
export function fillCredential(sample: string, scheme: string, credential: string): string {
  return sample
    .replace(
      /(['"](?:Authorization: )?\w+ )(?:API_KEY|ACCESS_TOKEN)(?=['"])/u,
      (_, head: string) => `${head}${credential}`,
    )
    .replace(/^const client = .*$/mu, (line) =>
      line.replace(new RegExp(`\\b${scheme}: '(?:API_KEY|ACCESS_TOKEN)'`, 'u'), () => `${scheme}: '${credential}'`),
    );
}
