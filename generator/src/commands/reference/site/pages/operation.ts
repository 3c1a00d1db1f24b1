/** The page of an operation, webhook or callback: what it takes and returns, beside examples of both. */
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Content, Header, Operation, Parameter, Response } from '../../../../ir/api.js';
import { schemaOfContent } from '../../../../ir/content.js';
import { type Direction, requestOf, responseOf } from '../../../../ir/direction.js';
import { describeLimits } from '../../../../ir/limits.js';
import type { Type } from '../../../../ir/type.js';
import { typeOfPart } from '../../../../ir/type-of.js';
import { type Html, html, joinHtml, printData, printText } from '../../../../support/code/markup.js';
import { describePagination } from '../../origin.js';
import { describeCalls } from '../calls.js';
import type { PageContext } from '../context.js';
import { highlight } from '../highlight.js';
import { sortRequired } from '../inside.js';
import { indentJson } from '../json.js';
import { chapterPath, idOfScheme } from '../paths.js';
import { renderInline, renderOwn } from '../prose.js';
import { samplesOf } from '../samples/list.js';
import { viewField, viewShape } from '../shape.js';
import { noticeOf, titleOf } from '../titles.js';
import { viewTryIt } from '../try-it.js';
import { labelOf } from '../type-label.js';

type View = TemplateViews['site/operation.html'];
type MediaView = TemplateViews['site/media.html'][number];
type FieldView = TemplateViews['site/field.html'];

const locations = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['querystring', 'Query string'],
  ['header', 'Headers'],
  ['cookie', 'Cookies'],
] as const;

/** Returns the field of a parameter or header. Its description and examples take precedence over its schema's. */
function viewParameter(
  page: PageContext,
  parameter: Parameter | Header,
  direction: Direction,
  prefix: string,
): FieldView {
  const { schema, required, example, description, deprecated } = parameter;
  const own = 'spelling' in parameter ? parameter.spelling : parameter.name;
  const type: Type = typeOfPart(page.index, schema, direction);
  const limits = describeLimits(schema, example ?? schema.examples?.[0]) ?? type.limits;
  return viewField(
    { page, index: page.index, direction, prefix, opened: [] },
    {
      name: own,
      required,
      type: {
        ...type,
        ...(description !== undefined && { description }),
        ...(deprecated === true && { deprecated }),
        ...(limits !== undefined && { limits }),
      },
    },
  );
}

function viewMedia(page: PageContext, content: Content, direction: Direction, prefix: string): MediaView {
  const schema = schemaOfContent(content) ?? content.schema;
  const type = typeOfPart(page.index, schema, direction);
  const isStream = content.item !== undefined;
  return {
    mediaType: content.mediaType,
    type: labelOf(type, page),
    note: isStream ? 'A stream: each item has this form.' : undefined,
    shape: viewShape(page, type, direction, prefix),
  };
}

function kindOf(status: string): string {
  return `s${status.charAt(0)}`;
}

function idOfResponse({ status }: Response): string {
  return `response-${status.toLowerCase()}`;
}

/** Returns a key of the types of a body; `undefined` if it has parts without a name. */
function keyOfBody({ content }: Response): string | undefined {
  const parts = content.map(({ mediaType, schema }) => schema?.ref && `${mediaType} ${schema.ref}`);
  return parts.length === 0 || parts.includes(undefined) ? undefined : parts.join('\n');
}

/** Returns the preceding error that has the same body and no other headers, so that the page shows them once. */
function findSame(response: Response, responses: readonly Response[]): Response | undefined {
  const key = keyOfBody(response);
  const names = new Set(response.headers.map(({ name }) => name));
  return responses
    .slice(0, responses.indexOf(response))
    .find(
      (other) =>
        key !== undefined &&
        !/^[123]/u.test(other.status) &&
        keyOfBody(other) === key &&
        other.headers.every(({ name }) => names.has(name)),
    );
}

function viewResponse(
  page: PageContext,
  response: Response,
  direction: Direction,
  { isOpen, same }: { readonly isOpen: boolean; readonly same: Response | undefined },
): View['responses'][number] {
  const { status, description, headers, content } = response;
  const prefix = `${status.toLowerCase()}-`;
  const shown = new Set(same?.headers.map(({ name }) => name));
  const own = headers.filter(({ name }) => !shown.has(name));
  return {
    id: idOfResponse(response),
    status,
    kind: kindOf(status),
    isOpen,
    description: renderInline(description.split('\n')[0], page),
    same: same && {
      id: idOfResponse(same),
      status: same.status,
      parts:
        shown.size === 0
          ? 'fields of the body'
          : own.length === 0
            ? 'headers and the body'
            : 'other headers and the body',
      examples: viewExample(status, content[0]),
    },
    headers: own.map((header) => viewParameter(page, header, direction, `${prefix}header-`)),
    media: same === undefined ? content.map((each) => viewMedia(page, each, direction, prefix)) : [],
  };
}

