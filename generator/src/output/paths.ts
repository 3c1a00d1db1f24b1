/** Paths below the output folder: parts joined by "/", never one that leaves the folder. */

/** Lists what the writer wrote; see manifest.ts. */
export const manifestPath = '.trefoil-manifest';

/** Where a run prepares what it writes; only after a crash does it remain. */
export const stagingPath = '.trefoil-staging';

/** Order by code unit, as everywhere in the output. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// What no repository can bring along must not come into it by way of a journal: a hook of git is run.
const gitFolder = /^(?:\.git|git~\d+)[. ]*$/iu;

/**
 * Whether a text is the path of a file that the writer may write: below the output folder on every system, not git's, and
 * not one of the writer's own files. A manifest or a journal may hold anything.
 */
export const isSafePath = (path: string): boolean => {
  const parts = path.split('/');
  return (
    parts.every((part) => !['', '.', '..'].includes(part) && !/[\\:\p{Cc}]/u.test(part) && !gitFolder.test(part)) &&
    parts[0] !== stagingPath &&
    path !== manifestPath
  );
};

/** The folders that a path lies in, the outermost first. */
export const ancestorsOf = (path: string): string[] => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
};
