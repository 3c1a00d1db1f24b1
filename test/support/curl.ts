/** Whether programs that samples use are installed. If one is not, records the reason for skipping tests. */
import { spawnSync } from 'node:child_process';
import { noteSkip } from './skips.js';

/** Returns whether a program is installed. */
export function hasProgram(name: string, argument = '--version'): boolean {
  const isThere = spawnSync(name, [argument]).status === 0;
  if (!isThere) noteSkip(`the samples for ${name}`, `there is no ${name}`);
  return isThere;
}

/** Returns whether curl is installed. */
export function hasCurl(): boolean {
  return hasProgram('curl');
}
