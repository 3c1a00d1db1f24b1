/** Small file systems of their own, where the tests may mount them. */
import { execFileSync } from 'node:child_process';
import { noteSkip } from '../support/skips.js';
import { makeTemporary } from './tree.js';

const mount = (...args: readonly string[]): void => void execFileSync('mount', [...args], { stdio: 'pipe' });

const mounted: string[] = [];

/** Mounts a file system in memory on a folder; `options` are such as `size=64k`. */
export const mountMemory = (folder: string, options: string): void => {
  mount('-t', 'tmpfs', '-o', options, 'tmpfs', folder);
  mounted.push(folder);
};

/** Mounts a folder on itself, so that it counts as another file system. */
export const mountOnItself = (folder: string): void => {
  mount('--bind', folder, folder);
  mounted.push(folder);
};

/** Changes the options of what is mounted on a folder. */
export const remount = (folder: string, options: string): void => mount('-o', `remount,${options}`, folder);

/** Unmounts everything, the last first; call it after each test. */
export const unmountAll = (): void => {
  for (const folder of mounted.splice(0).reverse()) execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
};

/** Whether this process may mount; if not, it is noted that `what` is not tested. */
export const canMount = (what: string): boolean => {
  try {
    mountMemory(makeTemporary(), 'size=64k');
    unmountAll();
    return true;
  } catch {
    noteSkip(what, 'this user may not mount');
    return false;
  }
};
