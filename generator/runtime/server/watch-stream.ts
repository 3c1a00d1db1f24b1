/**
 * A stream as it is, whose failure is also told: the caller only sees that its answer was cut short. That a caller leaves is
 * none, whatever was under way.
 */
export const watchStream = (
  stream: ReadableStream<Uint8Array>,
  tell: (error: unknown) => void,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader();
  let isLeft = false;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (isLeft) return;
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (isLeft) return;
          tell(error);
          controller.error(error);
        }
      },
      cancel: (reason) => {
        isLeft = true;
        return reader.cancel(reason);
      },
    },
    // Nothing is read ahead of who asks.
    { highWaterMark: 0 },
  );
};
