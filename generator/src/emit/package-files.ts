/** Creates the files of a package other than its sources. */
import { partsOf } from '../config/codegen-config.js';
import type { PackageName } from '../config/settings.js';
import { emitReadme } from './docs/readmes.js';
import { emitSkill } from './docs/skill.js';
import type { EmitInput } from './input.js';
import { type Output, plain } from './output.js';
import { manifests } from './package-json.js';

function tsconfig(types: readonly string[]): string {
  return `${JSON.stringify(
    {
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        strict: true,
        noUncheckedIndexedAccess: true,
        exactOptionalPropertyTypes: true,
        verbatimModuleSyntax: true,
        isolatedModules: true,
        skipLibCheck: true,
        types,
        declaration: true,
        declarationMap: true,
        sourceMap: true,
        rootDir: 'src',
        outDir: 'dist',
      },
      include: ['src'],
    },
    null,
    2,
  )}\n`;
}

/** Returns a package's manifest, compiler settings, license, and texts for readers and coding agents. */
export function listPackageFiles(input: EmitInput, name: PackageName): Output[] {
  const { config } = input;
  const parts = name === 'api' ? partsOf(config) : [name];
  return [
    ...(config.licenseText === undefined ? [] : [plain(`${name}/LICENSE`, () => config.licenseText ?? '')]),
    plain(`${name}/package.json`, () => `${manifests[name](input)}\n`),
    plain(`${name}/tsconfig.json`, () => tsconfig(parts.includes('server') ? ['node'] : [])),
    plain(`${name}/README.md`, () => emitReadme[name](input)),
    ...(parts.includes('client') ? [plain(`${name}/SKILL.md`, () => emitSkill(input))] : []),
  ];
}
