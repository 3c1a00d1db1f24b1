/** Samples of calls: for curl, and for the generated client; made from the examples of the document. */

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

/** The example answer that the reference shows first. */
const shownResponse = ({ responses }: Operation): Example | undefined =>
  responses.find(({ status }) => /^2/u.test(status))?.content[0]?.examples.find(isUsable);

/** Of some examples the one of the same call as an answer: of the same name, or without one as the answer is. */
const exampleFor = (examples: readonly Example[], response: Example): Example | undefined =>
  examples.find((example) => example.name === response.name && isUsable(example));

/** What a sample gives for a parameter; `undefined` for one that it leaves out. */
const valueFor = ({ required, example, examples }: Parameter, response: Example | undefined): Json | undefined => {
  if (response === undefined) return example;
  const own = exampleFor(examples, response);
  if (own !== undefined) return own.value;
  return required ? example : undefined;
};

const bodyFor = ({ example, examples }: Content, response: Example | undefined): Json | undefined =>
  (response && exampleFor(examples, response))?.value ?? example;

/**
 * The example request of an operation, by location: the one that the first example of its answer belongs to. Parameters
 * that may be left out and whose examples are of other calls are left out, since each would make it another answer.
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

/** The first alternative of an operation's security whose schemes a sample can show. */
export const sampleSchemes = (api: Api, operation: Operation): SecurityScheme[] => {
  const [first] = operation.security;
  return Object.keys(first ?? {}).flatMap((name) => api.securitySchemes.filter((scheme) => scheme.name === name));
};

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

/** `USER:PASSWORD` as HTTP Basic has it (RFC 7617). */
const basicCredentials = btoa('USER:PASSWORD');

/** What curl is told of a credential; it encodes a name and password itself. */
const credentialLine = (scheme: SecurityScheme): string[] => {
  if (scheme.scheme.type === 'http' && scheme.scheme.scheme.toLowerCase() === 'basic') return ["-u 'USER:PASSWORD'"];
  const header = credentialHeader(scheme);
  return header === undefined ? [] : [`-H ${shellQuote(header)}`];
};

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

/** What curl is told of a multipart body; where nobody knows what its parts are, of a file. */
const multipartLines = (api: Api, content: Content, example: Json | undefined): string[] => {
  const encoded = tryEncode(() => listCurlParts(api, content, example));
  const parts = 'value' in encoded ? encoded.value : [];
  const isNamed = content.kind === 'multipart';
  if (parts.length === 0) return [isNamed ? "-F 'file=@file'" : "-F '=@file'"];
  return parts.map(([option, value]) => `${option} ${shellQuote(value)}`);
};

/** What curl is told of a pair of a form: its text, where curl encodes that alike. */
const pairLine = (pair: string): string => {
  const [name, value] = splitPair(pair);
  const text = decodeURIComponent(value);
  const isReadable = encodeStrict(text) === value && !/\p{Cc}/u.test(text);
  return isReadable ? `--data-urlencode ${shellQuote(`${name}=${text}`)}` : `-d ${shellQuote(pair)}`;
};

/** What curl is told of a body. */
const bodyLines = (api: Api, content: Content, body: Json | undefined): string[] => {
  const { kind, mediaType } = content;
  const type = `-H ${shellQuote(`Content-Type: ${mediaType}`)}`;
  if (kind === 'multipart') return multipartLines(api, content, body);
  // Parts without names; what is between them is added to the media type.
  if (kind === 'parts') return [type, ...multipartLines(api, content, body)];
  if (kind === 'form' && body !== undefined) {
    const form = encodeBody(api, content, body);
    if ('value' in form) return form.value === '' ? [] : form.value.split('&').map(pairLine);
  }
  if (kind !== 'json' && kind !== 'text') return [type, "--data-binary '@file'"];
  if (body === undefined) return [];
  return [type, `-d ${shellQuote(kind === 'json' ? (printExact(body) ?? '') : String(body))}`];
};

/** The address that an operation is called at; a relative one says nothing of its host. */
const serverOf = (api: Api, { servers = api.servers }: Operation): string => {
  const [first] = servers;
  const address = first === undefined ? '' : addressOf(first);
  return /^https?:/u.test(address) ? address : `http://localhost:3000${address === '/' ? '' : address}`;
};

