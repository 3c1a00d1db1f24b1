/** Creates declarations of schemas, enums and objects, to be printed with ts-morph. */

import { listVariants } from '../../ir/access.js';
import { type Api, listAll, type Operation } from '../../ir/api.js';
import type { Direction } from '../../ir/direction.js';
import { docsOfSchema } from '../../ir/docs.js';
import { isReceived, isSent } from '../../ir/openness.js';
import type { NamedSchema, Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { childrenOf, type EnumType, type ObjectType, type Type } from '../../ir/type.js';
import { typeOf, typeOfPart } from '../../ir/type-of.js';
import { type EnumName, inlineSchemas } from '../../names/inline.js';
import type { Names } from '../../names/names.js';
import { type Code, code, joinCode, printIdentifier, printPropertyName, printScalar } from '../../support/code/code.js';
import { makeTypeContext, withinTypes } from './context.js';
import { createFindInterface, type FindInterface } from './interfaces.js';
import { type PropertyStructure, printStructures, type Statement } from './structure.js';
import { docLines, printType, type TypeContext } from './type.js';

/** Returns the module with the types of all named schemas that belong to one file. */
export function emitSchemaModule(api: Api, names: Names, file: string): Code {
  const { types, imports } = makeTypeContext(api, names, `./${file}.js`, withinTypes(0));
  const schemas = api.schemas.filter((schema) => names.schemaFile(schema) === file);
  const findInterface = createFindInterface(api);
  const declared = new Set<string>();
  const statements = schemas.flatMap((schema) => {
    const directions: readonly Direction[] = listVariants(types.index).has(schema.pointer)
      ? ['received', 'sent']
      : ['received'];
    return directions.flatMap((direction) => {
      const type = typeOf(types.index, schema.schema, direction);
      return [
        ...(type.kind === 'enum' ? [] : enumerationsOf(type)).flatMap((inline) =>
          declareEnumeration(types, names, inline, file, declared),
        ),
        ...declareSchema(findInterface, names, types, schema, declared, direction),
        ...declareObjects(
          { ...types, isSent: direction === 'sent' || isOnlySent(types.index, schema.schema) },
          names,
          type,
          file,
          declared,
        ),
      ];
    });
  });
  const body = printStructures(statements);
  const head = imports.print();
  return head === '' ? body : code`${head}\n${body}`;
}

/** Returns the inline enums within a type, including the type itself. */
export function enumerationsOf(type: Type): EnumType[] {
  return type.kind === 'enum' ? [type] : childrenOf(type).flatMap(([child]) => enumerationsOf(child));
}

/** Returns the inline enums in an operation. */
export function enumerationsWithin(index: SchemaIndex, operation: Operation): EnumType[] {
  return inlineSchemas(operation).flatMap(({ schema, direction }) =>
    enumerationsOf(typeOfPart(index, schema, direction)),
  );
}

/** Returns whether a schema occurs in requests but not in responses. */
function isOnlySent(index: SchemaIndex, schema: Schema): boolean {
  return isSent(index, schema) && !isReceived(index, schema);
}

/** Returns the objects within a type, including the type itself. */
function objectsOf(type: Type): ObjectType[] {
  return [...(type.kind === 'object' ? [type] : []), ...childrenOf(type).flatMap(([child]) => objectsOf(child))];
}

/** Declares interfaces for the named objects within a type that belong to the module and are not in `declared`. */
export function declareObjects(
  types: TypeContext,
  names: Names,
  type: Type,
  module: string,
  declared: Set<string>,
): Statement[] {
  return objectsOf(type).flatMap((object): Statement[] => {
    const name = names.object(object);
    if (name === undefined || name.module !== module || declared.has(name.type)) return [];
    declared.add(name.type);
    const properties = propertiesOf(types, object);
    return [{ kind: 'interface', name: printIdentifier(name.type), bases: [], properties, docs: docLines(object) }];
  });
}

/** Declares interfaces for the named objects in an operation. */
export function declareObjectsWithin(
  types: TypeContext,
  names: Names,
  operation: Operation,
  module: string,
  declared: Set<string>,
): Statement[] {
  return inlineSchemas(operation).flatMap(({ schema, direction }) =>
    declareObjects(
      { ...types, isSent: direction === 'sent' },
      names,
      typeOfPart(types.index, schema, direction),
      module,
      declared,
    ),
  );
}

/** Returns the module of the enums and objects in shared components. */
export function emitComponentModule(api: Api, names: Names): Code {
  const { types, imports } = makeTypeContext(api, names, './components.js', withinTypes(0));
  const declared = new Set<string>();
  const enumerations = listAll(api).flatMap((operation) => enumerationsWithin(types.index, operation));
  const body = printStructures([
    ...enumerations.flatMap((type) => declareEnumeration(types, names, type, 'components', declared)),
    ...listAll(api).flatMap((each) => declareObjectsWithin(types, names, each, 'components', declared)),
  ]);
  const head = imports.print();
  return head === '' ? body : code`${head}\n${body}`;
}

/** Declares the type of an enum and the constant with its values, once, if they belong to the module. */
export function declareEnumeration(
  types: TypeContext,
  names: Names,
  schema: EnumType,
  module: string,
  declared: Set<string>,
): Statement[] {
  const name = names.enumeration(schema.pointer);
  if (name === undefined || name.module !== module || declared.has(name.type)) return [];
  declared.add(name.type);
  return declareValues(types, name, schema, docLines(docsOfSchema(schema)));
}

function declareValues(
  types: TypeContext,
  name: EnumName,
  schema: EnumType,
  docs: readonly Code[],
  others: readonly Code[] = [],
): Statement[] {
  const texts = schema.values.filter((value) => typeof value === 'string').map(printScalar);
  const flat = joinCode(texts, ', ');
  const list =
    flat.length <= 70
      ? code`[${flat}]`
      : code`[\n${joinCode(
          texts.map((text) => code`  ${text},`),
          '\n',
        )}\n]`;
  return [
    { kind: 'constant', name: printIdentifier(name.values), value: code`${list} as const`, docs: [] },
    {
      kind: 'alias',
      name: printIdentifier(name.type),
      type: joinCode(
        [
          code`(typeof ${printIdentifier(name.values)})[number]`,
          ...(schema.open === true ? [types.unknown('UnknownText')] : []),
          ...others,
        ],
        ' | ',
      ),
      docs,
    },
  ];
}

function declareSchema(
  findInterface: FindInterface,
  names: Names,
  own: TypeContext,
  named: NamedSchema,
  declared: Set<string>,
  direction: Direction,
): Statement[] {
  const schema = typeOf(own.index, named.schema, direction);
  const isVariant = direction === 'sent';
  const types = { ...own, isSent: isVariant || isOnlySent(own.index, named.schema) };
  const name = printIdentifier(isVariant ? names.sent(named.name) : names.schema(named.name));
  const docs = docLines(
    schema,
    isVariant ? [code`A {@link ${printIdentifier(names.schema(named.name))}} in a request.`] : [],
  );
  const enumeration = schema.kind === 'enum' ? names.enumeration(named.pointer) : undefined;
  if (schema.kind === 'enum' && enumeration !== undefined) {
    declared.add(enumeration.type);
    const others = schema.values.filter((value) => typeof value !== 'string').map(printScalar);
    return declareValues(types, enumeration, schema, docs, others);
  }
  const parts = findInterface(named, direction);
  if (parts === undefined) return [{ kind: 'alias', name, type: printType(types, schema), docs }];
  const variants = listVariants(types.index);
  const bases = parts.bases.map((base) =>
    types.reference(base, isVariant && variants.has(types.index.named(base).pointer)),
  );
  return [
    { kind: 'interface', name, bases, properties: parts.own === undefined ? [] : propertiesOf(types, parts.own), docs },
  ];
}

/** Returns the properties of an object type as ts-morph structures. */
export function propertiesOf(types: TypeContext, schema: ObjectType): PropertyStructure[] {
  return schema.properties.map((property) => ({
    name: printPropertyName(property.name),
    optional: !property.required,
    type: printType(types, property.type),
    docs: docLines(property.type),
  }));
}
