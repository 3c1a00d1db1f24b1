/** The generated server mounted in Express with its adapter. */
import { createServer } from '@bench/server';
import { toExpressHandler } from '@bench/server/express';
import express from 'express';
import { handlers } from './handlers.js';
import { report } from './report.js';

const app = express();
app.use(toExpressHandler(createServer({ handlers })));
const http = app.listen(0, '127.0.0.1', () => report(http.address().port));
