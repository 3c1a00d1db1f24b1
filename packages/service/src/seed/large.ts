/** Generates a large community for tests of searches and lists: members with names, headlines and times. */
import { randomUUID } from 'node:crypto';
import type { WholeDb } from '../database/database.js';
import { DAY } from '../kernel/calendar.js';
import { type Clock, systemClock } from '../kernel/clock.js';

const firsts =
  'Ada Bram Cleo Dirk Esme Finn Greta Hugo Iris Jonas Kaia Luca Mila Nils Orla Pim Quin Rosa Sven Thea'.split(' ');
const lasts = 'Ackermann Bellweather Corrigan Dunmore Eastlake Farrow Gilderoy Hatch Ironside Jessop Kettle Lark'.split(
  ' ',
);
const flours = ['Rye', 'Wheat', 'Spelt', 'Oat', 'Emmer'];

/** Rows per statement, so that the number of parameters stays below PostgreSQL's limit of 65,535. */
const BATCH = 2_000;

function pick<T>(list: readonly T[], index: number): T | undefined {
  return list[index % list.length];
}

/** Adds members to a community; calls `tell` with the number of members added so far. */
export async function addManyMembers(
  db: WholeDb,
  communityId: number,
  count: number,
  tell: (done: number) => void,
  clock: Clock = systemClock,
): Promise<void> {
  const mark = randomUUID().slice(0, 8);
  const now = clock().getTime();
  for (let done = 0; done < count; done += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - done) }, (_, offset) => {
      const index = done + offset;
      // Primes, so that names, headlines and times do not repeat in step.
      const first = pick(firsts, index * 7) ?? '';
      const last = pick(lasts, Math.floor(index / 3) * 5) ?? '';
      const joined = new Date(now - ((index * 7_919) % (3 * 365)) * DAY - (index % 86_400) * 1_000);
      return {
        community_id: communityId,
        public_uid: `${mark}${index}`,
        email: `member-${mark}-${index}@example.com`,
        name: `${first} ${last}`,
        first_name: first,
        last_name: last,
        headline: index % 5 === 0 ? null : `Bakes with ${pick(flours, index * 3) ?? ''} flour`,
        active: index % 17 !== 0,
        activity_score: (index * 31) % 11,
        accepted_invitation_at: joined,
        member_since: joined,
        created_at: joined,
        updated_at: joined,
      };
    });
    await db.insertInto('members').values(rows).execute();
    tell(Math.min(count, done + BATCH));
  }
}
