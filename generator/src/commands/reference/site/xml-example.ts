/** Writes examples of XML bodies. */
import { encodeXml } from '../../../../runtime/codec/media/xml-writer.js';
import type { XmlContent, XmlNode } from '../../../../runtime/codec/xml-node.js';
import type { Api, Content } from '../../../ir/api.js';
import type { Schema } from '../../../ir/schema.js';
import { indexOf } from '../../../ir/schema-index.js';
import { listXmlSchemas, type XmlBranch, type XmlTree, xmlRootOf } from '../../../ir/xml.js';

type Trees = ReadonlyMap<Schema, XmlTree>;

function toContent(trees: Trees, { scalars, members, rest, items, first, choice }: XmlTree): XmlContent {
  const convert = (branch: XmlBranch): XmlNode => toNode(trees, branch);
  return {
    ...(scalars !== undefined && { scalars }),
    ...(members !== undefined && {
      members: Object.fromEntries(members.map(([key, branch]) => [key, convert(branch)])),
    }),
    ...(rest !== undefined && { rest: convert(rest) }),
    ...(items !== undefined && { items: convert(items) }),
    ...(first !== undefined && { first: first.map(convert) }),
    ...(choice !== undefined && { choice: choice.map((option) => ({ ...option, node: convert(option.node) })) }),
  };
}

function toNode(trees: Trees, { ref, members, rest, items, first, choice, ...own }: XmlBranch): XmlNode {
  const tree: XmlTree = {
    ...(members !== undefined && { members }),
    ...(rest !== undefined && { rest }),
    ...(items !== undefined && { items }),
    ...(first !== undefined && { first }),
    ...(choice !== undefined && { choice }),
  };
  const content = ref === undefined ? undefined : trees.get(ref);
  return {
    ...own,
    ...toContent(trees, tree),
    ...(content !== undefined && { of: () => toContent(trees, content) }),
  };
}

/** Returns the XML of a content's example; `undefined` if there is none or if XML cannot represent it. */
export function printXmlExample(api: Api, { schema, mediaType, example }: Content): string | undefined {
  if (example === undefined) return undefined;
  const index = indexOf(api);
  const root = xmlRootOf(index, schema);
  try {
    const xml = toNode(listXmlSchemas(index, [root]), root);
    return String(encodeXml(example, mediaType, { xml }).body);
  } catch {
    return undefined;
  }
}
