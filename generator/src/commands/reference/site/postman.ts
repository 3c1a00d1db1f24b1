/** Prints a Postman collection (format v2.1). */
import { printExact } from '../../../../runtime/codec/exact-json.js';
import { sampleSchemes } from '../../../emit/docs/samples.js';
import { type EmitInput, usedTags } from '../../../emit/input.js';
import type { Api, Operation, Response, Server } from '../../../ir/api.js';
import { isUsable } from '../../../ir/examples.js';
import { indentLong } from '../../../support/code/json.js';
import {
  credentialVariables,
  describe,
  printAuth,
  printBody,
  printUrl,
  separate,
  separateJson,
  variableOf,
} from './postman-parts.js';
import { readSampleRequest } from './samples/parts.js';
import { titleOf } from './titles.js';

const format = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** Returns the URL of a server, with a Postman variable for each of its variables. */
function addressOf({ url, variables }: Server): string {
  const names = new Set(variables.map(({ name }) => name));
  const address = url
    .split(/(\{[^{}]*\})/u)
    .map((piece) => {
      const name = piece.slice(1, -1);
      return piece.startsWith('{') && names.has(name)
        ? `{{${variableOf('server', name)}}}`
        : piece.replaceAll('{', '%7B');
    })
    .join('')
    .replace(/\/$/u, '');
  return /^(?:https?:|\{\{)/u.test(address) ? address : `http://localhost:3000${address}`;
}

function baseOf(servers: readonly Server[]): string {
  const [first = { url: '', variables: [] }] = servers;
  return addressOf(first);
}

/** Returns the variables of the collection: the server with its variables, and the credentials. */
function listVariables({ servers, securitySchemes, operations }: Api): object[] {
  const all = [servers, ...operations.flatMap(({ servers: own }) => (own === undefined ? [] : [own]))];
  const values = new Map([['baseUrl', baseOf(servers)]]);
  for (const { name, default: value } of all.flatMap(([first]) => first?.variables ?? []))
    if (!values.has(variableOf('server', name))) values.set(variableOf('server', name), value.replaceAll('{', '%7B'));
  for (const name of securitySchemes.flatMap(credentialVariables)) values.set(name, '');
  return [...values].map(([key, value]) => ({ key, value, type: 'string' }));
}

function codeOf(status: string): number | undefined {
  return /^\d/u.test(status) ? Number(status.replaceAll(/x/giu, '0')) : undefined;
}

/** Returns the example responses: the usable examples of each response, or its sample. */
function listResponses(responses: readonly Response[], originalRequest: object): object[] {
  return responses.flatMap(({ status, description, content: [content] }) => {
    const code = codeOf(status);
    const own = content?.examples.filter(isUsable).map(({ name, value }) => ({ name, value })) ?? [];
    const sample = content?.example === undefined ? [] : [{ name: undefined, value: content.example }];
    const examples = own.length > 0 ? own : sample;
    const isShown = content?.kind === 'json' || content?.kind === 'text';
    const shown = !isShown || examples.length === 0 ? [{ name: undefined, value: undefined }] : examples;
    return shown.map(({ name, value }) => ({
      name: separate([status, name ?? description].join(' ').trim()),
      originalRequest,
      status: separate(description),
      ...(code !== undefined && { code }),
      header: content === undefined ? [] : [{ key: 'Content-Type', value: separate(content.mediaType) }],
      body:
        value === undefined
          ? null
          : content?.kind === 'json'
            ? separateJson(indentLong(printExact(value) ?? '', 60))
            : separate(String(value)),
    }));
  });
}

function printItem(input: EmitInput, operation: Operation): object {
  const { api } = input;
  const request = readSampleRequest(api, operation);
  const { auth, headers } = printAuth(sampleSchemes(api, operation));
  const { body } = request ?? {};
  const isMultipart = body?.kind === 'multipart' || body?.kind === 'parts';
  const sent = (request?.headers ?? []).map(([key, value]) => {
    const declared = operation.parameters.find(({ name, in: where }) => where === 'header' && name === key);
    return { key: separate(key), value: separate(value), ...describe(declared?.description) };
  });
  const url = printUrl(operation, request, operation.servers === undefined ? '{{baseUrl}}' : baseOf(operation.servers));
  const { raw, host, path } = url;
  const printed = {
    method: operation.method,
    header: [
      ...headers,
      ...sent,
      ...(body === undefined || isMultipart ? [] : [{ key: 'Content-Type', value: separate(body.type) }]),
    ],
    url,
    ...(body !== undefined && { body: printBody(api, body) }),
  };
  const deprecated = operation.deprecated === true ? 'Deprecated.' : undefined;
  return {
    name: separate(titleOf(input, operation)),
    request: { ...printed, auth, ...describe(deprecated, operation.description) },
    // Omit the body and the parameters, which would be repeated for each response.
    response: listResponses(operation.responses, { method: printed.method, header: [], url: { raw, host, path } }),
  };
}

/** Prints the operations as a Postman collection, with a folder for each tag; equal input gives equal text. */
export function printPostman(input: EmitInput): string {
  const { api } = input;
  const folders = usedTags(api).map((tag) => ({
    name: separate(tag),
    ...describe(api.tags.find(({ name }) => name === tag)?.description),
    item: api.operations.filter((operation) => operation.tag === tag).map((operation) => printItem(input, operation)),
  }));
  const collection = {
    info: { name: separate(api.title), ...describe(api.description), version: separate(api.version), schema: format },
    item: folders,
    variable: listVariables(api),
  };
  return `${JSON.stringify(collection)}\n`;
}
