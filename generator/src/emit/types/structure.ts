/** The only module that prints declarations with ts-morph, always in bulk. */
import type { OptionalKind, PropertySignatureStructure, StatementStructures } from 'ts-morph';
import { createMemo } from '../../support/memo.js';
import { printStructure, StructureKind, VariableDeclarationKind } from '../../support/code/ts-morph.js';
import { type Code, code, indentRest, joinCode } from '../../support/code/code.js';

export interface PropertyStructure {
  readonly name: Code;
  readonly optional: boolean;
  readonly type: Code;
  readonly docs: readonly Code[];
}

export interface MethodStructure {
  readonly name: Code;
  readonly parameters: readonly { readonly name: Code; readonly type: Code }[];
  readonly returns: Code;
  readonly docs: readonly Code[];
}

export type Statement =
  | { readonly kind: 'constant'; readonly name: Code; readonly value: Code; readonly docs: readonly Code[] }
  | { readonly kind: 'alias'; readonly name: Code; readonly type: Code; readonly docs: readonly Code[] }
  | {
      readonly kind: 'interface';
      readonly name: Code;
      readonly typeParameters?: readonly Code[];
      readonly bases: readonly Code[];
      readonly properties: readonly PropertyStructure[];
      readonly methods?: readonly MethodStructure[];
      readonly docs: readonly Code[];
    };

const toDocs = (lines: readonly Code[]): string[] => {
  const [only] = lines;
  if (only === undefined) return [];
  // ts-morph formats a comment over several lines if its text begins with a line break.
  return [lines.length === 1 && only.length <= 110 ? only : `\n${lines.join('\n')}`];
};

const toProperty = ({ name, optional, type, docs }: PropertyStructure): OptionalKind<PropertySignatureStructure> => ({
  name,
  type,
  hasQuestionToken: optional,
  docs: toDocs(docs),
});

const toStructure = (statement: Statement): StatementStructures => {
  const docs = toDocs(statement.docs);
  switch (statement.kind) {
    case 'constant':
      return {
        kind: StructureKind.VariableStatement,
        declarationKind: VariableDeclarationKind.Const,
        declarations: [{ name: statement.name, initializer: statement.value }],
        isExported: true,
        docs,
      };
    case 'alias':
      return { kind: StructureKind.TypeAlias, name: statement.name, type: statement.type, isExported: true, docs };
    case 'interface':
      return {
        kind: StructureKind.Interface,
        name: statement.name,
        typeParameters: [...(statement.typeParameters ?? [])],
        extends: [...statement.bases],
        properties: statement.properties.map(toProperty),
        methods: (statement.methods ?? []).map((method) => ({
          name: method.name,
          parameters: method.parameters.map(({ name, type }) => ({ name, type })),
          returnType: method.returns,
          docs: toDocs(method.docs),
        })),
        isExported: true,
        docs,
      };
  }
};

/**
 * Text that is replaced by placeholders: ts-morph would indent the lines of a type a second time, and misreads strings
 * that end with a backslash or contain the beginning of a comment.
 */
interface Held {
  /** Does not occur in the statements, whatever text the document contains. */
  readonly marker: string;
  readonly types: Code[];
}

const hold = ({ marker, types }: Held, text: Code): string =>
  /[\n\\`]|\/[/*]|\$\{/u.test(text) ? `${marker}${types.push(text) - 1}_` : text;

const holdTypes = (held: Held, statement: Statement): Statement => {
  switch (statement.kind) {
    case 'constant':
      return { ...statement, value: code`${hold(held, statement.value) as Code}` };
    case 'alias':
      return { ...statement, type: code`${hold(held, statement.type) as Code}` };
    case 'interface':
      return {
        ...statement,
        properties: statement.properties.map((property) => ({
          ...property,
          name: code`${hold(held, property.name) as Code}`,
          type: code`${hold(held, property.type) as Code}`,
        })),
      };
  }
};

const release = (line: string, { marker, types }: Held, place: RegExp): string => {
  if (!line.includes(marker)) return line;
  const indent = /^ */u.exec(line)?.[0] ?? '';
  return line.replaceAll(place, (_, space: string, index: string) => {
    const text = indentRest(types[Number(index)] ?? code``, indent);
    return `${text.startsWith('\n') ? '' : space}${text}`;
  });
};

// More than ten thousand operations need; each entry has a few hundred characters.
const statementCache = createMemo<Code>(50_000);

/** Prints one declaration, without its final line break. */
const printStatement = (statement: Statement): Code => {
  const given = JSON.stringify(statement);
  return statementCache(given, () => {
    let marker = 'trefoil_held_';
    while (given.includes(marker)) marker += '_';
    const held: Held = { marker, types: [] };
    const structure = toStructure(holdTypes(held, statement));
    const text = printStructure(
      { kind: StructureKind.SourceFile, statements: [structure] },
      { indentNumberOfSpaces: 2 },
    );
    const place = new RegExp(`( ?)${marker}(\\d+)_`, 'gu');
    const lines = text.split('\n').map((line) => release(line, held, place));
    return code`${lines.slice(0, lines.at(-1) === '' ? -1 : undefined).join('\n') as Code}`;
  });
};

/** Prints statements separated by blank lines; empty for no statements. */
export const printStructures = (statements: readonly Statement[]): Code =>
  joinCode(
    statements.map((statement) => code`${printStatement(statement)}\n`),
    '\n',
  );
