/** The ways in which the generated client calls an operation: as a function, and as methods of a group. */
import { partsOf } from '../../../config/codegen-config.js';
import type { EmitInput } from '../../../emit/input.js';
import type { Operation } from '../../../ir/api.js';
import { toPascal } from '../../../support/case.js';

/** Whether the site has a chapter about the client. */
export function hasClientChapter({ config }: Pick<EmitInput, 'config'>): boolean {
  return partsOf(config).includes('client') && config.layout !== 'folder';
}

/**
 * Lists the calls in a line of Markdown. `href` is the address of the chapter about the client. Returns `undefined` for
 * a request that the API sends, and if there is no client.
 */
export function describeCalls(input: EmitInput, operation: Operation, href: string): string | undefined {
  if (operation.event !== undefined || !hasClientChapter(input)) return undefined;
  const { value, method } = input.names.operation(operation);
  const group = `api.${input.names.tag(operation.tag).property}`;
  const calls = `[Client](${href}): \`${value}(client, …)\` or \`${group}.${method}(…)\``;
  if (operation.pagination === undefined) return `${calls}.`;
  return `${calls}; \`${group}.paginate${toPascal(method)}(…)\` for the items of all pages.`;
}
