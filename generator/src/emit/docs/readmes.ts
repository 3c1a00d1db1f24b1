/** The READMEs of the packages and their lists of operations. */

import { printExact } from '../../../runtime/codec/exact-json.js';
import type { Json } from '../../../runtime/codec/operation.js';
import { type Response, type Content, eventsOf, type Operation } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import { typeOf } from '../../ir/type-of.js';
import { entriesOf, packageNames, partsOf } from '../../config/codegen-config.js';
import { enumerationsOf } from '../types/declarations.js';
import { hasInput } from '../server/handlers.js';
import { isRequestOptional } from '../types/operations.js';
import { senderOf } from '../../names/events.js';
import { toPascal } from '../../support/case.js';
import { type Code, code, indentRest, joinCode, printIdentifier, printString } from '../../support/code/code.js';
import { printLiteral } from '../../support/code/literal.js';
import { printInline, printTableCell } from '../../support/code/markdown.js';
import type { PackageName, Part } from '../../config/settings.js';
import { standardName } from '../validators/outputs.js';
import { nameCheck } from '../validators/plan.js';
import { listServerVariables, refreshesOf } from '../client/definition.js';
import {
  authOption,
  baseUrlOption,
  clientSample,
  credentialHeader,
  exampleRequest,
  hasSample,
  sampleSchemes,
} from './samples.js';
import { viewOAuthReadme } from './oauth-readme.js';
import { hasRaw } from '../client/security.js';
import { type EmitInput, usedEvents } from '../input.js';

const title = ({ api }: EmitInput): string => printInline(api.title);

interface Row {
  readonly cells: string;
}

/** The headings of the first and last column of a package's list, and the cells of the last. */
const columns: Readonly<Record<Part, (input: EmitInput) => readonly [string, string, (each: Operation) => string]>> = {
  types: ({ names }) => [
    'operation',
    'types',
    (each) => `\`${names.operation(each).type}Request\`, \`${names.operation(each).type}Result\``,
  ],
  client: ({ names }) => [
    'function',
    'grouped',
    (each) => `\`${names.tag(each.tag).property}.${names.operation(each).method}\``,
  ],
  server: () => ['handler', 'takes', (each) => (hasInput(each) || !isRequestOptional(each) ? '`input`' : '')],
};

/** Returns the view of the page that lists all operations of a package with the given parts. */
export const viewOperations = (input: EmitInput, name: PackageName, parts: readonly Part[]): object => {
  const { api, names, config } = input;
  const own = parts.map((part) => columns[part](input));
  const first = own.length === 1 ? (own[0]?.[0] ?? '') : 'operation';
  return {
    name: packageNames(config)[name],
    heads: [first, 'request', 'summary', ...own.map(([, last]) => last)].join(' | '),
    rules: '---|'.repeat(3 + own.length),
    rows: api.operations.map((operation): Row => {
      const cells = [
        `\`${names.operation(operation).value}\``,
        `\`${operation.method} ${printTableCell(operation.path)}\``,
        printInline(operation.summary ?? ''),
        ...own.map(([, , cell]) => cell(operation)),
      ];
      return { cells: cells.join(' | ') };
    }),
  };
};

/** Returns the views of the README sections about events. */
const viewEvents = ({ api, names, config }: EmitInput, side: 'client' | 'server', toDo = ''): object[] =>
  usedEvents(api).map((kind) => {
    const entry = `\`${entriesOf(config)[side]}/${names.eventFile(kind)}\``;
    const create = kind === 'webhook' ? 'createWebhookReceiver' : 'createCallbackReceiver';
    return {
      title: `${kind === 'webhook' ? 'Webhooks' : 'Callbacks'}${toDo}`,
      text:
        side === 'client'
          ? `${entry} sends them: a function for each takes the address, the request, and a \`secret\` to sign it with (Standard Webhooks).`
          : `\`${create}\` of ${entry} takes a \`secret\` and a handler for each, and makes a server that verifies and checks what comes.`,
      column: side === 'client' ? 'function' : 'handler',
      rows: eventsOf(api, kind).map((event) => {
        const { value, type } = names.operation(event);
        const of = event.event?.kind === 'callback' ? `${event.path} of ${event.event.of}` : event.path;
        const name = side === 'client' ? senderOf(value) : value;
        const cells = [`\`${name}\``, `\`${printTableCell(of)}\``, printInline(event.summary ?? ''), `\`${type}\``];
        return { cells: cells.join(' | ') };
      }),
    };
  });

