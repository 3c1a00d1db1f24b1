/** Creates the files with checks: JavaScript with declaration files, or TypeScript, depending on the layout. */
import { listVariants } from '../../ir/access.js';
import type { Api } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import type { Names } from '../../names/names.js';
import { type Code, code, joinCode, printIdentifier, printSpecifier } from '../../support/code/code.js';
import type { Layout } from '../layout.js';
import { type CheckModule, printModule } from './module.js';
import { nameCheck, planChecks } from './plan.js';
import { operationsFile, type TableName, tableNames } from './plan-state.js';

export interface CheckFile {
  /** Relative to the folder of checks. */
  readonly path: string;
  readonly text: Code;
}

/** Returns the name of the Standard Schema that is exported for a type. */
export const standardName = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`;

/** Settings for printing the files. */
interface Form {
  readonly layout: Layout;
  /** Whether each operation's checks are also exported as a constant. */
  readonly hasRows: boolean;
}

/** A type that is checked by a function in the module for named schemas. */
interface CheckedType {
  readonly name: string;
  readonly check: string;
}

const listTypes = (api: Api, names: Names): CheckedType[] => {
  const variants = listVariants(indexOf(api));
  return api.schemas.flatMap((schema) => {
    const received = { name: names.schema(schema.name), check: nameCheck(api, names, schema, 'received').name };
    if (!variants.has(schema.pointer)) return [received];
    return [received, { name: names.sent(schema.name), check: nameCheck(api, names, schema, 'sent').name }];
  });
};

/** The type of each table's rows. */
const rowTypes: Readonly<Record<TableName, Code>> = {
  requests: code`RequestValidators`,
  responses: code`ResponseValidators`,
  events: code`RequestValidators`,
};

/** Returns the names of the tables that a module declares. */
const tablesOf = ({ declarations }: CheckModule): readonly TableName[] =>
  tableNames.filter((table) => declarations.some(({ name }) => name === table));

/** Prints the imports of the types that a module's declarations need. */
const importTypes = (module: CheckModule, layout: Layout): Code => {
  const validation = printSpecifier(layout.validation(module.file));
  if (module.file === 'components') return code`import type { Check } from ${validation};\n`;
  if (module.file !== 'schemas')
    return code`import type { ${joinCode(
      [...new Set(tablesOf(module).map((table) => rowTypes[table]))].sort(),
      ', ',
    )} } from ${validation};\n`;
  return code`import type * as types from ${printSpecifier(layout.typesOfChecks)};
import type { Check, StandardSchema } from ${validation};
`;
};

/** Returns the types of a module's exports by name. For a named schema, the check narrows values to its type. */
const typesOf = (module: CheckModule, listed: readonly CheckedType[]): ReadonlyMap<string, Code> => {
  if (module.file === 'schemas')
    return new Map(
      listed.flatMap(({ name, check }): [string, Code][] => {
        const type = code`types.${printIdentifier(name)}`;
        return [
          [check, code`Check<${type}>`],
          [standardName(name), code`StandardSchema<${type}>`],
        ];
      }),
    );
  const exported = module.declarations.filter(({ isExported }) => isExported);
  const tables = new Map<string, Code>(
    tablesOf(module).map((table) => [table, code`Readonly<Record<string, ${rowTypes[table]}>>`]),
  );
  const rows = tablesOf(module).flatMap((table) => rowsOf(module, table));
  return new Map([...rows, ...exported.map(({ name }) => [name, tables.get(name) ?? code`Check`] as const)]);
};

/** Returns the constants for the rows of a table, with their types. */
const rowsOf = ({ declarations }: CheckModule, table: TableName): (readonly [string, Code])[] =>
  declarations.flatMap(({ name, rows = [] }) =>
    name === table ? rows.map(({ constant }) => [constant, rowTypes[table]] as const) : [],
  );

/** Adds a Standard Schema next to each check in the module for named schemas. */
const withStandard = (module: CheckModule, listed: readonly CheckedType[]): CheckModule => {
  if (module.file !== 'schemas' || listed.length === 0) return module;
  const byCheck = new Map(listed.map((type) => [type.check, type]));
  const declarations = module.declarations.flatMap((declaration) => {
    const type = byCheck.get(declaration.name);
    if (type === undefined) return [declaration];
    const value = code`/* @__PURE__ */ toStandardSchema(${printIdentifier(declaration.name)})`;
    return [declaration, { name: standardName(type.name), value, isExported: true, isAttached: true } as const];
  });
  return { ...module, support: new Set([...module.support, 'toStandardSchema']), declarations };
};

/** Prints a module's declaration file, with a line for each schema or table. */
const declareModule = (module: CheckModule, listed: readonly CheckedType[], { layout, hasRows }: Form): Code => {
  const types = typesOf(module, listed);
  const declare = (names: readonly string[]): Code => {
    const typed = names.map((name) => code`${printIdentifier(name)}: ${types.get(name) ?? code`unknown`}`);
    return code`export declare const ${joinCode(typed, ', ')};`;
  };
  const groups =
    module.file === 'schemas'
      ? listed.map(({ name, check }) => [check, standardName(name)])
      : tablesOf(module).flatMap((table) => [
          [table],
          ...(hasRows ? rowsOf(module, table).map(([name]) => [name]) : []),
        ]);
  return code`${importTypes(module, layout)}\n${joinCode(groups.map(declare), '\n')}\n`;
};

/** Returns a module as JavaScript, which needs no compilation, and a declaration file if TypeScript imports it. */
const listScripts = (module: CheckModule, listed: readonly CheckedType[], form: Form): CheckFile[] => {
  const { layout, hasRows } = form;
  const printed = printModule(withStandard(module, listed), { validation: layout.validation(module.file), hasRows });
  const script = { path: `${module.file}.js`, text: printed };
  if (module.file === 'components') return [script];
  return [script, { path: `${module.file}.d.ts`, text: declareModule(module, listed, form) }];
};

/** Returns a module as TypeScript for sources that are compiled together; function bodies are not type-checked. */
const printSource = (module: CheckModule, listed: readonly CheckedType[], { layout, hasRows }: Form): CheckFile => {
  const types = typesOf(module, listed);
  const head = code`// @ts-nocheck\n\n${types.size === 0 ? code`` : importTypes(module, layout)}`;
  const form = { validation: layout.validation(module.file), head, hasRows, typeOf: (name: string) => types.get(name) };
  return { path: `${module.file}.ts`, text: printModule(withStandard(module, listed), form) };
};

/** Returns the files with checks, in a stable order. */
export const listCheckFiles = (api: Api, names: Names, form: Form): CheckFile[] => {
  const listed = listTypes(api, names);
  return planChecks(api, names).modules.flatMap((module) =>
    form.layout.hasManifests ? listScripts(module, listed, form) : [printSource(module, listed, form)],
  );
};

/** Returns the names of the Standard Schemas of named schemas. */
export const standardNamesOf = (api: Api, names: Names): string[] =>
  listTypes(api, names).map(({ name }) => standardName(name));

/** Returns the names of the constants with the request checks or response checks, by operation. */
export const rowConstants = (
  { api, names }: { readonly api: Api; readonly names: Names },
  table: TableName,
): ReadonlyMap<string, string> => {
  const module = planChecks(api, names).modules.find(({ file }) => file === operationsFile);
  const rows = module?.declarations.find(({ name }) => name === table)?.rows ?? [];
  return new Map(rows.map(({ operation, constant }) => [operation, constant]));
};
