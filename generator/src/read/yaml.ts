/** YAML texts: the value, and the places in it. The `yaml` package bounds aliases and refuses keys that stand twice. */
import { type Document, isAlias, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { diagnose } from '../diagnostics.js';
import { limits } from './limits.js';
import { makeLocate, startOf } from './lines.js';
import { split } from './pointer.js';
import type { ReadResult } from './reading.js';

/** Reads a text; what is wrong with it is told at its place. */
export const readYaml = (label: string, text: string): ReadResult => {
  const tooDeep = (): ReadResult => [diagnose('yaml-too-deep', startOf(label), { limit: limits.depth })];
  try {
    const document = parseDocument(text, { merge: true, prettyErrors: false });
    const locateOffset = makeLocate(label, text);
    const [failure] = document.errors;
    if (failure !== undefined) {
      const reason = failure.message.split('\n')[0] ?? failure.code;
      // How deep the reader comes depends on the stack that is left, so that its position says nothing.
      if (reason.includes('call stack')) return tooDeep();
      return [diagnose('yaml-invalid', locateOffset(failure.pos[0]), { format: 'YAML', reason })];
    }
    const value = document.toJS({ maxAliasCount: limits.aliases }) as unknown;
    return { value, locate: (pointer) => locateOffset(offsetOf(document, pointer)) };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep();
    if (error instanceof ReferenceError)
      return [diagnose('yaml-too-many-aliases', startOf(label), { limit: limits.aliases })];
    throw error;
  }
};

const startOfNode = (node: unknown): number | undefined => (node as Node | null)?.range?.[0];

const offsetOf = (document: Document.Parsed, pointer: string): number => {
  let node: unknown = document.contents;
  let offset = startOfNode(node) ?? 0;
  for (const token of split(pointer)) {
    if (isAlias(node)) node = node.resolve(document);
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => String(isScalar(key) ? key.value : key) === token);
      if (pair === undefined) break;
      offset = startOfNode(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item: unknown = node.items[Number(token)];
      if (item === undefined) break;
      offset = startOfNode(item) ?? offset;
      node = item;
    } else break;
  }
  return offset;
};
