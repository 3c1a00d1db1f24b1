/** `$ref`s that lead to `$ref`s: chains that are too long, and those that come back to where they began. */
import { diagnose, type Diagnostic, type Position } from '../diagnostics.js';
import type { Node } from './depth.js';
import { child, isDecodable, join, pointerOf, split } from './pointer.js';
import type { SourceFile } from './source-file.js';

/** As many `$ref`s as a chain may have: each costs the bundler. */
export const chainLimit = 100;

/** A `$ref` and the object that holds it. */
export interface FoundRef {
  readonly holder: object;
  readonly ref: string;
  readonly pointer: readonly string[];
}

/** Every `$ref` in a value with its place; the value may be cyclic through YAML aliases. */
export const findRefs = (root: unknown): FoundRef[] => {
  const found: FoundRef[] = [];
  const seen = new Set<object>();
  const visit = (value: unknown, pointer: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string') found.push({ holder: value, ref: item, pointer });
      else visit(item, [...pointer, key]);
    }
  };
  visit(root, []);
  return found;
};

/** The file that the file part of a `$ref` names; the same file for none. */
export type Locate = (from: SourceFile, ref: string) => SourceFile | undefined;

/** What a `$ref` leads to, past the `$ref`s that stand on the way there; not past one at its end. */
export const resolveAcross = (file: SourceFile, ref: string, locate: Locate): Node<SourceFile> | undefined => {
  let home = locate(file, ref);
  let node: Node<SourceFile> | undefined = home && { value: home.value, home, pointer: '' };
  let tokens = split(pointerOf(ref));
  for (let hops = 0; node !== undefined && hops <= chainLimit; ) {
    const [token, ...rest] = tokens;
    if (token === undefined) return node;
    const inner = child(node.value, token);
    const next = child(node.value, '$ref');
    if (inner !== undefined) {
      node = { value: inner, home: node.home, pointer: join(node.pointer, token) };
      tokens = rest;
    } else if (typeof next === 'string') {
      hops += 1;
      home = locate(node.home, next);
      node = home && { value: home.value, home, pointer: '' };
      tokens = [...split(pointerOf(next)), ...tokens];
    } else return undefined;
  }
  return undefined;
};

type Way = 'ends' | 'is too long' | 'comes back to its first' | 'goes round';

/** Follows a `$ref`, on through those that stand at its end or on the way there. */
const follow = (file: SourceFile, { holder, ref }: FoundRef, locate: Locate): Way => {
  const seen = new Set([holder]);
  let current = locate(file, ref);
  let target = current?.value;
  let tokens = split(pointerOf(ref));
  for (;;) {
    const [token, ...rest] = tokens;
    const inner = token === undefined ? undefined : child(target, token);
    const next = child(target, '$ref');
    if (inner !== undefined) {
      target = inner;
      tokens = rest;
    } else if (typeof next === 'string' && typeof target === 'object' && target !== null && current !== undefined) {
      if (target === holder) return 'comes back to its first';
      if (seen.has(target)) return 'goes round';
      if (seen.size === chainLimit) return 'is too long';
      seen.add(target);
      current = locate(current, next);
      target = current?.value;
      tokens = [...split(pointerOf(next)), ...tokens];
    } else return 'ends';
  }
};

/** Reports a chain of a file that a bundler would not come to the end of, and what is no pointer. */
export const checkChains = (file: SourceFile, locate: Locate, add: (diagnostic: Diagnostic) => void): void => {
  let leading: Diagnostic | undefined;
  for (const found of findRefs(file.value)) {
    const { ref, pointer } = found;
    const position = (): Position => file.locate(join('', ...pointer, '$ref'));
    if (!isDecodable(ref)) {
      add(
        diagnose('ref-unresolved', position(), { reason: `$ref ${JSON.stringify(ref)} is not percent-encoded UTF-8` }),
      );
      continue;
    }
    const way = follow(file, found, locate);
    if (way === 'is too long') {
      add(diagnose('ref-chain-too-long', position(), { limit: chainLimit }));
      return;
    }
    if (way === 'comes back to its first') {
      add(diagnose('ref-cycle', position(), { ref }));
      return;
    }
    // Of a cycle, a `$ref` in it says more than one that only leads to it, which may stand in another file.
    if (way === 'goes round') leading ??= diagnose('ref-cycle', position(), { ref });
  }
  if (leading !== undefined) add(leading);
};
