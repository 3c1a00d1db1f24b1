import { isJsonType } from '../media-type.js';
import type { Decode } from '../operation.js';
import { counting, keepPartHeaders, type ReceivedPart, readPart, splitParts } from './part-reader.js';

/** Gives a part that is neither text nor JSON a file name if it has none, so that it is read as a file. */
const withFilename = (received: ReceivedPart): ReceivedPart => {
  const { filename, type = 'text/plain' } = received;
  const isText = isJsonType(type) || /^text\/|[/+]xml\b/i.test(type);
  return filename !== undefined || isText ? received : { ...received, filename: '' };
};

/** Reads a multipart body whose parts have no names as an array, in order. */
export const decodeParts: Decode = (incoming, { parts = [], rest }) => {
  const counted = counting(incoming);
  const read = splitParts(counted, 'multipart').map((received, index) =>
    readPart(withFilename(received), parts[index] ?? rest, String(index), counted),
  );
  if ([...parts, rest].some((part) => part?.headerFields !== undefined))
    keepPartHeaders(
      incoming,
      read.map(({ headers = {} }) => headers),
    );
  return read.map(({ value }) => value);
};
