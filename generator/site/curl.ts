/** Prints requests as curl commands. */
import { printHeaders, writePart } from '../runtime/codec/media/part.js';
import { lookUp } from '../runtime/codec/objects.js';
import type { Part } from '../runtime/codec/operation.js';
import { splitPair } from '../runtime/codec/writers/pairs.js';
import type { SentBody } from './try-body.js';
import type { TryRequest } from './try-request.js';

type SentParts = NonNullable<SentBody['parts']>;

/** Quotes text for a POSIX shell. */
function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Quotes text that curl would otherwise interpret. */
function curlQuote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Returns the header lines of a part, as curl 7.84 and later accept them. */
function headersOption(lines: readonly string[]): string {
  return lines.map((line) => `;headers=${curlQuote(line)}`).join('');
}

function partOption(name: string, item: unknown, part: Part | undefined, headers: unknown): string[] {
  const written = writePart(item, part, name, headers);
  if (written === undefined) return [];
  const { content, type, filename } = written;
  const tail = `${type === undefined ? '' : `;type=${type}`}${headersOption(printHeaders(part?.headers, headers))}`;
  if (typeof content !== 'string') return [`-F ${shellQuote(`${name}=@${curlQuote(filename ?? 'file')}${tail}`)}`];
  if (tail === '') return [`--form-string ${shellQuote(`${name}=${content}`)}`];
  return [`-F ${shellQuote(`${name}=${curlQuote(content)}${tail}`)}`];
}

function partOptions({ value, headers, media: { parts = [], rest, members = [] } }: SentParts): string[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => partOption('', item, parts[index] ?? rest, undefined));
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const styled = members.find((candidate) => candidate.name === name);
    if (styled !== undefined) {
      const pairs = (styled.write(member, styled) ?? '').split('&').filter((pair) => pair !== '');
      const tail = headersOption(printHeaders(styled.headers, lookUp(headers, name)));
      return pairs.map((pair) => {
        const [key = '', text = ''] = splitPair(pair).map(decodeURIComponent);
        if (tail === '') return `--form-string ${shellQuote(`${key}=${text}`)}`;
        return `-F ${shellQuote(`${key}=${curlQuote(text)}${tail}`)}`;
      });
    }
    const part = parts.find((candidate) => candidate.name === name);
    const isOne = !Array.isArray(member) || (part?.medium !== undefined && part.isList !== true);
    const items: readonly unknown[] = isOne ? [member] : member;
    return items.flatMap((item) => partOption(name, item, part, lookUp(headers, name)));
  });
}

function bodyOptions({ body }: TryRequest): string[] {
  if (body === undefined) return [];
  if (body.parts !== undefined) return partOptions(body.parts);
  if (typeof body.body === 'string') return [`--data-raw ${shellQuote(body.body)}`];
  return [`--data-binary ${shellQuote(`@${body.body instanceof File ? body.body.name : 'file'}`)}`];
}

/** Returns the curl command that sends the same request. */
export function printCurl(request: TryRequest): string {
  const { method, url, headers, body } = request;
  const isDefault = method === (body === undefined ? 'GET' : 'POST');
  const verb = method === 'HEAD' ? '--head ' : isDefault ? '' : `-X ${shellQuote(method)} `;
  const isForm = body?.parts !== undefined && !Array.isArray(body.parts.value);
  const lines = [...headers]
    // curl creates the boundary of a multipart body itself.
    .filter(([name]) => name !== 'content-type' || !isForm)
    .map(([name, value]) => [name, body?.parts === undefined ? value : value.replace(/; *boundary=.*/u, '')] as const)
    .map(([name, value]) => `-H ${shellQuote(value === '' ? `${name};` : `${name}: ${value}`)}`);
  // curl would expand brackets and braces in a URL.
  const glob = /[[\]{}]/u.test(url) ? '--globoff ' : '';
  return [`curl ${glob}${verb}${shellQuote(url)}`, ...lines, ...bodyOptions(request)].join(' \\\n  ');
}
