/**
 * How the embedded database runs: with the extension that searches use, with buffers for a sandbox, with an index taken for
 * what it costs where no disk turns (by the usual costs a search of a thousand records reads the whole table), with
 * statistics of half the usual size, since requests wait while they are made, and with short files of its log: a new
 * database begins with a whole one.
 */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const settings = [
  ...['shared_buffers=8MB', 'random_page_cost=1.1', 'default_statistics_target=50'],
  // In kB. What is new waits in a list of an index of texts, which a search reads whole, and shuns where it is long; with
  // a shorter one (256) filling takes half as long again.
  'gin_pending_list_limit=1024',
];

const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

export const pgliteOptions = { extensions: { pg_trgm }, startParams, initDbStartParams: ['--wal-segsize=1'] };
