/** The files of checks: JavaScript modules with declarations, or TypeScript, depending on the layout. */
import { listVariants } from '../../ir/access.js';
import type { Api } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import { collectImports } from '../print/imports.js';
import type { Layout } from '../layout.js';
import type { Names } from '../../names/names.js';
import { code, joinCode, printIdentifier, printSpecifier, type Code } from '../../support/code/code.js';
import { printModule, type CheckModule } from './module.js';
import { nameCheck, planChecks } from './plan.js';

export interface CheckFile {
  /** Relative to the folder of checks. */
  readonly path: string;
  readonly text: Code;
}

/** Returns the name under which a schema is exported as a Standard Schema. */
export const standardName = (type: string): string => `${type.charAt(0).toLowerCase()}${type.slice(1)}Schema`;

const isEvents = ({ file }: CheckModule): boolean => file.startsWith('events/');

const isSchemas = ({ file }: CheckModule): boolean => file.startsWith('schemas/');

interface IndexForm {
  /** The type of the table, if the module is TypeScript. */
  readonly type?: Code;
  readonly head: Code;
}

/** Prints a module that joins the tables of all tags. */
const printIndex = (modules: readonly CheckModule[], kind: string, { type, head }: IndexForm): Code => {
  const own = modules.filter(({ file }) => file.startsWith(`${kind}/`));
  const tables = own.flatMap(({ file, declarations }) => {
    const table = declarations.at(-1)?.name;
    return table === undefined ? [] : [{ file, table: printIdentifier(table) }];
  });
  const imports = tables.map(({ file, table }) => code`import { ${table} } from ${printSpecifier(`./${file}.js`)};\n`);
  const members = tables.map(({ table }) => code`  ...${table},\n`);
  const typed = type === undefined ? code`` : code`: ${type}`;
  return code`${head}${joinCode(imports, '')}\nexport const checks${typed} = {\n${joinCode(members, '')}};\n`;
};

const tableOf = (type: 'RequestValidators' | 'Validate'): Code =>
  code`Readonly<Record<string, ${printIdentifier(type)}>>`;

const importTypes = (names: readonly string[], specifier: string): Code => {
  const imports = collectImports('');
  for (const name of names) imports.use(specifier, name);
  return imports.print();
};

const declareIndex = (type: 'RequestValidators' | 'Validate', validation: string, name = 'checks'): Code =>
  code`${importTypes([type], validation)}
export declare const ${printIdentifier(name)}: ${tableOf(type)};
`;

/** Returns the name of a module's table of operations, which is its last declaration. */
export const tableName = ({ declarations }: CheckModule): string => declarations.at(-1)?.name ?? '';

/** A type with a check in a module of named schemas. */
interface CheckedType {
  readonly name: string;
  readonly check: string;
  /** The types module that declares it. */
  readonly module: string;
}

const listTypes = (api: Api, names: Names, file: string): CheckedType[] => {
  const variants = listVariants(indexOf(api));
  return api.schemas
    .filter((schema) => `schemas/${names.schemaFile(schema)}` === file)
    .flatMap((schema) => {
      const module = names.schemaFile(schema);
      const received = {
        name: names.schema(schema.name),
        check: nameCheck(api, names, schema, 'received').name,
        module,
      };
      if (!variants.has(schema.pointer)) return [received];
      return [received, { name: names.sent(schema.name), check: nameCheck(api, names, schema, 'sent').name, module }];
    });
};

/** Returns the types of a schema module's exports, with their imports: a valid value is of its type. */
const typeSchemas = (
  listed: readonly CheckedType[],
  file: string,
  layout: Layout,
): { readonly imports: Code; readonly types: ReadonlyMap<string, Code> } => {
  const imports = collectImports('');
  const validation = layout.validation(file);
  const check = imports.use(validation, 'Check');
  const standard = imports.use(validation, 'StandardSchema');
  const types = listed.flatMap(({ name, check: own, module }): [string, Code][] => {
    const type = imports.use(layout.typesOfChecks(module), name);
    return [
      [own, code`${check}<${type}>`],
      [standardName(name), code`${standard}<${type}>`],
    ];
  });
  return { imports: imports.print(), types: new Map(types) };
};

const declareSchemas = (listed: readonly CheckedType[], file: string, layout: Layout): Code => {
  const { imports, types } = typeSchemas(listed, file, layout);
  const lines = [...types].map(([name, type]) => code`export declare const ${printIdentifier(name)}: ${type};`);
  return code`${imports}\n${joinCode(lines, '\n')}\n`;
};

