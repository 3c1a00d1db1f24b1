// Generated from the OpenAPI document. Do not edit: change the document and generate again.

const profileFieldsListExample = [
  {
    id: 78, label: 'Bio', field_type: 'textarea', key: 'bio', placeholder: null, description: null, required: false,
    platform_field: true, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-01T10:00:00Z',
  },
  {
    id: 79, label: 'Location', field_type: 'text', key: 'location', placeholder: null, description: null,
    required: false, platform_field: true, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-01T10:00:00Z',
  },
  {
    id: 80, label: 'Website', field_type: 'link', key: 'website', placeholder: null, description: null,
    required: false, platform_field: true, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-01T10:00:00Z',
  },
  {
    id: 81, label: 'Favourite flour', field_type: 'text', key: 'favourite_flour', placeholder: 'Rye, spelt, ...',
    description: null, required: false, platform_field: false, created_at: '2025-03-02T08:00:00Z',
    updated_at: '2025-03-02T08:00:00Z',
  },
  {
    id: 82, label: 'Oven', field_type: 'select', key: 'oven', placeholder: null,
    description: 'What the bread is baked in.', required: false, platform_field: false,
    created_at: '2025-03-02T08:05:00Z', updated_at: '2025-03-02T08:05:00Z',
  },
  {
    id: 83, label: 'Loaves a week', field_type: 'number', key: 'loaves_a_week', placeholder: null, description: null,
    required: false, platform_field: false, created_at: '2025-03-02T08:10:00Z', updated_at: '2025-03-02T08:10:00Z',
  },
];

const communityMember4103Example = {
  id: 4103, first_name: null, last_name: null, email: 'odile@example.com', headline: null,
  created_at: '2025-05-18T14:05:00Z', updated_at: '2025-05-18T14:05:00Z', community_id: 7001, last_seen_at: null,
  profile_confirmed_at: null, member_since: null, member_since_overridden: false,
  profile_url: 'https://oven-and-crumb.community.example/u/e5f6a7b8', public_uid: 'e5f6a7b8', avatar_url: null,
  user_id: 5103, name: '', accepted_invitation: '', active: true, sso_provider_user_id: null,
  flattened_profile_fields: {}, posts_count: 0, comments_count: 0, member_tags: [],
  profile_fields: profileFieldsListExample, gamification_stats: null,
  activity_score: {
    activity_score: null, presence: null, participation: null, contribution: null, connection: null,
  },
};

const gamificationStatsExample = {
  community_member_id: 4102, total_points: 31, current_level: null, current_level_name: null,
  points_to_next_level: 19, level_progress: 62,
};

const activityScoreExample = {
  activity_score: '6', presence: '10.0', participation: '2.0', contribution: '2.0', connection: '1.0',
};

const communityMember4102Example = {
  id: 4102, first_name: 'Tobin', last_name: 'Fennick', email: 'tobin@example.com', headline: 'Weekend rye baker',
  created_at: '2025-03-14T09:20:00Z', updated_at: '2025-03-14T09:20:00Z', community_id: 7001,
  last_seen_at: '2025-05-20T17:50:00Z', profile_confirmed_at: '2025-03-14T09:31:00Z',
  member_since: '2025-03-14T09:20:00Z', member_since_overridden: false,
  profile_url: 'https://oven-and-crumb.community.example/u/c9d0e1f2', public_uid: 'c9d0e1f2', avatar_url: null,
  user_id: 5102, name: 'Tobin Fennick', accepted_invitation: '2025-03-14 09:20:00 UTC', active: true,
  sso_provider_user_id: 'baker-0002', flattened_profile_fields: { favourite_flour: 'Rye', loaves_a_week: 2 },
  posts_count: 2, comments_count: 2, member_tags: [], profile_fields: profileFieldsListExample,
  gamification_stats: gamificationStatsExample, activity_score: activityScoreExample,
};

const errorExample = {
  success: false, message: 'A parameter is not valid', error_details: { page: ['must be an integer'] },
};

const errorExample_69c8 = {
  success: false, message: 'Missing parameter: context', error_details: { message: 'Missing parameter: context' },
};

const courseSettingExample = {
  course_type: 'self_paced', custom_lesson_label: 'lesson', custom_section_label: null, enforce_lessons_order: true,
  new_comment_notification_enabled: false, lesson_thumbnails_visible: true,
};

const space304Example = {
  id: 304, name: 'Sourdough School', slug: 'sourdough-school', cover_image_url: null, cover_image_visible: true,
  cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: true,
  is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
  locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: null,
  custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: 'list',
  is_post_disabled: null, space_type: 'course', host: 'oven-and-crumb.community.example', post_ids: [],
  url: 'https://oven-and-crumb.community.example/c/sourdough-school', space_group: { id: 202, name: 'Workshops' },
  topics: [], default_mention_in_app_notification_setting: 'all', default_mention_mobile_notification_setting: 'all',
  default_in_app_notification_setting: 'all', default_mobile_notification_setting: 'all',
  default_notification_setting: 'all', event_auto_rsvp_enabled: false, default_sort: null, hide_sorting: null,
  require_topic_selection: null, prevent_members_from_adding_others: null, hide_from_featured_areas: null,
  disable_member_post_covers: null, hide_members_count: null, pinned_posts_label: null,
  show_lock_icon_for_non_members: null, default_comment_sort: null, default_member_sort: null, default_tab: null,
  show_tab_bar: null, show_next_event: null, hide_from_sidebar: null, hide_right_sidebar: null,
  lock_screen_blocks: null, visible_tabs: null,
  meta_tag_attributes: {
    meta_title: 'Sourdough School', meta_description: 'A starter, a week, a loaf.', opengraph_title: null,
    opengraph_description: null, opengraph_image: null,
  },
  chat_room_show_history: null, chat_room_description: null, course_setting: courseSettingExample,
};

const space303Example = {
  id: 303, name: 'Loaf Gallery', slug: 'loaf-gallery', cover_image_url: null, cover_image_visible: true,
  cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: false,
  is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
  locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: null,
  custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: 'masonry',
  is_post_disabled: null, space_type: 'image', host: 'oven-and-crumb.community.example', post_ids: [9003],
  url: 'https://oven-and-crumb.community.example/c/loaf-gallery', space_group: { id: 201, name: 'The Kitchen' },
  topics: [], default_mention_in_app_notification_setting: 'all', default_mention_mobile_notification_setting: 'all',
  default_in_app_notification_setting: 'all', default_mobile_notification_setting: 'all',
  default_notification_setting: 'all', event_auto_rsvp_enabled: false, default_sort: null, hide_sorting: null,
  require_topic_selection: null, prevent_members_from_adding_others: null, hide_from_featured_areas: null,
  disable_member_post_covers: null, hide_members_count: null, pinned_posts_label: null,
  show_lock_icon_for_non_members: null, default_comment_sort: null, default_member_sort: null, default_tab: null,
  show_tab_bar: null, show_next_event: null, hide_from_sidebar: null, hide_right_sidebar: null,
  lock_screen_blocks: null, visible_tabs: null, meta_tag_attributes: null, chat_room_show_history: null,
  chat_room_description: null, course_setting: null,
};

const space302Example = {
  id: 302, name: 'Crumb Lab', slug: 'crumb-lab', cover_image_url: null, cover_image_visible: true,
  cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: false,
  is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
  locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: '🍞',
  custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: null,
  is_post_disabled: null, space_type: 'basic', host: 'oven-and-crumb.community.example', post_ids: [9002],
  url: 'https://oven-and-crumb.community.example/c/crumb-lab', space_group: { id: 201, name: 'The Kitchen' },
  topics: [61], default_mention_in_app_notification_setting: 'all',
  default_mention_mobile_notification_setting: 'all', default_in_app_notification_setting: 'all',
  default_mobile_notification_setting: 'all', default_notification_setting: 'all', event_auto_rsvp_enabled: false,
  default_sort: null, hide_sorting: null, require_topic_selection: true, prevent_members_from_adding_others: null,
  hide_from_featured_areas: null, disable_member_post_covers: null, hide_members_count: null,
  pinned_posts_label: null, show_lock_icon_for_non_members: null, default_comment_sort: null,
  default_member_sort: null, default_tab: null, show_tab_bar: null, show_next_event: null, hide_from_sidebar: null,
  hide_right_sidebar: null, lock_screen_blocks: null, visible_tabs: null, meta_tag_attributes: null,
  chat_room_show_history: null, chat_room_description: null, course_setting: null,
};

const space306Example = {
  id: 306, name: 'Kitchen Table', slug: 'kitchen-table', cover_image_url: null, cover_image_visible: true,
  cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: false,
  is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
  locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: null,
  custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: null,
  is_post_disabled: null, space_type: 'chat', host: 'oven-and-crumb.community.example', post_ids: [],
  url: 'https://oven-and-crumb.community.example/c/kitchen-table', space_group: { id: 201, name: 'The Kitchen' },
  topics: [], default_mention_in_app_notification_setting: 'all', default_mention_mobile_notification_setting: 'all',
  default_in_app_notification_setting: 'all', default_mobile_notification_setting: 'all',
  default_notification_setting: 'all', event_auto_rsvp_enabled: false, default_sort: null, hide_sorting: null,
  require_topic_selection: null, prevent_members_from_adding_others: null, hide_from_featured_areas: null,
  disable_member_post_covers: null, hide_members_count: null, pinned_posts_label: null,
  show_lock_icon_for_non_members: null, default_comment_sort: null, default_member_sort: null, default_tab: null,
  show_tab_bar: null, show_next_event: null, hide_from_sidebar: null, hide_right_sidebar: null,
  lock_screen_blocks: null, visible_tabs: null, meta_tag_attributes: null, chat_room_show_history: null,
  chat_room_description: null, course_setting: null,
};

const space301Example = {
  id: 301, name: 'Bakehouse', slug: 'bakehouse', cover_image_url: null, cover_image_visible: true,
  cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: false,
  is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
  locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: null,
  custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: null,
  is_post_disabled: null, space_type: 'basic', host: 'oven-and-crumb.community.example', post_ids: [9001],
  url: 'https://oven-and-crumb.community.example/c/bakehouse', space_group: { id: 201, name: 'The Kitchen' },
  topics: [], default_mention_in_app_notification_setting: 'all', default_mention_mobile_notification_setting: 'all',
  default_in_app_notification_setting: 'all', default_mobile_notification_setting: 'all',
  default_notification_setting: 'all', event_auto_rsvp_enabled: false, default_sort: null, hide_sorting: null,
  require_topic_selection: null, prevent_members_from_adding_others: null, hide_from_featured_areas: null,
  disable_member_post_covers: null, hide_members_count: null, pinned_posts_label: null,
  show_lock_icon_for_non_members: null, default_comment_sort: null, default_member_sort: null, default_tab: null,
  show_tab_bar: null, show_next_event: null, hide_from_sidebar: null, hide_right_sidebar: null,
  lock_screen_blocks: null, visible_tabs: null, meta_tag_attributes: null, chat_room_show_history: null,
  chat_room_description: null, course_setting: null,
};

const memberTag52Example = {
  id: 52, created_at: '2025-03-02T08:31:00Z', updated_at: '2025-03-02T08:31:00Z', name: 'Newcomer', is_public: false,
  is_background_enabled: false, tagged_members_count: 1, color: '#8a6d3b', display_format: 'label', emoji: null,
  custom_emoji_url: null, custom_emoji_dark_url: null,
  display_locations: { post_bio: true, profile_page: true, member_directory: true },
};

const memberTag51Example = {
  id: 51, created_at: '2025-03-02T08:30:00Z', updated_at: '2025-03-02T08:30:00Z', name: 'Mentor', is_public: true,
  is_background_enabled: true, tagged_members_count: 1, color: '#2f7d5b', display_format: 'label', emoji: '🥖',
  custom_emoji_url: null, custom_emoji_dark_url: null,
  display_locations: { post_bio: true, profile_page: true, member_directory: false },
};

const taggedMember5501Example = {
  id: 5501, member_tag_id: 51, member_tag_name: 'Mentor', member_tag_emoji: '🥖', user_id: 5101,
  user_email: 'ines@example.com', lead_id: null, lead_email: null, community_member_id: 4101, contact_id: 4101,
  created_at: '2025-03-02T08:35:00Z', updated_at: '2025-03-02T08:35:00Z',
};

const profileField78Example = {
  id: 78, label: 'Bio', field_type: 'textarea', key: 'bio', required: false, allow_null: true, platform_field: true,
  archived: false, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-01T10:00:00Z', placeholder: null,
  description: null, number_options: null, choices: [],
  pages: [
    {
      id: 3601, name: 'signup', position: 1, visible: false, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3602, name: 'edit_profile', position: 1, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3603, name: 'profile_view', position: 1, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3604, name: 'community_view', position: 1, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
  ],
};

const profileField79Example = {
  id: 79, label: 'Location', field_type: 'text', key: 'location', required: false, allow_null: true,
  platform_field: true, archived: false, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-01T10:00:00Z',
  placeholder: null, description: null, number_options: null, choices: [],
  pages: [
    {
      id: 3605, name: 'signup', position: 2, visible: false, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3606, name: 'edit_profile', position: 2, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3607, name: 'profile_view', position: 2, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3608, name: 'community_view', position: 2, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
  ],
};

const profileField80Example = {
  id: 80, label: 'Website', field_type: 'link', key: 'website', required: false, allow_null: true,
  platform_field: true, archived: false, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-01T10:00:00Z',
  placeholder: null, description: null, number_options: null, choices: [],
  pages: [
    {
      id: 3609, name: 'signup', position: 3, visible: false, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3610, name: 'edit_profile', position: 3, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3611, name: 'profile_view', position: 3, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
    {
      id: 3612, name: 'community_view', position: 3, visible: true, created_at: '2025-03-01T10:00:00Z',
      updated_at: '2025-03-01T10:00:00Z',
    },
  ],
};

const pagesListExample = [
  {
    id: 3613, name: 'signup', position: 4, visible: false, created_at: '2025-03-02T08:00:00Z',
    updated_at: '2025-03-02T08:00:00Z',
  },
  {
    id: 3614, name: 'edit_profile', position: 4, visible: true, created_at: '2025-03-02T08:00:00Z',
    updated_at: '2025-03-02T08:00:00Z',
  },
  {
    id: 3615, name: 'profile_view', position: 4, visible: false, created_at: '2025-03-02T08:00:00Z',
    updated_at: '2025-03-02T08:00:00Z',
  },
  {
    id: 3616, name: 'community_view', position: 4, visible: false, created_at: '2025-03-02T08:00:00Z',
    updated_at: '2025-03-02T08:00:00Z',
  },
];

const profileField81Example = {
  id: 81, label: 'Favourite flour', field_type: 'text', key: 'favourite_flour', required: false, allow_null: true,
  platform_field: false, archived: false, created_at: '2025-03-02T08:00:00Z', updated_at: '2025-03-02T08:00:00Z',
  placeholder: 'Rye, spelt, ...', description: null, number_options: null, choices: [], pages: pagesListExample,
};

const profileField82Example = {
  id: 82, label: 'Oven', field_type: 'select', key: 'oven', required: false, allow_null: true, platform_field: false,
  archived: false, created_at: '2025-03-02T08:05:00Z', updated_at: '2025-03-02T08:05:00Z', placeholder: null,
  description: 'What the bread is baked in.', number_options: null,
  choices: [{ id: 8201, value: 'Wood-fired' }, { id: 8202, value: 'Kitchen' }],
  pages: [
    {
      id: 3617, name: 'signup', position: 5, visible: false, created_at: '2025-03-02T08:05:00Z',
      updated_at: '2025-03-02T08:05:00Z',
    },
    {
      id: 3618, name: 'edit_profile', position: 5, visible: true, created_at: '2025-03-02T08:05:00Z',
      updated_at: '2025-03-02T08:05:00Z',
    },
    {
      id: 3619, name: 'profile_view', position: 5, visible: false, created_at: '2025-03-02T08:05:00Z',
      updated_at: '2025-03-02T08:05:00Z',
    },
    {
      id: 3620, name: 'community_view', position: 5, visible: false, created_at: '2025-03-02T08:05:00Z',
      updated_at: '2025-03-02T08:05:00Z',
    },
  ],
};

const pagesListExample_e8a8 = [
  {
    id: 3621, name: 'signup', position: 6, visible: false, created_at: '2025-03-02T08:10:00Z',
    updated_at: '2025-03-02T08:10:00Z',
  },
  {
    id: 3622, name: 'edit_profile', position: 6, visible: true, created_at: '2025-03-02T08:10:00Z',
    updated_at: '2025-03-02T08:10:00Z',
  },
  {
    id: 3623, name: 'profile_view', position: 6, visible: false, created_at: '2025-03-02T08:10:00Z',
    updated_at: '2025-03-02T08:10:00Z',
  },
  {
    id: 3624, name: 'community_view', position: 6, visible: false, created_at: '2025-03-02T08:10:00Z',
    updated_at: '2025-03-02T08:10:00Z',
  },
];

const profileField83Example = {
  id: 83, label: 'Loaves a week', field_type: 'number', key: 'loaves_a_week', required: false, allow_null: true,
  platform_field: false, archived: false, created_at: '2025-03-02T08:10:00Z', updated_at: '2025-03-02T08:10:00Z',
  placeholder: null, description: null,
  number_options: { id: 91, format: 'custom', decimal: 0, position: 'right', text: 'loaves' }, choices: [],
  pages: pagesListExample_e8a8,
};

const pagesListExample_e5f7 = [
  {
    id: 3625, name: 'signup', position: 7, visible: false, created_at: '2025-03-02T08:20:00Z',
    updated_at: '2025-03-02T08:20:00Z',
  },
  {
    id: 3626, name: 'edit_profile', position: 7, visible: true, created_at: '2025-03-02T08:20:00Z',
    updated_at: '2025-03-02T08:20:00Z',
  },
  {
    id: 3627, name: 'profile_view', position: 7, visible: false, created_at: '2025-03-02T08:20:00Z',
    updated_at: '2025-03-02T08:20:00Z',
  },
  {
    id: 3628, name: 'community_view', position: 7, visible: false, created_at: '2025-03-02T08:20:00Z',
    updated_at: '2025-03-02T08:20:00Z',
  },
];

const profileField84Example = {
  id: 84, label: 'Kneading', field_type: 'select', key: 'kneading', required: false, allow_null: true,
  platform_field: false, archived: true, created_at: '2025-03-02T08:20:00Z', updated_at: '2025-03-02T08:20:00Z',
  placeholder: null, description: null, number_options: null,
  choices: [{ id: 8203, value: 'By hand' }, { id: 8204, value: 'By machine' }], pages: pagesListExample_e5f7,
};

const pagesListExample_ce6e = [
  {
    id: 3629, name: 'signup', position: 8, visible: false, created_at: '2025-05-20T18:40:00Z',
    updated_at: '2025-05-20T18:40:00Z',
  },
  {
    id: 3630, name: 'edit_profile', position: 8, visible: true, created_at: '2025-05-20T18:40:00Z',
    updated_at: '2025-05-20T18:40:00Z',
  },
  {
    id: 3631, name: 'profile_view', position: 8, visible: false, created_at: '2025-05-20T18:40:00Z',
    updated_at: '2025-05-20T18:40:00Z',
  },
  {
    id: 3632, name: 'community_view', position: 8, visible: false, created_at: '2025-05-20T18:40:00Z',
    updated_at: '2025-05-20T18:40:00Z',
  },
];

const communityLead4104Example = {
  id: 4104, name: 'Wilf Harrow', type: 'Lead', email: 'wilf@example.com', created_at: '2025-05-18T14:30:00Z',
  member_tags: [memberTag52Example], sqid: 'k3x9f7m2ta', public_uid: null,
};

const contactNote1201Example = {
  id: 1201, contact_id: 4102, author_id: 4101, community_id: 7001, created_at: '2025-05-20T18:15:00Z',
  updated_at: '2025-05-20T18:15:00Z',
  tiptap_body: {
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: 'Needs help with hydration. Ask again in June.', marks: [] }],
        },
      ],
    },
  },
  policies: { can_edit: true, can_destroy: true },
};

const tiptapBodyExample_4224 = {
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Asked for the recipe of the rye starter.' }] }],
  },
};

const contactSearchRulesSchemaExample = {
  rule_type: 'custom_filters', rules: [{ key: 'profile_field', id: '81', filter_type: 'contains', value: 'Rye' }],
};

const segmentCreator4101Example = {
  id: 4101, name: 'Ines Marrowby', email: 'ines@example.com', avatar_url: null, public_uid: 'a1b2c3d4',
};

const communitySegment1101Example = {
  id: 1101, title: 'Rye bakers', rules: contactSearchRulesSchemaExample, visible: true, audience_count: 2,
  created_by: segmentCreator4101Example, created_at: '2025-05-19T10:00:00Z', updated_at: '2025-05-19T10:00:00Z',
};

const contactSearchRulesSchemaExample_abf1 = {
  rule_type: 'selected_members', rules: [{ email: 'ines@example.com', community_member_id: 4101 }],
};

const communitySegment1102Example = {
  id: 1102, title: 'Helpers', rules: contactSearchRulesSchemaExample_abf1, visible: false, audience_count: 1,
  created_by: segmentCreator4101Example, created_at: '2025-05-19T09:50:00Z', updated_at: '2025-05-19T09:50:00Z',
};

const filterKitControl71Example = {
  id: 71, space_id: null, profile_field_id: null, key: 'tags', filter_type: 'standard', enabled: true, sort_key: 1,
  created_at: '2025-03-06T09:00:00Z', updated_at: '2025-03-06T09:00:00Z', profile_field: null, space: null,
};

