/** Values that contain themselves: the bundler makes them of a `$ref` for which it has no name. */
import { join } from './pointer.js';

type Entry = { readonly value: unknown; readonly pointer: string } | { readonly left: object };

/** The pointer at which a value first stands within itself, or `undefined`; shared values are none. */
export const findLoop = (root: unknown): string | undefined => {
  const within = new Set<object>();
  const done = new Set<object>();
  const waiting: Entry[] = [{ value: root, pointer: '' }];
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if ('left' in entry) {
      within.delete(entry.left);
      done.add(entry.left);
      continue;
    }
    const { value, pointer } = entry;
    if (typeof value !== 'object' || value === null || done.has(value)) continue;
    if (within.has(value)) return pointer;
    within.add(value);
    const items = Object.entries(value).map(([key, item]: [string, unknown]) => ({
      value: item,
      pointer: join(pointer, key),
    }));
    waiting.push({ left: value }, ...items.reverse());
  }
  return undefined;
};
