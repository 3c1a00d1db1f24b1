/** Sample calls with curl and with the generated client, from the examples of the document. */

import { printExact } from '../../../runtime/codec/exact-json.js';
import type { Json } from '../../../runtime/codec/operation.js';
import { encodeStrict } from '../../../runtime/codec/percent.js';
import { splitPair } from '../../../runtime/codec/writers/pairs.js';
import type { Api, Content, Example, Operation, Parameter, SecurityScheme } from '../../ir/api.js';
import { defaultContent } from '../../ir/content.js';
import { isUsable } from '../../ir/examples.js';
import { entriesOf } from '../../config/codegen-config.js';
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
import { encodeBody, encodeParameters, tryEncode } from '../samples/sendable.js';
import { listCurlParts } from './curl-parts.js';
import { exampleOfParts } from './example-parts.js';
import type { EmitInput } from '../input.js';

/** Returns the example response that the reference shows first. */
const shownResponse = ({ responses }: Operation): Example | undefined =>
  responses.find(({ status }) => /^2/u.test(status))?.content[0]?.examples.find(isUsable);

/**
 * Returns the example that belongs to the same call as a response: with the same name, or without one if the response
 * has none.
 */
const exampleFor = (examples: readonly Example[], response: Example): Example | undefined =>
  examples.find((example) => example.name === response.name && isUsable(example));

/** Returns the value of a parameter in a sample; `undefined` if it is omitted. */
const valueFor = ({ required, example, examples }: Parameter, response: Example | undefined): Json | undefined => {
  if (response === undefined) return example;
  const own = exampleFor(examples, response);
  if (own !== undefined) return own.value;
  return required ? example : undefined;
};

const bodyFor = ({ example, examples }: Content, response: Example | undefined): Json | undefined =>
  (response && exampleFor(examples, response))?.value ?? example;

/**
 * Returns the example request of an operation by location: the one that belongs to the first example of its response.
 * Optional parameters with examples of other calls are omitted, because they would lead to a different response.
 */
export const exampleRequest = (operation: Operation): { readonly [key: string]: Json } => {
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
};

/** Returns the schemes of the first security alternative, which samples show. */
export const sampleSchemes = (api: Api, operation: Operation): SecurityScheme[] => {
  const [first] = operation.security;
  return Object.keys(first ?? {}).flatMap((name) => api.securitySchemes.filter((scheme) => scheme.name === name));
};

/** Returns the placeholder of a credential in samples. */
export const placeholderOf = ({ scheme, tokenRefresh }: SecurityScheme): string =>
  tokenRefresh !== undefined || scheme.type === 'oauth2' || scheme.type === 'openIdConnect'
    ? 'ACCESS_TOKEN'
    : 'API_KEY';

const partsOf = (request: { readonly [key: string]: Json }): Record<string, object> =>
  Object.fromEntries(
    Object.entries(request).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? [[key, value]] : [],
    ),
  );

const shellQuote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** `USER:PASSWORD` as HTTP Basic (RFC 7617). */
const basicCredentials = btoa('USER:PASSWORD');

/** Returns the curl option for a credential; curl encodes a user name and password itself. */
const credentialLine = (scheme: SecurityScheme): string[] => {
  if (scheme.scheme.type === 'http' && scheme.scheme.scheme.toLowerCase() === 'basic') return ["-u 'USER:PASSWORD'"];
  const header = credentialHeader(scheme);
  return header === undefined ? [] : [`-H ${shellQuote(header)}`];
};

/** Returns the header of a credential in samples; `undefined` if it is not sent in a header. */
export const credentialHeader = ({ scheme, ...rest }: SecurityScheme): string | undefined => {
  const placeholder = placeholderOf({ scheme, ...rest });
  if (scheme.type === 'http') {
    const name = `${scheme.scheme.charAt(0).toUpperCase()}${scheme.scheme.slice(1)}`;
    return `Authorization: ${name} ${name === 'Basic' ? basicCredentials : placeholder}`;
  }
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect') return `Authorization: Bearer ${placeholder}`;
  if (scheme.type !== 'apiKey') return undefined;
  if (scheme.in === 'header') return `${scheme.name}: ${scheme.prefix ?? ''}${placeholder}`;
  return scheme.in === 'cookie' ? `Cookie: ${scheme.name}=${placeholder}` : undefined;
};

