/** The leaderboard: the members with the most points. */
import { sql } from 'kysely';
import { DAY } from '../../../kernel/calendar.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { pointsSince } from '../points.js';

/** Maximum number of members on the leaderboard, which is not paginated. */
const LENGTH = 100;
const days = { '7_days': 7, '30_days': 30 } as const;

/** Selects members with their points since the start of a period; without a period, their total points. */
function pointsOf({ db, communityId, now }: Scope, period: keyof typeof days | undefined) {
  return period === undefined
    ? sql<{ member_id: number; points: number }>`(${db
        .selectFrom('member_standings')
        .select(['member_id', 'points'])
        .where('points', '>', sql.lit(0))})`
    : pointsSince(communityId, new Date(now.getTime() - days[period] * DAY));
}

export const leaderboard = {
  getLeaderboard: async ({ query }, scope) => {
    const body = await scope.db
      .selectFrom('members')
      .innerJoin(pointsOf(scope, query?.period).as('earned'), 'earned.member_id', 'members.id')
      .select(['id as community_member_id', 'name', 'public_uid', 'headline', 'avatar_url', 'points as total_points'])
      .where('active', '=', true)
      .orderBy('points', 'desc')
      .orderBy('earned.member_id')
      .limit(LENGTH)
      .execute();
    return { status: 200, body };
  },
} satisfies Partial<ServiceHandlers>;
