/** Removes the tool's progress lines about stages of at least two seconds, which depend on the load of the machine. */
export function withoutProgress(stderr: string): string {
  return stderr.replaceAll(/^\w+(?: …|: \d+(?:\.\d)? s)\n/gmu, '');
}
