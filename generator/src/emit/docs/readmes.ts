/** Creates the READMEs of the packages, with their lists of operations. */

import { printExact } from '../../../runtime/codec/exact-json.js';
import type { Json } from '../../../runtime/codec/operation.js';
import { entriesOf, packageNames, partsOf } from '../../config/codegen-config.js';
import type { PackageName, Part } from '../../config/settings.js';
import { type Api, type Content, eventsOf, type Operation, type Response } from '../../ir/api.js';
import { defaultContent } from '../../ir/content.js';
import { indexOf } from '../../ir/schema-index.js';
import { typeOf } from '../../ir/type-of.js';
import { senderOf } from '../../names/events.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import { toPascal } from '../../support/case.js';
import { type Code, code, indentRest, joinCode, printIdentifier, printString } from '../../support/code/code.js';
import { type Literal, printLiteral } from '../../support/code/literal.js';
import { printInline, printTableCell } from '../../support/code/markdown.js';
import { listServerVariables, refreshesOf } from '../client/definition.js';
import { hasRaw } from '../client/security.js';
import { type EmitInput, usedEvents } from '../input.js';
import { describeEntries, integrates } from '../integrations/integrations.js';
import { render } from '../print/handlebars.js';
import type { TemplateViews } from '../print/template-views.js';
import { toDated, toDatedRequest } from '../samples/dates.js';
import { enumerationsOf } from '../types/declarations.js';
import { standardName } from '../validators/outputs.js';
import { nameCheck } from '../validators/plan.js';
import { viewOAuthReadme } from './oauth-readme.js';
import { withUnknownId } from './rejected.js';
import { listSampleParts, type SamplePart } from './sample-parts.js';
import {
  authOption,
  baseUrlOption,
  clientSample,
  credentialHeader,
  encodedSample,
  exampleRequest,
  fromStart,
  hasSample,
  sampleSchemes,
  targetOf,
} from './samples.js';

function title({ api }: EmitInput): string {
  return printInline(api.title);
}

/** A part with a list of operations. The types need none, because their names follow from the function names. */
type ListedPart = Exclude<Part, 'types'>;

/** For each part, the headings of the first and last columns of its operations, and the last cell of a row. */
const columns: Readonly<
  Record<ListedPart, (input: EmitInput) => readonly [string, string, (each: Operation) => string]>
> = {
  client: ({ names }) => [
    'function',
    'grouped',
    (each) => `\`${names.tag(each.tag).property}.${names.operation(each).method}\``,
  ],
  server: () => ['handler', 'members of `input`', printInputMembers],
};

/** Lists the members of the request that a handler gets: `path`, `body`. */
function printInputMembers(operation: Operation): string {
  const keys = locations.filter(({ in: where }) => parametersIn(operation, where).length > 0).map(({ key }) => key);
  return [...keys, ...(operation.body === undefined ? [] : ['body'])].map((key) => `\`${key}\``).join(', ');
}

/** Returns the view of the list of all operations, for a package with the given parts. */
function viewOperations(input: EmitInput, parts: readonly Part[]): TemplateViews['operations.md'] {
  const { api, names } = input;
  const own = parts.flatMap((part) => (part === 'types' ? [] : [columns[part](input)]));
  const first = own.length === 1 ? (own[0]?.[0] ?? '') : 'operation';
  return {
    heads: [first, 'request', 'summary', ...own.map(([, last]) => last)].join(' | '),
    rules: '---|'.repeat(3 + own.length),
    rows: api.operations.map((operation) => {
      const cells = [
        `\`${names.operation(operation).value}\``,
        `\`${operation.method} ${printTableCell(operation.path)}\``,
        printInline(operation.summary ?? ''),
        ...own.map(([, , cell]) => cell(operation)),
      ];
      return { cells: cells.join(' | ') };
    }),
  };
}

