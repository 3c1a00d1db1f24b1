/** Small separate file systems, on systems where tests may mount them. */
import { execFileSync } from 'node:child_process';
import { noteSkip } from '../support/skips.js';
import { makeTemporary } from './tree.js';

function mount(...args: readonly string[]): void {
  execFileSync('mount', [...args], { stdio: 'pipe' });
}

const mounted: string[] = [];

/** Mounts an in-memory file system on a folder; `options` are for example `size=64k`. */
export function mountMemory(folder: string, options: string): void {
  mount('-t', 'tmpfs', '-o', options, 'tmpfs', folder);
  mounted.push(folder);
}

/** Mounts a folder on itself, so that it is a separate file system. */
export function mountOnItself(folder: string): void {
  mount('--bind', folder, folder);
  mounted.push(folder);
}

/** Changes the mount options of a folder. */
export function remount(folder: string, options: string): void {
  mount('-o', `remount,${options}`, folder);
}

/** Unmounts everything in reverse order. Call this after each test. */
export function unmountAll(): void {
  for (const folder of mounted.splice(0).reverse()) execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
}

/** Whether this process may mount file systems. If not, records that `what` is not tested. */
export function canMount(what: string): boolean {
  try {
    mountMemory(makeTemporary(), 'size=64k');
    unmountAll();
    return true;
  } catch {
    noteSkip(what, 'this user may not mount');
    return false;
  }
}
