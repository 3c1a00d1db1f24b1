/** Creates the view of the module for zod: schemas for named schemas, requests and responses. */

import { listVariants } from '../../../ir/access.js';
import type { Operation } from '../../../ir/api.js';
import type { Direction } from '../../../ir/direction.js';
import { type NamedSchema, partsOf, type Schema } from '../../../ir/schema.js';
import { addHash, resolveCollisions } from '../../../names/candidates.js';
import { type Code, code, indentRest, joinCode, printDoc, printIdentifier } from '../../../support/code/code.js';
import type { EmitInput } from '../../input.js';
import { layoutOf } from '../../layout.js';
import { collectImports, type Imports, type ModuleView, printHead } from '../../print/imports.js';
import { fromLayout, makeTypeContext } from '../../types/context.js';
import { printSchema } from '../../types/type.js';
import { findCycles } from '../../validators/cycles.js';
import { standardName } from '../../validators/outputs.js';
import type { Constant, Expression, Site } from './context.js';
import { printRequest, printResponses, requestName, responsesName } from './operations.js';
import { print } from './print.js';

type View = ModuleView<'client/zod.ts'>;
type ConstantView = View['constants'][number];

/** A named schema in one direction, which becomes a constant. */
interface Declared {
  readonly key: string;
  readonly type: string;
  readonly named: NamedSchema;
  readonly direction: Direction;
  /** The schema; a different object for each direction. */
  readonly node: Schema;
}

function keyOf(pointer: string, direction: Direction): string {
  return `${direction} ${pointer}`;
}

function listDeclared({ api, names }: EmitInput, variants: ReadonlySet<string>): Declared[] {
  return api.schemas.flatMap((named) => {
    const { pointer, name, schema } = named;
    const declare = (type: string, direction: Direction): Declared => ({
      key: keyOf(pointer, direction),
      type,
      named,
      direction,
      node: { ...schema },
    });
    const received = declare(names.schema(name), 'received');
    return variants.has(pointer) ? [received, declare(names.sent(name), 'sent')] : [received];
  });
}

/** Names all constants: those of schemas by key, those of operations by their preferred name. */
function nameConstants({ api, names }: EmitInput, declared: readonly Declared[]): ReadonlyMap<string, string> {
  const request = (key: string, name: string) => ({ key, candidates: [name, ...addHash(name, key)] });
  const operations = api.operations.map((operation) => names.operation(operation).value);
  return resolveCollisions(
    [
      ...declared.map(({ key, type }) => request(key, standardName(type))),
      ...operations.map((value) => request(requestName(value), requestName(value))),
      ...operations.map((value) => request(responsesName(value), responsesName(value))),
    ],
    new Set(),
  );
}

/** Returns the value of a key; throws if the map does not contain the key. */
function at<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`no constant ${key}`);
  return value;
}

/** Wraps an expression that contains calls, so that bundlers remove it if it is unused. */
function printPure(expression: Code): Code {
  return expression.includes('(') ? code`/* @__PURE__ */ (() => ${printBody(expression)})()` : expression;
}

/** Prints the body of an arrow function. An object literal needs parentheses. */
function printBody(expression: Code): Code {
  return expression.startsWith('{') ? code`(${expression})` : expression;
}

/** Keywords that an object may have if its members are to be printed as getters. */
const plainKeywords: ReadonlySet<string> = new Set([
  'pointer',
  'types',
  'properties',
  'required',
  'title',
  'summary',
  'description',
  'default',
  'examples',
  'externalDocs',
  'xml',
]);

function isPlainObject(schema: Schema): boolean {
  return schema.types?.join() === 'object' && Object.keys(schema).every((key) => plainKeywords.has(key));
}

/** Returns the view of a schema's constant. In a cycle, an object has getters; any other schema, a declared type. */
function viewSchema(site: Site, { named: { schema }, type }: Declared, constant: Constant): ConstantView {
  const docs = printDoc([code`The schema of \`${printIdentifier(type)}\`.`]);
  const { name, cycle } = constant;
  const view = ({ code: value, isObject }: Expression): ConstantView => {
    constant.isObject = isObject === true;
    return { docs, name, type: '', value: printPure(value) };
  };
  if (cycle === undefined) return view(print.typed(site, schema));
  const own: Site = { ...site, cycle };
  if (isPlainObject(schema)) {
    const printed = print.untyped({ ...own, hasGetters: true }, schema);
    if (printed.isTyped) return view(printed);
  }
  const declared = printSchema(site.types, { pointer: schema.pointer, ref: schema.pointer }, site.direction);
  const { code: printed, checks } = print.untyped(own, schema);
  const list = checks ?? [code`${site.use('also')}(${printed})`];
  const value = code`z.custom<${declared}>().check(\n  ${indentRest(joinCode(list, ',\n'), '  ')},\n)`;
  return { docs, name, type: code`: z.ZodType<${declared}, ${declared}>`, value: printPure(value) };
}

