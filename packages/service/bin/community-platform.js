#!/usr/bin/env node
import { run } from '../dist/cli/run.js';

const intro = `
Usage: community-platform [options]

Serves the API of the community platform, with /health, /ready, /metrics and /outbox. An empty database is filled with a
sample community first.`;

const code = await run(intro, process.argv.slice(2), process.env);
if (code !== undefined) process.exit(code);
