/** Callbacks for the end of a stream. */
export interface Watch {
  /** The stream has failed; the caller only sees that its response was cut short. */
  readonly failed: (error: unknown) => void;
  /** The caller disconnected before the end. */
  readonly left: (reason: unknown) => void;
  /** The stream has ended, for any reason. */
  readonly ended: () => void;
}

/** Returns the same stream with callbacks for its end. If the caller disconnects, that is not a failure. */
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
        // Call it before the source is cancelled: the source may wait for something that only this call ends.
        left(reason);
        ended();
        return reader.cancel(reason);
      },
    },
    // Nothing is read ahead of demand.
    { highWaterMark: 0 },
  );
};