const tiptapBodyExample_7c1c = {
  body: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text', text: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?',
            marks: [],
          },
        ],
      },
    ],
  },
  app_ios_fallback_text: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?',
  attachments: [], inline_attachments: [], sgids_to_object_map: {}, format: 'post', community_members: [],
  entities: [], group_mentions: [], polls: [],
};

const communityPrefsExample = {
  has_posts: true, has_spaces: true, brand_color: { light: '#b4532a', dark: '#e08a5f' },
  brand_text_color: { light: '#ffffff', dark: '#1c1310' }, has_invited_member: true,
};

const community7001Example = {
  id: 7001, created_at: '2025-03-01T10:00:00Z', name: 'Oven & Crumb', locale: 'en', slug: 'oven-and-crumb',
  allow_signups_to_public_community: true, community_switcher_enabled: false, custom_cta_for_share_links: false,
  locked_post_cta_heading: null, locked_post_cta_body: null, locked_post_cta_button_text: null,
  locked_post_cta_button_url: null, custom_tos_enabled: false, custom_tos: null,
  default_existing_member_space_id: 301, default_logged_out_space_id: null, default_new_member_space_id: 301,
  default_search_sorting: 'relevance', is_private: false, private_signup_link_label: null,
  private_signup_link_url: null, reply_to_email: 'hello@example.com', white_label: false,
  weekly_digest_enabled: true, digest_subject: 'This week in the bakehouse', digest_intro: null,
  digests_hide_posts: null, digests_hide_comments: null, digests_hide_stats: true, digests_hide_members: null,
  prefs: communityPrefsExample,
  community_setting: {
    id: 7101, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-05-11T07:30:00Z', ios_app_enabled: true,
    show_ios_app_banner: false, deactivate_account_enabled: true, allow_profile_search_indexing: false,
    truncate_post_body_in_email_notifications: true, hide_emails_on_member_profiles: true,
    allow_members_to_go_live: false, enforce_otp_for_signup: false,
    community_activity_notifications_email_enabled: true, community_activity_notifications_in_app_enabled: true,
    desktop_app_community_visibility_enabled: true, allow_moderator_csv_download: false, default_space_ids: [301],
    default_logged_out_redirect_type: null, default_logged_out_redirect_id: null,
  },
};

const postAiSummaryExample = {
  overview: 'It sank in the middle, and tasted better than it looks.',
  content: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong? Try 70 percent.',
};

const richTextBodyExample_4b40 = {
  body: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?' },
        ],
      },
    ],
  },
  app_ios_fallback_text: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?',
  attachments: [], inline_attachments: [], sgids_to_object_map: {}, format: 'post', community_members: [],
  entities: [], group_mentions: [], polls: [],
};

const basicPost9002Example = {
  id: 9002, status: 'published', name: 'My first rye loaf', tiptap_body: tiptapBodyExample_7c1c,
  body: {
    id: 9002, name: 'body',
    body: '<p>It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?<\/p>',
    record_type: 'Post', record_id: 9002, created_at: '2025-05-20T17:42:00Z', updated_at: '2025-05-20T17:42:00Z',
  },
  slug: 'my-first-rye-loaf', url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf',
  space_name: 'Crumb Lab', space_slug: 'crumb-lab', space_id: 302, user_id: 5102, user_email: 'tobin@example.com',
  user_name: 'Tobin Fennick', comments_count: 2, community_id: 7001, hide_meta_info: false, user_avatar_url: null,
  published_at: '2025-05-20T17:42:00Z', created_at: '2025-05-20T17:42:00Z', updated_at: '2025-05-20T17:42:00Z',
  cover_image: null, cover_image_url: null, cardview_thumbnail: null, cardview_thumbnail_url: null,
  is_comments_enabled: true, is_comments_closed: false, is_liking_enabled: true, flagged_for_approval_at: null,
  unresolved_flagged_reports_count: 0, custom_html: null, likes_count: 1, topics: [61], member_posts_count: 2,
  member_comments_count: 2, member_likes_count: 2, community: community7001Example, ai_summary: postAiSummaryExample,
  rich_text_body: richTextBodyExample_4b40,
};

const bodyDocExample = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ text: 'Both from the same dough.', type: 'text', marks: [] }] }],
};

const tiptapBodyExample_8147 = {
  body: bodyDocExample, app_ios_fallback_text: 'Both from the same dough.', attachments: [], inline_attachments: [],
  sgids_to_object_map: {}, format: 'post', community_members: [], entities: [], group_mentions: [], polls: [],
};

const postBody9003Example = {
  id: 9003, name: 'body', body: '<p>Both from the same dough.<\/p>', record_type: 'Post', record_id: 9003,
  created_at: '2025-05-18T11:00:00Z', updated_at: '2025-05-18T11:00:00Z',
};

const bodyDocExample_13e9 = {
  type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Both from the same dough.' }] }],
};

const basicPost9001Example = {
  id: 9001, status: 'published', name: 'Welcome to the bakehouse',
  tiptap_body: {
    body: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ text: 'Say hello, and tell us what you bake on Sundays.', type: 'text', marks: [] }],
        },
      ],
    },
    app_ios_fallback_text: 'Say hello, and tell us what you bake on Sundays.', attachments: [],
    inline_attachments: [], sgids_to_object_map: {}, format: 'post', community_members: [], entities: [],
    group_mentions: [], polls: [],
  },
  body: {
    id: 9001, name: 'body', body: '<p>Say hello, and tell us what you bake on Sundays.<\/p>', record_type: 'Post',
    record_id: 9001, created_at: '2025-05-12T08:00:00Z', updated_at: '2025-05-12T08:00:00Z',
  },
  slug: 'welcome-to-the-bakehouse',
  url: 'https://oven-and-crumb.community.example/c/bakehouse/welcome-to-the-bakehouse', space_name: 'Bakehouse',
  space_slug: 'bakehouse', space_id: 301, user_id: 5101, user_email: 'ines@example.com', user_name: 'Ines Marrowby',
  comments_count: 1, community_id: 7001, hide_meta_info: false, user_avatar_url: null,
  published_at: '2025-05-12T08:00:00Z', created_at: '2025-05-12T08:00:00Z', updated_at: '2025-05-12T08:00:00Z',
  cover_image: null, cover_image_url: null, cardview_thumbnail: null, cardview_thumbnail_url: null,
  is_comments_enabled: true, is_comments_closed: false, is_liking_enabled: true, flagged_for_approval_at: null,
  unresolved_flagged_reports_count: 0, custom_html: null, likes_count: 1, topics: [], member_posts_count: 1,
  member_comments_count: 1, member_likes_count: 1, community: community7001Example,
  ai_summary: {
    overview: 'Say hello, and tell us what you bake on Sundays.',
    content: 'Say hello, and tell us what you bake on Sundays. Hello! Rye, if the week was kind.',
  },
  rich_text_body: {
    body: {
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'Say hello, and tell us what you bake on Sundays.' }] },
      ],
    },
    app_ios_fallback_text: 'Say hello, and tell us what you bake on Sundays.', attachments: [],
    inline_attachments: [], sgids_to_object_map: {}, format: 'post', community_members: [], entities: [],
    group_mentions: [], polls: [],
  },
};

const postsListExample = {
  page: 1, per_page: 10, has_next_page: false, count: 3, page_count: 1,
  records: [
    basicPost9002Example,
    {
      id: 9003, status: 'published', name: null, tiptap_body: tiptapBodyExample_8147, body: postBody9003Example,
      slug: 'sunday-loaves', url: 'https://oven-and-crumb.community.example/c/loaf-gallery/sunday-loaves',
      space_name: 'Loaf Gallery', space_slug: 'loaf-gallery', space_id: 303, user_id: 5102,
      user_email: 'tobin@example.com', user_name: 'Tobin Fennick', comments_count: 0, community_id: 7001,
      hide_meta_info: false, user_avatar_url: null, published_at: '2025-05-18T11:00:00Z',
      created_at: '2025-05-18T11:00:00Z', updated_at: '2025-05-18T11:00:00Z', cover_image: null,
      cover_image_url: null, cardview_thumbnail: null, cardview_thumbnail_url: null, is_comments_enabled: true,
      is_comments_closed: false, is_liking_enabled: true, flagged_for_approval_at: null,
      unresolved_flagged_reports_count: 0, custom_html: null, likes_count: 0, topics: [], member_posts_count: 2,
      member_comments_count: 2, member_likes_count: 2, community: community7001Example,
      ai_summary: { overview: null, content: 'Both from the same dough.' },
      rich_text_body: {
        body: bodyDocExample_13e9, app_ios_fallback_text: 'Both from the same dough.', attachments: [],
        inline_attachments: [], sgids_to_object_map: {}, format: 'post', community_members: [], entities: [],
        group_mentions: [], polls: [],
      },
    },
    basicPost9001Example,
  ],
};

const tiptapBodyExample_295b = {
  body: {
    type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Less water, and it rose.' }] }],
  },
  app_ios_fallback_text: 'Less water, and it rose.', attachments: [], inline_attachments: [],
  sgids_to_object_map: {}, format: 'post', community_members: [], entities: [], group_mentions: [], polls: [],
};

const tiptapBodyExample = {
  app_ios_fallback_text: 'Both from the same dough.', attachments: [], inline_attachments: [],
  sgids_to_object_map: {}, format: 'post', community_members: [], entities: [], group_mentions: [], polls: [],
  body: bodyDocExample,
};

const richTextBodyExample = {
  app_ios_fallback_text: 'Both from the same dough.', attachments: [], inline_attachments: [],
  sgids_to_object_map: {}, format: 'post', community_members: [], entities: [], group_mentions: [], polls: [],
  body: bodyDocExample_13e9,
};

const galleryImage2111Example = {
  id: 2111, signed_id: 'signed-upload-2201',
  original_url: 'https://oven-and-crumb.community.example/files/signed-upload-2201/sunday-loaf.jpg',
  url: 'https://oven-and-crumb.community.example/files/signed-upload-2201/sunday-loaf.jpg',
  filename: 'sunday-loaf.jpg', width: 1600, height: 1200,
};

const imagePost9003Example = {
  id: 9003, status: 'published', name: null, tiptap_body: tiptapBodyExample, body: postBody9003Example,
  slug: 'sunday-loaves', url: 'https://oven-and-crumb.community.example/c/loaf-gallery/sunday-loaves',
  space_name: 'Loaf Gallery', space_slug: 'loaf-gallery', space_id: 303, user_id: 5102,
  user_email: 'tobin@example.com', user_name: 'Tobin Fennick', comments_count: 0, community_id: 7001,
  hide_meta_info: false, user_avatar_url: null, published_at: '2025-05-18T11:00:00Z',
  created_at: '2025-05-18T11:00:00Z', updated_at: '2025-05-18T11:00:00Z', cover_image: null, cover_image_url: null,
  cardview_thumbnail: null, cardview_thumbnail_url: null, is_comments_enabled: true, is_comments_closed: false,
  is_liking_enabled: true, flagged_for_approval_at: null, unresolved_flagged_reports_count: 0, custom_html: null,
  likes_count: 0, topics: [], member_posts_count: 2, member_comments_count: 2, member_likes_count: 2,
  community: community7001Example, ai_summary: { overview: null, content: 'Both from the same dough.' },
  rich_text_body: richTextBodyExample,
  gallery: {
    id: 9003, downloadable_images: true,
    images: [
      galleryImage2111Example,
      {
        id: 2112, signed_id: 'signed-upload-2202',
        original_url: 'https://oven-and-crumb.community.example/files/signed-upload-2202/crumb.jpg',
        url: 'https://oven-and-crumb.community.example/files/signed-upload-2202/crumb.jpg', filename: 'crumb.jpg',
        width: 1200, height: 1200,
      },
    ],
  },
};

const postBody9004Example = {
  id: 9004, name: 'body', body: '<p>Both from the same dough.<\/p>', record_type: 'Post', record_id: 9004,
  created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
};

const imageGallery9004Example = {
  id: 9004, downloadable_images: true,
  images: [
    {
      id: 2113, signed_id: 'signed-upload-2201',
      original_url: 'https://oven-and-crumb.community.example/files/signed-upload-2201/sunday-loaf.jpg',
      url: 'https://oven-and-crumb.community.example/files/signed-upload-2201/sunday-loaf.jpg',
      filename: 'sunday-loaf.jpg', width: 1600, height: 1200,
    },
    {
      id: 2114, signed_id: 'signed-upload-2202',
      original_url: 'https://oven-and-crumb.community.example/files/signed-upload-2202/crumb.jpg',
      url: 'https://oven-and-crumb.community.example/files/signed-upload-2202/crumb.jpg', filename: 'crumb.jpg',
      width: 1200, height: 1200,
    },
  ],
};

const comment8102Example = {
  id: 8102, parent_comment_id: 8101, flagged_for_approval_at: null, unresolved_flagged_reports_count: 0,
  created_at: '2025-05-20T18:09:00Z',
  body: {
    id: 8102, name: 'body', body: '<p>Thank you, I will.<\/p>', record_type: 'Comment', record_id: 8102,
    created_at: '2025-05-20T18:09:00Z', updated_at: '2025-05-20T18:09:00Z',
  },
  user: { id: 5102, name: 'Tobin Fennick', avatar_url: null, email: 'tobin@example.com' },
  post: { id: 9002, name: 'My first rye loaf', slug: 'my-first-rye-loaf' },
  space: { id: 302, name: 'Crumb Lab', slug: 'crumb-lab' }, replies_count: 0, replies: [],
  url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf#comment-8102', community_id: 7001,
  likes_count: 0, user_posts_count: 2, user_comments_count: 2, user_likes_count: 2, author_type: 'CommunityMember',
};

const comment8101Example = {
  id: 8101, parent_comment_id: null, flagged_for_approval_at: null, unresolved_flagged_reports_count: 0,
  created_at: '2025-05-20T18:03:00Z',
  body: {
    id: 8101, name: 'body', body: '<p>Too much water. Try 70 percent.<\/p>', record_type: 'Comment', record_id: 8101,
    created_at: '2025-05-20T18:03:00Z', updated_at: '2025-05-20T18:03:00Z',
  },
  user: { id: 5101, name: 'Ines Marrowby', avatar_url: null, email: 'ines@example.com' },
  post: { id: 9002, name: 'My first rye loaf', slug: 'my-first-rye-loaf' },
  space: { id: 302, name: 'Crumb Lab', slug: 'crumb-lab' }, replies_count: 1, replies: [comment8102Example],
  url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf#comment-8101', community_id: 7001,
  likes_count: 1, user_posts_count: 1, user_comments_count: 1, user_likes_count: 1, author_type: 'CommunityMember',
};

const topic62Example = {
  id: 62, name: 'Wheat', admin_only: true, created_at: '2025-03-05T09:05:00Z', updated_at: '2025-03-05T09:05:00Z',
  author: { first_name: 'Ines', last_name: 'Marrowby', avatar_url: null }, space_ids: [],
};

const topic61Example = {
  id: 61, name: 'Rye', admin_only: false, created_at: '2025-03-05T09:00:00Z', updated_at: '2025-03-05T09:00:00Z',
  author: { first_name: 'Ines', last_name: 'Marrowby', avatar_url: null }, space_ids: [302],
};

const membershipMemberTobinFennickExample = {
  name: 'Tobin Fennick', first_name: 'Tobin', last_name: 'Fennick', avatar_url: null, headline: 'Weekend rye baker',
  community_id: 7001, profile_url: 'https://oven-and-crumb.community.example/u/c9d0e1f2', public_uid: 'c9d0e1f2',
  email: 'tobin@example.com',
};

const spaceMember3205Example = {
  id: 3205, user_id: 5102, space_id: 302, notification_type: 'all', posts_read_count: 0,
  in_app_notification_setting: 'all', mobile_notification_setting: 'all', community_member_id: 4102,
  moderator: false, access_type: 'invited', status: 'active', created_at: '2025-03-14T09:31:00Z',
  updated_at: '2025-03-14T09:31:00Z', community_member: membershipMemberTobinFennickExample,
};

const membershipMemberInesMarrowbyExample = {
  name: 'Ines Marrowby', first_name: 'Ines', last_name: 'Marrowby', avatar_url: null,
  headline: 'Keeper of the starter', community_id: 7001,
  profile_url: 'https://oven-and-crumb.community.example/u/a1b2c3d4', public_uid: 'a1b2c3d4',
  email: 'ines@example.com',
};

const spaceGroup201Example = {
  id: 201, name: 'The Kitchen', slug: 'the-kitchen', community_id: 7001, is_hidden_from_non_members: false,
  hide_members_count: false, allow_members_to_create_spaces: false, automatically_add_members_to_new_spaces: false,
  add_members_to_space_group_on_space_join: true, hide_non_member_spaces_from_sidebar: false,
  created_at: '2025-03-01T10:10:00Z', updated_at: '2025-03-01T10:10:00Z', space_group_members_count: 3,
  spaces_count: 4,
};

const spaceGroup202Example = {
  id: 202, name: 'Workshops', slug: 'workshops', community_id: 7001, is_hidden_from_non_members: false,
  hide_members_count: false, allow_members_to_create_spaces: false, automatically_add_members_to_new_spaces: false,
  add_members_to_space_group_on_space_join: false, hide_non_member_spaces_from_sidebar: false,
  created_at: '2025-04-02T08:00:00Z', updated_at: '2025-04-02T08:00:00Z', space_group_members_count: 0,
  spaces_count: 2,
};

const spaceGroupMember3305Example = {
  id: 3305, user_id: 5102, space_group_id: 201, posts_read_count: 0, community_member_id: 4102, moderator: false,
  access_type: 'invited', status: 'active', created_at: '2025-03-14T09:31:00Z', updated_at: '2025-03-14T09:31:00Z',
  community_member: membershipMemberTobinFennickExample,
};

const richTextBodyExample_8ba0 = {
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'The starter is ready, who wants some?' }] }],
  },
};

const chatPreferences7101Example = {
  id: 7101, messaging_enabled: true, group_messaging_enabled: true, voice_messages_enabled: false,
  member_to_member_messaging_enabled: true,
};

const courseSection1301Example = {
  id: 1301, name: 'First steps', space_id: 304, created_at: '2025-04-02T08:20:00Z',
  updated_at: '2025-04-02T08:20:00Z',
};

const featuredMediaExample = {
  filename: 'feeding.mp4', url: 'https://oven-and-crumb.community.example/files/signed-upload-2203/feeding.mp4',
};

const courseLesson1401Example = {
  id: 1401, name: 'Feeding the starter', status: 'published', created_at: '2025-04-02T08:30:00Z',
  updated_at: '2025-04-02T08:30:00Z', section_id: 1301, is_comments_enabled: true, is_featured_media_enabled: true,
  is_featured_media_download_enabled: false,
  body_html: '<p>Equal parts of starter, flour and water, once a day.<\/p>', space_id: 304, thumbnail: null,
  featured_media: featuredMediaExample,
};

const courseLesson1402Example = {
  id: 1402, name: 'The float test', status: 'draft', created_at: '2025-04-16T07:10:00Z',
  updated_at: '2025-04-16T07:10:00Z', section_id: 1301, is_comments_enabled: true, is_featured_media_enabled: false,
  is_featured_media_download_enabled: false, body_html: '<p>A spoonful of ripe starter floats.<\/p>', space_id: 304,
  thumbnail: null, featured_media: null,
};

const event1501Example = {
  id: 1501, name: 'Rye bake-along', slug: 'rye-bake-along', user_id: 5101, community_member_id: 4101,
  created_at: '2025-05-12T09:00:00Z', hide_meta_info: false, confirmation_message_title: 'See you there',
  confirmation_message_button_title: null, confirmation_message_button_link: null,
  confirmation_message_description: 'Feed your starter the evening before.',
  in_person_location: 'The old mill, by the river', host: 'Ines Marrowby', comments_count: 0,
  duration_in_seconds: 5400, enable_custom_thank_you_message: true, send_in_app_notification_confirmation: false,
  rsvp_disabled: false, send_email_confirmation: true, send_email_reminder: true,
  send_in_app_notification_reminder: false, virtual_location_url: '', starts_at: '2025-06-07T09:00:00Z',
  ends_at: '2025-06-07T10:30:00Z', updated_at: '2025-05-12T09:00:00Z', location_type: 'in_person',
  hide_attendees: false, hide_location_from_non_attendees: true,
  space: { id: 305, slug: 'bake-alongs', name: 'Bake-alongs', community_id: 7001 },
  body: '<p>One dough, many ovens.<\/p>',
  url: 'https://oven-and-crumb.community.example/c/bake-alongs/rye-bake-along', member_email: 'ines@example.com',
  member_name: 'Ines Marrowby', member_avatar_url: null, integration_display_title: '', likes_count: 0,
  cover_image_url: null, meta_tag_attributes: null, topics: [61],
};

const liveRoom2802Example = {
  id: 2802, name: 'Questions in the evening', status: 'scheduled', room_type: 'live_room',
  created_at: '2025-05-20T18:10:00Z', live_at: null, closed_at: null, recording_enabled: false,
  slug: 'questions-in-the-evening',
};

const liveRoom2801Example = {
  id: 2801, name: 'Spelt bake-along', status: 'closed', room_type: 'live_room', created_at: '2025-05-10T08:00:00Z',
  live_at: '2025-05-10T08:30:00Z', closed_at: '2025-05-10T10:05:00Z', recording_enabled: true,
  slug: 'spelt-bake-along',
};

const accessGroup1701Example = {
  id: 1701, name: 'Course takers', description: 'Whoever bought Sourdough School.', status: 'active',
  community_id: 7001, created_at: '2025-04-01T09:00:00Z', updated_at: '2025-04-01T09:00:00Z',
};

const accessGroupsExample = {
  page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1, records: [accessGroup1701Example],
};

const accessGroupCommunityMember1751Example = {
  id: 1751, access_group_id: 1701, community_member_id: 4102, community_id: 7001, created_at: '2025-05-02T18:00:00Z',
  updated_at: '2025-05-02T18:00:00Z',
};

