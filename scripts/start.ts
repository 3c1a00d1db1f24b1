/** `npm start`: builds what is missing or out of date, and serves the platform with its API reference. */
// The module is imported from its source, because the service may not be built yet.
import { readCall } from '../packages/service/src/cli/call.js';
import { ensureBuilt } from './support/ensure.js';
import { readPage } from './support/pages.js';
import { exitCodes } from './support/project.js';

const intro = `
Usage: npm start [-- options]

Builds what is missing or out of date, and serves the platform: the reference at /, the API at its paths, and /health,
/ready, /metrics and /outbox. An empty database is filled with seed data first.`;

const call = await readCall(intro, process.argv.slice(2), process.env);
if (typeof call === 'number') process.exit(call);
if (!(await ensureBuilt('generate', 'packages', 'service', 'reference'))) process.exit(exitCodes.failed);

// The service is imported late, because the packages may not have been built before.
const { serve } = await import('@community-platform/service');
const code = await serve(call, intro, readPage);
if (code !== undefined) process.exit(code);
