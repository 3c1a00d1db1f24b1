/** Type-checks all cases as one program with the native compiler. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { compilerEnvironment } from '../../scripts/support/compiler.js';
import { repository } from './workspace.js';

export type Compiler = 'ts54' | 'typescript' | 'ts7';

/** Returns the compiler's error lines; an empty list if the project compiles. */
export function typeCheck(folder: string, compiler: Compiler = 'ts7', project = 'tsconfig.json'): string[] {
  const tsc = join(repository, 'node_modules', compiler, 'bin/tsc');
  const { status, stdout, stderr } = spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...compilerEnvironment, ...process.env },
  });
  const lines = `${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '');
  return status === 0 || lines.length > 0 ? lines : [`tsc ended with ${String(status)}`];
}

/** Groups errors by top-level folder of the project. */
export function groupFindings(lines: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  let current = '';
  for (const line of lines) {
    if (!line.startsWith(' ')) current = line.split('/')[0] ?? '';
    groups.set(current, [...(groups.get(current) ?? []), line]);
  }
  return groups;
}
