/**
 * What a person is told of each way in which a disk refuses. A unit test, since a test cannot fill a disk, nor use up a
 * quota, nor always lack a permission.
 */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedMeanwhile, describeFailure, DiskError } from '../../generator/src/output/errors.js';

const other = 'choose another folder with --out';

test.each([
  [changedMeanwhile, 'something else changed it at the same time', 'end what changes it'],
  ['ENOSPC', 'no space is left on the disk', 'free some'],
  ['EDQUOT', 'the quota of the disk is used up', 'free some space'],
  ['EACCES', 'permission is denied', `check the permissions, or ${other}`],
  ['EPERM', 'permission is denied', `check the permissions, or ${other}`],
  ['EROFS', 'the file system is read-only', other],
  ['EXDEV', 'it is on another file system than the output folder', 'choose a folder on one file system with --out'],
  ['ENOTDIR', 'a part of its path is not a folder', other],
  ['EEXIST', 'something else is there', other],
  ['ENAMETOOLONG', 'its name is too long', 'choose a shorter folder with --out'],
  ['EBUSY', 'something else is using it', 'end what uses it'],
  ['EIO', 'EIO', other],
])('%s: %s', (code, reason, advice) => {
  const failure = (root: string, path: string): string =>
    describeFailure(root, new DiskError(path, code), 'nothing was changed').message;
  const rest = `cannot be written: ${reason}; nothing was changed. To go on, ${advice}, and run this again`;
  expect(failure('out', 'types/a.ts')).toBe(`${join('out', 'types/a.ts')} ${rest}`);
  expect(failure('.', '')).toBe(`. ${rest}`);
  expect(failure('/out', 'a.ts')).toBe(`/out/a.ts ${rest}`);
});
