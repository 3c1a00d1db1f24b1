/** Paths within this tool, both for its sources and for the compiled tool. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** URL of the folder with this module, or with the bundle in the compiled tool. */
const module = new URL('./', import.meta.url);
const isCompiled = module.pathname.endsWith('/dist/');
const root = new URL(isCompiled ? '../' : '../../', module);

/** Root folder of the tool, with a trailing slash. */
export const toolFolder = fileURLToPath(root);

let version: string | undefined;

/** Returns the version of the tool. */
export function toolVersion(): string {
  if (version === undefined) {
    const manifest: unknown = JSON.parse(readFileSync(`${toolFolder}package.json`, 'utf8'));
    const isNamed = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
    version = isNamed ? String(manifest.version) : '';
  }
  return version;
}

/** Folder of the templates: next to the compiled code in the package; otherwise, in the repository. */
export const templatesFolder = fileURLToPath(new URL(isCompiled ? 'dist/templates/' : '../templates/', root));

/** Redocly's page template for the API reference. */
export const pageTemplate = fileURLToPath(
  new URL(isCompiled ? 'dist/page.hbs' : 'src/commands/reference/page.hbs', root),
);

/** File with the parsed runtime modules, which the compiled tool contains instead of the sources. */
export const compiledRuntime = isCompiled ? fileURLToPath(new URL('dist/runtime.json', root)) : undefined;

/** Folder with the reference site's style sheets and script, as bundled by the tool's build. */
export const siteFolder = fileURLToPath(new URL('dist/site/', root));
