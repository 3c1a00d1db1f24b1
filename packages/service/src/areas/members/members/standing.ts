/** Activity score and gamification level in the records of members. */
import type { ActivityScore, GamificationStats } from '@community-platform/types/community-member';
import { DAY } from '../../../kernel/calendar.js';

interface Level {
  readonly name: string;
  /** Minimum number of points for the level. */
  readonly from: number;
}

/** The levels, lowest first. */
const LEVELS: readonly Level[] = [
  { name: 'Level 1', from: 50 },
  { name: 'Level 2', from: 150 },
  { name: 'Level 3', from: 300 },
  { name: 'Level 4', from: 600 },
  { name: 'Level 5', from: 1_000 },
  { name: 'Level 6', from: 2_000 },
  { name: 'Level 7', from: 4_000 },
  { name: 'Level 8', from: 8_000 },
  { name: 'Level 9', from: 16_000 },
];

/** Returns the points and the level of a member; null for a member without points. */
export function gamificationOf(memberId: number, points: number): GamificationStats | null {
  if (points <= 0) return null;
  const reached = LEVELS.filter(({ from }) => from <= points);
  const level = reached.at(-1);
  const next = LEVELS[reached.length];
  const from = level?.from ?? 0;
  return {
    community_member_id: memberId,
    total_points: points,
    current_level: level === undefined ? null : reached.length,
    current_level_name: level?.name ?? null,
    points_to_next_level: next === undefined ? null : next.from - points,
    level_progress: next === undefined ? null : Math.floor((100 * (points - from)) / (next.from - from)),
  };
}

export interface Activity {
  readonly score: number;
  readonly lastSeenAt: Date | null;
  readonly posts: number;
  readonly comments: number;
  readonly likes: number;
}

const HIGHEST = 10;

function written(score: number): string {
  return Math.min(HIGHEST, Math.max(0, score)).toFixed(1);
}

/**
 * Returns the stored activity score and its parts, from 0 to 10. The presence part falls by a point for every three
 * full days without a visit; the other parts rise by a point per post, comment or like. All are null for members who
 * were never active.
 */
export function activityScoreOf({ score, lastSeenAt, posts, comments, likes }: Activity, now: Date): ActivityScore {
  if (score === 0 && lastSeenAt === null && posts + comments + likes === 0) {
    return { activity_score: null, presence: null, participation: null, contribution: null, connection: null };
  }
  const away = lastSeenAt === null ? Number.POSITIVE_INFINITY : (now.getTime() - lastSeenAt.getTime()) / DAY;
  return {
    activity_score: String(score),
    presence: written(HIGHEST - Math.floor(away / 3)),
    participation: written(comments),
    contribution: written(posts),
    connection: written(likes),
  };
}
