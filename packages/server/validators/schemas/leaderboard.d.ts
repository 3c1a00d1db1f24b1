// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { Leaderboard, LeaderboardEntry, LeaderboardPeriod } from '@community-platform/types/leaderboard';

export declare const checkLeaderboard: Check<Leaderboard>;
export declare const leaderboardSchema: StandardSchema<Leaderboard>;
export declare const checkLeaderboardEntry: Check<LeaderboardEntry>;
export declare const leaderboardEntrySchema: StandardSchema<LeaderboardEntry>;
export declare const checkLeaderboardPeriod: Check<LeaderboardPeriod>;
export declare const leaderboardPeriodSchema: StandardSchema<LeaderboardPeriod>;
