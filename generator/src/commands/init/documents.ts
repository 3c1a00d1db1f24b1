/** Finds the OpenAPI documents of a folder by their content rather than their names. */
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder itself, and folders that usually contain documents. Only files directly in these folders are read. */
export const documentFolders = ['', 'api', 'spec', 'specs', 'openapi', 'docs', 'schema'] as const;

/** Configuration files of tools, which are never documents. */
const tools = /^(?:package(?:-lock)?|tsconfig.*|trefoil\.config|composer|deno|biome|turbo|nx|vercel)\.json$|^pnpm-/u;
const names = /\.(?:ya?ml|json)$/iu;

/** Matches file names that suggest a document even if the content does not. */
const suspicious = /(?:^|[._-])(?:openapi|swagger)(?:[._-]|$)/iu;

/** The documents found, most likely first, and files that are not documents but named like one. */
export interface FoundDocuments {
  readonly documents: readonly string[];
  readonly suspects: readonly string[];
}

/** Bytes that are read of each file: enough to find a version key after long descriptions. */
const mostBytes = 262_144;

/** Reads the beginning of a file; empty if it cannot be read. */
async function readHead(path: string): Promise<string> {
  const file = await open(path).catch(() => undefined);
  if (file === undefined) return '';
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(mostBytes), 0, mostBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } catch {
    return '';
  } finally {
    await file.close();
  }
}

/** Whether a text begins like a document: it has a top-level `openapi` or `swagger` key with a version. */
export function isDocument(text: string): boolean {
  const bare = text.replace(/^\uFEFF/u, '').trimStart();
  const version = /["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\.\d/u;
  if (!bare.startsWith('{')) return new RegExp(`^${version.source}`, 'mu').test(bare);
  const found = version.exec(bare);
  return found !== null && depthAt(bare, found.index) === 1;
}

/** Counts the braces and brackets that are open at a position in JSON or flow YAML, ignoring those in strings. */
function depthAt(text: string, end: number): number {
  let depth = 0;
  for (const [match] of text.slice(0, end).matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/gsu)) {
    if (match === '{' || match === '[') depth += 1;
    else if (match === '}' || match === ']') depth -= 1;
  }
  return depth;
}

/** Returns the rank of a path in the list of candidates: usual file names come first. */
function rankOf(path: string): number {
  const order = [/(?:^|\/)openapi\.(?:ya?ml|json)$/iu, /(?:^|\/)swagger\.(?:ya?ml|json)$/iu, /(?:^|\/)api\./iu];
  const found = order.findIndex((pattern) => pattern.test(path));
  return found < 0 ? order.length : found;
}

/** Finds the documents in a folder and in those of its subfolders that usually contain some. */
export async function findDocuments(folder: string): Promise<FoundDocuments> {
  const documents: string[] = [];
  const suspects: string[] = [];
  for (const within of documentFolders) {
    const entries = await readdir(join(folder, within), { withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => !entry.isDirectory() && names.test(entry.name) && !tools.test(entry.name));
    for (const name of files.map((entry) => entry.name).sort()) {
      const path = within === '' ? name : `${within}/${name}`;
      if (isDocument(await readHead(join(folder, path)))) documents.push(path);
      else if (suspicious.test(name)) suspects.push(path);
    }
  }
  return { documents: documents.sort((a, b) => rankOf(a) - rankOf(b)), suspects };
}
