/** Runs in a child process: imports every module of the generated packages and prints the requested values. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', mode = ''] = process.argv.slice(2);

const modules = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter(
    (entry) =>
      entry.isFile() &&
      /\.(ts|js)$/u.test(entry.name) &&
      !entry.parentPath.includes('node_modules') &&
      !entry.parentPath.endsWith('/test'),
  )
  .map((entry) => join(entry.parentPath, entry.name));

for (const path of modules) await import(pathToFileURL(path).href);

if ('pwned' in globalThis) throw new Error('a text of the document was run');

interface Server {
  readonly createServer: (options: { readonly mock: true }) => {
    readonly fetch: (request: Request) => Promise<Response>;
  };
}

async function load<T>(path: string): Promise<T> {
  return (await import(pathToFileURL(join(folder, path)).href)) as T;
}

const result: Record<string, unknown> = { modules: modules.length };
if (mode === 'values') {
  const { valuesValues } = await load<{ readonly valuesValues: readonly string[] }>('types/src/schemas.ts');
  const { examples } = await load<{
    readonly examples: Readonly<Record<string, Readonly<Record<string, { readonly body: unknown }>>>>;
  }>('server/examples.js');
  const { definition } = await load<{ readonly definition: { readonly errorBody: unknown } }>(
    'server/src/definition.ts',
  );
  const { createServer } = await load<Server>('server/src/index.ts');
  const body = JSON.stringify(examples['echoProperties']?.['200']?.body);
  const response = await createServer({ mock: true }).fetch(
    new Request('http://case/properties', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  );
  Object.assign(result, {
    values: valuesValues,
    example: body,
    status: response.status,
    response: await response.text(),
    errorBody: definition.errorBody,
  });
}
if ('pwned' in globalThis) throw new Error('a text of the document was run');
process.stdout.write(JSON.stringify(result));
