/** Prints XML descriptors for the runtime, with a constant for each schema that others refer to. */
import { type Api, type Content, listAll, listContents } from '../../ir/api.js';
import { indexOf } from '../../ir/schema-index.js';
import { listXmlSchemas, type XmlBranch, type XmlTree, xmlRootOf } from '../../ir/xml.js';
import { addHash, resolveCollisions } from '../../names/candidates.js';
import { describeLocation } from '../../names/locations.js';
import type { Names } from '../../names/names.js';
import { toPascal } from '../../support/case.js';
import { type Code, code, joinCode, printDoc, printDocLines, printIdentifier } from '../../support/code/code.js';
import { type Literal, printTable, verbatim } from '../../support/code/literal.js';
import { factsOf, type XmlPlan } from '../facts.js';
import type { EmitInput } from '../input.js';
import { collectImports, type EmittedModule } from '../print/imports.js';

/** Returns the XML descriptors and the names of their constants. Results are cached. */
function planXml(api: Api, names: Names): XmlPlan {
  return factsOf(names)('xmlPlan', () => makePlan(api, names));
}

function makePlan(api: Api, names: Names): XmlPlan {
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
  return { trees, names: resolveCollisions(nameRequests, new Set(taken)) };
}

/** Returns the constant for a schema as code, and records that it is used. */
export type UseXml = (name: string) => Code;

function describeTree(plan: XmlPlan, use: UseXml, tree: XmlTree): { readonly [key: string]: Literal } {
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
}

function describeNode(plan: XmlPlan, use: UseXml, node: XmlBranch): { readonly [key: string]: Literal } {
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
}

/** Describes how a body is serialized as XML. */
export function describeXml(api: Api, names: Names, { schema }: Content, use: UseXml): Literal {
  return describeNode(planXml(api, names), use, xmlRootOf(indexOf(api), schema));
}

/** Returns the module with the constants of XML descriptors; `undefined` if there are none. */
export function emitXml({ api, names, config }: EmitInput): EmittedModule | undefined {
  const plan = planXml(api, names);
  if (plan.trees.size === 0) return undefined;
  const imports = collectImports(config);
  const type = imports.runtime('codec', 'XmlContent');
  const constants = [...plan.trees]
    .map(([{ pointer }, tree]) => ({ pointer, tree, name: plan.names.get(pointer) ?? '' }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, tree }) => {
      const value = printTable(describeTree(plan, printIdentifier, tree), name.length + 30);
      return code`export const ${printIdentifier(name)}: ${type} = ${value};\n`;
    });
  const doc = printDoc(printDocLines('XML content of elements, by schema.'));
  return { text: code`${doc}${imports.print()}\n${joinCode(constants, '\n')}`, uses: imports.uses() };
}
