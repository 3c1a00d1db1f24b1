/** Builds the package `trefoil-runtime` from the runtime that the tool otherwise copies into packages. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runNode } from '../../generator/src/commands/run/process.js';
import { compilerEnvironment, compilerScript } from './compiler.js';
import { isStale, noteFresh } from './fresh.js';
import { root, runtimeFolder } from './project.js';

const folder = join(root, runtimeFolder);

/** Writes the version into the module that checks it. Throws if the module does not contain the placeholder. */
function withVersion(text: string, version: string): string {
  const place = "installed: string = '0.0.0'";
  if (!text.includes(place)) throw new Error(`the runtime does not contain ${place}`);
  return text.replace(place, `installed: string = '${version}'`);
}

async function writeSources(): Promise<void> {
  const { listPackageSources } = await import('../../generator/src/emit/runtime/package.js');
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { readonly version: string };
  await rm(join(folder, 'src'), { recursive: true, force: true });
  for (const { path, text } of listPackageSources()) {
    const target = join(folder, 'src', path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, path === 'runtime/version.ts' ? withVersion(text, version) : text);
  }
}

async function make(): Promise<void> {
  if (!(await isStale('runtime'))) return;
  await writeSources();
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  const args = [compilerScript, '-p', `${runtimeFolder}/tsconfig.json`];
  const { code, output } = await runNode(args, root, { env: { ...process.env, ...compilerEnvironment } });
  if (code !== 0) throw new Error(`trefoil-runtime does not compile:\n${output.trim()}`);
  await noteFresh('runtime');
}

let making: Promise<void> | undefined;

/** Builds the package if the sources or the version have changed. Rejects if the sources do not compile. */
export function ensureRuntime(): Promise<void> {
  // Concurrent steps share one build.
  making ??= make().finally(() => {
    making = undefined;
  });
  return making;
}
