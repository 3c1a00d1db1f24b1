import { isJsonType } from '../media-type.js';
import type { Decode } from '../operation.js';
import { type ReceivedPart, readHeaders, readPart, splitParts } from './part-reader.js';

/** What is neither text nor JSON is a file, whether it is called so or not. */
const withFilename = (received: ReceivedPart): ReceivedPart => {
  const { filename, type = 'text/plain' } = received;
  const isText = isJsonType(type) || /^text\/|[/+]xml\b/i.test(type);
  return filename !== undefined || isText ? received : { ...received, filename: '' };
};

/** Reads a multipart body whose parts have no names: a list of them, in their order. */
export const decodeParts: Decode = ({ bytes, type, maxDepth, keepPartHeaders }, { parts = [], rest }) => {
  const received = splitParts(bytes, type, 'multipart');
  const partAt = (at: number) => parts[at] ?? rest;
  if ([...parts, rest].some((part) => part?.headerFields !== undefined))
    keepPartHeaders?.(received.map((each, at) => readHeaders(each, partAt(at)?.headerFields ?? [])));
  return received.map((each, at) => readPart(withFilename(each), partAt(at), String(at), maxDepth));
};
