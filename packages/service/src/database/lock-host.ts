/** Where the ids of processes mean something: a host, or a container of it. */
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

const tryRead = (read: () => string): string => {
  try {
    return read().trim();
  } catch {
    return '';
  }
};

/**
 * What ids of processes are told apart by: the boot of the machine and the space of the ids. Two containers may have one
 * name; systems without these files have no containers that see one folder, but for those of Linux.
 */
const space = [
  tryRead(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
  tryRead(() => readlinkSync('/proc/self/ns/pid')),
].join(' ');

/** The host of this process, for the name of a file: its own name, and a hash of what ids are told apart by. */
export const hostTag = `${hostname().replaceAll(/[^\w.-]/gu, '-')}-${createHash('sha256').update(space).digest('hex').slice(0, 8)}`;

/** The name of the host that a file is called after. */
export const hostName = (path: string): string => path.slice(path.lastIndexOf('@') + 1).replace(/-[\da-f]+$/u, '');
