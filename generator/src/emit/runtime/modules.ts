/** Parses the modules of the hand-written runtime into imports and declarations. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { ts as compiler } from 'ts-morph';
import { ts } from '../../support/code/ts-morph.js';
import { compiledRuntime, toolFolder } from '../../support/tool-root.js';

/** A name that a module imports. */
export interface ImportedName {
  readonly name: string;
  /** Name in the importing module. */
  readonly local: string;
  readonly isType: boolean;
}

export interface RuntimeImport {
  /** Path of a runtime module, or name of a library. */
  readonly from: string;
  readonly isLibrary: boolean;
  readonly names: readonly ImportedName[];
  /** Whether the names are re-exported, which is only allowed from modules of the same file. */
  readonly isReexport: boolean;
}

export interface RuntimeModule {
  /** Path relative to `runtime/`, without extension. */
  readonly path: string;
  /** Lines of the comment that describes the module; empty if there is no such comment. */
  readonly doc: readonly string[];
  readonly imports: readonly RuntimeImport[];
  /** Names of top-level declarations. */
  readonly declared: readonly string[];
  /** Names of the declarations that are exported. */
  readonly exported: readonly string[];
  /** Text of the module without imports. */
  readonly body: string;
}

type Statement = compiler.Statement;

function isImport(statement: Statement): statement is compiler.ImportDeclaration | compiler.ExportDeclaration {
  return ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
}

function resolveImport(path: string, specifier: string): { readonly from: string; readonly isLibrary: boolean } {
  const isLibrary = !specifier.startsWith('.');
  const from = isLibrary ? specifier : posix.join(posix.dirname(path), specifier).replace(/\.js$/u, '');
  return { from, isLibrary };
}

function readNames(statement: compiler.ImportDeclaration | compiler.ExportDeclaration): ImportedName[] {
  const clause = ts.isImportDeclaration(statement) ? statement.importClause : statement;
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
  const isType = clause?.isTypeOnly === true;
  if (bindings === undefined || !(ts.isNamedImports(bindings) || ts.isNamedExports(bindings)))
    throw new Error(`the runtime imports and exports names only: ${statement.getText()}`);
  const names = [...bindings.elements].map((element) => ({
    name: (element.propertyName ?? element.name).text,
    local: element.name.text,
    isType: isType || element.isTypeOnly,
  }));
  const standard = ts.isImportDeclaration(statement) ? statement.importClause?.name?.text : undefined;
  return standard === undefined ? names : [{ name: 'default', local: standard, isType }, ...names];
}

function readImport(path: string, statement: compiler.ImportDeclaration | compiler.ExportDeclaration): RuntimeImport {
  const specifier = statement.moduleSpecifier;
  if (specifier === undefined || !ts.isStringLiteral(specifier))
    throw new Error(`${path} exports names apart from their declarations`);
  const isReexport = ts.isExportDeclaration(statement);
  return { ...resolveImport(path, specifier.text), names: readNames(statement), isReexport };
}

function namesOf(statement: Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  )
    return statement.name === undefined ? [] : [statement.name.text];
  throw new Error(`the runtime only declares: ${statement.getText()}`);
}

function isExported(statement: Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  );
}

/** Returns the lines of a comment without comment delimiters. */
function linesOf(comment: string): string[] {
  return comment
    .replace(/^\/\*\*? ?/u, '')
    .replace(/ ?\*\/$/u, '')
    .split('\n')
    .map((line) => line.replace(/^ \* ?/u, '').trim())
    .filter((line, index, lines) => line !== '' || (index > 0 && index < lines.length - 1));
}

/** Parses the text of a module. Throws if the module has a structure that cannot be merged. */
export function parseModule(path: string, text: string): RuntimeModule {
  const source = ts.createSourceFile(`${path}.ts`, text, ts.ScriptTarget.ES2022, true);
  const statements = [...source.statements];
  const count = statements.findIndex((statement) => !isImport(statement));
  const imports = statements.filter(isImport);
  const declarations = statements.slice(imports.length);
  if (count >= 0 && count < imports.length) throw new Error(`${path} declares before it imports`);
  const [comment, ...others] = ts.getLeadingCommentRanges(text, 0) ?? [];
  // In a module without imports, a single comment belongs to the first declaration.
  const isOfModule = comment !== undefined && (imports.length > 0 || others.length > 0);
  const start = imports.at(-1)?.end ?? (isOfModule ? comment.end : 0);
  return {
    path,
    doc: isOfModule ? linesOf(text.slice(comment.pos, comment.end)) : [],
    imports: imports.map((statement) => readImport(path, statement)),
    declared: declarations.flatMap(namesOf),
    exported: declarations.filter(isExported).flatMap(namesOf),
    body: text.slice(start).trim(),
  };
}

/** Reads and parses all runtime modules, sorted by path. */
export function parseRuntime(): RuntimeModule[] {
  const folder = `${toolFolder}runtime/`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => parseModule(path.replace(/\.ts$/u, ''), readFileSync(`${folder}${path}`, 'utf8')));
}

let modules: ReadonlyMap<string, RuntimeModule> | undefined;

/** Returns all runtime modules by path. They are read once; the compiled tool contains them in parsed form. */
export function runtimeModules(): ReadonlyMap<string, RuntimeModule> {
  modules ??= new Map(readRuntime().map((module) => [module.path, module]));
  return modules;
}

function readRuntime(): readonly RuntimeModule[] {
  return compiledRuntime === undefined ? parseRuntime() : JSON.parse(readFileSync(compiledRuntime, 'utf8'));
}
