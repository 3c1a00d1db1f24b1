// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  Community,
  CommunityParts,
  CommunityPrefs,
  CommunitySetting,
  CommunitySettingParts,
  ThemeColor,
  ThemeColorParts,
} from '@community-platform/types/community';

export declare const checkCommunity: Check<Community>;
export declare const communitySchema: StandardSchema<Community>;
export declare const checkCommunityPrefs: Check<CommunityPrefs>;
export declare const communityPrefsSchema: StandardSchema<CommunityPrefs>;
export declare const checkThemeColor: Check<ThemeColor>;
export declare const themeColorSchema: StandardSchema<ThemeColor>;
export declare const checkCommunitySetting: Check<CommunitySetting>;
export declare const communitySettingSchema: StandardSchema<CommunitySetting>;
export declare const checkCommunityParts: Check<CommunityParts>;
export declare const communityPartsSchema: StandardSchema<CommunityParts>;
export declare const checkThemeColorParts: Check<ThemeColorParts>;
export declare const themeColorPartsSchema: StandardSchema<ThemeColorParts>;
export declare const checkCommunitySettingParts: Check<CommunitySettingParts>;
export declare const communitySettingPartsSchema: StandardSchema<CommunitySettingParts>;
