/** Prints requests as JavaScript that calls `fetch`, for Node.js and browsers, without dependencies. */
import type { Json } from '../../../../../runtime/codec/operation.js';
import type { SamplePart } from '../../../../emit/docs/sample-parts.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { Api, Operation } from '../../../../ir/api.js';
import { type Code, code, indentRest, joinCode, printKey, printString } from '../../../../support/code/code.js';
import { printLiteral } from '../../../../support/code/literal.js';
import {
  allHeaders,
  encodeMultipartText,
  isBasic,
  readFields,
  readSampleRequest,
  type SampleBody,
  type SampleRequest,
  type Shown,
  shownOf,
  textOfPart,
} from './parts.js';

/** A printed body: the `body` option, the statements before the call and the `Content-Type`, unless `fetch` sets it. */
interface PrintedBody {
  readonly value: Code;
  readonly before?: Code;
  readonly type?: string;
}

/** Methods that `fetch` cannot send. */
const forbidden: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Returns whether `JSON.stringify` prints all digits of the numbers in a value. */
function isExact(value: Json): boolean {
  if (typeof value === 'bigint') return false;
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every((member: Json) => isExact(member));
}

function printLines(text: string): Code {
  const lines = text.split('\r\n').map((line) => code`  ${printString(line)},\n`);
  return code`[\n${joinCode(lines, '')}].join('\\r\\n')`;
}

function printPart(api: Api, part: SamplePart): Code {
  const name = printString(part.name);
  const text = printString(textOfPart(api, part));
  const options = part.type === undefined ? code`` : code`, { type: ${printString(part.type)} }`;
  if ('file' in part) return code`body.append(${name}, new File([${text}], 'file'${options}));\n`;
  return part.type === undefined
    ? code`body.append(${name}, ${text});\n`
    : code`body.append(${name}, new Blob([${text}]${options}));\n`;
}

/** Returns whether `FormData` can represent a part: it supports neither headers of parts nor nested parts. */
function isPlain(part: SamplePart): boolean {
  return part.headers.length === 0 && !('parts' in part);
}

function printBody(api: Api, body: SampleBody): PrintedBody {
  switch (body.kind) {
    case 'json':
      return isExact(body.value)
        ? { value: code`JSON.stringify(${printLiteral(body.value, 24)})`, type: body.type }
        : { value: printString(body.text), type: body.type };
    case 'text':
      return { value: printString(body.text), type: body.type };
    case 'form': {
      const fields = readFields(body.pairs);
      return fields === undefined
        ? { value: printString(body.text), type: body.type }
        : { value: code`new URLSearchParams(${printLiteral(fields, 31)})` };
    }
    case 'bytes':
    case 'unknown':
      return { value: code`new Blob(['content'])`, type: body.type };
    case 'multipart':
    case 'parts': {
      if (body.kind === 'multipart' && body.parts.every(isPlain)) {
        const parts = body.parts.map((part) => printPart(api, part));
        return { value: code``, before: code`const body = new FormData();\n${joinCode(parts, '')}\n` };
      }
      const { type, text } = encodeMultipartText(api, body.type, body.parts);
      return { value: printLines(text), type };
    }
  }
}

function printHeaders(request: SampleRequest, type: string | undefined): Code[] {
  const basic = request.schemes.some(isBasic) ? [code`    Authorization: \`Basic \${btoa('USER:PASSWORD')}\`,\n`] : [];
  const others = allHeaders(request, type)
    .filter(([name]) => basic.length === 0 || name.toLowerCase() !== 'authorization')
    .map(([name, value]) => code`    ${printKey(name)}: ${printString(value)},\n`);
  const lines = [...basic, ...others];
  return lines.length === 0 ? [] : [code`  headers: {\n${joinCode(lines, '')}  },\n`];
}

const shownCode: Readonly<Record<Shown, Code>> = {
  json: code`console.log(response.status, await response.json());`,
  text: code`console.log(response.status, await response.text());`,
  bytes: code`console.log(response.status, await response.blob());`,
  nothing: code`console.log(response.status);`,
  stream: code`const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
for (let part = await reader.read(); !part.done; part = await reader.read()) {
  console.log(part.value);
}`,
};

/**
 * Returns a module that sends an operation's example request and prints the response; `undefined` if there is no sample
 * or `fetch` cannot send it. Browsers ignore a `Cookie` header.
 */
export function fetchSample({ api }: Pick<EmitInput, 'api'>, operation: Operation): Code | undefined {
  const request = readSampleRequest(api, operation);
  if (request === undefined || request.body?.kind === 'unknown' || forbidden.has(request.method.toUpperCase()))
    return undefined;
  const isBodiless = request.method === 'GET' || request.method === 'HEAD';
  if (isBodiless && request.body !== undefined) return undefined;
  const body = request.body && printBody(api, request.body);
  const options = [
    ...(request.method === 'GET' ? [] : [code`  method: ${printString(request.method)},\n`]),
    ...printHeaders(request, body?.type),
    ...(body === undefined
      ? []
      : [body.value === '' ? code`  body,\n` : code`  body: ${indentRest(body.value, '  ')},\n`]),
  ];
  const argument = options.length === 0 ? code`` : code`, {\n${joinCode(options, '')}}`;
  return code`${body?.before ?? code``}const response = await fetch(${printString(request.url)}${argument});
${shownCode[shownOf(operation)]}
`;
}
