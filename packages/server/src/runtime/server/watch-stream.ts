/** A stream as it is, whose failure is also told: the caller only sees that its answer was cut short. */
export const watchStream = (
  stream: ReadableStream<Uint8Array>,
  tell: (error: unknown) => void,
): ReadableStream<Uint8Array> => {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          tell(error);
          controller.error(error);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read ahead of who asks.
    { highWaterMark: 0 },
  );
};