/** Whether a sample of a call can be shown: all that has to be sent is there, and the client sends it. */
export const hasSample = (api: Api, operation: Operation): boolean => {
  const { body, parameters } = operation;
  const isWhole = parameters.every(({ required, example }) => !required || example !== undefined);
  const content = defaultContent(body?.content ?? []);
  const isShown = content === undefined || !['json', 'text', 'form'].includes(content.kind);
  const isBodyThere = isShown || body?.required !== true || content?.example !== undefined;
  return isWhole && isBodyThere && 'value' in encodeParameters(api, operation, partsOf(exampleRequest(operation)));
};

/** A curl command; text of the document is quoted for the shell. `undefined` where no sample can be shown. */
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

/** The body of a sample where it is no plain value: bytes, or parts with files; `undefined` where none is shown. */
const bodyLiteral = (api: Api, operation: Operation): Literal | undefined => {
  const content = defaultContent(operation.body?.content ?? []);
  if (content === undefined) return undefined;
  const example = bodyFor(content, shownResponse(operation));
  if (content.kind === 'bytes') return verbatim(code`new Blob(['content'])`);
  if (content.kind === 'multipart' || content.kind === 'parts') return exampleOfParts(api, content, example);
  return ['json', 'text', 'form', 'xml'].includes(content.kind) ? example : undefined;
};

/** The address that samples give a client whose document names none with a host; empty where it does. */
export const baseUrlOption = ({ servers: [first] }: Pick<Api, 'servers'>): Code =>
  first !== undefined && /^https?:/u.test(addressOf(first)) ? code`` : code`baseUrl: 'http://localhost:3000'`;

/** The credentials that samples give a client for an operation; empty where it asks for none. */
export const authOption = (api: Api, operation: Operation): Code => {
  const schemes = sampleSchemes(api, operation).filter(({ scheme }) => scheme.type !== 'mutualTLS');
  const credentials = schemes.map((scheme) => code`${printKey(scheme.name)}: ${credentialLiteral(scheme)}`);
  return credentials.length === 0 ? code`` : code`auth: { ${joinCode(credentials, ', ')} }`;
};

/** A call of the generated client, whole and runnable; `undefined` where no sample can be shown. */
export const clientSample = ({ api, names, config }: EmitInput, operation: Operation): Code | undefined => {
  if (!hasSample(api, operation)) return undefined;
  const { value } = names.operation(operation);
  const name = printIdentifier(value);
  const options = [baseUrlOption(api), authOption(api, operation)].filter((each) => each !== '');
  const body = bodyLiteral(api, operation);
  if (body === undefined && operation.body?.required === true) return undefined;
  const request = { ...exampleRequest(operation), ...(body !== undefined && { body }) };
  const argument = Object.keys(request).length === 0 ? code`` : code`, ${indentRest(printLiteral(request, 30), '')}`;
  // The one that the mock sends.
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

/** A curl command that is sent to another server: the origin that the document names gives way to `base`. */
export const rebaseCurl = (curl: string, base: string): string =>
  curl.replace(/'https?:\/\/[^/'?]*/u, () => `'${base}`);

/** A call of the client that is sent to `base`. */
export const rebaseClient = (source: string, base: string): string => {
  const address = `baseUrl: ${printString(base)}`;
  return source.replace(/^const client = createClient\((.*)\);$/mu, (_, options: string) => {
    const others = /^\{ (?:baseUrl: '[^']*'(?:, )?)?(.*?) ?\}$/u.exec(options)?.[1] ?? '';
    return `const client = createClient({ ${others === '' ? address : `${address}, ${others}`} });`;
  });
};

/** A sample with a credential in the place of what stands for one, where it has such a place. */
export const fillCredential = (sample: string, scheme: string, credential: string): string =>
  sample
    .replace(/^( {2}-H 'Authorization: \w+ )(?:API_KEY|ACCESS_TOKEN)'/mu, (_, head: string) => `${head}${credential}'`)
    .replace(/^const client = .*$/mu, (line) =>
      line.replace(new RegExp(`\\b${scheme}: '(?:API_KEY|ACCESS_TOKEN)'`, 'u'), () => `${scheme}: '${credential}'`),
    );
