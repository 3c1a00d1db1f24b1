// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  InvitationLink,
  InvitationLinkPaywall,
  InvitationLinksList,
} from '@community-platform/types/invitation-link';

export declare const checkInvitationLink: Check<InvitationLink>;
export declare const invitationLinkSchema: StandardSchema<InvitationLink>;
export declare const checkInvitationLinkPaywall: Check<InvitationLinkPaywall>;
export declare const invitationLinkPaywallSchema: StandardSchema<InvitationLinkPaywall>;
export declare const checkInvitationLinksList: Check<InvitationLinksList>;
export declare const invitationLinksListSchema: StandardSchema<InvitationLinksList>;
