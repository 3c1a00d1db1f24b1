/** Loads the zod schemas generated for a model into this process. */
import { transformSync } from 'esbuild';
import * as z from 'zod';
import * as checks from '../../generator/runtime/client/integrations/zod.js';
import type { EmitInput } from '../../generator/src/emit/input.js';
import { viewZod } from '../../generator/src/emit/integrations/zod/module.js';
import { render } from '../../generator/src/emit/print/handlebars.js';
import { testConfig } from './documents.js';

export interface LoadedZod {
  /** The text of the module. */
  readonly text: string;
  /** The schemas by the names of their constants. */
  readonly schemas: ReadonlyMap<string, z.ZodType>;
}

/** Generates the zod module and evaluates it. */
export function loadZod(model: Pick<EmitInput, 'api' | 'names'>): LoadedZod {
  const input: EmitInput = {
    ...model,
    config: { ...testConfig, layout: 'folder', integrations: ['zod'] },
    skipped: [],
    errorBodies: new Map(),
  };
  const text = render('client/zod.ts', viewZod(input));
  const { code } = transformSync(text, { loader: 'ts', format: 'cjs' });
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const requireModule = (specifier: string): unknown => (specifier === 'zod' ? z : checks);
  new Function('module', 'require', code)(module, requireModule);
  const schemas = new Map<string, z.ZodType>();
  for (const [name, value] of Object.entries(module.exports)) if (value instanceof z.ZodType) schemas.set(name, value);
  return { text, schemas };
}
