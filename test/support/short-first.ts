/** An order of test files for runs that end with the first failure: those that took least go first. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
