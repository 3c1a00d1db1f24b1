/** `npm run build:packages`: compiles the three generated packages, the types package first. */
import { buildRest, buildTypes } from './support/commands.js';
import { noteFresh } from './support/fresh.js';
import { readOptions } from './support/options.js';
import { exitCodes } from './support/project.js';
import { runGroups } from './support/run.js';

readOptions(
  'Usage: npm run build:packages\n\nCompiles the packages into their dist folders.\n\nExit codes: 0 success, 1 a package does not compile',
  {},
);

const isDone = await runGroups([[buildTypes], buildRest]);
if (isDone) await noteFresh('packages');
process.exitCode = isDone ? exitCodes.done : exitCodes.failed;
