/** XML descriptors for the runtime, with one constant for each schema that others refer to. */
import { type Api, type Content, listAll, listContents } from '../../ir/api.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { listXmlSchemas, type XmlBranch, type XmlTree, xmlRootOf } from '../../ir/xml.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import type { Names } from '../../names/names.js';
import { describeLocation } from '../../names/locations.js';
import { toPascal } from '../../support/case.js';
import { type Code, code, joinCode, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { type Literal, printTable, verbatim } from '../../support/code/literal.js';

interface XmlPlan {
  readonly trees: ReadonlyMap<Schema, XmlTree>;
  readonly names: ReadonlyMap<string, string>;
}

const known = new WeakMap<Names, XmlPlan>();

/** Plans the constants of XML descriptors and their names; cached. */
const planXml = (api: Api, names: Names): XmlPlan => {
  const made = known.get(names);
  if (made !== undefined) return made;
  const index = indexOf(api);
  const xml = listAll(api).flatMap((each) => listContents(each).filter(({ kind }) => kind === 'xml'));
  const roots = xml.map(({ schema }) => xmlRootOf(index, schema));
  const trees = listXmlSchemas(index, roots);
  const nameRequests = [...trees.keys()].map(({ pointer }) => {
    const named = index.find(pointer);
    const ideal = `xmlOf${named === undefined ? toPascal(describeLocation(pointer)) : names.schema(named.name)}`;
    return { key: pointer, candidates: [ideal, ...addHash(ideal, pointer)] };
  });
  const taken = listAll(api).flatMap((operation) => {
    const { value } = names.operation(operation);
    return [value, `${value}Operation`];
  });
  const plan = { trees, names: resolveCollisions(nameRequests, new Set(taken)) };
  known.set(names, plan);
  return plan;
};

/** Returns the constant of a schema, and records that it is used. */
export type UseXml = (name: string) => Code;

const describeTree = (plan: XmlPlan, use: UseXml, tree: XmlTree): { readonly [key: string]: Literal } => {
  const describe = (node: XmlBranch): Literal => describeNode(plan, use, node);
  const { scalars, members, rest, items, first, choice } = tree;
  return {
    ...(scalars !== undefined && { scalars }),
    ...(members !== undefined && {
      members: Object.fromEntries(members.map(([key, node]) => [key, describe(node)])),
    }),
    ...(rest !== undefined && { rest: describe(rest) }),
    ...(first !== undefined && { first: first.map(describe) }),
    ...(items !== undefined && { items: describe(items) }),
    ...(choice !== undefined && {
      choice: choice.map(({ node, when, needs }) => ({
        node: describe(node),
        ...(when !== undefined && { when: [when[0], [...when[1]]] }),
        ...(needs !== undefined && { needs: [...needs] }),
      })),
    }),
  };
};

const describeNode = (plan: XmlPlan, use: UseXml, node: XmlBranch): { readonly [key: string]: Literal } => {
  const { as, name, prefix, namespace, required, ref } = node;
  const constant = ref === undefined ? undefined : plan.names.get(ref.pointer);
  return {
    ...(as !== undefined && { as }),
    ...(name !== undefined && { name }),
    ...(prefix !== undefined && { prefix }),
    ...(namespace !== undefined && { namespace }),
    ...(required !== undefined && { required }),
    ...(constant !== undefined && { of: verbatim(code`() => ${use(constant)}`) }),
    ...describeTree(plan, use, node),
  };
};

/** Describes the XML form of a body. */
export const describeXml = (api: Api, names: Names, { schema }: Content, use: UseXml): Literal =>
  describeNode(planXml(api, names), use, xmlRootOf(indexOf(api), schema));

/** Returns the module with the constants of XML descriptors; empty if there are none. */
export const emitXml = (api: Api, names: Names): Code => {
  const plan = planXml(api, names);
  if (plan.trees.size === 0) return code``;
  const constants = [...plan.trees]
    .map(([{ pointer }, tree]) => ({ pointer, tree, name: plan.names.get(pointer) ?? '' }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, tree }) => {
      const value = printTable(describeTree(plan, printIdentifier, tree), name.length + 30);
      return code`export const ${printIdentifier(name)}: XmlContent = ${value};\n`;
    });
  const doc = printDoc(printDocLines('What elements hold, by the schemas of their values.'));
  return code`${doc}import type { XmlContent } from './runtime/codec/xml-node.js';\n\n${joinCode(constants, '\n')}`;
};
