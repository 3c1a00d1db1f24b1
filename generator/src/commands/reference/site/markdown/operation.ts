/** Prints the page of an operation as Markdown. */
import type { Json } from '../../../../../runtime/codec/operation.js';
import type { EmitInput } from '../../../../emit/input.js';
import { render } from '../../../../emit/print/handlebars.js';
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Content, Operation } from '../../../../ir/api.js';
import { schemaOfContent } from '../../../../ir/content.js';
import { requestOf, responseOf } from '../../../../ir/direction.js';
import { describeLimits } from '../../../../ir/limits.js';
import { indexOf } from '../../../../ir/schema-index.js';
import { typeOfPart } from '../../../../ir/type-of.js';
import { printInline, printTableCell } from '../../../../support/code/markdown.js';
import { escapeBars } from '../../markdown.js';
import { describePagination } from '../../origin.js';
import { describeCalls } from '../calls.js';
import { sortRequired } from '../inside.js';
import { indentJson } from '../json.js';
import { chapterPath, linkTo } from '../paths.js';
import { samplesOf } from '../samples/list.js';
import { noticeOf, titleOf } from '../titles.js';
import {
  describeDocs,
  type FieldsPage,
  type FieldsView,
  type PathOf,
  printDescription,
  printLine,
  printSpan,
  printTypeName,
  viewFields,
} from './fields.js';

type View = TemplateViews['site/operation.md'];
type SampleView = TemplateViews['site/samples.md']['samples'][number];

/** Returns the view of a sample in a fence that is longer than any in the source. */
export function viewSample(heading: string, language: string, source: string | undefined): SampleView[] {
  if (source === undefined) return [];
  const longest = Math.max(2, ...[...source.matchAll(/`+/gu)].map(([run]) => run.length));
  return [{ heading, language, source: source.trimEnd(), fence: '`'.repeat(longest + 1) }];
}

/** Returns the view of an example as JSON. */
export function viewJson(heading: string, example: Json | undefined): SampleView[] {
  return viewSample(heading, 'json', example === undefined ? undefined : indentJson(example));
}

function viewContents(page: FieldsPage, contents: readonly Content[], isExpanded: boolean): FieldsView[] {
  return contents.map((content) => {
    const schema = schemaOfContent(content);
    const label = printSpan(content.mediaType);
    if (schema === undefined) return { type: `${label}: bytes`, fields: [], variants: [] };
    return viewFields(page, label, typeOfPart(indexOf(page.api), schema, page.direction), isExpanded);
  });
}

function viewParameters(page: FieldsPage, { parameters }: Operation): View['parameters'] {
  return sortRequired(parameters).map((parameter) => {
    const { name, in: location, required, schema } = parameter;
    const limits = describeLimits(schema, parameter.example);
    return {
      name: printTableCell(name),
      location,
      type: printTypeName(page, typeOfPart(indexOf(page.api), schema, page.direction)),
      required: required ? 'yes' : 'no',
      says: escapeBars(describeDocs(page, { ...parameter, ...(limits !== undefined && { limits }) })),
    };
  });
}

/** Returns the alternatives of security schemes; empty if there are none. */
function describeSecurity({ security }: Operation): string {
  const alternatives = security.map((each) => Object.keys(each).map(printSpan).join(' and '));
  return alternatives.map((text) => (text === '' ? 'none' : text)).join(' or ');
}

function viewResponses(page: FieldsPage, operation: Operation): View['responses'] {
  return operation.responses.map(({ status, description, content }) => ({
    status: printInline(status),
    says: printLine(page, description),
    contents: viewContents(page, content, false),
  }));
}

function viewSamples(input: EmitInput, operation: Operation): SampleView[] {
  const shown = operation.responses.find(({ status }) => status.startsWith('2'))?.content[0];
  return [
    ...samplesOf(input, operation).flatMap(({ lang, label, source }) => viewSample(label, lang, source)),
    ...viewJson('Example response', shown?.kind === 'json' ? shown.example : undefined),
  ];
}

/** Prints the page of an operation, and a version with only the first code sample. Links are relative to its path. */
export function printOperationPages(
  input: EmitInput,
  operation: Operation,
  pathOf: PathOf,
): { readonly whole: string; readonly short: string } {
  const about = printAbout(input, operation, pathOf);
  // A webhook or callback is not called by clients of the API.
  const all = operation.event === undefined ? viewSamples(input, operation) : [];
  const further = all.slice(1).filter(({ language }) => language !== 'json');
  const short = all.filter((sample) => !further.includes(sample));
  const join = (samples: readonly SampleView[]): string =>
    samples.length === 0 ? about : `${about}\n${render('site/samples.md', { samples })}`;
  return { whole: join(all), short: join(short) };
}

function printAbout(input: EmitInput, operation: Operation, pathOf: PathOf): string {
  const { api, names } = input;
  const at = { api, names, pathOf, path: pathOf.operation(operation) };
  const request: FieldsPage = { ...at, direction: requestOf(operation) };
  const { body } = operation;
  const security = describeSecurity(operation);
  return render('site/operation.md', {
    title: printInline(titleOf(input, operation)),
    method: operation.method,
    path: printTableCell(operation.path),
    deprecated: noticeOf(operation),
    description: printDescription(at, operation.description),
    security: security === '' ? undefined : security,
    calls: describeCalls(input, operation, linkTo(at.path.replace(/\.md$/u, ''), chapterPath('client'), 'md')),
    pagination: operation.pagination && describePagination(operation.pagination),
    parameters: viewParameters(request, operation),
    body: body && {
      says: [body.required ? 'Required.' : 'Optional.', describeDocs(at, body)].join(' ').trim(),
      contents: viewContents(request, body.content, true),
    },
    responses: viewResponses({ ...at, direction: responseOf(operation) }, operation),
  });
}
