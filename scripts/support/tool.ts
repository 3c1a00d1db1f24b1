/**
 * Compiles the tool for use and publication: the sources, bundled into a few files including one per command, and the
 * templates.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { isStale, noteFresh } from './fresh.js';
import { root } from './project.js';

const folder = join(root, 'generator/dist');

/**
 * Packages that are bundled into the tool, because it uses only a small part of them. Installed, `highlight.js` has 9
 * MB, and the MCP server's SDK has 15 MB.
 */
const bundled = [
  'highlight.js',
  '@modelcontextprotocol/server',
  '@modelcontextprotocol/core',
  '@hono/node-server',
  'hono',
  'zod',
] as const;

/** Leaves package imports to Node.js, except for imports of the bundled packages. */
const bundlePackages: Plugin = {
  name: 'bundle-packages',
  setup: ({ onResolve }) => {
    const names: ReadonlySet<string> = new Set(bundled);
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const [name = ''] = /^(?:@[^/]+\/)?[^/]+/u.exec(path) ?? [];
      return kind === 'entry-point' || names.has(name) ? undefined : { path, external: true };
    });
  },
};

/** The entry point that other packages import; it has type declarations. */
const published = 'index.ts';

async function compile(): Promise<string[]> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['cli/main', 'cli/resident-process', 'cli/mcp-thread', 'commands/dev/mock-process'].map(
      (name) => `generator/src/${name}.ts`,
    ),
    outdir: 'generator/dist',
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Without this setting, each use of such a pattern would compile it again.
    supported: { 'regexp-unicode-property-escapes': true },
    plugins: [bundlePackages],
    chunkNames: '[name]-[hash]',
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.outputs).map((path) => join(root, path));
}

/** Writes the modules that a configuration may import, and the declarations of all modules reachable from them. */
async function declare(): Promise<string[]> {
  const { default: ts } = await import('typescript');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const made: string[] = [];
  const paths = new Set([published]);
  for (const path of paths) {
    const text = await readFile(join(root, 'generator/src', path), 'utf8');
    const target = join(folder, path.replace(/\.ts$/u, ''));
    const declaration = ts.transpileDeclaration(text, { compilerOptions }).outputText;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.js`, ts.transpileModule(text, { compilerOptions }).outputText);
    await writeFile(`${target}.d.ts`, declaration);
    made.push(`${target}.js`, `${target}.d.ts`);
    // A set yields what is added to it during the loop.
    for (const { fileName } of ts.preProcessFile(declaration).importedFiles)
      if (fileName.startsWith('.')) paths.add(posix.join(posix.dirname(path), fileName).replace(/\.js$/u, '.ts'));
  }
  return made;
}

/** Bundles the script of the reference site and copies its style sheets; returns the names of the files. */
async function bundleSite(): Promise<string[]> {
  const { build } = await import('esbuild');
  const source = join(root, 'generator/site');
  const target = join(folder, 'site');
  await build({
    absWorkingDir: root,
    entryPoints: ['generator/site/main.ts'],
    outfile: 'generator/dist/site/site.js',
    bundle: true,
    // Pages that are opened as files cannot load modules.
    format: 'iife',
    minify: true,
    target: 'es2022',
    logLevel: 'silent',
  });
  const sheets = (await readdir(source)).filter((name) => name.endsWith('.css'));
  for (const name of sheets) await cp(join(source, name), join(target, name));
  return ['site.js', ...sheets].map((name) => join(target, name));
}

/** Copies the files that commands read at run time; returns their names. */
async function copy(): Promise<string[]> {
  const { settingsSchema } = await import('../../generator/src/config/json-schema.js');
  const { parseRuntime } = await import('../../generator/src/emit/runtime/modules.js');
  const page = join(folder, 'page.hbs');
  const schema = join(folder, 'settings.schema.json');
  const runtime = join(folder, 'runtime.json');
  await cp(join(root, 'templates'), join(folder, 'templates'), { recursive: true });
  await cp(join(root, 'generator/src/commands/reference/page.hbs'), page);
  await writeFile(schema, `${JSON.stringify(settingsSchema(), null, 2)}\n`);
  await writeFile(runtime, JSON.stringify(parseRuntime()));
  // The licenses require their text in all copies.
  const licenses = bundled.map((name) => join(folder, 'licenses', `${name.replace('/', '-')}.txt`));
  for (const [index, name] of bundled.entries()) {
    const own = join(root, 'node_modules', name);
    const file = (await readdir(own)).find((each) => /^licen[cs]e/iu.test(each)) ?? '';
    await cp(join(own, file), licenses[index] ?? '');
  }
  const templates = await readdir(join(root, 'templates'), { recursive: true, withFileTypes: true });
  return [
    page,
    schema,
    runtime,
    ...licenses,
    ...templates
      .filter((entry) => entry.isFile())
      .map((entry) => join(folder, 'templates', relative(join(root, 'templates'), entry.parentPath), entry.name)),
  ];
}

async function make(): Promise<void> {
  if (!(await isStale('tool'))) return;
  const made = new Set((await Promise.all([compile(), declare(), copy(), bundleSite()])).flat());
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !made.has(path)) await rm(path);
  }
  await noteFresh('tool');
}

let making: Promise<void> | undefined;

/** Compiles the tool if the sources have changed. Rejects if they are not valid TypeScript. */
export function ensureTool(): Promise<void> {
  // Concurrent steps share one compilation.
  making ??= make().finally(() => {
    making = undefined;
  });
  return making;
}
