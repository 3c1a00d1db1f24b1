/**
 * Settings of the embedded database: the extension for text searches; buffers sized for a sandbox; index costs for
 * solid-state storage (with the defaults, a search of 1,000 records scans the table); half the default statistics size,
 * because requests wait while statistics are computed; and small log files, because a new database starts with a
 * complete one.
 */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

const settings = [
  'shared_buffers=8MB',
  'random_page_cost=1.1',
  'default_statistics_target=50',
  // In kB. New entries of a text index wait in a list that each search reads completely; a long list makes the planner
  // avoid the index. With a shorter list (256), seeding takes 50 % longer.
  'gin_pending_list_limit=1024',
];

const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])];

export const pgliteOptions = { extensions: { pg_trgm }, startParams, initDbStartParams: ['--wal-segsize=1'] };
