#!/usr/bin/env node
import { run } from '../dist/cli/run.js';

// The reader of stdout may close it early, like `head`; the service continues.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
});

const intro = `
Usage: community-platform [options]

Serves the API of the community platform, with /health, /ready, /metrics and /outbox. An empty database is filled
with seed data first.`;

const code = await run(intro, process.argv.slice(2), process.env);
if (code !== undefined) process.exit(code);
