/** Reads and writes the XML of schemas with the runtime, without a generated package. */
import { decodeXml } from '../../generator/runtime/codec/media/xml-reader.js';
import { encodeXml } from '../../generator/runtime/codec/media/xml-writer.js';
import type { XmlNode } from '../../generator/runtime/codec/xml-node.js';
import type { Api } from '../../generator/src/ir/api.js';
import { indexOf } from '../../generator/src/ir/schema-index.js';
import { type XmlBranch, type XmlTree, xmlContentOf } from '../../generator/src/ir/xml.js';

function toContent(api: Api, { members, rest, items, first, choice, scalars }: XmlTree): XmlNode {
  return {
    ...(scalars !== undefined && { scalars }),
    ...(members !== undefined && {
      members: Object.fromEntries(members.map(([key, node]) => [key, toNode(api, node)])),
    }),
    ...(rest !== undefined && { rest: toNode(api, rest) }),
    ...(items !== undefined && { items: toNode(api, items) }),
    ...(first !== undefined && { first: first.map((node) => toNode(api, node)) }),
    ...(choice !== undefined && { choice: choice.map((each) => ({ ...each, node: toNode(api, each.node) })) }),
  };
}

/** Returns the generated data of a branch. */
export function toNode(api: Api, branch: XmlBranch): XmlNode {
  const { as, name, prefix, namespace, required, ref } = branch;
  return {
    ...(as !== undefined && { as }),
    ...(name !== undefined && { name }),
    ...(prefix !== undefined && { prefix }),
    ...(namespace !== undefined && { namespace }),
    ...(required !== undefined && { required }),
    ...(ref !== undefined && { of: () => toContent(api, xmlContentOf(indexOf(api), ref)) }),
    ...toContent(api, branch),
  };
}

export function writeAsXml(xml: XmlNode, value: unknown): string {
  const { body } = encodeXml(value, 'application/xml', { xml });
  if (typeof body !== 'string') throw new Error('no text');
  return body;
}

export function readAsXml(xml: XmlNode, text: string): unknown {
  const bytes = new TextEncoder().encode(text);
  return decodeXml({ type: 'application/xml', bytes, stream: () => new Blob([]).stream(), maxDepth: 100 }, { xml });
}
