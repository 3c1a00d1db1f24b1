/** The files of checks: modules of JavaScript, and what those that are imported by TypeScript declare. */
import type { Api } from '../api/api.js';
import type { NamedSchema } from '../api/schema.js';
import { collectImports } from '../emit/imports.js';
import type { Names } from '../names/names.js';
import { code, joinCode, printIdentifier, printSpecifier, type Code } from '../print/code.js';
import { printModule, type CheckModule } from './module.js';
import { planChecks } from './plan.js';

export interface CheckFile {
  /** Below the folder of checks. */
  readonly path: string;
  readonly text: Code;
}

/** The name under which a schema is exported as a Standard Schema. */
const standardName = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`;

const isSchemas = ({ file }: CheckModule): boolean => file.startsWith('schemas/');

/** The modules of all tags of a kind as one table. */
const printIndex = (modules: readonly CheckModule[], kind: string): Code => {
  const own = modules.filter(({ file }) => file.startsWith(`${kind}/`));
  const tables = own.flatMap(({ file, declarations }) => {
    const table = declarations.at(-1)?.name;
    return table === undefined ? [] : [{ file, table: printIdentifier(table) }];
  });
  const imports = tables.map(({ file, table }) => code`import { ${table} } from ${printSpecifier(`./${file}.js`)};\n`);
  const members = tables.map(({ table }) => code`  ...${table},\n`);
  return code`${joinCode(imports, '')}\nexport const checks = {\n${joinCode(members, '')}};\n`;
};

const declareIndex = (type: 'RequestValidators' | 'Validate'): Code =>
  code`import type { ${printIdentifier(type)} } from '#validation';

export declare const checks: Readonly<Record<string, ${printIdentifier(type)}>>;
`;

/** What a module of named schemas declares: that a value which fits is of their type. */
const declareSchemas = (
  names: Names,
  schemas: readonly NamedSchema[],
  checkOf: (schema: NamedSchema) => string,
  types: string,
): Code => {
  const imports = collectImports('');
  const check = imports.use('#validation', 'Check');
  const standard = imports.use('#validation', 'StandardSchema');
  const lines = schemas.flatMap((schema) => {
    const name = names.schema(schema.name);
    const type = imports.use(`${types}/${names.schemaFile(schema)}`, name);
    return [
      code`export declare const ${printIdentifier(checkOf(schema))}: ${check}<${type}>;`,
      code`export declare const ${printIdentifier(standardName(name))}: ${standard}<${type}>;`,
    ];
  });
  return code`${imports.print()}\n${joinCode(lines, '\n')}\n`;
};

/** Lists the files, in a stable order. */
export const listCheckFiles = (api: Api, names: Names, types: string): CheckFile[] => {
  const { modules, named } = planChecks(api, names);
  const ofFile = (file: string): NamedSchema[] =>
    api.schemas.filter((schema) => `schemas/${names.schemaFile(schema)}` === file);
  return [
    ...modules.map(
      (module): CheckFile => ({
        path: `${module.file}.js`,
        text: printModule(isSchemas(module) ? withStandard(names, module, ofFile(module.file), named) : module),
      }),
    ),
    ...modules.filter(isSchemas).map(
      ({ file }): CheckFile => ({
        path: `${file}.d.ts`,
        text: declareSchemas(names, ofFile(file), (schema) => named(schema).name, types),
      }),
    ),
    { path: 'requests.js', text: printIndex(modules, 'requests') },
    { path: 'requests.d.ts', text: declareIndex('RequestValidators') },
    { path: 'answers.js', text: printIndex(modules, 'answers') },
    { path: 'answers.d.ts', text: declareIndex('Validate') },
  ];
};

/** A module of named schemas with each of them as a Standard Schema, too. */
const withStandard = (
  names: Names,
  module: CheckModule,
  schemas: readonly NamedSchema[],
  checkOf: (schema: NamedSchema) => { readonly name: string },
): CheckModule => ({
  ...module,
  support: new Set([...module.support, 'toStandardSchema']),
  declarations: module.declarations.flatMap((declaration) => {
    const schema = schemas.find((each) => checkOf(each).name === declaration.name);
    if (schema === undefined) return [declaration];
    const type = names.schema(schema.name);
    const value = code`/* @__PURE__ */ toStandardSchema(${printIdentifier(declaration.name)})`;
    const doc = code`A \`${printIdentifier(type)}\` as a Standard Schema.`;
    return [declaration, { name: standardName(type), value, isExported: true, doc }];
  }),
});
