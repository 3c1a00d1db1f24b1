/** Prints requests as Python that calls httpx. */
import type { SamplePart } from '../../../../emit/docs/sample-parts.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { Api, Operation } from '../../../../ir/api.js';
import {
  allHeaders,
  encodeMultipartText,
  isBasic,
  readFields,
  readSampleRequest,
  type SampleBody,
  type Shown,
  shownOf,
  textOfPart,
} from './parts.js';
import {
  isPrintable,
  type PrintItem,
  printItems,
  printNamed,
  printPython,
  printPythonString,
  type Room,
  statement,
} from './python-literal.js';

/** Methods for which httpx has a function that accepts a body, and those for which it has one that does not. */
const withBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH']);
const withoutBody: ReadonlySet<string> = new Set(['GET', 'HEAD', 'DELETE', 'OPTIONS']);

interface PrintedBody {
  /** The argument with the body; absent for an empty form. */
  readonly argument?: PrintItem;
  /** The `Content-Type`, unless httpx sets it. */
  readonly type?: string;
}

function text(value: string): PrintItem {
  return (room) => printPython(value, room);
}

/** Prints bytes; they are escaped unless they are ASCII. */
function bytes(value: string): PrintItem {
  return /^[\x20-\x7e]*$/u.test(value)
    ? () => `b${printPythonString(value)}`
    : () => `${printPythonString(value)}.encode()`;
}

function content(value: string): PrintItem {
  return printNamed('content=', text(value));
}

/** Prints a part as httpx takes it: name, file name, content, type and headers. */
function printPart(api: Api, part: SamplePart): PrintItem {
  const isFile = 'file' in part;
  const { type = isFile ? 'application/octet-stream' : undefined, headers } = part;
  const value = textOfPart(api, part);
  const members: PrintItem[] = [
    isFile ? text('file') : () => 'None',
    isFile ? bytes(value) : text(value),
    ...(type === undefined && headers.length === 0 ? [] : [type === undefined ? () => 'None' : text(type)]),
    ...(headers.length === 0 ? [] : [printRecord(headers.map((name) => [name, 'VALUE']))]),
  ];
  return (room) => printItems('(', [text(part.name), (within) => printItems('(', members, ')', within)], ')', room);
}

function printRecord(pairs: readonly (readonly [name: string, value: string])[]): PrintItem {
  const members = pairs.map(([name, value]) => printNamed(`${printPythonString(name)}: `, text(value)));
  return (room) => printItems('{', members, '}', room);
}

/** Groups the values of fields by name; `undefined` if that would change their order. */
function groupFields(fields: readonly (readonly [name: string, value: string])[]): Map<string, string[]> | undefined {
  const groups = new Map<string, string[]>();
  for (const [index, [name, value]] of fields.entries()) {
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [value]);
    else if (fields[index - 1]?.[0] !== name) return undefined;
    else group.push(value);
  }
  return groups;
}

function printForm(pairs: readonly string[], whole: string, type: string): PrintedBody {
  const fields = readFields(pairs);
  const groups = fields && groupFields(fields);
  if (groups === undefined) return { argument: content(whole), type };
  const members = [...groups].map(([name, values]) =>
    printNamed(`${printPythonString(name)}: `, (room) =>
      values.length === 1 ? printPythonString(values[0] ?? '') : printPython(values, room),
    ),
  );
  return members.length === 0 ? {} : { argument: printNamed('data=', (room) => printItems('{', members, '}', room)) };
}

function printMultipart(api: Api, body: SampleBody & { readonly kind: 'multipart' | 'parts' }): PrintedBody {
  if (body.kind === 'multipart' && !body.parts.some((part) => 'parts' in part)) {
    const parts = body.parts.map((part) => printPart(api, part));
    return { argument: printNamed('files=', (room) => printItems('[', parts, ']', room)) };
  }
  const { type, text: whole } = encodeMultipartText(api, body.type, body.parts);
  const lines = whole.split('\r\n').map(text);
  const argument = printNamed('content="\\r\\n".join(', (room) => `${printItems('[', lines, ']', room)})`);
  return { argument, type };
}

function printBody(api: Api, body: SampleBody): PrintedBody {
  switch (body.kind) {
    case 'json':
      return isPrintable(body.value)
        ? {
            argument: printNamed('json=', (room) => printPython(body.value, room)),
            ...(body.type !== 'application/json' && { type: body.type }),
          }
        : { argument: content(body.text), type: body.type };
    case 'text':
      return { argument: content(body.text), type: body.type };
    case 'form':
      return printForm(body.pairs, body.text, body.type);
    case 'bytes':
    case 'unknown':
      return { argument: printNamed('content=', bytes('content')), type: body.type };
    case 'multipart':
    case 'parts':
      return printMultipart(api, { ...body, kind: body.kind });
  }
}

const shownCode: Readonly<Record<Exclude<Shown, 'stream'>, string>> = {
  json: 'print(response.status_code, response.json())',
  text: 'print(response.status_code, response.text)',
  bytes: 'print(response.status_code, len(response.content))',
  nothing: 'print(response.status_code)',
};

function printCall(
  method: string,
  hasBody: boolean,
  isStream: boolean,
  rest: readonly PrintItem[],
  room: Room,
): string {
  const isNamed = !isStream && (withBody.has(method) || (withoutBody.has(method) && !hasBody));
  const name = isStream ? 'httpx.stream' : isNamed ? `httpx.${method.toLowerCase()}` : 'httpx.request';
  return printItems(`${name}(`, [...(isNamed ? [] : [text(method)]), ...rest], ')', room);
}

/** Returns a script that sends an operation's example request and prints the response; `undefined` if there is none. */
export function pythonSample({ api }: Pick<EmitInput, 'api'>, operation: Operation): string | undefined {
  const request = readSampleRequest(api, operation);
  if (request === undefined || request.body?.kind === 'unknown') return undefined;
  const body = request.body && printBody(api, request.body);
  const headers = allHeaders(request, body?.type);
  const items = [
    text(request.url),
    ...(request.schemes.some(isBasic) ? [(): string => 'auth=("USER", "PASSWORD")'] : []),
    ...(headers.length === 0 ? [] : [printNamed('headers=', printRecord(headers))]),
    ...(body?.argument === undefined ? [] : [body.argument]),
  ];
  const shown = shownOf(operation);
  const hasBody = body?.argument !== undefined;
  if (shown === 'stream') {
    const call = printNamed('with ', (room) => printCall(request.method, hasBody, true, items, room))(statement);
    return `import httpx\n\n${call} as response:\n    for line in response.iter_lines():\n        print(line)\n`;
  }
  const call = printNamed('response = ', (room) => printCall(request.method, hasBody, false, items, room))(statement);
  return `import httpx\n\n${call}\n${shownCode[shown]}\n`;
}
