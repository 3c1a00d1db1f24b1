/** What tests of hosts send. */
import { connect } from 'node:net';

export const JSON_TYPE = 'application/json';
/** A host may close a connection on which a body stays unread, without a word of it. */
export const CLOSING = { connection: 'close' };

export const post = (type: string, body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, ...headers },
  body,
});

/** Sent in pieces, without a length. */
export const chunked = (type: string, pieces: readonly string[]): RequestInit & { readonly duplex: 'half' } => {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return { ...post(type, body, CLOSING), duplex: 'half' };
};

/** What a socket gives back until it closes. */
export const talk = (origin: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (piece: string) => {
      received += piece;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
    socket.write(text);
  });

export const statusesOf = (text: string): readonly string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code ?? '');
