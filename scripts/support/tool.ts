/**
 * Compiles the tool for use and publication: its sources bundled into a few files, one per command, and the templates.
 */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { isStale, noteFresh } from './fresh.js';
import { root } from './project.js';

const folder = join(root, 'generator/dist');

/** Entry points for importing, with declarations. */
const published = ['index.ts', 'config/settings.ts'];

const compile = async (): Promise<string[]> => {
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
    chunkNames: '[name]-[hash]',
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.outputs).map((path) => join(root, path));
};

/** Writes the declarations of the modules that a configuration file may import. */
const declare = async (): Promise<string[]> => {
  const { default: ts } = await import('typescript');
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  const made = published.map(async (path) => {
    const text = await readFile(join(root, 'generator/src', path), 'utf8');
    const target = join(folder, path.replace(/\.ts$/u, ''));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(`${target}.js`, ts.transpileModule(text, { compilerOptions }).outputText);
    await writeFile(`${target}.d.ts`, ts.transpileDeclaration(text, { compilerOptions }).outputText);
    return [`${target}.js`, `${target}.d.ts`];
  });
  return (await Promise.all(made)).flat();
};

/** Copies the files that commands read at run time. */
const copy = async (): Promise<string[]> => {
  const { settingsSchema } = await import('../../generator/src/config/json-schema.js');
  const page = join(folder, 'page.hbs');
  const schema = join(folder, 'settings.schema.json');
  await cp(join(root, 'templates'), join(folder, 'templates'), { recursive: true });
  await cp(join(root, 'generator/src/commands/reference/page.hbs'), page);
  await writeFile(schema, `${JSON.stringify(settingsSchema(), null, 2)}\n`);
  const templates = await readdir(join(root, 'templates'), { recursive: true, withFileTypes: true });
  return [
    page,
    schema,
    ...templates
      .filter((entry) => entry.isFile())
      .map((entry) => join(folder, 'templates', relative(join(root, 'templates'), entry.parentPath), entry.name)),
  ];
};

const make = async (): Promise<void> => {
  if (!(await isStale('tool'))) return;
  const made = new Set((await Promise.all([compile(), declare(), copy()])).flat());
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !made.has(path)) await rm(path);
  }
  await noteFresh('tool');
};

let making: Promise<void> | undefined;

/** Compiles the tool if its sources have changed; rejects if they are not valid TypeScript. */
export const ensureTool = (): Promise<void> => {
  // Concurrent steps share one compilation.
  making ??= make().finally(() => {
    making = undefined;
  });
  return making;
};
