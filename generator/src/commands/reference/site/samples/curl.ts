/** Prints requests as curl commands. */
import type { SamplePart } from '../../../../emit/docs/sample-parts.js';
import { credentialHeader } from '../../../../emit/docs/samples.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { Operation, SecurityScheme } from '../../../../ir/api.js';
import { indentLong } from '../../../../support/code/json.js';
import { shellQuote } from '../../../../support/code/shell.js';
import { isBasic, readField, readSampleRequest, type SampleBody } from './parts.js';

/** Quotes text that curl would otherwise interpret. */
function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Returns the option for a credential. For HTTP Basic, curl encodes user name and password itself. */
function credentialLines(scheme: SecurityScheme): string[] {
  if (isBasic(scheme)) return ["-u 'USER:PASSWORD'"];
  const header = credentialHeader(scheme);
  return header === undefined ? [] : [`-H ${shellQuote(header)}`];
}

/** Returns the options for a part; none if its name contains "=", where curl would end the name. */
function partLines({ name, type, headers, ...content }: SamplePart): string[] {
  if (name.includes('=')) return [];
  const tail = [
    ...(type === undefined ? [] : [`;type=${type}`]),
    ...headers.map((each) => `;headers=${quote(`${each}: VALUE`)}`),
  ].join('');
  const add = (value: string): string => `-F ${shellQuote(`${name}=${value}${tail}`)}`;
  if ('parts' in content) return [add('('), ...content.parts.flatMap(partLines), "-F '=)'"];
  if (!('text' in content)) return [add('file' in content ? '@file' : '<file')];
  return [tail === '' ? `--form-string ${shellQuote(`${name}=${content.text}`)}` : add(quote(content.text))];
}

function fieldLine(pair: string): string {
  const { name, text } = readField(pair);
  return text === undefined ? `-d ${shellQuote(pair)}` : `--data-urlencode ${shellQuote(`${name}=${text}`)}`;
}

function bodyLines(body: SampleBody): string[] {
  const type = `-H ${shellQuote(`Content-Type: ${body.type}`)}`;
  switch (body.kind) {
    case 'json':
      return [type, `-d ${shellQuote(indentLong(body.text, 60))}`];
    case 'text':
      // curl would read a file if the text begins with "@".
      return [type, `${body.text.startsWith('@') ? '--data-raw' : '-d'} ${shellQuote(body.text)}`];
    case 'form':
      return body.pairs.map(fieldLine);
    case 'bytes':
    case 'unknown':
      return [type, "--data-binary '@file'"];
    case 'multipart':
      return body.parts.flatMap(partLines);
    case 'parts':
      // curl adds the boundary to the media type.
      return [type, ...body.parts.flatMap(partLines)];
  }
}

/** Returns a curl command, with text of the document quoted for the shell; `undefined` if no sample can be shown. */
export function curlSample({ api }: Pick<EmitInput, 'api'>, operation: Operation): string | undefined {
  const request = readSampleRequest(api, operation);
  if (request === undefined) return undefined;
  const { method, url, headers, schemes, body } = request;
  const option = method === 'GET' ? '' : method === 'HEAD' ? '--head ' : `-X ${method} `;
  const lines = [
    `curl ${option}${shellQuote(url)}`,
    ...schemes.flatMap(credentialLines),
    ...headers.map(([name, value]) => `-H ${shellQuote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : bodyLines(body)),
  ];
  return lines.join(' \\\n  ');
}
