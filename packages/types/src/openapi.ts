// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/api/admin/v2/comments/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Returns one page of the community's posts, in all spaces or in one.
         *
         *     The path belongs to the comments of the Admin API, yet what it lists is posts.
         */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a community member
         * @description Returns one member of the community. An id that is not a whole number is answered with 400, one that
         *     matches no member of this community with 404.
         */
        get: operations["getCommunityMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/filter_kit_configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member filter configuration
         * @description Describes which filters the members of a surface can be searched with: the defaults, changed by what
         *     admins have saved as filter controls. `context` is required, and `space_id` too when the context is
         *     `member_space`; a missing one is answered with 400, and a space that the community does not have with
         *     404.
         */
        get: operations["getFilterConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/headless/auth_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the tokens of a member
         * @description Exchanges the identifier of a member for an access token, with which requests are made on the member's
         *     behalf, and a refresh token. Send exactly one identifier: `community_member_id`, `email` or `sso_id`.
         *     `sso_user_id` is accepted as another name of `sso_id`. No identifier, or two of them, is answered with
         *     422; a member whom the community does not have, with 404.
         *
         *     The access token lasts one hour and the refresh token one month. Earlier tokens of the member stay
         *     valid. An API token of another type than `Headless Auth` is answered with 403.
         */
        post: operations["createAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/headless/access_token/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Refresh an access token
         * @description Exchanges a refresh token for a new access token. The refresh token is neither replaced nor returned,
         *     and can be used again until it expires or is revoked.
         *
         *     The `refresh_token` in the body authenticates this request. In the `Authorization` header clients send
         *     the API token, the refresh token itself or nothing; each is accepted. A refresh token that has
         *     expired, was revoked or was never issued is answered with 401, and one whose member is gone with 404.
         */
        patch: operations["refreshAccessToken"];
        trace?: never;
    };
    "/api/v1/headless/access_token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an access token
         * @description Ends an access token before its time. A request that is made with it afterwards is answered with 401.
         *     The refresh token it came with is not touched. A token that this community does not have is answered
         *     with 404.
         */
        post: operations["revokeAccessToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/headless/refresh_token/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a refresh token
         * @description Ends a refresh token before its time. No access token can be obtained with it afterwards; those that
         *     it brought before last to their own end. A token that this community does not have is answered with
         *     404.
         */
        post: operations["revokeRefreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/headless/v1/home": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the home feed
         * @description Returns one page of the posts of all spaces that the signed-in member may see. Drafts are never among
         *     them, nor posts of a space that is hidden from the member, or private and not the member's.
         *
         *     `sort` sets the order. `latest` and `oldest` go by `created_at`, `likes` by the number of likes,
         *     `alphabetical` by `display_title`, and `new_activity` by the latest post, comment or like. `popular`
         *     goes by
         *
         *         (user_likes_count + 2 * comment_count) / (age_in_hours + 2) ^ 1.5
         *
         *     where the age counts from `created_at`, with the highest value first. Posts that are equal in the
         *     order stand with the higher `id` first.
         */
        get: operations["getHomeFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/headless/v1/search/community_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search community members
         * @description Searches the members of the community. All filters and the free text narrow the result together. Which
         *     comparisons a field takes depends on the field; another one is answered with 422.
         *
         *     To go through the result, send the same request again with `search_after` set to the latest
         *     `next_search_after`, until an answer comes without it. No member is then returned twice and none is
         *     skipped, also when members join meanwhile. When the filters change, start again without
         *     `search_after`. A cursor that is not valid any more is answered with 422, and the search is to be
         *     started again without it.
         *
         *     `page` is the other way, and reaches the first 10,000 records.
         */
        post: operations["searchCommunityMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What every page of a list tells about itself. A list adds its `records`. */
        page_envelope: {
            /** @description The number of this page. The first page is 1. */
            page: number;
            /** @description How many records a page holds, as used to cut this page. A request for more than 100 is served with 100, and 100 is what stands here. */
            per_page: number;
            /** @description Whether a page with a higher number has records. */
            has_next_page: boolean;
            /** @description How many records match, over all pages together. */
            count: number;
            /** @description How many pages there are. An empty list has one page, so this is never below 1. */
            page_count: number;
        };
        /** @description A member of the community, as an admin sees it. */
        community_member: {
            /** @description The community member id. Operations that take a member take this number. */
            id: number;
            first_name: string | null;
            last_name: string | null;
            email: string;
            /** @description The line that stands under the member's name. */
            headline: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            community_id: number;
            /**
             * Format: date-time
             * @description Null when the member was never seen.
             */
            last_seen_at: string | null;
            /**
             * Format: date-time
             * @description When the member confirmed the profile; null until then.
             */
            profile_confirmed_at: string | null;
            /**
             * Format: date-time
             * @description The day that the profile shows as the start of the membership.
             */
            member_since: string | null;
            /** @description Whether an admin has set `member_since` by hand. */
            member_since_overridden: boolean;
            /** @description Address of the member's profile page. */
            profile_url: string;
            /** @description Short identifier that is used in public addresses. */
            public_uid: string;
            avatar_url: string | null;
            /** @description The account behind the member; one account can be a member of several communities. */
            user_id: number;
            /** @description First and last name together. */
            name: string;
            /** @description When the invitation was accepted, written `YYYY-MM-DD HH:MM:SS UTC`, which is not ISO 8601. Empty for a member who has not accepted, such as one who is only invited. */
            accepted_invitation: string;
            /** @description False once the member is deactivated. The search's `status` filter calls the two states `active` and `inactive`. */
            active: boolean;
            /** @description The member's identifier in the single-sign-on system. */
            sso_provider_user_id: string | null;
            /** @description The profile field answers in one flat map, keyed by the field's `key`. */
            flattened_profile_fields: {
                [key: string]: unknown;
            };
            posts_count: number;
            comments_count: number;
            member_tags: components["schemas"]["member_tag_reference"][];
            profile_fields: components["schemas"]["member_profile_field"][];
            gamification_stats: components["schemas"]["gamification_stats"] | null;
            activity_score: components["schemas"]["activity_score"];
        };
        /** @description A member tag by its id and name. */
        member_tag_reference: {
            id: number;
            name: string;
        };
        /** @description A profile field of the community, as it is listed on a member. */
        member_profile_field: {
            id: number;
            /** @description The caption that members read. */
            label: string;
            /** @description Which kind of input the field is, for example `text`. */
            field_type: string;
            /** @description The field's name in data, unique in the community. */
            key: string;
            placeholder: string | null;
            description: string | null;
            /** @description Whether a member has to fill the field in. */
            required: boolean;
            /** @description Whether the platform brings the field, rather than an admin having made it. */
            platform_field: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A member's points and level. */
        gamification_stats: {
            community_member_id: number;
            total_points: number;
            /** @description Null before the first level is reached. */
            current_level: number | null;
            current_level_name: string | null;
            /** @description Null on the highest level. */
            points_to_next_level: number | null;
            /** @description How much of the current level is done, in percent. */
            level_progress: number | null;
        };
        /** @description How active a member is, overall and in four parts. Each number is written as a string. */
        activity_score: {
            /** @description The overall score. */
            activity_score: string | null;
            presence: string | null;
            participation: string | null;
            contribution: string | null;
            connection: string | null;
        };
        /** @description One page of community members. */
        community_member_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_member"][];
        };
        /** @description The answer to the creation or invitation of a member. */
        community_member_created: {
            /** @description What happened. Inviting somebody who is a member already says so here. */
            message: string;
            community_member: components["schemas"]["community_member"];
        };
        /** @description A member's answer to one profile field, with the field's choices. */
        community_member_profile_field: {
            id: number;
            /** @description The answer to a field of one line. */
            text: string | null;
            /** @description The answer to a field of several lines. */
            textarea: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description The answer as it is shown. Fields with several choices give an array. */
            display_value: string | string[] | null;
            /** @description The choices that the member has made. */
            community_member_choices: components["schemas"]["selected_profile_field_choice"][];
            /** @description How a number is written; its structure is not fixed here. */
            number_options: {
                [key: string]: unknown;
            } | null;
            /** @description The choices that the field offers. */
            choices: components["schemas"]["offered_profile_field_choice"][];
            /** @description The profile pages on which the field is shown. */
            pages: components["schemas"]["profile_page"][];
        };
        /** @description One choice that a member has made in a profile field. */
        selected_profile_field_choice: {
            id: number;
            /** @description The choice itself. */
            profile_field_choice: {
                id: number;
                value: string | null;
            };
        };
        /** @description One choice that a profile field offers. */
        offered_profile_field_choice: {
            id: number;
            profile_field_choice: components["schemas"]["profile_field_choice"];
        };
        /** @description A member as posts embed it, for example as author or where somebody is mentioned. */
        shared_community_member: {
            /** @description The community member id. */
            id: number;
            name: string;
            headline: string;
            avatar_url: string | null;
            /** @description The member's roles, as two flags or as a list of role names. */
            roles: components["schemas"]["shared_member_roles"] | string[] | null;
            /** @description Signed id with which rich text refers to this member. */
            rich_text_field_sgid: string;
            member_tags: components["schemas"]["shared_member_tag"][];
            profile_field: components["schemas"]["profile_field"];
            /** @description The fields of the member's profile page. The shape of an entry is not fixed. */
            page_profile_fields: unknown[];
        };
        /** @description A member's roles as flags. */
        shared_member_roles: {
            admin: boolean;
            moderator: boolean;
        };
        /** @description A member tag as an embedded member carries it. */
        shared_member_tag: {
            id: number;
            name: string;
            emoji: string;
            color: string;
            is_public: boolean;
            /** @description Whether the tag is shown on a background of its color. */
            is_background_enabled: boolean;
            /** @description Whether the label, the emoji or both are shown. */
            display_format: string;
            /** @description The places of the interface in which the tag is shown. */
            display_locations: string[];
            custom_emoji_dark_url: string;
            custom_emoji_url: string;
        };
        /** @description A profile field as it is defined in the community. */
        profile_field: {
            id: number;
            /** @description The caption that members read. */
            label: string;
            /** @description Which kind of input the field is. It never changes after the field is made. */
            field_type: string;
            /** @description The field's name in data, unique in the community. */
            key: string;
            /** @description Whether a member has to fill the field in. */
            required: boolean;
            /** @description Whether an empty answer is accepted. */
            allow_null: boolean;
            /** @description Whether the platform brings the field, rather than an admin having made it. */
            platform_field: boolean;
            /** @description An archived field is kept with its answers and no longer asked. Only an archived field can be deleted. */
            archived: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            placeholder?: string | null;
            description?: string | null;
            number_options?: components["schemas"]["profile_field_number_options"] | null;
            choices?: components["schemas"]["profile_field_choice"][];
            pages?: components["schemas"]["profile_page"][];
        };
        /** @description How the answer to a number field is written. */
        profile_field_number_options: {
            id: number;
            format: string;
            /** @description Number of decimal places. */
            decimal: number;
            /** @description On which side of the number the text stands. */
            position: string;
            /** @description The unit or symbol that stands beside the number. */
            text: string;
        };
        /** @description One of the values that a field with choices offers. */
        profile_field_choice: {
            id: number;
            value: string;
        };
        /** @description A page of the member profile on which fields are shown. */
        profile_page: {
            id: number;
            name: string;
            /** @description The place of the field on the page, counted from the top. */
            position: number;
            visible: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A label that admins put on members. */
        member_tag: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            name: string;
            /** @description Whether members see the tag, and not only admins. */
            is_public: boolean;
            /** @description Whether the tag is shown on a background of its color. */
            is_background_enabled: boolean;
            tagged_members_count: number;
            /** @description Hexadecimal color, such as `#2f7d5b`. */
            color: string;
            /** @description Whether the label, the emoji or both are shown. */
            display_format: string;
            emoji: string | null;
            custom_emoji_url: string | null;
            /** @description The custom emoji for dark backgrounds. */
            custom_emoji_dark_url: string | null;
            display_locations: components["schemas"]["member_tag_display_locations"] | null;
        };
        /** @description In which places of the interface a member tag is shown. */
        member_tag_display_locations: {
            post_bio: boolean;
            profile_page: boolean;
            member_directory: boolean;
        };
        /** @description One page of member tags. */
        member_tags_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["member_tag"][];
        };
        /** @description A post with its text, its counters and the community that it belongs to. */
        basic_post: {
            id: number;
            /** @description An open set. Known values are `draft`, `published` and `scheduled`. */
            status: string;
            /** @description The title. A post can do without one. */
            name: string | null;
            tiptap_body: components["schemas"]["tiptap_body"] | null;
            body: components["schemas"]["post_body"];
            slug: string;
            url: string;
            space_name: string;
            space_slug: string;
            space_id: number;
            /** @description The account of the author. */
            user_id: number;
            user_email: string;
            user_name: string;
            comments_count: number;
            community_id: number;
            /** @description Whether author and time are left out when the post is shown. */
            hide_meta_info: boolean;
            user_avatar_url: string | null;
            /** Format: date-time */
            published_at: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Signed id of the cover image. */
            cover_image: string | null;
            cover_image_url: string | null;
            /** @description Signed id of the image that the card view shows. */
            cardview_thumbnail: string | null;
            cardview_thumbnail_url: string | null;
            is_comments_enabled: boolean;
            /** @description Whether commenting has ended while the comments stay readable. */
            is_comments_closed: boolean;
            is_liking_enabled: boolean;
            /**
             * Format: date-time
             * @description When the post was held back for approval; null when it is not.
             */
            flagged_for_approval_at: string | null;
            unresolved_flagged_reports_count: number;
            custom_html: string | null;
            likes_count: number;
            /** @description Ids of the topics that the post is filed under. */
            topics: number[];
            /** @description How many posts the author has written. */
            member_posts_count: number;
            /** @description How many comments the author has written. */
            member_comments_count: number;
            /** @description How many likes the author has given. */
            member_likes_count: number;
            community: components["schemas"]["community"];
            ai_summary: components["schemas"]["post_ai_summary"];
            rich_text_body: components["schemas"]["rich_text_body"];
        };
        /** @description The text of a post as a stored record. */
        post_body: {
            id: number;
            /** @description Which text of the record this is. */
            name: string;
            /** @description The text as HTML. */
            body: string;
            /** @description The kind of record that the text belongs to. */
            record_type: string;
            record_id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A summary of a post and its comments, written by a machine. */
        post_ai_summary: {
            overview: string | null;
            content: string;
        };
        /** @description One page of posts. */
        posts_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["basic_post"][];
        };
        /** @description A post whose content is a gallery. It has all fields of a basic post. */
        image_post: components["schemas"]["basic_post"] & {
            gallery: components["schemas"]["image_gallery"];
        };
        /** @description The images of an image post. */
        image_gallery: {
            id: number;
            /** @description Whether members may download the images. */
            downloadable_images: boolean;
            images: components["schemas"]["gallery_image"][];
        };
        /** @description One image of a gallery. */
        gallery_image: {
            id: number;
            /** @description Signed id of the upload. */
            signed_id: string;
            /** @description Address of the image as it was uploaded. */
            original_url: string;
            /** @description Address of the image as it is shown. */
            url: string;
            filename: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        /** @description One page of image posts. */
        image_posts_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["image_post"][];
        };
        /** @description The answer to the creation of a post. */
        basic_post_created_response: {
            message: string;
            post: components["schemas"]["basic_post"];
        };
        /** @description The answer to a change of a post. */
        basic_post_updated_response: {
            message: string;
            post: components["schemas"]["basic_post"];
        };
        /** @description The answer to the deletion of a post. */
        basic_post_deleted_response: {
            success: boolean;
            message: string;
        };
        /** @description What accompanies a structured text, whichever form its `body` has. */
        rich_text_parts: {
            /** @description Plain text for apps that cannot show the structured text. */
            app_ios_fallback_text: string;
            /** @description Files that hang on the text. The shape of an entry is not fixed. */
            attachments: unknown[];
            /** @description Files that stand within the text. The shape of an entry is not fixed. */
            inline_attachments: unknown[];
            /** @description The objects that the text refers to, keyed by signed id. */
            sgids_to_object_map: {
                [key: string]: unknown;
            };
            /** @description Which kind of content the text holds, such as `post`. */
            format: string;
            community_members: components["schemas"]["shared_community_member"][];
            /** @description Records of the platform that the text mentions. The shape of an entry is not fixed. */
            entities: unknown[];
            /** @description Groups that the text mentions. The shape of an entry is not fixed. */
            group_mentions: unknown[];
            /** @description Polls that stand in the text. The shape of an entry is not fixed. */
            polls: unknown[];
        };
        /** @description A text as the editor's document, with everything that it refers to. */
        tiptap_body: {
            /** @description The document of the editor. */
            body: {
                /** @description The kind of the root node. */
                type: string;
                /** @description The editor's nodes, in order. */
                content: {
                    [key: string]: unknown;
                }[];
            };
        } & components["schemas"]["rich_text_parts"];
        /** @description A text as a structured document, with everything that it refers to. */
        rich_text_body: {
            /** @description The root of the document. */
            body: {
                /** @description The kind of the root node. */
                type: string;
                content: components["schemas"]["rich_text_node"][];
            };
        } & components["schemas"]["rich_text_parts"];
        /** @description A node of a structured document. A node holds other nodes, or text with its marks. */
        rich_text_node: {
            /** @description The kind of node, such as `paragraph`, `text` or `mention`. */
            type: string;
            content?: components["schemas"]["rich_text_node"][];
            /** @description The text of a text node. */
            text?: string | null;
            attrs?: components["schemas"]["rich_text_node_attributes"];
            marks?: components["schemas"]["rich_text_mark"][];
        };
        /** @description The attributes of a node that stands for another object. */
        rich_text_node_attributes: {
            /** @description Signed id of the object that the node stands for. */
            sgid: string;
            href?: string | null;
            target?: string | null;
        };
        /** @description A property of a stretch of text, such as bold or a link. */
        rich_text_mark: {
            /** @description The kind of mark, such as `bold` or `link`. */
            type: string;
            /** @description Where a link leads. */
            attrs?: {
                href: string;
                target: string | null;
            };
        };
        /** @description The community with the settings that posts carry along. */
        community: {
            id: number;
            /** Format: date-time */
            created_at: string;
            name: string;
            /** @description The language of the interface, such as `en`. */
            locale: string;
            slug: string;
            allow_signups_to_public_community: boolean;
            /** @description Whether members can switch to another of their communities. */
            community_switcher_enabled: boolean;
            /** @description Whether shared links show the community's own call to action. */
            custom_cta_for_share_links: boolean;
            locked_post_cta_heading: string | null;
            locked_post_cta_body: string | null;
            locked_post_cta_button_text: string | null;
            locked_post_cta_button_url: string | null;
            /** @description Whether the community shows its own terms of service. */
            custom_tos_enabled: boolean;
            custom_tos: string | null;
            /** @description The space in which a returning member starts. */
            default_existing_member_space_id: number | null;
            /** @description The space in which a visitor starts. */
            default_logged_out_space_id: number | null;
            /** @description The space in which a new member starts. */
            default_new_member_space_id: number | null;
            /** @description The order of search results when none is asked for. */
            default_search_sorting: string;
            is_private: boolean | null;
            private_signup_link_label: string | null;
            private_signup_link_url: string | null;
            reply_to_email: string | null;
            /** @description Whether the platform's own name is left out. */
            white_label: boolean;
            weekly_digest_enabled: boolean;
            digest_subject: string | null;
            digest_intro: string | null;
            digests_hide_posts: boolean | null;
            digests_hide_comments: boolean | null;
            digests_hide_stats: boolean | null;
            digests_hide_members: boolean | null;
            prefs: components["schemas"]["community_prefs"];
            community_setting: components["schemas"]["community_setting"];
        };
        /** @description The look of the community, and what it has so far. */
        community_prefs: {
            has_posts: boolean;
            has_spaces: boolean;
            brand_color: components["schemas"]["theme_color"];
            brand_text_color: components["schemas"]["theme_color"];
            has_invited_member: boolean;
        };
        /** @description A color for the light and for the dark appearance. */
        theme_color: {
            light: string;
            dark: string;
        };
        /** @description Switches of the community as a whole. */
        community_setting: {
            id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            ios_app_enabled: boolean;
            show_ios_app_banner: boolean;
            /** @description Whether members can deactivate their own account. */
            deactivate_account_enabled: boolean;
            /** @description Whether search engines may list profiles. */
            allow_profile_search_indexing: boolean;
            truncate_post_body_in_email_notifications: boolean;
            hide_emails_on_member_profiles: boolean;
            allow_members_to_go_live: boolean;
            /** @description Whether a one-time code is needed to sign up. */
            enforce_otp_for_signup: boolean;
            community_activity_notifications_email_enabled: boolean;
            community_activity_notifications_in_app_enabled: boolean;
            desktop_app_community_visibility_enabled: boolean;
            allow_moderator_csv_download: boolean;
            /** @description The spaces that every new member joins. */
            default_space_ids: number[];
            /** @description The kind of record that a visitor is led to. */
            default_logged_out_redirect_type: string | null;
            /** @description The record that a visitor is led to. */
            default_logged_out_redirect_id: number | null;
        };
        /** @description A comment under a post, with its replies. */
        comment: {
            id: number;
            /** @description The comment that this one replies to; null for a comment on the post itself. */
            parent_comment_id: number | null;
            /**
             * Format: date-time
             * @description When the comment was held back for approval; null when it is not.
             */
            flagged_for_approval_at: string | null;
            unresolved_flagged_reports_count: number;
            /** Format: date-time */
            created_at: string;
            body: components["schemas"]["comment_body"];
            user: components["schemas"]["comment_user"];
            post: components["schemas"]["post_reference"];
            space: components["schemas"]["space_reference"];
            replies_count: number;
            replies: components["schemas"]["comment"][];
            url: string;
            community_id: number;
            likes_count: number;
            /** @description How many posts the author has written. */
            user_posts_count: number;
            /** @description How many comments the author has written. */
            user_comments_count: number;
            /** @description How many likes the author has given. */
            user_likes_count: number;
            author_type: components["schemas"]["comment_author_type"];
        };
        /** @description The text of a comment. Unlike a post's text it need not be a stored record. */
        comment_body: {
            id: number | null;
            /** @description Which text of the record this is. */
            name: string;
            /** @description The text as HTML. */
            body: string;
            /** @description The kind of record that the text belongs to. */
            record_type: string;
            record_id: number;
            /** Format: date-time */
            created_at: string | null;
            /** Format: date-time */
            updated_at: string | null;
        };
        /** @description The author of a comment. */
        comment_user: {
            id: number;
            name: string;
            avatar_url: string | null;
            email: string;
        };
        /** @description A post by its id, title and slug. */
        post_reference: {
            id: number;
            name: string;
            slug: string;
        };
        /** @description A space by its id, name and slug. */
        space_reference: {
            id: number;
            name: string;
            slug: string;
        };
        /**
         * @description Whether a person or an agent of the community wrote the comment.
         * @enum {string}
         */
        comment_author_type: "CommunityMember" | "CommunityAiAgent";
        /** @description One page of comments. */
        comments_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["comment"][];
        };
        /** @description A place of the community in which posts, events, lessons or a chat live. */
        space: {
            id: number;
            name: string;
            slug: string;
            cover_image_url: string | null;
            cover_image_visible: boolean;
            cover_image_display_style: components["schemas"]["cover_image_display_style"];
            thumbnail_image_url: string | null;
            community_id: number;
            /** @description A private space is open to its members only. */
            is_private: boolean | null;
            is_hidden_from_non_members: boolean | null;
            is_draft: boolean;
            is_hidden: boolean | null;
            locked_button_url: string | null;
            locked_button_label: string | null;
            locked_page_heading: string | null;
            locked_page_description: string | null;
            emoji: string | null;
            custom_emoji_url: string | null;
            /** @description The custom emoji for dark backgrounds. */
            custom_emoji_dark_url: string | null;
            hide_post_settings: boolean | null;
            /** @description How the posts of the space are laid out. */
            display_view: string | null;
            /** @description Whether only admins can post. */
            is_post_disabled: boolean | null;
            /** @description What the space holds, for example `basic` or `course`. */
            space_type: string | null;
            host: string | null;
            /** @description Ids of the posts in the space. */
            post_ids: number[];
            url: string | null;
            space_group: components["schemas"]["space_group_reference"];
            /** @description Ids of the topics that posts of the space can be filed under. */
            topics: number[];
            default_mention_in_app_notification_setting: components["schemas"]["notification_default"];
            default_mention_mobile_notification_setting: components["schemas"]["notification_default"];
            default_in_app_notification_setting: components["schemas"]["notification_default"];
            default_mobile_notification_setting: components["schemas"]["notification_default"];
            /** @description The default for notifications by e-mail. */
            default_notification_setting: components["schemas"]["notification_default"];
            /** @description Whether members are signed up for the space's events by themselves. */
            event_auto_rsvp_enabled: boolean;
            /** @description The order of the posts when none is asked for. */
            default_sort: string | null;
            hide_sorting: boolean | null;
            require_topic_selection: boolean | null;
            prevent_members_from_adding_others: boolean | null;
            hide_from_featured_areas: boolean | null;
            disable_member_post_covers: boolean | null;
            hide_members_count: boolean | null;
            pinned_posts_label: string | null;
            show_lock_icon_for_non_members: boolean | null;
            default_comment_sort: string | null;
            default_member_sort: string | null;
            /** @description The tab that is open when the space is entered. */
            default_tab: string | null;
            show_tab_bar: boolean | null;
            show_next_event: boolean | null;
            hide_from_sidebar: boolean | null;
            hide_right_sidebar: boolean | null;
            /** @description What a locked space shows in place of its content. The shape of a block is not fixed. */
            lock_screen_blocks: unknown[] | null;
            /** @description Which tabs are shown, keyed by the tab. */
            visible_tabs: {
                [key: string]: unknown;
            } | null;
            meta_tag_attributes: components["schemas"]["meta_tag_attributes"] | null;
            /** @description Whether newcomers can read what was said before they joined. */
            chat_room_show_history: boolean | null;
            chat_room_description: string | null;
            course_setting: components["schemas"]["course_setting"] | null;
        };
        /**
         * @description How much room a space's cover image takes.
         * @enum {string}
         */
        cover_image_display_style: "normal" | "wide";
        /**
         * @description Whether new members of a space are notified of nothing or of everything.
         * @enum {string}
         */
        notification_default: "never" | "all";
        /** @description What search engines and link previews show. */
        meta_tag_attributes: {
            meta_title: string | null;
            meta_description: string | null;
            opengraph_title: string | null;
            opengraph_description: string | null;
            opengraph_image: string | null;
        };
        /** @description The answer to the creation of a space. */
        space_create_response: {
            success: boolean;
            message: string;
            space: components["schemas"]["space"];
        };
        /** @description One page of spaces. */
        spaces: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["space"][];
        };
        /** @description A summary of what a space talks about, written by a machine. */
        space_ai_summary: {
            overview: string;
            topics: components["schemas"]["space_topic_summary"][];
        };
        /** @description One subject of a space's summary. */
        space_topic_summary: {
            topic_name: string;
            summary: string;
            /** @description The members who took part. */
            contributors: {
                id: number;
                name: string;
            }[];
            relevant_post_ids: number[];
        };
        /** @description A space group by its id and name. */
        space_group_reference: {
            id: number;
            name: string;
        };
        /** @description A heading under which spaces are gathered. */
        space_group: {
            id: number;
            name: string;
            slug: string;
            community_id: number;
            is_hidden_from_non_members: boolean;
            hide_members_count: boolean;
            allow_members_to_create_spaces: boolean;
            automatically_add_members_to_new_spaces: boolean;
            add_members_to_space_group_on_space_join: boolean;
            hide_non_member_spaces_from_sidebar: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            space_group_members_count: number;
            spaces_count: number;
        };
        /** @description One page of space groups. */
        space_groups: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["space_group"][];
        };
        /** @description What the membership of a space and that of a space group have in common. */
        membership_parts: {
            /** @description The id of the membership, not of the member. */
            id: number;
            user_id: number;
            posts_read_count: number;
            community_member_id: number;
            /** @description Whether the member moderates here. */
            moderator: boolean;
            /** @description How the member came to have access. */
            access_type: string;
            status: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            community_member: components["schemas"]["membership_member"];
        };
        /** @description The member of whom a membership tells. */
        membership_member: {
            name: string;
            first_name: string;
            last_name: string;
            avatar_url: string | null;
            headline: string | null;
            community_id: number;
            profile_url: string;
            public_uid: string;
            email: string;
        };
        /** @description A member's membership of a space, with its notification settings. */
        space_member: {
            space_id: number;
            /** @description What the member is notified of by e-mail. */
            notification_type: string;
            in_app_notification_setting: string;
            mobile_notification_setting: string;
        } & components["schemas"]["membership_parts"];
        /** @description One page of a space's memberships. */
        space_members: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["space_member"][];
        };
        /** @description A member's membership of a space group. It has no notification settings. */
        space_group_member: {
            space_group_id: number;
        } & components["schemas"]["membership_parts"];
        /** @description One page of a space group's memberships. */
        space_group_members: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["space_group_member"][];
        };
        /** @description A part of a course, which holds lessons. */
        course_section: {
            id: number;
            name: string;
            /** @description The space that is the course. */
            space_id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description One page of course sections. */
        course_sections_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["course_section"][];
        };
        /**
         * @description Whether members see the lesson. It can be changed in both directions.
         * @enum {string}
         */
        course_lesson_status: "published" | "draft";
        /** @description A lesson of a course section. */
        course_lesson: {
            id: number;
            name: string;
            status: components["schemas"]["course_lesson_status"];
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            section_id: number;
            is_comments_enabled: boolean;
            is_featured_media_enabled: boolean;
            is_featured_media_download_enabled: boolean;
            /** @description The text of the lesson as HTML. */
            body_html: string;
            /** @description The space that is the course. */
            space_id: number;
            /** @description The small image of the lesson. Its structure is not fixed. */
            thumbnail: {
                [key: string]: unknown;
            } | null;
            /** @description The video, sound or image at the top of the lesson. Its structure is not fixed. */
            featured_media: {
                [key: string]: unknown;
            } | null;
        };
        /** @description One page of course lessons. */
        course_lessons_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["course_lesson"][];
        };
        /** @description How a space works as a course. */
        course_setting: {
            /**
             * @description At whose pace lessons open.
             * @enum {string}
             */
            course_type: "self_paced" | "scheduled" | "structured";
            /**
             * @description What a lesson is called in this course.
             * @enum {string|null}
             */
            custom_lesson_label: "activity" | "assignment" | "challenge" | "class" | "day" | "exercise" | "lecture" | "lesson" | "practice" | "session" | "topic" | "tutorial" | "workshop" | null;
            /**
             * @description What a section is called in this course.
             * @enum {string|null}
             */
            custom_section_label: "chapter" | "level" | "module" | "part" | "path" | "phase" | "section" | "stage" | "track" | "unit" | "week" | null;
            /** @description Whether a lesson opens only after the one before it is done. */
            enforce_lessons_order: boolean;
            new_comment_notification_enabled: boolean;
            lesson_thumbnails_visible: boolean;
        };
        /** @description A report about a piece of content, and what came of it. */
        flagged_content: {
            id: number;
            status: string | null;
            reported_reason_type: string;
            /** @description The reporter's own words. */
            reported_reason_body: string | null;
            /** Format: date-time */
            reported_at: string;
            /**
             * Format: date-time
             * @description Null while the report is open.
             */
            action_taken_at: string | null;
            action_reason_body: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            content_id: number;
            /** @description The kind of content, such as a post or a comment. */
            content_type: string;
            content_authored_by_id: number;
            content_authored_by_name: string;
            content_authored_by_email: string;
            reported_by_id: number | null;
            reported_by_name: string | null;
            reported_by_email: string | null;
            action_by_id: number | null;
            action_by_name: string | null;
            action_by_email: string | null;
        };
        /** @description One page of reports about content. */
        flagged_contents_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["flagged_content"][];
        };
        /** @description A form that visitors or members fill in. */
        form: {
            id: number;
            /** @description Identifier of the form in public addresses. */
            uid: string;
            after_submission_action: components["schemas"]["form_after_submission_action"];
            embed_display_format: components["schemas"]["form_embed_display_format"];
            /** @description How long after the page has loaded the popup appears. */
            popup_delay: number;
            /** @description How often the popup is shown again to the same visitor. */
            popup_frequency: number;
            name: string;
            /** @description Where a submission leads, when the action is `redirect`. */
            redirect_url: string | null;
            status: components["schemas"]["form_status"];
            thank_you_page_body: string | null;
            thank_you_page_title: string | null;
            /** Format: date-time */
            updated_at: string;
            submissions_count: number;
            embed_styles: components["schemas"]["form_styles"] | null;
            standalone_page_styles: components["schemas"]["form_styles"] | null;
        };
        /**
         * @description What follows a submission.
         * @enum {string}
         */
        form_after_submission_action: "thank_you_page" | "redirect";
        /**
         * @description How the form is shown on a page that embeds it.
         * @enum {string}
         */
        form_embed_display_format: "inline" | "popup";
        /**
         * @description Whether the form can be filled in. It can be changed in both directions.
         * @enum {string}
         */
        form_status: "draft" | "published";
        /** @description The colors of a form and of its button. */
        form_styles: {
            form: components["schemas"]["form_colors"];
            button: components["schemas"]["form_colors"];
        };
        /** @description Colors of one part of a form. */
        form_colors: {
            backgroundColor: string;
            /** @description The color of the text. */
            color: string;
        };
        /** @description One page of forms. */
        form_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["form"][];
        };
        /** @description One filled-in form. */
        form_submission: {
            id: number;
            /** Format: date-time */
            created_at: string;
            fields: components["schemas"]["form_submission_field"][];
        };
        /** @description The answer to one field of a form. */
        form_submission_field: {
            field_id: number;
            label: string;
            /** @description The answer. A field with several choices gives an array. */
            value: string | string[] | null;
            /** @description Whether the field was not shown to the person. */
            hidden: boolean;
        };
        /** @description One page of submissions. */
        form_submission_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["form_submission"][];
        };
        /** @description A form to submit, by an admin or on behalf of a contact. */
        form_submission_create_request: {
            elements: components["schemas"]["form_submission_element"][];
            /** @description The e-mail address of the contact for whom the form is submitted. */
            submission_on_behalf_of?: string | null;
        };
        /** @description The answer to one element of the form. */
        form_submission_element: {
            /** @description The element that is answered. */
            id: number;
            /** @description An answer of one value. */
            value?: string | null;
            /** @description An answer of several values. */
            value_json?: string[];
        };
        /** @description The answer to a submission. */
        form_submission_create_response: {
            success: boolean;
        };
        /** @description A change of a form. Whatever is left out stays as it is. */
        form_update_request: {
            name?: string;
            after_submission_action?: components["schemas"]["form_after_submission_action"];
            embed_display_format?: components["schemas"]["form_embed_display_format"];
            redirect_url?: string | null;
            status?: components["schemas"]["form_status"];
            thank_you_page_title?: string | null;
            thank_you_page_body?: string | null;
            popup_delay?: number;
            popup_frequency?: number;
            embed_styles?: components["schemas"]["form_styles"] | null;
            standalone_page_styles?: components["schemas"]["form_styles"] | null;
            elements?: components["schemas"]["form_element"][];
        };
        /** @description An element of a form to store. Elements nest. */
        form_element: {
            /** @description The element that is changed; null for one that is new. */
            id?: number | null;
            /** @description The place among the elements of the same parent. */
            position?: number;
            type?: components["schemas"]["form_element_type"];
            /** @description Null at the top of the form. */
            parent_element_id?: number | null;
            /** @description What the element says and asks. The structure depends on `type`. */
            attributes?: {
                [key: string]: unknown;
            };
            children?: components["schemas"]["form_element"][];
        };
        /**
         * @description The kind of a form element.
         * @enum {string}
         */
        form_element_type: "text" | "field" | "button" | "layout";
        /** @description A link with which people join the community. It is active, then revoked, and can be deleted after that. */
        invitation_link: {
            id: number;
            name: string;
            /**
             * Format: uri
             * @description The address to hand out.
             */
            redemption_url: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Access groups that whoever joins is put into. */
            access_group_ids: number[];
            /** @description Ids of the tags that whoever joins is given. They are strings here. */
            member_tag_ids: string[];
            /** @description False once the link is revoked. */
            active: boolean;
            members_joined_count: number;
            /** @description The space in which a new member starts. */
            redirect_space_id: number | null;
            paywall: components["schemas"]["invitation_link_paywall"] | null;
        };
        /** @description The paywall that the link leads to. Its ids are strings here. */
        invitation_link_paywall: {
            paywall_id: string;
            paywall_price_id: string;
            trial_days: number;
            paywall_coupon_code: string;
        };
        /** @description One page of invitation links. */
        invitation_links_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["invitation_link"][];
        };
        /** @description Which contacts a segment or a workflow takes. */
        contact_search_rules_schema: {
            /**
             * @description How the contacts are chosen.
             * @enum {string}
             */
            rule_type: "all_contacts" | "all_members" | "custom_filters" | "selected_members";
            /** @description Filters for `custom_filters`, or members for `selected_members`. Present for every rule type, and empty for those that need no rules. */
            rules: components["schemas"]["contact_filter_rule"][] | components["schemas"]["contact_member_rule"][];
        };
        /** @description One condition that a contact has to meet. */
        contact_filter_rule: {
            /** @description What is compared. */
            key: string;
            /** @description What it is compared with. */
            value: string | boolean;
            /** @description The record that `key` refers to, where it needs one. */
            id?: string;
            /**
             * @description How the two are compared.
             * @enum {string}
             */
            filter_type?: "is" | "is_not" | "contains" | "does_not_contain" | "gt" | "lt" | "eq";
        };
        /** @description One member who is chosen by hand. */
        contact_member_rule: {
            /** Format: email */
            email: string;
            community_member_id: number;
        };
        /** @description What can be set on a segment. */
        community_segment_params: {
            title?: string;
            visible?: boolean;
            rules?: components["schemas"]["contact_search_rules_schema"];
        };
        /** @description A segment that is made together with the record that uses it. */
        community_segment_consumer_attributes: {
            /** @description The record that uses the segment. */
            consumer_id?: string;
            /** @description The kind of that record. */
            consumer_type?: string;
        } & WithRequired<components["schemas"]["community_segment_params"], "title" | "visible" | "rules">;
        /** @description A saved audience of contacts. */
        community_segment: {
            id: number;
            title: string | null;
            rules: components["schemas"]["contact_search_rules_schema"];
            /** @description Whether the segment is offered for choice. */
            visible: boolean;
            /** @description How many contacts the rules match. */
            audience_count: number;
            created_by: components["schemas"]["segment_creator"];
            /** @description When the segment was made. A text whose form is not fixed. */
            created_at: string;
            /** @description When the segment was last changed. A text whose form is not fixed. */
            updated_at: string;
        };
        /** @description The admin who made a segment. */
        segment_creator: {
            id: number;
            name: string;
            email: string;
            avatar_url: string | null;
            public_uid: string;
        };
        /** @description One page of segments. */
        community_segments_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_segment"][];
        };
        /**
         * @description The state of a workflow. Only a dynamic workflow is activated, from `draft` or `inactive` and with a trigger and an action, and deactivated again. A duplicate starts as `draft`.
         * @enum {string}
         */
        workflow_status: "draft" | "active" | "inactive" | "archived";
        /**
         * @description Whether a workflow waits for a trigger, runs once over many records, or runs at set times.
         * @enum {string}
         */
        workflow_type: "dynamic" | "bulk_action" | "scheduled";
        /** @description An automation, as lists show it. */
        workflow: {
            /** Format: uuid */
            id: string;
            name: string;
            status: components["schemas"]["workflow_status"];
            workflow_type: components["schemas"]["workflow_type"];
            /** @description The type in words for people. */
            type_label: string;
            runs_count: number;
            url: string;
            community_segment_id?: number | null;
        };
        /** @description An automation with its trigger and its actions. State and type are open strings here. */
        workflow_detail: {
            /** Format: uuid */
            id: string;
            name: string;
            status: string;
            workflow_type: string;
            /** @description The type in words for people. */
            type_label: string;
            runs_count: number;
            community_segment_id: number | null;
            trigger: components["schemas"]["workflow_trigger"] | null;
            actions: components["schemas"]["workflow_action"][];
        };
        /** @description What sets a workflow off. */
        workflow_trigger: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            workflow_id: string;
            trigger_type: string;
            /** @description The record that is watched, where the trigger watches one. */
            resource_id: number | null;
            /** @description The kind of that record. */
            resource_type: string | null;
            /** @description For which contacts the trigger works. */
            contact_type: string;
            /** @description The segment to which the trigger is limited. */
            community_segment_id: number | null;
            /** @description A condition in words, which a machine judges. */
            ai_filter_prompt: string | null;
            /** @description Settings of this kind of trigger. Their structure is not fixed. */
            config: {
                [key: string]: unknown;
            } | null;
        };
        /** @description One step of a workflow. */
        workflow_action: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            workflow_id: string;
            action_type: string;
            /** @description The place among the steps. */
            position: number;
            /** @description The place in the list as it is shown. */
            list_position: number;
            /** @description Settings of this kind of step. Their structure is not fixed. */
            api_params: {
                [key: string]: unknown;
            } | null;
            /** @description The segment to which the step is limited. */
            community_segment_id: number | null;
        };
        /**
         * @description The state of a paywall or of one of its prices. Publishing leads from `draft` or `inactive` to `active`, archiving from `active` to `inactive`, and unarchiving back. A paywall is deleted only while it has no charges.
         * @enum {string}
         */
        paywall_status: "draft" | "active" | "inactive";
        /** @description An offer that members pay for. */
        paywall: {
            id: number;
            /** @description The name that admins see. */
            name: string | null;
            /** @description The name that buyers see. */
            display_name: string;
            status: components["schemas"]["paywall_status"];
            currency: string | null;
            paywall_group_id: number | null;
            subscription_group: string | null;
            /** @description Whether a purchase leads into access groups. */
            access_groups_enabled: boolean;
            /** Format: date-time */
            created_at: string;
            prices: components["schemas"]["paywall_price"][];
        };
        /** @description One of the prices of a paywall. */
        paywall_price: {
            id: number;
            name: string | null;
            status: components["schemas"]["paywall_status"];
            /** @enum {string} */
            price_type: "subscription" | "onetime" | "installments";
            /** @description The whole amount. For installments this is their sum, not the amount of one. */
            amount_in_cents: number;
            /**
             * @description The unit of the payment interval; `interval_count` says how many of it.
             * @enum {string|null}
             */
            interval: "daily" | "weekly" | "monthly" | "yearly" | null;
            /** @description How many units of `interval` lie between two payments. */
            interval_count: number | null;
            recurring: boolean;
            /** @description What is due at once, before the first interval. */
            upfront_payment_amount_in_cents: number;
            /** @description The name that buyers see. */
            display_name: string;
        };
        /** @description One page of paywalls. */
        paywalls_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["paywall"][];
        };
        /** @description Paywalls of one currency that belong together. */
        paywall_group: {
            id: number;
            name: string;
            currency_id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
        };
        /** @description A member who is paid for bringing buyers. */
        paywall_affiliate: {
            id: number;
            /** @description First invited, then enrolled; an enrolled affiliate can be disabled and enrolled again. */
            status: string;
            /** @description The code that buyers bring along. */
            code: string;
            /** Format: date-time */
            enrolled_at: string | null;
            /** Format: date-time */
            invited_at: string | null;
            /** @description The member who is the affiliate. */
            community_member: {
                id: number;
                name: string;
                email: string;
            };
        };
        /** @description One page of affiliates. */
        paywall_affiliates_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["paywall_affiliate"][];
        };
        /** @description An order to export the payouts of affiliates. */
        paywall_affiliate_payout_export: {
            id: number;
            /** @description What is exported. */
            relation: string;
            /** @description The affiliates whose payouts are exported. */
            community_member_ids: number[];
            /** Format: date-time */
            created_at: string;
        };
        /**
         * @description What a payment method's flags come down to.
         * @enum {string}
         */
        payment_method_state: "pending_verification" | "active" | "disabled" | "unavailable";
        /** @description Whether a payment method is offered to buyers, and whether it can be. */
        payment_method_preference: {
            payment_method: string;
            /** @description What an admin has chosen. */
            value: boolean;
            is_enabled: boolean;
            /** @description Whether the payment processor allows the method. */
            is_capability_active: boolean;
            /** @description Whether the processor is still checking. */
            is_capability_pending: boolean;
            can_request_capability: boolean;
            is_capability_available: boolean;
            /** @description Whether an admin can change the choice. */
            mutable: boolean;
            normalized_state: components["schemas"]["payment_method_state"];
            capability_id?: string | null;
            capability_status?: string | null;
        };
        /** @description All payment methods of the community. A plain array, not a page. */
        payment_method_preferences_list: components["schemas"]["payment_method_preference"][];
        /** @description The paywall and the member behind a charge or a subscription. Each part is null when it is gone. */
        payment_parties: {
            paywall_id: number | null;
            paywall_name: string | null;
            paywall_price_id: number | null;
            paywall_price_type: string | null;
            paywall_price_interval: string | null;
            paywall_coupon_code: string | null;
            community_member_id: number | null;
            community_member_public_uid: string | null;
            community_member_name: string | null;
            community_member_email: string | null;
        };
        /** @description A payment that a member made. Amounts are in the smallest unit of the currency. */
        community_member_charge: {
            id: number;
            /** @description The payment processor's id of the charge. */
            processor_id: string | null;
            invoice_processor_id: string | null;
            subscription_processor_id: string | null;
            status: string;
            /** @description The state that is shown, before translation. */
            display_status_raw: string;
            refundable: boolean;
            amount: number;
            amount_refunded: number;
            /** @description What is left to refund. A refund cannot be larger. */
            amount_to_refund: number;
            currency: string | null;
            /** @description Where the payment was made. */
            platform: string;
            payment_method_type: string | null;
            /** Format: date-time */
            created_at: string;
        } & components["schemas"]["payment_parties"];
        /** @description One page of charges. */
        community_member_charges_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_member_charge"][];
        };
        /** @description A member's running or ended payment plan. */
        community_member_subscription: {
            id: number;
            /** @description The payment processor's id of the subscription. */
            processor_id: string | null;
            status: string;
            /** @description Where the subscription was taken out. */
            platform: string;
            /** Format: date-time */
            renews_at: string | null;
            /** Format: date-time */
            trial_ends_at: string | null;
            /**
             * Format: date-time
             * @description When the subscription ends, once it is cancelled.
             */
            ends_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description How many charges there were so far. */
            charges_quantity: number;
            /** @description In the smallest unit of the currency. */
            total_amount_paid: number;
            currency: string | null;
            refundable: boolean;
            renewing: boolean;
            /** @description Whether all installments are paid. */
            completed_installment: boolean;
        } & components["schemas"]["payment_parties"];
        /** @description One page of subscriptions. */
        community_member_subscriptions_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_member_subscription"][];
        };
        /** @description An order to export payment records. */
        payment_export: {
            id: number;
            /** @description What is exported. */
            relation: string;
            /** @description The columns of the export. */
            fields: string[];
            /** @description Which records are exported, keyed by the filter. */
            filters: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            created_at: string;
        };
        /** @description An order to export charges. */
        community_member_charge_export: components["schemas"]["payment_export"];
        /** @description An order to export subscriptions. It has the shape of an export of charges. */
        community_member_subscription_export: components["schemas"]["payment_export"];
        /** @description A gathering at a set time, online or in a place. */
        event: {
            id: number;
            name: string;
            slug: string;
            user_id: number;
            /** @description The member who made the event. */
            community_member_id: number;
            /** Format: date-time */
            created_at: string;
            /** @description Whether author and time are left out when the event is shown. */
            hide_meta_info: boolean | null;
            confirmation_message_title: string | null;
            confirmation_message_button_title: string | null;
            confirmation_message_button_link: string | null;
            confirmation_message_description: string | null;
            in_person_location: string | null;
            /** @description Who invites. */
            host: string | null;
            comments_count: number;
            duration_in_seconds: number;
            /** @description Whether the confirmation message takes the place of the usual one. */
            enable_custom_thank_you_message: boolean;
            send_in_app_notification_confirmation: boolean;
            rsvp_disabled: boolean;
            send_email_confirmation: boolean;
            send_email_reminder: boolean;
            send_in_app_notification_reminder: boolean;
            virtual_location_url: string;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description Whether the event is online or in a place. */
            location_type: string;
            hide_attendees: boolean;
            hide_location_from_non_attendees: boolean;
            space: components["schemas"]["event_space"];
            /** @description The text of the event as HTML. */
            body: string;
            url: string;
            member_email: string;
            member_name: string;
            member_avatar_url: string | null;
            /** @description The name of the service in which an online event takes place. */
            integration_display_title: string;
            likes_count: number;
            cover_image_url: string | null;
            /** @description What search engines and link previews show. Its structure is not fixed here. */
            meta_tag_attributes: {
                [key: string]: unknown;
            } | null;
            /** @description Ids of the topics that the event is filed under. */
            topics: number[];
        };
        /** @description The space that an event belongs to. */
        event_space: {
            id: number;
            slug: string;
            name: string;
            community_id: number;
        };
        /** @description One page of events. */
        event_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["event"][];
        };
        /** @description A contact who is not a member. A lead that was deleted comes back when it is added again. */
        community_lead: {
            id: number;
            name: string;
            /** @description What kind of contact it is. */
            type: string;
            email: string | null;
            /** Format: date-time */
            created_at: string;
            member_tags: components["schemas"]["member_tag"][];
            /** @description Short identifier of the lead. */
            sqid: string;
            public_uid: string | null;
        };
        /** @description A note of an admin about a contact. */
        contact_note: {
            id: number;
            contact_id: number;
            author_id: number;
            community_id: number;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @description The note as a document of the editor. Its structure is not fixed here. */
            tiptap_body: {
                [key: string]: unknown;
            } | null;
            policies: components["schemas"]["contact_note_policies"];
        };
        /** @description What the caller may do with a note. */
        contact_note_policies: {
            can_edit: boolean;
            can_destroy: boolean;
        };
        /** @description One page of notes. A page of five is in use. */
        contact_notes_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["contact_note"][];
        };
        /** @description Which kinds of messages the community has. */
        chat_preferences: {
            id: number;
            messaging_enabled: boolean;
            group_messaging_enabled: boolean;
            voice_messages_enabled: boolean;
            member_to_member_messaging_enabled: boolean;
        };
        /** @description A place for a file, and the request that puts the file there. */
        direct_upload_response: {
            id: number;
            /** @description The name under which the file is stored. */
            key: string;
            filename: string;
            content_type: string;
            byte_size: number;
            checksum: string;
            /** Format: date-time */
            created_at: string;
            /** @description Facts about the file. Their structure is not fixed. */
            metadata: {
                [key: string]: unknown;
            } | null;
            /** @description The storage that takes the file. */
            service_name: string;
            /** @description With this id other requests refer to the file. */
            signed_id: string;
            /** @description With this id rich text refers to the file. */
            attachable_sgid: string;
            direct_upload: components["schemas"]["direct_upload_target"];
            /** @description Where the file can be read afterwards. */
            url: string;
        };
        /** @description The request that uploads the file. */
        direct_upload_target: {
            url: string;
            /** @description The headers to send with the file, keyed by name. */
            headers: {
                [key: string]: unknown;
            };
        };
        /** @description Places that match a text. */
        location_search_results: {
            results: components["schemas"]["location_result"][];
        };
        /** @description A place. To build a `geo_location` contact filter, send `source`, `name` and `feature_type` on, and `source_id` as the filter's `id`. */
        location_result: {
            /** @description The geocoder that knows the place. */
            source: string;
            name?: string | null;
            full_address?: string | null;
            /** @description The kind of place. A `geo_location` contact filter needs it. */
            feature_type?: string | null;
            /** @description The geocoder's own id of the place. Its content means nothing to a client. */
            source_id?: string | null;
        };
        /** @description An admin's saved choice about one member filter of a surface. */
        filter_kit_control: {
            /** @description Which filter. Known values are `contact_search`, `near_me`, `online`, `recently_joined`, `location`, `tags`, `profile_field`, `spaces`, `space_groups` and `global`. */
            key: string;
            filter_type: string;
            enabled: boolean;
            /** @description Null for a default that was never saved. */
            id?: number | null;
            community_id?: number | null;
            /** @description The space for whose members the choice holds; null for the member directory. */
            space_id?: number | null;
            /** @description The profile field, when the key is `profile_field`. */
            profile_field_id?: number | null;
            /** @description The place of the filter among those of its group. */
            sort_key?: number | null;
            created_at?: string | null;
            updated_at?: string | null;
            /** @description The profile field that the filter is about. */
            profile_field?: {
                id: number;
                key: string;
                label: string;
            } | null;
            /** @description The space for whose members the choice holds. */
            space?: {
                id: number;
                name: string;
            } | null;
        };
        /** @description One page of filter controls. */
        filter_kit_controls_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["filter_kit_control"][];
        };
        /** @description The member filters of one surface, and what clients always send along with them. */
        FilterResponse: {
            /** @description The filters in the order `global`, `presets`, `profile`; within a group in the order that an admin saved. */
            filter_configurations: components["schemas"]["Configuration"][];
            /** @description Whether the members of this surface can be filtered at all. */
            enabled: boolean;
            base_search_params: components["schemas"]["base_search_params"];
        };
        /** @description What a client sends with every member search of this surface. */
        base_search_params: {
            exclude_empty_name: boolean;
            status: string;
            /** @description The sort order, keyed by the field to sort by. */
            order: {
                [key: string]: unknown;
            };
            /** @description Filters that are always applied. */
            filters: components["schemas"]["base_search_filter"][];
        };
        /** @description A filter that is always applied. */
        base_search_filter: {
            id: string;
            key: string;
            value: string;
        };
        /** @description One member filter. `input_type` tells which input shows it and which payload it has. */
        Configuration: components["schemas"]["string_configuration"] | components["schemas"]["boolean_configuration"] | components["schemas"]["radio_configuration"] | components["schemas"]["array_configuration"] | components["schemas"]["near_me_configuration"] | components["schemas"]["preset_configuration"] | components["schemas"]["location_configuration"] | components["schemas"]["search_configuration"] | components["schemas"]["number_configuration"] | components["schemas"]["async_search_configuration"];
        /** @description What every member filter has, whatever its input. */
        configuration_base: {
            /**
             * @description Whether the entry is a filter or the search field.
             * @enum {string}
             */
            type: "standard" | "search";
            /** @description The name of the filter, unique among the filters of the surface. */
            key: string;
            /** @description The caption that members read. */
            label: string;
            icon: string | null;
            /** @description Whether the filter can be used several times at once. */
            allow_multiple: boolean;
            /** @description Whether the filter always stays in view. */
            pinned: boolean;
            visible_by_default: boolean;
            filter_group: components["schemas"]["filter_group"];
            /** @description Whether an admin can change the filter. Only where filters are customized. */
            customizable?: boolean;
            /** @description Whether the filter is switched on. Only where filters are customized. */
            enabled?: boolean;
            /** @description The admin's saved choice about this filter. Only where filters are customized. */
            filter_kit_control?: components["schemas"]["filter_kit_control"] | null;
        };
        /**
         * @description The group of a filter. Groups are shown in the order `global`, `presets`, `profile`.
         * @enum {string}
         */
        filter_group: "global" | "presets" | "profile";
        /** @description A filter with a text input. */
        string_configuration: {
            /** @constant */
            input_type: "string";
            payload: components["schemas"]["string_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter with a number input. */
        number_configuration: {
            /** @constant */
            input_type: "number";
            payload: components["schemas"]["number_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter that is on or off. Its payload has no content. */
        boolean_configuration: {
            /** @constant */
            input_type: "boolean";
            /** @description Null, or an object without content. */
            payload: Record<string, unknown> | null;
        } & components["schemas"]["configuration_base"];
        /** @description A filter with options of which one is chosen. */
        radio_configuration: {
            /** @constant */
            input_type: "radio";
            payload: components["schemas"]["radio_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter with options of which several are chosen. */
        array_configuration: {
            /** @constant */
            input_type: "array";
            payload: components["schemas"]["array_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter whose options are fetched while the person types. */
        async_search_configuration: {
            /** @constant */
            input_type: "async_search";
            payload: components["schemas"]["async_search_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter for members near a place. */
        near_me_configuration: {
            /** @constant */
            input_type: "near_me";
            payload: components["schemas"]["near_me_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter that stands for ready-made search parameters. */
        preset_configuration: {
            /** @constant */
            input_type: "preset";
            payload: components["schemas"]["preset_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter for members of a place. */
        location_configuration: {
            /** @constant */
            input_type: "location";
            payload: components["schemas"]["location_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description The search field itself. Its payload has no content. */
        search_configuration: {
            /** @constant */
            input_type: "search";
            /** @description Null, or an object without content. */
            payload: Record<string, unknown> | null;
        } & components["schemas"]["configuration_base"];
        /**
         * @description A surface on which members are filtered.
         * @enum {string}
         */
        filter_context: "member_directory" | "member_space";
        /** @description How a text filter compares. */
        string_filter_payload: {
            /** @description The comparisons that a member can choose from. */
            filter_types: ("contains" | "does_not_contain" | "is" | "is_not" | "not_exist" | "exist")[];
            /** @description Search parameters to send along. Their structure is not fixed. */
            additional_params?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description How a number filter compares, and how its number is written. */
        number_filter_payload: {
            /** @description The comparisons that a member can choose from. */
            filter_types: ("is" | "is_not")[];
            /** @description Search parameters to send along. Their structure is not fixed. */
            additional_params?: {
                [key: string]: unknown;
            } | null;
            number_options?: components["schemas"]["number_filter_options"];
        };
        /** @description How the number of a filter is written. */
        number_filter_options: {
            id: number;
            /** @enum {string} */
            format: "number" | "percentage" | "custom" | "unformatted";
            /** @description Number of decimal places. */
            decimal: number | null;
            /**
             * @description On which side of the number the text stands.
             * @enum {string|null}
             */
            position: "left" | "right" | null;
            /** @description The unit or symbol that stands beside the number. */
            text: string | null;
        };
        /** @description The options of a filter of which one is chosen. */
        radio_filter_payload: {
            options: components["schemas"]["radio_filter_option"][];
        };
        /** @description An option of which one is chosen. */
        radio_filter_option: {
            key: string;
            value: string | number;
        };
        /** @description The options of a filter of which several are chosen, and how it compares. */
        array_filter_payload: {
            options: components["schemas"]["array_filter_option"][];
            /** @description The comparisons that a member can choose from. */
            filter_types: components["schemas"]["array_filter_type"][];
            mode: components["schemas"]["filter_mode"];
            /** @description Search parameters to send along. Their structure is not fixed. */
            additional_params?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An option of which several are chosen. */
        array_filter_option: {
            /** @description The caption that members read. */
            text: string;
            value: string | number;
            /** @description The heading under which the option stands. */
            group: string | null;
        };
        /**
         * @description A comparison of a filter of which several options are chosen.
         * @enum {string}
         */
        array_filter_type: "is" | "is_not" | "not_exist" | "exist";
        /**
         * @description Whether the input stands in the row of filters or opens above it.
         * @enum {string}
         */
        filter_mode: "inline" | "popover";
        /** @description Where the options of a filter are fetched, and how it compares. */
        async_search_filter_payload: {
            /** @description The comparisons that a member can choose from. */
            filter_types: components["schemas"]["array_filter_type"][];
            mode: components["schemas"]["filter_mode"];
            /**
             * Format: uri
             * @description The address that gives the options.
             */
            url: string;
        };
        /** @description What a filter for members nearby needs to know. */
        near_me_filter_payload: {
            location_search_options: components["schemas"]["location_search_options"];
            /** @description Whether the place in the member's profile is too coarse to search with. */
            require_user_to_provide_more_precise_location: boolean;
            near_me_location_filter_values: components["schemas"]["near_me_location_filter_values"] | null;
            community_member_profile_field: components["schemas"]["near_me_profile_field"] | null;
        };
        /** @description How places are looked up. */
        location_search_options: {
            key: string;
            /**
             * @description The geocoder that is asked.
             * @enum {string}
             */
            source: "geocoder_v6";
        };
        /** @description The place around which is searched. */
        near_me_location_filter_values: {
            /** @description The geocoder that knows the place. */
            source: string;
            /** @description The geocoder's id of the place. */
            id: string;
            name: string;
        };
        /** @description The member's own answer to the location field. */
        near_me_profile_field: {
            id: number;
            text: string;
        };
        /** @description The search parameters that a preset stands for. */
        preset_filter_payload: {
            /** @description The parameters, keyed by name. */
            preset_params: {
                [key: string]: unknown;
            };
        };
        /** @description What a filter for members of a place needs to know. */
        location_filter_payload: {
            location_search_options: components["schemas"]["location_search_options"];
            mode?: components["schemas"]["filter_mode"];
        };
        /** @description Names the member for whom tokens are issued, by exactly one identifier. A body with none of them, or with more than one, breaks this schema and is answered with 422. */
        auth_token_request: {
            /** @description The member's id in this community. */
            community_member_id?: number;
            /** @description The e-mail address of the member. */
            email?: string;
            /** @description The member's identifier in the single-sign-on system, where the community has one. Preferred over its alias. */
            sso_id?: string;
            /** @description Alias of `sso_id`, kept because clients send it. Counts as the same identifier, so never send both. */
            sso_user_id?: string;
        } & (unknown | unknown | unknown | unknown);
        /** @description A fresh pair of tokens for one member. Several pairs of one member may be valid at once. */
        headless_auth_token: {
            /** @description JWT signed with HS256; its claims are `community_id`, `community_member_id`, `sso_user_id`, `exp` and `jti`. */
            access_token: string;
            /** @description Opaque value of 43 base64url characters, with which new access tokens are obtained. */
            refresh_token: string;
            /**
             * Format: date-time
             * @description One hour after the access token was issued.
             */
            access_token_expires_at: string;
            /**
             * Format: date-time
             * @description One month after the refresh token was issued.
             */
            refresh_token_expires_at: string;
            /** @description The member whom the tokens stand for. */
            community_member_id: number;
            /** @description The community in which they are valid. */
            community_id: number;
        };
        /** @description The refresh token that is exchanged for a new access token. */
        refresh_token_request: {
            /** @description A refresh token that has neither expired nor been revoked. */
            refresh_token: string;
        };
        /** @description A new access token. The refresh token stays what it was, so it is not part of the answer. */
        refreshed_access_token: {
            /** @description JWT of the same form as the first one. */
            access_token: string;
            /**
             * Format: date-time
             * @description One hour after this access token was issued.
             */
            access_token_expires_at: string;
        };
        /** @description The access token that shall no longer be accepted. */
        access_token_revocation: {
            /** @description An access token of this community. */
            access_token: string;
        };
        /** @description The refresh token that shall no longer be exchangeable. */
        refresh_token_revocation: {
            /** @description A refresh token of this community. */
            refresh_token: string;
        };
        /** @description One page of the home feed. It is not the envelope of the lists: it names the order that was used, and has no number of pages. */
        home_feed: {
            /** @description The number of this page. The first page is 1. */
            page: number;
            /** @description How many records a page holds, as used to cut this page; never more than 100. */
            per_page: number;
            /** @description Whether a page with a higher number has records. */
            has_next_page: boolean;
            /** @description How many posts the member's feed has, over all pages together. */
            count: number;
            /** @description The order that was used. Known values are those of the parameter `sort`. */
            sort: string;
            records: components["schemas"]["home_feed_record"][];
        };
        /** @description A post as the signed-in member sees it in the feed. */
        home_feed_record: {
            /** @enum {string} */
            post_type: "basic" | "image" | "event";
            /** @description What the post's space holds, for example `basic`. */
            space_type: string;
            /** @description Always `published`, for a feed has no drafts. */
            status: string;
            id: number;
            /** @description The title. A post can do without one. */
            name: string | null;
            /** @description The title, or what is shown in its place. */
            display_title: string;
            slug: string;
            cover_image: string | null;
            cardview_image: string | null;
            /** @description Whether commenting has ended while the comments stay readable. */
            is_comments_closed: boolean;
            is_comments_enabled: boolean;
            is_liking_enabled: boolean;
            is_pinned_at_top_of_space: boolean;
            comment_count: number;
            /** @description How many members like the post. */
            user_likes_count: number;
            /** @description Whether author and time are left out when the post is shown. */
            hide_meta_info: boolean;
            /** @description Whether the signed-in member likes the post. */
            is_liked: boolean;
            /** @description Whether a long post is shown whole. */
            is_truncation_disabled: boolean;
            /** @description The signed-in member's bookmark of the post. */
            bookmark_id: number | null;
            /** Format: date-time */
            flagged_for_approval_at: string | null;
            unresolved_flagged_reports_count: number;
            /** @description Some of the members who like the post. */
            first_liked_by: components["schemas"]["shared_community_member"][];
            body: components["schemas"]["home_feed_body"] | null;
            tiptap_body: components["schemas"]["tiptap_body"] | null;
            body_plain_text: string;
            url: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            space: components["schemas"]["home_feed_space"];
            /** @description The signed-in member's subscription to the post's news. */
            post_follower_id: number | null;
            author: components["schemas"]["shared_community_member"];
            topics: components["schemas"]["topic"][];
            policies: components["schemas"]["home_feed_policies"];
        };
        /** @description The text of a post in the feed. */
        home_feed_body: {
            /** @description Files that hang on the text. The shape of an entry is not fixed. */
            attachments: unknown[];
            /** @description The same files in their order. The shape of an entry is not fixed. */
            attachments_array: unknown[];
            html: string;
        };
        /** @description The space of a post in the feed. */
        home_feed_space: {
            id: number;
            slug: string;
            name: string;
            emoji: string | null;
        };
        /** @description What the signed-in member may do with a post. */
        home_feed_policies: {
            can_destroy_post: boolean;
            can_duplicate_post: boolean;
            can_manage_post: boolean;
            can_report_post: boolean;
            can_update_post: boolean;
        };
        /** @description A subject under which posts are filed. */
        topic: {
            id: number;
            name: string;
            /** @description Whether only admins can file posts under the topic. */
            admin_only: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            author: components["schemas"]["topic_author"];
            /** @description The spaces in which the topic is offered. */
            space_ids: number[];
        };
        /** @description The admin who made a topic. */
        topic_author: {
            first_name: string | null;
            last_name: string | null;
            avatar_url: string | null;
        };
        /** @description What to search for, and which part of the result to return. Every field can be left out. */
        member_search_request: {
            /** @description Conditions that a member has to meet, all of them at once. */
            filters?: components["schemas"]["member_search_filter"][];
            /** @description Free text, searched in name, headline, e-mail address and the text of profile fields. */
            search_text?: string;
            /**
             * @description The page of the result, for its first 10,000 records. A page beyond them is answered with 422, which says to go on with `search_after`.
             * @default 1
             */
            page?: number;
            /**
             * @description How many records to return. A value above 100 counts as 100.
             * @default 10
             */
            per_page?: number;
            /** @description The `next_search_after` of the page before. Its values mean nothing to a client. */
            search_after?: string[];
            order?: components["schemas"]["member_search_order"];
            status?: components["schemas"]["member_search_status"];
            /** @description Whether members with no data in their profile are left out. */
            exclude_empty_profiles?: boolean;
            /** @description Whether members without a name are left out. */
            exclude_empty_name?: boolean;
        };
        /**
         * @description The order of the members that are found.
         * @enum {string}
         */
        member_search_order: "oldest" | "alphabetical" | "latest" | "role";
        /**
         * @description Whether active or deactivated members are searched.
         * @enum {string}
         */
        member_search_status: "active" | "inactive";
        /**
         * @description How a filter compares. `is` wants an exact match, `contains` a match of a part.
         * @enum {string}
         */
        member_search_filter_type: "is" | "is_not" | "contains" | "does_not_contain" | "gt" | "lt" | "eq";
        /** @description One condition. Not every comparison goes with every field; one that its field does not take is answered with 422, which names both. `name`, `email` and `headline` take `is`, `is_not`, `contains` and `does_not_contain`; `role` takes `is` and `is_not`; `activity_score` takes `gt`, `lt` and `eq` with `value`, or `gte` and `lte` without `filter_type`; `profile_field` takes `is` for a `text` field, and for a `checkbox` field the value `true` without `filter_type`. */
        member_search_filter: {
            /** @description What is compared. An open set; in use are `name`, `email`, `headline`, `role`, `activity_score` and `profile_field`. */
            key: string;
            filter_type?: components["schemas"]["member_search_filter_type"];
            /** @description The kind of the profile field. An open set, with `text` and `checkbox` in use. */
            profile_field_type?: string;
            /** @description The profile field, when the key is `profile_field`. */
            profile_field_id?: string;
            /** @description What it is compared with. */
            value?: string;
            /** @description The lowest value of a range. */
            gte?: number;
            /** @description The highest value of a range. */
            lte?: number;
        };
        /** @description A part of the members that were found. */
        member_search_response: {
            data: components["schemas"]["searched_member"][];
            /** @description The cursor of the next part. It is absent when there is no next part. */
            next_search_after?: string[];
            /** @description How many members were found altogether. */
            total_count: number;
        };
        /** @description A member as other members find them. */
        searched_member: {
            id: number;
            community_member_id: number;
            user_id: number;
            name: string;
            first_name: string;
            last_name: string;
            headline: string;
            admin: boolean;
            avatar_url: string | null;
            public_uid: string;
            is_deleted: boolean;
            /** @description The answers that the profile shows. The shape of an entry is not fixed. */
            profile_fields: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description The body of every answer that is not a success, on each of the three surfaces. */
        error: {
            /**
             * @description Always `false` in an error.
             * @constant
             */
            success: false;
            /** @description What went wrong, in one sentence for a person. Do not branch on its wording. */
            message: string;
            /** @description More about the error, for a program. A missing record or parameter gives `{"message": ...}`, a body that breaks its schema gives one array of reasons per field, and `{}` stands for nothing to add. */
            error_details: {
                [key: string]: unknown;
            } | string | unknown[] | null;
        };
    };
    responses: {
        /** @description The request cannot be read: its JSON is malformed, or a path or query parameter is missing or of the wrong type. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The token is missing, malformed, expired or revoked. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The token is valid, but not for this API or not for this action. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description What the request names does not exist in this community. A record of another community is never found. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The path does not have this method. */
        MethodNotAllowed: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The request accepts no type of content that the service has. Every answer is JSON. */
        NotAcceptable: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body is over the size limit. */
        ContentTooLarge: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body is not declared as JSON. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The body is JSON, but breaks its schema or a rule of the service. The details give the reasons per field. */
        UnprocessableContent: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The caller made too many requests in a short time. Waiting about 60 seconds is enough. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                "Retry-After": components["headers"]["Retry-After"];
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description The service failed. Such a request does not count against the quota of the plan. */
        ServerError: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["error"];
            };
        };
        /** @description Done. There is nothing to return. */
        NoContent: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content?: never;
        };
    };
    parameters: {
        /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
        page: number;
        /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
        per_page: number;
        /** @description The community member id. A value that is not a whole number is answered with 400. */
        community_member_id: number;
        /** @description The order of the posts. An open set; known values are `latest`, `popular`, `oldest`, `likes`, `alphabetical` and `new_activity`. */
        home_feed_sort: string;
        /** @description Only posts of this space. A space that the community does not have leaves the list empty. */
        post_space_id: number;
        /** @description Only posts in this state. An open set; `published` is in use. */
        post_status: string;
        /** @description The surface whose filters are described, either the member directory or the members of a space. */
        filter_context: components["schemas"]["filter_context"];
        /** @description The space whose members are filtered. Required when `context` is `member_space`. */
        filter_space_id: number;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request. Quote it when you ask about an answer. */
        "x-request-id": string;
        /** @description Which way of authenticating the operation expects. */
        "WWW-Authenticate": string;
        /** @description The methods that the path has, separated by commas. */
        Allow: string;
        /** @description How many seconds to wait before the next request. */
        "Retry-After": number;
        /** @description How many requests the caller may make in one window of time. */
        "RateLimit-Limit": number;
        /** @description How many requests are left in the current window. */
        "RateLimit-Remaining": number;
        /** @description In how many seconds the current window ends. */
        "RateLimit-Reset": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listPosts: {
        parameters: {
            query?: {
                /** @description Only posts of this space. A space that the community does not have leaves the list empty. */
                space_id?: components["parameters"]["post_space_id"];
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only posts in this state. An open set; `published` is in use. */
                status?: components["parameters"]["post_status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of posts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["posts_list"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCommunityMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community member id. A value that is not a whole number is answered with 400. */
                id: components["parameters"]["community_member_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFilterConfiguration: {
        parameters: {
            query: {
                /** @description The surface whose filters are described, either the member directory or the members of a space. */
                context: components["parameters"]["filter_context"];
                /** @description The space whose members are filtered. Required when `context` is `member_space`. */
                space_id?: components["parameters"]["filter_space_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filters of the surface. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilterResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createAuthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One identifier of the member. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["auth_token_request"];
            };
        };
        responses: {
            /** @description The tokens of the member. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["headless_auth_token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    refreshAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The refresh token to exchange. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["refresh_token_request"];
            };
        };
        responses: {
            /** @description The new access token. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["refreshed_access_token"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    revokeAccessToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The access token to revoke. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["access_token_revocation"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    revokeRefreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The refresh token to revoke. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["refresh_token_revocation"];
            };
        };
        responses: {
            204: components["responses"]["NoContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getHomeFeed: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description The order of the posts. An open set; known values are `latest`, `popular`, `oldest`, `likes`, `alphabetical` and `new_activity`. */
                sort?: components["parameters"]["home_feed_sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the feed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["home_feed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    searchCommunityMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to search for. An empty object finds every member. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["member_search_request"];
            };
        };
        responses: {
            /** @description A part of the members that were found. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member_search_response"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
