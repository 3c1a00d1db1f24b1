/** The resources of the document's section 2, transcribed by hand. */

function page(item: string): string {
  return `page:int per_page:int has_next_page:bool count:int page_count:int records:[{${item}}]`;
}

const tiptapSiblings = `app_ios_fallback_text:str attachments:[any] inline_attachments:[any]
  sgids_to_object_map:obj format:str community_members:[obj] entities:[any] group_mentions:[any] polls:[any]`;

const styles = '{form:{backgroundColor:str color:str} button:{backgroundColor:str color:str}}';

const notification = '(never|all)';

const paywallFields = `paywall_id:int? paywall_name:str? paywall_price_id:int? paywall_price_type:str?
  paywall_price_interval:str? paywall_coupon_code:str?`;

const buyerFields = `community_member_id:int? community_member_public_uid:str? community_member_name:str?
  community_member_email:str?`;

const additional = '~additional_params:obj?';
const arrayTypes = '[(is|is_not|not_exist|exist)]';
const mode = '(inline|popover)';
const locationOptions = '{key:str source:(geocoder_v6)}';
function configuration(inputType: string, payload: string): string {
  return `input_type:(${inputType}) payload:${payload} type:(standard|search) key:str label:str icon:str? allow_multiple:bool
  pinned:bool visible_by_default:bool filter_group:(global|presets|profile) ~customizable:bool ~enabled:bool
  ~filter_kit_control:obj?`;
}

