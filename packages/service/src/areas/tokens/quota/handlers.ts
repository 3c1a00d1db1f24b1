/** The monthly quota of the community and its usage. */
import type { ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

export const quota = {
  getQuota: async (_input, { communityId, now, ports }) => {
    const { limit, used, startsAt, endsAt } = await ports.quota.read(communityId, now);
    return {
      status: 200,
      body: {
        limit,
        used,
        remaining: limit === null ? null : Math.max(0, limit - used),
        period_starts_at: timeText(startsAt),
        period_ends_at: timeText(endsAt),
      },
    };
  },
} satisfies Partial<ServiceHandlers>;
