/** Reads JSON files with the positions of their nodes. */
import { diagnose } from '../../diagnostics/diagnostics.js';
import { split } from '../../support/json-pointer.js';
import { countKeys, findFaults, listMembers, type Member, startOfValue } from './json-text.js';
import { makeLocate } from './lines.js';
import type { ReadResult } from './reading.js';

/** Parses JSON text. Syntax errors and duplicate keys are reported at their positions. */
export function readJson(label: string, text: string): ReadResult {
  const locateOffset = makeLocate(label, text);
  const parsed = parse(text);
  // `JSON.parse` silently drops duplicate keys. The text is scanned for them only if keys are missing.
  if (parsed === undefined || countMembers(parsed.value) !== countKeys(text)) {
    const faults = findFaults(text).map(({ offset, reason }) =>
      diagnose('yaml-invalid', locateOffset(offset), { format: 'JSON', reason }),
    );
    if (faults.length > 0 || parsed === undefined) return faults;
  }
  const membersAt = rememberMembers(text);
  return {
    value: parsed.value,
    locate: (pointer) => {
      let offset = startOfValue(text);
      let value = offset;
      for (const token of split(pointer)) {
        const member = membersAt(value).get(token);
        if (member === undefined) break;
        ({ offset, value } = member);
      }
      return locateOffset(offset);
    },
  };
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Counts the keys of all objects in a value. */
function countMembers(root: unknown): number {
  let count = 0;
  const waiting: unknown[] = [root];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const items = Array.isArray(value) ? value : Object.values(value);
    if (items !== value) count += items.length;
    for (const item of items) if (typeof item === 'object') waiting.push(item);
  }
  return count;
}

/** Returns a function that returns the members of the value at an offset, by key. Results are cached. */
function rememberMembers(text: string): (offset: number) => ReadonlyMap<string, Member> {
  const known = new Map<number, ReadonlyMap<string, Member>>();
  return (offset) => {
    const found = known.get(offset) ?? new Map(listMembers(text, offset).map((member) => [member.key, member]));
    known.set(offset, found);
    return found;
  };
}
