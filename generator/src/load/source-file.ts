/**
 * A file of the document: its text, checked and parsed once, and the way from a JSON pointer back to line and column.
 * The `yaml` package reads it before anything else does: it bounds aliases and reports positions.
 */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { diagnose, type Diagnostic, type Position } from '../diagnostics.js';
import { join, split } from './pointer.js';

export const limits = { bytes: 32 * 1024 * 1024, depth: 200, aliases: 100 } as const;

export interface SourceFile {
  /** Absolute. */
  readonly path: string;
  /** As diagnostics print it. */
  readonly label: string;
  readonly text: string;
  readonly value: unknown;
  /** The position of the key (or sequence item) that a pointer leads to, or of the nearest parent there is. */
  readonly locate: (pointer: string) => Position;
}

interface Parsed {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
}

const parseYaml = (text: string): Parsed => {
  const lines = new LineCounter();
  return { document: parseDocument(text, { lineCounter: lines, merge: true, prettyErrors: false }), lines };
};

const positionAt = ({ lines }: Parsed, label: string, offset: number): Position => {
  const { line, col } = lines.linePos(offset);
  return { file: label, line: Math.max(line, 1), column: Math.max(col, 1) };
};

const locate = (parsed: Parsed, label: string, pointer: string): Position => {
  let node: unknown = parsed.document.contents;
  let offset = (parsed.document.contents as Node | null)?.range?.[0] ?? 0;
  for (const token of split(pointer)) {
    if (isAlias(node)) node = node.resolve(parsed.document);
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => (isScalar(item.key) ? String(item.key.value) : String(item.key)) === token,
      );
      if (pair === undefined) break;
      offset = (pair.key as Node | null)?.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(token)];
      if (item === undefined) break;
      offset = (item as Node | null)?.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return positionAt(parsed, label, offset);
};

/** Whether a value nests deeper than the limit; iterative, because the depth is what is in question. */
const isTooDeep = (root: unknown): boolean => {
  let level: object[] = typeof root === 'object' && root !== null ? [root] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limits.depth) return true;
    const next = new Set<object>();
    for (const value of level) {
      for (const item of Object.values(value) as unknown[])
        if (typeof item === 'object' && item !== null) next.add(item);
    }
    level = [...next];
  }
  return false;
};

/** The pointer of the first key that holds half of a character, a lone surrogate: no pointer to it can be written. */
const findHalfKey = (root: unknown): string | undefined => {
  const seen = new Set<object>();
  const waiting: (readonly [value: unknown, pointer: string])[] = [[root, '']];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    for (const [key, item] of Object.entries(value)) {
      const place = join(pointer, key);
      if (/\p{Cs}/u.test(key)) return place;
      waiting.push([item, place]);
    }
  }
  return undefined;
};

/** The first place of a file. */
export const startOf = (label: string): Position => ({ file: label, line: 1, column: 1 });

/** Parses a file's text; `undefined` where a diagnostic says why not. */
export const parseSourceFile = (
  path: string,
  label: string,
  text: string,
  isEntry: boolean,
  report: (diagnostic: Diagnostic) => void,
): SourceFile | undefined => {
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.bytes) {
    report(diagnose('file-too-large', startOf(label), { bytes, limit: limits.bytes }));
    return undefined;
  }
  // Redocly's bundler takes any other file for plain text, such as the Markdown of a description.
  if (!isEntry && !/\.(ya?ml|json)$/iu.test(path))
    return { path, label, text, value: text, locate: () => startOf(label) };
  let parsed: Parsed | undefined;
  const finish = (value: unknown): SourceFile | undefined => {
    if (isTooDeep(value)) {
      report(diagnose('yaml-too-deep', startOf(label), { limit: limits.depth }));
      return undefined;
    }
    const locateIn = (pointer: string): Position => {
      parsed ??= parseYaml(text);
      return locate(parsed, label, pointer);
    };
    const half = findHalfKey(value);
    if (half !== undefined) {
      const reason = 'the name of a field holds half of a character (a lone surrogate)';
      report(diagnose('document-invalid', locateIn(half), { reason }));
      return undefined;
    }
    return { path, label, text, value, locate: locateIn };
  };
  if (path.endsWith('.json')) {
    try {
      return finish(JSON.parse(text) as unknown);
    } catch {
      // The YAML reader below, for which JSON is YAML, finds the line and column.
    }
  }
  try {
    parsed = parseYaml(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    report(diagnose('yaml-too-deep', startOf(label), { limit: limits.depth }));
    return undefined;
  }
  const [failure] = parsed.document.errors;
  if (failure !== undefined) {
    const reason = failure.message.split('\n')[0] ?? failure.code;
    // How deep the reader comes depends on the stack that is left, so that its position says nothing.
    const isDeep = reason.includes('call stack');
    const position = positionAt(parsed, label, failure.pos[0]);
    report(
      isDeep
        ? diagnose('yaml-too-deep', startOf(label), { limit: limits.depth })
        : diagnose('yaml-invalid', position, { format: path.endsWith('.json') ? 'JSON' : 'YAML', reason }),
    );
    return undefined;
  }
  try {
    return finish(parsed.document.toJS({ maxAliasCount: limits.aliases }) as unknown);
  } catch (error) {
    if (error instanceof RangeError) report(diagnose('yaml-too-deep', startOf(label), { limit: limits.depth }));
    else if (error instanceof ReferenceError)
      report(diagnose('yaml-too-many-aliases', startOf(label), { limit: limits.aliases }));
    else throw error;
    return undefined;
  }
};
