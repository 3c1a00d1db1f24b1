/** Prints the results of the MCP server's tool `search`. */

import { sampleRequest } from '../../emit/docs/samples.js';
import type { EmitInput } from '../../emit/input.js';
import { emitOperationTypes, isRequestOptional } from '../../emit/types/operations.js';
import type { Operation } from '../../ir/api.js';
import { type Code, code, printIdentifier } from '../../support/code/code.js';
import { printLiteral } from '../../support/code/literal.js';
import { printInline } from '../../support/code/markdown.js';
import { viewSample } from '../reference/site/markdown/operation.js';
import type { CatalogPage } from './catalog.js';

/** Returns the signature of the client's function for an operation, on one line. */
export function printSignature({ names }: EmitInput, operation: Operation): Code {
  const { value, type } = names.operation(operation);
  const mark = isRequestOptional(operation) ? code`?` : code``;
  const request = code`request${mark}: ${printIdentifier(`${type}Request`)}`;
  const result = code`Promise<${printIdentifier(`${type}Result`)}>`;
  return code`function ${printIdentifier(value)}(client: Client, ${request}, options?: RequestOptions): ${result};`;
}

/** Returns a call of the client's function on one line, with its sample or else the variable `request`. */
export function printCall({ api, names }: EmitInput, operation: Operation): Code {
  const request = sampleRequest(api, operation);
  const isEmpty = request === undefined ? isRequestOptional(operation) : Object.keys(request).length === 0;
  // With this value, any literal fits on one line.
  const text = request === undefined ? code`request` : printLiteral(request, -Infinity);
  const argument = isEmpty ? code`` : code`, ${text}`;
  return code`const result = await ${printIdentifier(names.operation(operation).value)}(client${argument});`;
}

/** Returns the declarations of an operation's request and result, without imports. */
function printTypes({ api, names }: EmitInput, operation: Operation): string {
  const text: string = emitOperationTypes(api, names, [operation], names.fileOf(operation));
  return text.replaceAll(/^import [\s\S]*?;\n\n?/gmu, '').trim();
}

function fence(source: string): string[] {
  return viewSample('', 'ts', source).map((each) => `${each.fence}ts\n${each.source}\n${each.fence}`);
}

/** Prints a page as a result of a search: its name, its summary and, for an operation, its signature and a call. */
export function printHit(input: EmitInput, { kind, title, summary, names, operation }: CatalogPage): string {
  const [name = ''] = names;
  const isEvent = operation?.event !== undefined;
  const head = `## ${printInline(title)}\n\n${operation?.event?.kind ?? kind} \`${name}\``;
  const lines = [head, ...(operation === undefined ? [] : [`\`${operation.method} ${operation.path}\``])].join(', ');
  const calls =
    operation === undefined || isEvent ? [] : [`${printSignature(input, operation)}\n${printCall(input, operation)}`];
  return [lines, ...(summary === '' ? [] : [printInline(summary)]), ...calls.flatMap(fence)].join('\n\n');
}

/** Prints a page completely: its Markdown and, for an operation, its signature, a call and its types. */
export function printPage(input: EmitInput, { operation, readMarkdown }: CatalogPage): string {
  const markdown = readMarkdown().trim();
  if (operation === undefined || operation.event !== undefined) return markdown;
  const call = `${printSignature(input, operation)}\n${printCall(input, operation)}\n\n${printTypes(input, operation)}`;
  return [markdown, '## Call of the TypeScript client', ...fence(call)].join('\n\n');
}
