/** Callbacks for the end of a stream. */
export interface Watch {
  /** The stream has failed. The caller only sees that the response was cut off. */
  readonly failed: (error: unknown) => void;
  /** The caller disconnected before the end. */
  readonly left: (reason: unknown) => void;
  /** The stream has ended, whatever the reason. */
  readonly ended: () => void;
}

/** Returns a stream that calls back when it ends. If the caller disconnects, that is not a failure. */
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
          // Hosts may send error messages to the caller, so the original message is not passed on.
          controller.error(new Error('The response was cut short'));
        }
      },
      cancel: (reason) => {
        isLeft = true;
        // Call back before canceling the source, which may be waiting for something that only the callback ends.
        left(reason);
        ended();
        return reader.cancel(reason);
      },
    },
    // Nothing is read ahead of demand.
    { highWaterMark: 0 },
  );
};
