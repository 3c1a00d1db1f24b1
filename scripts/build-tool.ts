/** `npm run build:tool`, also after each installation: compiles the tool if its sources have changed. */
import { readOptions } from './support/options.js';
import { ensureTool } from './support/tool.js';

readOptions(
  'Usage: npm run build:tool\n\nCompiles the generator into generator/dist.\n\nExit codes: 0 done, 1 its sources are no TypeScript',
  {},
);
await ensureTool();