const invitationLink1801Example = {
  id: 1801, name: 'Spring fair',
  redemption_url: 'https://oven-and-crumb.community.example/join?invitation_token=spring-fair',
  created_at: '2025-04-22T10:00:00Z', updated_at: '2025-04-22T10:00:00Z', access_group_ids: [1701],
  member_tag_ids: ['52'], active: true, members_joined_count: 0, redirect_space_id: 301,
  paywall: { paywall_id: '2401', paywall_price_id: '2411', trial_days: 14, paywall_coupon_code: 'SPRING' },
};

const invitationLink1802Example = {
  id: 1802, name: 'Winter market',
  redemption_url: 'https://oven-and-crumb.community.example/join?invitation_token=winter-market',
  created_at: '2025-03-01T11:00:00Z', updated_at: '2025-03-31T11:00:00Z', access_group_ids: [],
  member_tag_ids: ['52'], active: false, members_joined_count: 0, redirect_space_id: null, paywall: null,
};

const form1902Example = {
  id: 1902, uid: 'q3w8e5r1t6z0', after_submission_action: 'thank_you_page', embed_display_format: 'inline',
  popup_delay: 0, popup_frequency: 0, name: 'Order flour', redirect_url: null, status: 'draft',
  thank_you_page_body: null, thank_you_page_title: null, updated_at: '2025-05-16T10:00:00Z', submissions_count: 0,
  embed_styles: null, standalone_page_styles: null,
};

const standalonePageStylesExample = {
  form: { backgroundColor: '#ffffff', color: '#1c1310' }, button: { backgroundColor: '#b4532a', color: '#ffffff' },
};

const form1901Example = {
  id: 1901, uid: 'f7k2m9p4x1q8', after_submission_action: 'thank_you_page', embed_display_format: 'inline',
  popup_delay: 0, popup_frequency: 0, name: 'Introduce yourself', redirect_url: null, status: 'published',
  thank_you_page_body: '<p>Come in, the oven is warm.<\/p>', thank_you_page_title: 'Welcome',
  updated_at: '2025-04-28T15:00:00Z', submissions_count: 1, embed_styles: null,
  standalone_page_styles: standalonePageStylesExample,
};

const formSubmission1951Example = {
  id: 1951, created_at: '2025-04-29T20:12:00Z',
  fields: [
    { field_id: 1914, label: 'What do you bake?', value: 'Rye, at the weekend', hidden: false },
    { field_id: 1915, label: 'Which flours do you have?', value: ['Rye', 'Wheat'], hidden: false },
  ],
};

const trigger5c7e9a102b4d4f6eExample = {
  id: '5c7e9a10-2b4d-4f6e-9081-a3b5c7d9e1f2', workflow_id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10',
  trigger_type: 'form_submitted', resource_id: 1901, resource_type: 'Form', contact_type: 'community_member',
  community_segment_id: null, ai_filter_prompt: null, config: null,
};

const flaggedContent2701Example = {
  id: 2701, status: 'inbox', reported_reason_type: 'spam',
  reported_reason_body: 'The same greeting for the third time.', reported_at: '2025-05-19T21:15:00Z',
  action_taken_at: null, action_reason_body: null, created_at: '2025-05-19T21:15:00Z',
  updated_at: '2025-05-19T21:15:00Z', content_id: 8103, content_type: 'comment', content_authored_by_id: 4102,
  content_authored_by_name: 'Tobin Fennick', content_authored_by_email: 'tobin@example.com', reported_by_id: 4101,
  reported_by_name: 'Ines Marrowby', reported_by_email: 'ines@example.com', action_by_id: null, action_by_name: null,
  action_by_email: null,
};

const paywall2402Example = {
  id: 2402, name: 'Open oven evening', display_name: 'Open oven evening', status: 'draft', currency: 'eur',
  paywall_group_id: null, subscription_group: null, access_groups_enabled: false, access_group_ids: [],
  created_at: '2025-05-20T18:15:00Z',
  prices: [
    {
      id: 2414, name: null, status: 'draft', price_type: 'onetime', amount_in_cents: 1250, interval: null,
      interval_count: null, recurring: false, upfront_payment_amount_in_cents: 0, display_name: 'Flour and firewood',
    },
  ],
};

const paywall2401Example = {
  id: 2401, name: 'Sourdough School 2025', display_name: 'Sourdough School', status: 'active', currency: 'eur',
  paywall_group_id: 2421, subscription_group: 'School', access_groups_enabled: true, access_group_ids: [1701],
  created_at: '2025-04-01T10:00:00Z',
  prices: [
    {
      id: 2411, name: 'Monthly', status: 'active', price_type: 'subscription', amount_in_cents: 1500,
      interval: 'monthly', interval_count: 1, recurring: true, upfront_payment_amount_in_cents: 0,
      display_name: '15 euros a month',
    },
    {
      id: 2412, name: 'For good', status: 'active', price_type: 'onetime', amount_in_cents: 12000, interval: null,
      interval_count: null, recurring: false, upfront_payment_amount_in_cents: 0, display_name: '120 euros, once',
    },
    {
      id: 2413, name: 'Yearly', status: 'active', price_type: 'subscription', amount_in_cents: 15000,
      interval: 'yearly', interval_count: 1, recurring: true, upfront_payment_amount_in_cents: 0,
      display_name: '150 euros a year',
    },
  ],
};

const paywallGroup2421Example = {
  id: 2421, name: 'School', currency_id: 2, created_at: '2025-04-01T09:50:00Z', updated_at: '2025-04-01T09:50:00Z',
};

const paywallCoupon2431Example = {
  id: 2431, code: 'SPRING', name: 'Spring fair', discount_type: 'percentage', percent_off: 20,
  amount_off_in_cents: null, paywall_ids: [2401], max_redemptions: 50, redemptions_count: 1,
  expires_at: '2025-06-30T21:59:59Z', created_at: '2025-04-22T09:40:00Z',
};

const paywallCoupon2432Example = {
  id: 2432, code: 'MARKET', name: 'Winter market', discount_type: 'amount', percent_off: null,
  amount_off_in_cents: 300, paywall_ids: [], max_redemptions: 10, redemptions_count: 0, expires_at: null,
  created_at: '2025-03-20T08:00:00Z',
};

const communityMemberCharge2502Example = {
  id: 2502, processor_id: 'ch_sandbox_2502', invoice_processor_id: 'in_sandbox_2502',
  subscription_processor_id: 'sub_sandbox_2601', status: 'paid', display_status_raw: 'paid', refundable: true,
  amount: 1200, amount_refunded: 0, amount_to_refund: 1200, currency: 'eur', platform: 'web',
  payment_method_type: 'card', created_at: '2025-05-02T18:00:00Z', paywall_id: 2401,
  paywall_name: 'Sourdough School 2025', paywall_price_id: 2411, paywall_price_type: 'subscription',
  paywall_price_interval: 'monthly', paywall_coupon_code: 'SPRING', community_member_id: 4102,
  community_member_public_uid: 'c9d0e1f2', community_member_name: 'Tobin Fennick',
  community_member_email: 'tobin@example.com',
};

const communityMemberSubscription2601Example = {
  id: 2601, processor_id: 'sub_sandbox_2601', status: 'active', platform: 'web', renews_at: '2025-06-02T18:00:00Z',
  trial_ends_at: null, ends_at: null, created_at: '2025-05-02T18:00:00Z', charges_quantity: 1,
  total_amount_paid: 1200, currency: 'eur', paywall_id: 2401, paywall_name: 'Sourdough School 2025',
  paywall_price_id: 2411, paywall_price_type: 'subscription', paywall_price_interval: 'monthly',
  paywall_coupon_code: 'SPRING', community_member_id: 4102, community_member_public_uid: 'c9d0e1f2',
  community_member_name: 'Tobin Fennick', community_member_email: 'tobin@example.com', refundable: true,
  renewing: true, completed_installment: false,
};

const paywallAffiliate2442Example = {
  id: 2442, status: 'invited', code: 'TOBIN', enrolled_at: null, invited_at: '2025-05-20T18:30:00Z',
  community_member: { id: 4102, name: 'Tobin Fennick', email: 'tobin@example.com' },
};

const paywallAffiliate2441Example = {
  id: 2441, status: 'enrolled', code: 'INES', enrolled_at: '2025-04-25T08:00:00Z',
  invited_at: '2025-04-24T08:00:00Z',
  community_member: { id: 4101, name: 'Ines Marrowby', email: 'ines@example.com' },
};

const paymentMethodPreferenceExample = {
  payment_method: 'card', value: true, is_enabled: true, is_capability_active: true, is_capability_pending: false,
  can_request_capability: false, is_capability_available: true, mutable: false, normalized_state: 'active',
  capability_id: 'card_payments', capability_status: 'active',
};

const paymentMethodPreferenceExample_5874 = {
  payment_method: 'link', value: false, is_enabled: false, is_capability_active: true, is_capability_pending: false,
  can_request_capability: false, is_capability_available: true, mutable: true, normalized_state: 'disabled',
  capability_id: 'link_payments', capability_status: 'active',
};

const paymentMethodPreferenceExample_d496 = {
  payment_method: 'sepa_debit', value: false, is_enabled: false, is_capability_active: false,
  is_capability_pending: false, can_request_capability: true, is_capability_available: true, mutable: true,
  normalized_state: 'disabled', capability_id: 'sepa_debit_payments', capability_status: 'inactive',
};

const paymentMethodPreferenceExample_ead1 = {
  payment_method: 'crypto', value: false, is_enabled: false, is_capability_active: false,
  is_capability_pending: false, can_request_capability: false, is_capability_available: false, mutable: false,
  normalized_state: 'unavailable', capability_id: 'crypto_payments', capability_status: 'unavailable',
};

const connectSettingsExample = {
  connect: {
    enabled: true, recommendations: true, exclude_admins_from_recommendations: true,
    exclude_moderators_from_recommendations: false,
  },
  member_directory: { public: false, sort: 'alphabetical', view: 'cards' },
  messaging: {
    enabled: true, member_to_member_messaging_enabled: true, group_messaging_enabled: true,
    voice_messages_enabled: false, require_connection_before_messaging: false,
  },
};

const filterKitControl72Example = {
  id: 72, space_id: 302, profile_field_id: 81, key: 'profile_field', filter_type: 'standard', enabled: false,
  sort_key: 2, created_at: '2025-03-06T09:00:00Z', updated_at: '2025-03-06T09:00:00Z',
  profile_field: { id: 81, key: 'favourite_flour', label: 'Favourite flour' }, space: { id: 302, name: 'Crumb Lab' },
};

const sharedCommunityMember4101Example = {
  id: 4101, name: 'Ines Marrowby', headline: 'Keeper of the starter', avatar_url: null,
  roles: { admin: true, moderator: false }, rich_text_field_sgid: 'sgid-member-4101',
  member_tags: [
    {
      id: 51, name: 'Mentor', emoji: '🥖', color: '#2f7d5b', is_public: true, is_background_enabled: true,
      display_format: 'label', display_locations: ['post_bio', 'profile_page'], custom_emoji_dark_url: '',
      custom_emoji_url: '',
    },
  ],
  profile_field: {
    id: 1, label: 'Headline', field_type: 'text', key: 'headline', required: false, allow_null: true,
    platform_field: true, archived: false, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-01T10:00:00Z',
  },
  page_profile_fields: [],
};

const sharedCommunityMember4102Example = {
  id: 4102, name: 'Tobin Fennick', headline: 'Weekend rye baker', avatar_url: null,
  roles: { admin: false, moderator: false }, rich_text_field_sgid: 'sgid-member-4102', member_tags: [],
  profile_field: {
    id: 1, label: 'Headline', field_type: 'text', key: 'headline', required: false, allow_null: true,
    platform_field: true, archived: false, created_at: '2025-03-14T09:20:00Z', updated_at: '2025-03-14T09:20:00Z',
  },
  page_profile_fields: [],
};

const homeFeedPoliciesExample = {
  can_destroy_post: true, can_duplicate_post: false, can_manage_post: false, can_report_post: false,
  can_update_post: true,
};

const searchedMember4101Example = {
  id: 4101, community_member_id: 4101, user_id: 5101, name: 'Ines Marrowby', first_name: 'Ines',
  last_name: 'Marrowby', headline: 'Keeper of the starter', admin: true, avatar_url: null, public_uid: 'a1b2c3d4',
  is_deleted: false, profile_fields: [{ key: 'favourite_flour', value: 'Rye' }],
};

const dataListExample_e62e = [
  {
    id: 4103, community_member_id: 4103, user_id: 5103, name: '', first_name: '', last_name: '', headline: '',
    admin: false, avatar_url: null, public_uid: 'e5f6a7b8', is_deleted: false, profile_fields: null,
  },
  searchedMember4101Example,
];

const dataListExample = [
  {
    id: 4102, community_member_id: 4102, user_id: 5102, name: 'Tobin Fennick', first_name: 'Tobin',
    last_name: 'Fennick', headline: 'Weekend rye baker', admin: false, avatar_url: null, public_uid: 'c9d0e1f2',
    is_deleted: false,
    profile_fields: [{ key: 'favourite_flour', value: 'Rye' }, { key: 'loaves_a_week', value: 2 }],
  },
];

const badParameterResponse = {
  body: errorExample, name: 'wrong_type', others: { missing_parameter: { body: errorExample_69c8 } },
};

const unauthorizedResponse = {
  body: { success: false, message: 'An authentication token is required', error_details: {} }, name: 'missing_token',
  others: {
    expired_token: { body: { success: false, message: 'The authentication token has expired', error_details: {} } },
  },
  headers: { 'www-authenticate': 'Bearer realm="community", error="invalid_token"' },
};

const forbiddenResponse = {
  body: { success: false, message: 'This token is not valid for this API', error_details: {} },
  name: 'wrong_token_type',
};

const methodNotAllowedResponse = {
  body: { success: false, message: 'The path does not support this method', error_details: {} },
  name: 'wrong_method', headers: { allow: 'GET' },
};

const notAcceptableResponse = {
  body: { success: false, message: 'Only application/json is available', error_details: {} }, name: 'no_json',
};

const tooManyRequestsResponse = {
  body: { success: false, message: 'Too many requests', error_details: {} }, name: 'slow_down',
  headers: { 'retry-after': 60, 'ratelimit-limit': 2000, 'ratelimit-remaining': 0, 'ratelimit-reset': 60 },
};

const serverErrorResponse = {
  body: { success: false, message: 'Something went wrong on our side', error_details: {} }, name: 'failure',
};

const badRequestResponse = {
  body: { success: false, message: 'The body is not valid JSON', error_details: {} }, name: 'malformed_json',
  others: { wrong_type: { body: errorExample }, missing_parameter: { body: errorExample_69c8 } },
};

const contentTooLargeResponse = {
  body: { success: false, message: 'The body is too large', error_details: {} }, name: 'too_large',
};

const unsupportedMediaTypeResponse = {
  body: { success: false, message: 'The content type must be application/json', error_details: {} },
  name: 'not_json',
};

const unprocessableContentResponse = {
  body: { success: false, message: 'The body is not valid', error_details: { email: ['must be a valid email'] } },
  name: 'invalid_field',
  others: {
    two_identifiers: {
      body: {
        success: false, message: 'Send exactly one identifier',
        error_details: { base: ['email and sso_id exclude each other'] },
      },
    },
    wrong_filter_type: {
      body: {
        success: false, message: 'Invalid filter', error_details: { filters: ['role does not support contains'] },
      },
    },
    stale_cursor: {
      body: {
        success: false, message: 'Invalid cursor',
        error_details: { search_after: ['is no longer valid; start again without it'] },
      },
    },
    page_too_far: {
      body: {
        success: false, message: 'Invalid page',
        error_details: { page: ['reaches beyond 10000 records; use search_after'] },
      },
    },
  },
};

const notFoundResponse = {
  body: { success: false, message: 'Not found', error_details: { message: 'Missing record: CommunityMember' } },
  name: 'missing_record',
};