/** Adds a Standard Schema for each check of a module of named schemas. */
const withStandard = (module: CheckModule, listed: readonly CheckedType[]): CheckModule => {
  const byCheck = new Map(listed.map((type) => [type.check, type]));
  const declarations = module.declarations.flatMap((declaration) => {
    const type = byCheck.get(declaration.name);
    if (type === undefined) return [declaration];
    const value = code`/* @__PURE__ */ toStandardSchema(${printIdentifier(declaration.name)})`;
    const doc = code`A \`${printIdentifier(type.name)}\` as a Standard Schema.`;
    return [declaration, { name: standardName(type.name), value, isExported: true, doc }];
  });
  const support = new Set([...module.support, ...(listed.length === 0 ? [] : ['toStandardSchema'])]);
  return { ...module, support, declarations };
};

/**
 * Returns JavaScript modules, with declaration files for those that TypeScript imports; they need not be compiled or
 * copied.
 */
const listScripts = (api: Api, names: Names, layout: Layout): CheckFile[] => {
  const { modules } = planChecks(api, names);
  const files = modules.flatMap((module): CheckFile[] => {
    const form = { validation: layout.validation(module.file) };
    if (isEvents(module)) {
      const declared = declareIndex('RequestValidators', form.validation, tableName(module));
      return [
        { path: `${module.file}.js`, text: printModule(module, form) },
        { path: `${module.file}.d.ts`, text: declared },
      ];
    }
    if (!isSchemas(module)) return [{ path: `${module.file}.js`, text: printModule(module, form) }];
    const listed = listTypes(api, names, module.file);
    return [
      { path: `${module.file}.js`, text: printModule(withStandard(module, listed), form) },
      { path: `${module.file}.d.ts`, text: declareSchemas(listed, module.file, layout) },
    ];
  });
  const form = { head: code`` };
  return [
    ...files,
    { path: 'requests.js', text: printIndex(modules, 'requests', form) },
    { path: 'requests.d.ts', text: declareIndex('RequestValidators', layout.validation('requests')) },
    { path: 'responses.js', text: printIndex(modules, 'responses', form) },
    { path: 'responses.d.ts', text: declareIndex('Validate', layout.validation('responses')) },
  ];
};

const unchecked = code`// @ts-nocheck\n\n`;

/** Returns the types of a module's checks and table, so that the compiler need not infer them. */
const typeOperations = (
  module: CheckModule,
  validation: string,
): { readonly imports: Code; readonly types: ReadonlyMap<string, Code> } => {
  const table = module.file.startsWith('responses/') ? 'Validate' : 'RequestValidators';
  const exported = module.declarations.filter(({ isExported }) => isExported).map(({ name }) => name);
  const checks = exported.filter((name) => name !== tableName(module));
  return {
    imports: importTypes(checks.length === 0 ? [table] : ['Check', table], validation),
    types: new Map([
      ...checks.map((name) => [name, code`Check`] as const),
      [tableName(module), tableOf(table)] as const,
    ]),
  };
};

/** Returns the modules as TypeScript for sources that are compiled together; function bodies are not type-checked. */
const listSources = (api: Api, names: Names, layout: Layout): CheckFile[] => {
  const { modules } = planChecks(api, names);
  const files = modules.map((module): CheckFile => {
    const validation = layout.validation(module.file);
    const listed = isSchemas(module) ? listTypes(api, names, module.file) : [];
    const { imports, types } = isSchemas(module)
      ? typeSchemas(listed, module.file, layout)
      : typeOperations(module, validation);
    const head = types.size === 0 ? unchecked : code`${unchecked}${imports}`;
    const form = { validation, head, typeOf: (name: string): Code | undefined => types.get(name) };
    return { path: `${module.file}.ts`, text: printModule(withStandard(module, listed), form) };
  });
  const indexOfKind = (kind: string, type: 'RequestValidators' | 'Validate'): CheckFile => {
    const head = code`${unchecked}${importTypes([type], layout.validation(kind))}`;
    return { path: `${kind}.ts`, text: printIndex(modules, kind, { head, type: tableOf(type) }) };
  };
  return [...files, indexOfKind('requests', 'RequestValidators'), indexOfKind('responses', 'Validate')];
};

/** Lists the files in a stable order. */
export const listCheckFiles = (api: Api, names: Names, layout: Layout): CheckFile[] =>
  layout.hasManifests ? listScripts(api, names, layout) : listSources(api, names, layout);
