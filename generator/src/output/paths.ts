/** Relative paths below the output folder, separated by "/"; they never leave the folder. */

/** Lists the generated files; see manifest.ts. */
export const manifestPath = '.trefoil-manifest';

/** The folder in which a run prepares its files; it remains only after a crash. */
export const stagingPath = '.trefoil-staging';

/** Compares by code unit, as everywhere in the output. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// A journal must never write files of git, because git runs hooks.
const gitFolder = /^(?:\.git|git~\d+)[. ]*$/iu;

/**
 * Returns whether a path may be written: below the output folder on every system, not within .git, and not one of the
 * writer's own files. Manifests and journals are not trusted.
 */
export const isSafePath = (path: string): boolean => {
  const parts = path.split('/');
  return (
    parts.every((part) => !['', '.', '..'].includes(part) && !/[\\:\p{Cc}]/u.test(part) && !gitFolder.test(part)) &&
    parts[0] !== stagingPath &&
    path !== manifestPath
  );
};

/** Returns the parent folders of a path, outermost first. */
export const ancestorsOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};
