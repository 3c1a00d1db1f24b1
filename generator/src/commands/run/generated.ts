/** Runs generated sources of the layout `folder`. */
import { type Folder, makeFolder, writeFiles } from './folder.js';
import { type Load, loadFrom } from './modules.js';
import { transpile } from './scripts.js';

/** A manifest that makes the JavaScript files of its folder modules. */
export const manifest = ['package.json', '{ "type": "module" }\n'] as const;

/** Compiles sources to JavaScript, so that every Node.js version can run them. Returns the modules by path. */
export function compileAll(
  files: ReadonlyMap<string, string>,
  compile = transpile,
): (readonly [path: string, text: string])[] {
  const sources = [...files].filter(([path]) => path.endsWith('.ts'));
  return [manifest, ...sources.map(([path, text]) => [path.replace(/\.ts$/u, '.js'), compile(text)] as const)];
}

export interface GeneratedCode {
  readonly load: Load;
  readonly remove: Folder['remove'];
}

/** Compiles sources into a temporary folder, which `remove` deletes. */
export async function writeGenerated(purpose: string, files: ReadonlyMap<string, string>): Promise<GeneratedCode> {
  const folder = await makeFolder(purpose);
  try {
    await writeFiles(folder.path, compileAll(files));
  } catch (error) {
    await folder.remove();
    throw error;
  }
  return { load: loadFrom(folder.path), remove: folder.remove };
}
