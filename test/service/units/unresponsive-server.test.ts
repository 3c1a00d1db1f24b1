/** Detection of an unresponsive database server. A unit test, because over HTTP it would take the full timeout. */
import { expect, test } from 'vitest';
import { watchUnresponsiveness, withoutTimeout } from '../../../packages/service/src/database/unresponsive.js';

const SILENCE = 30;

/** Returns a connection that responds after a number of milliseconds unless it is terminated. */
function connection(milliseconds: number) {
  const released: (true | undefined)[] = [];
  let breakOff: (error: Error) => void = () => {};
  const watched = watchUnresponsiveness(
    {
      release: (broken) => {
        released.push(broken === true ? true : undefined);
        breakOff(new Error('Connection terminated'));
      },
    },
    SILENCE,
  );
  const send = (): Promise<string> =>
    new Promise((done, fail) => {
      breakOff = fail;
      setTimeout(() => done('answered'), milliseconds);
    });
  return { ask: (text: string) => watched.ask(text, send), release: watched.release, released };
}

test('a connection is released unchanged if the server responds in time', async () => {
  const { ask, release, released } = connection(1);
  for (let count = 0; count < 3; count += 1) expect(await ask('select 1')).toBe('answered');
  await new Promise((done) => setTimeout(done, 2 * SILENCE));
  expect(released).toEqual([]);
  release();
  expect(released).toEqual([undefined]);
});

test('a connection is terminated once if the server does not respond in time', async () => {
  const { ask, release, released } = connection(20 * SILENCE);
  await expect(ask('select 1')).rejects.toThrow('Connection terminated');
  release();
  expect(released).toEqual([true]);
});

test('waits indefinitely for statements of a transaction that has no timeout', async () => {
  const { ask, release, released } = connection(3 * SILENCE);
  await ask(withoutTimeout);
  expect(await ask('select pg_advisory_xact_lock(1)')).toBe('answered');
  release();
  expect(released).toEqual([undefined]);
});
