/** The members with the most points. */
import { DAY } from '../../../kernel/calendar.js';
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { pointsByMember } from '../points.js';

/** The list has no pages, so it ends somewhere. */
const LENGTH = 100;
const days = { '7_days': 7, '30_days': 30 } as const;

export const leaderboard = {
  getLeaderboard: async ({ query }, { db, communityId, now }) => {
    const since = query?.period && new Date(now.getTime() - days[query.period] * DAY);
    const body = await db
      .selectFrom('members')
      .innerJoin(pointsByMember(communityId, since).as('points'), 'points.member_id', 'members.id')
      .select(['id as community_member_id', 'name', 'public_uid', 'headline', 'avatar_url', 'total_points'])
      .where('active', '=', true)
      .orderBy('total_points', 'desc')
      .orderBy('id')
      .limit(LENGTH)
      .execute();
    return { status: 200, body };
  },
} satisfies Partial<ServiceHandlers>;