/** Returns the curl options for a multipart body; of a placeholder file if its parts are unknown. */
const multipartLines = (api: Api, content: Content, example: Json | undefined): string[] => {
  const encoded = tryEncode(() => listCurlParts(api, content, example));
  const parts = 'value' in encoded ? encoded.value : [];
  const isNamed = content.kind === 'multipart';
  if (parts.length === 0) return [isNamed ? "-F 'file=@file'" : "-F '=@file'"];
  return parts.map(([option, value]) => `${option} ${shellQuote(value)}`);
};

/** Returns the curl option for a form pair; as readable text if curl encodes it the same way. */
const pairLine = (pair: string): string => {
  const [name, value] = splitPair(pair);
  const text = decodeURIComponent(value);
  const isReadable = encodeStrict(text) === value && !/\p{Cc}/u.test(text);
  return isReadable ? `--data-urlencode ${shellQuote(`${name}=${text}`)}` : `-d ${shellQuote(pair)}`;
};

/** Returns the curl options for a body. */
const bodyLines = (api: Api, content: Content, body: Json | undefined): string[] => {
  const { kind, mediaType } = content;
  const type = `-H ${shellQuote(`Content-Type: ${mediaType}`)}`;
  if (kind === 'multipart') return multipartLines(api, content, body);
  // Unnamed parts; curl adds the boundary to the media type.
  if (kind === 'parts') return [type, ...multipartLines(api, content, body)];
  if (kind === 'form' && body !== undefined) {
    const form = encodeBody(api, content, body);
    if ('value' in form) return form.value === '' ? [] : form.value.split('&').map(pairLine);
  }
  if (kind !== 'json' && kind !== 'text') return [type, "--data-binary '@file'"];
  if (body === undefined) return [];
  return [type, `-d ${shellQuote(kind === 'json' ? (printExact(body) ?? '') : String(body))}`];
};

/** Returns the server URL of an operation; localhost for a relative URL. */
const serverOf = (api: Api, { servers = api.servers }: Operation): string => {
  const [first] = servers;
  const address = first === undefined ? '' : addressOf(first);
  return /^https?:/u.test(address) ? address : `http://localhost:3000${address === '/' ? '' : address}`;
};

/** Returns whether a sample can be shown: all required values are known, and the client can send them. */
export const hasSample = (api: Api, operation: Operation): boolean => {
  const { body, parameters } = operation;
  const isWhole = parameters.every(({ required, example }) => !required || example !== undefined);
  const content = defaultContent(body?.content ?? []);
  const isShown = content === undefined || !['json', 'text', 'form'].includes(content.kind);
  const isBodyThere = isShown || body?.required !== true || content?.example !== undefined;
  return isWhole && isBodyThere && 'value' in encodeParameters(api, operation, partsOf(exampleRequest(operation)));
};

/** Returns a curl command, with text of the document quoted for the shell; `undefined` if no sample can be shown. */
export const curlSample = ({ api }: EmitInput, operation: Operation): string | undefined => {
  const request = exampleRequest(operation);
  if (!hasSample(api, operation)) return undefined;
  const sent = encodeParameters(api, operation, partsOf(request));
  if ('refusal' in sent) return undefined;
  const { value: encoded } = sent;
  const target = encoded.pathname + (encoded.query === '' ? '' : `?${encoded.query}`);
  const headers = [
    ...Object.entries(encoded.headers),
    ...(encoded.cookie === '' ? [] : [['Cookie', encoded.cookie] as const]),
  ];
  const schemes = sampleSchemes(api, operation);
  const queryKeys = schemes.flatMap(({ scheme }) =>
    scheme.type === 'apiKey' && scheme.in === 'query' ? [`${encodeURIComponent(scheme.name)}=API_KEY`] : [],
  );
  const separator = target.includes('?') ? '&' : '?';
  const url = `${serverOf(api, operation).replace(/\/$/u, '')}${target}${queryKeys.length === 0 ? '' : separator + queryKeys.join('&')}`;
  const content = defaultContent(operation.body?.content ?? []);
  const lines = [
    `curl ${operation.method === 'GET' ? '' : operation.method === 'HEAD' ? '--head ' : `-X ${operation.method} `}${shellQuote(url)}`,
    ...schemes.flatMap(credentialLine),
    ...headers.map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(content === undefined ? [] : bodyLines(api, content, bodyFor(content, shownResponse(operation)))),
  ];
  return lines.join(' \\\n  ');
};

