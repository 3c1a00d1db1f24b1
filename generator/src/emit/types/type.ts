/** Type expressions, laid out as a person would. */
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

/** Types that every types package has. */
export type OwnType = 'UnknownText' | 'UnknownMember' | 'Bytes' | 'ReceivedBytes' | 'ServerSentEvent';

export interface TypeContext {
  readonly index: SchemaIndex;
  /** Whether what is printed is only sent: a caller's lists may be readonly. */
  readonly isSent?: boolean;
  /** The name of a named schema, imported where needed. */
  readonly reference: (name: string, isSent: boolean) => Code;
  /** The name of a declared enumeration at a pointer, imported where needed. */
  readonly enumeration: (pointer: string) => Code | undefined;
  /** The name of an object that stands within something else, if it has one, imported where needed. */
  readonly object: (type: ObjectType) => Code | undefined;
  /** A type of the package itself, imported where needed. */
  readonly unknown: (name: OwnType) => Code;
}

const width = 100;

/** The type of a schema as an expression. */
export const printSchema = (context: TypeContext, schema: Schema, direction: Direction): Code =>
  printType({ ...context, isSent: direction === 'sent' }, typeOfPart(context.index, schema, direction));

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

/** On one line, or with each member on a line of its own. */
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

/** Types that are printed, as one; a laid-out list among several is put in parentheses. */
export const joinTypes = (members: readonly Code[]): Code =>
  joinCode(
    members.map((member) => (members.length > 1 && member.startsWith('\n') ? code`(${member}\n)` : member)),
    ' | ',
  );

/** As the operand of `[]` or `&`: a union, intersection or laid-out list is put in parentheses. */
const parenthesise = (context: TypeContext, schema: Type): Code => {
  const printed = printType(context, schema);
  if (printed.startsWith('\n')) return code`(${printed}\n)`;
  if (printed.startsWith('readonly ')) return code`(${printed})`;
  const isCompound =
    ['union', 'intersection', 'enum'].includes(schema.kind) || (schema.kind === 'object' && printed.includes('} & '));
  return isCompound && / [|&] /u.test(printed) ? code`(${printed})` : printed;
};

const printTuple = (context: TypeContext, schema: TupleType): Code => {
  // JSON Schema allows a shorter array than its prefix; only `minItems` forbids it.
  const items = schema.items.map((item, index) =>
    index < schema.least ? printType(context, item) : code`${parenthesise(context, item)}?`,
  );
  const list = schema.rest === false ? items : [...items, printRest(context, schema.rest)];
  return code`${readonly(context)}[${joinCode(list, ', ')}]`;
};

const printRest = (context: TypeContext, rest: true | Type): Code =>
  code`...${rest === true ? code`unknown` : parenthesise(context, rest)}[]`;

/**
 * An object type literal. Further properties beside declared ones are an intersection, where a declared one could be any
 * of these; otherwise no literal would be of it, and they may hold what the declared ones do.
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

/** Whether all that properties may hold is said of further properties as well. */
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

/** Where more is to be read. */
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

/** The documentation of a schema, parameter or operation; `extra` stands after it. */
export const docLines = (docs: Docs, extra: readonly Code[] = []): Code[] => {
  const paragraphs = [docs.summary === undefined ? undefined : endSentence(docs.summary), docs.description]
    .filter((text) => text !== undefined)
    .filter((text, index, all) => all.indexOf(text) === index)
    .map((text) => printDocLines(htmlToText(text)));
  const lines = paragraphs.flatMap((paragraph, index) => (index === 0 ? paragraph : [code``, ...paragraph]));
  const tags = [...extra, ...seeLines(docs), ...deprecatedLines(docs)];
  return lines.length > 0 && tags.length > 0 ? [...lines, code``, ...tags] : [...lines, ...tags];
};
