/** Whether curl is installed. If it is not, records the reason for skipping tests. */
import { spawnSync } from 'node:child_process';
import { noteSkip } from './skips.js';

export function hasCurl(): boolean {
  const isThere = spawnSync('curl', ['--version']).status === 0;
  if (!isThere) noteSkip('the samples for curl', 'there is no curl');
  return isThere;
}
