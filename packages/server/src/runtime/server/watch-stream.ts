/** Who is told what becomes of a stream. */
export interface Watch {
  /** It has failed, of which the caller only sees that its answer was cut short. */
  readonly failed: (error: unknown) => void;
  /** The caller has left before its end. */
  readonly left: (reason: unknown) => void;
  /** Nothing more comes, whatever the reason is. */
  readonly ended: () => void;
}

/** A stream as it is, whose end is also told. That a caller leaves is no failure, whatever was under way. */
export const watchStream = (
  stream: ReadableStream<Uint8Array>,
  { failed, left, ended }: Watch,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader();
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (isLeft) return;
          if (!done) {
            controller.enqueue(value);
            return;
          }
          ended();
          controller.close();
        } catch (error) {
          if (isLeft) return;
          failed(error);
          ended();
          // Hosts tell callers the message of what they are given.
          controller.error(new Error('The response was cut short'));
        }
      },
      cancel: (reason) => {
        isLeft = true;
        // Before the source is asked to end: it may wait for something that only this ends.
        left(reason);
        ended();
        return reader.cancel(reason);
      },
    },
    // Nothing is read ahead of who asks.
    { highWaterMark: 0 },
  );
};
