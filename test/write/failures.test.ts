/**
 * The message for each way in which a disk operation can fail. A unit test, because a test cannot fill every disk,
 * exceed a quota, or always lack a permission.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedMeanwhile, DiskError, describeFailure } from '../../generator/src/output/errors.js';

const other = 'choose another folder with --out';

test.each([
  [changedMeanwhile, 'another process changed it at the same time', 'stop that process'],
  ['ENOSPC', 'the disk is full', 'free some space'],
  ['EDQUOT', 'the disk quota is exceeded', 'free some space'],
  ['EACCES', 'permission denied', `check the permissions, or ${other}`],
  ['EPERM', 'permission denied', `check the permissions, or ${other}`],
  ['EROFS', 'the file system is read-only', other],
  ['EXDEV', 'it is on a different file system from the output folder', 'choose a folder on one file system with --out'],
  ['ENOTDIR', 'a part of its path is not a folder', other],
  ['EEXIST', 'another file already exists there', other],
  ['ENAMETOOLONG', 'its name is too long', 'choose a shorter folder with --out'],
  ['EBUSY', 'another process is using it', 'stop that process'],
  ['EIO', 'EIO', other],
])('the error %s is described as "%s"', (code, reason, advice) => {
  const failure = (root: string, path: string): string =>
    describeFailure(root, new DiskError(path, code), 'nothing was changed').message;
  const rest = `: ${reason}; nothing was changed. To continue, ${advice}, and run the command again`;
  expect(failure('out', 'types/a.ts')).toBe(`cannot write ${join('out', 'types/a.ts')}${rest}`);
  expect(failure('.', '')).toBe(`cannot write .${rest}`);
  expect(failure('/out', 'a.ts')).toBe(`cannot write /out/a.ts${rest}`);
});
