/** The chapter about errors: their statuses and bodies, how the client returns them, and which requests to retry. */
import { fieldErrors } from '../../../../../runtime/client/field-errors.js';
import type { Json } from '../../../../../runtime/codec/operation.js';
import { printCatchErrors, printFieldErrors } from '../../../../emit/docs/readmes.js';
import { withInvalidField } from '../../../../emit/docs/rejected.js';
import { hasSample } from '../../../../emit/docs/samples.js';
import type { EmitInput } from '../../../../emit/input.js';
import { render } from '../../../../emit/print/handlebars.js';
import type { TemplateViews } from '../../../../emit/print/template-views.js';
import type { Operation, Response } from '../../../../ir/api.js';
import { indexOf } from '../../../../ir/schema-index.js';
import { printInline } from '../../../../support/code/markdown.js';
import { groupBy } from '../../../../support/group-by.js';
import { mostFrequent } from '../../../../support/most-frequent.js';
import { escapeBars, printMarkdownLine } from '../../markdown.js';
import { viewJson } from '../markdown/operation.js';
import { linkTo, type PagePaths } from '../paths.js';
import { titleOfSchema } from '../titles.js';

type View = TemplateViews['site/errors.md'];

/** Statuses after which the same request can succeed. */
const temporary = ['429', '503'];

function listErrors(operations: readonly Operation[]): readonly Response[] {
  return operations.flatMap(({ responses }) => responses.filter(({ status }) => !/^[123]/u.test(status)));
}

function identityOf({ content: [content] }: Response): string {
  return content === undefined ? '' : (content.schema.ref ?? content.schema.pointer);
}

/** Returns the response with the most common body, among those with an example as JSON. */
function mostCommon(responses: readonly Response[]): Response | undefined {
  const shown = responses.filter(({ content: [content] }) => content?.kind === 'json' && content.example !== undefined);
  return mostFrequent(shown.map((item) => ({ key: '', identity: identityOf(item), item }))).get('');
}

function viewListing(text: string, example: Json | undefined): View['listings'] {
  return viewJson('', example).map((sample) => ({ ...sample, text }));
}

/** Whether `fieldErrors` of the client finds messages in a body. */
function hasFieldErrors(body: Json | undefined): boolean {
  return Object.keys(fieldErrors({ status: 422, body })).length > 0;
}

/**
 * Prints a call whose rejection has messages by field, with an invalid body if one can be made; `undefined` if there is
 * no such operation with a sample.
 */
function printByField(input: EmitInput): string | undefined {
  const { api } = input;
  const isRejected = ({ status, content: [content] }: Response): boolean =>
    /^4/u.test(status) && hasFieldErrors(content?.example);
  const candidates = api.operations.filter(
    (operation) => operation.body !== undefined && hasSample(api, operation) && operation.responses.some(isRejected),
  );
  const [invalid] = candidates.flatMap((operation) => withInvalidField(api, operation) ?? []);
  const operation = invalid?.operation ?? candidates[0];
  if (operation === undefined) return undefined;
  const messages = fieldErrors({ status: 422, body: operation.responses.find(isRejected)?.content[0]?.example });
  const isKnown = invalid !== undefined && Object.hasOwn(messages, invalid.field);
  return printFieldErrors(input, operation, isKnown ? { ...messages } : undefined);
}

/** Returns the most common body and that of invalid requests. */
function listBodies(
  errors: readonly Response[],
  linkOf: (response: Response) => string,
  isShared: boolean,
  hasClient: boolean,
) {
  const common = mostCommon(errors);
  if (common === undefined) return [];
  const name = (response: Response): string => (linkOf(response) === '' ? '' : ` (${linkOf(response)})`);
  const invalid = ['422', '400']
    .flatMap((code) => mostCommon(errors.filter(({ status }) => status === code)) ?? [])
    .find(({ status }) => status !== common.status);
  const reasons = invalid?.content[0]?.example;
  const isRead = hasClient && hasFieldErrors(reasons);
  const note = isRead ? ', whose messages `fieldErrors(error)` of the client returns by field' : '';
  return [
    ...viewListing(
      `${isShared ? 'The body' : `The body of most errors${name(common)}`}, for example of ${printInline(common.status)}:`,
      common.content[0]?.example,
    ),
    ...(invalid === undefined
      ? []
      : viewListing(`The body of ${invalid.status}${isShared ? '' : name(invalid)}${note}:`, reasons)),
  ];
}

/** Prints the chapter; `undefined` if the document declares no errors. `path` is that of the chapter. */
export function printErrors(input: EmitInput, paths: PagePaths, path: string, hasClient: boolean): string | undefined {
  const { api } = input;
  const index = indexOf(api);
  const errors = listErrors(api.operations);
  if (errors.length === 0) return undefined;
  const linkOf = (response: Response): string => {
    const named = index.find(identityOf(response));
    if (named === undefined) return '';
    return `[${printInline(titleOfSchema(input, named))}](${linkTo(path, paths.schema(named))})`;
  };
  const rows = [...groupBy(errors, ({ status }) => status)].flatMap(([status, own]) =>
    own.slice(0, 1).map((response) => {
      const says = printMarkdownLine(response.description.split('\n')[0] ?? '');
      const link = linkOf(response);
      return {
        status: printInline(status),
        // Links within the document would be relative to another page.
        says: escapeBars(says.replaceAll(/\[([^\]]*)\]\((?!https?:|mailto:)[^)]*\)/gu, '$1')),
        link: link === '' ? printInline(response.content[0]?.mediaType ?? '') : link,
        count: `${own.length} of ${api.operations.length}`,
      };
    }),
  );
  const repeated = temporary.filter((code) => errors.some(({ status }) => status === code));
  const [shared = '', ...others] = new Set(rows.map(({ link }) => link));
  const isShared = shared !== '' && others.length === 0;
  return render('site/errors.md', {
    shared: isShared ? ` All have the body ${shared}.` : '',
    head: isShared ? '' : ' body |',
    rule: isShared ? '' : '---|',
    rows: rows
      .sort((a, b) => (a.status < b.status ? -1 : 1))
      .map(({ link, ...row }) => ({ ...row, body: isShared ? '' : ` ${link} |` })),
    listings: listBodies(errors, linkOf, isShared, hasClient),
    hasClient,
    handling: hasClient ? printCatchErrors(input) : undefined,
    byField: hasClient ? printByField(input) : undefined,
    hasUnavailable: repeated.includes('503'),
    temporary: repeated.length === 0 ? undefined : `Requests with the status ${repeated.join(' or ')}`,
  });
}
