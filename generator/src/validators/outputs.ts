/** The files of checks: modules of JavaScript, and what those that are imported by TypeScript declare. */
import { listVariants } from '../api/access.js';
import type { Api } from '../api/api.js';
import { indexOf } from '../api/schema-index.js';
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
export const standardName = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`;

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

/** A type that a module of named schemas has a check for. */
interface CheckedType {
  readonly name: string;
  readonly check: string;
  /** The module of the types package that declares it. */
  readonly module: string;
}

const listTypes = (api: Api, names: Names, file: string): CheckedType[] => {
  const { named } = planChecks(api, names);
  const variants = listVariants(indexOf(api));
  return api.schemas
    .filter((schema) => `schemas/${names.schemaFile(schema)}` === file)
    .flatMap((schema) => {
      const module = names.schemaFile(schema);
      const received = { name: names.schema(schema.name), check: named(schema, 'received').name, module };
      if (!variants.has(schema.pointer)) return [received];
      return [received, { name: names.sent(schema.name), check: named(schema, 'sent').name, module }];
    });
};

/** What a module of named schemas declares: that a value which fits is of their type. */
const declareSchemas = (listed: readonly CheckedType[], typesPackage: string): Code => {
  const imports = collectImports('');
  const check = imports.use('#validation', 'Check');
  const standard = imports.use('#validation', 'StandardSchema');
  const lines = listed.flatMap(({ name, check: own, module }) => {
    const type = imports.use(`${typesPackage}/${module}`, name);
    return [
      code`export declare const ${printIdentifier(own)}: ${check}<${type}>;`,
      code`export declare const ${printIdentifier(standardName(name))}: ${standard}<${type}>;`,
    ];
  });
  return code`${imports.print()}\n${joinCode(lines, '\n')}\n`;
};

/** A module of named schemas with each of them as a Standard Schema, too. */
const withStandard = (module: CheckModule, listed: readonly CheckedType[]): CheckModule => ({
  ...module,
  support: new Set([...module.support, 'toStandardSchema']),
  declarations: module.declarations.flatMap((declaration) => {
    const type = listed.find(({ check }) => check === declaration.name);
    if (type === undefined) return [declaration];
    const value = code`/* @__PURE__ */ toStandardSchema(${printIdentifier(declaration.name)})`;
    const doc = code`A \`${printIdentifier(type.name)}\` as a Standard Schema.`;
    return [declaration, { name: standardName(type.name), value, isExported: true, doc }];
  }),
});

/** Lists the files, in a stable order. */
export const listCheckFiles = (api: Api, names: Names, typesPackage: string): CheckFile[] => {
  const { modules } = planChecks(api, names);
  const files = modules.flatMap((module): CheckFile[] => {
    if (!isSchemas(module)) return [{ path: `${module.file}.js`, text: printModule(module) }];
    const listed = listTypes(api, names, module.file);
    return [
      { path: `${module.file}.js`, text: printModule(withStandard(module, listed)) },
      { path: `${module.file}.d.ts`, text: declareSchemas(listed, typesPackage) },
    ];
  });
  return [
    ...files,
    { path: 'requests.js', text: printIndex(modules, 'requests') },
    { path: 'requests.d.ts', text: declareIndex('RequestValidators') },
    { path: 'answers.js', text: printIndex(modules, 'answers') },
    { path: 'answers.d.ts', text: declareIndex('Validate') },
  ];
};
