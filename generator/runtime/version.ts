/** Checks whether generated code is compatible with the runtime, if the runtime is installed as a package. */

/** The build of the package replaces this version. */
const installed: string = '0.0.0';

/** Splits a version into the numbers that must be equal and the number that may be higher, as in npm's caret ranges. */
function readVersion(version: string): readonly [line: string, minor: number] {
  const [major = '', minor = ''] = version.split('.');
  return major === '0' ? [`0.${minor}`, 0] : [major, Number(minor)];
}

function fits(needed: string): boolean {
  const [line, minor] = readVersion(needed);
  const [ownLine, ownMinor] = readVersion(installed);
  return line === ownLine && minor <= ownMinor;
}

/** Throws an `Error` if the runtime is incompatible with generated code; `needed` is the lowest compatible version. */
export function checkRuntime(needed: string): void {
  if (fits(needed)) return;
  throw new Error(
    `The generated code needs trefoil-runtime ^${needed}, but version ${installed} is loaded. ` +
      `Run \`npm install trefoil-runtime@^${needed}\`, or generate the code again with trefoil ${installed}.`,
  );
}
