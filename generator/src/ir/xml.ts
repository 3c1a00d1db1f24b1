/** Determines how values are serialized as XML, from the `xml` keywords of schemas (OpenAPI 3.1, 4.8.26; 3.2, 4.26). */
import { isXmlName, toXmlName } from '../../runtime/codec/xml-names.js';
import type { XmlScalar } from '../../runtime/codec/xml-node.js';
import { followIn } from './access.js';
import { valuesOfAlternative } from './discriminator.js';
import type { Facets } from './facts.js';
import { type Scalar, valuesOfMember } from './listed-values.js';
import type { Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';
import { facetsOf, typesIn } from './xml-facets.js';

/** XML content, like `XmlContent` in the runtime but with references to schemas. */
export interface XmlTree {
  readonly scalars?: readonly XmlScalar[];
  readonly members?: readonly (readonly [key: string, node: XmlBranch])[];
  readonly rest?: XmlBranch;
  readonly items?: XmlBranch;
  readonly first?: readonly XmlBranch[];
  readonly choice?: readonly XmlOption[];
}

export interface XmlOption {
  readonly node: XmlBranch;
  readonly when?: readonly [key: string, values: readonly Scalar[]];
  readonly needs?: readonly string[];
}

export interface XmlBranch extends XmlTree {
  readonly as?: 'attribute' | 'text' | 'cdata' | 'none';
  readonly name?: string;
  readonly prefix?: string;
  readonly namespace?: string;
  readonly required?: true;
  /** The schema that defines the content: a named schema or a composition. */
  readonly ref?: Schema;
}

/** Cases for which OpenAPI does not define the XML serialization. */
export type XmlGap =
  | 'an array of arrays'
  | 'an array that can also be another type'
  | 'an array or an object within an attribute or text'
  | 'an object without an element that contains itself'
  | 'two properties with the same name'
  | 'a name that is not a valid XML name'
  | 'a reference with a separate element to a schema that is an element'
  | 'a root element without a name';

/** Reports a case for which OpenAPI does not define the XML serialization. */
export type NoteGap = (schema: Schema, gap: XmlGap) => void;

interface Location {
  readonly index: SchemaIndex;
  readonly note: NoteGap;
}

interface Settings {
  readonly name?: string;
  readonly prefix?: string;
  readonly namespace?: string;
  readonly nodeType?: string;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Returns the schema that a schema refers to, if it is the only one apart from null. */
function aliasOf({ index }: Location, schema: Schema): Schema | undefined {
  if (schema.ref !== undefined) return index.at(schema.ref).schema;
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).filter(({ types }) => types?.join() !== 'null');
  const [only, ...more] = [...(schema.allOf ?? []), ...alternatives];
  return only !== undefined && more.length === 0 && schema.properties === undefined ? only : undefined;
}

/** Returns the named schema that a schema only refers to, without further constraints except that null is allowed. */
function referenceOf(place: Location, schema: Schema): Schema | undefined {
  const { pointer: _, description: __, title: ___, xml: ____, ...rest } = schema;
  const [keyword, ...more] = Object.keys(rest);
  if (more.length > 0 || !['ref', 'oneOf', 'anyOf', 'allOf'].includes(keyword ?? '')) return undefined;
  const alias = aliasOf(place, schema);
  if (alias === undefined || schema.ref !== undefined) return alias;
  return referenceOf(place, alias);
}

/**
 * Returns the XML settings of a schema, including those of referenced schemas. `nodeType` replaces `attribute` and
 * `wrapped`.
 */
function settingsOf(place: Location, schema: Schema): Settings {
  const chain = new Set<Schema>();
  for (let at: Schema | undefined = schema; at !== undefined && !chain.has(at); at = aliasOf(place, at)) chain.add(at);
  const found = [...chain].map((each): Settings => {
    const { xml = {} } = each;
    const written = text(xml['nodeType']);
    const older = xml['attribute'] === true ? 'attribute' : xml['wrapped'] === true ? 'element' : undefined;
    // With a reference, `none` has no effect.
    const nodeType = written === 'none' && each.ref !== undefined ? undefined : (written ?? older);
    const [name, prefix = text(xml['prefix'])] = (text(xml['name']) ?? '').split(':').reverse();
    const namespace = text(xml['namespace']);
    if (name !== undefined && name !== '' && !isXmlName(name)) place.note(each, 'a name that is not a valid XML name');
    return {
      ...(name !== undefined && name !== '' && { name: toXmlName(name) ?? name }),
      ...(prefix !== undefined && isXmlName(prefix) && { prefix }),
      ...(namespace !== undefined && { namespace }),
      ...(nodeType !== undefined && { nodeType }),
    };
  });
  return Object.assign({}, ...found.reverse());
}

const scalarOrder: readonly XmlScalar[] = ['null', 'boolean', 'bigint', 'integer', 'number', 'string'];

function scalarsIn(facets: Facets): { readonly scalars?: readonly XmlScalar[] } {
  const types = typesIn(facets);
  const scalars = scalarOrder.filter((scalar) => types?.has(scalar));
  return scalars.length === 0 ? {} : { scalars };
}

function plainElement({ as: _, ...rest }: XmlBranch): XmlBranch {
  return rest;
}

/**
 * Returns the XML node for an array item. Items without their own element get one, because they could not be separated
 * otherwise.
 */
function itemOf(place: Location, schema: Schema): XmlBranch {
  const node = nodeOf(place, schema, false);
  if (node.as === undefined) return node;
  const isList = node.items !== undefined || node.first !== undefined;
  place.note(schema, isList ? 'an array of arrays' : 'an array or an object within an attribute or text');
  return plainElement(node);
}

function listTree(place: Location, { items, first }: Facets): XmlTree {
  return {
    ...(first !== undefined && {
      first: first.map((each) => {
        const node = nodeOf(place, each, false);
        return node.as === 'text' || node.as === 'cdata' ? node : plainElement(node);
      }),
    }),
    ...(items === undefined ? first === undefined && { items: {} } : { items: itemOf(place, items) }),
  };
}

/** Returns a key that is equal for members that could not be distinguished in XML. */
function identify([key, node]: readonly [string, XmlBranch]): string | undefined {
  const { as, items } = node;
  if (as === 'text' || as === 'cdata') return 'text';
  const own = as === 'none' ? items : node;
  return own === undefined ? undefined : `${as === 'attribute' ? as : 'element'} ${own.name ?? key} ${own.namespace}`;
}

function objectTree(place: Location, { members, required, rest }: Facets): XmlTree {
  const made = [...members].map(([key, schema]): readonly [string, XmlBranch] => [
    key,
    nodeOf(place, schema, required.has(key)),
  ]);
  const counts = new Map<string, number>();
  for (const id of made.flatMap((each) => identify(each) ?? [])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const isTwice = (member: readonly [string, XmlBranch]): boolean => Number(counts.get(identify(member) ?? '')) > 1;
  // If a name inherited from a referenced schema collides with another member, the member's own key is used instead.
  const nodes = made.map(([key, { name, ...node }]): readonly [string, XmlBranch] => {
    const isInherited = members.get(key)?.xml?.['name'] === undefined;
    const isKept =
      name !== undefined &&
      name !== key &&
      !(isInherited && node.as === undefined && isTwice([key, { name, ...node }]));
    return [key, { ...(isKept && { name }), ...node }];
  });
  const seen = new Set<string>();
  for (const member of nodes) {
    const [key, { as, name }] = member;
    const schema = members.get(key);
    if (schema === undefined) continue;
    if (name === undefined && !isXmlName(key) && as !== 'text' && as !== 'cdata')
      place.note(schema, 'a name that is not a valid XML name');
    const id = identify(member);
    if (id === undefined) continue;
    if (seen.has(id)) place.note(schema, 'two properties with the same name');
    seen.add(id);
  }
  const further = rest === undefined ? undefined : nodeOf(place, rest, false);
  if (further === undefined) return { members: nodes };
  // Additional members are named by their own keys.
  const { name: _, choice: __, ...unnamed } = further;
  return { ...(nodes.length > 0 && { members: nodes }), rest: unnamed };
}

/** Returns the content of an element for a schema. */
function treeOf(place: Location, schema: Schema): XmlTree {
  const facets = facetsOf(place.index, schema);
  const types = typesIn(facets);
  return {
    ...scalarsIn(facets),
    ...(types?.has('object') && objectTree(place, facets)),
    ...(types?.has('array') && listTree(place, facets)),
  };
}

/** Maximum nesting of objects without elements, because the runtime reads them recursively. */
const mostFlat = 20;

/** Returns whether objects without elements nest endlessly or too deeply. */
function isEndless(place: Location, schema: Schema): boolean {
  const seen = new Set<Schema>();
  let level: readonly Schema[] = [schema];
  for (let depth = 0; depth < mostFlat; depth += 1) {
    const members = level.flatMap((each) => [...facetsOf(place.index, each).members.values()]);
    const flat = members.filter((each) => settingsOf(place, each).nodeType === 'none');
    level = flat.map((each) => (each.ref === undefined ? each : place.index.at(each.ref).schema));
    if (level.length === 0) return false;
    if (level.includes(schema) || (schema.ref !== undefined && level.includes(place.index.at(schema.ref).schema)))
      return true;
    level = [...new Set(level)].filter((each) => !seen.has(each));
    for (const each of level) seen.add(each);
  }
  return true;
}

/** Returns the XML node for a schema that another one refers to or contains. `isRequired`: for a required member. */
function nodeOf(place: Location, schema: Schema, isRequired: boolean): XmlBranch {
  const { nodeType, ...named } = settingsOf(place, schema);
  const choice = choiceOf(place, schema, named.name, nodeType);
  if (choice !== undefined) return { choice };
  const facets = facetsOf(place.index, schema);
  const types = typesIn(facets) ?? new Set();
  const required = isRequired ? { required: true as const } : {};
  const isPlain = !types.has('object') && !types.has('array');
  if (nodeType === 'attribute' || nodeType === 'text' || nodeType === 'cdata') {
    if (isPlain) {
      const own = nodeType === 'attribute' ? named : required;
      const { scalars = ['string' as const] } = scalarsIn(facets);
      return { as: nodeType, ...own, scalars };
    }
    place.note(schema, 'an array or an object within an attribute or text');
  }
  if (schema.ref !== undefined && schema.xml?.['nodeType'] === 'element') noteWrapper(place, schema);
  const isList = types.has('array');
  const isLone = [...types].every((type) => type === 'array' || type === 'null');
  if (isList && nodeType !== 'element') {
    if (isLone) return { as: 'none', ...required, ...contentAt(place, schema) };
    place.note(schema, 'an array that can also be another type');
  }
  const content = isPlain ? treeOf(place, schema) : contentAt(place, schema);
  if (nodeType === 'none' && types.has('object')) {
    if (!isEndless(place, schema)) return { as: 'none', ...content };
    place.note(schema, 'an object without an element that contains itself');
  }
  return { ...named, ...content };
}

/** Returns the content for a schema. Named schemas and compositions become references, so that recursion ends. */
function contentAt(place: Location, schema: Schema): XmlTree & { readonly ref?: Schema } {
  const { ref, allOf, oneOf, anyOf } = schema;
  const isOne = [ref, allOf, oneOf, anyOf].every((each) => each === undefined);
  return isOne ? treeOf(place, schema) : { ref: referenceOf(place, schema) ?? schema };
}

/** Reports a case for which OpenAPI 3.2 requires nested elements, but only the named one is written. */
function noteWrapper(place: Location, schema: Schema): void {
  const target = aliasOf(place, schema);
  if (target !== undefined && settingsOf(place, target).nodeType !== 'none')
    place.note(schema, 'a reference with a separate element to a schema that is an element');
}

function componentName({ index }: Location, schema: Schema): string | undefined {
  const { name } = schema.ref === undefined ? { name: '#' } : index.at(schema.ref);
  return name.startsWith('#') ? undefined : name;
}

/** Returns the variants of a union, if each has an element with a different name. */
function choiceOf(
  place: Location,
  schema: Schema,
  name: string | undefined,
  nodeType: string | undefined,
  isRoot = false,
): readonly XmlOption[] | undefined {
  const alternatives = (schema.oneOf ?? schema.anyOf ?? []).filter(({ types }) => types?.join() !== 'null');
  if (name !== undefined || alternatives.length < 2) return undefined;
  const names = alternatives.map((each) => {
    const own = settingsOf(place, each).name;
    return own ?? (isRoot || nodeType === 'none' ? componentName(place, each) : undefined);
  });
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined;
  const mark = schema.discriminator === undefined ? findDiscriminant(place, alternatives) : undefined;
  return alternatives.map((each, index): XmlOption => {
    const facets = facetsOf(place.index, each);
    const values = mark?.[index] ?? valuesOf(place, schema, each);
    const node = plainElement(nodeOf(place, each, false));
    const needs = [...facets.required];
    return {
      node: { ...node, name: toXmlName(names[index] ?? '') ?? '' },
      ...(values !== undefined && { when: values }),
      ...(values === undefined && needs.length > 0 && { needs }),
    };
  });
}

/** Finds a member that all variants require with distinct values, even without a declared discriminator. */
function findDiscriminant(
  { index }: Location,
  alternatives: readonly Schema[],
): NonNullable<XmlOption['when']>[] | undefined {
  const needs = alternatives.map((each) => facetsOf(index, each).required);
  for (const key of needs[0] ?? []) {
    const values = alternatives.map((each) => valuesOfMember(followIn(index), each, key) ?? []);
    const all = values.flat();
    const isTold = values.every((own) => own.length > 0) && new Set(all).size === all.length;
    if (isTold && needs.every((own) => own.has(key))) return values.map((own) => [key, own]);
  }
  return undefined;
}

/** Returns the discriminator property, with the values that select a variant. */
function valuesOf({ index }: Location, schema: Schema, member: Schema): XmlOption['when'] {
  const key = schema.discriminator?.propertyName;
  if (key === undefined) return undefined;
  const values = valuesOfAlternative(index, schema, member, valuesOfMember(followIn(index), member, key));
  return values.length === 0 ? undefined : [key, values];
}

const nothing: NoteGap = () => undefined;

/** Returns the root node of an XML document with a value of the schema. */
export function xmlRootOf(index: SchemaIndex, schema: Schema, note: NoteGap = nothing): XmlBranch {
  const place = { index, note };
  const { name: said, nodeType, ...named } = settingsOf(place, schema);
  const component = componentName(place, schema);
  const choice = choiceOf(place, schema, said ?? component, nodeType, true);
  if (choice !== undefined) return { choice };
  const name = said ?? (component === undefined ? undefined : toXmlName(component));
  if (name === undefined) note(schema, 'a root element without a name');
  const { ref, ...own } = plainElement(nodeOf(place, schema, false));
  const { items } = facetsOf(index, schema);
  // Items of a root array are named after their component, in contrast to items of a member.
  const node: XmlBranch =
    ref === undefined ? own : items === undefined ? { ...own, ref } : { ...own, ...treeOf(place, schema) };
  const item = node.items === undefined || items === undefined ? undefined : componentName(place, items);
  const isInferred = node.items?.name === undefined && item !== undefined && said === undefined;
  return {
    ...(name !== undefined && { name }),
    ...named,
    ...node,
    ...(isInferred && node.items !== undefined && { items: { ...node.items, name: toXmlName(item) ?? item } }),
  };
}

/** Returns the content of an element for a schema. */
export function xmlContentOf(index: SchemaIndex, schema: Schema, note: NoteGap = nothing): XmlTree {
  return treeOf({ index, note }, schema);
}

/** Returns the schemas to which a node and its children refer for their content. */
export function refsOf(node: XmlBranch): Schema[] {
  return [
    ...(node.ref === undefined ? [] : [node.ref]),
    ...(node.members ?? []).flatMap(([, member]) => refsOf(member)),
    ...[node.rest, node.items].flatMap((each) => (each === undefined ? [] : refsOf(each))),
    ...(node.first ?? []).flatMap(refsOf),
    ...(node.choice ?? []).flatMap(({ node: each }) => refsOf(each)),
  ];
}

/** Returns the content of all schemas to which nodes refer, directly or indirectly. */
export function listXmlSchemas(index: SchemaIndex, roots: readonly XmlBranch[]): Map<Schema, XmlTree> {
  const result = new Map<Schema, XmlTree>();
  const waiting = roots.flatMap(refsOf);
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (result.has(schema)) continue;
    const tree = xmlContentOf(index, schema);
    result.set(schema, tree);
    waiting.push(...refsOf(tree));
  }
  return result;
}
