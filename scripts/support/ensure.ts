/** Builds only what is missing or out of date. */
import {
  buildCluster,
  buildReference,
  buildRest,
  buildSample,
  buildService,
  buildTypes,
  generate,
  generateService,
} from './commands.js';
import { isStale, noteFresh, type Part } from './fresh.js';
import { runGroups, runStep } from './run.js';

async function ensureGenerated(): Promise<boolean> {
  if (!(await isStale('generate'))) return true;
  for (const step of [generate, generateService]) if (!(await runStep(step))) return false;
  await noteFresh('generate');
  return true;
}

async function ensurePackages(): Promise<boolean> {
  if (!(await isStale('packages'))) return true;
  if (!(await runGroups([[buildTypes], buildRest]))) return false;
  await noteFresh('packages');
  return true;
}

async function ensureService(): Promise<boolean> {
  if (!(await isStale('service'))) return true;
  for (const step of [buildService, buildCluster, buildSample]) if (!(await runStep(step))) return false;
  await noteFresh('service');
  return true;
}

async function ensureReference(): Promise<boolean> {
  if (!(await isStale('reference'))) return true;
  if (!(await runStep(buildReference))) return false;
  await noteFresh('reference');
  return true;
}

/**
 * Builds parts if necessary, the reference in parallel with the packages. If a part fails, prints its output and
 * resolves to `false`. Generates the packages only if `generate` is given, because a check must not repair the
 * differences that it should report.
 */
export async function ensureBuilt(...parts: readonly Part[]): Promise<boolean> {
  const packages = async (): Promise<boolean> =>
    (!parts.includes('generate') || (await ensureGenerated())) &&
    (await ensurePackages()) &&
    (!parts.includes('service') || (await ensureService()));
  const jobs = [
    ...(parts.includes('packages') ? [packages()] : []),
    ...(parts.includes('reference') ? [ensureReference()] : []),
  ];
  return (await Promise.all(jobs)).every((result) => result);
}
