/** Type-checks generated sources with the user's compiler, or else with the tool's. */
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Project, ts } from '../../support/code/ts-morph.js';
import { toolFolder } from '../../support/tool-root.js';
import { type Compiler, findCompiler } from '../run/compiler.js';
import { findPackage, linkPackage } from '../run/folder.js';
import { runNode } from '../run/process.js';
import type { Omission, TypeDiagnostic, Types } from './report.js';

/** Packages that only some sources import, and the paths of these sources. */
const needs: readonly { readonly name: string; readonly besides: readonly string[]; readonly of: RegExp }[] = [
  {
    name: 'openapi-fetch',
    besides: ['openapi-typescript-helpers'],
    of: /^client\/(?:runtime\/)?raw(?:-[\da-f]+)?\.ts$/u,
  },
  { name: 'zod', besides: [], of: /^client\/zod(?:-[\da-f]+)?\.ts$/u },
  {
    name: '@types/node',
    besides: ['undici-types'],
    of: /^server\/(?:express|fastify|node)\.ts$/u,
  },
];

const flags = {
  target: 'ES2022',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  lib: ['ES2022', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noFallthroughCasesInSwitch: true,
  noImplicitOverride: true,
  noImplicitReturns: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Checks the TypeScript sources in a folder. */
export async function checkTypes(folder: string, paths: readonly string[], cwd: string): Promise<Types> {
  const notTried: Omission[] = [];
  let sources = paths.filter((path) => path.endsWith('.ts'));
  for (const { name, besides, of } of needs) {
    const target = findPackage(name, [cwd, toolFolder]);
    if (target === undefined) {
      for (const path of sources.filter((each) => of.test(each)))
        notTried.push({ what: path, reason: `${name} is not installed` });
      sources = sources.filter((path) => !of.test(path));
      continue;
    }
    await linkPackage(folder, name, target);
    for (const each of besides) {
      const beside = findPackage(each, [target, cwd, toolFolder]);
      if (beside !== undefined) await linkPackage(folder, each, beside);
    }
  }
  const types = notTried.some(({ reason }) => reason.startsWith('@types/node')) ? [] : ['node'];
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { ...flags, types }, files: sources }),
  );
  const own = await findCompiler(cwd);
  const { compiler, findings } = own === undefined ? checkWithin(folder) : await checkBy(own, folder);
  return { compiler, findings, notTried };
}

type Checked = Pick<Types, 'compiler' | 'findings'>;

/** Type-checks a folder with a package's `tsc`, in a separate process. */
async function checkBy({ script, version }: Compiler, folder: string): Promise<Checked> {
  const { code, output } = await runNode([script, '-p', 'tsconfig.json', '--pretty', 'false'], folder);
  const findings = output.split('\n').flatMap((line) => parseFinding(line) ?? []);
  if (code !== 0 && findings.length === 0)
    findings.push({ file: '', line: 1, column: 1, message: `tsc exited with code ${code}: ${output.slice(0, 500)}` });
  return { compiler: `typescript ${version}`, findings };
}

/** Parses `file(line,column): error TS1234: message`. Ignores lines that start with a space and continue a message. */
function parseFinding(line: string): TypeDiagnostic | undefined {
  const [, file = '', row = '1', column = '1', message = ''] = /^(.+?)\((\d+),(\d+)\): error (.*)$/u.exec(line) ?? [];
  return message === '' ? undefined : { file, line: Number(row), column: Number(column), message };
}

function checkWithin(folder: string): Checked {
  const project = new Project({ tsConfigFilePath: join(folder, 'tsconfig.json') });
  const findings = project.getPreEmitDiagnostics().map((found): TypeDiagnostic => {
    const file = found.getSourceFile();
    const { line, column } = file?.getLineAndColumnAtPos(found.getStart() ?? 0) ?? { line: 1, column: 1 };
    const message = ts.flattenDiagnosticMessageText(found.compilerObject.messageText, ' ');
    return {
      file: file === undefined ? '' : relative(folder, file.getFilePath()),
      line,
      column,
      message: `TS${found.getCode()}: ${message}`,
    };
  });
  return { compiler: `typescript ${ts.version} (bundled with trefoil)`, findings };
}
