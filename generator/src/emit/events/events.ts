/** Template views of the modules that send and receive events. */
import type { Expression, Template } from '../../../runtime/codec/expression.js';
import { type EventKind, eventsOf, type Operation } from '../../ir/api.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import { emitEventHandlers, labelOf } from '../server/handlers.js';
import { collectImports } from '../print/imports.js';
import { isRequestOptional } from '../types/operations.js';
import { docLines } from '../types/type.js';
import { layoutOf } from '../layout.js';
import { asJson } from '../../openapi/values.js';
import { addressOf, dataOf, senderOf } from '../../names/events.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printDoc,
  printDocLines,
  printIdentifier,
} from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import { tableName } from '../validators/outputs.js';
import { planChecks } from '../validators/plan.js';
import { describeOperation } from '../operation-data/descriptor.js';
import { findDiscriminant } from './discriminant.js';
import { createDescribeMedia } from '../operation-data/media.js';
import type { EmitInput } from '../input.js';

/** Returns the expressions of a template. */
export const expressionsOf = (template: Template): Expression[] =>
  template.flatMap((part) => (typeof part === 'string' ? [] : [part]));

const docOf = (operation: Operation): Code => {
  const docs = docLines(operation);
  const label = printDocLines(`${labelOf(operation)}.`);
  return printDoc(docs.length === 0 ? label : [...docs, code``, ...label]);
};

/** Returns the view of the function that computes a callback's URL from the call that it belongs to. */
const viewAddress = ({ api, names, config }: EmitInput, { event }: Operation, value: string, use: UseType) => {
  if (event?.kind !== 'callback' || event.address === undefined) return undefined;
  const operation = api.operations.find(({ id }) => id === event.of);
  if (operation === undefined) return undefined;
  const froms = expressionsOf(event.address).map(({ from }) => from);
  const file = layoutOf(config).types(`operations/${names.fileOf(operation)}`, 1);
  const has = (start: string): boolean => froms.some((from) => from.startsWith(start));
  const members = [
    ...(has('request.') ? [code`readonly request: ${use(file, `${names.operation(operation).type}Request`)}`] : []),
    ...(has('response.') || has('statusCode') ? [code`readonly result: ResponseParts`] : []),
    ...(has('url') ? [code`readonly url: string`] : []),
  ];
  return {
    name: addressOf(value),
    of: names.operation(operation).value,
    template: printTable(asJson(event.address), 60),
    method: printTable(operation.method),
    call: printMembers(members),
    hasParts: has('response.') || has('statusCode'),
  };
};

const printMembers = (members: readonly Code[]): Code => {
  if (members.length === 0) return code`Record<never, never>`;
  if (members.length === 1) return code`{ ${joinCode(members, '; ')} }`;
  const lines = members.map((member) => code`  ${member};\n`);
  return code`{\n${joinCode(lines, '')}}`;
};

type UseType = (specifier: string, name: string) => Code;

/** Returns the view of the client functions that send events of a kind. */
export const viewSenders = (input: EmitInput, kind: EventKind): object => {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const { imports } = makeTypeContext(api, names, '', fromLayout(layout, 1));
  const media = collectImports('', 'import');
  const runtime = '../runtime/client/events.js';
  imports.use(runtime, 'EventOptions');
  imports.use(runtime, 'Received');
  imports.use('../runtime/client/operation.js', 'Operation');
  media.use(runtime, 'deliver');
  const file = layout.types(`operations/${names.eventFile(kind)}`, 1);
  const events = eventsOf(api, kind).map((event) => {
    const { value, type } = names.operation(event);
    const describe = createDescribeMedia(input, 'client', media, '..', event);
    return {
      docs: docOf(event),
      value,
      data: dataOf(value),
      sender: senderOf(value),
      request: imports.use(file, `${type}Request`),
      result: imports.use(file, `${type}Result`),
      optional: isRequestOptional(event),
      descriptor: printTable(describeOperation(api, event, value, describe), 80),
      address: viewAddress(input, event, value, imports.use),
    };
  });
  if (events.some(({ address }) => address !== undefined)) {
    media.use(runtime, 'evaluateAddress');
    imports.use('../runtime/codec/expression.js', 'Template');
  }
  if (events.some(({ address }) => address?.hasParts === true)) imports.use(runtime, 'ResponseParts');
  return { imports: joinCode([imports.print(), media.print()], ''), events };
};

/** Returns the view of the receiver of events of a kind. */
export const viewReceiver = (input: EmitInput, kind: EventKind): object => {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const events = eventsOf(api, kind);
  const media = collectImports('', 'import');
  const operations = events.map((event) => {
    const describe = createDescribeMedia(input, 'server', media, '.', event);
    const described = describeOperation(api, event, names.operation(event).value, describe);
    return { descriptor: indentRest(printTable(described, 100), '    ') };
  });
  const checks = planChecks(api, names).modules.find(({ file }) => file === `events/${names.eventFile(kind)}`);
  const mark = findDiscriminant(api, names, events);
  const isTold = mark !== undefined || events.length === 1;
  const { imports, declarations } = emitEventHandlers(api, names, layout, kind);
  const options = './runtime/server/receiver-options.js';
  for (const name of ['EventContext', 'ReceiverDefinition', 'ReceiverOptions']) imports.use(options, name);
  if (!isTold) imports.use(options, 'EventChoice');
  imports.use('./runtime/server/index.js', 'Server');
  media.use('./runtime/server/receiver.js', 'createReceiver');
  const table = checks === undefined ? undefined : tableName(checks);
  if (table !== undefined) media.use(layout.checks(`events/${names.eventFile(kind)}`), table);
  return {
    imports: joinCode([imports.print(), media.print()], ''),
    declarations,
    kind: printIdentifier(kind),
    name: kind === 'webhook' ? code`Webhook` : code`Callback`,
    checks: table === undefined ? code`{}` : printIdentifier(table),
    operations,
    hasMark: mark !== undefined,
    mark: mark === undefined ? '' : indentRest(printTable(asJson(mark), 10), '  '),
    isTold,
    hasErrorBody: api.errorBody !== undefined,
    errorBody: indentRest(printTable(api.errorBody ?? null, 15), '  '),
  };
};
