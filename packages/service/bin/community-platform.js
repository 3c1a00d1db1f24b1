#!/usr/bin/env node
import { run } from '../dist/cli/run.js';

// Who reads along may have seen enough, as `head` has: it serves all the same.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const intro = `
Usage: community-platform [options]

Serves the API of the community platform, with /health, /ready, /metrics and /outbox. An empty database is filled with a
sample community first.`;

const code = await run(intro, process.argv.slice(2), process.env);
if (code !== undefined) process.exit(code);
