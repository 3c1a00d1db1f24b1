/** How the embedded database runs: with the extension that searches use, and with buffers for a sandbox. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

export const pgliteOptions = { extensions: { pg_trgm }, startParams };