/** The facts about each resource, by schema name. */
export const resources: Readonly<Record<string, string>> = {
  // 2.1
  community_member: `id:int first_name:str? last_name:str? email:str headline:str? created_at:ts updated_at:ts
    community_id:int last_seen_at:ts? profile_confirmed_at:ts? member_since:ts? member_since_overridden:bool
    profile_url:str public_uid:str avatar_url:str? user_id:int name:str accepted_invitation:str active:bool
    sso_provider_user_id:str? flattened_profile_fields:obj posts_count:int comments_count:int
    member_tags:[{id:int name:str}]
    profile_fields:[{id label field_type key placeholder:str? description:str? required:bool platform_field:bool
      created_at updated_at}]
    gamification_stats:{community_member_id:int total_points:int current_level:int? current_level_name:str?
      points_to_next_level:int? level_progress:int?}?
    activity_score:{activity_score:str? presence:str? participation:str? contribution:str? connection:str?}`,
  community_member_list: page('id:int email:str name:str'),
  community_member_created: 'message:str community_member:{id:int email:str}',
  community_member_profile_field: `id:int text:str? textarea:str? created_at updated_at display_value:any?
    community_member_choices:[{id profile_field_choice:{id value:str?}}] number_options:obj?
    choices:[{id profile_field_choice:{id value}}]
    pages:[{id name position:int visible:bool created_at updated_at}]`,
  // 2.2
  shared_community_member: `id:int name headline avatar_url:str? roles:any? rich_text_field_sgid:str
    member_tags:[{id name emoji color is_public:bool is_background_enabled:bool display_format display_locations:[str]
      custom_emoji_dark_url custom_emoji_url}]
    profile_field:obj page_profile_fields:[any]`,
  // 2.3
  profile_field: `id:int label field_type key required:bool allow_null:bool platform_field:bool archived:bool created_at
    updated_at ~placeholder:str? ~description:str? ~number_options:{id format decimal:int position text}?
    ~choices:[{id value}] ~pages:[{id name position visible created_at updated_at}]`,
  // 2.4
  member_tag: `id:int created_at updated_at name:str is_public:bool is_background_enabled:bool tagged_members_count:int
    color:str display_format:str emoji:str? custom_emoji_url:str? custom_emoji_dark_url:str?
    display_locations:{post_bio:bool profile_page:bool member_directory:bool}?`,
  member_tags_list: page('id:int name:str'),
  // 2.5
  basic_post: `id:int status:str name:str? tiptap_body:{body:{type content:[obj]} ${tiptapSiblings}}?
    body:{id:int name body:str record_type record_id:int created_at updated_at} slug url space_name space_slug
    space_id:int user_id:int user_email user_name comments_count:int community_id:int hide_meta_info:bool
    user_avatar_url:str? published_at created_at updated_at cover_image:str? cover_image_url:str?
    cardview_thumbnail:str? cardview_thumbnail_url:str? is_comments_enabled:bool is_comments_closed:bool
    is_liking_enabled:bool flagged_for_approval_at:ts? unresolved_flagged_reports_count:int custom_html:str?
    likes_count:int topics:[int] member_posts_count:int member_comments_count:int member_likes_count:int
    community:obj ai_summary:{overview:str? content:str} rich_text_body:{body:obj ${tiptapSiblings}}`,
  posts_list: page('id:int user_name space_name space_id likes_count published_at'),
  image_posts_list: page('id:int'),
  basic_post_created_response: 'message:str post:{id:int status:str}',
  basic_post_updated_response: 'message:str post:{id:int status:str}',
  basic_post_deleted_response: 'success:bool message:str',
  // 2.6
  community: `id:int created_at name locale slug allow_signups_to_public_community:bool community_switcher_enabled:bool
    custom_cta_for_share_links:bool locked_post_cta_heading:str? locked_post_cta_body:str?
    locked_post_cta_button_text:str? locked_post_cta_button_url:str? custom_tos_enabled:bool custom_tos:str?
    default_existing_member_space_id:int? default_logged_out_space_id:int? default_new_member_space_id:int?
    default_search_sorting:str is_private:bool? private_signup_link_label:str? private_signup_link_url:str?
    reply_to_email:str? white_label:bool weekly_digest_enabled:bool digest_subject:str? digest_intro:str?
    digests_hide_posts:bool? digests_hide_comments:bool? digests_hide_stats:bool? digests_hide_members:bool?
    prefs:{has_posts:bool has_spaces:bool brand_color:{light dark} brand_text_color:{light dark} has_invited_member:bool}
    community_setting:{id created_at updated_at ios_app_enabled:bool show_ios_app_banner:bool
      deactivate_account_enabled:bool allow_profile_search_indexing:bool
      truncate_post_body_in_email_notifications:bool hide_emails_on_member_profiles:bool allow_members_to_go_live:bool
      enforce_otp_for_signup:bool community_activity_notifications_email_enabled:bool
      community_activity_notifications_in_app_enabled:bool desktop_app_community_visibility_enabled:bool
      allow_moderator_csv_download:bool default_space_ids:[int] default_logged_out_redirect_type:str?
      default_logged_out_redirect_id:int?}`,
  // 2.7
  comment: `id:int parent_comment_id:int? flagged_for_approval_at:ts? unresolved_flagged_reports_count:int created_at
    body:{id:int? name body record_type record_id created_at:any? updated_at:any?} user:{id name avatar_url:any? email}
    post:{id name slug} space:{id name slug} replies_count:int replies:[obj] url community_id likes_count
    user_posts_count user_comments_count user_likes_count author_type:(CommunityMember|CommunityAiAgent)`,
  comments_list: page('id:int'),
  // 2.8
  space: `id name slug cover_image_url:str? cover_image_visible:bool cover_image_display_style:(normal|wide)
    thumbnail_image_url:str? community_id is_private:bool? is_hidden_from_non_members:bool? is_draft:bool is_hidden:bool?
    locked_button_url:str? locked_button_label:str? locked_page_heading:str? locked_page_description:str? emoji:str?
    custom_emoji_url:str? custom_emoji_dark_url:str? hide_post_settings:bool? display_view:str? is_post_disabled:bool?
    space_type:str? host:str? post_ids:[int] url:str? space_group:{id name} topics:[int]
    default_mention_in_app_notification_setting:${notification} default_mention_mobile_notification_setting:${notification}
    default_in_app_notification_setting:${notification} default_mobile_notification_setting:${notification}
    default_notification_setting:${notification} event_auto_rsvp_enabled:bool default_sort:str? hide_sorting:bool?
    require_topic_selection:bool? prevent_members_from_adding_others:bool? hide_from_featured_areas:bool?
    disable_member_post_covers:bool? hide_members_count:bool? pinned_posts_label:str?
    show_lock_icon_for_non_members:bool? default_comment_sort:str? default_member_sort:str? default_tab:str?
    show_tab_bar:bool? show_next_event:bool? hide_from_sidebar:bool? hide_right_sidebar:bool? lock_screen_blocks:[any]?
    visible_tabs:obj? meta_tag_attributes:{meta_title:str? meta_description:str? opengraph_title:str?
      opengraph_description:str? opengraph_image:str?}?
    chat_room_show_history:bool? chat_room_description:str? course_setting:obj?`,
  spaces: page('id name slug'),
  space_create_response: 'success:bool message:str space:{id name slug}',
  space_ai_summary: `overview:str
    topics:[{topic_name summary contributors:[{id name}] relevant_post_ids:[int]}]`,
  space_group: `id name slug community_id is_hidden_from_non_members:bool hide_members_count:bool
    allow_members_to_create_spaces:bool automatically_add_members_to_new_spaces:bool
    add_members_to_space_group_on_space_join:bool hide_non_member_spaces_from_sidebar:bool created_at updated_at
    space_group_members_count:int spaces_count:int`,
  space_groups: page('id name'),
  space_member: `id user_id space_id notification_type:str posts_read_count:int in_app_notification_setting:str
    mobile_notification_setting:str community_member_id moderator:bool access_type:str status:str created_at updated_at
    community_member:{name first_name last_name avatar_url:any? headline:any? community_id profile_url public_uid email}`,
  space_members: page('id space_id'),
  space_group_member: `id user_id space_group_id community_member_id moderator:bool access_type:str status:str created_at
    updated_at community_member:{name first_name last_name avatar_url:any? headline:any? community_id profile_url
      public_uid email}`,
  space_group_members: page('id space_group_id'),
  // 2.9
  course_section: 'id name space_id created_at updated_at',
  course_sections_list: page('id name'),
  course_lesson: `id name status:(published|draft) created_at updated_at section_id is_comments_enabled:bool
    is_featured_media_enabled:bool is_featured_media_download_enabled:bool body_html:str space_id thumbnail:obj?
    featured_media:obj?`,
  course_lessons_list: page('id name'),
  course_setting: `course_type:(self_paced|scheduled|structured)
    custom_lesson_label:(activity|assignment|challenge|class|day|exercise|lecture|lesson|practice|session|topic|tutorial|workshop)?
    custom_section_label:(chapter|level|module|part|path|phase|section|stage|track|unit|week)?
    enforce_lessons_order:bool new_comment_notification_enabled:bool lesson_thumbnails_visible:bool`,
  // 2.10
  flagged_content: `id status:str? reported_reason_type:str reported_reason_body:str? reported_at:ts action_taken_at:ts?
    action_reason_body:str? created_at updated_at content_id:int content_type:str content_authored_by_id:int
    content_authored_by_name content_authored_by_email reported_by_id:int? reported_by_name:str? reported_by_email:str?
    action_by_id:int? action_by_name:str? action_by_email:str?`,
  flagged_contents_list: page('id content_id:int'),
  // 2.11
  form: `id uid:str after_submission_action:(thank_you_page|redirect) embed_display_format:(inline|popup) popup_delay:int
    popup_frequency:int name redirect_url:str? status:(draft|published) thank_you_page_body:str?
    thank_you_page_title:str? updated_at submissions_count:int embed_styles:${styles}? standalone_page_styles:${styles}?`,
  form_list: page('id name'),
  form_submission: 'id created_at fields:[{field_id:int label:str value:any? hidden:bool}]',
  form_submission_list: page('id fields:[obj]'),
  form_submission_create_request: `elements:[{id:int ~value:str? ~value_json:[str]}] ~submission_on_behalf_of:str?`,
  form_submission_create_response: 'success:bool',
  form_update_request: `~name ~after_submission_action:(thank_you_page|redirect) ~embed_display_format:(inline|popup)
    ~redirect_url:any? ~status:(draft|published) ~thank_you_page_title:any? ~thank_you_page_body:any? ~popup_delay:int
    ~popup_frequency:int ~embed_styles:obj? ~standalone_page_styles:obj? ~elements:[obj]`,
  form_element: `~id:int? ~position:int ~type:(text|field|button|layout) ~parent_element_id:int? ~attributes:obj
    ~children:[obj]`,
  // 2.12
  invitation_link: `id name redemption_url:str created_at updated_at access_group_ids:[int] member_tag_ids:[str]
    active:bool members_joined_count:int redirect_space_id:int?
    paywall:{paywall_id:str paywall_price_id:str trial_days:int paywall_coupon_code:str}?`,
  invitation_links_list: page('id name'),
  // 2.13
  community_segment_params: '~title:str ~visible:bool ~rules:obj',
  community_segment_consumer_attributes: `title visible rules ~consumer_id:str ~consumer_type:str`,
  community_segment: `id:int title:str? rules:obj visible:bool audience_count:int
    created_by:{id name email avatar_url:any? public_uid} created_at:str updated_at:str`,
  community_segments_list: page('id:int'),
  // 2.14
  workflow: `id:str name status:(draft|active|inactive|archived) workflow_type:(dynamic|bulk_action|scheduled)
    type_label:str runs_count:int url:str ~community_segment_id:int?`,
  workflow_detail: `id name status:str workflow_type:str type_label runs_count community_segment_id:int?
    trigger:{id:str workflow_id:str trigger_type:str resource_id:int? resource_type:str? contact_type:str
      community_segment_id:int? ai_filter_prompt:str? config:obj?}?
    actions:[{id:str workflow_id:str action_type:str position:int list_position:int api_params:obj?
      community_segment_id:int?}]`,
  // 2.15
  paywall: `id name:str? display_name status:(draft|active|inactive) currency:str? paywall_group_id:int?
    subscription_group:str? access_groups_enabled:bool created_at
    prices:[{id name:str? status:(draft|active|inactive) price_type:(subscription|onetime|installments)
      amount_in_cents:int interval:(daily|weekly|monthly|yearly)? interval_count:int? recurring:bool
      upfront_payment_amount_in_cents:int display_name}]`,
  paywalls_list: page('id display_name'),
  paywall_group: 'id name currency_id created_at updated_at',
  paywall_affiliate: `id status:str code:str enrolled_at:ts? invited_at:ts? community_member:{id name email}`,
  paywall_affiliates_list: page('id code:str'),
  paywall_affiliate_payout_export: 'id relation:str community_member_ids:[int] created_at',
  payment_method_preference: `payment_method:str value:bool is_enabled:bool is_capability_active:bool
    is_capability_pending:bool can_request_capability:bool is_capability_available:bool mutable:bool
    normalized_state:(pending_verification|active|disabled|unavailable) ~capability_id:str? ~capability_status:str?`,
  community_member_charge: `id processor_id:str? invoice_processor_id:str? subscription_processor_id:str? status:str
    display_status_raw:str refundable:bool amount:int amount_refunded:int amount_to_refund:int currency:str? platform:str
    payment_method_type:str? created_at ${paywallFields} ${buyerFields}`,
  community_member_charges_list: page('id amount:int'),
  community_member_charge_export: 'id relation fields:[str] filters:obj created_at',
  community_member_subscription: `id processor_id:str? status:str platform:str renews_at:ts? trial_ends_at:ts?
    ends_at:ts? created_at charges_quantity:int total_amount_paid:int currency:str? ${paywallFields} ${buyerFields}
    refundable:bool renewing:bool completed_installment:bool`,
  community_member_subscriptions_list: page('id status:str'),
  community_member_subscription_export: 'id relation fields:[str] filters:obj created_at',
  // 2.16
  event: `id name slug user_id community_member_id created_at hide_meta_info:bool? confirmation_message_title:str?
    confirmation_message_button_title:str? confirmation_message_button_link:str? confirmation_message_description:str?
    in_person_location:str? host:str? comments_count duration_in_seconds:int enable_custom_thank_you_message:bool
    send_in_app_notification_confirmation:bool rsvp_disabled:bool send_email_confirmation:bool send_email_reminder:bool
    send_in_app_notification_reminder:bool virtual_location_url:str starts_at ends_at updated_at location_type:str
    hide_attendees:bool hide_location_from_non_attendees:bool space:{id slug name community_id} body:str url
    member_email member_name member_avatar_url:str? integration_display_title:str likes_count cover_image_url:str?
    meta_tag_attributes:obj? topics:[int]`,
  event_list: page('id name'),
  community_lead: 'id name type:str email:str? created_at member_tags:[{id:int name:str}] sqid:str public_uid:str?',
  contact_note: `id contact_id author_id community_id created_at updated_at tiptap_body:obj?
    policies:{can_edit:bool can_destroy:bool}`,
  contact_notes_list: page('id contact_id'),
  chat_preferences: `id:int messaging_enabled:bool group_messaging_enabled:bool voice_messages_enabled:bool
    member_to_member_messaging_enabled:bool`,
  direct_upload_response: `id key filename content_type byte_size:int checksum created_at metadata:obj? service_name
    signed_id attachable_sgid direct_upload:{url:str headers:obj} url:str`,
  location_search_results: 'results:[{source:str}]',
  location_result: 'source:str ~name:str? ~full_address:str? ~feature_type:str? ~source_id:str?',
  filter_kit_control: `key:str filter_type:str enabled:bool ~id:int? ~community_id:int? ~space_id:int?
    ~profile_field_id:int? ~sort_key:int? ~created_at:str? ~updated_at:str? ~profile_field:{id key label}?
    ~space:{id name}?`,
  filter_kit_controls_list: page('key:str'),
  // 2.17 The last two are always present; this is a decision of the project.
  FilterResponse: `filter_configurations:[any] enabled:bool
    base_search_params:{exclude_empty_name:bool status:str order:obj filters:[{id:str key:str value:str}]}`,
  string_configuration: configuration(
    'string',
    `{filter_types:[(contains|does_not_contain|is|is_not|not_exist|exist)] ${additional}}`,
  ),
  number_configuration: configuration(
    'number',
    `{filter_types:[(is|is_not)] ${additional} ~number_options:{id:int format:(number|percentage|custom|unformatted)
      decimal:int? position:(left|right)? text:str?}}`,
  ),
  boolean_configuration: configuration('boolean', 'obj?'),
  radio_configuration: configuration('radio', '{options:[{key:str value:any}]}'),
  array_configuration: configuration(
    'array',
    `{options:[{text:str value:any group:str?}] filter_types:${arrayTypes} mode:${mode} ${additional}}`,
  ),
  async_search_configuration: configuration('async_search', `{filter_types:${arrayTypes} mode:${mode} url:str}`),
  near_me_configuration: configuration(
    'near_me',
    `{location_search_options:${locationOptions} require_user_to_provide_more_precise_location:bool
      near_me_location_filter_values:{source id:str name:str}? community_member_profile_field:{id:num text:str}?}`,
  ),
  preset_configuration: configuration('preset', '{preset_params:obj}'),
  location_configuration: configuration('location', `{location_search_options:${locationOptions} ~mode:${mode}}`),
  search_configuration: configuration('search', 'obj?'),
  // 2.13
  contact_search_rules_schema: 'rule_type:(all_contacts|all_members|custom_filters|selected_members) rules:any',
  contact_filter_rule: `key:str value:any ~id:str ~filter_type:(is|is_not|contains|does_not_contain|gt|lt|eq)`,
  contact_member_rule: 'email:str community_member_id:int',
  // 4.1
  headless_auth_token: `access_token:str refresh_token:str access_token_expires_at:ts refresh_token_expires_at:ts
    community_member_id:int community_id:int`,
  // 4.3; the comparisons and orders by field that the filter configuration (2.17) offers are accepted, too
  member_search_request: `~filters:[{key:str
      ~filter_type:(is|is_not|contains|does_not_contain|gt|lt|eq|exist|not_exist)
      ~profile_field_type:str ~profile_field_id:str ~value:str ~gte:int ~lte:int}]
    ~search_text:str ~per_page:int ~search_after:[any] ~order ~status:(active|inactive)
    ~exclude_empty_profiles:bool ~exclude_empty_name:bool`,
  member_search_response: 'data:[any] total_count:int ~next_search_after:[str]',
};
