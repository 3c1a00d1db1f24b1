/** Creates the template view of a server module, which contains the handlers and the operation data for a tag. */
import { indentRest } from '../../support/code/code.js';
import { printTable, verbatim } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';
import { describeOperation } from '../operation-data/descriptor.js';
import { createDescribeMedia } from '../operation-data/media.js';
import { shareResponses } from '../operation-data/responses.js';
import { collectImports, type ModuleView, printHead } from '../print/imports.js';
import { declareTagHandlers } from './handlers.js';

/** Returns the view of a tag's server module: the handlers, and the data of the operations. */
export function viewServerOperations(input: EmitInput, tag: string): ModuleView<'server/operations.ts'> {
  const { api, names } = input;
  const values = collectImports(input.config, { areTypes: false, base: '..' });
  const describe = createDescribeMedia(input, 'server', values, '..');
  const { errorsOf } = shareResponses(input, 'server');
  const operations = api.operations
    .filter((operation) => operation.tag === tag)
    .map((operation) => {
      const errors = errorsOf(operation);
      const table = errors === undefined ? undefined : verbatim(values.use('../responses.js', errors));
      const described = describeOperation(api, operation, names.operation(operation).value, describe, table);
      return { descriptor: indentRest(printTable(described, 100), '  ') };
    });
  const { imports, declarations } = declareTagHandlers(input, tag);
  imports.runtime('server', 'Operation');
  return {
    ...printHead([imports, values]),
    declarations,
    property: `${names.tag(tag).property}Operations`,
    operations,
  };
}
