/** The members with the most points. */
import { pointsSince } from '../../../core/points.js';
import type { ServiceHandlers } from '../../../core/scope.js';

/** The list has no pages, so it ends somewhere. */
const LENGTH = 100;
const DAY = 86_400_000;
const days = { '7_days': 7, '30_days': 30 } as const;

export const leaderboard = {
  getLeaderboard: async ({ query }, { db, communityId, now }) => {
    const since = query?.period && new Date(now.getTime() - days[query.period] * DAY);
    const ranked = db
      .selectFrom('members')
      .select(['id as community_member_id', 'name', 'public_uid', 'headline', 'avatar_url'])
      .select(() => pointsSince(since).as('total_points'))
      .where('community_id', '=', communityId)
      .where('active', '=', true);
    const body = await db
      .selectFrom(ranked.as('ranked'))
      .select(['community_member_id', 'name', 'public_uid', 'headline', 'avatar_url', 'total_points'])
      .where('total_points', '>', 0)
      .orderBy('total_points', 'desc')
      .orderBy('community_member_id')
      .limit(LENGTH)
      .execute();
    return { status: 200, body };
  },
} satisfies Partial<ServiceHandlers>;
