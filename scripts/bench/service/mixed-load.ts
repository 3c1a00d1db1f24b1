/** Runs a mixed load, all reads and some writes in turn, for several minutes to detect memory leaks. */
import type { Row } from '../part.js';
import type { LargeCommunity } from './large-community.js';
import type { ServingProcess } from './processes.js';
import { reads } from './reads.js';
import { askPlatform, send, WIDTH } from './requests.js';

const MINUTE = 60_000;
const MEGABYTE = 2 ** 20;

/** Number of reads per comment that is written. */
const WRITES = 10;

/** Runs the load. Compares the memory at the end with that after the first tenth of the time. */
export async function loadMixed(serving: ServingProcess, community: LargeCommunity, minutes: number): Promise<Row> {
  const { adminToken, postId } = community;
  const write = { post_id: postId, body: 'A comment of the load', skip_notifications: true };
  let sent = 0;
  const load = async (until: number): Promise<void> => {
    while (performance.now() < until) {
      sent += 1;
      const read = reads[sent % reads.length];
      if (sent % WRITES === 0)
        await send({
          method: 'POST',
          address: `${serving.platform}/api/admin/v2/comments`,
          token: adminToken,
          body: write,
        });
      else if (read !== undefined) await askPlatform(serving, community, read);
    }
  };
  const loadFor = async (milliseconds: number): Promise<number> => {
    const until = performance.now() + milliseconds;
    await Promise.all(Array.from({ length: WIDTH }, () => load(until)));
    return (await serving.take()).memory / MEGABYTE;
  };
  const begin = await loadFor((minutes * MINUTE) / 10);
  const end = await loadFor((minutes * MINUTE * 9) / 10);
  const standing = (name: string, cost: number) => ({
    name,
    cost,
    ratio: begin / cost,
    low: begin / cost,
    high: begin / cost,
  });
  return {
    work: `mixed load for ${minutes} minutes, ${sent} requests`,
    unit: 'MB of memory of the service',
    standings: [standing('after a tenth', begin), standing('at the end', end)],
  };
}
