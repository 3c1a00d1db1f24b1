/** Prints types as formatted TypeScript. */

import { describeDeprecation } from '../../ir/deprecation.js';
import type { Direction } from '../../ir/direction.js';
import type { Docs, Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { EnumType, ObjectType, Property, TupleType, Type } from '../../ir/type.js';
import { typeOfPart } from '../../ir/type-of.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printDoc,
  printDocLines,
  printPropertyName,
  printScalar,
  printString,
} from '../../support/code/code.js';
import { htmlToText } from '../../support/code/html.js';

/** Types that every types package contains. */
export type OwnType = 'UnknownText' | 'UnknownMember' | 'Bytes' | 'ReceivedBytes' | 'ServerSentEvent';

export interface TypeContext {
  readonly index: SchemaIndex;
  /** Whether values of the type are only sent, so that arrays may be readonly. */
  readonly isSent?: boolean;
  /** Returns the type name of a named schema, and imports it if necessary. */
  readonly reference: (name: string, isSent: boolean) => Code;
  /** Returns the name of the enum that is declared for a pointer, and imports it if necessary. */
  readonly enumeration: (pointer: string) => Code | undefined;
  /** Returns the name of an inline object's interface, if there is one, and imports it if necessary. */
  readonly object: (type: ObjectType) => Code | undefined;
  /** Returns a type that the types package declares, and imports it if necessary. */
  readonly unknown: (name: OwnType) => Code;
}

const width = 100;

/** Prints the type of a schema. */
export function printSchema(context: TypeContext, schema: Schema, direction: Direction): Code {
  return printType({ ...context, isSent: direction === 'sent' }, typeOfPart(context.index, schema, direction));
}

/** Prints a type expression. */
export function printType(context: TypeContext, schema: Type): Code {
  switch (schema.kind) {
    case 'any':
      return code`unknown`;
    case 'never':
      return code`never`;
    case 'file':
      return code`File`;
    case 'null':
      return code`null`;
    case 'boolean':
      return code`boolean`;
    case 'integer':
    case 'number':
      return code`number`;
    case 'bigint':
      return code`bigint`;
    case 'string':
      return schema.date === undefined ? code`string` : code`globalThis.Date`;
    case 'enum':
      return printEnum(context, schema);
    case 'unknown-member':
      return code`${context.unknown('UnknownMember')}<${printString(schema.property)}>`;
    case 'ref':
      return context.reference(schema.name, schema.isSent === true);
    case 'array':
      return code`${readonly(context)}${parenthesise(context, schema.items)}[]`;
    case 'tuple':
      return printTuple(context, schema);
    case 'object':
      return context.object(schema) ?? printObject(context, schema);
    case 'union':
      return printUnion(context, schema.members);
    case 'intersection':
      return joinCode([...new Set(schema.members.map((member) => parenthesise(context, member)))], ' & ');
  }
}

function printEnum(context: TypeContext, schema: EnumType): Code {
  const name = context.enumeration(schema.pointer);
  const unknown = schema.open === true ? [context.unknown('UnknownText')] : [];
  if (name === undefined) return layUnion([...schema.values.map(printScalar), ...unknown]);
  const others = schema.values.filter((value) => typeof value !== 'string');
  return joinCode([name, ...others.map(printScalar)], ' | ');
}

function printUnion(context: TypeContext, members: readonly Type[]): Code {
  const flat = members.flatMap((member): readonly Type[] => (member.kind === 'union' ? member.members : [member]));
  if (flat.length > members.length) return printUnion(context, flat);
  const printed = members.map((member) => {
    const text = member.kind === 'intersection' ? parenthesise(context, member) : printType(context, member);
    return text.startsWith('\n') ? code`(${text}\n)` : text;
  });
  return layUnion([...new Set(printed)]);
}

/** Prints a union on one line if it fits, otherwise with one member per line. */
function layUnion(members: readonly Code[]): Code {
  const [only] = members;
  if (only === undefined) return code`never`;
  const flat = joinCode(members, ' | ');
  if (members.length === 1 || (flat.length <= width && !flat.includes('\n'))) return flat;
  return joinCode(
    members.map((member) => code`\n  | ${indentRest(member, '    ')}`),
    '',
  );
}

function readonly({ isSent }: TypeContext): Code {
  return isSent === true ? code`readonly ` : code``;
}

/** Joins printed types to a union; multi-line members are put in parentheses. */
export function joinTypes(members: readonly Code[]): Code {
  return joinCode(
    members.map((member) => (members.length > 1 && member.startsWith('\n') ? code`(${member}\n)` : member)),
    ' | ',
  );
}

/** Prints an operand of `[]` or `&`; unions, intersections and multi-line types are put in parentheses. */
function parenthesise(context: TypeContext, schema: Type): Code {
  const printed = printType(context, schema);
  if (printed.startsWith('\n')) return code`(${printed}\n)`;
  if (printed.startsWith('readonly ')) return code`(${printed})`;
  const isCompound =
    ['union', 'intersection', 'enum'].includes(schema.kind) || (schema.kind === 'object' && printed.includes('} & '));
  return isCompound && / [|&] /u.test(printed) ? code`(${printed})` : printed;
}

