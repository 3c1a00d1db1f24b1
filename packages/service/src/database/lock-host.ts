/** Identifies the namespace in which process ids are unique: a host or a container. */
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

function tryRead(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/**
 * Boot id of the machine and process id namespace, read from `/proc`. They distinguish containers with the same host
 * name. The value is empty on systems without `/proc` (macOS, Windows), which is enough, because containers that share
 * a folder run Linux.
 */
const space = [
  tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  tryRead(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** Identifier of this host for file names: the host name and a hash of the process id namespace. */
export const hostTag = `${hostname().replaceAll(/[^\w.-]/gu, '-')}-${createHash('sha256').update(space).digest('hex').slice(0, 8)}`;

/** Returns the host name that a file name contains. */
export function hostName(path: string): string {
  return path.slice(path.lastIndexOf('@') + 1).replace(/-[\da-f]+$/u, '');
}
