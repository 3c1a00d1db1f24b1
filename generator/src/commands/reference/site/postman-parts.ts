/**
 * The parts of requests in a Postman collection. Postman replaces `{{name}}` wherever it occurs, repeatedly and also
 * with the user's own variables. It has no escape, so text of the document never contains `{{`: JSON has `\u007b` for
 * the second brace, XML `&#123;`, URLs and forms `%7B`; elsewhere, a space separates the braces.
 */
import type { Api, Operation, Parameter, SecurityScheme } from '../../../ir/api.js';
import { indentLong } from '../../../support/code/json.js';
import { isBasic, readFields, type SampleBody, type SampleRequest, textOfPart } from './samples/parts.js';

export interface PostmanText {
  readonly content: string;
  readonly type: 'text/plain';
}

interface Attribute {
  readonly key: string;
  readonly value?: string;
  readonly type?: string;
  readonly description?: PostmanText;
  readonly disabled?: true;
}

/** Separates braces that would begin a variable. */
export function separate(text: string): string {
  return text.replaceAll(/\{(?=\{)/gu, '{ ');
}

/** Escapes braces in JSON that would begin a variable; `{{` occurs only within strings. */
export function separateJson(text: string): string {
  return text.replaceAll(/\{(?=\{)/gu, '\\u007b');
}

export function separateXml(text: string): string {
  return text.includes('<![CDATA[') ? separate(text) : text.replaceAll(/\{(?=\{)/gu, '&#123;');
}

/** Returns a description, or nothing if there is no text. */
export function describe(...texts: readonly (string | undefined)[]): { readonly description?: PostmanText } {
  const content = texts.filter((text) => text !== undefined && text.trim() !== '').join('\n\n');
  return content === '' ? {} : { description: { content: separate(content), type: 'text/plain' } };
}

/** Returns the variable for a name from the document, without braces, which would end the variable. */
export function variableOf(kind: string, name: string): string {
  return `${kind}_${name.replaceAll(/[^\w.-]/gu, '_')}`;
}

function refer(kind: string, name: string): string {
  return `{{${variableOf(kind, name)}}}`;
}

/** Returns the variables of a credential. */
export function credentialVariables(scheme: SecurityScheme): readonly string[] {
  if (scheme.scheme.type === 'mutualTLS') return [];
  const name = variableOf('credential', scheme.name);
  return isBasic(scheme) ? [`${name}_user`, `${name}_password`] : [name];
}

function attributes(values: Readonly<Record<string, string>>): readonly Attribute[] {
  return Object.entries(values).map(([key, value]) => ({ key, value, type: 'string' }));
}

/** Returns Postman's authentication for a scheme; `undefined` if Postman has none, so that a header is needed. */
function authOf(scheme: SecurityScheme): object | undefined {
  const { scheme: own, name } = scheme;
  const value = refer('credential', name);
  if (own.type === 'http' && isBasic(scheme)) {
    const [username = '', password = ''] = credentialVariables(scheme).map((variable) => `{{${variable}}}`);
    return { type: 'basic', basic: attributes({ username, password }) };
  }
  const isBearer = own.type === 'http' && own.scheme.toLowerCase() === 'bearer';
  if (isBearer || own.type === 'openIdConnect') return { type: 'bearer', bearer: attributes({ token: value }) };
  if (own.type === 'oauth2')
    return { type: 'oauth2', oauth2: attributes({ accessToken: value, addTokenTo: 'header' }) };
  if (own.type !== 'apiKey' || own.in === 'cookie') return undefined;
  const key = separate(own.name);
  return { type: 'apikey', apikey: attributes({ key, value: `${separate(own.prefix ?? '')}${value}`, in: own.in }) };
}

/** Returns the header with a credential that Postman's authentication does not send. */
function credentialHeaders({ scheme, name }: SecurityScheme): readonly Attribute[] {
  const value = refer('credential', name);
  if (scheme.type === 'http') return [{ key: 'Authorization', value: `${separate(scheme.scheme)} ${value}` }];
  if (scheme.type === 'oauth2' || scheme.type === 'openIdConnect')
    return [{ key: 'Authorization', value: `Bearer ${value}` }];
  if (scheme.type !== 'apiKey' || scheme.in === 'query') return [];
  const key = separate(scheme.name);
  return scheme.in === 'cookie'
    ? [{ key: 'Cookie', value: `${key}=${value}` }]
    : [{ key, value: `${separate(scheme.prefix ?? '')}${value}` }];
}

/** Returns the authentication of a request, with the headers for further schemes. */
export function printAuth(schemes: readonly SecurityScheme[]): {
  readonly auth: object;
  readonly headers: readonly Attribute[];
} {
  const at = schemes.findIndex((scheme) => authOf(scheme) !== undefined);
  const first = schemes[at];
  return {
    auth: (first && authOf(first)) ?? { type: 'noauth' },
    headers: schemes.filter((_, index) => index !== at).flatMap(credentialHeaders),
  };
}

/** Percent-encodes braces, and a colon that would begin a path variable. */
function encodeSegment(segment: string): string {
  return segment.replaceAll('{', '%7B').replaceAll('}', '%7D').replace(/^:/u, '%3A');
}

/** Returns a parameter that is a whole segment of a path. */
function findSegment(parameters: readonly Parameter[], segment: string): Parameter | undefined {
  return parameters.find(
    ({ name, in: where }) => where === 'path' && segment === `{${name}}` && /^[\w.-]+$/u.test(name),
  );
}

export interface PostmanUrl {
  readonly raw: string;
  readonly host: readonly string[];
  readonly path: readonly string[];
  readonly query?: readonly Attribute[];
  readonly variable?: readonly Attribute[];
}

/** Returns the URL of a request: path parameters become path variables, and parameters without values are disabled. */
export function printUrl(operation: Operation, request: SampleRequest | undefined, base: string): PostmanUrl {
  const { parameters, route } = operation;
  const encoded = (request?.pathname ?? route).split('/').slice(1);
  const segments = route.split('/').slice(1);
  const path = segments.map((segment, index) => {
    const parameter = findSegment(parameters, segment);
    return parameter === undefined ? encodeSegment(encoded[index] ?? segment) : `:${parameter.name}`;
  });
  const variable = segments.flatMap((segment, index): Attribute[] => {
    const parameter = findSegment(parameters, segment);
    const value = request === undefined ? '' : encodeSegment(encoded[index] ?? '');
    return parameter === undefined ? [] : [{ key: parameter.name, value, ...describe(parameter.description) }];
  });
  const pairs = request === undefined || request.query === '' ? [] : request.query.split('&');
  const sent = pairs.map((pair): Attribute => {
    const at = pair.indexOf('=');
    const [key, value] = at < 0 ? [pair] : [pair.slice(0, at), pair.slice(at + 1)];
    const parameter = parameters.find(({ name, in: where }) => where === 'query' && encodeURIComponent(name) === key);
    return {
      key: encodeSegment(key),
      ...(value !== undefined && { value: encodeSegment(value) }),
      ...describe(parameter?.description),
    };
  });
  const unsent = parameters
    .filter(
      ({ name, in: where, isWhole }) =>
        where === 'query' && isWhole !== true && !sent.some(({ key }) => key === encodeURIComponent(name)),
    )
    .map(
      ({ name, description }): Attribute => ({
        key: encodeURIComponent(name.replaceAll(/\p{Cs}/gu, '\uFFFD')),
        value: '',
        disabled: true,
        ...describe(description),
      }),
    );
  const query = [...sent, ...unsent];
  const search = sent.map(({ key, value }) => (value === undefined ? key : `${key}=${value}`)).join('&');
  return {
    raw: `${base}/${path.join('/')}${search === '' ? '' : `?${search}`}`,
    host: [base],
    path,
    ...(query.length > 0 && { query }),
    ...(variable.length > 0 && { variable }),
  };
}

function raw(text: string, language?: string): object {
  return { mode: 'raw', raw: text, ...(language !== undefined && { options: { raw: { language } } }) };
}

/** Returns the body of a request. Files are to be chosen in Postman; nested parts are not supported. */
export function printBody(api: Api, body: SampleBody): object {
  switch (body.kind) {
    case 'json':
      return raw(separateJson(indentLong(body.text, 60)), 'json');
    case 'text':
      return /[/+]xml(?:$|;)/iu.test(body.type) ? raw(separateXml(body.text), 'xml') : raw(separate(body.text), 'text');
    case 'form': {
      const fields = readFields(body.pairs);
      const isSafe = fields?.every((pair) => pair.every((text) => !text.includes('{{')));
      if (fields === undefined || isSafe !== true) return raw(body.text.replaceAll('{', '%7B'), 'text');
      return { mode: 'urlencoded', urlencoded: fields.map(([key, value]) => ({ key, value, type: 'text' })) };
    }
    case 'bytes':
    case 'unknown':
      return { mode: 'file', file: {} };
    case 'multipart':
    case 'parts':
      return {
        mode: 'formdata',
        formdata: body.parts.map((part) => ({
          key: separate(part.name),
          ...('file' in part || 'parts' in part
            ? { type: 'file', src: null }
            : { value: separate(textOfPart(api, part)), type: 'text' }),
          ...(part.type !== undefined && { contentType: separate(part.type) }),
        })),
      };
  }
}