/** Returns the views of the README sections about events. */
function viewEvents(
  { api, names, config }: EmitInput,
  side: 'client' | 'server',
  toDo = '',
): TemplateViews['events.md']['events'] {
  return usedEvents(api).map((kind) => {
    const entry = `\`${entriesOf(config)[side]}/${names.eventFile(kind)}\``;
    const create = kind === 'webhook' ? 'createWebhookReceiver' : 'createCallbackReceiver';
    return {
      title: `${kind === 'webhook' ? 'Webhooks' : 'Callbacks'}${toDo}`,
      text:
        side === 'client'
          ? `${entry} sends them. There is a function for each; it takes the address, the request and a \`secret\` for the signature (Standard Webhooks).`
          : `\`${create}\` of ${entry} takes a \`secret\` and a handler for each, and creates a server that verifies signatures and validates requests.`,
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
}

/** Returns the view of the README section about skipped operations. */
function viewSkipped({ skipped }: EmitInput, serverSays = ''): TemplateViews['skipped.md'] {
  return {
    hasSkipped: skipped.length > 0,
    serverSays,
    skippedRows: skipped.map(({ method, path, reasons }) => {
      const messages = [...new Set(reasons.map(({ message }) => printTableCell(printInline(message))))];
      return { cells: [`\`${method} ${printTableCell(path)}\``, messages.join('; ')].join(' | ') };
    }),
  };
}

const serverSkips = '; the server responds with 501';

/** Returns whether a code sample can show a body completely. */
function isShown({ kind }: Content): boolean {
  return ['json', 'text', 'form', 'xml'].includes(kind);
}

function successOf({ responses }: Operation): Response | undefined {
  return responses.find(({ status }) => /^2\d\d$/u.test(status));
}

/** Maximum length of an example that is short enough for a README. */
const GLANCE = 400;

function isShort(operation: Operation): boolean {
  const example = successOf(operation)?.content[0]?.example;
  return example !== undefined && (printExact([example, exampleRequest(operation)])?.length ?? 0) <= GLANCE;
}

/** Returns the operation for READMEs: preferably one that is not deprecated and whose response is short. */
export function firstWithBody(operations: readonly Operation[]): Operation | undefined {
  const current = operations.filter(({ deprecated }) => deprecated !== true);
  const shown = (current.length > 0 ? current : operations).filter(
    ({ body, responses }) =>
      (body?.content ?? []).every(isShown) &&
      responses.every(({ content }) => content.length <= 1 && content.every(isShown)),
  );
  const hasBody = ({ responses }: Operation): boolean =>
    responses.some(({ status, content }) => /^2/u.test(status) && content.length > 0);
  const short = shown.filter((operation) => operation.method === 'GET' && isShort(operation));
  // A GET without JSON is rarely a typical call: it may be the sign-in page of OAuth.
  const isJson = (operation: Operation): boolean => successOf(operation)?.content[0]?.kind === 'json';
  return short.find(isJson) ?? short[0] ?? shown.find(hasBody) ?? shown[0];
}

function argumentOf(api: Api, operation: Operation): Code {
  const request = toDatedRequest(api, operation, fromStart(operation, exampleRequest(operation)));
  return Object.keys(request).length === 0 ? code`` : printLiteral(request, 30);
}

/** Returns the first call in READMEs. Imports from `entry` (default: the client). `undefined` if there is no call. */
export function firstCall(input: EmitInput, entry?: string): Code | undefined {
  if (!partsOf(input.config).includes('client')) return undefined;
  const first = firstWithBody(input.api.operations.filter((operation) => hasSample(input.api, operation)));
  return first === undefined ? undefined : clientSample(input, first, entry);
}

type ClientTasks = TemplateViews['client/tasks.md'];
type FirstView = NonNullable<ClientTasks['first']>;
type PaginatedView = NonNullable<ClientTasks['paginated']>;

function hasErrors({ responses }: Operation): boolean {
  return responses.some(({ status }) => !status.startsWith('2'));
}

/** Returns the view of the README sections that show calls of an operation with a sample. */
function viewTask(input: EmitInput, operation: Operation): FirstView & PaginatedView {
  const { api, names, config } = input;
  const request = argumentOf(api, operation);
  const auth = authOption(input.api, operation);
  const options = [baseUrlOption(api), auth].filter((each) => each !== '');
  return {
    sample: clientSample(input, operation) ?? '',
    // The example must have a body, because a query function must return data.
    query: integrates(input, 'tanstack-query') ? names.integrationFile('tanstack-query') : undefined,
    isQuery: operation.method === 'GET' && (successOf(operation)?.content.length ?? 0) > 0,
    options: options.length === 0 ? code`{}` : code`{ ${joinCode(options, ', ')} }`,
    members: options.map((option) => `${option},`),
    auth: auth === '' ? '' : `${auth},`,
    group: names.tag(operation.tag).property,
    method: names.operation(operation).method,
    paginate: `paginate${toPascal(names.operation(operation).method)}`,
    request: request === '' ? '' : `${request}`,
    nested: `${indentRest(request, '  ')}`,
    argument: request === '' ? '' : `, ${request}`,
    given: request === '' ? '{}' : `${request}`,
    value: names.operation(operation).value,
    hasErrors: hasErrors(operation),
    output: undefined,
    name: entriesOf(config).client,
    server: partsOf(config).includes('server') ? entriesOf(config).server : undefined,
    responding: config.layout === 'package' ? 'server' : 'server package',
  };
}

/** Prints code that reads all pages of a paginated operation with a sample, as Markdown. */
export function printReadPages(input: EmitInput, operation: Operation): string {
  return render('client/read-pages.md', viewTask(input, operation));
}

/** Prints code that reads whole pages, and the name of the method that it calls. */
export function printReadWholePages(input: EmitInput, operation: Operation) {
  const view = viewTask(input, operation);
  return { method: view.paginate, code: render('client/read-whole-pages.md', view) };
}

/** Returns a value as one line of code, as `console.log` prints it if it is short. */
function printOutput(value: Json): string {
  return `${printLiteral(value, 0)}`.replaceAll(/\s+/gu, ' ');
}

/**
 * Prints a call with its errors, as Markdown: of an operation whose record does not exist, if there is one. `undefined`
 * if no operation with errors has a sample.
 */
export function printCatchErrors(input: EmitInput): string | undefined {
  const sampled = input.api.operations.filter((operation) => hasSample(input.api, operation));
  const failing = sampled.flatMap((operation) => withUnknownId(input.api, operation) ?? []);
  const found = firstWithBody(failing);
  const first = found ?? firstWithBody(sampled.filter(hasErrors));
  const body = found?.responses.find(({ status }) => status === '404')?.content[0]?.example;
  const output = found && `For example: 404${body === undefined ? '' : ` ${printOutput(body)}`}`;
  return first && render('client/catch-errors.md', { ...viewTask(input, first), output });
}

/** Prints a call of an operation with a sample that may be rejected, as Markdown. `output` is what it may print. */
export function printFieldErrors(input: EmitInput, operation: Operation, output?: Json): string {
  const printed = output === undefined ? undefined : `For example: ${printOutput(output)}`;
  return render('client/field-errors.md', { ...viewTask(input, operation), output: printed });
}

function hasFile(part: SamplePart): boolean {
  return 'file' in part || ('parts' in part && part.parts.some(hasFile));
}

/** Returns whether the sample of an operation sends a file: as the whole body, or as a part of a multipart body. */
function sendsFile(api: Api, { body }: Operation): boolean {
  const content = defaultContent(body?.content ?? []);
  if (content === undefined || content.kind === 'bytes') return content !== undefined;
  const isMultipart = content.kind === 'multipart' || content.kind === 'parts';
  return isMultipart && listSampleParts(api, content, content.example).some(hasFile);
}

/** Returns the sample of the first operation that sends a file, preferably of one that is not deprecated. */
function viewUpload(input: EmitInput, sampled: readonly Operation[]): ClientTasks['upload'] {
  const sending = sampled.filter((operation) => sendsFile(input.api, operation));
  const operation = sending.find(({ deprecated }) => deprecated !== true) ?? sending[0];
  const sample = operation && clientSample(input, operation);
  return sample === undefined ? undefined : { sample };
}

function viewClientReadme(input: EmitInput): TemplateViews['client/readme.md'] {
  const { api, names, config } = input;
  const sampled = api.operations.filter((operation) => hasSample(api, operation));
  const first = firstWithBody(sampled);
  const paginated = sampled.find((operation) => operation.pagination !== undefined);
  return {
    title: title(input),
    name: entriesOf(config).client,
    first: first === undefined ? undefined : viewTask(input, first),
    paginated: paginated === undefined ? undefined : viewTask(input, paginated),
    upload: viewUpload(input, sampled),
    events: viewEvents(input, 'client'),
    hasRefreshes: refreshesOf(input).length > 0,
    hasServerVariables: listServerVariables(input).length > 0,
    raw: hasRaw(input) ? names.rawFile : undefined,
    entries: describeEntries(input, 'client'),
    operations: viewOperations(input, ['client']),
    oauth: viewOAuthReadme(input),
    ...viewSkipped(input),
  };
}

/** Returns the response that a handler in a sample returns. */
function responseOf(api: Api, { status, content: [content] }: Response): { readonly [key: string]: Literal } {
  const body = content?.example === undefined ? undefined : toDated(api, content.schema, content.example);
  return { status: Number(status), ...(body !== undefined && { body }) };
}

/** Prints a `headers` property with the header parameters and credentials of a request. */
function headersOf({ api }: EmitInput, operation: Operation): Code {
  const lines = sampleSchemes(api, operation).flatMap((scheme) => credentialHeader(scheme) ?? []);
  const headers = {
    ...encodedSample(api, operation)?.headers,
    ...Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])),
  };
  return Object.keys(headers).length === 0 ? code`` : code`headers: ${printLiteral(headers, 30)}`;
}

