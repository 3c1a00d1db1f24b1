/** Runs the writer in separate processes. They start ten times as fast if the source is transpiled only once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { root as repository } from '../support/spec.js';
import { makeTemporary } from './tree.js';
import type { Job, Report } from './writer-process.js';

function sources(): string[] {
  return [
    ...readdirSync(join(repository, 'generator/src/output')).map((name) => `generator/src/output/${name}`),
    'generator/src/support/memo.ts',
    'test/write/writer-process.ts',
  ];
}

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/** Returns a function that starts the writer. Call this once per file. */
export function prepareWriter(): (job: Job) => WriterProcess {
  const folder = makeTemporary();
  // Another user must be able to run it.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const path of sources()) {
    const { outputText } = ts.transpileModule(readFileSync(join(repository, path), 'utf8'), { compilerOptions });
    const target = join(folder, path.replace(/\.ts$/u, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, outputText);
  }
  let number = 0;
  return (job) => {
    number += 1;
    const file = join(folder, `job-${number}.json`);
    writeFileSync(file, JSON.stringify(job));
    return watchWriter(spawn(process.execPath, [join(folder, 'test/write/writer-process.js'), file]), basename(file));
  };
}

export interface WriterProcess {
  readonly child: ChildProcess;
  /** The report of a process that has ended; `undefined` if it was killed. Rejects if it ended in another way. */
  readonly ended: Promise<Report | undefined>;
}

function watchWriter(child: ChildProcess, name: string): WriterProcess {
  let [output, errors] = ['', ''];
  child.stdout?.on('data', (part: Buffer) => {
    output += part.toString();
  });
  child.stderr?.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  const ended = new Promise<Report | undefined>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code, signal) => {
      if (signal === 'SIGKILL') done(undefined);
      else if (code === 0) done(JSON.parse(output));
      else fail(new Error(`${name} ended with ${code ?? signal}: ${errors}`));
    });
  });
  return { child, ended };
}
