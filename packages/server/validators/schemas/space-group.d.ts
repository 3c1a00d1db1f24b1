// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  SpaceGroup,
  SpaceGroupAttributes,
  SpaceGroupCreateRequest,
  SpaceGroupReference,
  SpaceGroupUpdateRequest,
  SpaceGroups,
} from '@community-platform/types/space-group';

export declare const checkSpaceGroupReference: Check<SpaceGroupReference>;
export declare const spaceGroupReferenceSchema: StandardSchema<SpaceGroupReference>;
export declare const checkSpaceGroup: Check<SpaceGroup>;
export declare const spaceGroupSchema: StandardSchema<SpaceGroup>;
export declare const checkSpaceGroups: Check<SpaceGroups>;
export declare const spaceGroupsSchema: StandardSchema<SpaceGroups>;
export declare const checkSpaceGroupAttributes: Check<SpaceGroupAttributes>;
export declare const spaceGroupAttributesSchema: StandardSchema<SpaceGroupAttributes>;
export declare const checkSpaceGroupCreateRequest: Check<SpaceGroupCreateRequest>;
export declare const spaceGroupCreateRequestSchema: StandardSchema<SpaceGroupCreateRequest>;
export declare const checkSpaceGroupUpdateRequest: Check<SpaceGroupUpdateRequest>;
export declare const spaceGroupUpdateRequestSchema: StandardSchema<SpaceGroupUpdateRequest>;
