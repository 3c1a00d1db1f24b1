/** The encoded request of a sample, from which the samples of all languages are printed. */
import { encodeBytes } from '../../../../../runtime/codec/media/bytes.js';
import { quoteName } from '../../../../../runtime/codec/media/part.js';
import type { Json, Outgoing } from '../../../../../runtime/codec/operation.js';
import { encodeStrict } from '../../../../../runtime/codec/percent.js';
import { splitPair } from '../../../../../runtime/codec/writers/pairs.js';
import { listSampleParts, type SamplePart } from '../../../../emit/docs/sample-parts.js';
import {
  bodyFor,
  credentialHeader,
  encodedSample,
  hasSample,
  sampleSchemes,
  shownResponse,
  targetOf,
} from '../../../../emit/docs/samples.js';
import { mediaOf } from '../../../../emit/operation-data/descriptor.js';
import { tryEncode } from '../../../../emit/samples/sendable.js';
import type { Api, Content, Operation, SecurityScheme } from '../../../../ir/api.js';
import type { BodyKind } from '../../../../ir/body-kind.js';
import { defaultContent, isStream } from '../../../../ir/content.js';
import { addressOf } from '../../../../lower/servers.js';
import { encodeXmlBody } from './xml.js';

/** The body of a sample. Texts are complete; the contents of files and bytes are placeholders. */
export type SampleBody =
  | { readonly kind: 'json'; readonly type: string; readonly value: Json; readonly text: string }
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  /** `text` consists of `pairs`, which are encoded. */
  | { readonly kind: 'form'; readonly type: string; readonly text: string; readonly pairs: readonly string[] }
  | { readonly kind: 'bytes'; readonly type: string }
  /** A required body that cannot be shown. */
  | { readonly kind: 'unknown'; readonly type: string }
  /** The parts of a `multipart` body have names, those of a `parts` body have none. */
  | { readonly kind: 'multipart' | 'parts'; readonly type: string; readonly parts: readonly SamplePart[] };

/** The request of a sample. */
export interface SampleRequest {
  readonly method: string;
  /** The URL, with placeholders for credentials in the query. */
  readonly url: string;
  /** The encoded path without the server's base path, and the encoded query without credentials. */
  readonly pathname: string;
  readonly query: string;
  /** The headers, except `Content-Type` and those with credentials. */
  readonly headers: readonly Pair[];
  readonly schemes: readonly SecurityScheme[];
  readonly body: SampleBody | undefined;
}

type Pair = readonly [name: string, value: string];

/** Returns the server URL of an operation; localhost for a relative URL. */
function serverOf(api: Api, { servers = api.servers }: Operation): string {
  const [first] = servers;
  const address = first === undefined ? '' : addressOf(first);
  return /^https?:/u.test(address)
    ? address.replace(/\/$/u, '')
    : `http://localhost:3000${address.replace(/\/$/u, '')}`;
}

/** Returns the parts of a body; a placeholder file if they are unknown. */
function listBodyParts(api: Api, content: Content, example: Json | undefined): readonly SamplePart[] {
  const encoded = tryEncode(() => listSampleParts(api, content, example));
  if ('value' in encoded && encoded.value.length > 0) return encoded.value;
  return [{ name: content.kind === 'multipart' ? 'file' : '', headers: [], file: true }];
}

/** Encodes a value as text; `undefined` if it cannot be sent. */
function encodeText(
  api: Api,
  content: Content,
  value: Json,
): { readonly type: string; readonly text: string } | undefined {
  const media = mediaOf(api, content);
  const encoded = tryEncode((): Outgoing | undefined =>
    content.kind === 'xml' ? encodeXmlBody(api, content, value) : media.encode?.(value, content.mediaType, media),
  );
  if (!('value' in encoded) || typeof encoded.value?.body !== 'string') return undefined;
  return { type: encoded.value.type, text: encoded.value.body };
}

/** Returns the text of a part, which is a placeholder for a file. */
export function textOfPart(api: Api, part: SamplePart): string {
  if ('text' in part) return part.text;
  return ('medium' in part ? encodeText(api, part.medium, part.value)?.text : undefined) ?? 'content';
}

function readBody(api: Api, content: Content, value: Json | undefined): SampleBody | undefined {
  const { kind, mediaType } = content;
  if (kind === 'multipart' || kind === 'parts')
    return { kind, type: mediaType, parts: listBodyParts(api, content, value) };
  if (kind === 'bytes') return { kind, type: encodeBytes('', mediaType, {}).type };
  const encoded = value === undefined || isStream(kind) ? undefined : encodeText(api, content, value);
  if (encoded === undefined || value === undefined) return undefined;
  if (kind === 'json') return { kind, ...encoded, value };
  if (kind === 'form') return { kind, ...encoded, pairs: encoded.text === '' ? [] : encoded.text.split('&') };
  return { kind: 'text', ...encoded };
}

