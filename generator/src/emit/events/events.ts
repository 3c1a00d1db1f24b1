/** Creates the template views of the modules that send and receive events. */
import type { Expression, Template } from '../../../runtime/codec/expression.js';
import { type EventKind, eventsOf, type Operation } from '../../ir/api.js';
import { dates, hasLeaves } from '../../ir/places.js';
import { indexOf } from '../../ir/schema-index.js';
import { addressOf, dataOf, senderOf } from '../../names/events.js';
import { asJson } from '../../openapi/values.js';
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
import type { EmitInput } from '../input.js';
import { layoutOf } from '../layout.js';
import { describeOperation } from '../operation-data/descriptor.js';
import { createDescribeMedia } from '../operation-data/media.js';
import { collectImports, type Imports, type ModuleView, printHead, printReexports } from '../print/imports.js';
import type { TemplateViews } from '../print/template-views.js';
import { printVersionCheck } from '../runtime/package.js';
import { emitEventHandlers, labelOf } from '../server/handlers.js';
import { fromLayout, makeTypeContext } from '../types/context.js';
import { docLines } from '../types/type.js';
import { findDiscriminant } from './discriminant.js';

type EventView = TemplateViews['client/events.ts']['events'][number];

/** Returns the runtime expressions in a template. */
export function expressionsOf(template: Template): Expression[] {
  return template.flatMap((part) => (typeof part === 'string' ? [] : [part]));
}

function docOf(operation: Operation): Code {
  const docs = docLines(operation);
  const label = printDocLines(`${labelOf(operation)}.`);
  return printDoc(docs.length === 0 ? label : [...docs, code``, ...label]);
}

/** Returns the view of the function that computes a callback's URL from the call that registered the callback. */
function viewAddress(
  { api, names, config }: EmitInput,
  { event }: Operation,
  value: string,
  imports: Imports,
): EventView['address'] {
  if (event?.kind !== 'callback' || event.address === undefined) return undefined;
  const operation = api.operations.find(({ id }) => id === event.of);
  if (operation === undefined) return undefined;
  const froms = expressionsOf(event.address).map(({ from }) => from);
  const file = layoutOf(config).types(`operations/${names.fileOf(operation)}`, 1);
  const has = (start: string): boolean => froms.some((from) => from.startsWith(start));
  const members = [
    ...(has('request.')
      ? [code`readonly request: ${imports.use(file, `${names.operation(operation).type}Request`)}`]
      : []),
    ...(has('response.') || has('statusCode')
      ? [code`readonly result: ${imports.runtime('events', 'ResponseParts')}`]
      : []),
    ...(has('url') ? [code`readonly url: string`] : []),
  ];
  return {
    name: addressOf(value),
    of: names.operation(operation).value,
    template: printTable(asJson(event.address), 60),
    method: printTable(operation.method),
    call: printMembers(members),
  };
}

function printMembers(members: readonly Code[]): Code {
  if (members.length === 0) return code`Record<never, never>`;
  if (members.length === 1) return code`{ ${joinCode(members, '; ')} }`;
  const lines = members.map((member) => code`  ${member};\n`);
  return code`{\n${joinCode(lines, '')}}`;
}

/** Returns the view of the client functions that send events of the given kind. */
export function viewSenders(input: EmitInput, kind: EventKind): ModuleView<'client/events.ts'> {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const { imports } = makeTypeContext(api, names, '', fromLayout(layout, 1), '..', config);
  const media = collectImports(config, { areTypes: false, base: '..' });
  imports.runtime('events', 'EventOptions');
  imports.runtime('client', 'Received');
  imports.runtime('client', 'Operation');
  const deliver = hasLeaves(indexOf(api), dates) ? 'deliverDated' : 'deliver';
  media.runtime('events', deliver);
  const file = layout.types(`operations/${names.eventFile(kind)}`, 1);
  const versionCheck = printVersionCheck(config, media.runtime);
  const events = eventsOf(api, kind).map((event): EventView => {
    const { value, type } = names.operation(event);
    const describe = createDescribeMedia(input, 'client', media, '..', event);
    return {
      docs: docOf(event),
      value,
      versionCheck,
      deliver,
      data: dataOf(value),
      sender: senderOf(value),
      request: imports.use(file, `${type}Request`),
      result: imports.use(file, `${type}Result`),
      descriptor: printTable(describeOperation(api, event, value, describe), 80),
      address: viewAddress(input, event, value, imports),
    };
  });
  if (events.some(({ address }) => address !== undefined)) {
    media.runtime('codec', 'evaluateAddress');
    imports.runtime('codec', 'Template');
  }
  const exported = printReexports(config, 'events', ['EventOptions', 'OutgoingEvent', 'SenderProof'], { base: '..' });
  return { ...printHead([imports, media], [exported]), events };
}

/** Returns the view of the receiver for events of the given kind. */
export function viewReceiver(input: EmitInput, kind: EventKind): ModuleView<'server/events.ts'> {
  const { api, names, config } = input;
  const layout = layoutOf(config);
  const events = eventsOf(api, kind);
  const media = collectImports(config, { areTypes: false });
  const operations = events.map((event) => {
    const describe = createDescribeMedia(input, 'server', media, '.', event);
    const described = describeOperation(api, event, names.operation(event).value, describe);
    return { descriptor: indentRest(printTable(described, 100), '    ') };
  });
  const mark = findDiscriminant(api, names, events);
  const isDetermined = mark !== undefined || events.length === 1;
  const { imports, declarations } = emitEventHandlers(input, kind);
  for (const name of ['EventContext', 'ReceiverDefinition', 'ReceiverOptions'] as const)
    imports.runtime('receiver', name);
  if (!isDetermined) imports.runtime('receiver', 'EventChoice');
  imports.runtime('server', 'Server');
  media.runtime('receiver', 'createReceiver');
  media.use(layout.checks(`events/${names.eventFile(kind)}`), 'events');
  const exported = [
    printReexports(config, 'receiver', ['EventContext', 'EventResponse', 'RawEvent', 'UnknownEvent']),
    printReexports(config, 'server', ['HttpError', 'httpError', 'toFetchHandler', 'toServer'], { areTypes: false }),
  ];
  const isDated = hasLeaves(indexOf(api), dates);
  if (isDated) media.runtime('server', 'datedOptions');
  const versionCheck = printVersionCheck(config, media.runtime);
  return {
    ...printHead([imports, media], exported),
    options: isDated ? code`datedOptions(definition.operations, options)` : code`options`,
    versionCheck,
    declarations,
    kind: printIdentifier(kind),
    name: kind === 'webhook' ? code`Webhook` : code`Callback`,
    operations,
    hasMark: mark !== undefined,
    mark: mark === undefined ? '' : indentRest(printTable(asJson(mark), 10), '  '),
    isDetermined,
    hasErrorBody: api.errorBody !== undefined,
    errorBody: indentRest(printTable(api.errorBody ?? null, 15), '  '),
  };
}
