/** Creates instructions for coding agents that call the API with the generated client. */
import { entriesOf, partsOf } from '../../config/codegen-config.js';
import { toPascal } from '../../support/case.js';
import { printTableCell } from '../../support/code/markdown.js';
import type { EmitInput } from '../input.js';
import { render } from '../print/handlebars.js';
import { firstCall } from './readmes.js';

/** Returns the text of `SKILL.md`: a description in YAML and instructions in Markdown. */
export function emitSkill(input: EmitInput): string {
  const { api, names, config } = input;
  const { client, types, server } = entriesOf(config);
  const paginated = api.operations.find(({ pagination }) => pagination !== undefined);
  const title = printTableCell(api.title);
  return render('client/skill.md', {
    slug: client.replace(/^@/u, '').replaceAll(/[^a-z\d]+/gu, '-'),
    // A JSON string is also a YAML string.
    description: JSON.stringify(`Call the API "${title}" from TypeScript with the package ${client}.`),
    name: client,
    types,
    server: partsOf(config).includes('server') ? server : undefined,
    sample: firstCall(input),
    schemes: api.securitySchemes.map((scheme) => `\`${printTableCell(scheme.name)}\``).join(', '),
    paginate: paginated === undefined ? undefined : `paginate${toPascal(names.operation(paginated).value)}`,
  });
}
