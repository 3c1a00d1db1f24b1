import { isJsonType } from '../media-type.js';
import type { Decode } from '../operation.js';
import { counting, keepPartHeaders, type ReceivedPart, readPart, splitParts } from './part-reader.js';

/** What is neither text nor JSON is a file, whether it is called so or not. */
const withFilename = (received: ReceivedPart): ReceivedPart => {
  const { filename, type = 'text/plain' } = received;
  const isText = isJsonType(type) || /^text\/|[/+]xml\b/i.test(type);
  return filename !== undefined || isText ? received : { ...received, filename: '' };
};

/** Reads a multipart body whose parts have no names: a list of them, in their order. */
export const decodeParts: Decode = (incoming, { parts = [], rest }) => {
  const counted = counting(incoming);
  const read = splitParts(counted, 'multipart').map((each, at) =>
    readPart(withFilename(each), parts[at] ?? rest, String(at), counted),
  );
  if ([...parts, rest].some((part) => part?.headerFields !== undefined))
    keepPartHeaders(
      incoming,
      read.map(({ headers = {} }) => headers),
    );
  return read.map(({ value }) => value);
};
