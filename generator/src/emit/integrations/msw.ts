/** Creates the view of the module for Mock Service Worker. */
import { dates, hasLeaves } from '../../ir/places.js';
import { indexOf } from '../../ir/schema-index.js';
import { code } from '../../support/code/code.js';
import type { EmitInput } from '../input.js';
import { collectImports, type ModuleView, printHead } from '../print/imports.js';
import { printVersionCheck } from '../runtime/package.js';

/** Returns the view of the module. It is part of the server package, which decodes requests and encodes responses. */
export function viewMsw({ api, config }: EmitInput): ModuleView<'server/msw.ts'> {
  const types = collectImports(config);
  types.use('./server.js', 'Handlers');
  for (const name of ['MswHandlers', 'MswHttp', 'MswOptions'] as const) types.runtime('msw', name);
  const values = collectImports(config, { areTypes: false });
  values.use('./definition.js', 'definition');
  values.runtime('msw', 'toMswHandlers');
  const versionCheck = printVersionCheck(config, values.runtime);
  const isDated = hasLeaves(indexOf(api), dates);
  const dated = isDated ? code`, ${values.runtime('server', 'datedOptions')}` : code``;
  return { ...printHead([types, values]), versionCheck, dated };
}