/** Prints an example as indented JSON or, if its medium is text, as it is. */
function printExample(
  { kind, example }: Content,
  isShort: boolean,
): { readonly text: string; readonly language: string } | undefined {
  if (example === undefined) return undefined;
  if (kind === 'text' && typeof example === 'string') return { text: example, language: 'text' };
  return { text: indentJson(example, '', isShort), language: 'json' };
}

function viewExample(label: string, content: Content | undefined, isShort = false): View['replies'] {
  const example = content && printExample(content, isShort);
  if (example === undefined) return [];
  const { text, language } = example;
  return [{ label, language, code: highlight(text, language), sample: undefined }];
}

/** Returns the samples of an operation; for a request that the API sends, the examples of its body. */
function listRequests({ input }: PageContext, operation: Operation): View['samples'] {
  if (operation.event !== undefined)
    return (operation.body?.content ?? []).flatMap((content) => viewExample(content.mediaType, content));
  return samplesOf(input, operation).map(({ lang, label, source }) => ({
    label,
    language: lang,
    code: highlight(source, lang),
    sample: operation.id,
  }));
}

function viewSecurity(page: PageContext, { security }: Operation): Html | undefined {
  const addressOf = (name: string): string => `${page.root}index.html#${encodeURIComponent(idOfScheme(name))}`;
  const alternatives = security.map((requirement) =>
    joinHtml(
      Object.entries(requirement).map(([name, scopes]) => {
        const link = html`<a href="${printText(addressOf(name))}"><code>${printText(name)}</code></a>`;
        return scopes.length === 0 ? link : html`${link} (${printText(scopes.join(', '))})`;
      }),
      ' and ',
    ),
  );
  const named = alternatives.filter((each) => each !== '');
  if (named.length === 0) return undefined;
  const all = joinHtml(named, ', or ');
  return named.length < alternatives.length ? html`${all}, or no credentials` : all;
}

function viewBody(page: PageContext, { body, ...rest }: Operation): View['body'] {
  if (body === undefined) return undefined;
  return {
    isRequired: body.required,
    description: body.description === undefined ? undefined : page.prose(body.description),
    media: body.content.map((content) => viewMedia(page, content, requestOf(rest), 'body-')),
  };
}

function listNotes({ input, link }: PageContext, operation: Operation): View['notes'] {
  const { pagination, externalDocs } = operation;
  const calls = describeCalls(input, operation, link.page(chapterPath('client')));
  return [
    ...(calls === undefined ? [] : [renderOwn(calls)]),
    ...(pagination === undefined ? [] : [renderOwn(describePagination(pagination))]),
    ...(externalDocs === undefined
      ? []
      : [renderInline(`[${externalDocs.description ?? 'More'}](${externalDocs.url})`)]),
  ];
}

function viewParameters(page: PageContext, operation: Operation): View['parameters'] {
  return locations.flatMap(([where, title]) => {
    const all = operation.parameters.filter((parameter) => parameter.in === where);
    const fields = sortRequired(all).map((parameter) =>
      viewParameter(page, parameter, requestOf(operation), `${where}-`),
    );
    return fields.length === 0 ? [] : [{ title, fields }];
  });
}

function hasForm({ input: { config } }: PageContext, { event }: Operation): boolean {
  return event === undefined && config.reference?.tryIt !== false;
}

/** Whether a response is the one to an invalid body. Its example is shown even if another error has the same body. */
function isRejection({ body }: Operation, { status }: Response): boolean {
  return body !== undefined && status === '422';
}

/** Returns the view of an operation's page. */
export function viewOperation(page: PageContext, operation: Operation, groupHref: string, group: string): View {
  const { method, path, description, deprecated, responses } = operation;
  const tryData = hasForm(page, operation) ? printData(viewTryIt(page.input, operation)) : undefined;
  const samples = listRequests(page, operation);
  const sameAs = new Map(responses.map((response) => [response, findSame(response, responses)]));
  const replies = responses
    .filter((response) => sameAs.get(response) === undefined || isRejection(operation, response))
    .flatMap(({ status, content: [content] }) => viewExample(status, content, true));
  const isFirst = responses.find(({ status }) => /^2/u.test(status));
  return {
    title: titleOf(page.input, operation),
    group,
    groupHref,
    method,
    path,
    isDeprecated: deprecated === true,
    deprecation: noticeOf(operation),
    description: description === undefined ? undefined : page.prose(description, 2, true),
    notes: listNotes(page, operation),
    security: viewSecurity(page, operation),
    parameters: viewParameters(page, operation),
    body: viewBody(page, operation),
    responses: responses.map((response) =>
      viewResponse(page, response, responseOf(operation), {
        isOpen: response === isFirst,
        same: sameAs.get(response),
      }),
    ),
    hasExamples: tryData !== undefined || samples.length + replies.length > 0,
    tryData,
    samples,
    replies,
  };
}
