/**
 * Compiles the tool for use and publication: the sources, bundled into a few files with one per command, and the
 * templates.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { isStale, noteFresh } from './fresh.js';
import { root } from './project.js';

const folder = join(root, 'generator/dist');

/** A package that the tool contains. */
const bundled = join(root, 'node_modules/highlight.js');

/** The entry point that other packages import; it has type declarations. */
const published = 'index.ts';

async function compile(): Promise<string[]> {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['cli/main', 'cli/resident-process', 'commands/dev/mock-process'].map(
      (name) => `generator/src/${name}.ts`,
    ),
    outdir: 'generator/dist',
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // Otherwise, each use of such a pattern would compile it again.
    supported: { 'regexp-unicode-property-escapes': true },
    packages: 'external',
    // Bundled, because the package has 9 MB of languages and styles that the tool does not use.
    alias: { 'highlight.js': bundled },
    chunkNames: '[name]-[hash]',
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.outputs).map((path) => join(root, path));
}

/** Writes the modules that a configuration may import, and the declarations of all modules reached from them. */
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

/** Bundles the script of the reference site, copies its style sheets, and returns their names. */
async function bundleSite(): Promise<string[]> {
  const { build } = await import('esbuild');
  const source = join(root, 'generator/site');
  const target = join(folder, 'site');
  const license = await readFile(join(root, 'node_modules/minisearch/LICENSE.txt'), 'utf8');
  await build({
    absWorkingDir: root,
    entryPoints: ['generator/site/main.ts'],
    outfile: 'generator/dist/site/site.js',
    bundle: true,
    // Pages that are opened as files cannot load modules.
    format: 'iife',
    minify: true,
    target: 'es2022',
    // The license requires its text in all copies.
    banner: { js: `/*! Contains MiniSearch.\n${license}*/` },
    logLevel: 'silent',
  });
  const sheets = (await readdir(source)).filter((name) => name.endsWith('.css'));
  for (const name of sheets) await cp(join(source, name), join(target, name));
  return ['site.js', ...sheets].map((name) => join(target, name));
}

/** Copies the files that commands read at run time, and returns their names. */
async function copy(): Promise<string[]> {
  const { settingsSchema } = await import('../../generator/src/config/json-schema.js');
  const { parseRuntime } = await import('../../generator/src/emit/runtime/modules.js');
  const page = join(folder, 'page.hbs');
  const schema = join(folder, 'settings.schema.json');
  const runtime = join(folder, 'runtime.json');
  const license = join(folder, 'highlight.js.LICENSE');
  await cp(join(root, 'templates'), join(folder, 'templates'), { recursive: true });
  await cp(join(root, 'generator/src/commands/reference/page.hbs'), page);
  await writeFile(schema, `${JSON.stringify(settingsSchema(), null, 2)}\n`);
  await writeFile(runtime, JSON.stringify(parseRuntime()));
  // The license requires its text in all copies.
  await cp(join(bundled, 'LICENSE'), license);
  const templates = await readdir(join(root, 'templates'), { recursive: true, withFileTypes: true });
  return [
    page,
    schema,
    runtime,
    license,
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
