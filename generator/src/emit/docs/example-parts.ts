/** Converts examples of multipart bodies to the bodies that are sent, with files and part headers. */
import { chooseType } from '../../../runtime/codec/media/part.js';
import type { Json } from '../../../runtime/codec/operation.js';
import { followIn } from '../../ir/access.js';
import type { Api, Content, Encoding } from '../../ir/api.js';
import { isFile } from '../../ir/files.js';
import { isSpread } from '../../ir/form-members.js';
import { partHeadersOf } from '../../ir/part-headers.js';
import { findMember, listParts } from '../../ir/parts.js';
import { itemsAt, membersAt } from '../../ir/places.js';
import { positionsOf } from '../../ir/positions.js';
import type { Schema } from '../../ir/schema.js';
import { indexOf } from '../../ir/schema-index.js';
import { code, printString } from '../../support/code/code.js';
import { type Literal, verbatim } from '../../support/code/literal.js';

/** A part of an example, with its schemas and encoding. */
interface ExamplePart {
  readonly value: Json;
  readonly said: readonly Schema[];
  readonly encoding: Encoding | undefined;
}

/** A member of an example body, which is sent as one part or, for an array, as one part per item. */
interface ExampleMember {
  readonly name: string;
  readonly parts: readonly ExamplePart[];
  readonly isList: boolean;
}

function listMembers(api: Api, { schema, encodings }: Content, example: Json | undefined): ExampleMember[] {
  const index = indexOf(api);
  const follow = followIn(index);
  const entries = typeof example === 'object' && !Array.isArray(example) ? Object.entries(example ?? {}) : [];
  return entries.map(([name, value]: [string, Json]) => {
    const encoding = encodings.find((each) => each.name === name);
    const said = membersAt(index, schema, name);
    const member = findMember(follow, schema, name);
    const isList = Array.isArray(value) && member !== undefined && isSpread(follow, member, encoding ?? plain(name));
    const items = isList ? itemsAt(index, said) : said;
    const values: readonly Json[] = isList ? value : [value];
    return { name, isList, parts: values.map((item) => ({ value: item, said: items, encoding })) };
  });
}

function plain(name: string): Encoding {
  return { name, headers: [] };
}

function listPlaced(api: Api, content: Content, example: Json | undefined): ExamplePart[] {
  const { first, rest } = positionsOf(indexOf(api), content);
  const items: readonly Json[] = Array.isArray(example) ? example : [];
  return items.map((value, at) => {
    const { schema, encoding } = first[at] ?? rest;
    return { value, said: [schema], encoding };
  });
}

function printFile(value: Json, contentType: string | undefined): Literal {
  const text = printString(typeof value === 'string' ? value : '');
  const type = (chooseType(contentType, false) ?? contentType?.split(',')[0])?.trim();
  const options = type === undefined ? code`` : code`, { type: ${printString(concreteOf(type))} }`;
  return verbatim(code`new File([${text}], 'example'${options})`);
}

/** Returns a concrete media type for a range. */
function concreteOf(type: string): string {
  return type.replace('*/*', 'application/*').replace('*', 'octet-stream');
}

function isMultipart(content: Content | undefined): content is Content {
  return content?.kind === 'multipart' || content?.kind === 'parts';
}

function printPart(api: Api, { value, said, encoding }: ExamplePart): Literal {
  const { content, contentType } = encoding ?? {};
  if (isMultipart(content)) return exampleOfParts(api, content, value);
  const index = indexOf(api);
  const parts = said.flatMap((schema) => listParts(followIn(index), schema));
  return content === undefined && parts.some((part) => isFile(index, part)) ? printFile(value, contentType) : value;
}

/** Returns the multipart body for an example; without parts if the example's structure does not match. */
export function exampleOfParts(api: Api, content: Content, example: Json | undefined): Literal {
  if (content.kind === 'parts') return listPlaced(api, content, example).map((part) => printPart(api, part));
  const members = listMembers(api, content, example).map(({ name, parts, isList }): [string, Literal] => {
    const printed = parts.map((part) => printPart(api, part));
    return [name, isList ? printed : (printed[0] ?? null)];
  });
  return Object.fromEntries(members);
}

function headersOfPart(api: Api, { value, encoding }: ExamplePart): { readonly [name: string]: Json } {
  const { headers = [], content } = encoding ?? {};
  const own = headers.flatMap(({ name, example }): [string, Json][] =>
    example === undefined ? [] : [[name, example]],
  );
  const inner = content && exampleOfPartHeaders(api, content, value);
  return { ...Object.fromEntries(own), ...(inner !== undefined && { partHeaders: inner }) };
}

/** Returns the required headers for the parts of an example; `undefined` if the body declares no part headers. */
export function exampleOfPartHeaders(api: Api, content: Content, example: Json | undefined): Json | undefined {
  const index = indexOf(api);
  if (partHeadersOf(index, content) === undefined) return undefined;
  if (content.kind === 'parts') return listPlaced(api, content, example).map((part) => headersOfPart(api, part));
  const members = listMembers(api, content, example).flatMap(({ name, parts, isList }): [string, Json][] => {
    const headers = parts.map((part) => headersOfPart(api, part));
    const hasAny = headers.some((each) => Object.keys(each).length > 0);
    return hasAny ? [[name, isList ? headers : (headers[0] ?? {})]] : [];
  });
  return Object.fromEntries(members);
}