/** Returns the request that samples show; `undefined` if no sample can be shown. */
export function readSampleRequest(api: Api, operation: Operation): SampleRequest | undefined {
  const sent = encodedSample(api, operation);
  if (sent === undefined || !hasSample(api, operation)) return undefined;
  const { pathname, query, headers, cookie } = sent;
  const schemes = sampleSchemes(api, operation);
  const content = defaultContent(operation.body?.content ?? []);
  const body = content && readBody(api, content, bodyFor(content, shownResponse(operation)));
  return {
    method: operation.method,
    url: serverOf(api, operation) + targetOf(api, operation),
    pathname,
    query,
    headers: [...Object.entries(headers), ...(cookie === '' ? [] : [['Cookie', cookie] as const])],
    schemes,
    body: body ?? (content && operation.body?.required ? { kind: 'unknown', type: content.mediaType } : undefined),
  };
}

/** Splits an encoded form field; `text` is its value if the encoders of other tools encode it in the same way. */
export function readField(pair: string): { readonly name: string; readonly text?: string } {
  const [name, value] = splitPair(pair);
  const text = decodeURIComponent(value);
  return encodeStrict(text) === value && !/\p{Cc}/u.test(text) ? { name, text } : { name };
}

/** Returns the decoded fields of a form; `undefined` if the encoders of other tools would encode it differently. */
export function readFields(pairs: readonly string[]): readonly Pair[] | undefined {
  const fields = pairs.map((pair): readonly Pair[] => {
    const { name: encoded, text } = readField(pair);
    const name = decodeURIComponent(encoded);
    return text === undefined || encodeStrict(name) !== encoded ? [] : [[name, text]];
  });
  return fields.every(({ length }) => length > 0) ? fields.flat() : undefined;
}

export function isBasic({ scheme }: SecurityScheme): boolean {
  return scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic';
}

/**
 * Returns all headers of a request with `type` as `Content-Type`, except HTTP Basic. Values of the same header are
 * joined if it is `Cookie`; otherwise, the first one counts.
 */
export function allHeaders({ headers, schemes }: SampleRequest, type: string | undefined): readonly Pair[] {
  const credentials = schemes.flatMap((scheme): Pair[] => {
    const line = isBasic(scheme) ? undefined : credentialHeader(scheme);
    const at = line?.indexOf(': ') ?? -1;
    return line === undefined || at < 0 ? [] : [[line.slice(0, at), line.slice(at + 2)]];
  });
  const all = new Map<string, Pair>();
  for (const [name, value] of [
    ...credentials,
    ...headers,
    ...(type === undefined ? [] : [['Content-Type', type] as const]),
  ]) {
    const key = name.toLowerCase();
    const [first = name, known] = all.get(key) ?? [];
    if (known === undefined) all.set(key, [first, value]);
    else if (key === 'cookie') all.set(key, [first, `${known}; ${value}`]);
  }
  return [...all.values()];
}

function headOf(part: SamplePart, type: string | undefined): string[] {
  const { name, headers } = part;
  const file = 'file' in part ? '; filename="file"' : '';
  const named =
    name === '' ? (file === '' ? [] : [`attachment${file}`]) : [`form-data; name=${quoteName(name)}${file}`];
  return [
    ...named.map((value) => `Content-Disposition: ${value}`),
    ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ...headers.map((each) => `${each}: VALUE`),
  ];
}

/** Encodes a multipart body as text, for languages whose own encoder cannot send its parts. */
export function encodeMultipartText(
  api: Api,
  type: string,
  parts: readonly SamplePart[],
): { readonly type: string; readonly text: string } {
  const pieces = parts.map((part) => {
    const own = part.type ?? ('file' in part ? 'application/octet-stream' : undefined);
    if (!('parts' in part)) return { head: headOf(part, own), text: textOfPart(api, part) };
    const inner = encodeMultipartText(api, own ?? 'multipart/mixed', part.parts);
    return { head: headOf(part, inner.type), text: inner.text };
  });
  let boundary = 'boundary';
  while (pieces.some(({ text }) => text.includes(boundary))) boundary += '1';
  const chunks = pieces.map(({ head, text }) => `--${boundary}\r\n${head.join('\r\n')}\r\n\r\n${text}\r\n`);
  const bare = type.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/iu, '');
  return { type: `${bare}; boundary=${boundary}`, text: `${chunks.join('')}--${boundary}--\r\n` };
}

/** The kind of response that samples print. The response is the one that a mock server sends. */
export type Shown = Extract<BodyKind, 'json' | 'text' | 'bytes'> | 'stream' | 'nothing';

/** Returns what samples print of an operation's response. */
export function shownOf({ method, responses }: Operation): Shown {
  const [success] = responses
    .filter(({ status }) => /^2\d\d$/u.test(status))
    .sort((a, b) => Number(a.status) - Number(b.status));
  const kind = success?.content[0]?.kind;
  if (kind === undefined || method === 'HEAD') return success === undefined && method !== 'HEAD' ? 'text' : 'nothing';
  if (isStream(kind)) return 'stream';
  return kind === 'json' || kind === 'bytes' ? kind : 'text';
}
