/** The order in which test files run. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longFiles } from './long-files.js';

/** Returns the position of a file among the slow files. All other files come last. */
function placeOf({ moduleId }: TestSpecification): number {
  const index = longFiles.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return index === -1 ? longFiles.length : index;
}

/**
 * Runs one project after another, and each project's slow files first. Switching to a file of another project would
 * stop a worker that has loaded the generator or runs the platform.
 */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
    const names = [...new Set(sorted.map(({ project }) => project.name))].sort();
    return names.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

/** Runs the fastest files first, for runs that stop at the first failure. */
export class ShortFirst extends BaseSequencer {
  // The method of the base class is async.
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification): number => {
      const path = file.moduleId.slice(file.project.config.root.length + 1);
      const key = `${file.project.name}:${path}`;
      return this.ctx.cache.getFileTestResults(key)?.duration ?? Number.POSITIVE_INFINITY;
    };
    return [...files].sort((a, b) => durationOf(a) - durationOf(b));
  }
}
