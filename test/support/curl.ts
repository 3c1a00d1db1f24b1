/** Whether curl is there; notes the reason of a skip if it is not. */
import { spawnSync } from 'node:child_process';
import { noteSkip } from './skips.js';

export const hasCurl = (): boolean => {
  const isThere = spawnSync('curl', ['--version']).status === 0;
  if (!isThere) noteSkip('the samples for curl', 'there is no curl');
  return isThere;
};
