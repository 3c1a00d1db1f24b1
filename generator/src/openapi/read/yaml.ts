/** Reads YAML files with the positions of their nodes. The `yaml` package limits aliases and rejects duplicate keys. */
import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { split } from '../../support/json-pointer.js';
import { limits } from './limits.js';
import { makeLocate, startOf } from './lines.js';
import type { ReadResult } from './reading.js';

interface Fault {
  readonly offset: number;
  readonly reason: string;
}

/** YAML 1.2 with the core schema, whatever version the text declares. Invalid indentation is only a warning. */
const options = { merge: true, prettyErrors: false, schema: 'core', compat: 'core' } as const;

/** Parses YAML text. Errors are reported at their positions. */
export function readYaml(label: string, text: string): ReadResult {
  const tooDeep = (): ReadResult => [diagnose('yaml-too-deep', startOf(label), { limit: limits.depth })];
  try {
    const document = parseDocument(text, options);
    const locateOffset = makeLocate(label, text);
    const [failure] = document.errors;
    const refuse = ({ offset, reason }: Fault): Diagnostic =>
      diagnose('yaml-invalid', locateOffset(offset), { format: 'YAML', reason });
    if (failure !== undefined) {
      const reason = failure.message.split('\n')[0] ?? failure.code;
      // The position of this error is meaningless, because it depends on the size of the stack.
      if (reason.includes('call stack')) return tooDeep();
      return [refuse({ offset: failure.pos[0], reason })];
    }
    const faults = [...findControls(text), ...findFaults(document)];
    if (faults.length > 0) return faults.map(refuse);
    const value = document.toJS({ maxAliasCount: limits.aliases }) as unknown;
    const dedented = document.warnings.filter(({ code }) => code === 'BAD_INDENT').map(({ pos }) => pos[0]);
    return {
      value,
      locate: (pointer) => locateOffset(offsetOf(document, pointer)),
      ...(dedented.length > 0 && { strictText: indent(text, dedented) }),
    };
  } catch (error) {
    if (error instanceof RangeError) return tooDeep();
    if (error instanceof ReferenceError)
      return [diagnose('yaml-too-many-aliases', startOf(label), { limit: limits.aliases })];
    throw error;
  }
}

/** Inserts a space at each offset. Strict parsers reject a closing bracket in the same column as its parent. */
function indent(text: string, offsets: readonly number[]): string {
  const sorted = [0, ...[...new Set(offsets)].sort((a, b) => a - b)];
  return sorted.map((from, index) => text.slice(from, sorted[index + 1])).join(' ');
}

/** Matches characters that YAML does not allow (1.2.2, 5.1). */
const controls = /[^\t\n\r\x20-\x7e\x85\xa0-\u{d7ff}\u{e000}-\ufffd\u{10000}-\u{10ffff}]/gu;

function findControls(text: string): Fault[] {
  return [...text.matchAll(controls)].map(({ 0: sign, index }) => ({
    offset: index,
    reason: `the character U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')} must be escaped`,
  }));
}

const plainTags = /^(?:!|tag:yaml\.org,2002:(?:str|int|float|bool|null|map|seq|merge))$/u;

/**
 * Finds what JSON cannot represent: tags, keys that are arrays or objects, keys that are equal as text, and aliases
 * without an anchor.
 */
function findFaults(document: Document.Parsed): Fault[] {
  const faults: Fault[] = document.warnings
    .filter(({ code, message }) => code === 'TAG_RESOLVE_FAILED' && message.startsWith('Unresolved'))
    .map(({ pos, message }) => ({ offset: pos[0], reason: message }));
  const anchors = new Set<string>();
  const enter = (node: Scalar | YAMLMap | YAMLSeq): void => {
    if (node.anchor !== undefined) anchors.add(node.anchor);
    if (node.tag !== undefined && !plainTags.test(node.tag) && faults.length === 0)
      faults.push({ offset: startOfNode(node) ?? 0, reason: `JSON cannot represent the tag ${node.tag}` });
  };
  visit(document, {
    Alias: (_, node) => {
      if (!anchors.has(node.source))
        faults.push({
          offset: startOfNode(node) ?? 0,
          reason: `the alias *${node.source} refers to an anchor that is not defined before it`,
        });
    },
    Scalar: (_, node) => enter(node),
    Seq: (_, node) => enter(node),
    Map: (_, map) => {
      enter(map);
      faults.push(...findKeys(map));
    },
  });
  return faults;
}

function findKeys(map: YAMLMap): Fault[] {
  const keys = new Set<string>();
  return map.items.flatMap(({ key }): Fault[] => {
    const offset = startOfNode(key) ?? 0;
    if (isMap(key) || isSeq(key)) return [{ offset, reason: 'a key must be a string, not an array or an object' }];
    if (!isScalar(key)) return [];
    // Otherwise the key would be the empty string.
    if (key.value === null) key.value = 'null';
    const name = String(key.value);
    if (keys.has(name)) return [{ offset, reason: `duplicate key ${JSON.stringify(name)}` }];
    if (name !== '<<') keys.add(name);
    return [];
  });
}

function startOfNode(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0];
}

function offsetOf(document: Document.Parsed, pointer: string): number {
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
}
