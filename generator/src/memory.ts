/** What a process that stays keeps of a run for the next one: nothing in it changes what is made, only how soon. */
import type { ParseMemory } from './parse.js';
import type { ReadMemory } from './read/sources.js';

export interface Memory {
  readonly read: ReadMemory;
  readonly parsed: ParseMemory;
}

export const createMemory = (): Memory => ({ read: new Map(), parsed: new Map() });