const credentialLiteral = (scheme: SecurityScheme): Code =>
  scheme.scheme.type === 'http' && scheme.scheme.scheme.toLowerCase() === 'basic'
    ? code`{ username: 'USER', password: 'PASSWORD' }`
    : printString(placeholderOf(scheme));

/** Returns the body of a sample, which may be bytes or parts with files; `undefined` if it is not shown. */
const bodyLiteral = (api: Api, operation: Operation): Literal | undefined => {
  const content = defaultContent(operation.body?.content ?? []);
  if (content === undefined) return undefined;
  const example = bodyFor(content, shownResponse(operation));
  if (content.kind === 'bytes') return verbatim(code`new Blob(['content'])`);
  if (content.kind === 'multipart' || content.kind === 'parts') return exampleOfParts(api, content, example);
  return ['json', 'text', 'form', 'xml'].includes(content.kind) ? example : undefined;
};

/** Returns the `baseUrl` option of samples; empty if the document has an absolute server URL. */
export const baseUrlOption = ({ servers: [first] }: Pick<Api, 'servers'>): Code =>
  first !== undefined && /^https?:/u.test(addressOf(first)) ? code`` : code`baseUrl: 'http://localhost:3000'`;

/** Returns the `auth` option of samples for an operation; empty if it needs none. */
export const authOption = (api: Api, operation: Operation): Code => {
  const schemes = sampleSchemes(api, operation).filter(({ scheme }) => scheme.type !== 'mutualTLS');
  const credentials = schemes.map((scheme) => code`${printKey(scheme.name)}: ${credentialLiteral(scheme)}`);
  return credentials.length === 0 ? code`` : code`auth: { ${joinCode(credentials, ', ')} }`;
};

/** Returns a complete, runnable call of the generated client; `undefined` if no sample can be shown. */
export const clientSample = ({ api, names, config }: EmitInput, operation: Operation): Code | undefined => {
  if (!hasSample(api, operation)) return undefined;
  const { value } = names.operation(operation);
  const name = printIdentifier(value);
  const options = [baseUrlOption(api), authOption(api, operation)].filter((each) => each !== '');
  const body = bodyLiteral(api, operation);
  if (body === undefined && operation.body?.required === true) return undefined;
  const request = { ...exampleRequest(operation), ...(body !== undefined && { body }) };
  const argument = Object.keys(request).length === 0 ? code`` : code`, ${indentRest(printLiteral(request, 30), '')}`;
  // The response that mock mode sends.
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
  return code`import { createClient, ${name} } from ${printString(entriesOf(config).client)};

const client = ${client};
const result = await ${name}(client${argument});
${shown}
`;
};

/** Replaces the origin of a curl command by `base`. */
export const rebaseCurl = (curl: string, base: string): string =>
  curl.replace(/'https?:\/\/[^/'?]*/u, () => `'${base}`);

/** Sets the `baseUrl` of a client sample to `base`. */
export const rebaseClient = (source: string, base: string): string => {
  const address = `baseUrl: ${printString(base)}`;
  return source.replace(/^const client = createClient\((.*)\);$/mu, (_, options: string) => {
    const others = /^\{ (?:baseUrl: '[^']*'(?:, )?)?(.*?) ?\}$/u.exec(options)?.[1] ?? '';
    return `const client = createClient({ ${others === '' ? address : `${address}, ${others}`} });`;
  });
};

/** Replaces the credential placeholder of a sample, if it has one. */
export const fillCredential = (sample: string, scheme: string, credential: string): string =>
  sample
    .replace(/^( {2}-H 'Authorization: \w+ )(?:API_KEY|ACCESS_TOKEN)'/mu, (_, head: string) => `${head}${credential}'`)
    .replace(/^const client = .*$/mu, (line) =>
      line.replace(new RegExp(`\\b${scheme}: '(?:API_KEY|ACCESS_TOKEN)'`, 'u'), () => `${scheme}: '${credential}'`),
    );
