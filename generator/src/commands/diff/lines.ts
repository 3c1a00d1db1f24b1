/** Prints the TypeScript code for a location in a document: a call, or a line of a type. */

import type { EmitInput } from '../../emit/input.js';
import { makeTypeContext, withinTypes } from '../../emit/types/context.js';
import { printType, type TypeContext } from '../../emit/types/type.js';
import { listAll, type Operation, type Parameter } from '../../ir/api.js';
import { listReached } from '../../ir/reach.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import type { ObjectType } from '../../ir/type.js';
import { typeOf, typeOfPart } from '../../ir/type-of.js';
import { senderOf } from '../../names/events.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import { printPropertyName } from '../../support/code/code.js';
import { split } from '../../support/json-pointer.js';
import { type Change, worstOf } from './change.js';
import { isWithin } from './merge.js';
import { show } from './show.js';

/** Finds the code at a pointer; `undefined` if there is none. */
export interface Lines {
  /** Returns the declaration at a pointer; for a property, only the property. */
  readonly at: (pointer: string) => string | undefined;
  /** Returns the whole object type that contains, or would contain, a property. */
  readonly around: (pointer: string) => string | undefined;
  /** Whether a pointer leads to an existing property. */
  readonly hasMember: (pointer: string) => boolean;
}

/** Creates a printer of the generated code that corresponds to a pointer. */
export function createLines(input: EmitInput): Lines {
  const { api, names } = input;
  const index = indexOf(api);
  const roots = [...api.schemas.map(({ schema }) => schema), ...index.sent, ...index.received];
  const schemas = new Map([...listReached(index, roots)].map((schema) => [schema.pointer, schema]));
  const { types } = makeTypeContext(api, names, '', withinTypes(0));
  const operations = listAll(api);
  const objects = new Map([...names.objects].map(([{ pointer }, { type }]) => [pointer, type]));
  const nameOf = (pointer: string): string | undefined => {
    const named = index.find(pointer);
    return named === undefined ? objects.get(pointer) : names.schema(named.name);
  };
  const around = (pointer: string): string | undefined => {
    const owner = ownerOf(pointer);
    const [name, schema] = owner === undefined ? [] : [nameOf(owner.pointer), schemas.get(owner.pointer)];
    return name === undefined || schema === undefined ? undefined : writeSchema(types, name, schema, owner?.member);
  };
  const at = (pointer: string): string | undefined => {
    const parameter = operations
      .flatMap((operation) => operation.parameters.map((each) => ({ operation, parameter: each })))
      .find((each) => isWithin(pointer, each.parameter.pointer));
    if (parameter !== undefined) return writeCall(input, types, parameter.operation, parameter.parameter);
    const property = writeProperty(types, schemas, nameOf, pointer);
    if (property !== undefined) return property;
    const named = api.schemas.find((each) => isWithin(pointer, each.pointer));
    if (named !== undefined) return writeSchema(types, names.schema(named.name), named.schema);
    const operation = operations
      .filter((each) => isWithin(pointer, each.pointer))
      .sort((a, b) => b.pointer.length - a.pointer.length)[0];
    return operation === undefined ? undefined : writeOperation(input, types, operation, pointer);
  };
  return { at, around, hasMember: (pointer) => schemas.has(pointer) };
}

/** Returns the pointer to the object and the name of the property at a pointer; a pointer to `required` has no name. */
function ownerOf(pointer: string): { readonly pointer: string; readonly member?: string } | undefined {
  const end = pointer.lastIndexOf('/properties/');
  if (end >= 0 && split(pointer.slice(end)).length === 2) {
    const [, member = ''] = split(pointer.slice(end));
    return { pointer: pointer.slice(0, end), member };
  }
  return pointer.endsWith('/required') ? { pointer: pointer.slice(0, -'/required'.length) } : undefined;
}

/** Returns a call with all required arguments and the requested parameter, whose type follows in a comment. */
function writeCall(input: EmitInput, types: TypeContext, operation: Operation, asked?: Parameter): string {
  const parts = locations.flatMap(({ in: where, key }) => {
    const shown = parametersIn(operation, where).filter((each) => each.required || each === asked);
    return shown.length === 0 ? [] : [`${key}: { ${shown.map(({ name }) => printPropertyName(name)).join(', ')} }`];
  });
  const all = operation.body?.required === true ? [...parts, 'body'] : parts;
  const { value } = input.names.operation(operation);
  const isEvent = operation.event !== undefined;
  const request = all.length === 0 ? (isEvent ? ', {}' : '') : `, { ${all.join(', ')} }`;
  const call = isEvent ? `${senderOf(value)}(url${request}, options)` : `await ${value}(client${request})`;
  if (asked === undefined) return call;
  const type = printType(inline(types), typeOf(types.index, asked.schema, 'sent'));
  return `${call} // ${printPropertyName(asked.name)}${asked.required ? '' : '?'}: ${flat(type)}`;
}