/** Returns the view of the README section about skipped operations. */
const viewSkipped = ({ skipped }: EmitInput, serverSays = ''): object => ({
  hasSkipped: skipped.length > 0,
  serverSays,
  skippedRows: skipped.map(({ method, path, reasons }) => {
    const messages = [...new Set(reasons.map(({ message }) => printTableCell(printInline(message))))];
    return { cells: [`\`${method} ${printTableCell(path)}\``, messages.join('; ')].join(' | ') };
  }),
});

const serverSkips = '; the server responds with 501';

/** Returns whether a snippet can show a body completely. */
const isShown = ({ kind }: Content): boolean => ['json', 'text', 'form', 'xml'].includes(kind);

const successOf = ({ responses }: Operation): Response | undefined =>
  responses.find(({ status }) => /^2\d\d$/u.test(status));

/** Maximum length of an example that is read at a glance. */
const GLANCE = 400;

const isShort = (operation: Operation): boolean => {
  const example = successOf(operation)?.content[0]?.example;
  return example !== undefined && (printExact([example, exampleRequest(operation)])?.length ?? 0) <= GLANCE;
};

/** Returns the operation that READMEs show: the first with a short response, whose request can be shown. */
const firstWithBody = (operations: readonly Operation[]): Operation | undefined => {
  const shown = operations.filter(
    ({ body, responses }) =>
      (body?.content ?? []).every(isShown) &&
      responses.every(({ content }) => content.length <= 1 && content.every(isShown)),
  );
  const hasBody = ({ responses }: Operation): boolean =>
    responses.some(({ status, content }) => /^2/u.test(status) && content.length > 0);
  const short = shown.find((operation) => operation.method === 'GET' && isShort(operation));
  return short ?? shown.find(hasBody) ?? shown[0];
};

const argumentOf = (operation: Operation): Code => {
  const request = exampleRequest(operation);
  return Object.keys(request).length === 0 ? code`` : printLiteral(request, 30);
};

const viewClientReadme = (input: EmitInput): object => {
  const { api, names, config } = input;
  const sampled = api.operations.filter((operation) => hasSample(api, operation));
  const first = firstWithBody(sampled);
  const paginated = sampled.find((operation) => operation.pagination !== undefined);
  const describe = (operation: Operation): object => {
    const request = argumentOf(operation);
    const auth = authOption(input.api, operation);
    const options = [baseUrlOption(api), auth].filter((each) => each !== '');
    return {
      sample: clientSample(input, operation),
      // A query function must return data.
      isQuery: operation.method === 'GET' && (successOf(operation)?.content.length ?? 0) > 0,
      options: options.length === 0 ? code`{}` : code`{ ${joinCode(options, ', ')} }`,
      members: options.map((option) => `${option},`),
      auth: auth === '' ? '' : `${auth},`,
      group: names.tag(operation.tag).property,
      method: names.operation(operation).method,
      paginate: `paginate${toPascal(names.operation(operation).method)}`,
      request: request === '' ? '' : `${request}`,
      argument: request === '' ? '' : `, ${request}`,
      given: request === '' ? '{}' : `${request}`,
      value: names.operation(operation).value,
      hasErrors: operation.responses.some(({ status }) => !status.startsWith('2')),
      name: entriesOf(config).client,
      server: partsOf(config).includes('server') ? entriesOf(config).server : undefined,
      responding: config.layout === 'package' ? 'server' : 'server package',
    };
  };
  return {
    title: title(input),
    name: entriesOf(config).client,
    first: first === undefined ? undefined : describe(first),
    paginated: paginated === undefined ? undefined : describe(paginated),
    events: viewEvents(input, 'client'),
    hasRefreshes: refreshesOf(input).length > 0,
    hasServerVariables: listServerVariables(input).length > 0,
    raw: hasRaw(input) ? names.rawFile : undefined,
    oauth: viewOAuthReadme(input),
    ...viewSkipped(input),
  };
};

