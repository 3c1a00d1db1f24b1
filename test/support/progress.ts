/** Removes what the tool prints without a terminal about stages of two seconds and more: on a busy machine, any is. */
export function withoutProgress(stderr: string): string {
  return stderr.replaceAll(/^\w+(?: …|: \d+(?:\.\d)? s)\n/gmu, '');
}
