/** Formatted type expressions. */
import type { Direction } from '../../ir/direction.js';
import { describeDeprecation } from '../../ir/deprecation.js';
import type { Docs, Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { EnumType, ObjectType, Property, TupleType, Type } from '../../ir/type.js';
import { typeOfPart } from '../../ir/type-of.js';
import { htmlToText } from '../../support/code/html.js';
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

/** Types that every types package contains. */
export type OwnType = 'UnknownText' | 'UnknownMember' | 'Bytes' | 'ReceivedBytes' | 'ServerSentEvent';

export interface TypeContext {
  readonly index: SchemaIndex;
  /** Whether the printed type is only sent, so that arrays may be readonly. */
  readonly isSent?: boolean;
  /** Returns the name of a named schema's type, and imports it if needed. */
  readonly reference: (name: string, isSent: boolean) => Code;
  /** Returns the name of the enum declared at a pointer, and imports it if needed. */
  readonly enumeration: (pointer: string) => Code | undefined;
  /** Returns the name of an inline object's type if it has one, and imports it if needed. */
  readonly object: (type: ObjectType) => Code | undefined;
  /** Returns a type of the package itself, and imports it if needed. */
  readonly unknown: (name: OwnType) => Code;
}

const width = 100;

/** Prints the type of a schema. */
export const printSchema = (context: TypeContext, schema: Schema, direction: Direction): Code =>
  printType({ ...context, isSent: direction === 'sent' }, typeOfPart(context.index, schema, direction));

/** Prints a type expression. */
export const printType = (context: TypeContext, schema: Type): Code => {
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
      return code`string`;
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
};

const printEnum = (context: TypeContext, schema: EnumType): Code => {
  const name = context.enumeration(schema.pointer);
  const unknown = schema.open === true ? [context.unknown('UnknownText')] : [];
  if (name === undefined) return layUnion([...schema.values.map(printScalar), ...unknown]);
  const others = schema.values.filter((value) => typeof value !== 'string');
  return joinCode([name, ...others.map(printScalar)], ' | ');
};

const printUnion = (context: TypeContext, members: readonly Type[]): Code => {
  const flat = members.flatMap((member): readonly Type[] => (member.kind === 'union' ? member.members : [member]));
  if (flat.length > members.length) return printUnion(context, flat);
  const printed = members.map((member) => {
    const text = member.kind === 'intersection' ? parenthesise(context, member) : printType(context, member);
    return text.startsWith('\n') ? code`(${text}\n)` : text;
  });
  return layUnion([...new Set(printed)]);
};

/** Prints a union on one line, or with one member per line. */
const layUnion = (members: readonly Code[]): Code => {
  const [only] = members;
  if (only === undefined) return code`never`;
  const flat = joinCode(members, ' | ');
  if (members.length === 1 || (flat.length <= width && !flat.includes('\n'))) return flat;
  return joinCode(
    members.map((member) => code`\n  | ${indentRest(member, '    ')}`),
    '',
  );
};

const readonly = ({ isSent }: TypeContext): Code => (isSent === true ? code`readonly ` : code``);

/** Joins printed types to a union; multi-line members are put in parentheses. */
export const joinTypes = (members: readonly Code[]): Code =>
  joinCode(
    members.map((member) => (members.length > 1 && member.startsWith('\n') ? code`(${member}\n)` : member)),
    ' | ',
  );

/** Prints an operand of `[]` or `&`; unions, intersections and multi-line types are put in parentheses. */
const parenthesise = (context: TypeContext, schema: Type): Code => {
  const printed = printType(context, schema);
  if (printed.startsWith('\n')) return code`(${printed}\n)`;
  if (printed.startsWith('readonly ')) return code`(${printed})`;
  const isCompound =
    ['union', 'intersection', 'enum'].includes(schema.kind) || (schema.kind === 'object' && printed.includes('} & '));
  return isCompound && / [|&] /u.test(printed) ? code`(${printed})` : printed;
};

const printTuple = (context: TypeContext, schema: TupleType): Code => {
  // JSON Schema allows an array that is shorter than its prefix, unless `minItems` forbids it.
  const items = schema.items.map((item, index) =>
    index < schema.least ? printType(context, item) : code`${parenthesise(context, item)}?`,
  );
  const list = schema.rest === false ? items : [...items, printRest(context, schema.rest)];
  return code`${readonly(context)}[${joinCode(list, ', ')}]`;
};

const printRest = (context: TypeContext, rest: true | Type): Code =>
  code`...${rest === true ? code`unknown` : parenthesise(context, rest)}[]`;

/**
 * Prints an object type literal. If declared properties conform to the type of additional ones, the latter are an
 * intersection; otherwise they also allow the types of the declared properties, because no literal would match the
 * intersection.
 */
export const printObject = (context: TypeContext, schema: ObjectType): Code => {
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
};

/** Returns whether the types of all declared properties are among those of additional properties. */
const areAmong = (context: TypeContext, properties: readonly Property[], additional: Type): boolean => {
  const list = (type: Type): Code[] =>
    (type.kind === 'union' ? type.members : [type]).map((member) => printType(context, member));
  const allowed = new Set(list(additional));
  return allowed.has(code`unknown`) || properties.every(({ type }) => list(type).every((each) => allowed.has(each)));
};

const indentLines = (text: Code): Code => code`  ${indentRest(text, '  ')}`;

const printProperty = (context: TypeContext, { name, required, type }: Property): Code => {
  const optional = required ? code`` : code`?`;
  return code`${printDoc(docLines(type))}${printPropertyName(name)}${optional}: ${printType(context, type)};`;
};

const endSentence = (text: string): string => (/[.!?:]$/u.test(text) ? text : `${text}.`);

/** Returns the `@see` line. */
const seeLines = ({ externalDocs }: Docs): Code[] => {
  if (externalDocs === undefined) return [];
  const { url, description } = externalDocs;
  const [line = code``] = printDocLines(`${url}${description === undefined ? '' : ` ${description}`}`);
  return [code`@see ${line}`];
};

const deprecatedLines = (docs: Docs): Code[] => {
  if (docs.deprecated === undefined) return [];
  const [line] = printDocLines(describeDeprecation(docs));
  return [line === undefined || line === '' ? code`@deprecated` : code`@deprecated ${line}`];
};

/** Returns the documentation of a schema, parameter or operation, followed by `extra`. */
export const docLines = (docs: Docs, extra: readonly Code[] = []): Code[] => {
  const paragraphs = [docs.summary === undefined ? undefined : endSentence(docs.summary), docs.description]
    .filter((text) => text !== undefined)
    .filter((text, index, all) => all.indexOf(text) === index)
    .map((text) => printDocLines(htmlToText(text)));
  const lines = paragraphs.flatMap((paragraph, index) => (index === 0 ? paragraph : [code``, ...paragraph]));
  const tags = [...extra, ...seeLines(docs), ...deprecatedLines(docs)];
  return lines.length > 0 && tags.length > 0 ? [...lines, code``, ...tags] : [...lines, ...tags];
};
