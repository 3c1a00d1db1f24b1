/** The view of error bodies: the templates of named schemas, each once. */
import { type Code, code, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';

export interface ErrorsView {
  readonly bodies: readonly { readonly docs: Code; readonly name: Code; readonly literal: Code }[];
}

/** Returns the view of the module with error bodies. */
export const viewErrors = ({ errorBodies }: EmitInput): ErrorsView => ({
  bodies: [...new Set(errorBodies.values())].flatMap(({ template, constant }) => {
    if (constant === undefined) return [];
    const { name, schema } = constant;
    const docs = printDoc(printDocLines(`A \`${schema}\` as the server sends it.`));
    return [{ docs, name: printIdentifier(name), literal: code`${printTable(template, 40)}` }];
  }),
});
