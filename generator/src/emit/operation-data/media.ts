/** Describes the media types of an operation, for the client or the server. */
import { errorBodyOf } from '../../errors/bodies.js';
import type { Content, Operation, Response } from '../../ir/api.js';
import { schemaOfContent } from '../../ir/content.js';
import { type Direction, requestOf, responseOf } from '../../ir/direction.js';
import { type Position, positionsOf } from '../../ir/positions.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { asJson } from '../../openapi/values.js';
import { type Literal, verbatim } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';
import type { Imports } from '../print/imports.js';
import type { UseRuntime } from '../runtime/names.js';
import { createDescribeDates } from './dates.js';
import type { DescribeMedia } from './descriptor.js';
import { describeIntegers } from './integers.js';
import { type DescribedField, type DescribedPart, fieldsOf, isJoined, partAt, partsOf } from './parts.js';
import { makeShape } from './shape.js';
import { type Described, describeWritten } from './writers.js';
import { describeXml } from './xml.js';

/** The functions that write and read media types without further settings. */
const plainMedia = {
  json: { sends: 'sendsJson', reads: 'readsJson' },
  text: { sends: 'sendsText', reads: 'readsText' },
  bytes: { sends: 'sendsBytes', reads: 'readsBytes' },
  events: { sends: 'sendsEvents', reads: 'readsEvents' },
  lines: { sends: 'sendsLines', reads: 'readsLines' },
  sequence: { sends: 'sendsSequence', reads: 'readsSequence' },
} as const;

/** The functions that encode and decode JSON that contains bigints. */
const exactMedia = {
  json: { encode: 'encodeExactJson', decode: 'decodeExactJson' },
  lines: { encode: 'encodeExactLines', decode: 'decodeExactLines' },
  sequence: { encode: 'encodeExactSequence', decode: 'decodeExactSequence' },
} as const;

/** The functions for sequences of JSON items in a part or a form field, which are read as a whole. */
const heldMedia = {
  lines: { encode: 'encodeLinesPart', decode: 'decodeLinesPart' },
  sequence: { encode: 'encodeSequencePart', decode: 'decodeSequencePart' },
} as const;

function asRecord(value: object): { readonly [key: string]: Literal } {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, asJson(item)]));
}

/** Creates a function that describes media types for the client or the server, with imports relative to `base`. */
export function createDescribeMedia(
  { api, names, errorBodies }: Pick<EmitInput, 'api' | 'names' | 'errorBodies'>,
  side: Side,
  imports: Imports,
  base: string,
  from: Pick<Operation, 'event'> = {},
): DescribeMedia {
  const describer = new MediaDescriber({ api, names, side, imports, base, from });
  const shared = (component: string): Literal =>
    verbatim(imports.use(`${base}/responses.js`, names.componentResponse(component)));
  const describeError = (response: Response): Literal | undefined => {
    const body = errorBodyOf(errorBodies, response);
    const { template, constant } = body ?? {};
    return constant === undefined ? template : verbatim(imports.use(`${base}/responses.js`, constant.name));
  };
  const scheme = (name: string): Literal => verbatim(imports.use(`${base}/security.js`, names.scheme(name)));
  return Object.assign((content: Content, role: Role) => describer.describe(content, role), {
    side,
    use: describer.use,
    exact: (described: Pick<Described, 'exact'>) => describer.exact(described.exact),
    scheme,
    dates: createDescribeDates({ api, names }, (name) => imports.use(`${base}/dates.js`, name)),
    ...(side === 'server' && { describeError }),
    ...(from.event === undefined && { shared }),
  });
}

type Side = 'client' | 'server';
type Role = 'request' | 'response';
type Table = { readonly [key: string]: Literal };

/** The module that contains the descriptors. */
interface Module extends Pick<EmitInput, 'api' | 'names'> {
  readonly side: Side;
  readonly imports: Imports;
  readonly base: string;
  readonly from: Pick<Operation, 'event'>;
}

/** How the client or the server uses a content. */
interface Usage {
  readonly content: Content;
  readonly role: Role;
  readonly isSending: boolean;
  readonly verb: 'encode' | 'decode';
  readonly direction: Direction;
}

class MediaDescriber {
  readonly use: UseRuntime<Literal>;
  readonly #module: Module;

  constructor(module: Module) {
    this.#module = module;
    this.use = (key, name) => verbatim(module.imports.runtime(key, name));
  }

  /** Returns the settings for reading bigints in values of the given schemas; empty if there are no bigints. */
  exact(schemas: readonly Schema[] = []): Table {
    const integers = this.#integersOf(schemas);
    return integers === undefined ? {} : { parse: this.use('codec', 'parseExact'), integers };
  }

  /** Describes a content. */
  describe(content: Content, role: Role): Literal {
    const { side, from } = this.#module;
    const isSending = (side === 'client') === (role === 'request');
    const direction = role === 'request' ? requestOf(from) : responseOf(from);
    const usage: Usage = { content, role, isSending, verb: isSending ? 'encode' : 'decode', direction };
    const { kind } = content;
    if (kind === 'form') return this.#describeForm(usage);
    if (kind === 'parts') return this.#describeParts(usage);
    if (kind === 'multipart') return this.#describeMultipart(usage);
    if (kind === 'xml') return this.#describeXml(usage);
    return this.#describePlain(kind, usage);
  }

