/** Prints declarations with ts-morph. No other module uses ts-morph to print. */
import type { OptionalKind, PropertySignatureStructure, StatementStructures } from 'ts-morph';
import { type Code, code, indentRest, joinCode } from '../../support/code/code.js';
import { printStructure, StructureKind, VariableDeclarationKind } from '../../support/code/ts-morph.js';
import { createMemo } from '../../support/memo.js';

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

function toDocs(lines: readonly Code[]): string[] {
  const [only] = lines;
  if (only === undefined) return [];
  // ts-morph prints a comment on several lines if the comment's text starts with a line break.
  return [lines.length === 1 && only.length <= 110 ? only : `\n${lines.join('\n')}`];
}

function toProperty({ name, optional, type, docs }: PropertyStructure): OptionalKind<PropertySignatureStructure> {
  return {
    name,
    type,
    hasQuestionToken: optional,
    docs: toDocs(docs),
  };
}

function toStructure(statement: Statement): StatementStructures {
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
}

/**
 * Texts that are replaced by placeholders while ts-morph prints, because ts-morph would indent the lines of a type
 * again, and misreads strings that end with a backslash or contain the start of a comment.
 */
interface Held {
  /** Start of the placeholders, which does not occur in the statements. */
  readonly marker: string;
  readonly types: Code[];
}

function hold({ marker, types }: Held, text: Code): string {
  return /[\n\\`]|\/[/*]|\$\{/u.test(text) ? `${marker}${types.push(text) - 1}_` : text;
}

function holdTypes(held: Held, statement: Statement): Statement {
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
}

function release(line: string, { marker, types }: Held, place: RegExp): string {
  if (!line.includes(marker)) return line;
  const indent = /^ */u.exec(line)?.[0] ?? '';
  return line.replaceAll(place, (_, space: string, index: string) => {
    const text = indentRest(types[Number(index)] ?? code``, indent);
    return `${text.startsWith('\n') ? '' : space}${text}`;
  });
}

// The limit allows for more than ten thousand operations; an entry has a few hundred characters.
const statementCache = createMemo<Code>(50_000);

/** Prints one declaration, without the line break at its end. */
function printStatement(statement: Statement): Code {
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
}

/** Prints statements separated by blank lines; empty for no statements. */
export function printStructures(statements: readonly Statement[]): Code {
  return joinCode(
    statements.map((statement) => code`${printStatement(statement)}\n`),
    '\n',
  );
}
