/** Finds the position at which a function in the configuration threw an error. */
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Position } from '../../diagnostics/diagnostics.js';

/** Matches a stack frame of V8: `at name (file:line:column)` or `at file:line:column`. */
const frame = /^\s+at (?:.*? \()?((?:file:\/\/)?[^()]+):(\d+):(\d+)\)?$/u;

/** Returns the first position of an error's stack in a folder, with a relative path; `undefined` if there is none. */
export function locateError(error: unknown, folder: string): Position | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const row of (error.stack ?? '').split('\n')) {
    const [, place = '', line, column] = frame.exec(row) ?? [];
    const path = place.startsWith('file:') ? fileURLToPath(place) : place;
    const own = isAbsolute(path) ? relative(folder, path) : '';
    const isOwn =
      own !== '' && !own.startsWith('..') && !isAbsolute(own) && !own.split(/[\\/]/u).includes('node_modules');
    if (isOwn) return { file: own.replaceAll('\\', '/'), line: Number(line), column: Number(column) };
  }
  return undefined;
}
