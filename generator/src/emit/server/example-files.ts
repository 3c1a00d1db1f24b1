/** Creates the modules with mock responses. */

import { printSpecifier } from '../../support/code/code.js';
import type { EmitInput } from '../input.js';
import { layoutOf } from '../layout.js';
import { alone, fromTemplate, type Output, script } from '../output.js';
import { render } from '../print/handlebars.js';
import { collectImports, type ModuleView, printHead } from '../print/imports.js';
import { viewExamples } from './examples.js';

/** Returns the module with mock responses and, if it is JavaScript, the module's declaration file. */
export function listExampleFiles(input: EmitInput): Output[] {
  const { examples, validation } = layoutOf(input.config);
  const { path, declaration } = examples;
  const types = collectImports(input.config);
  if (declaration === undefined) types.runtime('validation', 'Examples');
  const view = (): ModuleView<'server/examples.ts'> => ({
    ...viewExamples(input),
    ...printHead([types]),
    isTyped: declaration === undefined,
  });
  return [
    script('server', path, () => fromTemplate('server/examples.ts', view()), { examples: input.api.operations }),
    ...(declaration === undefined
      ? []
      : [
          script('server', declaration, () =>
            alone(render('server/examples.d.ts', { validation: printSpecifier(validation(declaration)) })),
          ),
        ]),
  ];
}
