/** The generated server with its adapter for `node:http`. */
import { createServer } from '@bench/server';
import { createNodeServer } from '@bench/server/node';
import { handlers } from './handlers.js';
import { report } from './report.js';

report(await createNodeServer(createServer({ handlers })).listen());
