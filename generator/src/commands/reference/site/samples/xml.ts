/** Encodes XML in samples with the runtime of the packages. */
import { encodeXml } from '../../../../../runtime/codec/media/xml-writer.js';
import type { Json, Outgoing } from '../../../../../runtime/codec/operation.js';
import type { XmlNode } from '../../../../../runtime/codec/xml-node.js';
import type { Api, Content } from '../../../../ir/api.js';
import { indexOf } from '../../../../ir/schema-index.js';
import { type XmlBranch, type XmlTree, xmlContentOf, xmlRootOf } from '../../../../ir/xml.js';

function toContent(api: Api, { members, rest, items, first, choice, scalars }: XmlTree): XmlNode {
  return {
    ...(scalars !== undefined && { scalars }),
    ...(members !== undefined && {
      members: Object.fromEntries(members.map(([key, node]) => [key, toXmlNode(api, node)])),
    }),
    ...(rest !== undefined && { rest: toXmlNode(api, rest) }),
    ...(items !== undefined && { items: toXmlNode(api, items) }),
    ...(first !== undefined && { first: first.map((node) => toXmlNode(api, node)) }),
    ...(choice !== undefined && { choice: choice.map((each) => ({ ...each, node: toXmlNode(api, each.node) })) }),
  };
}

/** Returns the data of a branch in the form that the runtime takes. */
export function toXmlNode(api: Api, branch: XmlBranch): XmlNode {
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

/** Encodes a value as XML. Throws if XML cannot represent it. */
export function encodeXmlBody(api: Api, { schema, mediaType }: Content, value: Json): Outgoing {
  return encodeXml(value, mediaType, { xml: toXmlNode(api, xmlRootOf(indexOf(api), schema)) });
}