/** Returns the view of the module for zod. */
export function viewZod(input: EmitInput): View {
  const { api, names, config } = input;
  const { types, imports } = makeTypeContext(api, names, '', fromLayout(layoutOf(config), 0), '.', config);
  const variants = listVariants(types.index);
  const declared = listDeclared(input, variants);
  const constantNames = nameConstants(input, declared);
  const values = collectImports(config, { areTypes: false });
  const byKey = new Map(declared.map((each) => [each.key, each]));
  const keyOfRef = (ref: string, direction: Direction): string =>
    keyOf(ref, direction === 'sent' && variants.has(ref) ? 'sent' : 'received');
  const leadsTo = (node: Schema): Schema[] => {
    const each = byNode.get(node);
    if (each === undefined) return [];
    const refs = new Set(listOwn(each.named.schema).flatMap(({ ref }) => ref ?? []));
    return [...refs].flatMap((ref) => byKey.get(keyOfRef(ref, each.direction))?.node ?? []);
  };
  const byNode = new Map(declared.map((each) => [each.node, each]));
  const components = findCycles(
    declared.map(({ node }) => node),
    leadsTo,
  );
  const constants = new Map<string, Constant>();
  for (const component of components) {
    const cycle = new Set<Constant>();
    const isCycle = component.length > 1 || component.some((node) => leadsTo(node).includes(node));
    for (const node of component) {
      const each = byNode.get(node);
      if (each === undefined) continue;
      const constant = { name: printIdentifier(at(constantNames, each.key)), ...(isCycle && { cycle }) };
      constants.set(each.key, constant);
      cycle.add(constant);
    }
  }
  let hasOpen = false;
  const siteOf = (direction: Direction): Site => ({
    index: types.index,
    types: direction === 'sent' ? { ...types, isSent: true } : types,
    direction,
    constantOf: (ref, way) => at(constants, keyOfRef(ref, way)),
    use: (name) => values.runtime('zod', name),
    open: () => {
      hasOpen = true;
      return code`object`;
    },
    leftOut: new Set(),
  });
  const schemas = components.flat().flatMap((node): ConstantView[] => {
    const each = byNode.get(node);
    return each === undefined ? [] : [viewSchema(siteOf(each.direction), each, at(constants, each.key))];
  });
  const operations = api.operations.flatMap((operation) =>
    viewOperation(siteOf, input, operation, constantNames, imports.use),
  );
  const views = [...schemas, ...operations];
  const used = [imports, values].map((each) => withoutUnused(each, views));
  return { ...printHead(used), hasOpen, constants: views };
}

/** Removes imports that no constant uses, because some printed code was replaced by shorter code. */
function withoutUnused(imports: Imports, constants: readonly ConstantView[]): Imports {
  const words = new Set(constants.flatMap(({ type, value }) => `${type} ${value}`.match(/[\w$]+/gu) ?? []));
  return { ...imports, lines: () => imports.lines().filter(({ local }) => words.has(local)) };
}

function viewOperation(
  siteOf: (direction: Direction) => Site,
  input: EmitInput,
  operation: Operation,
  constantNames: ReadonlyMap<string, string>,
  use: (specifier: string, name: string) => Code,
): ConstantView[] {
  const { value } = input.names.operation(operation);
  const request = printRequest(siteOf('sent'), input, operation, use);
  const responses = printResponses(siteOf('received'), operation);
  const link = code`\`${printIdentifier(value)}\``;
  return [
    ...(request === undefined
      ? []
      : [
          {
            docs: printDoc([code`The schema of the request of ${link}.`]),
            name: printIdentifier(at(constantNames, requestName(value))),
            type: '',
            value: printPure(request),
          },
        ]),
    ...(responses === undefined
      ? []
      : [
          {
            docs: printDoc([code`The schemas of the response bodies of ${link}, by status.`]),
            name: printIdentifier(at(constantNames, responsesName(value))),
            type: '',
            value: printPure(responses),
          },
        ]),
  ];
}

/** Returns a schema with all its subschemas, without following references. */
function listOwn(schema: Schema): Schema[] {
  const result = new Set<Schema>();
  const waiting = [schema];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (result.has(each)) continue;
    result.add(each);
    waiting.push(...partsOf(each));
  }
  return [...result];
}
