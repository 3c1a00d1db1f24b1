/** Requests that the tests of hosts send. */
import { connect } from 'node:net';

export const JSON_TYPE = 'application/json';
/** Header for hosts that close a connection after an unread body without announcing it. */
export const CLOSING = { connection: 'close' };

export function post(type: string, body: BodyInit, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': type, ...headers },
    body,
  };
}

/** Returns a body in chunks, without a content-length. */
export function chunked(type: string, pieces: readonly string[]): RequestInit & { readonly duplex: 'half' } {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  return { ...post(type, body, CLOSING), duplex: 'half' };
}

/** Sends text over a socket and returns everything received until the socket closes. */
export function talk(origin: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    let received = '';
    socket.setEncoding('latin1').on('data', (piece: string) => {
      received += piece;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
    socket.write(text);
  });
}

export function statusesOf(text: string): readonly string[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, code]) => code ?? '');
}
