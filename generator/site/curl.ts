/** Prints requests as curl commands. */
import { writePart } from '../runtime/codec/media/part.js';
import type { Media } from '../runtime/codec/operation.js';
import { splitPair } from '../runtime/codec/writers/pairs.js';
import type { TryRequest } from './try-request.js';

/** Quotes a text for a POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Quotes a text that curl would otherwise interpret. */
function curlQuote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function partOption(name: string, item: unknown, part: NonNullable<Media['parts']>[number] | undefined): string[] {
  const written = writePart(item, part, name, {});
  if (written === undefined) return [];
  const { content, type, filename } = written;
  const tail = type === undefined ? '' : `;type=${type}`;
  if (typeof content !== 'string') return [`-F ${shellQuote(`${name}=@${curlQuote(filename ?? 'file')}${tail}`)}`];
  if (type === undefined) return [`--form-string ${shellQuote(`${name}=${content}`)}`];
  return [`-F ${shellQuote(`${name}=${curlQuote(content)}${tail}`)}`];
}

function partOptions(value: object, { parts = [], members = [] }: Media): string[] {
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const styled = members.find((candidate) => candidate.name === name);
    if (styled !== undefined) {
      const pairs = (styled.write(member, styled) ?? '').split('&').filter((pair) => pair !== '');
      return pairs.map((pair) => `--form-string ${shellQuote(splitPair(pair).map(decodeURIComponent).join('='))}`);
    }
    const part = parts.find((candidate) => candidate.name === name);
    const isOne = !Array.isArray(member) || (part?.medium !== undefined && part.isList !== true);
    const items: readonly unknown[] = isOne ? [member] : member;
    return items.flatMap((item) => partOption(name, item, part));
  });
}

function bodyOptions({ body }: TryRequest): string[] {
  if (body === undefined) return [];
  if (body.parts !== undefined) return partOptions(body.parts.value, body.parts.media);
  if (typeof body.body === 'string') return [`--data-raw ${shellQuote(body.body)}`];
  return [`--data-binary ${shellQuote(`@${body.body instanceof File ? body.body.name : 'file'}`)}`];
}

/** Returns the curl command that sends the same request. */
export function printCurl(request: TryRequest): string {
  const { method, url, headers, body } = request;
  const isDefault = method === (body === undefined ? 'GET' : 'POST');
  const verb = method === 'HEAD' ? '--head ' : isDefault ? '' : `-X ${shellQuote(method)} `;
  const lines = [...headers]
    // curl creates the boundary of a multipart body itself.
    .filter(([name]) => name !== 'content-type' || body?.parts === undefined)
    .map(([name, value]) => `-H ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`);
  // curl would expand brackets and braces in a URL.
  const glob = /[[\]{}]/u.test(url) ? '--globoff ' : '';
  return [`curl ${glob}${verb}${shellQuote(url)}`, ...lines, ...bodyOptions(request)].join(' \\\n  ');
}
