/** The view of shared responses: those of response components. */
import { responseOf } from '../../ir/direction.js';
import { type Response, listResponseComponents } from '../../ir/api.js';
import { isBodiless } from '../../ir/content.js';
import { collectImports } from '../print/imports.js';
import { type Code, code, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import { describeOwnResponse } from './descriptor.js';
import { createDescribeMedia } from './media.js';
import { makeShape } from './shape.js';
import type { EmitInput } from '../input.js';

export interface ResponsesView {
  readonly side: 'client' | 'server';
  readonly imports: Code;
  readonly responses: readonly { readonly docs: Code; readonly name: Code; readonly literal: Code }[];
}

/** Returns the descriptors of response components for one side, each once. */
export const viewResponses = (input: EmitInput, side: 'client' | 'server'): ResponsesView => {
  const { api, names } = input;
  const imports = collectImports('', 'import');
  const describe = createDescribeMedia(input, side, imports, '.');
  const first = new Map<string, Response>();
  for (const response of api.operations.flatMap(({ responses }) => responses)) {
    const { component, status } = response;
    if (component !== undefined && !isBodiless(status) && !first.has(component)) first.set(component, response);
  }
  const responses = listResponseComponents(api).flatMap((component) => {
    const response = first.get(component);
    if (response === undefined) return [];
    const literal = printTable(describeOwnResponse(api, makeShape(api, responseOf({})), response, describe), 40);
    const docs = printDoc(printDocLines(`The response \`${component}\` of the document.`));
    return [{ docs, name: printIdentifier(names.componentResponse(component)), literal }];
  });
  return { side, imports: code`${imports.print()}`, responses };
};
