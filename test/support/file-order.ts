/** Orders of test files. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { longFiles } from './long-files.js';

/** Where a file stands among those that take long; others are behind all of them. */
const placeOf = ({ moduleId }: TestSpecification): number => {
  const index = longFiles.findIndex((name) => moduleId.endsWith(`/test/${name}.test.ts`));
  return index === -1 ? longFiles.length : index;
};

/**
 * One project after the other, in each those that take long first: a worker that has loaded the generator, or started a
 * platform, is ended as soon as a file of another project is next.
 */
export class ProjectByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = (await super.sort(files)).sort((a, b) => placeOf(a) - placeOf(b));
    const names = [...new Set(sorted.map(({ project }) => project.name))].sort();
    return names.flatMap((name) => sorted.filter(({ project }) => project.name === name));
  }
}

/** Those that took least go first: for runs that end with the first failure. */
export class ShortFirst extends BaseSequencer {
  // The base class is an asynchronous one.
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const durationOf = (file: TestSpecification): number => {
      const path = file.moduleId.slice(file.project.config.root.length + 1);
      const key = `${file.project.name}:${path}`;
      return this.ctx.cache.getFileTestResults(key)?.duration ?? Number.POSITIVE_INFINITY;
    };
    return [...files].sort((a, b) => durationOf(a) - durationOf(b));
  }
}