const errors400_401_403_404_405_406_429_5XX = {
  '400': badParameterResponse, '401': unauthorizedResponse, '403': forbiddenResponse, '404': notFoundResponse,
  '405': methodNotAllowedResponse, '406': notAcceptableResponse, '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

const errors400_401_403_404_405_406_422_429_5XX = {
  '400': badParameterResponse, '401': unauthorizedResponse, '403': forbiddenResponse, '404': notFoundResponse,
  '405': methodNotAllowedResponse, '406': notAcceptableResponse, '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse, '5XX': serverErrorResponse,
};

const errors400_401_403_405_406_429_5XX = {
  '400': badParameterResponse, '401': unauthorizedResponse, '403': forbiddenResponse,
  '405': methodNotAllowedResponse, '406': notAcceptableResponse, '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

const errors400_401_403_405_406_413_415_422_429_5XX = {
  '400': badRequestResponse, '401': unauthorizedResponse, '403': forbiddenResponse, '405': methodNotAllowedResponse,
  '406': notAcceptableResponse, '413': contentTooLargeResponse, '415': unsupportedMediaTypeResponse,
  '422': unprocessableContentResponse, '429': tooManyRequestsResponse, '5XX': serverErrorResponse,
};

const errors400_401_403_404_405_406_413_415_422_429_5XX = {
  '400': badRequestResponse, '401': unauthorizedResponse, '403': forbiddenResponse, '404': notFoundResponse,
  '405': methodNotAllowedResponse, '406': notAcceptableResponse, '413': contentTooLargeResponse,
  '415': unsupportedMediaTypeResponse, '422': unprocessableContentResponse, '429': tooManyRequestsResponse,
  '5XX': serverErrorResponse,
};

const errors400_401_403_405_406_422_429_5XX = {
  '400': badParameterResponse, '401': unauthorizedResponse, '403': forbiddenResponse,
  '405': methodNotAllowedResponse, '406': notAcceptableResponse, '422': unprocessableContentResponse,
  '429': tooManyRequestsResponse, '5XX': serverErrorResponse,
};

const errors401_403_405_406_429_5XX = {
  '401': unauthorizedResponse, '403': forbiddenResponse, '405': methodNotAllowedResponse,
  '406': notAcceptableResponse, '429': tooManyRequestsResponse, '5XX': serverErrorResponse,
};

const errors400_401_403_404_405_413_415_422_429_5XX = {
  '400': badRequestResponse, '401': unauthorizedResponse, '403': forbiddenResponse, '404': notFoundResponse,
  '405': methodNotAllowedResponse, '413': contentTooLargeResponse, '415': unsupportedMediaTypeResponse,
  '422': unprocessableContentResponse, '429': tooManyRequestsResponse, '5XX': serverErrorResponse,
};

/** Sample responses of mock mode, by operation and status. */
export const examples = {
  listCommunityMembers: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 3, page_count: 1,
        records: [
          communityMember4103Example, communityMember4102Example,
          {
            id: 4101, first_name: 'Ines', last_name: 'Marrowby', email: 'ines@example.com',
            headline: 'Keeper of the starter', created_at: '2025-03-01T10:00:00Z', updated_at: '2025-03-02T08:35:00Z',
            community_id: 7001, last_seen_at: '2025-05-20T18:03:00Z', profile_confirmed_at: '2025-03-01T10:05:00Z',
            member_since: '2025-03-01T10:00:00Z', member_since_overridden: false,
            profile_url: 'https://oven-and-crumb.community.example/u/a1b2c3d4', public_uid: 'a1b2c3d4', avatar_url: null,
            user_id: 5101, name: 'Ines Marrowby', accepted_invitation: '2025-03-01 10:00:00 UTC', active: true,
            sso_provider_user_id: 'baker-0001', flattened_profile_fields: { favourite_flour: 'Rye' }, posts_count: 1,
            comments_count: 1, member_tags: [{ id: 51, name: 'Mentor' }], profile_fields: profileFieldsListExample,
            gamification_stats: {
              community_member_id: 4101, total_points: 16, current_level: null, current_level_name: null,
              points_to_next_level: 34, level_progress: 32,
            },
            activity_score: {
              activity_score: '3', presence: '10.0', participation: '1.0', contribution: '1.0', connection: '1.0',
            },
          },
        ],
      },
      name: 'members_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createCommunityMember: {
    '201': {
      body: {
        message: 'The invitation was sent',
        community_member: {
          id: 4105, first_name: null, last_name: null, email: 'suri@example.com', headline: null,
          created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', community_id: 7001, last_seen_at: null,
          profile_confirmed_at: null, member_since: null, member_since_overridden: false,
          profile_url: 'https://oven-and-crumb.community.example/u/f1a2b3c4', public_uid: 'f1a2b3c4', avatar_url: null,
          user_id: 5104, name: '', accepted_invitation: '', active: true, sso_provider_user_id: null,
          flattened_profile_fields: {}, posts_count: 0, comments_count: 0, member_tags: [],
          profile_fields: profileFieldsListExample, gamification_stats: null,
          activity_score: {
            activity_score: null, presence: null, participation: null, contribution: null, connection: null,
          },
        },
      },
      name: 'member_invited',
      others: {
        member_made: {
          body: {
            message: 'The member was created',
            community_member: {
              id: 4105, first_name: 'Marek', last_name: 'Halloway', email: 'marek@example.com',
              headline: 'Baker with a stone oven', created_at: '2025-05-20T18:40:00Z',
              updated_at: '2025-05-20T18:40:00Z', community_id: 7001, last_seen_at: null, profile_confirmed_at: null,
              member_since: '2025-05-20T18:40:00Z', member_since_overridden: false,
              profile_url: 'https://oven-and-crumb.community.example/u/d5e6f7a8', public_uid: 'd5e6f7a8',
              avatar_url: null, user_id: 5104, name: 'Marek Halloway', accepted_invitation: '2025-05-20 18:40:00 UTC',
              active: true, sso_provider_user_id: null, flattened_profile_fields: { favourite_flour: 'Spelt' },
              posts_count: 0, comments_count: 0, member_tags: [], profile_fields: profileFieldsListExample,
              gamification_stats: null,
              activity_score: {
                activity_score: null, presence: null, participation: null, contribution: null, connection: null,
              },
            },
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getCommunityMember: {
    '200': {
      body: communityMember4102Example, name: 'member_tobin',
      others: { member_odile: { body: communityMember4103Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateCommunityMember: {
    '200': {
      body: {
        id: 4102, first_name: 'Tobin', last_name: 'Fennick', email: 'tobin@example.com',
        headline: 'Bakes rye every Saturday', created_at: '2025-03-14T09:20:00Z', updated_at: '2025-05-20T18:40:00Z',
        community_id: 7001, last_seen_at: '2025-05-20T17:50:00Z', profile_confirmed_at: '2025-03-14T09:31:00Z',
        member_since: '2025-03-01T10:00:00Z', member_since_overridden: true,
        profile_url: 'https://oven-and-crumb.community.example/u/c9d0e1f2', public_uid: 'c9d0e1f2', avatar_url: null,
        user_id: 5102, name: 'Tobin Fennick', accepted_invitation: '2025-03-14 09:20:00 UTC', active: true,
        sso_provider_user_id: 'baker-0002', flattened_profile_fields: { favourite_flour: 'Rye', loaves_a_week: 2 },
        posts_count: 2, comments_count: 2, member_tags: [{ id: 51, name: 'Mentor' }],
        profile_fields: profileFieldsListExample, gamification_stats: gamificationStatsExample,
        activity_score: activityScoreExample,
      },
      name: 'member_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deactivateCommunityMember: {
    '200': { body: { message: 'The member was deactivated' }, name: 'community_member_deactivated' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  findCommunityMember: {
    '200': { body: communityMember4102Example, name: 'member_tobin' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  banCommunityMember: {
    '200': { body: { message: 'The member was banned' }, name: 'community_member_banned' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  deleteCommunityMember: {
    '200': { body: { message: 'The member was deleted' }, name: 'community_member_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listMemberSpaces: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 5, page_count: 1,
        records: [space304Example, space303Example, space302Example, space306Example, space301Example],
      },
      name: 'member_spaces_page',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listMemberTags: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [memberTag52Example, memberTag51Example],
      },
      name: 'member_tags_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createMemberTag: {
    '201': {
      body: {
        id: 202, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', name: 'Miller', is_public: true,
        is_background_enabled: true, tagged_members_count: 0, color: '#5b6d8a', display_format: 'label', emoji: '🌾',
        custom_emoji_url: null, custom_emoji_dark_url: null,
        display_locations: { post_bio: true, profile_page: true, member_directory: false },
      },
      name: 'member_tag_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getMemberTag: {
    '200': {
      body: memberTag51Example, name: 'member_tag_mentor', others: { member_tag_newcomer: { body: memberTag52Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateMemberTag: {
    '200': {
      body: {
        id: 51, created_at: '2025-03-02T08:30:00Z', updated_at: '2025-05-20T18:40:00Z', name: 'Mentor', is_public: true,
        is_background_enabled: false, tagged_members_count: 1, color: '#2f7d5b', display_format: 'label', emoji: '🍞',
        custom_emoji_url: null, custom_emoji_dark_url: null,
        display_locations: { post_bio: true, profile_page: true, member_directory: false },
      },
      name: 'member_tag_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteMemberTag: {
    '200': { body: { success: true, message: 'The member tag was deleted' }, name: 'member_tag_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listTaggedMembers: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          {
            id: 5502, member_tag_id: 52, member_tag_name: 'Newcomer', member_tag_emoji: null, user_id: 0, user_email: '',
            lead_id: 4104, lead_email: 'wilf@example.com', community_member_id: 0, contact_id: 4104,
            created_at: '2025-05-18T14:30:00Z', updated_at: '2025-05-18T14:30:00Z',
          },
          taggedMember5501Example,
        ],
      },
      name: 'tagged_members_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  addTaggedMember: {
    '201': { body: { message: 'The member already has the tag' }, name: 'tagged_member_added' },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  removeTaggedMember: {
    '200': { body: { message: 'The tag was removed from the member' }, name: 'tagged_member_removed' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  getTaggedMember: {
    '200': { body: taggedMember5501Example, name: 'tagged_member_ines' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listProfileFields: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 7, page_count: 1,
        records: [
          profileField78Example, profileField79Example, profileField80Example, profileField81Example,
          profileField82Example, profileField83Example, profileField84Example,
        ],
      },
      name: 'profile_fields_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createProfileField: {
    '201': {
      body: {
        id: 502, label: 'Starter', field_type: 'select', key: 'starter', required: false, allow_null: true,
        platform_field: false, archived: false, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
        placeholder: null, description: 'What the starter is fed with.', number_options: null,
        choices: [{ id: 8205, value: 'Rye flour' }, { id: 8206, value: 'Wheat flour' }], pages: pagesListExample_ce6e,
      },
      name: 'profile_field_oven',
      others: {
        number_field_created: {
          body: {
            id: 502, label: 'Heat of the oven', field_type: 'number', key: 'oven_heat', required: false,
            allow_null: true, platform_field: false, archived: false, created_at: '2025-05-20T18:40:00Z',
            updated_at: '2025-05-20T18:40:00Z', placeholder: null, description: null,
            number_options: { id: 92, format: 'custom', decimal: 0, position: 'right', text: 'degrees' }, choices: [],
            pages: pagesListExample_ce6e,
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getProfileField: {
    '200': {
      body: profileField84Example, name: 'profile_field_kneading',
      others: { profile_field_loaves: { body: profileField83Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateProfileField: {
    '200': {
      body: {
        id: 84, label: 'Kneading', field_type: 'select', key: 'kneading', required: false, allow_null: true,
        platform_field: false, archived: true, created_at: '2025-03-02T08:20:00Z', updated_at: '2025-05-20T18:40:00Z',
        placeholder: null, description: null, number_options: null, choices: [{ id: 8203, value: 'With both hands' }],
        pages: pagesListExample_e5f7,
      },
      name: 'profile_field_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteProfileField: {
    '200': {
      body: { success: true, message: 'The profile field was deleted' }, name: 'profile_field_deleted',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  archiveProfileField: {
    '200': {
      body: { success: true, message: 'The profile field was archived' }, name: 'profile_field_archived',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  unarchiveProfileField: {
    '200': {
      body: { success: true, message: 'The profile field was restored' }, name: 'profile_field_unarchived',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  getProfilePage: {
    '200': {
      body: [
        profileField78Example, profileField79Example, profileField80Example, profileField81Example,
        profileField82Example, profileField83Example,
      ],
      name: 'edit_profile_fields',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  listProfileAnswers: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          {
            id: 83, text: '2', textarea: null, created_at: '2025-03-14T09:20:00Z', updated_at: '2025-03-14T09:20:00Z',
            display_value: '2 loaves', community_member_choices: [],
            number_options: { id: 91, format: 'custom', decimal: 0, position: 'right', text: 'loaves' }, choices: [],
            pages: pagesListExample_e8a8,
          },
          {
            id: 81, text: 'Rye', textarea: null, created_at: '2025-03-14T09:20:00Z', updated_at: '2025-03-14T09:20:00Z',
            display_value: 'Rye', community_member_choices: [], number_options: null, choices: [],
            pages: pagesListExample,
          },
        ],
      },
      name: 'profile_answers_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listCommunityLeads: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1, records: [communityLead4104Example],
      },
      name: 'leads_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createCommunityLead: {
    '201': {
      body: {
        id: 4105, name: 'Greta Hollis', type: 'Lead', email: 'greta@example.com', created_at: '2025-05-20T18:40:00Z',
        member_tags: [
          {
            id: 52, created_at: '2025-03-02T08:31:00Z', updated_at: '2025-03-02T08:31:00Z', name: 'Newcomer',
            is_public: false, is_background_enabled: false, tagged_members_count: 2, color: '#8a6d3b',
            display_format: 'label', emoji: null, custom_emoji_url: null, custom_emoji_dark_url: null,
            display_locations: { post_bio: true, profile_page: true, member_directory: true },
          },
        ],
        sqid: 'm8w2v5r7ke', public_uid: null,
      },
      name: 'lead_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getCommunityLead: {
    '200': { body: communityLead4104Example, name: 'community_lead_wilf' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateCommunityLead: {
    '200': {
      body: {
        id: 4104, name: 'Wilfred Harrow', type: 'Lead', email: 'wilf@example.com', created_at: '2025-05-18T14:30:00Z',
        member_tags: [memberTag52Example], sqid: 'k3x9f7m2ta', public_uid: null,
      },
      name: 'lead_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteCommunityLead: {
    '200': { body: { message: 'The lead was deleted' }, name: 'lead_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listContactNotes: {
    '200': {
      body: { page: 1, per_page: 5, has_next_page: false, count: 1, page_count: 1, records: [contactNote1201Example] },
      name: 'contact_notes_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  createContactNote: {
    '201': {
      body: {
        id: 1202, contact_id: 4102, author_id: 4101, community_id: 7001, created_at: '2025-05-20T18:40:00Z',
        updated_at: '2025-05-20T18:40:00Z', tiptap_body: tiptapBodyExample_4224,
        policies: { can_edit: true, can_destroy: true },
      },
      name: 'contact_note_written',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getContactNote: {
    '200': { body: contactNote1201Example, name: 'contact_note_beginner' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateContactNote: {
    '200': {
      body: {
        id: 1201, contact_id: 4102, author_id: 4101, community_id: 7001, created_at: '2025-05-20T18:15:00Z',
        updated_at: '2025-05-20T18:40:00Z', tiptap_body: tiptapBodyExample_4224,
        policies: { can_edit: true, can_destroy: true },
      },
      name: 'contact_note_changed',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteContactNote: {
    '200': { body: { message: 'The note was deleted' }, name: 'contact_note_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listCommunitySegments: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [communitySegment1101Example, communitySegment1102Example],
      },
      name: 'segments_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createCommunitySegment: {
    '201': {
      body: {
        id: 1103, title: 'Spelt bakers',
        rules: {
          rule_type: 'custom_filters',
          rules: [{ key: 'profile_field', id: '81', filter_type: 'contains', value: 'Spelt' }],
        },
        visible: true, audience_count: 0, created_by: segmentCreator4101Example, created_at: '2025-05-20T18:40:00Z',
        updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'segment_created',
      others: {
        selected_segment_created: {
          body: {
            id: 1103, title: 'Keepers of the key', rules: contactSearchRulesSchemaExample_abf1, visible: false,
            audience_count: 1, created_by: segmentCreator4101Example, created_at: '2025-05-20T18:40:00Z',
            updated_at: '2025-05-20T18:40:00Z',
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getCommunitySegment: {
    '200': {
      body: communitySegment1102Example, name: 'community_segment_helpers',
      others: { community_segment_rye: { body: communitySegment1101Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateCommunitySegment: {
    '200': {
      body: {
        id: 1102, title: 'Helpers of the spring fair', rules: contactSearchRulesSchemaExample_abf1, visible: false,
        audience_count: 1, created_by: segmentCreator4101Example, created_at: '2025-05-19T09:50:00Z',
        updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'segment_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteCommunitySegment: {
    '200': { body: { success: true, message: 'The segment was deleted' }, name: 'segment_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  duplicateCommunitySegment: {
    '200': {
      body: {
        id: 1103, title: 'Rye bakers of June', rules: contactSearchRulesSchemaExample, visible: true, audience_count: 2,
        created_by: segmentCreator4101Example, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'community_segment_copy',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getFilterConfiguration: {
    '200': {
      body: {
        enabled: true,
        base_search_params: { exclude_empty_name: true, status: 'active', order: { name: 'asc' }, filters: [] },
        filter_configurations: [
          {
            type: 'search', key: 'contact_search', label: 'Search', icon: 'magnifier', allow_multiple: false,
            pinned: true, visible_by_default: true, filter_group: 'global', input_type: 'search', payload: null,
          },
          {
            type: 'standard', key: 'near_me', label: 'Near me', icon: 'pin', allow_multiple: false, pinned: false,
            visible_by_default: true, filter_group: 'presets', input_type: 'near_me',
            payload: {
              location_search_options: { key: 'location', source: 'geocoder_v6' },
              require_user_to_provide_more_precise_location: true, near_me_location_filter_values: null,
              community_member_profile_field: null,
            },
          },
          {
            type: 'standard', key: 'online', label: 'Online now', icon: null, allow_multiple: false, pinned: false,
            visible_by_default: true, filter_group: 'presets', input_type: 'boolean', payload: null,
          },
          {
            type: 'standard', key: 'recently_joined', label: 'Recently joined', icon: null, allow_multiple: false,
            pinned: false, visible_by_default: true, filter_group: 'presets', input_type: 'preset',
            payload: { preset_params: { order: 'latest' } },
          },
          {
            type: 'standard', key: 'tags', label: 'Tags', icon: null, allow_multiple: true, pinned: false,
            visible_by_default: true, filter_group: 'profile', input_type: 'array',
            payload: {
              mode: 'popover', options: [{ text: 'Newcomer', value: 52, group: null }],
              filter_types: ['is', 'is_not', 'not_exist', 'exist'], additional_params: null,
            },
            customizable: true, enabled: true, filter_kit_control: filterKitControl71Example,
          },
          {
            type: 'standard', key: 'location', label: 'Location', icon: null, allow_multiple: false, pinned: false,
            visible_by_default: true, filter_group: 'profile', input_type: 'location',
            payload: { mode: 'popover', location_search_options: { key: 'location', source: 'geocoder_v6' } },
          },
          {
            type: 'standard', key: 'role', label: 'Role', icon: null, allow_multiple: false, pinned: false,
            visible_by_default: true, filter_group: 'profile', input_type: 'radio',
            payload: {
              options: [
                { key: 'admin', value: 'Admin' }, { key: 'moderator', value: 'Moderator' },
                { key: 'member', value: 'Member' },
              ],
            },
          },
          {
            type: 'standard', key: 'spaces', label: 'Spaces', icon: null, allow_multiple: true, pinned: false,
            visible_by_default: true, filter_group: 'profile', input_type: 'async_search',
            payload: {
              filter_types: ['is', 'is_not', 'not_exist', 'exist'], mode: 'inline',
              url: 'https://oven-and-crumb.community.example/filter-options/spaces',
            },
          },
          {
            type: 'standard', key: 'space_groups', label: 'Space groups', icon: null, allow_multiple: true,
            pinned: false, visible_by_default: true, filter_group: 'profile', input_type: 'async_search',
            payload: {
              filter_types: ['is', 'is_not', 'not_exist', 'exist'], mode: 'inline',
              url: 'https://oven-and-crumb.community.example/filter-options/space_groups',
            },
          },
          {
            type: 'standard', key: 'bio', label: 'Bio', icon: null, allow_multiple: false, pinned: false,
            visible_by_default: true, filter_group: 'profile', input_type: 'string',
            payload: {
              filter_types: ['contains', 'does_not_contain', 'is', 'is_not', 'not_exist', 'exist'],
              additional_params: { profile_field_id: '78' },
            },
          },
          {
            type: 'standard', key: 'website', label: 'Website', icon: null, allow_multiple: false, pinned: false,
            visible_by_default: true, filter_group: 'profile', input_type: 'string',
            payload: {
              filter_types: ['contains', 'does_not_contain', 'is', 'is_not', 'not_exist', 'exist'],
              additional_params: { profile_field_id: '80' },
            },
          },
          {
            type: 'standard', key: 'favourite_flour', label: 'Favourite flour', icon: null, allow_multiple: false,
            pinned: false, visible_by_default: true, filter_group: 'profile', input_type: 'string',
            payload: {
              filter_types: ['contains', 'does_not_contain', 'is', 'is_not', 'not_exist', 'exist'],
              additional_params: { profile_field_id: '81' },
            },
          },
          {
            type: 'standard', key: 'oven', label: 'Oven', icon: null, allow_multiple: false, pinned: false,
            visible_by_default: true, filter_group: 'profile', input_type: 'array',
            payload: {
              options: [
                { text: 'Wood-fired', value: 'Wood-fired', group: null },
                { text: 'Kitchen', value: 'Kitchen', group: null },
              ],
              filter_types: ['is', 'is_not', 'not_exist', 'exist'], mode: 'popover',
              additional_params: { profile_field_id: '82' },
            },
          },
          {
            type: 'standard', key: 'loaves_a_week', label: 'Loaves a week', icon: null, allow_multiple: false,
            pinned: false, visible_by_default: true, filter_group: 'profile', input_type: 'number',
            payload: {
              filter_types: ['is', 'is_not'], additional_params: { profile_field_id: '83' },
              number_options: { id: 91, format: 'custom', decimal: 0, position: 'right', text: 'loaves' },
            },
          },
        ],
      },
      name: 'directory_filters',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listPosts: {
    '200': { body: postsListExample, name: 'published_posts' },
    ...errors400_401_403_405_406_429_5XX,
  },
  searchPosts: {
    '200': { body: postsListExample, name: 'published_posts' },
    ...errors400_401_403_405_406_429_5XX,
  },
  createPost: {
    '200': {
      body: {
        message: 'The post was created',
        post: {
          id: 9004, status: 'published', name: 'Rye loaf number two', tiptap_body: tiptapBodyExample_295b,
          body: {
            id: 9004, name: 'body', body: '<p>Less water, and it rose.<\/p>', record_type: 'Post', record_id: 9004,
            created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
          },
          slug: 'rye-loaf-number-two', url: 'https://oven-and-crumb.community.example/c/crumb-lab/rye-loaf-number-two',
          space_name: 'Crumb Lab', space_slug: 'crumb-lab', space_id: 302, user_id: 5102,
          user_email: 'tobin@example.com', user_name: 'Tobin Fennick', comments_count: 0, community_id: 7001,
          hide_meta_info: false, user_avatar_url: null, published_at: '2025-05-20T18:40:00Z',
          created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', cover_image: null,
          cover_image_url: null, cardview_thumbnail: null, cardview_thumbnail_url: null, is_comments_enabled: true,
          is_comments_closed: false, is_liking_enabled: true, flagged_for_approval_at: null,
          unresolved_flagged_reports_count: 0, custom_html: null, likes_count: 0, topics: [61], member_posts_count: 3,
          member_comments_count: 2, member_likes_count: 2, community: community7001Example,
          ai_summary: { overview: null, content: 'Less water, and it rose.' }, rich_text_body: tiptapBodyExample_295b,
        },
      },
      name: 'post_created',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getPost: {
    '200': {
      body: basicPost9002Example, name: 'post_rye_loaf', others: { post_welcome: { body: basicPost9001Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updatePost: {
    '200': {
      body: {
        message: 'The post was updated',
        post: {
          id: 9002, status: 'published', name: 'My first rye loaf', tiptap_body: tiptapBodyExample_7c1c,
          body: {
            id: 9002, name: 'body',
            body: '<p>It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?<\/p>',
            record_type: 'Post', record_id: 9002, created_at: '2025-05-20T17:42:00Z', updated_at: '2025-05-20T18:40:00Z',
          },
          slug: 'my-first-rye-loaf', url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf',
          space_name: 'Crumb Lab', space_slug: 'crumb-lab', space_id: 302, user_id: 5102,
          user_email: 'tobin@example.com', user_name: 'Tobin Fennick', comments_count: 2, community_id: 7001,
          hide_meta_info: false, user_avatar_url: null, published_at: '2025-05-20T17:42:00Z',
          created_at: '2025-05-20T17:42:00Z', updated_at: '2025-05-20T18:40:00Z', cover_image: null,
          cover_image_url: null, cardview_thumbnail: null, cardview_thumbnail_url: null, is_comments_enabled: true,
          is_comments_closed: true, is_liking_enabled: true, flagged_for_approval_at: null,
          unresolved_flagged_reports_count: 0, custom_html: null, likes_count: 1, topics: [61], member_posts_count: 2,
          member_comments_count: 2, member_likes_count: 2, community: community7001Example,
          ai_summary: postAiSummaryExample, rich_text_body: richTextBodyExample_4b40,
        },
      },
      name: 'post_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deletePost: {
    '200': { body: { success: true, message: 'The post was deleted' }, name: 'post_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listPostFollowers: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          { id: 6402, post_id: 9002, community_member_id: 4101, name: 'Ines Marrowby', created_at: '2025-05-20T18:03:00Z' },
          { id: 6401, post_id: 9002, community_member_id: 4102, name: 'Tobin Fennick', created_at: '2025-05-20T17:42:00Z' },
        ],
      },
      name: 'post_followers_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  addPostFollower: {
    '201': {
      body: { id: 6403, post_id: 9002, community_member_id: 4103, name: '', created_at: '2025-05-20T18:40:00Z' },
      name: 'post_follower_odile',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  removePostFollower: {
    '200': {
      body: { success: true, message: 'The member no longer follows the post' }, name: 'post_follower_removed',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listImagePosts: {
    '200': {
      body: { page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1, records: [imagePost9003Example] },
      name: 'image_posts_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  createImagePost: {
    '200': {
      body: {
        message: 'The image post was created',
        post: {
          id: 9004, status: 'published', name: null, tiptap_body: richTextBodyExample, body: postBody9004Example,
          slug: 'both-from-the-same-dough',
          url: 'https://oven-and-crumb.community.example/c/loaf-gallery/both-from-the-same-dough',
          space_name: 'Loaf Gallery', space_slug: 'loaf-gallery', space_id: 303, user_id: 5102,
          user_email: 'tobin@example.com', user_name: 'Tobin Fennick', comments_count: 0, community_id: 7001,
          hide_meta_info: false, user_avatar_url: null, published_at: '2025-05-20T18:40:00Z',
          created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', cover_image: null,
          cover_image_url: null, cardview_thumbnail: null, cardview_thumbnail_url: null, is_comments_enabled: true,
          is_comments_closed: false, is_liking_enabled: true, flagged_for_approval_at: null,
          unresolved_flagged_reports_count: 0, custom_html: null, likes_count: 0, topics: [], member_posts_count: 3,
          member_comments_count: 2, member_likes_count: 2, community: community7001Example,
          ai_summary: { overview: null, content: 'Both from the same dough.' }, rich_text_body: richTextBodyExample,
          gallery: imageGallery9004Example,
        },
      },
      name: 'image_post_created',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getImagePost: {
    '200': { body: imagePost9003Example, name: 'image_post_loaves' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateImagePost: {
    '200': {
      body: {
        id: 9003, status: 'published', name: null, tiptap_body: tiptapBodyExample,
        body: {
          id: 9003, name: 'body', body: '<p>Both from the same dough.<\/p>', record_type: 'Post', record_id: 9003,
          created_at: '2025-05-18T11:00:00Z', updated_at: '2025-05-20T18:40:00Z',
        },
        slug: 'sunday-loaves', url: 'https://oven-and-crumb.community.example/c/loaf-gallery/sunday-loaves',
        space_name: 'Loaf Gallery', space_slug: 'loaf-gallery', space_id: 303, user_id: 5102,
        user_email: 'tobin@example.com', user_name: 'Tobin Fennick', comments_count: 0, community_id: 7001,
        hide_meta_info: false, user_avatar_url: null, published_at: '2025-05-18T11:00:00Z',
        created_at: '2025-05-18T11:00:00Z', updated_at: '2025-05-20T18:40:00Z', cover_image: null, cover_image_url: null,
        cardview_thumbnail: null, cardview_thumbnail_url: null, is_comments_enabled: true, is_comments_closed: false,
        is_liking_enabled: true, flagged_for_approval_at: null, unresolved_flagged_reports_count: 0, custom_html: null,
        likes_count: 0, topics: [], member_posts_count: 2, member_comments_count: 2, member_likes_count: 2,
        community: community7001Example, ai_summary: { overview: null, content: 'Both from the same dough.' },
        rich_text_body: richTextBodyExample,
        gallery: { id: 9003, downloadable_images: false, images: [galleryImage2111Example] },
      },
      name: 'image_post_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteImagePost: {
    '200': { body: { success: true, message: 'The image post was deleted' }, name: 'image_post_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  duplicateImagePost: {
    '200': {
      body: {
        message: 'The image post was duplicated',
        post: {
          id: 9004, status: 'published', name: null, tiptap_body: tiptapBodyExample, body: postBody9004Example,
          slug: 'sunday-loaves-copy', url: 'https://oven-and-crumb.community.example/c/loaf-gallery/sunday-loaves-copy',
          space_name: 'Loaf Gallery', space_slug: 'loaf-gallery', space_id: 303, user_id: 5102,
          user_email: 'tobin@example.com', user_name: 'Tobin Fennick', comments_count: 0, community_id: 7001,
          hide_meta_info: false, user_avatar_url: null, published_at: '2025-05-18T11:00:00Z',
          created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', cover_image: null,
          cover_image_url: null, cardview_thumbnail: null, cardview_thumbnail_url: null, is_comments_enabled: true,
          is_comments_closed: false, is_liking_enabled: true, flagged_for_approval_at: null,
          unresolved_flagged_reports_count: 0, custom_html: null, likes_count: 0, topics: [], member_posts_count: 3,
          member_comments_count: 2, member_likes_count: 2, community: community7001Example,
          ai_summary: { overview: null, content: 'Both from the same dough.' }, rich_text_body: richTextBodyExample,
          gallery: imageGallery9004Example,
        },
      },
      name: 'image_post_duplicated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listComments: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          comment8101Example,
          {
            id: 8103, parent_comment_id: null, flagged_for_approval_at: null, unresolved_flagged_reports_count: 1,
            created_at: '2025-05-12T09:30:00Z',
            body: {
              id: 8103, name: 'body', body: '<p>Hello! Rye, if the week was kind.<\/p>', record_type: 'Comment',
              record_id: 8103, created_at: '2025-05-12T09:30:00Z', updated_at: '2025-05-12T09:30:00Z',
            },
            user: { id: 5102, name: 'Tobin Fennick', avatar_url: null, email: 'tobin@example.com' },
            post: { id: 9001, name: 'Welcome to the bakehouse', slug: 'welcome-to-the-bakehouse' },
            space: { id: 301, name: 'Bakehouse', slug: 'bakehouse' }, replies_count: 0, replies: [],
            url: 'https://oven-and-crumb.community.example/c/bakehouse/welcome-to-the-bakehouse#comment-8103',
            community_id: 7001, likes_count: 0, user_posts_count: 2, user_comments_count: 2, user_likes_count: 2,
            author_type: 'CommunityMember',
          },
        ],
      },
      name: 'comments_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createComment: {
    '201': {
      body: {
        id: 8104, parent_comment_id: null, flagged_for_approval_at: null, unresolved_flagged_reports_count: 0,
        created_at: '2025-05-20T18:40:00Z',
        body: {
          id: 8104, name: 'body', body: '<p>And let it cool before you cut it.<\/p>', record_type: 'Comment',
          record_id: 8104, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
        },
        user: { id: 5101, name: 'Ines Marrowby', avatar_url: null, email: 'ines@example.com' },
        post: { id: 9002, name: 'My first rye loaf', slug: 'my-first-rye-loaf' },
        space: { id: 302, name: 'Crumb Lab', slug: 'crumb-lab' }, replies_count: 0, replies: [],
        url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf#comment-8104', community_id: 7001,
        likes_count: 0, user_posts_count: 1, user_comments_count: 2, user_likes_count: 1, author_type: 'CommunityMember',
      },
      name: 'comment_created',
      others: {
        reply_created: {
          body: {
            id: 8104, parent_comment_id: 8101, flagged_for_approval_at: null, unresolved_flagged_reports_count: 0,
            created_at: '2025-05-20T18:40:00Z',
            body: {
              id: 8104, name: 'body', body: '<p>Show us the next one.<\/p>', record_type: 'Comment', record_id: 8104,
              created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
            },
            user: { id: 5101, name: 'Ines Marrowby', avatar_url: null, email: 'ines@example.com' },
            post: { id: 9002, name: 'My first rye loaf', slug: 'my-first-rye-loaf' },
            space: { id: 302, name: 'Crumb Lab', slug: 'crumb-lab' }, replies_count: 0, replies: [],
            url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf#comment-8104',
            community_id: 7001, likes_count: 0, user_posts_count: 1, user_comments_count: 2, user_likes_count: 1,
            author_type: 'CommunityMember',
          },
        },
      },
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getComment: {
    '200': {
      body: comment8101Example, name: 'comment_advice', others: { comment_thanks: { body: comment8102Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateComment: {
    '200': {
      body: {
        id: 8101, parent_comment_id: null, flagged_for_approval_at: null, unresolved_flagged_reports_count: 0,
        created_at: '2025-05-20T18:03:00Z',
        body: {
          id: 8101, name: 'body', body: '<p>Too much water. Try 65 percent.<\/p>', record_type: 'Comment',
          record_id: 8101, created_at: '2025-05-20T18:03:00Z', updated_at: '2025-05-20T18:40:00Z',
        },
        user: { id: 5101, name: 'Ines Marrowby', avatar_url: null, email: 'ines@example.com' },
        post: { id: 9002, name: 'My first rye loaf', slug: 'my-first-rye-loaf' },
        space: { id: 302, name: 'Crumb Lab', slug: 'crumb-lab' }, replies_count: 1, replies: [comment8102Example],
        url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf#comment-8101', community_id: 7001,
        likes_count: 1, user_posts_count: 1, user_comments_count: 1, user_likes_count: 1, author_type: 'CommunityMember',
      },
      name: 'comment_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteComment: {
    '200': { body: { message: 'The comment was deleted' }, name: 'comment_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listTopics: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1, records: [topic62Example, topic61Example],
      },
      name: 'topics_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createTopic: {
    '201': {
      body: {
        id: 602, name: 'Rye', admin_only: false, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
        author: { first_name: 'Ines', last_name: 'Marrowby', avatar_url: null }, space_ids: [302],
      },
      name: 'topic_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getTopic: {
    '200': { body: topic61Example, name: 'topic_rye', others: { topic_wheat: { body: topic62Example } } },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateTopic: {
    '200': {
      body: {
        id: 61, name: 'Rye', admin_only: false, created_at: '2025-03-05T09:00:00Z', updated_at: '2025-05-20T18:40:00Z',
        author: { first_name: 'Ines', last_name: 'Marrowby', avatar_url: null }, space_ids: [302],
      },
      name: 'topic_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteTopic: {
    '200': { body: { success: true, message: 'The topic was deleted' }, name: 'topic_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  getPostSummary: {
    '200': { body: postAiSummaryExample, name: 'post_summary_rye_loaf' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  getSpaceSummary: {
    '200': {
      body: {
        overview: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?',
        topics: [
          {
            topic_name: 'Rye',
            summary: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?',
            contributors: [{ id: 4102, name: 'Tobin Fennick' }, { id: 4101, name: 'Ines Marrowby' }],
            relevant_post_ids: [9002],
          },
        ],
      },
      name: 'space_summary_crumb_lab',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listSpaces: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 6, page_count: 1,
        records: [
          space301Example, space306Example, space302Example, space303Example, space304Example,
          {
            id: 305, name: 'Bake-alongs', slug: 'bake-alongs', cover_image_url: null, cover_image_visible: true,
            cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: false,
            is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
            locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: null,
            custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: null,
            is_post_disabled: null, space_type: 'event', host: 'oven-and-crumb.community.example', post_ids: [],
            url: 'https://oven-and-crumb.community.example/c/bake-alongs', space_group: { id: 202, name: 'Workshops' },
            topics: [], default_mention_in_app_notification_setting: 'all',
            default_mention_mobile_notification_setting: 'all', default_in_app_notification_setting: 'all',
            default_mobile_notification_setting: 'all', default_notification_setting: 'all',
            event_auto_rsvp_enabled: false, default_sort: null, hide_sorting: null, require_topic_selection: null,
            prevent_members_from_adding_others: null, hide_from_featured_areas: null, disable_member_post_covers: null,
            hide_members_count: null, pinned_posts_label: null, show_lock_icon_for_non_members: null,
            default_comment_sort: null, default_member_sort: null, default_tab: null, show_tab_bar: null,
            show_next_event: null, hide_from_sidebar: null, hide_right_sidebar: null, lock_screen_blocks: null,
            visible_tabs: null, meta_tag_attributes: null, chat_room_show_history: null, chat_room_description: null,
            course_setting: null,
          },
        ],
      },
      name: 'spaces_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createSpace: {
    '200': {
      body: {
        success: true, message: 'The space was created',
        space: {
          id: 307, name: 'Questions', slug: 'questions', cover_image_url: null, cover_image_visible: true,
          cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: false,
          is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
          locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: '❓',
          custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: null,
          is_post_disabled: null, space_type: 'basic', host: 'oven-and-crumb.community.example', post_ids: [],
          url: 'https://oven-and-crumb.community.example/c/questions', space_group: { id: 201, name: 'The Kitchen' },
          topics: [61], default_mention_in_app_notification_setting: 'all',
          default_mention_mobile_notification_setting: 'all', default_in_app_notification_setting: 'all',
          default_mobile_notification_setting: 'all', default_notification_setting: 'all',
          event_auto_rsvp_enabled: false, default_sort: null, hide_sorting: null, require_topic_selection: false,
          prevent_members_from_adding_others: null, hide_from_featured_areas: null, disable_member_post_covers: null,
          hide_members_count: null, pinned_posts_label: null, show_lock_icon_for_non_members: null,
          default_comment_sort: null, default_member_sort: null, default_tab: null, show_tab_bar: null,
          show_next_event: null, hide_from_sidebar: null, hide_right_sidebar: null, lock_screen_blocks: null,
          visible_tabs: { posts: true, members: true }, meta_tag_attributes: null, chat_room_show_history: null,
          chat_room_description: null, course_setting: null,
        },
      },
      name: 'space_created',
      others: {
        course_space_created: {
          body: {
            success: true, message: 'The space was created',
            space: {
              id: 307, name: 'Baguette School', slug: 'baguette-school', cover_image_url: null,
              cover_image_visible: true, cover_image_display_style: 'normal', thumbnail_image_url: null,
              community_id: 7001, is_private: true, is_hidden_from_non_members: false, is_draft: false, is_hidden: false,
              locked_button_url: null, locked_button_label: null, locked_page_heading: null,
              locked_page_description: null, emoji: null, custom_emoji_url: null, custom_emoji_dark_url: null,
              hide_post_settings: null, display_view: null, is_post_disabled: null, space_type: 'course',
              host: 'oven-and-crumb.community.example', post_ids: [],
              url: 'https://oven-and-crumb.community.example/c/baguette-school',
              space_group: { id: 202, name: 'Workshops' }, topics: [],
              default_mention_in_app_notification_setting: 'all', default_mention_mobile_notification_setting: 'all',
              default_in_app_notification_setting: 'all', default_mobile_notification_setting: 'all',
              default_notification_setting: 'all', event_auto_rsvp_enabled: false, default_sort: null,
              hide_sorting: null, require_topic_selection: null, prevent_members_from_adding_others: null,
              hide_from_featured_areas: null, disable_member_post_covers: null, hide_members_count: null,
              pinned_posts_label: null, show_lock_icon_for_non_members: null, default_comment_sort: null,
              default_member_sort: null, default_tab: null, show_tab_bar: null, show_next_event: null,
              hide_from_sidebar: null, hide_right_sidebar: null, lock_screen_blocks: null, visible_tabs: null,
              meta_tag_attributes: {
                meta_title: 'Baguette School', meta_description: 'A dough, a day, a baguette.', opengraph_title: null,
                opengraph_description: null, opengraph_image: null,
              },
              chat_room_show_history: null, chat_room_description: null, course_setting: courseSettingExample,
            },
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getSpace: {
    '200': {
      body: space302Example, name: 'space_crumb_lab', others: { space_school: { body: space304Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateSpace: {
    '200': {
      body: {
        id: 302, name: 'Crumb Lab', slug: 'crumb-lab', cover_image_url: null, cover_image_visible: true,
        cover_image_display_style: 'normal', thumbnail_image_url: null, community_id: 7001, is_private: false,
        is_hidden_from_non_members: false, is_draft: false, is_hidden: false, locked_button_url: null,
        locked_button_label: null, locked_page_heading: null, locked_page_description: null, emoji: '🍞',
        custom_emoji_url: null, custom_emoji_dark_url: null, hide_post_settings: null, display_view: null,
        is_post_disabled: null, space_type: 'basic', host: 'oven-and-crumb.community.example', post_ids: [9002],
        url: 'https://oven-and-crumb.community.example/c/crumb-lab', space_group: { id: 201, name: 'The Kitchen' },
        topics: [61, 62], default_mention_in_app_notification_setting: 'all',
        default_mention_mobile_notification_setting: 'all', default_in_app_notification_setting: 'all',
        default_mobile_notification_setting: 'all', default_notification_setting: 'all', event_auto_rsvp_enabled: false,
        default_sort: null, hide_sorting: null, require_topic_selection: true, prevent_members_from_adding_others: null,
        hide_from_featured_areas: null, disable_member_post_covers: null, hide_members_count: null,
        pinned_posts_label: null, show_lock_icon_for_non_members: null, default_comment_sort: null,
        default_member_sort: null, default_tab: null, show_tab_bar: null, show_next_event: null, hide_from_sidebar: null,
        hide_right_sidebar: null, lock_screen_blocks: null, visible_tabs: null, meta_tag_attributes: null,
        chat_room_show_history: null, chat_room_description: null, course_setting: null,
      },
      name: 'space_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteSpace: {
    '200': { body: { success: true, message: 'The space was deleted' }, name: 'space_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  getSpaceMember: {
    '200': { body: spaceMember3205Example, name: 'space_member_tobin' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listSpaceMembers: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          spaceMember3205Example,
          {
            id: 3201, user_id: 5101, space_id: 302, notification_type: 'all', posts_read_count: 0,
            in_app_notification_setting: 'all', mobile_notification_setting: 'all', community_member_id: 4101,
            moderator: false, access_type: 'admin', status: 'active', created_at: '2025-03-05T09:10:00Z',
            updated_at: '2025-03-05T09:10:00Z', community_member: membershipMemberInesMarrowbyExample,
          },
        ],
      },
      name: 'space_members_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  addSpaceMember: {
    '200': { body: { message: 'The member already belongs to the space' }, name: 'space_member_added' },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  removeSpaceMember: {
    '200': { body: { message: 'The member was removed from the space' }, name: 'space_member_removed' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listSpaceGroups: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [spaceGroup201Example, spaceGroup202Example],
      },
      name: 'space_groups_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createSpaceGroup: {
    '201': {
      body: {
        id: 402, name: 'The Pantry', slug: 'the-pantry', community_id: 7001, is_hidden_from_non_members: false,
        hide_members_count: false, allow_members_to_create_spaces: false, automatically_add_members_to_new_spaces: true,
        add_members_to_space_group_on_space_join: true, hide_non_member_spaces_from_sidebar: false,
        created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', space_group_members_count: 0,
        spaces_count: 0,
      },
      name: 'space_group_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getSpaceGroup: {
    '200': {
      body: spaceGroup201Example, name: 'space_group_kitchen',
      others: { space_group_workshops: { body: spaceGroup202Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateSpaceGroup: {
    '200': {
      body: {
        id: 201, name: 'The Kitchen', slug: 'the-kitchen', community_id: 7001, is_hidden_from_non_members: false,
        hide_members_count: false, allow_members_to_create_spaces: false, automatically_add_members_to_new_spaces: false,
        add_members_to_space_group_on_space_join: true, hide_non_member_spaces_from_sidebar: false,
        created_at: '2025-03-01T10:10:00Z', updated_at: '2025-05-20T18:40:00Z', space_group_members_count: 3,
        spaces_count: 4,
      },
      name: 'space_group_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteSpaceGroup: {
    '200': { body: { success: true, message: 'The space group was deleted' }, name: 'space_group_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  getSpaceGroupMember: {
    '200': { body: spaceGroupMember3305Example, name: 'space_group_member_tobin' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listSpaceGroupMembers: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 3, page_count: 1,
        records: [
          {
            id: 3309, user_id: 5103, space_group_id: 201, posts_read_count: 0, community_member_id: 4103,
            moderator: false, access_type: 'invited', status: 'active', created_at: '2025-05-18T14:05:00Z',
            updated_at: '2025-05-18T14:05:00Z',
            community_member: {
              name: '', first_name: '', last_name: '', avatar_url: null, headline: null, community_id: 7001,
              profile_url: 'https://oven-and-crumb.community.example/u/e5f6a7b8', public_uid: 'e5f6a7b8',
              email: 'odile@example.com',
            },
          },
          spaceGroupMember3305Example,
          {
            id: 3301, user_id: 5101, space_group_id: 201, posts_read_count: 0, community_member_id: 4101,
            moderator: false, access_type: 'admin', status: 'active', created_at: '2025-03-05T09:10:00Z',
            updated_at: '2025-03-05T09:10:00Z', community_member: membershipMemberInesMarrowbyExample,
          },
        ],
      },
      name: 'space_group_members_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  addSpaceGroupMember: {
    '200': {
      body: { success: true, message: 'The member was added to the space group' }, name: 'space_group_member_added',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  removeSpaceGroupMember: {
    '200': {
      body: { success: true, message: 'The member was removed from the space group' },
      name: 'space_group_member_removed',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  createEmbed: {
    '201': {
      body: {
        id: 2302, url: 'https://films.example.org/embed/oven-thermometers',
        sgid: 'Vd3kQ8sT1mB6nC0zL5pR2wY7dF4hJ9aG-eU_iO1bN3M', type: 'Embed', embed_type: 'video',
        embed_provider: 'films.example.org',
        html: '<iframe src="https://films.example.org/embed/oven-thermometers" title="Oven thermometers" width="640" height="360" sandbox="allow-scripts allow-same-origin" allowfullscreen><\/iframe>',
        title: 'Oven thermometers', width: 640, height: 360, thumbnail_url: null,
      },
      name: 'embed_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getEmbed: {
    '200': {
      body: {
        id: 2301, url: 'https://films.example.org/embed/oven-thermometers', sgid: 'sgid-embed-2301', type: 'Embed',
        embed_type: 'video', embed_provider: 'films.example.org',
        html: '<iframe src="https://films.example.org/embed/oven-thermometers" title="Oven thermometers" width="640" height="360" sandbox="allow-scripts allow-same-origin" allowfullscreen><\/iframe>',
        title: 'Oven thermometers', width: 640, height: 360, thumbnail_url: null,
      },
      name: 'embed_thermometer',
    },
    '401': unauthorizedResponse, '403': forbiddenResponse, '404': notFoundResponse, '405': methodNotAllowedResponse,
    '406': notAcceptableResponse, '429': tooManyRequestsResponse, '5XX': serverErrorResponse,
  },
  createDirectUpload: {
    '200': {
      body: {
        id: 2204, key: 'uploads/2201', filename: 'sunday-loaf.jpg', content_type: 'image/jpeg', byte_size: 482133,
        checksum: 'kJq0yVh0bTtDgtfZ0nqQ0w==', created_at: '2025-05-20T18:40:00Z', metadata: { uploaded: false },
        service_name: 'local', signed_id: 'Vd3kQ8sT1mB6nC0zL5pR2wY7dF4hJ9aG-eU_iO1bN3M',
        attachable_sgid: 'b7Yp2LxQ9cRz4TnW6vKd1HsG8mJf3EaU5oBi0PqXyZk',
        direct_upload: {
          url: 'https://oven-and-crumb.community.example/uploads/Vd3kQ8sT1mB6nC0zL5pR2wY7dF4hJ9aG-eU_iO1bN3M',
          headers: { 'Content-Type': 'image/jpeg', 'Content-MD5': 'kJq0yVh0bTtDgtfZ0nqQ0w==' },
        },
        url: 'https://oven-and-crumb.community.example/files/Vd3kQ8sT1mB6nC0zL5pR2wY7dF4hJ9aG-eU_iO1bN3M/sunday-loaf.jpg',
      },
      name: 'direct_upload_created',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  sendMessage: {
    '200': {
      body: {
        message: 'The message was sent',
        chat_room_message: {
          id: 2903, chat_room_uuid: '0d7e6c1a-5b3f-4a52-9c1d-8e2f4b6a7c90',
          body: 'The starter is ready, who wants some?', rich_text_body: richTextBodyExample_8ba0,
          parent_message_id: null,
          sender: { community_member_id: 4101, name: 'Ines Marrowby', email: 'ines@example.com', avatar_url: null },
          sent_at: '2025-05-20T18:40:00Z', created_at: '2025-05-20T18:40:00Z',
        },
      },
      name: 'message_sent',
      others: {
        message_to_member_sent: {
          body: {
            message: 'The message was sent',
            chat_room_message: {
              id: 2903, chat_room_uuid: '6b1f0a3e-8c2d-4e57-a940-3d5c7e9f1b28',
              body: 'The starter is ready, who wants some?', rich_text_body: richTextBodyExample_8ba0,
              parent_message_id: null,
              sender: { community_member_id: 4101, name: 'Ines Marrowby', email: 'ines@example.com', avatar_url: null },
              sent_at: '2025-05-20T18:40:00Z', created_at: '2025-05-20T18:40:00Z',
            },
          },
        },
        message_to_members_sent: {
          body: {
            message: 'The message was sent',
            chat_room_message: {
              id: 2903, chat_room_uuid: '8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55',
              body: 'The starter is ready, who wants some?', rich_text_body: richTextBodyExample_8ba0,
              parent_message_id: null,
              sender: { community_member_id: 4101, name: 'Ines Marrowby', email: 'ines@example.com', avatar_url: null },
              sent_at: '2025-05-20T18:40:00Z', created_at: '2025-05-20T18:40:00Z',
            },
          },
        },
      },
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  importChatRoomMessage: {
    '201': {
      body: {
        id: 2903, chat_room_uuid: '0d7e6c1a-5b3f-4a52-9c1d-8e2f4b6a7c90', body: 'I do, half a jar.',
        rich_text_body: {
          body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'I do, half a jar.' }] }] },
        },
        parent_message_id: null,
        sender: { community_member_id: 4102, name: 'Tobin Fennick', email: 'tobin@example.com', avatar_url: null },
        sent_at: '2025-05-20T18:35:00Z', created_at: '2025-05-20T18:40:00Z',
      },
      name: 'chat_room_message_starter',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  runAdvancedSearch: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 4, page_count: 1,
        records: [
          {
            type: 'post', id: 9002, title: 'My first rye loaf',
            text: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?',
            url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf',
            space: { id: 302, name: 'Crumb Lab', slug: 'crumb-lab' },
            author: { id: 4102, name: 'Tobin Fennick', avatar_url: null }, created_at: '2025-05-20T17:42:00Z',
          },
          {
            type: 'event', id: 1501, title: 'Rye bake-along', text: ' One dough, many ovens. ',
            url: 'https://oven-and-crumb.community.example/c/bake-alongs/rye-bake-along',
            space: { id: 305, name: 'Bake-alongs', slug: 'bake-alongs' },
            author: { id: 4101, name: 'Ines Marrowby', avatar_url: null }, created_at: '2025-05-12T09:00:00Z',
          },
          {
            type: 'comment', id: 8103, title: null, text: 'Hello! Rye, if the week was kind.',
            url: 'https://oven-and-crumb.community.example/c/bakehouse/welcome-to-the-bakehouse#comment-8103',
            space: { id: 301, name: 'Bakehouse', slug: 'bakehouse' },
            author: { id: 4102, name: 'Tobin Fennick', avatar_url: null }, created_at: '2025-05-12T09:30:00Z',
          },
          {
            type: 'member', id: 4102, title: 'Tobin Fennick', text: 'Weekend rye baker',
            url: 'https://oven-and-crumb.community.example/u/c9d0e1f2', space: null, author: null,
            created_at: '2025-03-14T09:20:00Z',
          },
        ],
      },
      name: 'search_results_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  getChatPreferences: {
    '200': { body: chatPreferences7101Example, name: 'chat_preferences_all' },
    ...errors401_403_405_406_429_5XX,
  },
  updateChatPreferences: {
    '200': { body: chatPreferences7101Example, name: 'chat_preferences_all' },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  listCourseSections: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          courseSection1301Example,
          {
            id: 1302, name: 'The first loaf', space_id: 304, created_at: '2025-04-09T08:00:00Z',
            updated_at: '2025-04-09T08:00:00Z',
          },
        ],
      },
      name: 'course_sections_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createCourseSection: {
    '201': {
      body: {
        id: 1303, name: 'The second loaf', space_id: 304, created_at: '2025-05-20T18:40:00Z',
        updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'course_section_created',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getCourseSection: {
    '200': { body: courseSection1301Example, name: 'course_section_first_steps' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateCourseSection: {
    '200': {
      body: {
        id: 1301, name: 'The very first steps', space_id: 304, created_at: '2025-04-02T08:20:00Z',
        updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'course_section_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteCourseSection: {
    '200': { body: { success: true, message: 'The section was deleted' }, name: 'section_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listCourseLessons: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [courseLesson1401Example, courseLesson1402Example],
      },
      name: 'course_lessons_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createCourseLesson: {
    '201': {
      body: {
        id: 1403, name: 'Keeping the starter warm', status: 'published', created_at: '2025-05-20T18:40:00Z',
        updated_at: '2025-05-20T18:40:00Z', section_id: 1301, is_comments_enabled: true, is_featured_media_enabled: true,
        is_featured_media_download_enabled: false, body_html: '<p>Beside the oven, never on it.<\/p>', space_id: 304,
        thumbnail: null, featured_media: featuredMediaExample,
      },
      name: 'course_lesson_created',
      others: {
        rich_lesson_created: {
          body: {
            id: 1403, name: 'The smell', status: 'draft', created_at: '2025-05-20T18:40:00Z',
            updated_at: '2025-05-20T18:40:00Z', section_id: 1301, is_comments_enabled: true,
            is_featured_media_enabled: false, is_featured_media_download_enabled: false,
            body_html: '<p>A ripe starter smells of apples.<\/p>', space_id: 304, thumbnail: null, featured_media: null,
          },
        },
      },
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  reorderCourseLessons: {
    '200': { body: { success: true, message: 'The lessons were reordered' }, name: 'lessons_reordered' },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getCourseLesson: {
    '200': {
      body: courseLesson1402Example, name: 'course_lesson_float_test',
      others: { course_lesson_feeding: { body: courseLesson1401Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateCourseLesson: {
    '200': {
      body: {
        id: 1402, name: 'The float test', status: 'published', created_at: '2025-04-16T07:10:00Z',
        updated_at: '2025-05-20T18:40:00Z', section_id: 1301, is_comments_enabled: true,
        is_featured_media_enabled: false, is_featured_media_download_enabled: false,
        body_html: '<p>A spoonful of ripe starter floats.<\/p>', space_id: 304, thumbnail: null, featured_media: null,
      },
      name: 'course_lesson_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteCourseLesson: {
    '200': { body: { success: true, message: 'The lesson was deleted' }, name: 'lesson_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listLessonProgress: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1,
        records: [
          {
            lesson_id: 1401, member_email: 'tobin@example.com', status: 'completed', lesson_name: 'Feeding the starter',
            section_id: 1301, space_id: 304, community_member_id: 4102, updated_at: '2025-05-20T17:45:00Z',
          },
        ],
      },
      name: 'lesson_progress_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  updateLessonProgress: {
    '200': { body: { success: true, message: 'The lesson is completed' }, name: 'lesson_progress_updated' },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listEvents: {
    '200': {
      body: { page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1, records: [event1501Example] },
      name: 'events_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  createEvent: {
    '201': {
      body: {
        id: 1502, name: 'Spelt bake-along', slug: 'spelt-bake-along', user_id: 5101, community_member_id: 4101,
        created_at: '2025-05-20T18:40:00Z', hide_meta_info: false, confirmation_message_title: 'See you there',
        confirmation_message_button_title: null, confirmation_message_button_link: null,
        confirmation_message_description: 'Soak the grains the evening before.', in_person_location: null,
        host: 'Ines Marrowby', comments_count: 0, duration_in_seconds: 5400, enable_custom_thank_you_message: true,
        send_in_app_notification_confirmation: false, rsvp_disabled: false, send_email_confirmation: true,
        send_email_reminder: true, send_in_app_notification_reminder: false,
        virtual_location_url: 'https://oven-and-crumb.community.example/live/spelt-bake-along-5d7e9f1a',
        starts_at: '2025-07-05T09:00:00Z', ends_at: '2025-07-05T10:30:00Z', updated_at: '2025-05-20T18:40:00Z',
        location_type: 'live_room', hide_attendees: false, hide_location_from_non_attendees: true,
        space: { id: 305, slug: 'bake-alongs', name: 'Bake-alongs', community_id: 7001 },
        body: '<p>Soft dough, patient hands.<\/p>',
        url: 'https://oven-and-crumb.community.example/c/bake-alongs/spelt-bake-along', member_email: 'ines@example.com',
        member_name: 'Ines Marrowby', member_avatar_url: null, integration_display_title: 'Live room', likes_count: 0,
        cover_image_url: null, meta_tag_attributes: null, topics: [61],
      },
      name: 'event_created',
      others: {
        recurring_event_created: {
          body: {
            id: 1502, name: 'Open oven evening', slug: 'open-oven-evening', user_id: 5101, community_member_id: 4101,
            created_at: '2025-05-20T18:40:00Z', hide_meta_info: false, confirmation_message_title: null,
            confirmation_message_button_title: null, confirmation_message_button_link: null,
            confirmation_message_description: null, in_person_location: 'The old mill, by the river', host: null,
            comments_count: 0, duration_in_seconds: 7200, enable_custom_thank_you_message: false,
            send_in_app_notification_confirmation: false, rsvp_disabled: false, send_email_confirmation: false,
            send_email_reminder: false, send_in_app_notification_reminder: false, virtual_location_url: '',
            starts_at: '2025-06-13T17:00:00Z', ends_at: '2025-06-13T19:00:00Z', updated_at: '2025-05-20T18:40:00Z',
            location_type: 'in_person', hide_attendees: false, hide_location_from_non_attendees: false,
            space: { id: 305, slug: 'bake-alongs', name: 'Bake-alongs', community_id: 7001 }, body: '',
            url: 'https://oven-and-crumb.community.example/c/bake-alongs/open-oven-evening',
            member_email: 'ines@example.com', member_name: 'Ines Marrowby', member_avatar_url: null,
            integration_display_title: '', likes_count: 0, cover_image_url: null, meta_tag_attributes: null, topics: [],
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getEvent: {
    '200': { body: event1501Example, name: 'event_bake_along' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateEvent: {
    '200': {
      body: {
        id: 1501, name: 'Rye bake-along', slug: 'rye-bake-along', user_id: 5101, community_member_id: 4101,
        created_at: '2025-05-12T09:00:00Z', hide_meta_info: false, confirmation_message_title: 'See you there',
        confirmation_message_button_title: null, confirmation_message_button_link: null,
        confirmation_message_description: 'Feed your starter the evening before.',
        in_person_location: 'The old mill, by the river', host: 'Ines Marrowby', comments_count: 0,
        duration_in_seconds: 5400, enable_custom_thank_you_message: true, send_in_app_notification_confirmation: false,
        rsvp_disabled: false, send_email_confirmation: true, send_email_reminder: true,
        send_in_app_notification_reminder: false, virtual_location_url: '', starts_at: '2025-06-07T10:00:00Z',
        ends_at: '2025-06-07T11:30:00Z', updated_at: '2025-05-20T18:40:00Z', location_type: 'in_person',
        hide_attendees: false, hide_location_from_non_attendees: true,
        space: { id: 305, slug: 'bake-alongs', name: 'Bake-alongs', community_id: 7001 },
        body: '<p>One dough, many ovens.<\/p>',
        url: 'https://oven-and-crumb.community.example/c/bake-alongs/rye-bake-along', member_email: 'ines@example.com',
        member_name: 'Ines Marrowby', member_avatar_url: null, integration_display_title: '', likes_count: 0,
        cover_image_url: null, meta_tag_attributes: null, topics: [61],
      },
      name: 'event_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteEvent: {
    '200': { body: { message: 'The event was deleted' }, name: 'event_deleted' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  duplicateEvent: {
    '200': {
      body: {
        id: 1502, name: 'Rye bake-along', slug: 'rye-bake-along-copy', user_id: 5101, community_member_id: 4101,
        created_at: '2025-05-20T18:40:00Z', hide_meta_info: false, confirmation_message_title: 'See you there',
        confirmation_message_button_title: null, confirmation_message_button_link: null,
        confirmation_message_description: 'Feed your starter the evening before.',
        in_person_location: 'The old mill, by the river', host: 'Ines Marrowby', comments_count: 0,
        duration_in_seconds: 5400, enable_custom_thank_you_message: true, send_in_app_notification_confirmation: false,
        rsvp_disabled: false, send_email_confirmation: true, send_email_reminder: true,
        send_in_app_notification_reminder: false, virtual_location_url: '', starts_at: '2025-06-07T09:00:00Z',
        ends_at: '2025-06-07T10:30:00Z', updated_at: '2025-05-20T18:40:00Z', location_type: 'in_person',
        hide_attendees: false, hide_location_from_non_attendees: true,
        space: { id: 305, slug: 'bake-alongs', name: 'Bake-alongs', community_id: 7001 },
        body: '<p>One dough, many ovens.<\/p>',
        url: 'https://oven-and-crumb.community.example/c/bake-alongs/rye-bake-along-copy',
        member_email: 'ines@example.com', member_name: 'Ines Marrowby', member_avatar_url: null,
        integration_display_title: '', likes_count: 0, cover_image_url: null, meta_tag_attributes: null, topics: [61],
      },
      name: 'event_copy',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listEventAttendees: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1,
        records: [
          {
            id: 1601, event_id: 1501, event_name: 'Rye bake-along', member_name: 'Tobin Fennick',
            member_email: 'tobin@example.com', member_avatar_url: null, headline: 'Weekend rye baker',
            rsvp_date: '2025-05-13T19:20:00Z',
          },
        ],
      },
      name: 'event_attendees_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  addEventAttendee: {
    '200': { body: { message: 'odile@example.com is attending the event' }, name: 'event_attendee_added' },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  removeEventAttendee: {
    '200': {
      body: { message: 'Tobin Fennick is not attending the event' }, name: 'event_attendee_removed',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listLiveRooms: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 3, page_count: 1,
        records: [
          {
            id: 2803, name: 'Oven talk', status: 'live', room_type: 'live_room', created_at: '2025-05-20T18:10:00Z',
            live_at: '2025-05-20T18:12:00Z', closed_at: null, recording_enabled: false, slug: 'oven-talk',
          },
          liveRoom2802Example, liveRoom2801Example,
        ],
      },
      name: 'live_rooms_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createLiveRoom: {
    '201': {
      body: {
        id: 2804, name: 'Holiday baking', status: 'scheduled', room_type: 'live_room',
        created_at: '2025-05-20T18:40:00Z', live_at: null, closed_at: null, recording_enabled: false,
        slug: 'holiday-baking',
      },
      name: 'live_room_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getLiveRoom: {
    '200': {
      body: liveRoom2801Example, name: 'live_room_bake_along',
      others: { live_room_evening: { body: liveRoom2802Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  startLiveRoom: {
    '200': {
      body: {
        id: 2802, name: 'Questions in the evening', status: 'live', room_type: 'live_room',
        created_at: '2025-05-20T18:10:00Z', live_at: '2025-05-20T18:40:00Z', closed_at: null, recording_enabled: false,
        slug: 'questions-in-the-evening',
      },
      name: 'live_room_open',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  closeLiveRoom: {
    '200': {
      body: {
        id: 2803, name: 'Oven talk', status: 'closed', room_type: 'live_room', created_at: '2025-05-20T18:10:00Z',
        live_at: '2025-05-20T18:12:00Z', closed_at: '2025-05-20T18:40:00Z', recording_enabled: false, slug: 'oven-talk',
      },
      name: 'live_room_closed',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  getLiveRoomTranscripts: {
    '200': {
      body: {
        transcripts: [
          'Ines Marrowby: opened the room at 2025-05-10T08:30:00.000Z\nInes Marrowby: closed the room at 2025-05-10T10:05:00.000Z',
        ],
      },
      name: 'transcripts_bake_along',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listAccessGroups: {
    '200': { body: accessGroupsExample, name: 'access_groups_page' },
    ...errors400_401_403_405_406_429_5XX,
  },
  createAccessGroup: {
    '201': {
      body: {
        id: 1703, name: 'Mill visitors', description: 'Who comes along to the mill.', status: 'active',
        community_id: 7001, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'access_group_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getAccessGroup: {
    '200': { body: accessGroup1701Example, name: 'access_group_course_takers' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateAccessGroup: {
    '200': {
      body: {
        id: 1701, name: 'Course takers', description: 'Who bought Sourdough School in spring.', status: 'active',
        community_id: 7001, created_at: '2025-04-01T09:00:00Z', updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'access_group_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  archiveAccessGroup: {
    '200': {
      body: { success: true, message: 'The access group was archived' }, name: 'access_group_archived',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  unarchiveAccessGroup: {
    '200': {
      body: {
        id: 1702, name: 'Market helpers', description: 'Who stood at the winter market.', status: 'active',
        community_id: 7001, created_at: '2025-04-01T09:05:00Z', updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'access_group_unarchived',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  getAccessGroupMember: {
    '200': { body: accessGroupCommunityMember1751Example, name: 'access_group_member_tobin' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listAccessGroupMembers: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          {
            id: 1752, access_group_id: 1701, community_member_id: 4101, community_id: 7001,
            created_at: '2025-05-03T07:00:00Z', updated_at: '2025-05-04T07:00:00Z',
          },
          accessGroupCommunityMember1751Example,
        ],
      },
      name: 'access_group_members_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  addAccessGroupMember: {
    '201': {
      body: { message: 'The member is already in the access group' }, name: 'access_group_member_added',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  removeAccessGroupMember: {
    '200': {
      body: { message: 'The member was removed from the access group' }, name: 'access_group_member_removed',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listMemberAccessGroups: {
    '200': { body: accessGroupsExample, name: 'access_groups_page' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listInvitationLinks: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [invitationLink1801Example, invitationLink1802Example],
      },
      name: 'invitation_links_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createInvitationLink: {
    '201': {
      body: {
        id: 1803, name: 'Summer market',
        redemption_url: 'https://oven-and-crumb.community.example/join?invitation_token=Qm4tX8kZ1cV6bN3pL9sR2w',
        created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', access_group_ids: [],
        member_tag_ids: ['52'], active: true, members_joined_count: 0, redirect_space_id: null, paywall: null,
      },
      name: 'invitation_link_created',
      others: {
        paid_invitation_link_created: {
          body: {
            id: 1803, name: 'Flour fair',
            redemption_url: 'https://oven-and-crumb.community.example/join?invitation_token=Qm4tX8kZ1cV6bN3pL9sR2w',
            created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', access_group_ids: [1701],
            member_tag_ids: ['52'], active: true, members_joined_count: 0, redirect_space_id: 301,
            paywall: { paywall_id: '2401', paywall_price_id: '2411', trial_days: 14, paywall_coupon_code: 'SPRING' },
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getInvitationLink: {
    '200': {
      body: invitationLink1801Example, name: 'invitation_link_spring_fair',
      others: { invitation_link_winter: { body: invitationLink1802Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateInvitationLink: {
    '200': {
      body: {
        id: 1801, name: 'Fair in spring',
        redemption_url: 'https://oven-and-crumb.community.example/join?invitation_token=spring-fair',
        created_at: '2025-04-22T10:00:00Z', updated_at: '2025-05-20T18:40:00Z', access_group_ids: [1701],
        member_tag_ids: ['52'], active: true, members_joined_count: 0, redirect_space_id: null, paywall: null,
      },
      name: 'invitation_link_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteInvitationLink: {
    '200': { body: { message: 'The invitation link was deleted' }, name: 'invitation_link_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  revokeInvitationLink: {
    '200': { body: { message: 'The invitation link was revoked' }, name: 'invitation_link_revoked' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listForms: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [form1902Example, form1901Example],
      },
      name: 'forms_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createForm: {
    '201': {
      body: {
        id: 1903, uid: 't4y7u1i9o3p6', after_submission_action: 'thank_you_page', embed_display_format: 'inline',
        popup_delay: 0, popup_frequency: 0, name: 'Tell us about your oven', redirect_url: null, status: 'published',
        thank_you_page_body: '<p>Come in, the oven is warm.<\/p>', thank_you_page_title: 'Welcome',
        updated_at: '2025-05-20T18:40:00Z', submissions_count: 0, embed_styles: null,
        standalone_page_styles: standalonePageStylesExample,
      },
      name: 'form_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getForm: {
    '200': {
      body: form1902Example, name: 'form_order', others: { form_introduction: { body: form1901Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateForm: {
    '200': {
      body: {
        id: 1902, uid: 'q3w8e5r1t6z0', after_submission_action: 'redirect', embed_display_format: 'inline',
        popup_delay: 0, popup_frequency: 0, name: 'Order flour',
        redirect_url: 'https://oven-and-crumb.community.example/c/bakehouse', status: 'draft', thank_you_page_body: null,
        thank_you_page_title: null, updated_at: '2025-05-20T18:40:00Z', submissions_count: 0, embed_styles: null,
        standalone_page_styles: null,
      },
      name: 'form_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteForm: {
    '200': { body: { success: true, message: 'The form was deleted' }, name: 'form_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  duplicateForm: {
    '201': {
      body: {
        id: 1903, uid: 't4y7u1i9o3p6', after_submission_action: 'thank_you_page', embed_display_format: 'inline',
        popup_delay: 0, popup_frequency: 0, name: 'Introduce yourself (copy)', redirect_url: null, status: 'draft',
        thank_you_page_body: '<p>Come in, the oven is warm.<\/p>', thank_you_page_title: 'Welcome',
        updated_at: '2025-05-20T18:40:00Z', submissions_count: 0, embed_styles: null,
        standalone_page_styles: standalonePageStylesExample,
      },
      name: 'form_copy',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  getFormElements: {
    '200': {
      body: {
        elements: [
          {
            id: 1911, position: 1, type: 'text', parent_element_id: null, attributes: { text: 'Who are you?' },
            children: [],
          },
          {
            id: 1912, position: 2, type: 'layout', parent_element_id: null, attributes: { columns: 2 },
            children: [
              {
                id: 1914, position: 1, type: 'field', parent_element_id: 1912,
                attributes: { label: 'What do you bake?', field_type: 'text', required: true }, children: [],
              },
              {
                id: 1915, position: 2, type: 'field', parent_element_id: 1912,
                attributes: { label: 'Which flours do you have?', field_type: 'checkbox', options: ['Rye', 'Wheat'] },
                children: [],
              },
            ],
          },
          { id: 1913, position: 3, type: 'button', parent_element_id: null, attributes: { text: 'Send' }, children: [] },
        ],
      },
      name: 'form_elements_introduction',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listFormSubmissions: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1, records: [formSubmission1951Example],
      },
      name: 'form_submissions_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  createFormSubmission: {
    '201': { body: { success: true }, name: 'form_submitted' },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  getFormSubmission: {
    '200': { body: formSubmission1951Example, name: 'form_submission_tobin' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listWorkflows: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          {
            id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10', name: 'Greet newcomers', status: 'active',
            workflow_type: 'dynamic', type_label: 'Automation', runs_count: 0,
            url: 'https://oven-and-crumb.community.example/settings/workflows/3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10',
            community_segment_id: null,
          },
          {
            id: 'b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302', name: 'Ask who leaves', status: 'inactive',
            workflow_type: 'dynamic', type_label: 'Automation', runs_count: 0,
            url: 'https://oven-and-crumb.community.example/settings/workflows/b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302',
            community_segment_id: null,
          },
        ],
      },
      name: 'workflows_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createWorkflow: {
    '201': {
      body: {
        id: '8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55', name: 'Thank who answers', status: 'draft', workflow_type: 'dynamic',
        type_label: 'Automation', runs_count: 0, community_segment_id: null,
        trigger: {
          id: 'd41c7e90-3b5f-4a28-9e61-7f0a2b4c6d81', workflow_id: '8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55',
          trigger_type: 'form_submitted', resource_id: 1901, resource_type: 'Form', contact_type: 'community_member',
          community_segment_id: null, ai_filter_prompt: null, config: null,
        },
        actions: [
          {
            id: 'e52d8fa1-4c60-4b39-8f72-80b13c5d7e92', workflow_id: '8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55',
            action_type: 'add_member_tag', position: 0, list_position: 1, api_params: { member_tag_id: 52 },
            community_segment_id: null,
          },
          {
            id: 'f63e90b2-5d71-4c4a-9083-91c24d6e8fa3', workflow_id: '8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55',
            action_type: 'send_message', position: 1, list_position: 2, api_params: { text: 'Thank you!' },
            community_segment_id: 1101,
          },
        ],
      },
      name: 'workflow_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getWorkflow: {
    '200': {
      body: {
        id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10', name: 'Greet newcomers', status: 'active', workflow_type: 'dynamic',
        type_label: 'Automation', runs_count: 0, community_segment_id: null, trigger: trigger5c7e9a102b4d4f6eExample,
        actions: [
          {
            id: '1e2f3a4b-5c6d-4e7f-8a9b-0c1d2e3f4a5b', workflow_id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10',
            action_type: 'add_member_tag', position: 0, list_position: 1, api_params: { member_tag_id: 52 },
            community_segment_id: null,
          },
          {
            id: '2f3a4b5c-6d7e-4f8a-9b0c-1d2e3f4a5b6c', workflow_id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10',
            action_type: 'send_message', position: 1, list_position: 2, api_params: { text: 'Nice to have you here!' },
            community_segment_id: 1101,
          },
        ],
      },
      name: 'workflow_detail_greeting',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateWorkflow: {
    '200': {
      body: {
        id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10', name: 'Greet everybody', status: 'active', workflow_type: 'dynamic',
        type_label: 'Automation', runs_count: 0, community_segment_id: null, trigger: trigger5c7e9a102b4d4f6eExample,
        actions: [
          {
            id: '8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55', workflow_id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10',
            action_type: 'add_member_tag', position: 0, list_position: 1, api_params: { member_tag_id: 52 },
            community_segment_id: null,
          },
          {
            id: 'd41c7e90-3b5f-4a28-9e61-7f0a2b4c6d81', workflow_id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10',
            action_type: 'send_message', position: 1, list_position: 2, api_params: { text: 'Nice to have you here!' },
            community_segment_id: 1101,
          },
        ],
      },
      name: 'workflow_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  activateWorkflow: {
    '200': {
      body: {
        id: 'b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302', name: 'Ask who leaves', status: 'active', workflow_type: 'dynamic',
        type_label: 'Automation', runs_count: 0,
        url: 'https://oven-and-crumb.community.example/settings/workflows/b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302',
        community_segment_id: null,
      },
      name: 'workflow_activated',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  deactivateWorkflow: {
    '200': {
      body: {
        id: '3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10', name: 'Greet newcomers', status: 'inactive',
        workflow_type: 'dynamic', type_label: 'Automation', runs_count: 0,
        url: 'https://oven-and-crumb.community.example/settings/workflows/3f0c5b52-7d0e-4c38-9a66-0b8f4f1f6a10',
        community_segment_id: null,
      },
      name: 'workflow_inactive',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  archiveWorkflow: {
    '200': {
      body: {
        id: 'b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302', name: 'Ask who leaves', status: 'archived', workflow_type: 'dynamic',
        type_label: 'Automation', runs_count: 0,
        url: 'https://oven-and-crumb.community.example/settings/workflows/b7d94e18-0a6c-4f53-8b21-c5e7f9a1d302',
        community_segment_id: null,
      },
      name: 'workflow_archived',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  duplicateWorkflow: {
    '201': {
      body: {
        id: '8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55', name: 'Greet newcomers (copy)', status: 'draft',
        workflow_type: 'dynamic', type_label: 'Automation', runs_count: 0,
        url: 'https://oven-and-crumb.community.example/settings/workflows/8a1d2c94-5e37-4b0f-8c21-6f9e0d3b7a55',
        community_segment_id: null,
      },
      name: 'workflow_copy',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listWorkflowRuns: {
    '200': {
      body: { page: 1, per_page: 10, has_next_page: false, count: 0, page_count: 1, records: [] },
      name: 'workflow_runs_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listFlaggedContents: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1, records: [flaggedContent2701Example],
      },
      name: 'flagged_contents_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createFlaggedContent: {
    '201': {
      body: {
        id: 2702, status: 'inbox', reported_reason_type: 'spam',
        reported_reason_body: 'The same answer for the third time.', reported_at: '2025-05-20T18:40:00Z',
        action_taken_at: null, action_reason_body: null, created_at: '2025-05-20T18:40:00Z',
        updated_at: '2025-05-20T18:40:00Z', content_id: 8102, content_type: 'comment', content_authored_by_id: 4102,
        content_authored_by_name: 'Tobin Fennick', content_authored_by_email: 'tobin@example.com', reported_by_id: 4101,
        reported_by_name: 'Ines Marrowby', reported_by_email: 'ines@example.com', action_by_id: null,
        action_by_name: null, action_by_email: null,
      },
      name: 'content_flagged',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getFlaggedContent: {
    '200': { body: flaggedContent2701Example, name: 'flagged_content_spam' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  approveFlaggedContent: {
    '200': {
      body: {
        id: 2701, status: 'approved', reported_reason_type: 'spam',
        reported_reason_body: 'The same greeting for the third time.', reported_at: '2025-05-19T21:15:00Z',
        action_taken_at: '2025-05-20T18:40:00Z', action_reason_body: 'Everybody may say hello twice.',
        created_at: '2025-05-19T21:15:00Z', updated_at: '2025-05-20T18:40:00Z', content_id: 8103,
        content_type: 'comment', content_authored_by_id: 4102, content_authored_by_name: 'Tobin Fennick',
        content_authored_by_email: 'tobin@example.com', reported_by_id: 4101, reported_by_name: 'Ines Marrowby',
        reported_by_email: 'ines@example.com', action_by_id: 4101, action_by_name: 'Ines Marrowby',
        action_by_email: 'ines@example.com',
      },
      name: 'flagged_content_approved',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  rejectFlaggedContent: {
    '200': {
      body: {
        id: 2701, status: 'rejected', reported_reason_type: 'spam',
        reported_reason_body: 'The same greeting for the third time.', reported_at: '2025-05-19T21:15:00Z',
        action_taken_at: '2025-05-20T18:40:00Z', action_reason_body: 'It is an advertisement.',
        created_at: '2025-05-19T21:15:00Z', updated_at: '2025-05-20T18:40:00Z', content_id: 8103,
        content_type: 'comment', content_authored_by_id: 4102, content_authored_by_name: 'Tobin Fennick',
        content_authored_by_email: 'tobin@example.com', reported_by_id: 4101, reported_by_name: 'Ines Marrowby',
        reported_by_email: 'ines@example.com', action_by_id: 4101, action_by_name: 'Ines Marrowby',
        action_by_email: 'ines@example.com',
      },
      name: 'flagged_content_rejected',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  searchPaywalls: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 3, page_count: 1,
        records: [
          paywall2402Example,
          {
            id: 2403, name: 'Easter baking', display_name: 'Easter baking', status: 'inactive', currency: 'eur',
            paywall_group_id: null, subscription_group: null, access_groups_enabled: false, access_group_ids: [],
            created_at: '2025-04-20T10:00:00Z',
            prices: [
              {
                id: 2415, name: null, status: 'inactive', price_type: 'onetime', amount_in_cents: 900, interval: null,
                interval_count: null, recurring: false, upfront_payment_amount_in_cents: 0,
                display_name: 'One loaf each',
              },
            ],
          },
          paywall2401Example,
        ],
      },
      name: 'paywalls_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createPaywall: {
    '201': {
      body: {
        id: 2404, name: 'Harvest evening', display_name: 'Harvest evening', status: 'draft', currency: 'eur',
        paywall_group_id: null, subscription_group: null, access_groups_enabled: false, access_group_ids: [],
        created_at: '2025-05-20T18:40:00Z',
        prices: [
          {
            id: 2416, name: null, status: 'draft', price_type: 'onetime', amount_in_cents: 1850, interval: null,
            interval_count: null, recurring: false, upfront_payment_amount_in_cents: 0, display_name: 'Soup and bread',
          },
        ],
      },
      name: 'paywall_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getPaywall: {
    '200': {
      body: paywall2402Example, name: 'paywall_draft', others: { paywall_school: { body: paywall2401Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updatePaywall: {
    '200': {
      body: {
        id: 2402, name: 'Open oven evening', display_name: 'Open oven evening in June', status: 'draft', currency: 'eur',
        paywall_group_id: null, subscription_group: null, access_groups_enabled: false, access_group_ids: [],
        created_at: '2025-05-20T18:15:00Z',
        prices: [
          {
            id: 2414, name: null, status: 'draft', price_type: 'onetime', amount_in_cents: 1250, interval: null,
            interval_count: null, recurring: false, upfront_payment_amount_in_cents: 0,
            display_name: 'Flour, firewood and soup',
          },
          {
            id: 2416, name: 'For two', status: 'draft', price_type: 'onetime', amount_in_cents: 2000, interval: null,
            interval_count: null, recurring: false, upfront_payment_amount_in_cents: 0, display_name: '20 euros for two',
          },
        ],
      },
      name: 'paywall_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deletePaywall: {
    '200': { body: { success: true, message: 'The paywall was deleted' }, name: 'paywall_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  archivePaywall: {
    '200': { body: { success: true, message: 'The paywall was archived' }, name: 'paywall_archived' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  publishPaywall: {
    '200': { body: { success: true, message: 'The paywall was published' }, name: 'paywall_published' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  unarchivePaywall: {
    '200': { body: { success: true, message: 'The paywall was unarchived' }, name: 'paywall_unarchived' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listPaywallGroups: {
    '200': {
      body: { page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1, records: [paywallGroup2421Example] },
      name: 'paywall_groups_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createPaywallGroup: {
    '201': {
      body: {
        id: 2422, name: 'Evenings', currency_id: 2, created_at: '2025-05-20T18:40:00Z',
        updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'paywall_group_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getPaywallGroup: {
    '200': { body: paywallGroup2421Example, name: 'paywall_group_school' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updatePaywallGroup: {
    '200': {
      body: {
        id: 2421, name: 'School of bread', currency_id: 2, created_at: '2025-04-01T09:50:00Z',
        updated_at: '2025-05-20T18:40:00Z',
      },
      name: 'paywall_group_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listPaywallCoupons: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [paywallCoupon2431Example, paywallCoupon2432Example],
      },
      name: 'paywall_coupons_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createPaywallCoupon: {
    '201': {
      body: {
        id: 2433, code: 'SUMMER', name: 'Summer market', discount_type: 'percentage', percent_off: 20,
        amount_off_in_cents: null, paywall_ids: [2401], max_redemptions: 50, redemptions_count: 0,
        expires_at: '2035-06-30T21:59:59Z', created_at: '2025-05-20T18:40:00Z',
      },
      name: 'paywall_coupon_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getPaywallCoupon: {
    '200': {
      body: paywallCoupon2432Example, name: 'paywall_coupon_market',
      others: { paywall_coupon_spring: { body: paywallCoupon2431Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  deletePaywallCoupon: {
    '200': { body: { success: true, message: 'The coupon was deleted' }, name: 'coupon_deleted' },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listCommunityMemberCharges: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 3, page_count: 1,
        records: [
          {
            id: 2503, processor_id: 'ch_sandbox_2503', invoice_processor_id: 'in_sandbox_2503',
            subscription_processor_id: 'sub_sandbox_2602', status: 'paid', display_status_raw: 'paid', refundable: true,
            amount: 15000, amount_refunded: 0, amount_to_refund: 15000, currency: 'eur', platform: 'web',
            payment_method_type: 'card', created_at: '2025-05-03T07:00:00Z', paywall_id: 2401,
            paywall_name: 'Sourdough School 2025', paywall_price_id: 2413, paywall_price_type: 'subscription',
            paywall_price_interval: 'yearly', paywall_coupon_code: null, community_member_id: 4101,
            community_member_public_uid: 'a1b2c3d4', community_member_name: 'Ines Marrowby',
            community_member_email: 'ines@example.com',
          },
          communityMemberCharge2502Example,
          {
            id: 2501, processor_id: 'ch_sandbox_2501', invoice_processor_id: 'in_sandbox_2501',
            subscription_processor_id: null, status: 'paid', display_status_raw: 'paid', refundable: true, amount: 900,
            amount_refunded: 0, amount_to_refund: 900, currency: 'eur', platform: 'web', payment_method_type: 'card',
            created_at: '2025-04-26T09:00:00Z', paywall_id: 2403, paywall_name: 'Easter baking', paywall_price_id: 2415,
            paywall_price_type: 'onetime', paywall_price_interval: null, paywall_coupon_code: null,
            community_member_id: 4102, community_member_public_uid: 'c9d0e1f2', community_member_name: 'Tobin Fennick',
            community_member_email: 'tobin@example.com',
          },
        ],
      },
      name: 'charges_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createCommunityMemberCharge: {
    '201': {
      body: {
        id: 2504, processor_id: 'ch_9c2e4f6a8b0d1c3e5f7a9b1d', invoice_processor_id: 'in_9c2e4f6a8b0d1c3e5f7a9b1d',
        subscription_processor_id: null, status: 'paid', display_status_raw: 'paid', refundable: true, amount: 12000,
        amount_refunded: 0, amount_to_refund: 12000, currency: 'eur', platform: 'web', payment_method_type: 'card',
        created_at: '2025-05-20T18:40:00Z', paywall_id: 2401, paywall_name: 'Sourdough School 2025',
        paywall_price_id: 2412, paywall_price_type: 'onetime', paywall_price_interval: null, paywall_coupon_code: null,
        community_member_id: 4101, community_member_public_uid: 'a1b2c3d4', community_member_name: 'Ines Marrowby',
        community_member_email: 'ines@example.com',
      },
      name: 'charge_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  exportCommunityMemberCharges: {
    '201': {
      body: {
        id: 2551, relation: 'community_member_charges',
        fields: [
          'id', 'processor_id', 'invoice_processor_id', 'subscription_processor_id', 'status', 'display_status_raw',
          'refundable', 'amount', 'amount_refunded', 'amount_to_refund', 'currency', 'platform', 'payment_method_type',
          'created_at', 'paywall_id', 'paywall_name', 'paywall_price_id', 'paywall_price_type', 'paywall_price_interval',
          'paywall_coupon_code', 'community_member_id', 'community_member_public_uid', 'community_member_name',
          'community_member_email',
        ],
        filters: {}, created_at: '2025-05-20T18:40:00Z',
      },
      name: 'charge_export',
    },
    ...errors400_401_403_405_406_422_429_5XX,
  },
  getCommunityMemberCharge: {
    '200': { body: communityMemberCharge2502Example, name: 'charge_tobin' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  refundCommunityMemberCharge: {
    '200': {
      body: {
        id: 2502, processor_id: 'ch_sandbox_2502', invoice_processor_id: 'in_sandbox_2502',
        subscription_processor_id: 'sub_sandbox_2601', status: 'partial_refunded',
        display_status_raw: 'partial_refunded', refundable: true, amount: 1200, amount_refunded: 600,
        amount_to_refund: 600, currency: 'eur', platform: 'web', payment_method_type: 'card',
        created_at: '2025-05-02T18:00:00Z', paywall_id: 2401, paywall_name: 'Sourdough School 2025',
        paywall_price_id: 2411, paywall_price_type: 'subscription', paywall_price_interval: 'monthly',
        paywall_coupon_code: 'SPRING', community_member_id: 4102, community_member_public_uid: 'c9d0e1f2',
        community_member_name: 'Tobin Fennick', community_member_email: 'tobin@example.com',
      },
      name: 'charge_refunded',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listCommunityMemberSubscriptions: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          {
            id: 2602, processor_id: 'sub_sandbox_2602', status: 'active', platform: 'web', renews_at: null,
            trial_ends_at: null, ends_at: '2026-05-03T07:00:00Z', created_at: '2025-05-03T07:00:00Z',
            charges_quantity: 1, total_amount_paid: 15000, currency: 'eur', paywall_id: 2401,
            paywall_name: 'Sourdough School 2025', paywall_price_id: 2413, paywall_price_type: 'subscription',
            paywall_price_interval: 'yearly', paywall_coupon_code: null, community_member_id: 4101,
            community_member_public_uid: 'a1b2c3d4', community_member_name: 'Ines Marrowby',
            community_member_email: 'ines@example.com', refundable: true, renewing: false, completed_installment: false,
          },
          communityMemberSubscription2601Example,
        ],
      },
      name: 'subscriptions_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createCommunityMemberSubscription: {
    '201': {
      body: {
        id: 2603, processor_id: 'sub_9c2e4f6a8b0d1c3e5f7a9b1d', status: 'active', platform: 'web',
        renews_at: '2026-05-20T18:40:00Z', trial_ends_at: null, ends_at: null, created_at: '2025-05-20T18:40:00Z',
        charges_quantity: 1, total_amount_paid: 12000, currency: 'eur', paywall_id: 2401,
        paywall_name: 'Sourdough School 2025', paywall_price_id: 2413, paywall_price_type: 'subscription',
        paywall_price_interval: 'yearly', paywall_coupon_code: 'SPRING', community_member_id: 4103,
        community_member_public_uid: 'e5f6a7b8', community_member_name: '', community_member_email: 'odile@example.com',
        refundable: true, renewing: true, completed_installment: false,
      },
      name: 'subscription_created',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  exportCommunityMemberSubscriptions: {
    '201': {
      body: {
        id: 2551, relation: 'community_member_subscriptions',
        fields: [
          'id', 'processor_id', 'status', 'platform', 'renews_at', 'trial_ends_at', 'ends_at', 'created_at',
          'charges_quantity', 'total_amount_paid', 'currency', 'paywall_id', 'paywall_name', 'paywall_price_id',
          'paywall_price_type', 'paywall_price_interval', 'paywall_coupon_code', 'community_member_id',
          'community_member_public_uid', 'community_member_name', 'community_member_email', 'refundable', 'renewing',
          'completed_installment',
        ],
        filters: {}, created_at: '2025-05-20T18:40:00Z',
      },
      name: 'subscription_export',
    },
    ...errors400_401_403_405_406_422_429_5XX,
  },
  getCommunityMemberSubscription: {
    '200': { body: communityMemberSubscription2601Example, name: 'subscription_tobin' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  cancelCommunityMemberSubscription: {
    '200': {
      body: {
        id: 2601, processor_id: 'sub_sandbox_2601', status: 'active', platform: 'web', renews_at: null,
        trial_ends_at: null, ends_at: '2025-06-02T18:00:00Z', created_at: '2025-05-02T18:00:00Z', charges_quantity: 1,
        total_amount_paid: 1200, currency: 'eur', paywall_id: 2401, paywall_name: 'Sourdough School 2025',
        paywall_price_id: 2411, paywall_price_type: 'subscription', paywall_price_interval: 'monthly',
        paywall_coupon_code: 'SPRING', community_member_id: 4102, community_member_public_uid: 'c9d0e1f2',
        community_member_name: 'Tobin Fennick', community_member_email: 'tobin@example.com', refundable: true,
        renewing: false, completed_installment: false,
      },
      name: 'subscription_ending',
      others: {
        subscription_ended: {
          body: {
            id: 2601, processor_id: 'sub_sandbox_2601', status: 'canceled', platform: 'web', renews_at: null,
            trial_ends_at: null, ends_at: '2025-05-20T18:40:00Z', created_at: '2025-05-02T18:00:00Z',
            charges_quantity: 1, total_amount_paid: 1200, currency: 'eur', paywall_id: 2401,
            paywall_name: 'Sourdough School 2025', paywall_price_id: 2411, paywall_price_type: 'subscription',
            paywall_price_interval: 'monthly', paywall_coupon_code: 'SPRING', community_member_id: 4102,
            community_member_public_uid: 'c9d0e1f2', community_member_name: 'Tobin Fennick',
            community_member_email: 'tobin@example.com', refundable: true, renewing: false, completed_installment: false,
          },
        },
      },
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  resumeCommunityMemberSubscription: {
    '200': {
      body: {
        id: 2602, processor_id: 'sub_sandbox_2602', status: 'active', platform: 'web', renews_at: '2026-05-03T07:00:00Z',
        trial_ends_at: null, ends_at: null, created_at: '2025-05-03T07:00:00Z', charges_quantity: 1,
        total_amount_paid: 15000, currency: 'eur', paywall_id: 2401, paywall_name: 'Sourdough School 2025',
        paywall_price_id: 2413, paywall_price_type: 'subscription', paywall_price_interval: 'yearly',
        paywall_coupon_code: null, community_member_id: 4101, community_member_public_uid: 'a1b2c3d4',
        community_member_name: 'Ines Marrowby', community_member_email: 'ines@example.com', refundable: true,
        renewing: true, completed_installment: false,
      },
      name: 'subscription_resumed',
    },
    ...errors400_401_403_404_405_406_422_429_5XX,
  },
  listPaywallAffiliates: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [paywallAffiliate2442Example, paywallAffiliate2441Example],
      },
      name: 'affiliates_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  invitePaywallAffiliates: {
    '200': {
      body: {
        results: [
          { community_member_id: 4102, status: 'reinvited', error: null },
          { community_member_id: 4101, status: 'already_active', error: null },
          {
            community_member_id: 4103, status: 'failed',
            error: 'The member has not accepted the invitation to the community',
          },
        ],
        summary: { invited: 0, reinvited: 1, already_active: 1, failed: 1 },
      },
      name: 'affiliate_invitations',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getPaywallAffiliate: {
    '200': {
      body: paywallAffiliate2442Example, name: 'affiliate_tobin',
      others: { affiliate_ines: { body: paywallAffiliate2441Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updatePaywallAffiliate: {
    '200': {
      body: {
        id: 2442, status: 'enrolled', code: 'TOBIN', enrolled_at: '2025-05-20T18:40:00Z',
        invited_at: '2025-05-20T18:30:00Z',
        community_member: { id: 4102, name: 'Tobin Fennick', email: 'tobin@example.com' },
      },
      name: 'affiliate_enrolled',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  listAffiliatePayouts: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          {
            id: 2452, paywall_affiliate_id: 2441, community_member_id: 4101, charge_id: 2502, status: 'pending',
            amount: 240, currency: 'eur', created_at: '2025-05-02T18:00:00Z', paid_at: null,
          },
          {
            id: 2451, paywall_affiliate_id: 2441, community_member_id: 4101, charge_id: 2501, status: 'processing',
            amount: 180, currency: 'eur', created_at: '2025-04-26T09:00:00Z', paid_at: null,
          },
        ],
      },
      name: 'payouts_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  exportAffiliatePayouts: {
    '201': {
      body: {
        id: 2551, relation: 'paywall_affiliate_payouts', community_member_ids: [4101],
        created_at: '2025-05-20T18:40:00Z',
      },
      name: 'payout_export',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  markAffiliatePayoutsPaid: {
    '200': { body: { expected: 2, processed: 1 }, name: 'payouts_paid' },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  startAffiliatePayouts: {
    '200': { body: { processing: 1 }, name: 'payouts_started' },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  listPaymentMethods: {
    '200': {
      body: [
        paymentMethodPreferenceExample, paymentMethodPreferenceExample_5874,
        {
          payment_method: 'bank_transfer', value: false, is_enabled: false, is_capability_active: false,
          is_capability_pending: true, can_request_capability: false, is_capability_available: true, mutable: true,
          normalized_state: 'disabled', capability_id: 'bank_transfer_payments', capability_status: 'pending',
        },
        paymentMethodPreferenceExample_d496, paymentMethodPreferenceExample_ead1,
      ],
      name: 'payment_methods',
    },
    '401': unauthorizedResponse, '403': forbiddenResponse, '405': methodNotAllowedResponse,
    '406': notAcceptableResponse, '422': unprocessableContentResponse, '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  updatePaymentMethod: {
    '200': {
      body: [
        paymentMethodPreferenceExample, paymentMethodPreferenceExample_5874,
        {
          payment_method: 'bank_transfer', value: true, is_enabled: false, is_capability_active: false,
          is_capability_pending: true, can_request_capability: false, is_capability_available: true, mutable: true,
          normalized_state: 'pending_verification', capability_id: 'bank_transfer_payments',
          capability_status: 'pending',
        },
        paymentMethodPreferenceExample_d496, paymentMethodPreferenceExample_ead1,
      ],
      name: 'payment_method_updated',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getTaxSetting: {
    '200': {
      body: { processor_status: 'active', platform_status: 'enabled', default_tax_behavior: 'inclusive' },
      name: 'tax_setting_inclusive',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  updateTaxSetting: {
    '200': {
      body: { processor_status: 'active', platform_status: 'enabled', default_tax_behavior: 'inclusive' },
      name: 'tax_setting_inclusive',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getCommunity: {
    '200': { body: community7001Example, name: 'community_oven_and_crumb' },
    ...errors401_403_405_406_429_5XX,
  },
  updateCommunity: {
    '200': {
      body: {
        id: 7001, created_at: '2025-03-01T10:00:00Z', name: 'Oven & Crumb', locale: 'en', slug: 'oven-and-crumb',
        allow_signups_to_public_community: true, community_switcher_enabled: false, custom_cta_for_share_links: false,
        locked_post_cta_heading: null, locked_post_cta_body: null, locked_post_cta_button_text: null,
        locked_post_cta_button_url: null, custom_tos_enabled: false, custom_tos: null,
        default_existing_member_space_id: 301, default_logged_out_space_id: null, default_new_member_space_id: 301,
        default_search_sorting: 'relevance', is_private: false, private_signup_link_label: null,
        private_signup_link_url: null, reply_to_email: 'hello@example.com', white_label: false,
        weekly_digest_enabled: true, digest_subject: 'This week in the bakehouse', digest_intro: null,
        digests_hide_posts: null, digests_hide_comments: null, digests_hide_stats: true, digests_hide_members: null,
        prefs: communityPrefsExample,
        community_setting: {
          id: 7101, created_at: '2025-03-01T10:00:00Z', updated_at: '2025-05-20T18:40:00Z', ios_app_enabled: true,
          show_ios_app_banner: false, deactivate_account_enabled: true, allow_profile_search_indexing: false,
          truncate_post_body_in_email_notifications: true, hide_emails_on_member_profiles: true,
          allow_members_to_go_live: false, enforce_otp_for_signup: false,
          community_activity_notifications_email_enabled: true, community_activity_notifications_in_app_enabled: true,
          desktop_app_community_visibility_enabled: true, allow_moderator_csv_download: false, default_space_ids: [301],
          default_logged_out_redirect_type: null, default_logged_out_redirect_id: null,
        },
      },
      name: 'community_updated',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getConnectSettings: {
    '200': { body: connectSettingsExample, name: 'connect_settings_all' },
    ...errors401_403_405_406_429_5XX,
  },
  updateConnectSettings: {
    '200': { body: connectSettingsExample, name: 'connect_settings_all' },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getLeaderboard: {
    '200': {
      body: [
        {
          community_member_id: 4102, name: 'Tobin Fennick', public_uid: 'c9d0e1f2', headline: 'Weekend rye baker',
          avatar_url: null, total_points: 26,
        },
        {
          community_member_id: 4101, name: 'Ines Marrowby', public_uid: 'a1b2c3d4', headline: 'Keeper of the starter',
          avatar_url: null, total_points: 5,
        },
      ],
      name: 'leaderboard_week',
      others: {
        leaderboard_all: {
          body: [
            {
              community_member_id: 4102, name: 'Tobin Fennick', public_uid: 'c9d0e1f2', headline: 'Weekend rye baker',
              avatar_url: null, total_points: 31,
            },
            {
              community_member_id: 4101, name: 'Ines Marrowby', public_uid: 'a1b2c3d4',
              headline: 'Keeper of the starter', avatar_url: null, total_points: 16,
            },
          ],
        },
      },
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  searchLocations: {
    '200': {
      body: {
        results: [
          {
            source: 'geocoder_v6', name: 'Ghent', full_address: 'Ghent, Flanders, Belgium', feature_type: 'place',
            source_id: 'place.22',
          },
        ],
      },
      name: 'locations_found',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  getQuota: {
    '200': {
      body: {
        limit: null, used: 1, remaining: null, period_starts_at: '2025-05-01T00:00:00Z',
        period_ends_at: '2025-06-01T00:00:00Z',
      },
      name: 'quota_may',
    },
    ...errors401_403_405_406_429_5XX,
  },
  listApiTokens: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 3, page_count: 1,
        records: [
          {
            id: 7303, name: 'Headless', token_type: 'Headless Auth', last_used_at: null,
            created_at: '2025-05-20T18:40:00Z',
          },
          {
            id: 7302, name: 'Admin', token_type: 'Admin V1 or V2', last_used_at: '2025-05-20T18:40:00Z',
            created_at: '2025-05-20T18:40:00Z',
          },
          {
            id: 7301, name: 'Newsletter', token_type: 'Admin V1 or V2', last_used_at: null,
            created_at: '2025-03-03T07:00:00Z',
          },
        ],
      },
      name: 'api_tokens_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createApiToken: {
    '201': {
      body: {
        id: 7304, name: 'Calendar', token_type: 'Admin V1 or V2', last_used_at: null, created_at: '2025-05-20T18:40:00Z',
        token: 'Vd3kQ8sT1mB6nC0zL5pR2wY7dF4hJ9aG-eU_iO1bN3M',
      },
      name: 'api_token_issued',
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  revokeApiToken: {
    '200': { body: { success: true, message: 'The API token was revoked' }, name: 'api_token_revoked' },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listFilterControls: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [filterKitControl71Example, filterKitControl72Example],
      },
      name: 'filter_kit_controls_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  createFilterControl: {
    '201': {
      body: {
        id: 73, space_id: null, profile_field_id: null, key: 'online', filter_type: 'standard', enabled: false,
        sort_key: 3, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z', profile_field: null,
        space: null,
      },
      name: 'filter_control_created',
      others: {
        field_filter_control_created: {
          body: {
            id: 73, space_id: 302, profile_field_id: 83, key: 'profile_field', filter_type: 'standard', enabled: false,
            sort_key: 2, created_at: '2025-05-20T18:40:00Z', updated_at: '2025-05-20T18:40:00Z',
            profile_field: { id: 83, key: 'loaves_a_week', label: 'Loaves a week' },
            space: { id: 302, name: 'Crumb Lab' },
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
  getFilterControl: {
    '200': {
      body: filterKitControl71Example, name: 'filter_kit_control_tags',
      others: { filter_kit_control_flour: { body: filterKitControl72Example } },
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  updateFilterControl: {
    '200': {
      body: {
        id: 71, space_id: null, profile_field_id: null, key: 'tags', filter_type: 'standard', enabled: true, sort_key: 2,
        created_at: '2025-03-06T09:00:00Z', updated_at: '2025-05-20T18:40:00Z', profile_field: null, space: null,
      },
      name: 'filter_control_updated',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  deleteFilterControl: {
    '200': {
      body: { success: true, message: 'The filter control was deleted; the default applies again' },
      name: 'filter_control_deleted',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  listChatRooms: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 2, page_count: 1,
        records: [
          {
            uuid: '0d7e6c1a-5b3f-4a52-9c1d-8e2f4b6a7c90', name: 'Kitchen Table', kind: 'space', space_id: 306,
            members_count: 2, last_message_at: '2025-05-20T18:30:00Z', created_at: '2025-03-01T10:20:00Z',
          },
          {
            uuid: '6b1f0a3e-8c2d-4e57-a940-3d5c7e9f1b28', name: null, kind: 'direct', space_id: null, members_count: 2,
            last_message_at: '2025-04-18T19:00:00Z', created_at: '2025-04-18T19:00:00Z',
          },
        ],
      },
      name: 'chat_rooms_page',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  listChatRoomMessages: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 1, page_count: 1,
        records: [
          {
            id: 2902, chat_room_uuid: '0d7e6c1a-5b3f-4a52-9c1d-8e2f4b6a7c90',
            body: 'The starter is ready, who wants some?',
            rich_text_body: {
              body: {
                type: 'doc',
                content: [
                  { type: 'paragraph', content: [{ type: 'text', text: 'The starter is ready, who wants some?', marks: [] }] },
                ],
              },
            },
            parent_message_id: null,
            sender: { community_member_id: 4101, name: 'Ines Marrowby', email: 'ines@example.com', avatar_url: null },
            sent_at: '2025-05-20T18:30:00Z', created_at: '2025-05-20T18:30:00Z',
          },
        ],
      },
      name: 'chat_room_messages_page',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  getDirectUpload: {
    '200': {
      body: {
        id: 2201, key: 'uploads/sunday-loaf.jpg', filename: 'sunday-loaf.jpg', content_type: 'image/jpeg',
        byte_size: 482133, checksum: 'kJq0yVh0bTtDgtfZ0nqQ0w==', created_at: '2025-05-18T10:55:00Z',
        metadata: { uploaded: false }, service_name: 'local', signed_id: 'signed-upload-2201',
        attachable_sgid: 'sgid-upload-2201',
        direct_upload: {
          url: 'https://oven-and-crumb.community.example/uploads/signed-upload-2201',
          headers: { 'Content-Type': 'image/jpeg', 'Content-MD5': 'kJq0yVh0bTtDgtfZ0nqQ0w==' },
        },
        url: 'https://oven-and-crumb.community.example/files/signed-upload-2201/sunday-loaf.jpg',
      },
      name: 'direct_upload_loaf',
    },
    ...errors400_401_403_404_405_406_429_5XX,
  },
  createAuthToken: {
    '200': {
      body: {
        access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJjb21tdW5pdHlfaWQiOjcwMDF9.example-signature',
        refresh_token: 'Vd3kQ8sT1mB6nC0zL5pR2wY7dF4hJ9aG-eU_iO1bN3M', access_token_expires_at: '2025-05-20T19:40:00Z',
        refresh_token_expires_at: '2025-06-20T18:40:00Z', community_member_id: 4102, community_id: 7001,
      },
      name: 'member_tokens',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  refreshAccessToken: {
    '200': {
      body: {
        access_token: 'eyJhbGciOiJIUzI1NiJ9.eyJjb21tdW5pdHlfaWQiOjcwMDF9.another-signature',
        access_token_expires_at: '2025-05-20T19:40:00Z',
      },
      name: 'refreshed',
    },
    ...errors400_401_403_404_405_406_413_415_422_429_5XX,
  },
  revokeAccessToken: {
    '204': {},
    ...errors400_401_403_404_405_413_415_422_429_5XX,
  },
  revokeRefreshToken: {
    '204': {},
    ...errors400_401_403_404_405_413_415_422_429_5XX,
  },
  getHomeFeed: {
    '200': {
      body: {
        page: 1, per_page: 10, has_next_page: false, count: 3, sort: 'latest',
        records: [
          {
            post_type: 'basic', space_type: 'basic', status: 'published', id: 9002, name: 'My first rye loaf',
            display_title: 'My first rye loaf', slug: 'my-first-rye-loaf', cover_image: null, cardview_image: null,
            is_comments_closed: false, is_comments_enabled: true, is_liking_enabled: true,
            is_pinned_at_top_of_space: false, comment_count: 2, user_likes_count: 1, hide_meta_info: false,
            is_liked: false, is_truncation_disabled: false, bookmark_id: null, flagged_for_approval_at: null,
            unresolved_flagged_reports_count: 0, first_liked_by: [sharedCommunityMember4101Example],
            body: {
              attachments: [], attachments_array: [],
              html: '<p>It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?<\/p>',
            },
            tiptap_body: tiptapBodyExample_7c1c,
            body_plain_text: 'It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?',
            url: 'https://oven-and-crumb.community.example/c/crumb-lab/my-first-rye-loaf',
            created_at: '2025-05-20T17:42:00Z', updated_at: '2025-05-20T17:42:00Z',
            space: { id: 302, slug: 'crumb-lab', name: 'Crumb Lab', emoji: '🍞' }, post_follower_id: 6401,
            author: sharedCommunityMember4102Example, topics: [topic61Example], policies: homeFeedPoliciesExample,
          },
          {
            post_type: 'image', space_type: 'image', status: 'published', id: 9003, name: null,
            display_title: 'Both from the same dough.', slug: 'sunday-loaves', cover_image: null, cardview_image: null,
            is_comments_closed: false, is_comments_enabled: true, is_liking_enabled: true,
            is_pinned_at_top_of_space: false, comment_count: 0, user_likes_count: 0, hide_meta_info: false,
            is_liked: false, is_truncation_disabled: false, bookmark_id: null, flagged_for_approval_at: null,
            unresolved_flagged_reports_count: 0, first_liked_by: [],
            body: { attachments: [], attachments_array: [], html: '<p>Both from the same dough.<\/p>' },
            tiptap_body: tiptapBodyExample_8147, body_plain_text: 'Both from the same dough.',
            url: 'https://oven-and-crumb.community.example/c/loaf-gallery/sunday-loaves',
            created_at: '2025-05-18T11:00:00Z', updated_at: '2025-05-18T11:00:00Z',
            space: { id: 303, slug: 'loaf-gallery', name: 'Loaf Gallery', emoji: null }, post_follower_id: null,
            author: sharedCommunityMember4102Example, topics: [], policies: homeFeedPoliciesExample,
          },
          {
            post_type: 'basic', space_type: 'basic', status: 'published', id: 9001, name: 'Welcome to the bakehouse',
            display_title: 'Welcome to the bakehouse', slug: 'welcome-to-the-bakehouse', cover_image: null,
            cardview_image: null, is_comments_closed: false, is_comments_enabled: true, is_liking_enabled: true,
            is_pinned_at_top_of_space: true, comment_count: 1, user_likes_count: 1, hide_meta_info: false,
            is_liked: true, is_truncation_disabled: false, bookmark_id: null, flagged_for_approval_at: null,
            unresolved_flagged_reports_count: 0, first_liked_by: [sharedCommunityMember4102Example],
            body: { attachments: [], attachments_array: [], html: '<p>Say hello, and tell us what you bake on Sundays.<\/p>' },
            tiptap_body: {
              body: {
                type: 'doc',
                content: [
                  {
                    type: 'paragraph',
                    content: [{ type: 'text', text: 'Say hello, and tell us what you bake on Sundays.', marks: [] }],
                  },
                ],
              },
              app_ios_fallback_text: 'Say hello, and tell us what you bake on Sundays.', attachments: [],
              inline_attachments: [], sgids_to_object_map: {}, format: 'post', community_members: [], entities: [],
              group_mentions: [], polls: [],
            },
            body_plain_text: 'Say hello, and tell us what you bake on Sundays.',
            url: 'https://oven-and-crumb.community.example/c/bakehouse/welcome-to-the-bakehouse',
            created_at: '2025-05-12T08:00:00Z', updated_at: '2025-05-12T08:00:00Z',
            space: { id: 301, slug: 'bakehouse', name: 'Bakehouse', emoji: null }, post_follower_id: null,
            author: sharedCommunityMember4101Example, topics: [],
            policies: {
              can_destroy_post: false, can_duplicate_post: false, can_manage_post: false, can_report_post: true,
              can_update_post: false,
            },
          },
        ],
      },
      name: 'home_feed_latest',
    },
    ...errors400_401_403_405_406_429_5XX,
  },
  searchCommunityMembers: {
    '200': {
      body: {
        data: dataListExample_e62e, next_search_after: ['Ines Marrowby', '4101', 'alphabetical'], total_count: 3,
        records: dataListExample_e62e, page: 1, per_page: 2, has_next_page: true, count: 3,
      },
      name: 'found_members',
      others: {
        last_part: {
          body: {
            data: dataListExample, total_count: 1, records: dataListExample, page: 1, per_page: 10, has_next_page: false,
            count: 1,
          },
        },
        admins_found: {
          body: {
            data: [searchedMember4101Example], total_count: 1, records: [searchedMember4101Example], page: 1,
            per_page: 10, has_next_page: false, count: 1,
          },
        },
        last_part_found: {
          body: {
            data: dataListExample, total_count: 3, records: dataListExample, page: 1, per_page: 2, has_next_page: false,
            count: 3,
          },
        },
      },
    },
    ...errors400_401_403_405_406_413_415_422_429_5XX,
  },
};
