/** Sends requests on command, several at a time, and reports their cost. */
const AT_ONCE = 8;

export const takeOrders = (connect) => {
  process.on('disconnect', () => process.exit(0));
  process.on('message', async ({ url, size, count }) => {
    const call = connect(url);
    const body = JSON.stringify(await call(size));
    const before = process.cpuUsage();
    let left = count;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        await call(size);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    process.send({ cpu: process.cpuUsage(before), length: body.length });
  });
  process.send('ready');
};
