/** Chunks of bytes as one. */
export function join(chunks: readonly Uint8Array[]): Uint8Array {
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return only;
  const whole = new Uint8Array(chunks.reduce((size, chunk) => size + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** The chunks of a stream; it is cancelled where they are left before its end. Not every platform's stream is iterable. */
export async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
    isDone = true;
  } finally {
    if (!isDone) await reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
