/**
 * How the embedded database runs: with the extension that searches use, with buffers for a sandbox, and with an index taken
 * for what it costs where no disk turns: by the usual costs a search of a thousand records reads the whole table.
 */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'random_page_cost=1.1'];

export const pgliteOptions = { extensions: { pg_trgm }, startParams };
