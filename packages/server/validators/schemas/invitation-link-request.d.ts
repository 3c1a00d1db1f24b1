// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  IdOrText,
  InvitationLinkAttributes,
  InvitationLinkCreateRequest,
  InvitationLinkPaywallRequest,
  InvitationLinkStatus,
  InvitationLinkUpdateRequest,
} from '@community-platform/types/invitation-link-request';

export declare const checkInvitationLinkStatus: Check<InvitationLinkStatus>;
export declare const invitationLinkStatusSchema: StandardSchema<InvitationLinkStatus>;
export declare const checkInvitationLinkCreateRequest: Check<InvitationLinkCreateRequest>;
export declare const invitationLinkCreateRequestSchema: StandardSchema<InvitationLinkCreateRequest>;
export declare const checkInvitationLinkAttributes: Check<InvitationLinkAttributes>;
export declare const invitationLinkAttributesSchema: StandardSchema<InvitationLinkAttributes>;
export declare const checkIdOrText: Check<IdOrText>;
export declare const idOrTextSchema: StandardSchema<IdOrText>;
export declare const checkInvitationLinkPaywallRequest: Check<InvitationLinkPaywallRequest>;
export declare const invitationLinkPaywallRequestSchema: StandardSchema<InvitationLinkPaywallRequest>;
export declare const checkInvitationLinkUpdateRequest: Check<InvitationLinkUpdateRequest>;
export declare const invitationLinkUpdateRequestSchema: StandardSchema<InvitationLinkUpdateRequest>;
