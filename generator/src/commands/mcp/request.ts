/** Reads the arguments of the MCP server's tool `call`: checks parameter names, and converts files. */
import { isRecord } from '../../../runtime/codec/objects.js';
import type { Operation, Parameter } from '../../ir/api.js';
import { locations, parametersIn } from '../../names/parameter-locations.js';
import { findSuggestion } from '../../support/did-you-mean.js';
import { CallRefusal } from './refusal.js';

/** Arguments of the tool `call`, as its schema describes them. */
export interface CallArguments {
  readonly operation: string;
  readonly path?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly cookies?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly contentType?: string;
}

type Location = (typeof locations)[number];

/** Kinds of bodies that contain files, each as the whole body or as a part of it. */
const withFiles: ReadonlySet<string> = new Set(['bytes', 'multipart', 'parts']);

/** Returns the declared name of a parameter; header names are compared without regard to case. */
function nameOf(declared: readonly Parameter[], { in: where }: Location, name: string): string | undefined {
  const isSame = (other: string): boolean =>
    where === 'header' ? other.toLowerCase() === name.toLowerCase() : other === name;
  return declared.find((parameter) => isSame(parameter.name))?.name;
}

/** Returns the values of one location by declared name. Throws `CallRefusal` for unknown and missing names. */
function readLocation(operation: Operation, location: Location, values: object): Readonly<Record<string, unknown>> {
  const declared = parametersIn(operation, location.in);
  const named = declared.map(({ name }) => name);
  const read = Object.entries(values).map(([name, value]): [string, unknown] => {
    const known = nameOf(declared, location, name);
    if (known !== undefined) return [known, value];
    const suggestion = findSuggestion(name, named);
    const others = named.length === 0 ? 'The operation has none.' : `It has: ${named.join(', ')}.`;
    throw new CallRefusal(
      `${location.key}: unknown parameter ${JSON.stringify(name)}. ${suggestion === undefined ? others : `Did you mean ${JSON.stringify(suggestion)}?`}`,
    );
  });
  const present = new Set(read.flatMap(([name, value]) => (value === undefined ? [] : [name])));
  const missing = declared.filter(({ name, required }) => required && !present.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new CallRefusal(`${location.key}: missing required ${missing.join(', ')}`);
  return Object.fromEntries(read);
}

/** Converts `{ "base64": …, "name": …, "type": … }` to a file; returns other values unchanged. */
function toFile(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { base64, name, type, ...rest } = value;
  if (Object.keys(rest).length > 0 || typeof base64 !== 'string') return value;
  const isBase64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}(?:==)?|[A-Za-z\d+/]{3}=?)?$/u.test(base64);
  if (!isBase64) throw new CallRefusal('body: "base64" of a file is not valid Base64');
  const options = { type: typeof type === 'string' ? type : 'application/octet-stream' };
  const bytes = Buffer.from(base64, 'base64');
  return typeof name === 'string' ? new File([bytes], name, options) : new Blob([bytes], options);
}

/** Converts the files of a body and of its parts. */
function toBody(body: unknown): unknown {
  const file = toFile(body);
  if (file !== body) return file;
  if (Array.isArray(body)) return body.map(toFile);
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.map(toFile) : toFile(value)]),
  );
}

/** Returns the request of the generated client for the arguments of a call. Throws `CallRefusal`. */
export function readRequest(operation: Operation, given: CallArguments): Readonly<Record<string, unknown>> {
  const { body, contentType } = given;
  const parts = locations.flatMap((location): [string, unknown][] => {
    const values = given[location.key];
    const isNeeded = values !== undefined || parametersIn(operation, location.in).some(({ required }) => required);
    return isNeeded ? [[location.key, readLocation(operation, location, values ?? {})]] : [];
  });
  if (operation.body === undefined && body !== undefined) throw new CallRefusal('body: the operation has none');
  if (operation.body?.required === true && body === undefined) throw new CallRefusal('body: missing');
  const isFiled = operation.body?.content.some(({ kind }) => withFiles.has(kind)) === true;
  return {
    ...Object.fromEntries(parts),
    ...(body !== undefined && { body: isFiled ? toBody(body) : body }),
    ...(contentType !== undefined && { contentType }),
  };
}
