/** Paths relative to the output folder, separated by "/". They never lead out of the folder. */

/** Path of the manifest, which lists the generated files; see manifest.ts. */
export const manifestPath = '.trefoil-manifest';

/** Folder in which a run prepares files. It remains only after a crash. */
export const stagingPath = '.trefoil-staging';

/** Compares text by code unit, which determines the order in all output. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

// Matches .git, where files must never be written, because git runs hooks.
const gitFolder = /^(?:\.git|git~\d+)[. ]*$/iu;

/**
 * Returns whether a path may be written: it is below the output folder on every operating system, not in .git, and not
 * used by the writer itself. Paths in manifests and journals are not trusted.
 */
export function isSafePath(path: string): boolean {
  const parts = path.split('/');
  return (
    parts.every((part) => !['', '.', '..'].includes(part) && !/[\\:\p{Cc}]/u.test(part) && !gitFolder.test(part)) &&
    parts[0] !== stagingPath &&
    path !== manifestPath
  );
}

/** Returns the parent folders of a path, outermost first. */
export function ancestorsOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