function viewServerReadme(input: EmitInput): TemplateViews['server/readme.md'] {
  const { api, names, config } = input;
  const sampled = api.operations.filter((operation) => hasSample(api, operation));
  const first = firstWithBody(sampled.length === 0 ? api.operations : sampled);
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
            mounted: printString(`/api${targetOf(api, first)}`),
            path: printString(targetOf(api, first)),
            reply: indentRest(printLiteral(responseOf(api, success), 40), '  '),
            headers: headersOf(input, first),
          },
    schema:
      schema === undefined
        ? undefined
        : {
            check: nameCheck(api, names, schema, 'received').name,
            standard: standardName(names.schema(schema.name)),
          },
    entries: describeEntries(input, 'server'),
    events: viewEvents(input, 'server'),
    ...viewSkipped(input, serverSkips),
  };
}

function viewTypesReadme(input: EmitInput): TemplateViews['types/readme.md'] {
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
            isRaw: config.raw === true,
          },
  };
}

const entrySays: Readonly<Record<Part, string>> = {
  types: 'named schemas, enumerations, requests and results',
  client: 'a typed fetch client for Node.js and browsers; pages of other origins need CORS',
  server: 'a server stub with routing, decoding, validation and errors; you write the handlers',
};

/** Returns the view of the README for the single package, with sections for each of its parts. */
function viewApiReadme(input: EmitInput): TemplateViews['readme.md'] {
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
    operations: viewOperations(input, parts),
    events: [
      ...(hasClient ? viewEvents(input, 'client', ' to send') : []),
      ...(hasServer ? viewEvents(input, 'server', ' to receive') : []),
    ],
    ...viewSkipped(input, hasServer ? serverSkips : ''),
  };
}

/** Functions that create the README of each package. */
export const emitReadme: Readonly<Record<PackageName, (input: EmitInput) => string>> = {
  types: (input) => render('types/readme.md', viewTypesReadme(input)),
  client: (input) => render('client/readme.md', viewClientReadme(input)),
  server: (input) => render('server/readme.md', viewServerReadme(input)),
  api: (input) => render('readme.md', viewApiReadme(input)),
};
