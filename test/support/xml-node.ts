/** Reads and writes the XML of schemas with the runtime, without a generated package. */
import { decodeXml } from '../../generator/runtime/codec/media/xml-reader.js';
import { encodeXml } from '../../generator/runtime/codec/media/xml-writer.js';
import type { XmlNode } from '../../generator/runtime/codec/xml-node.js';
import { toXmlNode } from '../../generator/src/commands/reference/site/samples/xml.js';

export { toXmlNode as toNode };

export function writeAsXml(xml: XmlNode, value: unknown): string {
  const { body } = encodeXml(value, 'application/xml', { xml });
  if (typeof body !== 'string') throw new Error('no text');
  return body;
}

export function readAsXml(xml: XmlNode, text: string): unknown {
  const bytes = new TextEncoder().encode(text);
  return decodeXml({ type: 'application/xml', bytes, stream: () => new Blob([]).stream(), maxDepth: 100 }, { xml });
}
