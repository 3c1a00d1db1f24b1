import { UnsendableError } from '../errors.js';
import { isRecord, lookUp } from '../objects.js';
import type { Decode, Encode, Media } from '../operation.js';
import { toText } from '../scalars.js';
import { sendItems, splitStream } from './lines.js';

/** A received event (HTML, 9.2.6): `data` with line breaks, and the other fields if they are present. */
interface ReceivedEvent {
  data: string;
  event?: string;
  id?: string;
  retry?: number;
}

function print(item: unknown): string {
  if (!isRecord(item)) throw new UnsendableError('has an event that is not an object');
  const lines: string[] = [];
  for (const name of ['event', 'id', 'retry'] as const) {
    const text = toText(lookUp(item, name));
    if (text === undefined || text === false) continue;
    if (/[\r\n\0]/.test(text)) throw new UnsendableError(`has an event whose ${name} has a line break`);
    lines.push(`${name}: ${text}\n`);
  }
  const data = lookUp(item, 'data');
  const text = typeof data === 'object' && data !== null ? JSON.stringify(data) : toText(data);
  if (typeof text === 'string') for (const line of text.split(/\r\n|\r|\n/)) lines.push(`data: ${line}\n`);
  return `${lines.join('')}\n`;
}

/** Writes a comment, then server-sent events: some hosts, such as Bun, send the head only with the first chunk. */
export const encodeEvents: Encode = (value, type) => sendItems(type, value, print, ':\n\n');

/** Reads server-sent events. Comments and events without data are ignored. */
export const decodeEvents: Decode = ({ stream }) => readEvents(stream());

async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<ReceivedEvent> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let isFirst = true;
  let data: string[] = [];
  let fields: Omit<ReceivedEvent, 'data'> = {};
  for await (const piece of splitStream(stream, 0x0a)) {
    // A carriage return also ends a line; CR LF is a single line end.
    const decoded = decoder.decode(piece);
    const text = isFirst && decoded.startsWith('\ufeff') ? decoded.slice(1) : decoded;
    isFirst = false;
    for (const line of (text.endsWith('\r') ? text.slice(0, -1) : text).split('\r')) {
      if (line !== '') {
        readLine(line, data, fields);
        continue;
      }
      if (data.length > 0) yield { ...fields, data: data.join('\n') };
      data = [];
      fields = {};
    }
  }
}

function readLine(line: string, data: string[], fields: Omit<ReceivedEvent, 'data'>): void {
  const colon = line.indexOf(':');
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1));
  if (name === 'data') data.push(value);
  else if (name === 'event') fields.event = value;
  else if (name === 'id' && !value.includes('\0')) fields.id = value;
  else if (name === 'retry' && /^\d+$/.test(value)) fields.retry = Number(value);
}

export const sendsEvents: Media = { encode: encodeEvents };
export const readsEvents: Media = { decode: decodeEvents, isStream: true };