  #integersOf(schemas: readonly Schema[]): Literal | undefined {
    const { api, names, imports, base } = this.#module;
    return describeIntegers(api, names, schemas, (name) => imports.use(`${base}/integers.js`, name));
  }

  /** Describes the content of a part or form field. Sequences of JSON items are read as a whole there. */
  #describeHeld(content: Content, { role, verb }: Usage): Literal {
    const { kind } = content;
    if (kind !== 'lines' && kind !== 'sequence') return this.describe(content, role);
    return { [verb]: this.use('codec', heldMedia[kind][verb]) };
  }

  #describeRead({ allowReserved: _, exact: schemas, holds, ...field }: Described, usage: Usage): Table {
    return {
      ...asRecord(field),
      ...this.exact(schemas),
      ...(holds !== undefined && {
        read: this.use('codec', 'parseMedium'),
        medium: this.#describeHeld(holds, usage),
      }),
    };
  }

  #describeSent(field: Described, usage: Usage) {
    return describeWritten(field, this.use, (medium) => this.#describeHeld(medium, usage));
  }

  #describePartHeaders(headers: readonly Described[], usage: Usage): Table {
    if (!usage.isSending) return { headerFields: headers.map((header) => this.#describeRead(header, usage)) };
    return headers.length === 0 ? {} : { headers: headers.map((header) => this.#describeSent(header, usage)) };
  }

  #describeField({ describedHeaders: headers, isList, ...field }: DescribedField, usage: Usage) {
    const { isSending, content } = usage;
    return {
      ...(isSending ? this.#describeSent(field, usage) : this.#describeRead(field, usage)),
      // Text within multipart parts is not percent-encoded.
      ...(isSending && content.kind === 'multipart' && isJoined(field) && { quote: this.use('codec', 'quotePart') }),
      ...(isList && { isList }),
      ...(headers !== undefined && this.#describePartHeaders(headers, usage)),
    };
  }

  #describeFields(fields: readonly DescribedField[], usage: Usage): Table {
    return { [usage.isSending ? 'members' : 'fields']: fields.map((field) => this.#describeField(field, usage)) };
  }

  #describePart(described: DescribedPart, usage: Usage) {
    const { exact: schemas, describedHeaders: headers, holds, types, ...part } = described;
    const { isSending } = usage;
    return {
      ...asRecord(part),
      ...(!isSending && types !== undefined && { types: asJson(types) }),
      ...(holds !== undefined && { medium: this.#describeHeld(holds, usage) }),
      ...(headers !== undefined && this.#describePartHeaders(headers, usage)),
      ...(isSending && schemas !== undefined ? { print: this.use('codec', 'printExact') } : this.exact(schemas)),
    };
  }

  #describeForm(usage: Usage): Literal {
    const { content, direction, isSending, verb } = usage;
    return {
      [verb]: this.use('codec', isSending ? 'encodeForm' : 'decodeForm'),
      ...this.#describeFields(fieldsOf(this.#module.api, content, direction), usage),
    };
  }

  #describeParts(usage: Usage): Literal {
    const { api } = this.#module;
    const { content, direction, isSending, verb } = usage;
    const { first, rest } = positionsOf(indexOf(api), content);
    const describeAt = (position: Position) => this.#describePart(partAt(api, position, direction), usage);
    return {
      [verb]: this.use('multipart', isSending ? 'encodeParts' : 'decodeParts'),
      ...(first.length > 0 && { parts: first.map(describeAt) }),
      rest: describeAt(rest),
    };
  }

  #describeMultipart(usage: Usage): Literal {
    const { api } = this.#module;
    const { content, direction, isSending, verb } = usage;
    const parts = partsOf(api, content, direction).map((part) => this.#describePart(part, usage));
    const fields = fieldsOf(api, content, direction);
    return {
      [verb]: this.use('multipart', isSending ? 'encodeMultipart' : 'decodeMultipart'),
      parts,
      ...(fields.length > 0 && this.#describeFields(fields, usage)),
    };
  }

  #describeXml({ content, isSending, verb }: Usage): Literal {
    const { api, names, imports, base } = this.#module;
    const xml = describeXml(api, names, content, (name) => imports.use(`${base}/xml.js`, name));
    return { [verb]: this.use('xml', isSending ? 'encodeXml' : 'decodeXml'), xml };
  }

  #describePlain(kind: keyof typeof plainMedia, { content, direction, isSending, verb }: Usage): Literal {
    const { api, side } = this.#module;
    if (kind === 'text' && !isSending) {
      const shape = makeShape(api, direction)(content.schema);
      if (shape !== 'string') return { decode: this.use('codec', 'decodeText'), shape: asJson(shape) };
    }
    const item = schemaOfContent(content);
    const isJson = kind === 'json' || kind === 'lines' || kind === 'sequence';
    const integers = isJson && item !== undefined ? this.#integersOf([item]) : undefined;
    if (isJson && integers !== undefined) {
      const coder = this.use('codec', exactMedia[kind][verb]);
      if (isSending) return { encode: coder };
      return { decode: coder, ...(kind !== 'json' && { isStream: true }), integers };
    }
    if (kind === 'json' && !isSending && side === 'server') return this.use('codec', 'readsBoundedJson');
    return this.use('codec', plainMedia[kind][isSending ? 'sends' : 'reads']);
  }
}
