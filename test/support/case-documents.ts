/** The documents of the cases as JSON values, for tests that change them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Json } from '../../generator/runtime/codec/operation.js';
import { listCases } from './case-folder.js';
import type { Files } from './documents.js';
import { root } from './spec.js';

export interface CaseDocument {
  readonly name: string;
  readonly document: Json;
  /** The other files that the document may reference. */
  readonly files: Files;
}

/** Reads the document of a case, if possible, and converts it to JSON. */
function readCaseDocument(folder: string, name: string, entry: string): CaseDocument[] {
  const parsed = parseDocument(readFileSync(join(folder, entry), 'utf8'), { merge: true });
  if (parsed.errors.length > 0) return [];
  try {
    const document = parsed.toJS({ maxAliasCount: 100 }) as Json;
    if (JSON.stringify(document).length > 20_000) return [];
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.ya?ml$/u.test(path));
    const others = names.filter((path) => path !== entry && !path.startsWith('expected'));
    const files = others.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const);
    return [{ name, document, files: Object.fromEntries(files) }];
  } catch {
    // Unreadable documents are skipped: aliases with too many copies, or infinite nesting.
    return [];
  }
}

/** Returns all readable documents of up to 20,000 characters. */
export function readCaseDocuments(): readonly CaseDocument[] {
  return listCases(join(root, 'test/cases')).flatMap(({ name, folder, entry: [entry] }) =>
    entry === undefined ? [] : readCaseDocument(folder, name, entry),
  );
}