function writeOperation(input: EmitInput, types: TypeContext, operation: Operation, pointer: string): string {
  const call = writeCall(input, types, operation);
  const response = operation.responses.find((each) => isWithin(pointer, each.pointer));
  if (response === undefined || !/^\d+$/u.test(response.status)) return call;
  return `const result = ${call}; if (result.status === ${response.status}) use(result.body);`;
}

function flat(text: string): string {
  return text.replaceAll(/\s*\n\s*/gu, ' ');
}

/** Returns a context that prints enumerations as lists of their values instead of their names. */
function inline(types: TypeContext): TypeContext {
  return { ...types, enumeration: () => undefined };
}

function writeProperty(
  types: TypeContext,
  schemas: ReadonlyMap<string, Schema>,
  nameOf: (pointer: string) => string | undefined,
  pointer: string,
): string | undefined {
  for (let end = pointer.lastIndexOf('/properties/'); end >= 0; end = pointer.lastIndexOf('/properties/', end - 1)) {
    const owner = pointer.slice(0, end);
    const [, token = ''] = split(pointer.slice(end));
    const holder = schemas.get(owner);
    const member = holder?.properties?.find(({ name }) => name === token);
    const name = nameOf(owner);
    if (holder === undefined || name === undefined) continue;
    if (member === undefined) return undefined;
    const mark = holder.required?.includes(token) === true ? '' : '?';
    const type = printType(inline(types), typeOfPart(types.index, member.schema, 'received'));
    const rest = pointer.slice(member.schema.pointer.length + 1);
    return `interface ${name} { ${printPropertyName(token)}${mark}: ${flat(type)} }${remark(member.schema, rest)}`;
  }
  return undefined;
}

/** Prints a keyword without a TypeScript equivalent as a comment. */
function remark(schema: Schema, keyword: string): string {
  const value: unknown = keyword === '' || keyword.includes('/') ? undefined : Reflect.get(schema, keyword);
  const isShown = ['number', 'string', 'boolean'].includes(typeof value) && !['description', 'title'].includes(keyword);
  return isShown ? ` // ${keyword}: ${show(value).replaceAll(/[\u2028\u2029]/gu, ' ')}` : '';
}

const mostProperties = 12;

function writeSchema(types: TypeContext, name: string, schema: Schema, member?: string): string {
  const type = typeOf(types.index, schema, 'received');
  if (type.kind !== 'object') return `type ${name} = ${flat(printType(inline(types), type))}`;
  return `interface ${name} { ${writeProperties(types, type, member)} }`;
}

/** Returns the properties of an object: the first few, and the requested one. */
function writeProperties(types: TypeContext, { properties }: ObjectType, member?: string): string {
  const first = properties.filter(({ name }, index) => index < mostProperties || name === member);
  const shown = first.map(({ name, required, type }) => {
    return `${printPropertyName(name)}${required ? '' : '?'}: ${flat(printType(types, type))}`;
  });
  return [...shown, ...(properties.length > first.length ? ['/* and more */'] : [])].join('; ');
}

/** A change with the code before and after it, if it can be printed. */
export type WithLines<T> = T & { readonly before?: string; readonly after?: string };

/** Whether a property was added or removed, or became required or optional. */
function isMemberOfOne(lines: Readonly<Record<'old' | 'now', Lines>>, before: string, after: string): boolean {
  return after.endsWith('/required') || lines.old.hasMember(before) !== lines.now.hasMember(after);
}

/** Returns the operation's pointer for a parameter that exists only in the other document, where indexes differ. */
function withoutIndex(pointer: string): string {
  return pointer.replace(/\/parameters\/\d+$/u, '');
}

/** Adds the code before and after each change, unless both are equal. */
export function withLines<T extends { readonly change: Change }>(
  { old, now }: { readonly old: EmitInput; readonly now: EmitInput },
  changes: readonly T[],
): WithLines<T>[] {
  const lines = { old: createLines(old), now: createLines(now) };
  return changes.map((each) => {
    const { pointer, before: earlier, side } = each.change;
    const member = {
      before: lines.old.at(earlier ?? (side === 'new' ? withoutIndex(pointer) : pointer)),
      after: lines.now.at(side === 'old' ? withoutIndex(pointer) : pointer),
    };
    // Show an added or removed property with its neighbors; alone, it would look like a replacement.
    const whole = { before: lines.old.around(earlier ?? pointer), after: lines.now.around(pointer) };
    const isWhole =
      whole.before !== undefined && whole.after !== undefined && isMemberOfOne(lines, earlier ?? pointer, pointer);
    const { before, after } = isWhole ? whole : member;
    const isShown = worstOf(each.change) !== 'documentation' && before !== after;
    if (!isShown) return each;
    // A removed element is not looked up in the new document, where its pointer may lead to another element.
    const isGone = side === 'old' && after === undefined;
    return {
      ...each,
      ...(before !== undefined && { before }),
      ...(after !== undefined && !isGone && { after }),
    };
  });
}