function printTuple(context: TypeContext, schema: TupleType): Code {
  // JSON Schema allows fewer items than `prefixItems`, unless `minItems` requires them.
  const items = schema.items.map((item, index) =>
    index < schema.least ? printType(context, item) : code`${parenthesise(context, item)}?`,
  );
  const list = schema.rest === false ? items : [...items, printRest(context, schema.rest)];
  return code`${readonly(context)}[${joinCode(list, ', ')}]`;
}

function printRest(context: TypeContext, rest: true | Type): Code {
  return code`...${rest === true ? code`unknown` : parenthesise(context, rest)}[]`;
}

/**
 * Prints an object type. If the declared properties conform to the type of additional properties, the result is an
 * intersection with an index signature. Otherwise, the index signature also allows the types of the declared
 * properties, because no literal would match the intersection.
 */
export function printObject(context: TypeContext, schema: ObjectType): Code {
  const { properties, additional } = schema;
  const rest =
    additional === false
      ? undefined
      : additional === true
        ? code`Record<string, unknown>`
        : code`{ [key: string]: ${printType(context, additional)} }`;
  if (properties.length === 0)
    return rest ?? (schema.isLeftOut === true ? code`Record<never, never>` : code`Record<string, never>`);
  const body = joinCode(
    properties.map((property) => indentLines(printProperty(context, property))),
    '\n',
  );
  if (typeof additional === 'object' && !areAmong(context, properties, additional)) {
    const any = printUnion(context, [additional, ...properties.map(({ type }) => type)]);
    const missing = properties.every(({ required }) => required) ? code`` : code` | undefined`;
    return code`{\n${body}\n  [key: string]: ${indentRest(any, '  ')}${missing};\n}`;
  }
  const object = code`{\n${body}\n}`;
  return rest === undefined ? object : code`${object} & ${rest}`;
}

/** Returns whether the types of all declared properties are allowed as types of additional properties. */
function areAmong(context: TypeContext, properties: readonly Property[], additional: Type): boolean {
  const list = (type: Type): Code[] =>
    (type.kind === 'union' ? type.members : [type]).map((member) => printType(context, member));
  const allowed = new Set(list(additional));
  return allowed.has(code`unknown`) || properties.every(({ type }) => list(type).every((each) => allowed.has(each)));
}

function indentLines(text: Code): Code {
  return code`  ${indentRest(text, '  ')}`;
}

function printProperty(context: TypeContext, { name, required, type }: Property): Code {
  const optional = required ? code`` : code`?`;
  return code`${printDoc(docLines(type))}${printPropertyName(name)}${optional}: ${printType(context, type)};`;
}

function endSentence(text: string): string {
  return /[.!?:]$/u.test(text) ? text : `${text}.`;
}

/** Returns the line with the `@see` tag. */
function seeLines({ externalDocs }: Docs): Code[] {
  if (externalDocs === undefined) return [];
  const { url, description } = externalDocs;
  const [line = code``] = printDocLines(`${url}${description === undefined ? '' : ` ${description}`}`);
  return [code`@see ${line}`];
}

function deprecatedLines(docs: Docs): Code[] {
  if (docs.deprecated === undefined) return [];
  const [line] = printDocLines(describeDeprecation(docs));
  return [line === undefined || line === '' ? code`@deprecated` : code`@deprecated ${line}`];
}

/** Adds a value's constraints to its description: on the same line if there is only one and both fit. */
function addLimits(lines: readonly Code[], limits: string | undefined): readonly Code[] {
  if (limits === undefined) return lines;
  const [first = code``] = lines;
  const printed = printDocLines(limits);
  const [only = code``] = printed;
  if (lines.length === 0) return printed;
  const isOne = lines.length === 1 && printed.length === 1 && first.length + only.length < 105;
  return isOne ? [code`${first}${/[.!?:]$/u.test(first) ? code`` : code`.`} ${only}`] : [...lines, code``, ...printed];
}

/** Returns the lines of a doc comment for a schema, parameter or operation, followed by `extra`. */
export function docLines(docs: Docs, extra: readonly Code[] = []): Code[] {
  const paragraphs = [docs.summary === undefined ? undefined : endSentence(docs.summary), docs.description]
    .filter((text) => text !== undefined)
    .filter((text, index, all) => all.indexOf(text) === index)
    .map((text) => printDocLines(htmlToText(text)));
  const text = paragraphs.flatMap((paragraph, index) => (index === 0 ? paragraph : [code``, ...paragraph]));
  const lines = addLimits(text, docs.limits);
  const tags = [...extra, ...seeLines(docs), ...deprecatedLines(docs)];
  return lines.length > 0 && tags.length > 0 ? [...lines, code``, ...tags] : [...lines, ...tags];
}
