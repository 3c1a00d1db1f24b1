/** Starts a PostgreSQL server for tests, with a separate cluster in a temporary folder that is removed afterwards. */
import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';

export interface PostgresServer {
  /** URL of an empty database, with all privileges. */
  readonly url: string;
  readonly stop: () => void;
}

/** Returns the folder with the PostgreSQL programs, which on Debian are not in the PATH. */
function findPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env['PG_BIN'] ?? '', ...versions.map((version) => join(root, version, 'bin'))];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'pg_ctl')));
}

function numberOf(flag: string): number {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

/** Starts a server. If that is impossible, resolves to the reason. */
export async function startPostgres(): Promise<PostgresServer | string> {
  const programs = findPrograms();
  if (programs === undefined) return 'there is no PostgreSQL; PG_BIN names the folder of its programs';
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  // PostgreSQL refuses to run as root; Debian's package creates a user for it.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: numberOf('-u'), gid: numberOf('-g') } : { uid: undefined, gid: undefined };
  if (user.uid !== undefined) {
    if (!(user.uid > 0)) return 'PostgreSQL does not run as root, and there is no user "postgres"';
    chownSync(folder, user.uid, user.gid);
  }
  const run = (program: string, args: readonly string[]): string | undefined => {
    const { status, stderr, error } = spawnSync(join(programs, program), args, {
      ...(user.uid !== undefined && user),
      cwd: folder,
      encoding: 'utf8',
      // The server would keep the standard streams of its parent open, so it gets none.
      stdio: ['ignore', 'ignore', program === 'pg_ctl' ? 'ignore' : 'pipe'],
    });
    return status === 0 ? undefined : `${program} failed: ${error?.message ?? stderr ?? ''}`;
  };
  const data = join(folder, 'data');
  const port = await freePort();
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c max_connections=200`;
  const failure =
    run('initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']) ??
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  const remove = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  if (failure !== undefined) {
    remove();
    return failure;
  }
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      remove();
    },
  };
}
