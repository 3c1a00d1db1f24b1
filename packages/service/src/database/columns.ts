/**
 * Column types that the database cannot express: JSON other than objects, enumerated strings, and view columns that are
 * never null.
 */
import type {
  AffiliatePayoutStatus,
  ApiTokenType,
  CouponDiscountType,
  CourseLessonStatus,
  CoverImageDisplayStyle,
  FormAfterSubmissionAction,
  FormElementType,
  FormEmbedDisplayFormat,
  FormStatus,
  LessonProgressStatus,
  MemberDirectorySettingAttributesSort,
  MemberDirectorySettingAttributesView,
  NotificationDefault,
  PaywallPricePartsInterval,
  PaywallPriceType,
  PaywallStatus,
  TaxBehavior,
  TaxPlatformStatus,
  WorkflowRunStatus,
  WorkflowStatus,
  WorkflowType,
} from '@community-platform/types';
import type { ChatRoomKind } from '@community-platform/types/chat-room';
import type {
  CourseSettingPartsCourseType,
  CourseSettingPartsCustomLessonLabel,
  CourseSettingPartsCustomSectionLabel,
} from '@community-platform/types/course';
import type { FilterKitKey } from '@community-platform/types/filter-kit';
import type { ContactSearchRulesSchema } from '@community-platform/types/segment';
import type { StoredFile } from './stored-file.js';

export interface FormStyles {
  readonly form: { readonly backgroundColor: string; readonly color: string };
  readonly button: { readonly backgroundColor: string; readonly color: string };
}

export interface Columns {
  'affiliate_payouts.status': AffiliatePayoutStatus;
  'api_tokens.token_type': ApiTokenType;
  'chat_rooms.kind': ChatRoomKind;
  'community_segments.rule_type': ContactSearchRulesSchema['rule_type'];
  'community_segments.rules': ContactSearchRulesSchema['rules'];
  'community_settings.directory_sort': MemberDirectorySettingAttributesSort;
  'community_settings.directory_view': MemberDirectorySettingAttributesView;
  'contact_taggings.created_at': Date;
  'contact_taggings.id': number;
  'contact_taggings.member_tag_id': number;
  'contact_taggings.updated_at': Date;
  'course_lesson_progress.status': LessonProgressStatus;
  'course_lessons.featured_media': StoredFile;
  'course_lessons.status': CourseLessonStatus;
  'course_lessons.thumbnail': StoredFile;
  'filter_kit_controls.key': FilterKitKey;
  'form_elements.type': FormElementType;
  'forms.after_submission_action': FormAfterSubmissionAction;
  'forms.embed_display_format': FormEmbedDisplayFormat;
  'forms.embed_styles': FormStyles;
  'forms.standalone_page_styles': FormStyles;
  'forms.status': FormStatus;
  'paywall_coupons.discount_type': CouponDiscountType;
  'paywall_prices.interval': PaywallPricePartsInterval;
  'paywall_prices.price_type': PaywallPriceType;
  'paywall_prices.status': PaywallStatus;
  'paywalls.status': PaywallStatus;
  'spaces.course_type': CourseSettingPartsCourseType;
  'spaces.cover_image_display_style': CoverImageDisplayStyle;
  'spaces.custom_lesson_label': CourseSettingPartsCustomLessonLabel;
  'spaces.custom_section_label': CourseSettingPartsCustomSectionLabel;
  'spaces.default_in_app_notification_setting': NotificationDefault;
  'spaces.default_mention_in_app_notification_setting': NotificationDefault;
  'spaces.default_mention_mobile_notification_setting': NotificationDefault;
  'spaces.default_mobile_notification_setting': NotificationDefault;
  'spaces.default_notification_setting': NotificationDefault;
  'spaces.lock_screen_blocks': unknown[];
  'tax_settings.default_tax_behavior': TaxBehavior;
  'tax_settings.platform_status': TaxPlatformStatus;
  'workflow_runs.status': WorkflowRunStatus;
  'workflows.status': WorkflowStatus;
  'workflows.workflow_type': WorkflowType;
}