/** Returns the result of a handler. */
const responseOf = ({ status, content }: Response): { readonly [key: string]: Json } => {
  const example = content[0]?.example;
  return { status: Number(status), ...(example !== undefined && { body: example }) };
};

/** Returns the credentials of a request as a `headers` member. */
const headersOf = ({ api }: EmitInput, operation: Operation): Code => {
  const lines = sampleSchemes(api, operation).flatMap((scheme) => credentialHeader(scheme) ?? []);
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return lines.length === 0 ? code`` : code`headers: ${printLiteral(headers, 30)}`;
};

const viewServerReadme = (input: EmitInput): object => {
  const { api, names, config } = input;
  const first = firstWithBody(api.operations);
  const success = first && successOf(first);
  const refs = api.operations.flatMap(({ responses }) =>
    responses.flatMap(({ content }) => content[0]?.schema.ref ?? []),
  );
  const schema = refs[0] === undefined ? undefined : indexOf(api).at(refs[0]);
  return {
    title: title(input),
    name: entriesOf(config).server,
    first:
      first === undefined || success === undefined
        ? undefined
        : {
            name: entriesOf(config).server,
            value: names.operation(first).value,
            mounted: printString(`/api${first.path.replaceAll(/\{[^}]*\}/gu, '1')}`),
            path: printString(first.path.replaceAll(/\{[^}]*\}/gu, '1')),
            reply: indentRest(printLiteral(responseOf(success), 40), '  '),
            headers: headersOf(input, first),
          },
    schema:
      schema === undefined
        ? undefined
        : {
            file: names.schemaFile(schema),
            check: nameCheck(api, names, schema, 'received').name,
            standard: standardName(names.schema(schema.name)),
          },
    events: viewEvents(input, 'server'),
    ...viewSkipped(input, serverSkips),
  };
};

const viewTypesReadme = (input: EmitInput): object => {
  const { api, names, config } = input;
  const first = firstWithBody(api.operations);
  const values = api.schemas
    .flatMap(({ schema }) => enumerationsOf(typeOf(indexOf(api), schema, 'received')))
    .flatMap(({ pointer }) => names.enumeration(pointer) ?? []);
  const [enumeration] = values;
  const success = first && successOf(first);
  return {
    title: title(input),
    name: entriesOf(config).types,
    enumeration,
    first:
      first === undefined || success === undefined
        ? undefined
        : {
            result: printIdentifier(`${names.operation(first).type}Result`),
            operation: printString(first.id),
            status: success.status,
            describe: joinCode([code`result.status`], ''),
          },
  };
};

const entrySays: Readonly<Record<Part, string>> = {
  types: 'named schemas, enumerations, requests and results',
  client: 'a typed fetch client for Node.js and browsers; a page of another origin needs CORS',
  server: 'a server stub: routing, decoding, validation and errors are done; you write the handlers',
};

/** Returns the view of the README of the single package: the tasks of its parts. */
const viewApiReadme = (input: EmitInput): object => {
  const { config } = input;
  const parts = partsOf(config);
  const [hasClient, hasServer] = [parts.includes('client'), parts.includes('server')];
  return {
    title: title(input),
    name: packageNames(config).api,
    entries: parts.map((part) => ({ name: entriesOf(config)[part], says: entrySays[part] })),
    types: viewTypesReadme(input),
    client: hasClient ? viewClientReadme(input) : undefined,
    server: hasServer ? viewServerReadme(input) : undefined,
    events: [
      ...(hasClient ? viewEvents(input, 'client', ' to send') : []),
      ...(hasServer ? viewEvents(input, 'server', ' to receive') : []),
    ],
    ...viewSkipped(input, hasServer ? serverSkips : ''),
  };
};

/** The README of each package: its template and view. */
export const readmes: Readonly<
  Record<PackageName, { readonly template: string; readonly view: (input: EmitInput) => object }>
> = {
  types: { template: 'types/readme.md', view: viewTypesReadme },
  client: { template: 'client/readme.md', view: viewClientReadme },
  server: { template: 'server/readme.md', view: viewServerReadme },
  api: { template: 'readme.md', view: viewApiReadme },
};
