/** Creates output files: their paths, and functions that render their text. */
import type { Part } from '../config/settings.js';
import { wrapLongLines } from '../support/code/wrap.js';
import type { Reads } from './cache.js';
import { render } from './print/handlebars.js';
import type { EmittedModule, ModuleView } from './print/imports.js';
import type { TemplateViews } from './print/template-views.js';

export interface Output {
  /** Path relative to the output folder. */
  readonly path: string;
  /** The part whose runtime the file imports; absent if it imports no runtime. */
  readonly part?: Part;
  readonly make: () => EmittedModule | Promise<EmittedModule>;
  /** The nodes of the model that the file depends on; absent if they are unknown. */
  readonly reads?: Reads;
}

const notice = '// Generated from the OpenAPI document. Do not edit: change the document and generate again.\n';

/** Returns a script in a part. The text begins with the notice that it is generated. */
export function script(part: Part, path: string, make: Output['make'], reads?: Reads): Output {
  return {
    path,
    part,
    ...(reads && { reads }),
    make: async () => {
      const { text: made, uses } = await make();
      const whole = made.replace(/\n+$/u, '\n');
      // Modules with checks and their declarations are compiled code, which nobody reads.
      const text = /(?<!\.d)\.ts$/u.test(path) ? wrapLongLines(whole) : whole;
      // A directive such as `@ts-nocheck` must precede the first statement, but may follow the notice.
      return { text: `${notice}${text.startsWith('//') ? '' : '\n'}${text}`, uses };
    },
  };
}

/** Returns a file that is not a script. */
export function plain(path: string, make: () => string): Output {
  return { path, make: () => ({ text: make(), uses: [] }) };
}

/** Returns the text of a file that imports nothing from the runtime. */
export function alone(text: string): EmittedModule {
  return { text, uses: [] };
}

/** Renders a template. Its view also contains the imports of the module. */
export function fromTemplate<T extends keyof TemplateViews>(name: T, view: ModuleView<T>): EmittedModule {
  return { text: render(name, view), uses: view.uses };
}
