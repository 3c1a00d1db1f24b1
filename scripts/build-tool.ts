/** `npm run build:tool`, also run after each installation: compiles the tool and the runtime package if needed. */
import { readOptions } from './support/options.js';
import { ensureRuntime } from './support/runtime.js';
import { ensureTool } from './support/tool.js';

readOptions(
  'Usage: npm run build:tool\n\nCompiles the generator into generator/dist, and its runtime into packages/runtime/dist.\n\nExit codes: 0 success, 1 the sources are not valid TypeScript',
  {},
);
await ensureTool();
await ensureRuntime();
