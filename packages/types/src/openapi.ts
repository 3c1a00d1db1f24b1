// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface paths {
    "/api/admin/v2/community_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List community members
         * @description Returns one page of the members, the newest first. Deactivated members are left out unless `status` asks
         *     for them.
         */
        get: operations["listCommunityMembers"];
        put?: never;
        /**
         * Create or invite a community member
         * @description Makes a member and sends an invitation, unless `skip_invitation` says not to. The member is added to the
         *     spaces and space groups that are named, and given the tags; an id among them that the community does not
         *     have is answered with 422.
         *
         *     An e-mail address that already belongs to a member is answered with 201, too. The answer then carries that
         *     member, and its `message` says so.
         */
        post: operations["createCommunityMember"];
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
            path: {
                /** @description The community member id. A value that is not a whole number is answered with 400. */
                id: components["parameters"]["community_member_id"];
            };
            cookie?: never;
        };
        /**
         * Get a community member
         * @description Returns one member of the community. An id that is not a whole number is answered with 400, one that
         *     matches no member of this community with 404.
         */
        get: operations["getCommunityMember"];
        /**
         * Update a community member
         * @description Changes what the body names and leaves the rest. Spaces, space groups and tags that are named replace
         *     those of before. The e-mail address cannot be changed.
         */
        put: operations["updateCommunityMember"];
        post?: never;
        /**
         * Deactivate a community member
         * @description Takes the membership away and keeps what the member wrote. The member is `inactive` afterwards. The method
         *     says more than it does: to remove somebody altogether, use `deleteCommunityMember`. The owner of the
         *     community is refused with 422.
         */
        delete: operations["deactivateCommunityMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_members/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find a community member by e-mail address
         * @description Returns the member who has the e-mail address. It has to match whole; upper and lower case are the same.
         */
        get: operations["findCommunityMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_members/{id}/ban_member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ban a community member
         * @description Removes the member and everything that the member wrote, and keeps the e-mail address from joining again.
         *     The owner of the community is refused with 422.
         */
        put: operations["banCommunityMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_members/{id}/delete_member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Delete a community member
         * @description Removes the member from the community for good, although the method is PUT. To keep the record, use
         *     `deactivateCommunityMember`. The owner of the community is refused with 422.
         */
        put: operations["deleteCommunityMember"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the spaces of a member
         * @description Returns one page of the spaces that a member belongs to. The member is named by `community_member_id` or
         *     by `user_email`; when both are sent, the id counts. A request with neither is answered with 400, one whose
         *     member the community does not have with 404.
         */
        get: operations["listMemberSpaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/member_tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List member tags
         * @description Returns one page of the tags, the newest first unless `sort` says otherwise.
         */
        get: operations["listMemberTags"];
        put?: never;
        /**
         * Create a member tag
         * @description Makes a tag. One without a name, or with a name that another tag has, is refused with 422.
         */
        post: operations["createMemberTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/member_tags/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the member tag. */
                id: components["parameters"]["member_tag_id"];
            };
            cookie?: never;
        };
        /**
         * Get a member tag
         * @description Returns one tag.
         */
        get: operations["getMemberTag"];
        /**
         * Update a member tag
         * @description Changes what the body names and leaves the rest.
         */
        put: operations["updateMemberTag"];
        post?: never;
        /**
         * Delete a member tag
         * @description Deletes the tag and takes it from everybody who bears it.
         */
        delete: operations["deleteMemberTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/tagged_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tagged members
         * @description Returns one page of the pairs of a member, or a lead, and a tag. Somebody who bears two tags is in it
         *     twice.
         */
        get: operations["listTaggedMembers"];
        put?: never;
        /**
         * Tag a member
         * @description Gives a tag to a member. A member who bears it already keeps it, and the answer is the same.
         */
        post: operations["addTaggedMember"];
        /**
         * Remove a tag from a member
         * @description Takes a tag from a member. Which one is said in the query string, not by the id of the tagging in the
         *     path.
         */
        delete: operations["removeTaggedMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/tagged_members/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a tagged member
         * @description Returns one pair of a member, or a lead, and a tag.
         */
        get: operations["getTaggedMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/profile_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List profile fields
         * @description Returns one page of the profile fields of the community, in the order in which they were made.
         */
        get: operations["listProfileFields"];
        put?: never;
        /**
         * Create a profile field
         * @description Makes a profile field. Choices without a field that has them, number options without a number field, the
         *     lack of either, and a key that another field has are refused with 422.
         */
        post: operations["createProfileField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/profile_fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the profile field. */
                id: components["parameters"]["profile_field_id"];
            };
            cookie?: never;
        };
        /**
         * Get a profile field
         * @description Returns one profile field, also an archived one.
         */
        get: operations["getProfileField"];
        /**
         * Update a profile field
         * @description Changes what the body names and leaves the rest. The type of a field cannot be changed, and neither can
         *     the key of a field that the platform brings; that is refused with 422.
         */
        put: operations["updateProfileField"];
        post?: never;
        /**
         * Delete a profile field
         * @description Deletes an archived profile field with all answers to it. A field that is not archived is answered with
         *     404, as if it did not exist.
         */
        delete: operations["deleteProfileField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/profile_fields/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a profile field
         * @description Keeps the field and its answers, and no longer asks for it. A field that is archived already, or that the
         *     platform brings, is refused with 422.
         */
        put: operations["archiveProfileField"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/profile_fields/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Unarchive a profile field
         * @description Asks for an archived field again. A field that is not archived is refused with 422.
         */
        put: operations["unarchiveProfileField"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/page_profile_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the profile fields of a page
         * @description Returns all profile fields that a page shows, in their order. The answer is a plain array, not a page of a
         *     list.
         */
        get: operations["getProfilePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_members/{community_member_id}/profile_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the profile answers of a member
         * @description Returns one page of a member's answers to the profile fields. The `id` of an answer is that of the profile
         *     field.
         */
        get: operations["listProfileAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List leads
         * @description Returns one page of the leads, the newest first. Deleted ones are left out.
         */
        get: operations["listCommunityLeads"];
        put?: never;
        /**
         * Create a lead
         * @description Adds somebody who is not a member. A lead that was deleted comes back. An e-mail address that belongs to a
         *     member or to another lead is refused with 422.
         */
        post: operations["createCommunityLead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_leads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lead. The id of a member is not found here. */
                id: components["parameters"]["community_lead_id"];
            };
            cookie?: never;
        };
        /**
         * Get a lead
         * @description Returns one lead. The id of a member is answered with 404.
         */
        get: operations["getCommunityLead"];
        /**
         * Update a lead
         * @description Changes what the body names and leaves the rest. Tags that are named replace those of before. The id of
         *     a member is answered with 404.
         */
        put: operations["updateCommunityLead"];
        post?: never;
        /**
         * Delete a lead
         * @description Deletes a lead until it is added again. The id of a member is answered with 404.
         */
        delete: operations["deleteCommunityLead"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/contacts/{contact_id}/contact_notes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact, as its numeric id or as the `sqid` of a lead. */
                contact_id: components["parameters"]["parent_contact_id"];
            };
            cookie?: never;
        };
        /**
         * List the notes about a contact
         * @description Returns one page of the notes about a member or a lead, the newest first. A page has five notes; its size
         *     cannot be changed.
         */
        get: operations["listContactNotes"];
        put?: never;
        /**
         * Create a note about a contact
         * @description Writes down a note about a member or a lead. Its author is the admin whose token is used.
         */
        post: operations["createContactNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/contacts/{contact_id}/contact_notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact, as its numeric id or as the `sqid` of a lead. */
                contact_id: components["parameters"]["parent_contact_id"];
                /** @description The id of the note. */
                id: components["parameters"]["contact_note_id"];
            };
            cookie?: never;
        };
        /**
         * Get a note about a contact
         * @description Returns one note. A note about another contact is answered with 404.
         */
        get: operations["getContactNote"];
        /**
         * Update a note about a contact
         * @description Replaces the text of a note. A note whose `policies` do not allow it is answered with 403.
         */
        put: operations["updateContactNote"];
        post?: never;
        /**
         * Delete a note about a contact
         * @description Deletes a note. One whose `policies` do not allow it is answered with 403.
         */
        delete: operations["deleteContactNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_segments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List segments
         * @description Returns one page of the segments, the newest first.
         */
        get: operations["listCommunitySegments"];
        put?: never;
        /**
         * Create a segment
         * @description Saves an audience of contacts. A segment without a title or without rules is refused with 422.
         */
        post: operations["createCommunitySegment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_segments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the segment. */
                id: components["parameters"]["community_segment_id"];
            };
            cookie?: never;
        };
        /**
         * Get a segment
         * @description Returns one segment, with the number of contacts that its rules match now.
         */
        get: operations["getCommunitySegment"];
        /**
         * Update a segment
         * @description Changes what the body names and leaves the rest. Rules that are named replace all of those before.
         */
        put: operations["updateCommunitySegment"];
        post?: never;
        /**
         * Delete a segment
         * @description Deletes a segment. One that a workflow or an event still uses is refused with 422.
         */
        delete: operations["deleteCommunitySegment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_segments/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a segment
         * @description Makes a segment with the same rules and another title. The request has no body; the title stands in the
         *     query string. A copy is answered with 200, unlike a new segment. A title that is refused is answered with
         *     422.
         */
        post: operations["duplicateCommunitySegment"];
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
    "/api/admin/v2/comments/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List posts
         * @description Returns one page of the community's posts, in all spaces or in one, the newest first.
         *
         *     The path belongs to the comments of the Admin API, yet what it lists is posts. It is not the comment with
         *     the id `posts`: the literal path wins. `searchPosts` lists the same posts and has more ways to choose and
         *     to sort them.
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
    "/api/admin/v2/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search posts
         * @description Returns one page of the community's posts, as `listPosts` does, and can also choose them by space group
         *     and by text, and sort them. All conditions narrow the result together.
         */
        get: operations["searchPosts"];
        put?: never;
        /**
         * Create a post
         * @description Makes a post in a space and answers with 200. Without `user_email` and `user_id` it is written by the
         *     admin whose token is used. A `scheduled` post needs a `published_at` to come.
         */
        post: operations["createPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the post. */
                id: components["parameters"]["post_id"];
            };
            cookie?: never;
        };
        /**
         * Get a post
         * @description Returns one post of any state and of any space.
         */
        get: operations["getPost"];
        /**
         * Update a post
         * @description Changes what the body names and leaves the rest. A post keeps its space and its author.
         */
        put: operations["updatePost"];
        post?: never;
        /**
         * Delete a post
         * @description Deletes a post with its comments and likes.
         */
        delete: operations["deletePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/posts/{post_id}/post_followers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the post. */
                post_id: components["parameters"]["parent_post_id"];
            };
            cookie?: never;
        };
        /**
         * List the followers of a post
         * @description Returns one page of the members who are notified of what goes on under a post.
         */
        get: operations["listPostFollowers"];
        put?: never;
        /**
         * Add a follower to a post
         * @description Lets a member follow a post. One who follows it already is refused with 422.
         */
        post: operations["addPostFollower"];
        /**
         * Remove a follower from a post
         * @description Ends the following of a post. The member is named in the query string. One who does not follow the post is
         *     refused with 422.
         */
        delete: operations["removePostFollower"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/spaces/{space_id}/images/posts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
            };
            cookie?: never;
        };
        /**
         * List the image posts of a space
         * @description Returns one page of the image posts of a space, the newest first.
         */
        get: operations["listImagePosts"];
        put?: never;
        /**
         * Create an image post
         * @description Makes an image post and answers with 200. Upload the images before, and name them by their signed ids. A
         *     space that is not of type `image` is refused with 422.
         */
        post: operations["createImagePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/spaces/{space_id}/images/posts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
                /** @description The id of the image post. */
                id: components["parameters"]["image_post_id"];
            };
            cookie?: never;
        };
        /**
         * Get an image post
         * @description Returns one image post. A post of another space is answered with 404.
         */
        get: operations["getImagePost"];
        /**
         * Update an image post
         * @description Changes what the body names and leaves the rest. Images that are named replace those of the gallery; one
         *     that stays is named by its `id`.
         */
        put: operations["updateImagePost"];
        post?: never;
        /**
         * Delete an image post
         * @description Deletes an image post with its comments and likes.
         */
        delete: operations["deleteImagePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/spaces/{space_id}/images/posts/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate an image post
         * @description Makes a copy of an image post with the same images, without its comments and likes, and answers with 200.
         *     The body can be left out.
         */
        post: operations["duplicateImagePost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List comments
         * @description Returns one page of the comments of the community, the newest first. Replies stand within the comment that
         *     they reply to.
         */
        get: operations["listComments"];
        put?: never;
        /**
         * Create a comment
         * @description Writes a comment under a post, or a reply to a comment. A post or comment that the community does not have
         *     is answered with 404, a post on which commenting has ended with 422.
         */
        post: operations["createComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/comments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["comment_id"];
            };
            cookie?: never;
        };
        /**
         * Get a comment
         * @description Returns one comment with its replies. The path `/comments/posts` is not one of these: it is that of
         *     `listPosts`.
         */
        get: operations["getComment"];
        /**
         * Update a comment
         * @description Replaces the text of a comment.
         */
        put: operations["updateComment"];
        post?: never;
        /**
         * Delete a comment
         * @description Deletes a comment with its replies. One that cannot be deleted is refused with 422.
         */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics
         * @description Returns one page of the topics, the newest first unless `sort` says otherwise.
         */
        get: operations["listTopics"];
        put?: never;
        /**
         * Create a topic
         * @description Makes a topic. One without a name, or with a space that the community does not have, is refused with 422.
         */
        post: operations["createTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/topics/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                id: components["parameters"]["topic_id"];
            };
            cookie?: never;
        };
        /**
         * Get a topic
         * @description Returns one topic.
         */
        get: operations["getTopic"];
        /**
         * Update a topic
         * @description Changes what the body names and leaves the rest. Spaces that are named replace those of before.
         */
        put: operations["updateTopic"];
        post?: never;
        /**
         * Delete a topic
         * @description Deletes a topic. Posts under it stay, without it.
         */
        delete: operations["deleteTopic"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/posts/{post_id}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the summary of a post
         * @description Returns a summary of a post and its comments, written by a machine. A post that has none yet is answered
         *     with 404.
         */
        get: operations["getPostSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/spaces/{space_id}/ai_summaries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the summary of a space
         * @description Returns a summary of what a space has talked about since a time or, in a chat, since a message. A space
         *     that has too little to summarize is refused with 422.
         */
        get: operations["getSpaceSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/spaces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List spaces
         * @description Returns one page of the spaces, in the order in which they were made unless `sort` says otherwise.
         */
        get: operations["listSpaces"];
        put?: never;
        /**
         * Create a space
         * @description Makes a space in a space group and answers with 200. `course_setting` is for a space of type `course`. A
         *     slug that another space has, or a space group that the community does not have, is refused with 422.
         */
        post: operations["createSpace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/spaces/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space. */
                id: components["parameters"]["space_id"];
            };
            cookie?: never;
        };
        /**
         * Get a space
         * @description Returns one space of any type.
         */
        get: operations["getSpace"];
        /**
         * Update a space
         * @description Changes what the body names and leaves the rest. The course settings stand under
         *     `course_setting_attributes` here, and under `course_setting` in `createSpace`. The type and the slug of a
         *     space cannot be changed.
         */
        put: operations["updateSpace"];
        post?: never;
        /**
         * Delete a space
         * @description Deletes a space with everything in it. The space that newcomers are led to is refused with 422.
         */
        delete: operations["deleteSpace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/space_member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a space member
         * @description Returns the membership of a member in a space. Both are named in the query string, since the path has no
         *     id.
         */
        get: operations["getSpaceMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/space_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List space members
         * @description Returns one page of the memberships of a space. A space that the community does not have is answered with
         *     404.
         */
        get: operations["listSpaceMembers"];
        put?: never;
        /**
         * Add a member to a space
         * @description Adds a member to a space and answers with 200, without the membership. A member of the space stays one,
         *     and the answer is the same.
         */
        post: operations["addSpaceMember"];
        /**
         * Remove a member from a space
         * @description Removes a member from a space. Both are named in the query string, not by the id of the membership in the
         *     path.
         */
        delete: operations["removeSpaceMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/space_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List space groups
         * @description Returns one page of the space groups, in the order in which they were made.
         */
        get: operations["listSpaceGroups"];
        put?: never;
        /**
         * Create a space group
         * @description Makes a space group. A slug that another one has is refused with 422.
         */
        post: operations["createSpaceGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/space_groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space group. */
                id: components["parameters"]["space_group_id"];
            };
            cookie?: never;
        };
        /**
         * Get a space group
         * @description Returns one space group.
         */
        get: operations["getSpaceGroup"];
        /**
         * Update a space group
         * @description Changes what the body names and leaves the rest.
         */
        put: operations["updateSpaceGroup"];
        post?: never;
        /**
         * Delete a space group
         * @description Deletes a space group with its spaces and everything in them.
         */
        delete: operations["deleteSpaceGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/space_group_member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a space group member
         * @description Returns the membership of a member in a space group. Both are named in the query string, since the path
         *     has no id.
         */
        get: operations["getSpaceGroupMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/space_group_members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List space group members
         * @description Returns one page of the memberships of a space group. A group that the community does not have is answered
         *     with 404.
         */
        get: operations["listSpaceGroupMembers"];
        put?: never;
        /**
         * Add a member to a space group
         * @description Adds a member to a space group and answers with 200, without the membership. A member of the group is
         *     refused with 422.
         */
        post: operations["addSpaceGroupMember"];
        /**
         * Remove a member from a space group
         * @description Removes a member from a space group and from its spaces. Both are named in the query string, not by the id
         *     of the membership in the path. The owner of the community is refused with 422.
         */
        delete: operations["removeSpaceGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/embeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an embed
         * @description Looks up a page of another site and makes an embed of it. An address that cannot be embedded is refused
         *     with 422.
         */
        post: operations["createEmbed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/embeds/{sgid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an embed
         * @description Returns one embed. It is named by its signed id, as texts refer to it, and not by its `id`.
         */
        get: operations["getEmbed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/direct_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a direct upload
         * @description Reserves a place for a file and answers with 200. Send the file there with a PUT request and the headers
         *     under `direct_upload`, and name it by its `signed_id` in other requests.
         */
        post: operations["createDirectUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * @description Sends a message from the admin whose token is used to one member, to several members together or to a chat
         *     room, and answers with 200. Send exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A member
         *     or a room that the community does not have is answered with 404.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/chat_room_message_imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a message into a chat room
         * @description Stores a message that a member said elsewhere, or before. The member is added to the space and to the room
         *     when missing there. Nobody is notified. A room, a member or a parent message that the community does not
         *     have, and a time in the future, are refused with 422.
         */
        post: operations["importChatRoomMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/advanced_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Run an advanced search
         * @description Searches everything in the community, or one kind of record, for a few words, and returns one page of what
         *     was found, the best first. `mention_scope` counts only with the type `mentions`. Filters that do not fit
         *     the type are ignored.
         */
        get: operations["runAdvancedSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/chat_preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the chat preferences
         * @description Returns which kinds of messages the community has.
         */
        get: operations["getChatPreferences"];
        /**
         * Update the chat preferences
         * @description Changes what the body names and leaves the rest.
         */
        put: operations["updateChatPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/course_sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List course sections
         * @description Returns one page of the sections of all courses, or of one, in the order of the course unless `sort`
         *     says otherwise.
         */
        get: operations["listCourseSections"];
        put?: never;
        /**
         * Create a course section
         * @description Adds a section at the end of a course. A space that the community does not have is answered with 404,
         *     and one that is not of type `course` with 422.
         */
        post: operations["createCourseSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/course_sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the section. */
                id: components["parameters"]["course_section_id"];
            };
            cookie?: never;
        };
        /**
         * Get a course section
         * @description Returns one section, without its lessons.
         */
        get: operations["getCourseSection"];
        /**
         * Update a course section
         * @description Gives a section another name.
         */
        put: operations["updateCourseSection"];
        post?: never;
        /**
         * Delete a course section
         * @description Deletes a section with its lessons.
         */
        delete: operations["deleteCourseSection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/course_lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List course lessons
         * @description Returns one page of the lessons, drafts among them, in the order of the course unless `sort` says
         *     otherwise.
         */
        get: operations["listCourseLessons"];
        put?: never;
        /**
         * Create a course lesson
         * @description Adds a lesson at the end of a section. Its text is `body_html` or `rich_text_body`; when both are there,
         *     `rich_text_body` counts. A section that the community does not have is answered with 404.
         */
        post: operations["createCourseLesson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/course_lessons/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reorder the lessons of a course
         * @description Puts the sections of a course and their lessons in another order, and moves lessons from one section to
         *     another. The order names every section and every lesson of the course once; one that is missing, or that
         *     occurs twice, is refused with 422, and one that the course does not have is answered with 404.
         */
        put: operations["reorderCourseLessons"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/course_lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lesson. */
                id: components["parameters"]["course_lesson_id"];
            };
            cookie?: never;
        };
        /**
         * Get a course lesson
         * @description Returns one lesson with its text.
         */
        get: operations["getCourseLesson"];
        put?: never;
        post?: never;
        /**
         * Delete a course lesson
         * @description Deletes a lesson, with what members have completed of it.
         */
        delete: operations["deleteCourseLesson"];
        options?: never;
        head?: never;
        /**
         * Update a course lesson
         * @description Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published
         *     lesson a draft again.
         */
        patch: operations["updateCourseLesson"];
        trace?: never;
    };
    "/api/admin/v2/course_lesson_progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the progress of lessons
         * @description Returns one page of what members have, or have once had, completed, the newest change first.
         */
        get: operations["listLessonProgress"];
        /**
         * Update the progress of a lesson
         * @description Says that a member has completed a lesson, or has not. Saying it again changes nothing. A lesson or a
         *     member that the community does not have is answered with 404.
         */
        put: operations["updateLessonProgress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Returns one page of the events, drafts among them, the newest first unless `sort` says otherwise. A
         *     space that the community does not have is answered with 404.
         */
        get: operations["listEvents"];
        put?: never;
        /**
         * Create an event
         * @description Makes an event in a space of type `event`, and invites whom it names. An event of type `recurring` needs
         *     `recurring_setting_attributes`. A space that is not of type `event`, and a `space_id` that differs from
         *     the one in `event`, are refused with 422.
         */
        post: operations["createEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the event. */
                id: components["parameters"]["event_id"];
            };
            cookie?: never;
        };
        /**
         * Get an event
         * @description Returns one event.
         */
        get: operations["getEvent"];
        /**
         * Update an event
         * @description Changes what the body names and leaves the rest, though name, space and state have to be named. `status`
         *     publishes a draft, and makes a published event a draft again. Of a recurring event, `edit_mode` says
         *     which occurrences change; only this one when it is left out.
         */
        put: operations["updateEvent"];
        post?: never;
        /**
         * Delete an event
         * @description Deletes an event with its attendees. Its space is named in the query string, besides the id in the path;
         *     an event of another space is answered with 404.
         */
        delete: operations["deleteEvent"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/spaces/{space_id}/events/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate an event
         * @description Makes a draft of the same event, without its attendees, in the space that the body names. A copy is
         *     answered with 200, unlike a new event. A space that is not of type `event` is refused with 422.
         */
        post: operations["duplicateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/event_attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the attendees of an event
         * @description Returns one page of those who come to an event, the first to sign up first.
         */
        get: operations["listEventAttendees"];
        put?: never;
        /**
         * Add an attendee to an event
         * @description Signs a member up for an event and answers with 200, without the attendance. A member who comes already
         *     still does, and the answer is the same. An event that is full, or for which nobody can sign up, refuses
         *     with 422.
         */
        post: operations["addEventAttendee"];
        /**
         * Remove an attendee from an event
         * @description Signs a member off. Both are named in a body, which is unusual for this method and which some proxies
         *     drop. A member who does not come is answered with 404.
         */
        delete: operations["removeEventAttendee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/live/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List live rooms
         * @description Returns one page of the live rooms, those of events among them, the newest first.
         */
        get: operations["listLiveRooms"];
        put?: never;
        /**
         * Create a live room
         * @description Makes a room, which is `scheduled` until it is started. It is of type `live_room` unless it says
         *     otherwise.
         */
        post: operations["createLiveRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/live/rooms/{room_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        /**
         * Get a live room
         * @description Returns one live room.
         */
        get: operations["getLiveRoom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/live/rooms/{room_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Start a live room
         * @description Opens a room that is `scheduled`, which is `live` then. In any other state it refuses with 422.
         */
        put: operations["startLiveRoom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/live/rooms/{room_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Close a live room
         * @description Closes a room that is `live`. A closed room does not open again; in any state but `live` it refuses with
         *     422.
         */
        put: operations["closeLiveRoom"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/live/rooms/{room_id}/transcripts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        /**
         * Get the transcripts of a live room
         * @description Returns what was said in a room, one text per recording. A room that was not recorded has none.
         */
        get: operations["getLiveRoomTranscripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/access_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List access groups
         * @description Returns one page of the access groups, the newest first.
         */
        get: operations["listAccessGroups"];
        put?: never;
        /**
         * Create an access group
         * @description Makes an access group, which is active. A name that another access group has is refused with 422.
         */
        post: operations["createAccessGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/access_groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                id: components["parameters"]["access_group_id"];
            };
            cookie?: never;
        };
        /**
         * Get an access group
         * @description Returns one access group, active or archived.
         */
        get: operations["getAccessGroup"];
        /**
         * Update an access group
         * @description Changes what the body names and leaves the rest. An archived access group is refused with 422.
         */
        put: operations["updateAccessGroup"];
        post?: never;
        /**
         * Archive an access group
         * @description Archives an access group, though the method says that it deletes: its members lose the access that it
         *     gives, and `unarchiveAccessGroup` brings it back. One that is archived already is refused with 422.
         */
        delete: operations["archiveAccessGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/access_groups/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                id: components["parameters"]["access_group_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Unarchive an access group
         * @description Brings an archived access group back, with its members. One that is active stays so.
         */
        patch: operations["unarchiveAccessGroup"];
        trace?: never;
    };
    "/api/admin/v2/access_groups/{access_group_id}/community_member": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                access_group_id: components["parameters"]["parent_access_group_id"];
            };
            cookie?: never;
        };
        /**
         * Get a member of an access group
         * @description Returns the membership of a member, who is named by e-mail address. A member who is not in the access
         *     group is answered with 404.
         */
        get: operations["getAccessGroupMember"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/access_groups/{access_group_id}/community_members": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                access_group_id: components["parameters"]["parent_access_group_id"];
            };
            cookie?: never;
        };
        /**
         * List the members of an access group
         * @description Returns one page of the memberships of an access group, the newest first.
         */
        get: operations["listAccessGroupMembers"];
        put?: never;
        /**
         * Add a member to an access group
         * @description Puts a member into an access group and answers without the membership. One who is in it already stays,
         *     and the answer is the same. An archived access group refuses with 422.
         */
        post: operations["addAccessGroupMember"];
        /**
         * Remove a member from an access group
         * @description Takes a member out of an access group. The member is named in the query string, not by the id of the
         *     membership in the path.
         */
        delete: operations["removeAccessGroupMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_members/{community_member_id}/access_groups": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community member id. */
                community_member_id: components["parameters"]["parent_community_member_id"];
            };
            cookie?: never;
        };
        /**
         * List the access groups of a member
         * @description Returns one page of the active access groups that a member belongs to.
         */
        get: operations["listMemberAccessGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/invitation_links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitation links
         * @description Returns one page of the invitation links, the newest first. Deleted ones are left out.
         */
        get: operations["listInvitationLinks"];
        put?: never;
        /**
         * Create an invitation link
         * @description Makes a link, which is active. A space, an access group, a tag or a paywall that the community does not
         *     have is refused with 422, and so is a paywall that is not active.
         */
        post: operations["createInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/invitation_links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation link. */
                id: components["parameters"]["invitation_link_id"];
            };
            cookie?: never;
        };
        /**
         * Get an invitation link
         * @description Returns one link, active or revoked.
         */
        get: operations["getInvitationLink"];
        /**
         * Update an invitation link
         * @description Changes what the body names and leaves the rest. `null` clears the space and the paywall. A space, an
         *     access group or a tag that the community does not have is answered with 400, where
         *     `createInvitationLink` has 422; a revoked link is refused with 422.
         */
        put: operations["updateInvitationLink"];
        post?: never;
        /**
         * Delete an invitation link
         * @description Deletes a link that was revoked before. One that is active is refused with 422.
         */
        delete: operations["deleteInvitationLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/invitation_links/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation link. */
                id: components["parameters"]["invitation_link_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Revoke an invitation link
         * @description Ends an active link, so that nobody joins with it any more. It cannot be made active again, only
         *     deleted. A revoked link is refused with 422.
         */
        patch: operations["revokeInvitationLink"];
        trace?: never;
    };
    "/api/admin/v2/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forms
         * @description Returns one page of the forms, the newest first.
         */
        get: operations["listForms"];
        put?: never;
        /**
         * Create a form
         * @description Makes a form with its elements. It is a draft until its state is changed.
         */
        post: operations["createForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                id: components["parameters"]["form_id"];
            };
            cookie?: never;
        };
        /**
         * Get a form
         * @description Returns one form without its elements.
         */
        get: operations["getForm"];
        /**
         * Update a form
         * @description Changes what the body names and leaves the rest. `status` publishes a draft, and makes a published form
         *     a draft again. Elements that are named replace all of those before; an element that the form does not
         *     have is refused with 422.
         */
        put: operations["updateForm"];
        post?: never;
        /**
         * Delete a form
         * @description Deletes a form with its submissions. One that sets off an active workflow is refused with 422.
         */
        delete: operations["deleteForm"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/forms/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                id: components["parameters"]["form_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a form
         * @description Makes a draft with the same elements and no submissions. A form that cannot be copied is refused with
         *     422.
         */
        post: operations["duplicateForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/forms/{form_id}/elements": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                form_id: components["parameters"]["parent_form_id"];
            };
            cookie?: never;
        };
        /**
         * Get the elements of a form
         * @description Returns the elements of a form as they nest. A submission names those of type `field` by their ids.
         */
        get: operations["getFormElements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/forms/{form_id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                form_id: components["parameters"]["parent_form_id"];
            };
            cookie?: never;
        };
        /**
         * List the submissions of a form
         * @description Returns one page of what was answered to a form, the newest first.
         */
        get: operations["listFormSubmissions"];
        put?: never;
        /**
         * Submit a form
         * @description Answers a form, for the admin whose token is used or on behalf of a contact. A draft, an element that
         *     the form does not have, a required one without an answer, and an e-mail address that is no contact's are
         *     refused with 422.
         */
        post: operations["createFormSubmission"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/forms/{form_id}/submissions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                form_id: components["parameters"]["parent_form_id"];
                /** @description The id of the submission. */
                id: components["parameters"]["form_submission_id"];
            };
            cookie?: never;
        };
        /**
         * Get a submission of a form
         * @description Returns one submission with its answers.
         */
        get: operations["getFormSubmission"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workflows
         * @description Returns one page of the workflows, the newest first. Without a state, archived ones are among them.
         */
        get: operations["listWorkflows"];
        put?: never;
        /**
         * Create a workflow
         * @description Makes a workflow, which is a draft until it is activated. Trigger and actions can follow later.
         */
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/workflows/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        /**
         * Get a workflow
         * @description Returns one workflow with its trigger and its actions, in the order in which they run. `list_position`
         *     counts them from 1.
         */
        get: operations["getWorkflow"];
        /**
         * Update a workflow
         * @description Changes what the body names and leaves the rest. Actions that are named replace all of those before. An
         *     archived workflow is refused with 422, and so is a change that leaves an active one without a trigger or
         *     an action.
         */
        put: operations["updateWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/workflows/{id}/activate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Activate a workflow
         * @description Switches on a workflow of type `dynamic` that is a draft or inactive and has a valid trigger and at
         *     least one action. Every other one is refused with 422, those of the types `bulk_action` and `scheduled`
         *     in every state.
         */
        put: operations["activateWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/workflows/{id}/deactivate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Deactivate a workflow
         * @description Switches off a workflow of type `dynamic` that is active, which is inactive then. Every other one is
         *     refused with 422.
         */
        put: operations["deactivateWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/workflows/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a workflow
         * @description Puts away a workflow that is a draft or inactive. It stays archived, and can be duplicated. One that is
         *     active or archived is refused with 422.
         */
        put: operations["archiveWorkflow"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/workflows/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Duplicate a workflow
         * @description Makes a draft with the same trigger, actions and schedule. A workflow that cannot be copied is refused
         *     with 422.
         */
        post: operations["duplicateWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/flagged_contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List flagged content
         * @description Returns one page of the reports about content, the newest first.
         */
        get: operations["listFlaggedContents"];
        put?: never;
        /**
         * Flag content
         * @description Reports a content to the moderators, in the name of the admin whose token is used. The report is open
         *     until it is decided. A content that the community does not have is refused with 422.
         */
        post: operations["createFlaggedContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/flagged_contents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: components["parameters"]["flagged_content_id"];
            };
            cookie?: never;
        };
        /**
         * Get flagged content
         * @description Returns one report, open or decided.
         */
        get: operations["getFlaggedContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/flagged_contents/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: components["parameters"]["flagged_content_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Approve flagged content
         * @description Approves a content that was reported: the content stays as it is, and the report is closed as
         *     `approved`. One that is decided already is refused with 422.
         */
        put: operations["approveFlaggedContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/flagged_contents/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: components["parameters"]["flagged_content_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Reject flagged content
         * @description Rejects a content that was reported: the content is taken away from the members, and the report is
         *     closed as `rejected`. One that is decided already is refused with 422.
         */
        put: operations["rejectFlaggedContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywalls/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search paywalls
         * @description Returns one page of the paywalls with their prices. It stands in for a list: without any condition it
         *     finds all of them, the newest first unless `sort` says otherwise.
         */
        get: operations["searchPaywalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywalls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a paywall
         * @description Makes a paywall with its prices, all of them drafts, which are not sold until the paywall is published.
         *     A group that the community does not have, or that has another currency, is refused with 422.
         */
        post: operations["createPaywall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywalls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        /**
         * Get a paywall
         * @description Returns one paywall with its prices.
         */
        get: operations["getPaywall"];
        /**
         * Update a paywall
         * @description Changes what the body names and leaves the rest. A price that is added has the state of its paywall.
         *     Type and amount of a price for which somebody has paid are fixed; a change of them is refused with 422.
         */
        put: operations["updatePaywall"];
        post?: never;
        /**
         * Delete a paywall
         * @description Deletes a paywall, in any state, for which nobody has paid. One that has charges is refused with 422.
         */
        delete: operations["deletePaywall"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywalls/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Archive a paywall
         * @description Takes a paywall off sale: it goes from `active` to `inactive`, and its prices with it. Subscriptions to
         *     it go on. A draft, or one that is inactive already, is refused with 422.
         */
        put: operations["archivePaywall"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywalls/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a paywall
         * @description Puts a paywall on sale: it goes from `draft` or `inactive` to `active`, and its prices with it. One that
         *     is active already is refused with 422.
         */
        put: operations["publishPaywall"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywalls/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Unarchive a paywall
         * @description Puts a paywall back on sale: it goes from `inactive` to `active`, and its prices with it. A draft, or
         *     one that is active, is refused with 422.
         */
        put: operations["unarchivePaywall"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List paywall groups
         * @description Returns one page of the paywall groups, the newest first.
         */
        get: operations["listPaywallGroups"];
        put?: never;
        /**
         * Create a paywall group
         * @description Makes a paywall group. Paywalls join it by their `paywall_group_id`. A currency that does not exist is
         *     refused with 422.
         */
        post: operations["createPaywallGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall group. */
                id: components["parameters"]["paywall_group_id"];
            };
            cookie?: never;
        };
        /**
         * Get a paywall group
         * @description Returns one paywall group, without its paywalls.
         */
        get: operations["getPaywallGroup"];
        /**
         * Update a paywall group
         * @description Changes what the body names and leaves the rest. Another currency is refused with 422 once the group has
         *     paywalls.
         */
        put: operations["updatePaywallGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coupons
         * @description Returns one page of the coupons, the newest first.
         */
        get: operations["listPaywallCoupons"];
        put?: never;
        /**
         * Create a coupon
         * @description Makes a coupon. One of type `percentage` needs `percent_off`, and one of type `amount` needs
         *     `amount_off_in_cents`. A code that another coupon has, and a paywall that the community does not have,
         *     are refused with 422.
         */
        post: operations["createPaywallCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the coupon. */
                id: components["parameters"]["paywall_coupon_id"];
            };
            cookie?: never;
        };
        /**
         * Get a coupon
         * @description Returns one coupon.
         */
        get: operations["getPaywallCoupon"];
        put?: never;
        post?: never;
        /**
         * Delete a coupon
         * @description Deletes a coupon. One that lowers the price of a subscription that still runs is refused with 422.
         */
        delete: operations["deletePaywallCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_charges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List charges
         * @description Returns one page of what members have paid, the newest first unless `sort` and `direction` say
         *     otherwise.
         */
        get: operations["listCommunityMemberCharges"];
        put?: never;
        /**
         * Create a charge
         * @description Stores the purchase of a price of type `onetime`, as if the member had paid it. No payment processor is
         *     called. A price of another type or of a paywall that is not active, a coupon that does not work for it,
         *     and a member or a price that the community does not have are refused with 422.
         */
        post: operations["createCommunityMemberCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_charges/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export charges
         * @description Orders a table of charges, which is mailed to the admin whose token is used. The filters are those of
         *     the list, and stand in the query string of this POST request, which has no body. A field that charges do
         *     not have is refused with 422, and the answer lists those that they have.
         */
        post: operations["exportCommunityMemberCharges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_charges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the charge. */
                id: components["parameters"]["charge_id"];
            };
            cookie?: never;
        };
        /**
         * Get a charge
         * @description Returns one charge.
         */
        get: operations["getCommunityMemberCharge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_charges/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the charge. */
                id: components["parameters"]["charge_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund a charge
         * @description Pays back all that is left of a charge, or a part of it, and answers with 200. It can be done again
         *     until nothing is left. More than `amount_to_refund`, and a charge that is not `refundable`, are refused
         *     with 422.
         */
        post: operations["refundCommunityMemberCharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscriptions
         * @description Returns one page of what members pay for again and again, the newest first unless `sort` and `direction`
         *     say otherwise.
         */
        get: operations["listCommunityMemberSubscriptions"];
        put?: never;
        /**
         * Create a subscription
         * @description Stores the purchase of a price of type `subscription` or `installments`, as if the member had paid it,
         *     with its first charge unless there is a trial. No payment processor is called. A price of type `onetime`
         *     or of a paywall that is not active, a second paywall of a group, a coupon that does not work for it, and
         *     a member or a price that the community does not have are refused with 422.
         */
        post: operations["createCommunityMemberSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_subscriptions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export subscriptions
         * @description Orders a table of subscriptions, which is mailed to the admin whose token is used. The filters are those
         *     of the list, and stand in the query string of this POST request, which has no body. A field that
         *     subscriptions do not have is refused with 422, and the answer lists those that they have.
         */
        post: operations["exportCommunityMemberSubscriptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subscription. */
                id: components["parameters"]["subscription_id"];
            };
            cookie?: never;
        };
        /**
         * Get a subscription
         * @description Returns one subscription.
         */
        get: operations["getCommunityMemberSubscription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_subscriptions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subscription. */
                id: components["parameters"]["subscription_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a subscription
         * @description Ends a subscription at once, or when the time is over for which it is paid, and answers with 200. Money
         *     is refunded only with `now`; `refund_type` beside `at_period_end` is refused with 422, and so is a
         *     subscription that has ended.
         */
        post: operations["cancelCommunityMemberSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community_member_subscriptions/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subscription. */
                id: components["parameters"]["subscription_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a subscription
         * @description Lets a subscription go on that was to end when its time is over, and answers with 200. One that is not
         *     to end, and one that has ended, are refused with 422.
         */
        post: operations["resumeCommunityMemberSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_affiliates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List affiliates
         * @description Returns one page of the affiliates, the newest first.
         */
        get: operations["listPaywallAffiliates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_affiliates/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite affiliates
         * @description Invites members to become affiliates, and answers with 200 even when some of them could not be invited.
         *     One who is invited already is invited again. More than 20 members are refused with 422.
         */
        post: operations["invitePaywallAffiliates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_affiliates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the affiliate. */
                id: components["parameters"]["paywall_affiliate_id"];
            };
            cookie?: never;
        };
        /**
         * Get an affiliate
         * @description Returns one affiliate.
         */
        get: operations["getPaywallAffiliate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update an affiliate
         * @description Changes the state of an affiliate: one who is invited is `enrolled`, one who is enrolled `disabled`, and
         *     one who is disabled `enrolled` again. Any other state is refused with 422, which names the only one that
         *     can follow.
         */
        patch: operations["updatePaywallAffiliate"];
        trace?: never;
    };
    "/api/admin/v2/paywall_affiliate_payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List affiliate payouts
         * @description Returns one page of what affiliates are owed or were paid, the newest first.
         */
        get: operations["listAffiliatePayouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_affiliate_payouts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export affiliate payouts
         * @description Orders a table of the payouts that are `processing`, which is mailed to the admin whose token is used. A
         *     member who is no affiliate, and more than 20 of them, are refused with 422.
         */
        post: operations["exportAffiliatePayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_affiliate_payouts/mark_paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark affiliate payouts as paid
         * @description Says that payouts which are `processing` are `paid`, and answers with 200. Those in another state stay
         *     as they are. A member who is no affiliate, and more than 20 of them, are refused with 422.
         */
        post: operations["markAffiliatePayoutsPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/paywall_affiliate_payouts/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start affiliate payouts
         * @description Begins to pay what is `pending`, which is `processing` then, and answers with 200. A member who is no
         *     affiliate, and more than 20 of them, are refused with 422.
         */
        post: operations["startAffiliatePayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/payment_method_setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payment methods
         * @description Returns all payment methods, whether they are offered or not, as a plain array. A community that has no
         *     payment processor is refused with 422.
         */
        get: operations["listPaymentMethods"];
        /**
         * Update a payment method
         * @description Offers a payment method to buyers, or does so no longer, and returns all of them. One that is not
         *     `mutable`, and one that does not exist, are refused with 422.
         */
        put: operations["updatePaymentMethod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/tax_setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the tax setting
         * @description Returns how taxes are charged. A community that has no payment processor is answered with 400.
         */
        get: operations["getTaxSetting"];
        /**
         * Update the tax setting
         * @description Changes what the body names and leaves the rest. Taxes cannot be enabled before the payment processor
         *     can charge them; that is refused with 422.
         */
        put: operations["updateTaxSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the community
         * @description Returns the community to which the token belongs, with its settings.
         */
        get: operations["getCommunity"];
        /**
         * Update the community
         * @description Changes what the body names and leaves the rest, within the settings too. A slug that another community
         *     has, and a space that this community does not have, are refused with 422.
         */
        put: operations["updateCommunity"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/settings/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the connect settings
         * @description Returns how members find and write to one another.
         */
        get: operations["getConnectSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the connect settings
         * @description Changes what the body names and leaves the rest, within each of the three parts too.
         */
        patch: operations["updateConnectSettings"];
        trace?: never;
    };
    "/api/admin/v2/gamification/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the leaderboard
         * @description Returns the members with the most points as a plain array, the highest first.
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/locations/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search locations
         * @description Finds places by a part of their name or address, the best match first. It has no pages.
         */
        get: operations["searchLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/quota": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the quota
         * @description Returns how many requests the plan of the community has left in this month. This request counts as well.
         */
        get: operations["getQuota"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/api_tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API tokens
         * @description Returns one page of the tokens of the community, without their values, the newest first. Revoked ones
         *     are left out.
         */
        get: operations["listApiTokens"];
        put?: never;
        /**
         * Issue an API token
         * @description Issues a token for the Admin API or the Headless Auth API. Its value is returned this once; keep it
         *     where nobody else reads it.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/api_tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the token, not its value. */
                id: components["parameters"]["api_token_id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API token
         * @description Ends a token at once: every later request with it is answered with 401. The token of the request itself
         *     can be revoked, too.
         */
        delete: operations["revokeApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/filter_kit_controls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List filter controls
         * @description Returns one page of the choices about member filters that were saved, ordered by `sort_key`.
         */
        get: operations["listFilterControls"];
        put?: never;
        /**
         * Create a filter control
         * @description Saves a choice about a member filter. A field that is not known is not ignored here, but refused with
         *     422, and so are a second choice about the same filter of the same surface, the key `profile_field`
         *     without a profile field, and a profile field with another key.
         */
        post: operations["createFilterControl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/filter_kit_controls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the filter control. */
                id: components["parameters"]["filter_kit_control_id"];
            };
            cookie?: never;
        };
        /**
         * Get a filter control
         * @description Returns one saved choice.
         */
        get: operations["getFilterControl"];
        put?: never;
        post?: never;
        /**
         * Delete a filter control
         * @description Deletes a saved choice, so that the default holds again.
         */
        delete: operations["deleteFilterControl"];
        options?: never;
        head?: never;
        /**
         * Update a filter control
         * @description Changes what the body names and leaves the rest. What `createFilterControl` refuses is refused here,
         *     too, but for fields that are not known.
         */
        patch: operations["updateFilterControl"];
        trace?: never;
    };
    "/api/admin/v2/chat_rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List chat rooms
         * @description Returns one page of the chat rooms, the one with the newest message first.
         */
        get: operations["listChatRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/chat_rooms/{chat_room_uuid}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a chat room
         * @description Returns one page of what was said in a chat room, the newest first.
         */
        get: operations["listChatRoomMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/v2/direct_uploads/{signed_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed id of the upload. */
                signed_id: components["parameters"]["direct_upload_signed_id"];
            };
            cookie?: never;
        };
        /**
         * Get a direct upload
         * @description Returns what is known of a file, by the `signed_id` with which other requests refer to it.
         */
        get: operations["getDirectUpload"];
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
        /** @description The answer to a change that returns no record. */
        message_response: {
            /** @description What was done, in one sentence for a person. */
            message: string;
        };
        /** @description The answer to a change that returns no record, with a flag beside the sentence. */
        success_response: {
            /** @description Always true, since a failure is answered with an error. */
            success: boolean;
            /** @description What was done, in one sentence for a person. */
            message: string;
        };
        /**
         * @description Whether an order goes up or down.
         * @enum {string}
         */
        sort_direction: "asc" | "desc";
        /**
         * @description An order by the time at which records were made, or by name.
         * @enum {string}
         */
        age_or_name_order: "oldest" | "newest" | "alphabetical" | "alphabetical_desc";
        /** @description A member of the community, as an admin sees it. */
        community_member: {
            /** @description The community member id. Operations that take a member take this number. */
            readonly id: number;
            readonly first_name: string | null;
            readonly last_name: string | null;
            email: string;
            /** @description The line that stands under the member's name. */
            headline: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            readonly community_id: number;
            /**
             * Format: date-time
             * @description Null when the member was never seen.
             */
            readonly last_seen_at: string | null;
            /**
             * Format: date-time
             * @description When the member confirmed the profile; null until then.
             */
            readonly profile_confirmed_at: string | null;
            /**
             * Format: date-time
             * @description The day that the profile shows as the start of the membership.
             */
            member_since: string | null;
            /** @description Whether an admin has set `member_since` by hand. */
            readonly member_since_overridden: boolean;
            /** @description Address of the member's profile page. */
            readonly profile_url: string;
            /** @description Short identifier that is used in public addresses. */
            readonly public_uid: string;
            readonly avatar_url: string | null;
            /** @description The account behind the member; one account can be a member of several communities. */
            readonly user_id: number;
            /** @description First and last name together. */
            name: string;
            /** @description When the invitation was accepted, written `YYYY-MM-DD HH:MM:SS UTC`, which is not ISO 8601. Empty for a member who has not accepted, such as one who is only invited. */
            readonly accepted_invitation: string;
            /** @description False once the member is deactivated. The search's `status` filter calls the two states `active` and `inactive`. */
            readonly active: boolean;
            /** @description The member's identifier in the single-sign-on system. */
            readonly sso_provider_user_id: string | null;
            /** @description The profile field answers in one flat map, keyed by the field's `key`. */
            readonly flattened_profile_fields: {
                [key: string]: unknown;
            };
            readonly posts_count: number;
            readonly comments_count: number;
            readonly member_tags: components["schemas"]["member_tag_reference"][];
            readonly profile_fields: components["schemas"]["member_profile_field"][];
            readonly gamification_stats: components["schemas"]["gamification_stats"] | null;
            readonly activity_score: components["schemas"]["activity_score"];
        };
        /** @description A member tag by its id and name. */
        member_tag_reference: {
            readonly id: number;
            readonly name: string;
        };
        /** @description A profile field of the community, as it is listed on a member. */
        member_profile_field: {
            readonly id: number;
            /** @description The caption that members read. */
            readonly label: string;
            /** @description Which kind of input the field is, for example `text`. */
            readonly field_type: string;
            /** @description The field's name in data, unique in the community. */
            readonly key: string;
            readonly placeholder: string | null;
            readonly description: string | null;
            /** @description Whether a member has to fill the field in. */
            readonly required: boolean;
            /** @description Whether the platform brings the field, rather than an admin having made it. */
            readonly platform_field: boolean;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description A member's points and level. */
        gamification_stats: {
            readonly community_member_id: number;
            readonly total_points: number;
            /** @description Null before the first level is reached. */
            readonly current_level: number | null;
            readonly current_level_name: string | null;
            /** @description Null on the highest level. */
            readonly points_to_next_level: number | null;
            /** @description How much of the current level is done, in percent. */
            readonly level_progress: number | null;
        };
        /** @description How active a member is, overall and in four parts. Each number is written as a string. */
        activity_score: {
            /** @description The overall score. */
            readonly activity_score: string | null;
            readonly presence: string | null;
            readonly participation: string | null;
            readonly contribution: string | null;
            readonly connection: string | null;
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
            readonly id: number;
            /** @description The answer to a field of one line. */
            readonly text: string | null;
            /** @description The answer to a field of several lines. */
            readonly textarea: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            /** @description The answer as it is shown. Fields with several choices give an array. */
            readonly display_value: string | string[] | null;
            /** @description The choices that the member has made. */
            readonly community_member_choices: components["schemas"]["selected_profile_field_choice"][];
            /** @description How a number is written; its structure is not fixed here. */
            readonly number_options: {
                [key: string]: unknown;
            } | null;
            /** @description The choices that the field offers. */
            readonly choices: components["schemas"]["offered_profile_field_choice"][];
            /** @description The profile pages on which the field is shown. */
            readonly pages: components["schemas"]["profile_page"][];
        };
        /** @description One choice that a member has made in a profile field. */
        selected_profile_field_choice: {
            readonly id: number;
            /** @description The choice itself. */
            readonly profile_field_choice: {
                id: number;
                value: string | null;
            };
        };
        /** @description One choice that a profile field offers. */
        offered_profile_field_choice: {
            readonly id: number;
            readonly profile_field_choice: components["schemas"]["profile_field_choice"];
        };
        /** @description One page of answers. */
        community_member_profile_fields_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_member_profile_field"][];
        };
        /** @description A member as posts embed it, for example as author or where somebody is mentioned. */
        shared_community_member: {
            /** @description The community member id. */
            readonly id: number;
            readonly name: string;
            readonly headline: string;
            readonly avatar_url: string | null;
            /** @description The member's roles, as two flags or as a list of role names. */
            readonly roles: components["schemas"]["shared_member_roles"] | string[] | null;
            /** @description Signed id with which rich text refers to this member. */
            readonly rich_text_field_sgid: string;
            readonly member_tags: components["schemas"]["shared_member_tag"][];
            readonly profile_field: components["schemas"]["profile_field"];
            /** @description The fields of the member's profile page. The shape of an entry is not fixed. */
            readonly page_profile_fields: unknown[];
        };
        /** @description A member's roles as flags. */
        shared_member_roles: {
            readonly admin: boolean;
            readonly moderator: boolean;
        };
        /** @description A member tag as an embedded member carries it. */
        shared_member_tag: {
            readonly id: number;
            readonly name: string;
            readonly emoji: string;
            readonly color: string;
            readonly is_public: boolean;
            /** @description Whether the tag is shown on a background of its color. */
            readonly is_background_enabled: boolean;
            /** @description Whether the label or the icon is shown, as `label` or `icon`. */
            readonly display_format: string;
            /** @description The places of the interface in which the tag is shown. */
            readonly display_locations: string[];
            readonly custom_emoji_dark_url: string;
            readonly custom_emoji_url: string;
        };
        /** @description A profile field as it is defined in the community. */
        profile_field: {
            readonly id: number;
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
            readonly platform_field: boolean;
            /** @description An archived field is kept with its answers and no longer asked. Only an archived field can be deleted. */
            readonly archived: boolean;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            placeholder?: string | null;
            description?: string | null;
            readonly number_options?: components["schemas"]["profile_field_number_options"] | null;
            readonly choices?: components["schemas"]["profile_field_choice"][];
            readonly pages?: components["schemas"]["profile_page"][];
        };
        /** @description How the answer to a number field is written. */
        profile_field_number_options: {
            readonly id: number;
            readonly format: string;
            /** @description Number of decimal places. */
            readonly decimal: number;
            /** @description On which side of the number the text stands. */
            readonly position: string;
            /** @description The unit or symbol that stands beside the number. */
            readonly text: string;
        };
        /** @description One of the values that a field with choices offers. */
        profile_field_choice: {
            readonly id: number;
            readonly value: string;
        };
        /** @description A page of the member profile on which fields are shown. */
        profile_page: {
            readonly id: number;
            readonly name: string;
            /** @description The place of the field on the page, counted from the top. */
            readonly position: number;
            readonly visible: boolean;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description One page of profile fields. */
        profile_fields_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["profile_field"][];
        };
        /** @description The profile fields of one page, in the order in which the page shows them. */
        page_profile_fields: components["schemas"]["profile_field"][];
        /**
         * @description A page on which profile fields are asked or shown.
         * @enum {string}
         */
        profile_page_name: "signup" | "edit_profile" | "profile_view" | "community_view";
        /** @description A label that admins put on members. */
        member_tag: {
            readonly id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            name: string;
            /** @description Whether members see the tag, and not only admins. */
            is_public: boolean;
            /** @description Whether the tag is shown on a background of its color. */
            is_background_enabled: boolean;
            readonly tagged_members_count: number;
            /** @description Hexadecimal color, such as `#2f7d5b`. */
            color: string;
            /** @description Whether the label or the icon is shown, as `label` or `icon`. */
            display_format: string;
            emoji: string | null;
            readonly custom_emoji_url: string | null;
            /** @description The custom emoji for dark backgrounds. */
            readonly custom_emoji_dark_url: string | null;
            display_locations: components["schemas"]["member_tag_display_locations"] | null;
        };
        /** @description In which places of the interface a member tag is shown. */
        member_tag_display_locations: WithRequired<components["schemas"]["member_tag_location_parts"], "post_bio" | "profile_page" | "member_directory">;
        /** @description One page of member tags. */
        member_tags_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["member_tag"][];
        };
        /** @description The places of the interface in which a member tag can be shown. */
        member_tag_location_parts: {
            post_bio?: boolean;
            profile_page?: boolean;
            member_directory?: boolean;
        };
        /** @description What can be set on a member tag. A new tag needs a name. */
        member_tag_request: {
            name?: string;
            /** @description Hexadecimal color, such as `#2f7d5b`. */
            color?: string;
            /**
             * @description Whether the label or the icon is shown.
             * @enum {string}
             */
            display_format?: "label" | "icon";
            emoji?: string;
            custom_emoji?: components["schemas"]["member_tag_emoji"];
            /** @description Whether members see the tag, and not only admins. */
            is_public?: boolean;
            /** @description Whether the tag is shown on a background of its color. */
            is_background_enabled?: boolean;
            display_locations?: components["schemas"]["member_tag_location_parts"];
        };
        /** @description The icon of a member tag. */
        member_tag_emoji: {
            /**
             * @description Whether it is an emoji, an uploaded image or one of the given shapes.
             * @enum {string}
             */
            emoji_type?: "emoji" | "custom" | "shapes";
            emoji?: string;
            /** @description Which of the shapes. */
            identifier?: string;
            /** @description Signed id of an upload. */
            signed_id?: string;
        };
        /** @description A post with its text, its counters and the community that it belongs to. */
        basic_post: {
            readonly id: number;
            /** @description An open set. Known values are `draft`, `published` and `scheduled`. */
            status: string;
            /** @description The title. A post can do without one. */
            name: string | null;
            tiptap_body: components["schemas"]["tiptap_body"] | null;
            readonly body: components["schemas"]["post_body"];
            slug: string;
            readonly url: string;
            readonly space_name: string;
            readonly space_slug: string;
            space_id: number;
            /** @description The account of the author. */
            user_id: number;
            user_email: string;
            readonly user_name: string;
            readonly comments_count: number;
            readonly community_id: number;
            /** @description Whether author and time are left out when the post is shown. */
            hide_meta_info: boolean;
            readonly user_avatar_url: string | null;
            /** Format: date-time */
            published_at: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            /** @description Signed id of the cover image. */
            cover_image: string | null;
            readonly cover_image_url: string | null;
            /** @description Signed id of the image that the card view shows. */
            readonly cardview_thumbnail: string | null;
            readonly cardview_thumbnail_url: string | null;
            is_comments_enabled: boolean;
            /** @description Whether commenting has ended while the comments stay readable. */
            is_comments_closed: boolean;
            is_liking_enabled: boolean;
            /**
             * Format: date-time
             * @description When the post was held back for approval; null when it is not.
             */
            readonly flagged_for_approval_at: string | null;
            readonly unresolved_flagged_reports_count: number;
            readonly custom_html: string | null;
            readonly likes_count: number;
            /** @description Ids of the topics that the post is filed under. */
            topics: number[];
            /** @description How many posts the author has written. */
            readonly member_posts_count: number;
            /** @description How many comments the author has written. */
            readonly member_comments_count: number;
            /** @description How many likes the author has given. */
            readonly member_likes_count: number;
            readonly community: components["schemas"]["community"];
            readonly ai_summary: components["schemas"]["post_ai_summary"];
            readonly rich_text_body: components["schemas"]["rich_text_body"];
        };
        /** @description The text of a post as a stored record. */
        post_body: {
            readonly id: number;
            /** @description Which text of the record this is. */
            readonly name: string;
            /** @description The text as HTML. */
            readonly body: string;
            /** @description The kind of record that the text belongs to. */
            readonly record_type: string;
            readonly record_id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description A summary of a post and its comments, written by a machine. */
        post_ai_summary: {
            readonly overview: string | null;
            readonly content: string;
        };
        /** @description One page of posts. */
        posts_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["basic_post"][];
        };
        /** @description A post whose content is a gallery. It has all fields of a basic post. */
        image_post: components["schemas"]["basic_post"] & {
            readonly gallery: components["schemas"]["image_gallery"];
        };
        /** @description The images of an image post. */
        image_gallery: {
            readonly id: number;
            /** @description Whether members may download the images. */
            readonly downloadable_images: boolean;
            readonly images: components["schemas"]["gallery_image"][];
        };
        /** @description One image of a gallery. */
        gallery_image: {
            readonly id: number;
            /** @description Signed id of the upload. */
            readonly signed_id: string;
            /** @description Address of the image as it was uploaded. */
            readonly original_url: string;
            /** @description Address of the image as it is shown. */
            readonly url: string;
            readonly filename: string;
            /** @description In pixels. */
            readonly width: number;
            /** @description In pixels. */
            readonly height: number;
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
        basic_post_deleted_response: components["schemas"]["success_response"];
        /** @description The answer to the creation or the duplication of an image post. */
        image_post_created_response: {
            message: string;
            post: components["schemas"]["image_post"];
        };
        /** @description What accompanies a structured text, whichever form its `body` has. */
        rich_text_parts: {
            /** @description Plain text for apps that cannot show the structured text. */
            readonly app_ios_fallback_text: string;
            /** @description Files that hang on the text. The shape of an entry is not fixed. */
            readonly attachments: unknown[];
            /** @description Files that stand within the text. The shape of an entry is not fixed. */
            readonly inline_attachments: unknown[];
            /** @description The objects that the text refers to, keyed by signed id. */
            readonly sgids_to_object_map: {
                [key: string]: unknown;
            };
            /** @description Which kind of content the text holds, such as `post`. */
            readonly format: string;
            readonly community_members: components["schemas"]["shared_community_member"][];
            /** @description Records of the platform that the text mentions. The shape of an entry is not fixed. */
            readonly entities: unknown[];
            /** @description Groups that the text mentions. The shape of an entry is not fixed. */
            readonly group_mentions: unknown[];
            /** @description Polls that stand in the text. The shape of an entry is not fixed. */
            readonly polls: unknown[];
        };
        /** @description A text as the editor's document, with everything that it refers to. */
        tiptap_body: {
            /** @description The document of the editor. */
            body: {
                /** @description The kind of the root node. */
                readonly type: string;
                /** @description The editor's nodes, in order. */
                readonly content: {
                    [key: string]: unknown;
                }[];
            };
        } & components["schemas"]["rich_text_parts"];
        /** @description A text as a structured document, with everything that it refers to. */
        rich_text_body: {
            /** @description The root of the document. */
            body: {
                /** @description The kind of the root node. */
                readonly type: string;
                readonly content: components["schemas"]["rich_text_node"][];
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
                readonly href: string;
                readonly target: string | null;
            };
        };
        /** @description A text as a document of the editor. */
        open_document_request: {
            /** @description The root of the document. Its structure is not fixed here. */
            body?: {
                [key: string]: unknown;
            };
        };
        /** @description A text as a document of nodes. */
        rich_text_document_request: {
            /** @description The root of the document. */
            body?: {
                /** @description The kind of the root node, which is `doc`. */
                type: string;
                /** @description The nodes, in order. At most 10,000, a bound of this project. */
                content: components["schemas"]["rich_text_node_request"][];
            };
        };
        /** @description A node of a text. A node holds other nodes, or text with its marks. */
        rich_text_node_request: {
            /** @description The kind of node, such as `paragraph` or `text`. */
            type?: string;
            /** @description The nodes within this one, in order. At most 10,000, a bound of this project. */
            content?: components["schemas"]["rich_text_node_request"][];
            /** @description The text of a text node. */
            text?: string;
            /** @description Properties of the text, such as bold or a link. At most 100, a bound of this project. */
            marks?: {
                [key: string]: unknown;
            }[];
            /** @description The attributes of the node. Their structure is not fixed here. */
            attrs?: {
                [key: string]: unknown;
            };
        };
        /** @description The community with the settings that posts carry along. */
        community: {
            readonly id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** @description The language of the interface, such as `en`. */
            locale: string;
            /** @description The order of search results when none is asked for. */
            default_search_sorting: string;
            prefs: components["schemas"]["community_prefs"];
            community_setting: components["schemas"]["community_setting"];
        } & WithRequired<components["schemas"]["community_parts"], "name" | "slug" | "allow_signups_to_public_community" | "community_switcher_enabled" | "custom_cta_for_share_links" | "locked_post_cta_heading" | "locked_post_cta_body" | "locked_post_cta_button_text" | "locked_post_cta_button_url" | "custom_tos_enabled" | "custom_tos" | "default_existing_member_space_id" | "default_logged_out_space_id" | "default_new_member_space_id" | "is_private" | "private_signup_link_label" | "private_signup_link_url" | "reply_to_email" | "white_label" | "weekly_digest_enabled" | "digest_subject" | "digest_intro" | "digests_hide_posts" | "digests_hide_comments" | "digests_hide_stats" | "digests_hide_members">;
        /** @description The look of the community, and what it has so far. */
        community_prefs: {
            readonly has_posts: boolean;
            readonly has_spaces: boolean;
            brand_color: components["schemas"]["theme_color"];
            brand_text_color: components["schemas"]["theme_color"];
            readonly has_invited_member: boolean;
        };
        /** @description A color for the light and for the dark appearance. */
        theme_color: WithRequired<components["schemas"]["theme_color_parts"], "light" | "dark">;
        /** @description Switches of the community as a whole. */
        community_setting: {
            readonly id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            /** @description The kind of record that a visitor is led to. */
            default_logged_out_redirect_type: string | null;
            /** @description The record that a visitor is led to. */
            default_logged_out_redirect_id: number | null;
        } & WithRequired<components["schemas"]["community_setting_parts"], "ios_app_enabled" | "show_ios_app_banner" | "deactivate_account_enabled" | "allow_profile_search_indexing" | "truncate_post_body_in_email_notifications" | "hide_emails_on_member_profiles" | "allow_members_to_go_live" | "enforce_otp_for_signup" | "community_activity_notifications_email_enabled" | "community_activity_notifications_in_app_enabled" | "desktop_app_community_visibility_enabled" | "allow_moderator_csv_download" | "default_space_ids">;
        /** @description What can be set on the community and is read from it in the same form. */
        community_parts: {
            name?: string;
            slug?: string;
            allow_signups_to_public_community?: boolean;
            /** @description Whether members can switch to another of their communities. */
            community_switcher_enabled?: boolean;
            /** @description Whether shared links show the community's own call to action. */
            custom_cta_for_share_links?: boolean;
            locked_post_cta_heading?: string | null;
            locked_post_cta_body?: string | null;
            locked_post_cta_button_text?: string | null;
            locked_post_cta_button_url?: string | null;
            /** @description Whether the community shows its own terms of service. */
            custom_tos_enabled?: boolean;
            custom_tos?: string | null;
            /** @description The space in which a returning member starts. */
            default_existing_member_space_id?: number | null;
            /** @description The space in which a visitor starts. */
            default_logged_out_space_id?: number | null;
            /** @description The space in which a new member starts. */
            default_new_member_space_id?: number | null;
            is_private?: boolean | null;
            private_signup_link_label?: string | null;
            private_signup_link_url?: string | null;
            reply_to_email?: string | null;
            /** @description Whether the platform's own name is left out. */
            white_label?: boolean;
            weekly_digest_enabled?: boolean;
            digest_subject?: string | null;
            digest_intro?: string | null;
            digests_hide_posts?: boolean | null;
            digests_hide_comments?: boolean | null;
            digests_hide_stats?: boolean | null;
            digests_hide_members?: boolean | null;
        };
        /** @description A color for the light or for the dark appearance, or both. */
        theme_color_parts: {
            light?: string;
            dark?: string;
        };
        /** @description Switches that can be set and are read in the same form. */
        community_setting_parts: {
            ios_app_enabled?: boolean;
            show_ios_app_banner?: boolean;
            /** @description Whether members can deactivate their own account. */
            deactivate_account_enabled?: boolean;
            /** @description Whether search engines may list profiles. */
            allow_profile_search_indexing?: boolean;
            truncate_post_body_in_email_notifications?: boolean;
            hide_emails_on_member_profiles?: boolean;
            allow_members_to_go_live?: boolean;
            /** @description Whether a one-time code is needed to sign up. */
            enforce_otp_for_signup?: boolean;
            community_activity_notifications_email_enabled?: boolean;
            community_activity_notifications_in_app_enabled?: boolean;
            desktop_app_community_visibility_enabled?: boolean;
            allow_moderator_csv_download?: boolean;
            /** @description The spaces that every new member joins. At most 1,000, a bound of this project. */
            default_space_ids?: number[];
        };
        /** @description How members find and write to one another. */
        connect_settings: {
            connect: components["schemas"]["connect_setting"];
            member_directory: components["schemas"]["member_directory_setting"];
            messaging: components["schemas"]["messaging_setting"];
        };
        /** @description What shall change. Whatever is left out, within a part too, stays as it is. */
        connect_settings_update_request: {
            connect?: components["schemas"]["connect_setting_attributes"];
            member_directory?: components["schemas"]["member_directory_setting_attributes"];
            messaging?: components["schemas"]["messaging_setting_attributes"];
        };
        /** @description How members are brought together. */
        connect_setting: WithRequired<components["schemas"]["connect_setting_attributes"], "enabled" | "recommendations" | "exclude_admins_from_recommendations" | "exclude_moderators_from_recommendations">;
        /** @description What can be set on how members are brought together. */
        connect_setting_attributes: {
            enabled?: boolean;
            /** @description Whether members are recommended to one another. */
            recommendations?: boolean;
            exclude_admins_from_recommendations?: boolean;
            exclude_moderators_from_recommendations?: boolean;
        };
        /** @description How the member directory is shown. */
        member_directory_setting: WithRequired<components["schemas"]["member_directory_setting_attributes"], "public" | "sort" | "view">;
        /** @description What can be set on the member directory. */
        member_directory_setting_attributes: {
            /** @description Whether visitors see the directory. */
            public?: boolean;
            /**
             * @description The order of the members when none is asked for.
             * @enum {string}
             */
            sort?: "alphabetical" | "oldest" | "latest";
            /**
             * @description How the members are laid out.
             * @enum {string}
             */
            view?: "list" | "cards";
        };
        /** @description Which kinds of messages the community has. */
        messaging_setting: WithRequired<components["schemas"]["messaging_setting_attributes"], "enabled" | "member_to_member_messaging_enabled" | "group_messaging_enabled" | "voice_messages_enabled" | "require_connection_before_messaging">;
        /** @description What can be set on messages. The chat preferences have the first four of these, too. */
        messaging_setting_attributes: {
            enabled?: boolean;
            member_to_member_messaging_enabled?: boolean;
            group_messaging_enabled?: boolean;
            voice_messages_enabled?: boolean;
            /** @description Whether only members who are connected can write to one another. */
            require_connection_before_messaging?: boolean;
        };
        /** @description The members with the most points, the highest first. A plain array, not a page. */
        leaderboard: components["schemas"]["leaderboard_entry"][];
        /** @description A member with the points of a period. */
        leaderboard_entry: {
            readonly community_member_id: number;
            readonly name: string;
            readonly public_uid: string;
            readonly headline: string | null;
            readonly avatar_url: string | null;
            /** @description The points of the period. Without a period, all points that the member ever had. */
            readonly total_points: number;
        };
        /**
         * @description The time in which points count, up to now.
         * @enum {string}
         */
        leaderboard_period: "30_days" | "7_days";
        /** @description How many requests the plan of the community has, and how many are left. All but those that were answered with 50x count. */
        quota: {
            /** @description How many requests the plan has in a month; null for no limit. */
            readonly limit: number | null;
            readonly used: number;
            /** @description Null when there is no limit. */
            readonly remaining: number | null;
            /** Format: date-time */
            readonly period_starts_at: string;
            /**
             * Format: date-time
             * @description When the count starts again from 0.
             */
            readonly period_ends_at: string;
        };
        /** @description A token with which a server uses the API. Its value is not told again. */
        api_token: {
            readonly id: number;
            /** Format: date-time */
            readonly last_used_at: string | null;
            /** Format: date-time */
            readonly created_at: string;
        } & WithRequired<components["schemas"]["api_token_attributes"], "name" | "token_type">;
        /** @description What is chosen when a token is issued. */
        api_token_attributes: {
            /** @description What the token is for. */
            name?: string;
            token_type?: components["schemas"]["api_token_type"];
        };
        /**
         * @description The API for which a token is valid, the Admin API or the Headless Auth API.
         * @enum {string}
         */
        api_token_type: "Admin V1 or V2" | "Headless Auth";
        /** @description The token to issue. */
        api_token_create_request: WithRequired<components["schemas"]["api_token_attributes"], "name" | "token_type">;
        /** @description A token that was issued just now, with its value. */
        issued_api_token: {
            /** @description What stands in the `Authorization` header. It is told only here. */
            readonly token: string;
        } & components["schemas"]["api_token"];
        /** @description One page of API tokens. */
        api_tokens_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["api_token"][];
        };
        /** @description A comment under a post, with its replies. */
        comment: {
            readonly id: number;
            /** @description The comment that this one replies to; null for a comment on the post itself. */
            parent_comment_id: number | null;
            /**
             * Format: date-time
             * @description When the comment was held back for approval; null when it is not.
             */
            readonly flagged_for_approval_at: string | null;
            readonly unresolved_flagged_reports_count: number;
            /** Format: date-time */
            created_at: string;
            body: components["schemas"]["comment_body"];
            readonly user: components["schemas"]["comment_user"];
            readonly post: components["schemas"]["post_reference"];
            readonly space: components["schemas"]["space_reference"];
            readonly replies_count: number;
            readonly replies: components["schemas"]["comment"][];
            readonly url: string;
            readonly community_id: number;
            readonly likes_count: number;
            /** @description How many posts the author has written. */
            readonly user_posts_count: number;
            /** @description How many comments the author has written. */
            readonly user_comments_count: number;
            /** @description How many likes the author has given. */
            readonly user_likes_count: number;
            readonly author_type: components["schemas"]["comment_author_type"];
        };
        /** @description The text of a comment. Unlike a post's text it need not be a stored record. */
        comment_body: {
            readonly id: number | null;
            /** @description Which text of the record this is. */
            readonly name: string;
            /** @description The text as HTML. */
            body: string;
            /** @description The kind of record that the text belongs to. */
            readonly record_type: string;
            readonly record_id: number;
            /** Format: date-time */
            readonly created_at: string | null;
            /** Format: date-time */
            readonly updated_at: string | null;
        };
        /** @description The author of a comment. */
        comment_user: {
            readonly id: number;
            readonly name: string;
            readonly avatar_url: string | null;
            readonly email: string;
        };
        /** @description A post by its id, title and slug. */
        post_reference: {
            readonly id: number;
            readonly name: string;
            readonly slug: string;
        };
        /** @description A space by its id, name and slug. */
        space_reference: {
            readonly id: number;
            readonly name: string;
            readonly slug: string;
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
        /** @description What can be set when a comment is made and later on. */
        comment_attributes: {
            /** @description The text, as HTML or as plain text. */
            body: string;
        };
        /** @description The comment to make. */
        comment_create_request: {
            post_id: number;
            /** @description The comment that this one replies to. It stands under the same post. */
            parent_comment_id?: number;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** @description Whether nobody is notified. */
            skip_notifications?: boolean;
        } & components["schemas"]["comment_attributes"];
        /** @description The new text of a comment. */
        comment_update_request: components["schemas"]["comment_attributes"];
        /** @description A place of the community in which posts, events, lessons or a chat live. */
        space: {
            readonly id: number;
            name: string;
            slug: string;
            readonly cover_image_url: string | null;
            cover_image_visible: boolean;
            cover_image_display_style: components["schemas"]["cover_image_display_style"];
            readonly thumbnail_image_url: string | null;
            readonly community_id: number;
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
            readonly custom_emoji_url: string | null;
            /** @description The custom emoji for dark backgrounds. */
            readonly custom_emoji_dark_url: string | null;
            hide_post_settings: boolean | null;
            /** @description How the posts of the space are laid out. */
            display_view: string | null;
            /** @description Whether only admins can post. */
            is_post_disabled: boolean | null;
            /** @description What the space holds, for example `basic` or `course`. */
            space_type: string | null;
            readonly host: string | null;
            /** @description Ids of the posts in the space. */
            readonly post_ids: number[];
            readonly url: string | null;
            readonly space_group: components["schemas"]["space_group_reference"];
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
        meta_tag_attributes: WithRequired<components["schemas"]["meta_tag_parts"], "meta_title" | "meta_description" | "opengraph_title" | "opengraph_description" | "opengraph_image">;
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
            readonly overview: string;
            readonly topics: components["schemas"]["space_topic_summary"][];
        };
        /** @description One subject of a space's summary. */
        space_topic_summary: {
            readonly topic_name: string;
            readonly summary: string;
            /** @description The members who took part. */
            readonly contributors: {
                id: number;
                name: string;
            }[];
            readonly relevant_post_ids: number[];
        };
        /** @description What can be told to search engines and link previews. */
        meta_tag_parts: {
            meta_title?: string | null;
            meta_description?: string | null;
            opengraph_title?: string | null;
            opengraph_description?: string | null;
            opengraph_image?: string | null;
        };
        /** @description A space group by its id and name. */
        space_group_reference: {
            readonly id: number;
            readonly name: string;
        };
        /** @description A heading under which spaces are gathered. */
        space_group: {
            readonly id: number;
            name: string;
            slug: string;
            readonly community_id: number;
            is_hidden_from_non_members: boolean;
            hide_members_count: boolean;
            allow_members_to_create_spaces: boolean;
            automatically_add_members_to_new_spaces: boolean;
            add_members_to_space_group_on_space_join: boolean;
            hide_non_member_spaces_from_sidebar: boolean;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            readonly space_group_members_count: number;
            readonly spaces_count: number;
        };
        /** @description One page of space groups. */
        space_groups: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["space_group"][];
        };
        /** @description What can be set when a space group is made and later on. */
        space_group_attributes: {
            name?: string;
            slug?: string;
            is_hidden_from_non_members?: boolean;
            hide_members_count?: boolean;
            allow_members_to_create_spaces?: boolean;
            automatically_add_members_to_new_spaces?: boolean;
            add_members_to_space_group_on_space_join?: boolean;
            hide_non_member_spaces_from_sidebar?: boolean;
        };
        /** @description The space group to make. */
        space_group_create_request: WithRequired<components["schemas"]["space_group_attributes"], "name" | "slug">;
        /** @description What shall change on a space group. Fields that are left out stay as they are. */
        space_group_update_request: {
            /** @description The members who moderate the group. The list replaces the one before. At most 1,000, a bound of this project. */
            moderator_community_member_ids?: number[];
        } & components["schemas"]["space_group_attributes"];
        /** @description What the membership of a space and that of a space group have in common. */
        membership_parts: {
            /** @description The id of the membership, not of the member. */
            readonly id: number;
            readonly user_id: number;
            readonly posts_read_count: number;
            readonly community_member_id: number;
            /** @description Whether the member moderates here. */
            readonly moderator: boolean;
            /** @description How the member came to have access. */
            readonly access_type: string;
            readonly status: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            readonly community_member: components["schemas"]["membership_member"];
        };
        /** @description The member of whom a membership tells. */
        membership_member: {
            readonly name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly avatar_url: string | null;
            readonly headline: string | null;
            readonly community_id: number;
            readonly profile_url: string;
            readonly public_uid: string;
            readonly email: string;
        };
        /** @description A member's membership of a space, with its notification settings. */
        space_member: {
            space_id: number;
            /** @description What the member is notified of by e-mail. */
            readonly notification_type: string;
            readonly in_app_notification_setting: string;
            readonly mobile_notification_setting: string;
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
        /**
         * @description Whether a list takes active members, inactive ones or both.
         * @enum {string}
         */
        membership_status: "active" | "inactive" | "all";
        /** @description Who is added to which space. */
        space_member_create_request: {
            /** @description The e-mail address of the member. */
            email: string;
            space_id: number;
        };
        /** @description Who is added to which space group. */
        space_group_member_create_request: {
            space_group_id: number;
            /** @description The e-mail address of the member. */
            email: string;
        };
        /** @description A part of a course, which holds lessons. */
        course_section: {
            readonly id: number;
            name: string;
            /** @description The space that is the course. */
            space_id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
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
            readonly id: number;
            name: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            section_id: number;
            /** @description The space that is the course. */
            readonly space_id: number;
            /** @description The small image of the lesson. Its structure is not fixed. */
            thumbnail: {
                [key: string]: unknown;
            } | null;
            /** @description The video, sound or image at the top of the lesson. Its structure is not fixed. */
            featured_media: {
                [key: string]: unknown;
            } | null;
        } & WithRequired<components["schemas"]["course_lesson_parts"], "status" | "is_comments_enabled" | "is_featured_media_enabled" | "is_featured_media_download_enabled" | "body_html">;
        /** @description One page of course lessons. */
        course_lessons_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["course_lesson"][];
        };
        /** @description How a space works as a course. */
        course_setting: WithRequired<components["schemas"]["course_setting_parts"], "course_type" | "custom_lesson_label" | "custom_section_label" | "enforce_lessons_order" | "new_comment_notification_enabled" | "lesson_thumbnails_visible">;
        /** @description What can be set on a space that works as a course. */
        course_setting_parts: {
            /**
             * @description At whose pace lessons open.
             * @enum {string}
             */
            course_type?: "self_paced" | "scheduled" | "structured";
            /**
             * @description What a lesson is called in this course.
             * @enum {string|null}
             */
            custom_lesson_label?: "activity" | "assignment" | "challenge" | "class" | "day" | "exercise" | "lecture" | "lesson" | "practice" | "session" | "topic" | "tutorial" | "workshop" | null;
            /**
             * @description What a section is called in this course.
             * @enum {string|null}
             */
            custom_section_label?: "chapter" | "level" | "module" | "part" | "path" | "phase" | "section" | "stage" | "track" | "unit" | "week" | null;
            /** @description Whether a lesson opens only after the one before it is done. */
            enforce_lessons_order?: boolean;
            new_comment_notification_enabled?: boolean;
            lesson_thumbnails_visible?: boolean;
        };
        /** @description What can be set on a lesson and is read from it in the same form. */
        course_lesson_parts: {
            status?: components["schemas"]["course_lesson_status"];
            is_comments_enabled?: boolean;
            /** @description Whether the lesson shows a video, sound or image at its top. */
            is_featured_media_enabled?: boolean;
            is_featured_media_download_enabled?: boolean;
            /** @description The text of the lesson as HTML. What is not harmless is taken out when it is written. */
            body_html?: string;
        };
        /**
         * @description Whether a member is done with a lesson. It can be changed in both directions.
         * @enum {string}
         */
        lesson_progress_status: "incomplete" | "completed";
        /** @description Which member is how far with which lesson. */
        course_lesson_progress_parts: {
            lesson_id: number;
            /** @description The e-mail address of the member. */
            member_email: string;
            status: components["schemas"]["lesson_progress_status"];
        };
        /** @description What a member has, or has not, completed. */
        course_lesson_progress_update_request: components["schemas"]["course_lesson_progress_parts"];
        /** @description How far a member is with a lesson. A lesson that was never touched has no record. */
        course_lesson_progress: {
            readonly lesson_name: string;
            readonly section_id: number;
            /** @description The space that is the course. */
            readonly space_id: number;
            readonly community_member_id: number;
            /** Format: date-time */
            readonly updated_at: string;
        } & components["schemas"]["course_lesson_progress_parts"];
        /** @description One page of what members have completed. */
        course_lesson_progress_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["course_lesson_progress"][];
        };
        /** @description A report about a piece of content, and what came of it. */
        flagged_content: {
            readonly id: number;
            readonly status: string | null;
            reported_reason_type: string;
            /** @description The reporter's own words. */
            reported_reason_body: string | null;
            /** Format: date-time */
            readonly reported_at: string;
            /**
             * Format: date-time
             * @description Null while the report is open.
             */
            readonly action_taken_at: string | null;
            action_reason_body: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            content_id: number;
            /** @description The kind of content, such as a post or a comment. */
            content_type: string;
            readonly content_authored_by_id: number;
            readonly content_authored_by_name: string;
            readonly content_authored_by_email: string;
            readonly reported_by_id: number | null;
            readonly reported_by_name: string | null;
            readonly reported_by_email: string | null;
            readonly action_by_id: number | null;
            readonly action_by_name: string | null;
            readonly action_by_email: string | null;
        };
        /** @description One page of reports about content. */
        flagged_contents_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["flagged_content"][];
        };
        /** @description A form that visitors or members fill in. */
        form: {
            readonly id: number;
            /** @description Identifier of the form in public addresses. */
            readonly uid: string;
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
            readonly updated_at: string;
            readonly submissions_count: number;
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
            readonly id: number;
            /** Format: date-time */
            readonly created_at: string;
            readonly fields: components["schemas"]["form_submission_field"][];
        };
        /** @description The answer to one field of a form. */
        form_submission_field: {
            readonly field_id: number;
            readonly label: string;
            /** @description The answer. A field with several choices gives an array. */
            readonly value: string | string[] | null;
            /** @description Whether the field was not shown to the person. */
            readonly hidden: boolean;
        };
        /** @description One page of submissions. */
        form_submission_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["form_submission"][];
        };
        /** @description A form to submit, by an admin or on behalf of a contact. */
        form_submission_create_request: {
            /** @description The answers. At most 500, a bound of this project. */
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
            /** @description An answer of several values. At most 100, a bound of this project. */
            value_json?: string[];
        };
        /** @description The answer to a submission. */
        form_submission_create_response: {
            success: boolean;
        };
        /** @description A change of a form. Whatever is left out stays as it is. */
        form_update_request: components["schemas"]["form_attributes"];
        /** @description The form to make. It is a draft unless it says otherwise. */
        form_create_request: WithRequired<components["schemas"]["form_attributes"], "name">;
        /** @description What can be set on a form. */
        form_attributes: {
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
            /** @description All elements of the form. Those that are left out are deleted. At most 100, and 500 with all below them, bounds of this project. */
            elements?: components["schemas"]["form_element"][];
        };
        /** @description An element of a form to store. Elements nest. */
        form_element: {
            /** @description The element that is changed; null for one that is new. */
            id?: number | null;
            /** @description The elements below this one. At most 100, a bound of this project. */
            children?: components["schemas"]["form_element"][];
        } & components["schemas"]["form_element_parts"];
        /**
         * @description The kind of a form element.
         * @enum {string}
         */
        form_element_type: "text" | "field" | "button" | "layout";
        /** @description What an element of a form is, whether it is stored or read. */
        form_element_parts: {
            /** @description The place among the elements of the same parent. */
            position?: number;
            type?: components["schemas"]["form_element_type"];
            /** @description Null at the top of the form. */
            parent_element_id?: number | null;
            /** @description What the element says and asks. The structure depends on `type`. */
            attributes?: {
                [key: string]: unknown;
            };
        };
        /** @description An element of a form, with its id. Elements nest. */
        stored_form_element: {
            readonly id: number;
            children: components["schemas"]["stored_form_element"][];
        } & WithRequired<components["schemas"]["form_element_parts"], "position" | "type" | "parent_element_id" | "attributes">;
        /** @description The elements of a form. */
        form_elements: {
            /** @description The elements at the top of the form, in order. Each holds those below it. */
            elements: components["schemas"]["stored_form_element"][];
        };
        /** @description A link with which people join the community. It is active, then revoked, and can be deleted after that. */
        invitation_link: {
            readonly id: number;
            name: string;
            /**
             * Format: uri
             * @description The address to hand out.
             */
            readonly redemption_url: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            /** @description Access groups that whoever joins is put into. */
            access_group_ids: number[];
            /** @description Ids of the tags that whoever joins is given. They are strings here. */
            member_tag_ids: string[];
            /** @description False once the link is revoked. */
            readonly active: boolean;
            readonly members_joined_count: number;
            /** @description The space in which a new member starts. */
            redirect_space_id: number | null;
            paywall: components["schemas"]["invitation_link_paywall"] | null;
        };
        /** @description The paywall that the link leads to. Its ids are strings here. */
        invitation_link_paywall: {
            paywall_id: string;
            paywall_price_id: string;
            readonly trial_days: number;
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
            /** @description Filters for `custom_filters`, or members for `selected_members`. Present for every rule type, and empty for those that need no rules. At most 100 filters or 1,000 members, bounds of this project. */
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
            readonly id: number;
            title: string | null;
            rules: components["schemas"]["contact_search_rules_schema"];
            /** @description Whether the segment is offered for choice. */
            visible: boolean;
            /** @description How many contacts the rules match. */
            readonly audience_count: number;
            readonly created_by: components["schemas"]["segment_creator"];
            /** @description When the segment was made. A text whose form is not fixed. */
            readonly created_at: string;
            /** @description When the segment was last changed. A text whose form is not fixed. */
            readonly updated_at: string;
        };
        /** @description The admin who made a segment. */
        segment_creator: {
            readonly id: number;
            readonly name: string;
            readonly email: string;
            readonly avatar_url: string | null;
            readonly public_uid: string;
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
            readonly id: string;
            name: string;
            readonly status: components["schemas"]["workflow_status"];
            workflow_type: components["schemas"]["workflow_type"];
            /** @description The type in words for people. */
            readonly type_label: string;
            readonly runs_count: number;
            readonly url: string;
            community_segment_id?: number | null;
        };
        /** @description An automation with its trigger and its actions. State and type are open strings here. */
        workflow_detail: {
            /** Format: uuid */
            readonly id: string;
            name: string;
            readonly status: string;
            workflow_type: string;
            /** @description The type in words for people. */
            readonly type_label: string;
            readonly runs_count: number;
            community_segment_id: number | null;
            trigger: components["schemas"]["workflow_trigger"] | null;
            actions: components["schemas"]["workflow_action"][];
        };
        /** @description What sets a workflow off. */
        workflow_trigger: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly workflow_id: string;
        } & WithRequired<components["schemas"]["workflow_trigger_parts"], "trigger_type" | "resource_id" | "resource_type" | "contact_type" | "community_segment_id" | "ai_filter_prompt" | "config">;
        /** @description One step of a workflow. */
        workflow_action: {
            /** Format: uuid */
            readonly id: string;
            /** Format: uuid */
            readonly workflow_id: string;
            /** @description The place among the steps. */
            readonly position: number;
            /** @description The place in the list as it is shown. */
            readonly list_position: number;
        } & WithRequired<components["schemas"]["workflow_action_parts"], "action_type" | "api_params" | "community_segment_id">;
        /** @description What sets a workflow off, whether it is stored or read. */
        workflow_trigger_parts: {
            trigger_type?: string;
            /** @description The record that is watched, where the trigger watches one. */
            resource_id?: number | null;
            /** @description The kind of that record. */
            resource_type?: string | null;
            /** @description For which contacts the trigger works. */
            contact_type?: string;
            /** @description The segment to which the trigger is limited. */
            community_segment_id?: number | null;
            /** @description A condition in words, which a machine judges. */
            ai_filter_prompt?: string | null;
            /** @description Settings of this kind of trigger. Their structure is not fixed. */
            config?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description What a step of a workflow does, whether it is stored or read. */
        workflow_action_parts: {
            action_type?: string;
            /** @description Settings of this kind of step. Their structure is not fixed. */
            api_params?: {
                [key: string]: unknown;
            } | null;
            /** @description The segment to which the step is limited. */
            community_segment_id?: number | null;
        };
        /** @description One page of workflows. */
        workflows_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["workflow"][];
        };
        /**
         * @description The state of a paywall or of one of its prices. Publishing leads from `draft` or `inactive` to `active`, archiving from `active` to `inactive`, and unarchiving back. A paywall is deleted only while it has no charges.
         * @enum {string}
         */
        paywall_status: "draft" | "active" | "inactive";
        /** @description An offer that members pay for. */
        paywall: {
            readonly id: number;
            readonly status: components["schemas"]["paywall_status"];
            currency: string | null;
            /** @description The name of the paywall group. */
            readonly subscription_group: string | null;
            /** Format: date-time */
            readonly created_at: string;
            prices: components["schemas"]["paywall_price"][];
        } & WithRequired<components["schemas"]["paywall_parts"], "name" | "display_name" | "paywall_group_id" | "access_groups_enabled">;
        /** @description One of the prices of a paywall. */
        paywall_price: {
            readonly id: number;
            readonly status: components["schemas"]["paywall_status"];
            readonly recurring: boolean;
        } & WithRequired<components["schemas"]["paywall_price_parts"], "name" | "price_type" | "amount_in_cents" | "interval" | "interval_count" | "upfront_payment_amount_in_cents" | "display_name">;
        /** @description One page of paywalls. */
        paywalls_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["paywall"][];
        };
        /** @description Paywalls of one currency that belong together. A member can have one of them at a time. */
        paywall_group: {
            readonly id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        } & WithRequired<components["schemas"]["paywall_group_attributes"], "name" | "currency_id">;
        /** @description What can be set on a paywall and is read from it in the same form. */
        paywall_parts: {
            /** @description The name that admins see. */
            name?: string | null;
            /** @description The name that buyers see. */
            display_name?: string;
            /** @description The group of paywalls of which a member can have one at a time. */
            paywall_group_id?: number | null;
            /** @description Whether a purchase leads into access groups. */
            access_groups_enabled?: boolean;
        };
        /** @description What can be set on a price and is read from it in the same form. */
        paywall_price_parts: {
            name?: string | null;
            price_type?: components["schemas"]["paywall_price_type"];
            /** @description The whole amount. For installments this is their sum, not the amount of one. */
            amount_in_cents?: number;
            /**
             * @description The unit of the payment interval; `interval_count` says how many of it.
             * @enum {string|null}
             */
            interval?: "daily" | "weekly" | "monthly" | "yearly" | null;
            /** @description How many units of `interval` lie between two payments. */
            interval_count?: number | null;
            /** @description What is due at once, before the first interval. */
            upfront_payment_amount_in_cents?: number;
            /** @description The name that buyers see. */
            display_name?: string;
        };
        /**
         * @description Whether a price is paid again and again, once, or in parts.
         * @enum {string}
         */
        paywall_price_type: "subscription" | "onetime" | "installments";
        /** @description What can be set on a paywall group and is read from it in the same form. */
        paywall_group_attributes: {
            name?: string;
            currency_id?: components["schemas"]["currency_id"];
        };
        /** @description One page of paywall groups. */
        paywall_groups_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["paywall_group"][];
        };
        /** @description A code that lowers the price of paywalls. */
        paywall_coupon: {
            readonly id: number;
            /** @description How often the coupon was used. */
            readonly redemptions_count: number;
            /** Format: date-time */
            readonly created_at: string;
        } & WithRequired<components["schemas"]["paywall_coupon_attributes"], "code" | "name" | "discount_type" | "percent_off" | "amount_off_in_cents" | "paywall_ids" | "max_redemptions" | "expires_at">;
        /** @description What can be set on a coupon and is read from it in the same form. */
        paywall_coupon_attributes: {
            /** @description What buyers enter. No two coupons have the same. */
            code?: string;
            /** @description The name that admins see. */
            name?: string | null;
            discount_type?: components["schemas"]["coupon_discount_type"];
            /** @description For the type `percentage`. */
            percent_off?: number | null;
            /** @description For the type `amount`. */
            amount_off_in_cents?: number | null;
            /** @description The paywalls for which the coupon works. None means all. At most 1,000, a bound of this project. */
            paywall_ids?: number[];
            /** @description How often the coupon can be used; null for no limit. */
            max_redemptions?: number | null;
            /**
             * Format: date-time
             * @description Until when the coupon works; null for ever.
             */
            expires_at?: string | null;
        };
        /**
         * @description Whether a coupon takes off a share of the price or an amount.
         * @enum {string}
         */
        coupon_discount_type: "percentage" | "amount";
        /** @description The coupon to make. */
        paywall_coupon_create_request: WithRequired<components["schemas"]["paywall_coupon_attributes"], "code" | "discount_type">;
        /** @description One page of coupons. */
        paywall_coupons_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["paywall_coupon"][];
        };
        /** @description A member who is paid for bringing buyers. */
        paywall_affiliate: {
            readonly id: number;
            /** @description First invited, then enrolled; an enrolled affiliate can be disabled and enrolled again. */
            status: string;
            /** @description The code that buyers bring along. */
            readonly code: string;
            /** Format: date-time */
            readonly enrolled_at: string | null;
            /** Format: date-time */
            readonly invited_at: string | null;
            /** @description The member who is the affiliate. */
            readonly community_member: {
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
            readonly id: number;
            /** @description What is exported. */
            readonly relation: string;
            /** @description The affiliates whose payouts are exported. */
            community_member_ids: number[];
            /** Format: date-time */
            readonly created_at: string;
        };
        /** @description Conditions that an affiliate has to meet, all of them at once. */
        paywall_affiliate_filters: {
            /** @description Known values are `invited`, `enrolled` and `disabled`. */
            status?: string;
            /** @description Only affiliates of this campaign. */
            campaign_id?: number;
            /** @description Only affiliates whose name or e-mail address contains this text. */
            name_or_email?: string;
            /** @description Only the affiliate with this code. */
            code?: string;
        };
        /** @description Who shall become an affiliate. */
        paywall_affiliate_invite_request: {
            /** @description Community member ids. */
            existing_member_ids: number[];
        };
        /** @description What became of each invitation. */
        paywall_affiliate_invitations: {
            /** @description One entry per member, grouped by outcome and not in the order of the request. */
            readonly results: components["schemas"]["paywall_affiliate_invitation"][];
            readonly summary: components["schemas"]["paywall_affiliate_invitation_summary"];
        };
        /** @description What became of the invitation of one member. */
        paywall_affiliate_invitation: {
            readonly community_member_id: number;
            /**
             * @description Whether the member was invited, invited again, is an affiliate already, or could not be.
             * @enum {string}
             */
            readonly status: "invited" | "reinvited" | "already_active" | "failed";
            /** @description Why it failed; null for every other outcome. */
            readonly error: string | null;
        };
        /** @description How many members there are of each outcome. */
        paywall_affiliate_invitation_summary: {
            readonly invited: number;
            readonly reinvited: number;
            readonly already_active: number;
            readonly failed: number;
        };
        /** @description What shall change. */
        paywall_affiliate_update_request: {
            /** @description The next state, which is `enrolled` or `disabled`. */
            status?: string;
        };
        /** @description Whose payouts are meant. */
        affiliate_payout_selection: {
            /** @description The affiliates, by their community member ids. All of them when it is left out. */
            community_member_ids?: number[];
        };
        /** @description What was started. */
        affiliate_payout_start_response: {
            /** @description How many payouts are `processing` now. */
            readonly processing: number;
        };
        /** @description What was marked as paid. */
        affiliate_payout_mark_paid_response: {
            /** @description How many payouts were chosen. */
            readonly expected: number;
            /** @description How many of them are `paid` now. */
            readonly processed: number;
        };
        /** @description What an affiliate is owed for one charge. */
        affiliate_payout: {
            readonly id: number;
            readonly paywall_affiliate_id: number;
            /** @description The member who is the affiliate. */
            readonly community_member_id: number;
            /** @description The charge of the buyer whom the affiliate brought. */
            readonly charge_id: number;
            readonly status: components["schemas"]["affiliate_payout_status"];
            /** @description In the smallest unit of the currency. */
            readonly amount: number;
            readonly currency: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly paid_at: string | null;
        };
        /**
         * @description How far a payout is. It is started, and then marked as paid.
         * @enum {string}
         */
        affiliate_payout_status: "pending" | "processing" | "paid";
        /** @description One page of payouts. */
        affiliate_payouts_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["affiliate_payout"][];
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
            readonly is_enabled: boolean;
            /** @description Whether the payment processor allows the method. */
            readonly is_capability_active: boolean;
            /** @description Whether the processor is still checking. */
            readonly is_capability_pending: boolean;
            readonly can_request_capability: boolean;
            readonly is_capability_available: boolean;
            /** @description Whether an admin can change the choice. */
            readonly mutable: boolean;
            readonly normalized_state: components["schemas"]["payment_method_state"];
            readonly capability_id?: string | null;
            readonly capability_status?: string | null;
        };
        /** @description All payment methods of the community. A plain array, not a page. */
        payment_method_preferences_list: components["schemas"]["payment_method_preference"][];
        /** @description The choice about one payment method. */
        payment_method_update_request: {
            payment_method: string;
            /** @description Whether the method is offered to buyers. */
            value: boolean;
        };
        /** @description How taxes are charged. */
        tax_setting: {
            /** @description Whether the payment processor can charge taxes, `active` or `pending`. */
            readonly processor_status: string;
        } & WithRequired<components["schemas"]["tax_setting_attributes"], "platform_status" | "default_tax_behavior">;
        /** @description What can be set about taxes. */
        tax_setting_attributes: {
            platform_status?: components["schemas"]["tax_platform_status"];
            default_tax_behavior?: components["schemas"]["tax_behavior"];
        };
        /**
         * @description Whether taxes are charged. It can be changed in both directions.
         * @enum {string}
         */
        tax_platform_status: "enabled" | "disabled";
        /**
         * @description Whether prices are without tax, with it, or the one or the other as is usual for the currency.
         * @enum {string}
         */
        tax_behavior: "exclusive" | "inclusive" | "inferred_by_currency";
        /** @description What shall change about taxes. */
        tax_setting_update_request: {
            tax_setting?: components["schemas"]["tax_setting_attributes"];
        };
        /** @description The paywall and the member behind a charge or a subscription. Each part is null when it is gone. */
        payment_parties: {
            readonly paywall_id: number | null;
            readonly paywall_name: string | null;
            paywall_price_id: number | null;
            readonly paywall_price_type: string | null;
            readonly paywall_price_interval: string | null;
            paywall_coupon_code: string | null;
            community_member_id: number | null;
            readonly community_member_public_uid: string | null;
            readonly community_member_name: string | null;
            readonly community_member_email: string | null;
        };
        /** @description A payment that a member made. Amounts are in the smallest unit of the currency. */
        community_member_charge: {
            readonly id: number;
            /** @description The payment processor's id of the charge. */
            readonly processor_id: string | null;
            readonly invoice_processor_id: string | null;
            readonly subscription_processor_id: string | null;
            readonly status: string;
            /** @description The state that is shown, before translation. */
            readonly display_status_raw: string;
            readonly refundable: boolean;
            readonly amount: number;
            readonly amount_refunded: number;
            /** @description What is left to refund. A refund cannot be larger. */
            readonly amount_to_refund: number;
            readonly currency: string | null;
            /** @description Where the payment was made. */
            platform: string;
            readonly payment_method_type: string | null;
            /** Format: date-time */
            readonly created_at: string;
        } & components["schemas"]["payment_parties"];
        /** @description One page of charges. */
        community_member_charges_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_member_charge"][];
        };
        /** @description A member's running or ended payment plan. */
        community_member_subscription: {
            readonly id: number;
            /** @description The payment processor's id of the subscription. */
            readonly processor_id: string | null;
            readonly status: string;
            /** @description Where the subscription was taken out. */
            platform: string;
            /** Format: date-time */
            readonly renews_at: string | null;
            /** Format: date-time */
            readonly trial_ends_at: string | null;
            /**
             * Format: date-time
             * @description When the subscription ends, once it is cancelled.
             */
            readonly ends_at: string | null;
            /** Format: date-time */
            readonly created_at: string;
            /** @description How many charges there were so far. */
            readonly charges_quantity: number;
            /** @description In the smallest unit of the currency. */
            readonly total_amount_paid: number;
            readonly currency: string | null;
            readonly refundable: boolean;
            readonly renewing: boolean;
            /** @description Whether all installments are paid. */
            readonly completed_installment: boolean;
        } & components["schemas"]["payment_parties"];
        /** @description One page of subscriptions. */
        community_member_subscriptions_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_member_subscription"][];
        };
        /** @description An order to export payment records. */
        payment_export: {
            readonly id: number;
            /** @description What is exported. */
            readonly relation: string;
            /** @description The columns of the export. */
            readonly fields: string[];
            /** @description Which records are exported, keyed by the filter. */
            readonly filters: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            readonly created_at: string;
        };
        /** @description An order to export charges. */
        community_member_charge_export: components["schemas"]["payment_export"];
        /** @description An order to export subscriptions. It has the shape of an export of charges. */
        community_member_subscription_export: components["schemas"]["payment_export"];
        /** @description A gathering at a set time, online or in a place. */
        event: {
            readonly id: number;
            name: string;
            slug: string;
            user_id: number;
            /** @description The member who made the event. */
            readonly community_member_id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** @description Whether author and time are left out when the event is shown. */
            readonly hide_meta_info: boolean | null;
            readonly comments_count: number;
            /** Format: date-time */
            readonly ends_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            /** @description Whether the event is online or in a place. */
            location_type: string;
            readonly space: components["schemas"]["event_space"];
            /** @description The text of the event as HTML. What is not harmless is taken out when it is written. */
            body: string;
            readonly url: string;
            readonly member_email: string;
            readonly member_name: string;
            readonly member_avatar_url: string | null;
            /** @description The name of the service in which an online event takes place. */
            readonly integration_display_title: string;
            readonly likes_count: number;
            readonly cover_image_url: string | null;
            /** @description What search engines and link previews show. Its structure is not fixed here. */
            meta_tag_attributes: {
                [key: string]: unknown;
            } | null;
            /** @description Ids of the topics that the event is filed under. */
            topics: number[];
        } & WithRequired<components["schemas"]["event_setting_parts"], "confirmation_message_title" | "confirmation_message_button_title" | "confirmation_message_button_link" | "confirmation_message_description" | "in_person_location" | "host" | "duration_in_seconds" | "enable_custom_thank_you_message" | "send_in_app_notification_confirmation" | "rsvp_disabled" | "send_email_confirmation" | "send_email_reminder" | "send_in_app_notification_reminder" | "virtual_location_url" | "starts_at" | "hide_attendees" | "hide_location_from_non_attendees">;
        /** @description The space that an event belongs to. */
        event_space: {
            readonly id: number;
            readonly slug: string;
            readonly name: string;
            readonly community_id: number;
        };
        /** @description One page of events. */
        event_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["event"][];
        };
        /** @description When and where an event takes place, and what its guests are told. An event has these beside its other fields, and a request has them under `event_setting_attributes`. */
        event_setting_parts: {
            /** Format: date-time */
            starts_at?: string;
            duration_in_seconds?: number;
            /** @description Who invites. */
            host?: string | null;
            in_person_location?: string | null;
            /** @description Where an online event takes place. Empty when it has no such place. */
            virtual_location_url?: string;
            hide_location_from_non_attendees?: boolean;
            hide_attendees?: boolean;
            /** @description Whether nobody can sign up. */
            rsvp_disabled?: boolean;
            send_email_reminder?: boolean;
            send_in_app_notification_reminder?: boolean;
            send_email_confirmation?: boolean;
            send_in_app_notification_confirmation?: boolean;
            /** @description Whether the confirmation message takes the place of the usual one. */
            enable_custom_thank_you_message?: boolean;
            confirmation_message_title?: string | null;
            confirmation_message_description?: string | null;
            confirmation_message_button_title?: string | null;
            confirmation_message_button_link?: string | null;
        };
        /** @description A member who comes to an event. */
        event_attendee: {
            /** @description The id of the attendance, not of the member. */
            readonly id: number;
            event_id: number;
            readonly event_name: string;
            readonly member_name: string;
            member_email: string;
            readonly member_avatar_url: string | null;
            /** @description Empty when the member has none. */
            readonly headline: string;
            /**
             * Format: date-time
             * @description When the member signed up.
             */
            readonly rsvp_date: string;
        };
        /** @description One page of those who come to an event. */
        event_attendees_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["event_attendee"][];
        };
        /** @description Which member comes, or does not come, to which event. */
        event_attendee_request: {
            /** @description The e-mail address of the member. */
            member_email: string;
            /** @description The event. Clients of this API send its id as a text; a number means the same. */
            event_id: number | string;
        };
        /** @description A room for live video. */
        live_room: {
            readonly id: number;
            /** @description First `scheduled`, then `live`, and `closed` at the end. */
            readonly status: string;
            /** @description The kind of room, `live_room` or `live_stream`. */
            room_type: string;
            /** Format: date-time */
            readonly created_at: string;
            /**
             * Format: date-time
             * @description When the room was opened.
             */
            readonly live_at: string | null;
            /** Format: date-time */
            readonly closed_at: string | null;
            readonly slug: string;
        } & WithRequired<components["schemas"]["live_room_parts"], "name" | "recording_enabled">;
        /** @description What can be set on a room and is read from it in the same form. */
        live_room_parts: {
            name?: string;
            recording_enabled?: boolean;
        };
        /** @description The room to make. */
        live_room_create_request: {
            room_type?: components["schemas"]["live_room_type"];
        } & WithRequired<components["schemas"]["live_room_parts"], "name">;
        /**
         * @description Whether everybody in the room speaks, or a few do and the others watch.
         * @enum {string}
         */
        live_room_type: "live_room" | "live_stream";
        /** @description One page of live rooms. */
        live_room_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["live_room"][];
        };
        /** @description What was said in a live room. */
        live_room_transcripts: {
            /** @description One text per recording, the oldest first. */
            readonly transcripts: string[];
        };
        /** @description A bundle of access that is given to members together. */
        access_group: {
            readonly id: number;
            name: string;
            description: string;
            /** @description Either `active` or `archived`. Deleting archives a group, and unarchiving brings it back. */
            readonly status: string;
            readonly community_id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description One page of access groups. */
        access_groups: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["access_group"][];
        };
        /** @description What can be set on an access group. */
        access_group_attributes: {
            name?: string;
            description?: string;
        };
        /** @description The access group to make. */
        access_group_create_request: {
            access_group: components["schemas"]["new_access_group"];
        };
        /** @description An access group that has no id yet. */
        new_access_group: WithRequired<components["schemas"]["access_group_attributes"], "name">;
        /** @description What shall change on an access group. */
        access_group_update_request: {
            access_group: components["schemas"]["access_group_attributes"];
        };
        /**
         * @description Whether a list takes active access groups, archived ones or both.
         * @enum {string}
         */
        access_group_status_filter: "active" | "archived" | "all";
        /** @description A member's membership of an access group. */
        access_group_community_member: {
            /** @description The id of the membership, not of the member. */
            readonly id: number;
            readonly access_group_id: number;
            readonly community_member_id: number;
            readonly community_id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description One page of an access group's memberships. */
        access_group_community_members: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["access_group_community_member"][];
        };
        /** @description Who is put into the access group. */
        access_group_member_create_request: {
            /** @description The e-mail address of the member. */
            email: string;
        };
        /** @description A contact who is not a member. A lead that was deleted comes back when it is added again. */
        community_lead: {
            readonly id: number;
            name: string;
            /** @description What kind of contact it is. */
            readonly type: string;
            email: string | null;
            /** Format: date-time */
            readonly created_at: string;
            readonly member_tags: components["schemas"]["member_tag"][];
            /** @description Short identifier of the lead. */
            readonly sqid: string;
            readonly public_uid: string | null;
        };
        /** @description One page of leads. */
        community_leads_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["community_lead"][];
        };
        /** @description The lead to add. */
        community_lead_create_request: {
            /** Format: email */
            email: string;
        } & components["schemas"]["community_lead_attributes"];
        /** @description What can be set on a lead. */
        community_lead_attributes: {
            name?: string;
            /** @description Tags that the lead is given. At most 1,000, a bound of this project. */
            member_tag_ids?: number[];
        };
        /** @description What shall change. The e-mail address stays. */
        community_lead_update_request: components["schemas"]["community_lead_attributes"];
        /** @description A note of an admin about a contact. */
        contact_note: {
            readonly id: number;
            readonly contact_id: number;
            readonly author_id: number;
            readonly community_id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            /** @description The note as a document of the editor. Its structure is not fixed here. */
            tiptap_body: {
                [key: string]: unknown;
            } | null;
            readonly policies: components["schemas"]["contact_note_policies"];
        };
        /** @description What the caller may do with a note. */
        contact_note_policies: {
            readonly can_edit: boolean;
            readonly can_destroy: boolean;
        };
        /** @description One page of notes. A page of five is in use. */
        contact_notes_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["contact_note"][];
        };
        /** @description The note to write down. */
        contact_note_request: {
            tiptap_body: WithRequired<components["schemas"]["open_document_request"], "body">;
        };
        /** @description Which kinds of messages the community has. */
        chat_preferences: {
            readonly id: number;
        } & WithRequired<components["schemas"]["chat_preferences_parts"], "messaging_enabled" | "group_messaging_enabled" | "voice_messages_enabled" | "member_to_member_messaging_enabled">;
        /** @description The switches for messages. */
        chat_preferences_parts: {
            messaging_enabled?: boolean;
            group_messaging_enabled?: boolean;
            voice_messages_enabled?: boolean;
            member_to_member_messaging_enabled?: boolean;
        };
        /** @description What shall change. Fields that are left out stay as they are. */
        chat_preferences_update_request: components["schemas"]["chat_preferences_parts"];
        /** @description A place for a file, and the request that puts the file there. */
        direct_upload_response: {
            readonly id: number;
            /** @description The name under which the file is stored. */
            key: string;
            filename: string;
            content_type: string;
            byte_size: number;
            checksum: string;
            /** Format: date-time */
            readonly created_at: string;
            /** @description Facts about the file. Their structure is not fixed. */
            readonly metadata: {
                [key: string]: unknown;
            } | null;
            /** @description The storage that takes the file. */
            readonly service_name: string;
            /** @description With this id other requests refer to the file. */
            readonly signed_id: string;
            /** @description With this id rich text refers to the file. */
            readonly attachable_sgid: string;
            readonly direct_upload: components["schemas"]["direct_upload_target"];
            /** @description Where the file can be read afterwards. */
            readonly url: string;
        };
        /** @description The request that uploads the file. */
        direct_upload_target: {
            readonly url: string;
            /** @description The headers to send with the file, keyed by name. */
            readonly headers: {
                [key: string]: unknown;
            };
        };
        /** @description The file that shall be uploaded. */
        direct_upload_create_request: {
            blob: components["schemas"]["direct_upload_blob"];
        };
        /** @description What is known of a file before it is uploaded. */
        direct_upload_blob: {
            /** @description The name under which the file is stored. */
            key: string;
            filename: string;
            content_type: string;
            byte_size: number;
            /** @description The MD5 digest of the file, in Base64. */
            checksum: string;
        };
        /** @description Places that match a text. */
        location_search_results: {
            readonly results: components["schemas"]["location_result"][];
        };
        /** @description A place. To build a `geo_location` contact filter, send `source`, `name` and `feature_type` on, and `source_id` as the filter's `id`. */
        location_result: {
            /** @description The geocoder that knows the place. */
            readonly source: string;
            readonly name?: string | null;
            readonly full_address?: string | null;
            /** @description The kind of place. A `geo_location` contact filter needs it. */
            readonly feature_type?: string | null;
            /** @description The geocoder's own id of the place. Its content means nothing to a client. */
            readonly source_id?: string | null;
        };
        /** @description An admin's saved choice about one member filter of a surface. */
        filter_kit_control: {
            /** @description Which filter. Known values are `contact_search`, `near_me`, `online`, `recently_joined`, `location`, `tags`, `profile_field`, `spaces`, `space_groups` and `global`. */
            key: string;
            readonly filter_type: string;
            enabled: boolean;
            /** @description Null for a default that was never saved. */
            readonly id?: number | null;
            readonly community_id?: number | null;
            /** @description The space for whose members the choice holds; null for the member directory. */
            space_id?: number | null;
            /** @description The profile field, when the key is `profile_field`. */
            profile_field_id?: number | null;
            /** @description The place of the filter among those of its group. */
            sort_key?: number | null;
            readonly created_at?: string | null;
            readonly updated_at?: string | null;
            /** @description The profile field that the filter is about. */
            readonly profile_field?: {
                id: number;
                key: string;
                label: string;
            } | null;
            /** @description The space for whose members the choice holds. */
            readonly space?: {
                id: number;
                name: string;
            } | null;
        };
        /** @description One page of filter controls. */
        filter_kit_controls_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["filter_kit_control"][];
        };
        /**
         * @description A member filter that can be switched on and off.
         * @enum {string}
         */
        filter_kit_key: "contact_search" | "near_me" | "online" | "recently_joined" | "location" | "tags" | "profile_field" | "spaces" | "space_groups" | "global";
        /** @description What can be chosen about a member filter. */
        filter_kit_control_attributes: {
            key?: components["schemas"]["filter_kit_key"];
            enabled?: boolean;
            /** @description The space for whose members the choice holds. The member directory when it is left out. */
            space_id?: number;
            /** @description The profile field. Only with the key `profile_field`. */
            profile_field_id?: number;
            /** @description The place of the filter among those of its group. */
            sort_key?: number;
        };
        /** @description The choice to save. Nothing else may stand in the body. */
        filter_kit_control_create_request: WithRequired<components["schemas"]["filter_kit_control_attributes"], "key" | "enabled">;
        /** @description What shall change. */
        filter_kit_control_update_request: components["schemas"]["filter_kit_control_attributes"];
        /** @description The member filters of one surface, and what clients always send along with them. */
        FilterResponse: {
            /** @description The filters in the order `global`, `presets`, `profile`; within a group in the order that an admin saved. */
            readonly filter_configurations: components["schemas"]["Configuration"][];
            /** @description Whether the members of this surface can be filtered at all. */
            readonly enabled: boolean;
            readonly base_search_params: components["schemas"]["base_search_params"];
        };
        /** @description What a client sends with every member search of this surface. */
        base_search_params: {
            readonly exclude_empty_name: boolean;
            readonly status: string;
            /** @description The sort order, keyed by the field to sort by. */
            readonly order: {
                [key: string]: unknown;
            };
            /** @description Filters that are always applied. */
            readonly filters: components["schemas"]["base_search_filter"][];
        };
        /** @description A filter that is always applied. */
        base_search_filter: {
            readonly id: string;
            readonly key: string;
            readonly value: string;
        };
        /** @description One member filter. `input_type` tells which input shows it and which payload it has. */
        Configuration: components["schemas"]["string_configuration"] | components["schemas"]["boolean_configuration"] | components["schemas"]["radio_configuration"] | components["schemas"]["array_configuration"] | components["schemas"]["near_me_configuration"] | components["schemas"]["preset_configuration"] | components["schemas"]["location_configuration"] | components["schemas"]["search_configuration"] | components["schemas"]["number_configuration"] | components["schemas"]["async_search_configuration"];
        /** @description What every member filter has, whatever its input. */
        configuration_base: {
            /**
             * @description Whether the entry is a filter or the search field.
             * @enum {string}
             */
            readonly type: "standard" | "search";
            /** @description The name of the filter, unique among the filters of the surface. */
            readonly key: string;
            /** @description The caption that members read. */
            readonly label: string;
            readonly icon: string | null;
            /** @description Whether the filter can be used several times at once. */
            readonly allow_multiple: boolean;
            /** @description Whether the filter always stays in view. */
            readonly pinned: boolean;
            readonly visible_by_default: boolean;
            readonly filter_group: components["schemas"]["filter_group"];
            /** @description Whether an admin can change the filter. Only where filters are customized. */
            readonly customizable?: boolean;
            /** @description Whether the filter is switched on. Only where filters are customized. */
            readonly enabled?: boolean;
            /** @description The admin's saved choice about this filter. Only where filters are customized. */
            readonly filter_kit_control?: components["schemas"]["filter_kit_control"] | null;
        };
        /**
         * @description The group of a filter. Groups are shown in the order `global`, `presets`, `profile`.
         * @enum {string}
         */
        filter_group: "global" | "presets" | "profile";
        /** @description A filter with a text input. */
        string_configuration: {
            /** @constant */
            readonly input_type: "string";
            readonly payload: components["schemas"]["string_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter with a number input. */
        number_configuration: {
            /** @constant */
            readonly input_type: "number";
            readonly payload: components["schemas"]["number_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter that is on or off. Its payload has no content. */
        boolean_configuration: {
            /** @constant */
            readonly input_type: "boolean";
            /** @description Null, or an object without content. */
            readonly payload: Record<string, unknown> | null;
        } & components["schemas"]["configuration_base"];
        /** @description A filter with options of which one is chosen. */
        radio_configuration: {
            /** @constant */
            readonly input_type: "radio";
            readonly payload: components["schemas"]["radio_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter with options of which several are chosen. */
        array_configuration: {
            /** @constant */
            readonly input_type: "array";
            readonly payload: components["schemas"]["array_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter whose options are fetched while the person types. */
        async_search_configuration: {
            /** @constant */
            readonly input_type: "async_search";
            readonly payload: components["schemas"]["async_search_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter for members near a place. */
        near_me_configuration: {
            /** @constant */
            readonly input_type: "near_me";
            readonly payload: components["schemas"]["near_me_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter that stands for ready-made search parameters. */
        preset_configuration: {
            /** @constant */
            readonly input_type: "preset";
            readonly payload: components["schemas"]["preset_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description A filter for members of a place. */
        location_configuration: {
            /** @constant */
            readonly input_type: "location";
            readonly payload: components["schemas"]["location_filter_payload"];
        } & components["schemas"]["configuration_base"];
        /** @description The search field itself. Its payload has no content. */
        search_configuration: {
            /** @constant */
            readonly input_type: "search";
            /** @description Null, or an object without content. */
            readonly payload: Record<string, unknown> | null;
        } & components["schemas"]["configuration_base"];
        /**
         * @description A surface on which members are filtered.
         * @enum {string}
         */
        filter_context: "member_directory" | "member_space";
        /** @description How a text filter compares. */
        string_filter_payload: {
            /** @description The comparisons that a member can choose from. */
            readonly filter_types: ("contains" | "does_not_contain" | "is" | "is_not" | "not_exist" | "exist")[];
            /** @description Search parameters to send along. Their structure is not fixed. */
            readonly additional_params?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description How a number filter compares, and how its number is written. */
        number_filter_payload: {
            /** @description The comparisons that a member can choose from. */
            readonly filter_types: ("is" | "is_not")[];
            /** @description Search parameters to send along. Their structure is not fixed. */
            readonly additional_params?: {
                [key: string]: unknown;
            } | null;
            readonly number_options?: components["schemas"]["number_filter_options"];
        };
        /** @description How the number of a filter is written. */
        number_filter_options: {
            readonly id: number;
            /** @enum {string} */
            readonly format: "number" | "percentage" | "custom" | "unformatted";
            /** @description Number of decimal places. */
            readonly decimal: number | null;
            /**
             * @description On which side of the number the text stands.
             * @enum {string|null}
             */
            readonly position: "left" | "right" | null;
            /** @description The unit or symbol that stands beside the number. */
            readonly text: string | null;
        };
        /** @description The options of a filter of which one is chosen. */
        radio_filter_payload: {
            readonly options: components["schemas"]["radio_filter_option"][];
        };
        /** @description An option of which one is chosen. */
        radio_filter_option: {
            readonly key: string;
            readonly value: string | number;
        };
        /** @description The options of a filter of which several are chosen, and how it compares. */
        array_filter_payload: {
            readonly options: components["schemas"]["array_filter_option"][];
            /** @description The comparisons that a member can choose from. */
            readonly filter_types: components["schemas"]["array_filter_type"][];
            readonly mode: components["schemas"]["filter_mode"];
            /** @description Search parameters to send along. Their structure is not fixed. */
            readonly additional_params?: {
                [key: string]: unknown;
            } | null;
        };
        /** @description An option of which several are chosen. */
        array_filter_option: {
            /** @description The caption that members read. */
            readonly text: string;
            readonly value: string | number;
            /** @description The heading under which the option stands. */
            readonly group: string | null;
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
            readonly filter_types: components["schemas"]["array_filter_type"][];
            readonly mode: components["schemas"]["filter_mode"];
            /**
             * Format: uri
             * @description The address that gives the options.
             */
            readonly url: string;
        };
        /** @description What a filter for members nearby needs to know. */
        near_me_filter_payload: {
            readonly location_search_options: components["schemas"]["location_search_options"];
            /** @description Whether the place in the member's profile is too coarse to search with. */
            readonly require_user_to_provide_more_precise_location: boolean;
            readonly near_me_location_filter_values: components["schemas"]["near_me_location_filter_values"] | null;
            readonly community_member_profile_field: components["schemas"]["near_me_profile_field"] | null;
        };
        /** @description How places are looked up. */
        location_search_options: {
            readonly key: string;
            /**
             * @description The geocoder that is asked.
             * @enum {string}
             */
            readonly source: "geocoder_v6";
        };
        /** @description The place around which is searched. */
        near_me_location_filter_values: {
            /** @description The geocoder that knows the place. */
            readonly source: string;
            /** @description The geocoder's id of the place. */
            readonly id: string;
            readonly name: string;
        };
        /** @description The member's own answer to the location field. */
        near_me_profile_field: {
            readonly id: number;
            readonly text: string;
        };
        /** @description The search parameters that a preset stands for. */
        preset_filter_payload: {
            /** @description The parameters, keyed by name. */
            readonly preset_params: {
                [key: string]: unknown;
            };
        };
        /** @description What a filter for members of a place needs to know. */
        location_filter_payload: {
            readonly location_search_options: components["schemas"]["location_search_options"];
            readonly mode?: components["schemas"]["filter_mode"];
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
            readonly access_token: string;
            /** @description Opaque value of 43 base64url characters, with which new access tokens are obtained. */
            readonly refresh_token: string;
            /**
             * Format: date-time
             * @description One hour after the access token was issued.
             */
            readonly access_token_expires_at: string;
            /**
             * Format: date-time
             * @description One month after the refresh token was issued.
             */
            readonly refresh_token_expires_at: string;
            /** @description The member whom the tokens stand for. */
            community_member_id: number;
            /** @description The community in which they are valid. */
            readonly community_id: number;
        };
        /** @description The refresh token that is exchanged for a new access token. */
        refresh_token_request: {
            /** @description A refresh token that has neither expired nor been revoked. */
            refresh_token: string;
        };
        /** @description A new access token. The refresh token stays what it was, so it is not part of the answer. */
        refreshed_access_token: {
            /** @description JWT of the same form as the first one. */
            readonly access_token: string;
            /**
             * Format: date-time
             * @description One hour after this access token was issued.
             */
            readonly access_token_expires_at: string;
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
            readonly post_type: "basic" | "image" | "event";
            /** @description What the post's space holds, for example `basic`. */
            readonly space_type: string;
            /** @description Always `published`, for a feed has no drafts. */
            readonly status: string;
            readonly id: number;
            /** @description The title. A post can do without one. */
            readonly name: string | null;
            /** @description The title, or what is shown in its place. */
            readonly display_title: string;
            readonly slug: string;
            readonly cover_image: string | null;
            readonly cardview_image: string | null;
            /** @description Whether commenting has ended while the comments stay readable. */
            readonly is_comments_closed: boolean;
            readonly is_comments_enabled: boolean;
            readonly is_liking_enabled: boolean;
            readonly is_pinned_at_top_of_space: boolean;
            readonly comment_count: number;
            /** @description How many members like the post. */
            readonly user_likes_count: number;
            /** @description Whether author and time are left out when the post is shown. */
            readonly hide_meta_info: boolean;
            /** @description Whether the signed-in member likes the post. */
            readonly is_liked: boolean;
            /** @description Whether a long post is shown whole. */
            readonly is_truncation_disabled: boolean;
            /** @description The signed-in member's bookmark of the post. */
            readonly bookmark_id: number | null;
            /** Format: date-time */
            readonly flagged_for_approval_at: string | null;
            readonly unresolved_flagged_reports_count: number;
            /** @description Some of the members who like the post. */
            readonly first_liked_by: components["schemas"]["shared_community_member"][];
            readonly body: components["schemas"]["home_feed_body"] | null;
            readonly tiptap_body: components["schemas"]["tiptap_body"] | null;
            readonly body_plain_text: string;
            readonly url: string;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            readonly space: components["schemas"]["home_feed_space"];
            /** @description The signed-in member's subscription to the post's news. */
            readonly post_follower_id: number | null;
            readonly author: components["schemas"]["shared_community_member"];
            readonly topics: components["schemas"]["topic"][];
            readonly policies: components["schemas"]["home_feed_policies"];
        };
        /** @description The text of a post in the feed. */
        home_feed_body: {
            /** @description Files that hang on the text. The shape of an entry is not fixed. */
            readonly attachments: unknown[];
            /** @description The same files in their order. The shape of an entry is not fixed. */
            readonly attachments_array: unknown[];
            readonly html: string;
        };
        /** @description The space of a post in the feed. */
        home_feed_space: {
            readonly id: number;
            readonly slug: string;
            readonly name: string;
            readonly emoji: string | null;
        };
        /** @description What the signed-in member may do with a post. */
        home_feed_policies: {
            readonly can_destroy_post: boolean;
            readonly can_duplicate_post: boolean;
            readonly can_manage_post: boolean;
            readonly can_report_post: boolean;
            readonly can_update_post: boolean;
        };
        /** @description A subject under which posts are filed. */
        topic: {
            readonly id: number;
            name: string;
            /** @description Whether only admins can file posts under the topic. */
            admin_only: boolean;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
            readonly author: components["schemas"]["topic_author"];
            /** @description The spaces in which the topic is offered. */
            space_ids: number[];
        };
        /** @description The admin who made a topic. */
        topic_author: {
            readonly first_name: string | null;
            readonly last_name: string | null;
            readonly avatar_url: string | null;
        };
        /** @description One page of topics. */
        topics_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["topic"][];
        };
        /** @description What can be set on a topic. A new topic needs a name. */
        topic_request: {
            name?: string;
            /** @description Whether only admins can file posts under the topic. */
            admin_only?: boolean;
            /** @description The spaces in which the topic is offered. At most 1,000, a bound of this project. */
            space_ids?: number[];
        };
        /** @description What to search for, and which part of the result to return. Every field can be left out. */
        member_search_request: {
            /** @description Conditions that a member has to meet, all of them at once. At most 100, a bound of this project. */
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
            /** @description The `next_search_after` of the page before. Its values mean nothing to a client. At most 10, a bound of this project. */
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
            readonly id: number;
            readonly community_member_id: number;
            readonly user_id: number;
            readonly name: string;
            readonly first_name: string;
            readonly last_name: string;
            readonly headline: string;
            readonly admin: boolean;
            readonly avatar_url: string | null;
            readonly public_uid: string;
            readonly is_deleted: boolean;
            /** @description The answers that the profile shows. The shape of an entry is not fixed. */
            readonly profile_fields: {
                [key: string]: unknown;
            }[] | null;
        };
        /** @description That a member, or a lead, bears a tag. */
        tagged_member: {
            /** @description The id of the tagging, not of the member or the tag. */
            readonly id: number;
            member_tag_id: number;
            readonly member_tag_name: string;
            readonly member_tag_emoji: string | null;
            readonly user_id: number;
            user_email: string;
            /** @description The lead, when it is not a member who bears the tag. */
            readonly lead_id: number | null;
            readonly lead_email: string | null;
            readonly community_member_id: number;
            readonly contact_id: number;
            /** Format: date-time */
            readonly created_at: string;
            /** Format: date-time */
            readonly updated_at: string;
        };
        /** @description Who is given which tag. */
        tagged_member_create_request: {
            member_tag_id: number;
            /** @description The e-mail address of the member. */
            user_email: string;
        };
        /** @description One page of taggings. */
        tagged_members: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["tagged_member"][];
        };
        /** @description That a member is notified of what goes on under a post. */
        post_follower: {
            readonly id: number;
            readonly post_id: number;
            community_member_id: number;
            /** @description The name of the member. */
            readonly name: string;
            /** Format: date-time */
            readonly created_at: string;
        };
        /** @description Who shall follow the post. */
        post_follower_create_request: {
            community_member_id: number;
        };
        /** @description One page of followers. */
        post_followers_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["post_follower"][];
        };
        /** @description A page of another site, as a text shows it. */
        embed: {
            readonly id: number;
            url: string;
            /** @description Signed id with which a text refers to the embed. */
            readonly sgid: string;
            readonly type: string;
            /** @description What the page holds, such as `video`. */
            readonly embed_type: string | null;
            /** @description The site that the page belongs to. */
            readonly embed_provider: string;
            /** @description The code that shows the page. */
            readonly html: string | null;
            readonly title: string | null;
            readonly width: number | null;
            readonly height: number | null;
            readonly thumbnail_url: string | null;
        };
        /** @description The page to embed. */
        embed_create_request: {
            /** @description The address of the page. */
            url: string;
        };
        /**
         * @description What is searched. `general` searches everything.
         * @enum {string}
         */
        advanced_search_type: "general" | "members" | "posts" | "comments" | "spaces" | "lessons" | "events" | "entity_list" | "mentions";
        /**
         * @description The kind of place in which somebody is about to be mentioned.
         * @enum {string}
         */
        mention_scope: "space" | "group_chat" | "thread" | "direct";
        /** @description Conditions that a result has to meet, all of them at once. */
        advanced_search_filters: {
            /** @description Only what belongs to one of these spaces. At most 100, a bound of this project. */
            space_ids?: string[];
            /** @description Only posts under one of these topics. At most 100, a bound of this project. */
            topic_ids?: string[];
            /** @description Only members who bear one of these tags. At most 100, a bound of this project. */
            member_tag_ids?: string[];
            /** @description Only what was written by somebody with this name. */
            author_name?: string;
            /**
             * @description Only events that are still to come, or that are over.
             * @enum {string}
             */
            status?: "upcoming" | "past";
        };
        /** @description Something that was found. */
        advanced_search_result: {
            /**
             * @description What was found.
             * @enum {string}
             */
            readonly type: "member" | "post" | "comment" | "space" | "lesson" | "event";
            /** @description The id of the record, which is unique together with the type. */
            readonly id: number;
            /** @description A title or a name. A comment has none. */
            readonly title: string | null;
            /** @description A piece of the text in which the words were found. */
            readonly text: string | null;
            readonly url: string;
            /** @description The space that the record belongs to; null for a member. */
            readonly space: components["schemas"]["space_reference"] | null;
            /** @description Who wrote it; null for a member and a space. */
            readonly author: components["schemas"]["search_result_author"] | null;
            /** Format: date-time */
            readonly created_at: string;
        };
        /** @description Who wrote what was found. */
        search_result_author: {
            /** @description The community member id. */
            readonly id: number;
            readonly name: string;
            readonly avatar_url: string | null;
        };
        /** @description One page of what was found. */
        advanced_search_results: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["advanced_search_result"][];
        };
        /** @description A message in a chat room. */
        chat_room_message: {
            readonly id: number;
            chat_room_uuid: string;
            /** @description The message as plain text. */
            readonly body: string;
            /** @description The message as a document of the editor. Its structure is not fixed here. */
            rich_text_body: {
                [key: string]: unknown;
            };
            /** @description The message that this one replies to. */
            parent_message_id: number | null;
            readonly sender: components["schemas"]["chat_room_message_sender"];
            /**
             * Format: date-time
             * @description When the message was said, which for an imported one is before it was stored.
             */
            sent_at: string;
            /** Format: date-time */
            readonly created_at: string;
        };
        /** @description Who said a message. */
        chat_room_message_sender: {
            readonly community_member_id: number;
            readonly name: string;
            readonly email: string;
            readonly avatar_url: string | null;
        };
        /** @description A message, and to whom it goes: exactly one of `user_email`, `user_emails` and `chat_room_uuid`. A body with none of them, or with more than one, breaks this schema and is answered with 422. */
        message_create_request: {
            /** @description The message as a document of the editor. Its structure is not fixed here. */
            rich_text_body: {
                [key: string]: unknown;
            };
            /** @description The member to write to. */
            user_email?: string;
            /** @description The members to write to, together in one chat. At most 100, a bound of this project. */
            user_emails?: string[];
            /** @description The chat room to write in. */
            chat_room_uuid?: string;
            /** @description The message that this one replies to. */
            parent_message_id?: number;
        } & (unknown | unknown | unknown);
        /** @description The answer to a message that was sent. */
        message_created_response: {
            /** @description What was done, in one sentence for a person. */
            message: string;
            chat_room_message: components["schemas"]["chat_room_message"];
        };
        /** @description A message that was said elsewhere, or before. */
        chat_room_message_import_request: {
            chat_room_uuid: string;
            /** @description Who said it. */
            user_email: string;
            rich_text_body: components["schemas"]["open_document_request"];
            /**
             * Format: date-time
             * @description When it was said, which is not in the future.
             */
            sent_at: string;
            /** @description The message that this one replies to. */
            parent_message_id?: number | null;
        };
        /** @description One page of a room's messages. */
        chat_room_messages_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["chat_room_message"][];
        };
        /** @description A place in which members write to one another. */
        chat_room: {
            readonly uuid: string;
            /** @description The name of the space or of the group. Two members who write to one another have none. */
            readonly name: string | null;
            readonly kind: components["schemas"]["chat_room_kind"];
            /** @description The space of type `chat` that is the room; null for every other room. */
            readonly space_id: number | null;
            readonly members_count: number;
            /** Format: date-time */
            readonly last_message_at: string | null;
            /** Format: date-time */
            readonly created_at: string;
        };
        /**
         * @description Whether two members write to one another, several do, or everybody in a space.
         * @enum {string}
         */
        chat_room_kind: "direct" | "group" | "space";
        /** @description One page of chat rooms. */
        chat_rooms_list: components["schemas"]["page_envelope"] & {
            /** @description The records of this page. */
            records: components["schemas"]["chat_room"][];
        };
        /**
         * @description Whether a list takes active members, inactive ones or both.
         * @enum {string}
         */
        member_status_filter: "active" | "all" | "inactive";
        /** @description The member to make or to invite. */
        community_member_create_request: {
            /** Format: email */
            email: string;
            /** @description The first password of the account. Without it the member chooses one. */
            password?: string;
            /** @description Whether no invitation is sent, and the member is active at once. */
            skip_invitation?: boolean;
            preferences?: components["schemas"]["member_messaging_preference"];
        } & components["schemas"]["community_member_attributes"];
        /** @description What an admin can write when a member is made and later on. */
        community_member_attributes: {
            /** @description Signed id of an upload. */
            avatar?: string;
            name?: string;
            /** @description The line that stands under the member's name. */
            headline?: string;
            /** @description Whether what the member writes is held back for approval. */
            is_flagged?: boolean;
            /** @description Spaces to which the member is added. At most 1,000, a bound of this project. */
            space_ids?: number[];
            /** @description Space groups to which the member is added. At most 1,000, a bound of this project. */
            space_group_ids?: number[];
            /** @description Tags that the member is given. At most 1,000, a bound of this project. */
            member_tag_ids?: number[];
            /** @description Answers to profile fields, keyed by the field's `key`. */
            community_member_profile_fields?: {
                [key: string]: unknown;
            };
        };
        /** @description What an admin decides about a new member's messages. */
        member_messaging_preference: {
            /** @description Whether the member may write messages. */
            messaging_enabled_by_admin?: boolean;
        };
        /** @description What shall change. Fields that are left out stay as they are. */
        community_member_update_request: {
            preferences?: components["schemas"]["member_preferences"];
            /**
             * Format: date-time
             * @description The day that the profile shows as the start of the membership. It is not in the future.
             */
            member_since?: string;
        } & components["schemas"]["community_member_attributes"];
        /** @description What is set for a member. */
        member_preferences: {
            visible_in_member_directory?: boolean;
            make_my_email_public?: boolean;
            /** @description Whether the member wants to receive messages. */
            messaging_enabled?: boolean;
        } & components["schemas"]["member_messaging_preference"];
        /** @description The profile field to make. */
        profile_field_create_request: {
            profile_field: components["schemas"]["new_profile_field"];
        };
        /** @description A profile field that is made. `select` and `checkbox` require choices, `number` requires number options, and every other type refuses them. */
        new_profile_field: {
            /**
             * @description Which kind of input the field is. It cannot be changed later.
             * @enum {string}
             */
            field_type: "text" | "select" | "checkbox" | "textarea" | "link" | "number";
            /** @description On which pages the field stands. At most 20, a bound of this project. */
            pages_attributes: {
                name: components["schemas"]["profile_page_name"];
                visible: boolean;
            }[];
            /** @description The values that the field offers. */
            choices_attributes?: {
                value: string;
                /** @description The place of the choice among the others. */
                sort_key?: number;
            }[];
            /** @description How the number is written. */
            number_options_attributes?: WithRequired<components["schemas"]["number_options_attributes"], "format">;
        } & WithRequired<components["schemas"]["profile_field_attributes"], "label" | "key">;
        /** @description What can be set when a profile field is made and later on. */
        profile_field_attributes: {
            /** @description The caption that members read. */
            label?: string;
            /** @description The field's name in data. It is unique in the community, and fixed for a field of the platform. */
            key?: string;
            description?: string;
            placeholder?: string;
            /** @description Whether a member has to fill the field in. */
            required?: boolean;
            /** @description Whether an empty answer is accepted. */
            allow_null?: boolean;
        };
        /** @description How the answer to a number field is written. */
        number_options_attributes: {
            /**
             * @description The kind of number.
             * @enum {string}
             */
            format?: "number" | "percentage" | "custom" | "unformatted";
            /** @description Number of decimal places. */
            decimal?: number;
            /** @description The unit or symbol that stands beside the number. */
            text?: string;
            /**
             * @description On which side of the number the text stands.
             * @enum {string}
             */
            position?: "left" | "right";
        };
        /** @description The changes to a profile field. */
        profile_field_update_request: {
            profile_field: components["schemas"]["changed_profile_field"];
        };
        /** @description What shall change on a profile field. Fields that are left out stay as they are, and so does the type. */
        changed_profile_field: {
            /** @description The pages that show the field, or no longer do. At most 20, a bound of this project. */
            pages_attributes?: {
                id: number;
                visible: boolean;
            }[];
            /** @description Choices to add, without an id, to change, and to remove, with `_destroy`. Other choices stay. */
            choices_attributes?: {
                id?: number;
                value?: string;
                /** @description The place of the choice among the others. */
                sort_key?: number;
                /** @description Whether the choice is removed. */
                _destroy?: boolean;
            }[];
            /** @description How the number is written. */
            number_options_attributes?: {
                id?: number;
            } & components["schemas"]["number_options_attributes"];
        } & components["schemas"]["profile_field_attributes"];
        /**
         * @description An order of posts.
         * @enum {string}
         */
        post_order: "oldest" | "latest" | "alphabetical" | "likes" | "latest_updated" | "oldest_updated";
        /** @description The post to make. */
        post_create_request: {
            space_id: number;
            status?: components["schemas"]["post_state"];
            slug?: string;
            /** @description The time that the post bears as that of its creation, in ISO 8601. */
            created_at?: string;
        } & (WithRequired<components["schemas"]["post_attributes"], "name"> & components["schemas"]["post_author_attributes"]);
        /** @description What can be set when a post is made and later on. */
        post_attributes: {
            /** @description The title. */
            name?: string;
            tiptap_body?: components["schemas"]["rich_text_document_request"];
            /** @description Signed id of an upload. */
            cover_image?: string;
            internal_custom_html?: string;
            /** @description Whether the feed shows the whole text. */
            is_truncation_disabled?: boolean;
            /** @description Whether commenting has ended while the comments stay readable. */
            is_comments_closed?: boolean;
            /** @description Whether author and time are left out when the post is shown. */
            hide_meta_info?: boolean;
            hide_from_featured_areas?: boolean;
            meta_title?: string;
            meta_description?: string;
            opengraph_title?: string;
            opengraph_description?: string;
            /** @description The time at which the post is published, in ISO 8601. */
            published_at?: string;
            /** @description Whether nobody is notified. */
            skip_notifications?: boolean;
        } & components["schemas"]["common_post_attributes"];
        /** @description What can be set on a post of any kind. */
        common_post_attributes: {
            is_comments_enabled?: boolean;
            is_liking_enabled?: boolean;
            /** @description Ids of the topics that the post is filed under. At most 100, a bound of this project. */
            topics?: number[];
            /** @description Whether the post stays at the top of its space. */
            is_pinned?: boolean;
        };
        /** @description In whose name a post is made. Without either it is the admin whose token is used. */
        post_author_attributes: {
            /** @description The e-mail address of the author. */
            user_email?: string;
            /** @description The account of the author. */
            user_id?: number;
        };
        /**
         * @description The state in which a post is made. A scheduled post is published at its `published_at`.
         * @enum {string}
         */
        post_state: "draft" | "published" | "scheduled";
        /** @description What shall change on a post. Fields that are left out stay as they are. */
        post_update_request: components["schemas"]["post_attributes"];
        /** @description The image post to make. */
        image_post_create_request: {
            slug?: string;
            status?: components["schemas"]["post_state"];
        } & (WithRequired<components["schemas"]["image_post_attributes"], "gallery_attributes"> & components["schemas"]["post_author_attributes"]);
        /** @description What can be set when an image post is made and later on. */
        image_post_attributes: {
            tiptap_body?: components["schemas"]["open_document_request"];
            gallery_attributes?: components["schemas"]["gallery_attributes"];
        } & components["schemas"]["common_post_attributes"];
        /** @description The images of an image post. */
        gallery_attributes: {
            /** @description The images, in their order. At most 100, a bound of this project. */
            images_attributes?: {
                /** @description An image that the gallery has already. */
                id?: number;
                /** @description Signed id of an upload. */
                image?: string;
                /** @description In pixels. */
                width?: number;
                /** @description In pixels. */
                height?: number;
            }[];
            /** @description Whether members may download the images. */
            downloadable_images?: boolean;
        };
        /** @description What shall change on an image post. Fields that are left out stay as they are. */
        image_post_update_request: components["schemas"]["image_post_attributes"];
        /** @description How the copy is made. */
        image_post_duplicate_request: {
            /** @description What is set for the copy. */
            post?: {
                /** @description Whether members are notified of the copy. */
                send_notifications?: boolean;
            };
        };
        /**
         * @description An order of spaces.
         * @enum {string}
         */
        space_order: "active" | "oldest" | "alphabetical" | "likes" | "latest_updated" | "oldest_updated" | "latest_profile_confirmed";
        /** @description The space to make. */
        space_create_request: {
            slug: string;
            /**
             * @description What the space holds. It cannot be changed later.
             * @default basic
             * @enum {string}
             */
            space_type?: "basic" | "event" | "members" | "image" | "course" | "chat";
            course_setting?: components["schemas"]["course_setting_parts"];
        } & WithRequired<components["schemas"]["space_attributes"], "name" | "space_group_id">;
        /** @description What can be set when a space is made and later on. */
        space_attributes: {
            name?: string;
            /** @description Signed id of an upload. */
            cover_image?: string;
            cover_image_visible?: boolean;
            cover_image_display_style?: components["schemas"]["cover_image_display_style"];
            /** @description Signed id of an upload. */
            thumbnail_image?: string;
            /** @description A private space is open to its members only. */
            is_private?: boolean;
            is_hidden_from_non_members?: boolean;
            is_hidden?: boolean;
            locked_button_url?: string;
            locked_button_label?: string;
            locked_page_heading?: string;
            locked_page_description?: string;
            /** @description What stands on the screen that locks the space. At most 100, a bound of this project. */
            lock_screen_blocks?: components["schemas"]["lock_screen_block"][];
            show_lock_icon_for_non_members?: boolean;
            /** @description Whether only admins can post. */
            is_post_disabled?: boolean;
            hide_post_settings?: boolean;
            /** @description The order of the posts when none is asked for. */
            default_sort?: string;
            hide_sorting?: boolean;
            /** @enum {string} */
            default_comment_sort?: "oldest" | "latest";
            /** @enum {string} */
            default_member_sort?: "oldest" | "latest" | "alphabetical";
            /**
             * @description How the posts of the space are laid out.
             * @enum {string}
             */
            display_view?: "posts" | "cards" | "list" | "thumbnail" | "feed" | "masonry" | "grid" | "calendar";
            pinned_posts_label?: string;
            space_group_id?: number;
            /** @description Ids of the topics that posts of the space can be filed under. At most 100, a bound of this project. */
            topics?: number[];
            require_topic_selection?: boolean;
            emoji?: string;
            custom_emoji?: components["schemas"]["space_emoji"];
            /** @description Whether members are signed up for the space's events by themselves. */
            event_auto_rsvp_enabled?: boolean;
            default_in_app_notification_setting?: components["schemas"]["notification_default"];
            default_mobile_notification_setting?: components["schemas"]["notification_default"];
            /** @description The default for notifications by e-mail. */
            default_notification_setting?: components["schemas"]["notification_default"];
            default_mention_in_app_notification_setting?: components["schemas"]["notification_default"];
            default_mention_mobile_notification_setting?: components["schemas"]["notification_default"];
            hide_from_sidebar?: boolean;
            hide_right_sidebar?: boolean;
            hide_from_featured_areas?: boolean;
            hide_members_count?: boolean;
            prevent_members_from_adding_others?: boolean;
            disable_member_post_covers?: boolean;
            /** @description The tab that is open when the space is entered. */
            default_tab?: string;
            show_tab_bar?: boolean;
            show_next_event?: boolean;
            visible_tabs?: components["schemas"]["visible_tabs_request"];
            meta_tag_attributes?: components["schemas"]["meta_tag_parts"];
        };
        /** @description A part of what a locked space shows in place of its content. */
        lock_screen_block: {
            type?: string;
            hidden?: boolean;
            /** @description What the block shows. Its structure depends on the type. */
            data?: {
                [key: string]: unknown;
            };
        };
        /** @description The icon of a space. */
        space_emoji: {
            emoji?: string;
        };
        /** @description Which tabs of a space are shown. */
        visible_tabs_request: {
            posts?: boolean;
            members?: boolean;
            upcoming?: boolean;
            past?: boolean;
        };
        /** @description What shall change on a space. Fields that are left out stay as they are. */
        space_update_request: {
            course_setting_attributes?: components["schemas"]["course_setting_parts"];
            /** @description Whether newcomers can read what was said before they joined. */
            chat_room_show_history?: boolean;
            chat_room_description?: string;
            /** @description Only for a space of type `course`. */
            is_draft?: boolean;
        } & components["schemas"]["space_attributes"];
        /** @description The section to make. */
        course_section_create_request: {
            /** @description The space that is the course. It is of type `course`. */
            space_id: number;
        } & components["schemas"]["course_section_attributes"];
        /** @description What can be set on a section. */
        course_section_attributes: {
            name: string;
        };
        /** @description The section with its new name. The course of a section does not change. */
        course_section_update_request: components["schemas"]["course_section_attributes"];
        /** @description The lesson to make. It is a draft unless it says otherwise. */
        course_lesson_create_request: {
            section_id: number;
        } & WithRequired<components["schemas"]["course_lesson_attributes"], "name">;
        /** @description What can be set on a lesson. */
        course_lesson_attributes: {
            name?: string;
            /** @description The signed id of an uploaded image. */
            thumbnail?: string;
            /** @description The signed id of an uploaded video, sound or image. */
            featured_media?: string;
            rich_text_body?: components["schemas"]["rich_text_document_request"];
        } & components["schemas"]["course_lesson_parts"];
        /** @description The new order of a whole course. */
        course_lesson_reorder_request: {
            /** @description The space that is the course. */
            space_id: number;
            /** @description Every section of the course, in its new place. At most 1,000, a bound of this project. */
            new_order: components["schemas"]["course_section_order"][];
        };
        /** @description A section with its lessons, in their new order. */
        course_section_order: {
            section_id: number;
            /** @description The lessons that the section shall have. At most 1,000, a bound of this project. */
            lesson_ids: number[];
        };
        /** @description What shall change. A lesson moves to another section by a new order of the course. */
        course_lesson_update_request: components["schemas"]["course_lesson_attributes"];
        /**
         * @description An order of events, by the time at which they were made or at which they start.
         * @enum {string}
         */
        event_order: "oldest" | "start_date" | "start_date_desc";
        /** @description An event to store, and the space that it belongs to, which both the event and the request name. */
        event_request: {
            event: components["schemas"]["event_attributes"];
            /** @description The space of the event. It is of type `event`, and the same as in `event`. */
            space_id: number;
        };
        /** @description What can be set on an event. */
        event_attributes: {
            name: string;
            /** @description The last part of the event's address. It is made from the name when it is left out. */
            slug?: string;
            /** @description The text of the event as HTML. What is not harmless is taken out when it is written. */
            body?: string;
            /** @description The user who invites. The admin whose token is used when it is left out. */
            user_id?: number;
            space_id: number;
            /** @description The signed id of an uploaded image. */
            cover_image?: string;
            /** @description The signed id of an uploaded image. */
            thumbnail_image?: string;
            hide_from_featured_areas?: boolean;
            event_type?: components["schemas"]["event_type"];
            status: components["schemas"]["event_status"];
            /** @description Ids of the topics that the event is filed under. At most 100, a bound of this project. */
            topics?: number[];
            event_setting_attributes?: components["schemas"]["event_setting_attributes"];
            meta_tag_attributes?: components["schemas"]["meta_tag_parts"];
            recurring_setting_attributes?: components["schemas"]["event_recurrence_attributes"];
            paywall_attributes?: components["schemas"]["event_paywall_attributes"];
            attendee_invite_attributes?: components["schemas"]["event_invite_attributes"];
        };
        /**
         * @description Whether an event takes place once or again and again.
         * @enum {string}
         */
        event_type: "single" | "recurring";
        /**
         * @description Whether members see the event. It can be changed in both directions.
         * @enum {string}
         */
        event_status: "draft" | "published";
        /** @description When and where an event takes place, and who can come. */
        event_setting_attributes: {
            location_type?: components["schemas"]["event_location_type"];
            /** @description Whether only `rsvp_limit` members can sign up. */
            rsvp_limit_enabled?: boolean;
            rsvp_limit?: number;
            /** @description Whether members of the space are told by e-mail once the event is published. */
            send_publish_email?: boolean;
            ticket_type?: components["schemas"]["event_ticket_type"];
            live_stream_room_setting_attributes?: components["schemas"]["live_room_setting_attributes"];
        } & components["schemas"]["event_setting_parts"];
        /**
         * @description Where an event takes place. `tbd` leaves that open. An event in a `live_room` or `live_stream` has a room of its
         *     own, which is listed with the others.
         * @enum {string}
         */
        event_location_type: "virtual" | "in_person" | "tbd" | "live_stream" | "live_room";
        /**
         * @description Whether guests pay.
         * @enum {string}
         */
        event_ticket_type: "paid" | "free";
        /** @description How the live room of an event works. */
        live_room_setting_attributes: {
            /**
             * @description Who gets in.
             * @enum {string}
             */
            access_type?: "open" | "secret" | "public_stream";
            recording_enabled?: boolean;
            /**
             * @description How those in the room are shown.
             * @enum {string}
             */
            view_type?: "speaker_view" | "speaker_variant_view" | "grid_view";
            /** @description Whether the recording is posted in the space afterwards. */
            auto_post_recording_enabled?: boolean;
            mute_on_join?: boolean;
            hide_participants_list?: boolean;
            limit_url_sharing?: boolean;
        };
        /** @description How often an event of type `recurring` takes place, until a time or for a number of times. */
        event_recurrence_attributes: {
            frequency?: components["schemas"]["event_frequency"];
            /** Format: date-time */
            ends_at?: string;
            occurrences?: number;
            edit_mode?: components["schemas"]["event_edit_mode"];
        };
        /**
         * @description How often a recurring event takes place. `annually` and `yearly` mean the same.
         * @enum {string}
         */
        event_frequency: "daily" | "weekday" | "weekly" | "bi_weekly" | "monthly" | "monthly_weekday_based" | "annually" | "yearly";
        /**
         * @description Whether a change is made to one occurrence, to it and those after it, or to all.
         * @enum {string}
         */
        event_edit_mode: "current" | "remaining" | "all";
        /** @description What a ticket of type `paid` costs. */
        event_paywall_attributes: {
            currency_id?: components["schemas"]["currency_id"];
            description?: string;
            /** @description In the main unit of the currency, not in cents. */
            price_amount?: number;
        };
        /** @description The id of a currency, which is 1 for `usd`, 2 for `eur` and 3 for `gbp`. */
        currency_id: number;
        /** @description Who is invited, and who invites together with the host. */
        event_invite_attributes: {
            invited_entities_ids?: components["schemas"]["event_invited_entities"];
            /** @description Community member ids of those who invite together with the host. At most 1,000, a bound of this project. */
            invited_cohost_ids?: number[];
        };
        /** @description The ids of those who are invited, alone or as everybody of a space, a space group or a tag. */
        event_invited_entities: {
            /** @description Members. At most 1,000, a bound of this project. */
            members_ids?: number[];
            /** @description Spaces whose members are invited. At most 1,000, a bound of this project. */
            spaces_ids?: number[];
            /** @description Space groups whose members are invited. At most 1,000, a bound of this project. */
            space_groups_ids?: number[];
            /** @description Tags whose bearers are invited. At most 1,000, a bound of this project. */
            member_tags_ids?: number[];
        };
        /** @description Where the copy of an event goes. */
        event_duplicate_request: {
            /** @description What is said of the copy. */
            event: {
                /** @description The space of the copy. It is of type `event`. */
                space_id: number;
            };
        };
        /**
         * @description Whether a link still leads into the community.
         * @enum {string}
         */
        invitation_link_status: "active" | "revoked";
        /** @description The invitation link to make. */
        invitation_link_create_request: WithRequired<components["schemas"]["invitation_link_attributes"], "name">;
        /** @description What can be set on an invitation link. */
        invitation_link_attributes: {
            name?: string;
            /** @description The space in which a new member starts; null for the usual one. */
            redirect_space_id?: number | null;
            /** @description Access groups that whoever joins is put into. Named here, even as an empty list, they decide alone what the link gives access to; left out, the link leads into the community's own spaces for new members. At most 1,000, a bound of this project. */
            access_group_ids?: number[];
            /** @description Tags that whoever joins is given. They are numbers here, and texts when the link is read. At most 1,000, a bound of this project. */
            member_tag_ids?: number[];
            /** @description The paywall that the link leads to; null for none. */
            paywall?: components["schemas"]["invitation_link_paywall_request"] | null;
        };
        /** @description Which price of which paywall the link offers. Its ids are numbers here, and texts when it is read. */
        invitation_link_paywall_request: {
            paywall_id?: number;
            paywall_price_id?: number;
            /** @description How long the paywall costs nothing. Read as `trial_days`. */
            paywall_trial_days?: number;
            paywall_coupon_code?: string;
        };
        /** @description What shall change. Lists that are named replace those of before. */
        invitation_link_update_request: components["schemas"]["invitation_link_attributes"];
        /**
         * @description Which workflows a list takes, by their state. `all` takes every one that is not archived.
         * @enum {string}
         */
        workflow_status_filter: "draft" | "active" | "inactive" | "archived" | "all";
        /** @description The workflow to make. */
        workflow_create_request: {
            workflow_type: components["schemas"]["workflow_type"];
        } & WithRequired<components["schemas"]["workflow_attributes"], "name">;
        /** @description What can be set on a workflow. */
        workflow_attributes: {
            name?: string;
            /** @description The segment to which the workflow is limited. */
            community_segment_id?: number | null;
            /** @description What sets the workflow off; null for nothing yet. */
            trigger?: components["schemas"]["workflow_trigger_attributes"] | null;
            /** @description The steps, in the order in which they run. At most 100, a bound of this project. */
            actions?: components["schemas"]["workflow_action_attributes"][];
        };
        /** @description What shall set a workflow off. */
        workflow_trigger_attributes: WithRequired<components["schemas"]["workflow_trigger_parts"], "trigger_type">;
        /** @description What a step shall do. */
        workflow_action_attributes: WithRequired<components["schemas"]["workflow_action_parts"], "action_type">;
        /** @description What shall change. The type of a workflow stays. */
        workflow_update_request: components["schemas"]["workflow_attributes"];
        /**
         * @description Whether a list takes all reports, open ones, or those of one outcome. Open ones are in the `inbox`.
         * @enum {string}
         */
        flagged_content_status_filter: "all" | "inbox" | "approved" | "rejected";
        /** @description The report to make. */
        flagged_content_create_request: {
            flagged_content: components["schemas"]["new_flagged_content"];
        };
        /** @description What is reported, and why. */
        new_flagged_content: {
            content_id: number;
            content_type: components["schemas"]["flagged_content_type"];
            reported_reason_type: components["schemas"]["flagged_content_reason"];
            /** @description The reporter's own words. */
            reported_reason_body: string;
        };
        /**
         * @description The kind of content that is reported.
         * @enum {string}
         */
        flagged_content_type: "post" | "comment" | "connect" | "connection" | "chat_room_message";
        /**
         * @description Why content is reported.
         * @enum {string}
         */
        flagged_content_reason: "harassment" | "spam" | "incorrect_location" | "against_guidelines" | "other";
        /** @description Why a report is decided the way it is. */
        flagged_content_decision_request: {
            /** @description The moderator's own words. */
            action_reason_body?: string;
        };
        /**
         * @description An order of paywalls, by name, state or the time at which they were made.
         * @enum {string}
         */
        paywall_order: "title" | "status" | "created_at";
        /** @description The paywall to make. It is a draft, and so are its prices. */
        paywall_create_request: {
            /** @description The code of the currency in small letters, such as `eur`. That of the group, if there is one. */
            currency: string;
            /** @description What the paywall costs. At most 100, a bound of this project. */
            prices: components["schemas"]["new_paywall_price"][];
        } & WithRequired<components["schemas"]["paywall_parts"], "display_name">;
        /** @description A price that has no id yet. One that is not `onetime` needs `interval` and `interval_count`. */
        new_paywall_price: WithRequired<components["schemas"]["paywall_price_parts"], "price_type" | "amount_in_cents" | "display_name">;
        /** @description What shall change. The currency of a paywall stays. */
        paywall_update_request: {
            /** @description Prices to change or to add. Prices that are not named stay as they are. At most 100, a bound of this project. */
            prices?: components["schemas"]["changed_paywall_price"][];
        } & components["schemas"]["paywall_parts"];
        /** @description A price with its changes, or one that is new. */
        changed_paywall_price: {
            /** @description The price that is changed. Left out for a new one, which needs the fields of any new price. */
            id?: number;
        } & components["schemas"]["paywall_price_parts"];
        /** @description The paywall group to make. */
        paywall_group_create_request: WithRequired<components["schemas"]["paywall_group_attributes"], "name" | "currency_id">;
        /** @description What shall change. The currency changes only while the group has no paywalls. */
        paywall_group_update_request: components["schemas"]["paywall_group_attributes"];
        /**
         * @description Where a payment is made.
         * @enum {string}
         */
        payment_platform: "web" | "app_store" | "play_store";
        /**
         * @description An order of charges.
         * @enum {string}
         */
        charge_order: "amount" | "charge_term" | "community_member_name" | "paywall_name" | "platform" | "display_status" | "created_at";
        /** @description The purchase of a price of type `onetime`. */
        community_member_charge_create_request: components["schemas"]["purchase_attributes"];
        /** @description Who buys what. */
        purchase_attributes: {
            community_member_id: number;
            /** @description The price that is paid. Its paywall is active. */
            paywall_price_id: number;
            /** @description The coupon that lowers the price. */
            paywall_coupon_code?: string;
            /** @description The code of the affiliate who brought the buyer, and who is owed a payout then. */
            affiliate_code?: string;
            platform?: components["schemas"]["payment_platform"];
        };
        /** @description How much is refunded, and why. */
        community_member_charge_refund_request: {
            reason_details: string;
            /** @description In the smallest unit of the currency. Left out, all that is left is refunded. */
            amount?: number;
        };
        /**
         * @description An order of subscriptions.
         * @enum {string}
         */
        subscription_order: "charges_quantity" | "subscription_term" | "renews_on" | "community_member_name" | "paywall_name" | "platform" | "status" | "created_at";
        /** @description The purchase of a price of type `subscription` or `installments`. */
        community_member_subscription_create_request: {
            /** @description How long the subscription costs nothing. The first charge is made after that. */
            trial_days?: number;
        } & components["schemas"]["purchase_attributes"];
        /** @description When a subscription ends, and what is refunded. */
        community_member_subscription_cancel_request: {
            ends_at: components["schemas"]["subscription_end"];
            refund_type?: components["schemas"]["subscription_refund_type"];
        };
        /**
         * @description Whether a subscription ends at once, or when the time is over for which it is paid.
         * @enum {string}
         */
        subscription_end: "now" | "at_period_end";
        /**
         * @description Whether the rest of the time that was paid for is refunded, or all of the last charge.
         * @enum {string}
         */
        subscription_refund_type: "prorated" | "full";
        /** @description What shall change on the community and its switches. Whatever is left out stays as it is. */
        community_update_request: {
            community?: components["schemas"]["community_attributes"];
            community_setting?: components["schemas"]["community_setting_attributes"];
        };
        /** @description What can be set on the community. */
        community_attributes: {
            locale?: components["schemas"]["community_locale"];
            default_search_sorting?: components["schemas"]["search_sorting"];
            /** @description The signed id of an uploaded image. */
            logo?: string;
            prefs?: components["schemas"]["community_prefs_attributes"];
        } & components["schemas"]["community_parts"];
        /**
         * @description A language of the interface.
         * @enum {string}
         */
        community_locale: "en" | "pt" | "pt-PT" | "es" | "fr" | "it";
        /**
         * @description An order of search results.
         * @enum {string}
         */
        search_sorting: "relevance" | "latest" | "oldest" | "alphabetical";
        /** @description The colors of the community. */
        community_prefs_attributes: {
            brand_color?: components["schemas"]["theme_color_parts"];
            brand_text_color?: components["schemas"]["theme_color_parts"];
        };
        /** @description The switches of the community. */
        community_setting_attributes: {
            default_logged_out_redirect_type?: components["schemas"]["logged_out_redirect_type"];
            /** @description The record that a visitor is led to. */
            default_logged_out_redirect_id?: number;
            member_media_uploads_enabled?: boolean;
        } & components["schemas"]["community_setting_parts"];
        /**
         * @description The kind of record that a visitor is led to.
         * @enum {string}
         */
        logged_out_redirect_type: "Space" | "Site::Page" | "feed";
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
        /** @description Done. The answer says so in words. */
        MessageAnswer: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["message_response"];
            };
        };
        /** @description Done. The answer says so in words and with a flag. */
        SuccessAnswer: {
            headers: {
                "x-request-id": components["headers"]["x-request-id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["success_response"];
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
        /** @description Only members who bear at least one of these tags. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
        member_tag_ids: number[];
        /** @description The community member id. A value that is not a whole number is answered with 400. */
        community_member_id: number;
        /** @description The e-mail address of the member. */
        member_email: string;
        /** @description Only records whose name contains this text. Upper and lower case are the same. */
        name_filter: string;
        /** @description The order of the records, by the time at which they were made or by name. */
        age_or_name_sort: components["schemas"]["age_or_name_order"];
        /** @description The id of the member tag. */
        member_tag_id: number;
        /** @description The id of the tagging, not of the member or the tag. */
        tagged_member_id: number;
        /** @description The id of the profile field. */
        profile_field_id: number;
        /** @description The community member id. */
        parent_community_member_id: number;
        /** @description The id of the lead. The id of a member is not found here. */
        community_lead_id: number;
        /** @description The contact, as its numeric id or as the `sqid` of a lead. */
        parent_contact_id: string;
        /** @description The id of the note. */
        contact_note_id: number;
        /** @description The id of the segment. */
        community_segment_id: number;
        /** @description The surface whose filters are described, either the member directory or the members of a space. */
        filter_context: components["schemas"]["filter_context"];
        /** @description The space whose members are filtered. Required when `context` is `member_space`. */
        filter_space_id: number;
        /** @description Only records of this space. A space that the community does not have leaves the list empty. */
        space_id_filter: number;
        /** @description Only posts in this state. An open set; known values are `draft`, `published`, `scheduled` and `all`, which is the same as no filter. */
        post_status: string;
        /** @description Only records whose title or text contains this text. Upper and lower case are the same. */
        search_text: string;
        /** @description The id of the post. */
        post_id: number;
        /** @description The id of the post. */
        parent_post_id: number;
        /** @description The id of the space, which is one of type `image`. */
        parent_image_space_id: number;
        /** @description The id of the image post. */
        image_post_id: number;
        /** @description The id of the comment. */
        comment_id: number;
        /** @description The id of the topic. */
        topic_id: number;
        /** @description The id of the space. */
        parent_space_id: number;
        /** @description The id of the space. */
        space_id: number;
        /** @description The space. */
        required_space_id: number;
        /** @description Only memberships of active or of inactive members, or those of all. Active ones when it is left out. */
        membership_status: components["schemas"]["membership_status"];
        /** @description The id of the space group. */
        space_group_id: number;
        /** @description The space group. */
        required_space_group_id: number;
        /** @description The signed id of the embed. */
        embed_sgid: string;
        /** @description Only records of this course. A space that the community does not have leaves the list empty. */
        course_space_filter: number;
        /** @description The id of the section. */
        course_section_id: number;
        /** @description The id of the lesson. */
        course_lesson_id: number;
        /** @description The id of the event. */
        event_id: number;
        /** @description The id of the space, which is one of type `event`. */
        parent_event_space_id: number;
        /** @description The id of the live room. */
        live_room_id: number;
        /** @description The id of the access group. */
        access_group_id: number;
        /** @description The id of the access group. */
        parent_access_group_id: number;
        /** @description The id of the invitation link. */
        invitation_link_id: number;
        /** @description The id of the form. */
        form_id: number;
        /** @description The id of the form. */
        parent_form_id: number;
        /** @description The id of the submission. */
        form_submission_id: number;
        /** @description The id of the workflow. */
        workflow_id: string;
        /** @description The id of the report. */
        flagged_content_id: number;
        /** @description Whether the order that `sort` names goes up or down. */
        direction: components["schemas"]["sort_direction"];
        /** @description The id of the paywall. */
        paywall_id: number;
        /** @description The id of the paywall group. */
        paywall_group_id: number;
        /** @description The id of the coupon. */
        paywall_coupon_id: number;
        /** @description Only records of which a member, a paywall or an id of the payment processor contains this text. */
        payment_query: string;
        /** @description Only what members paid whose e-mail address contains this text. */
        payer_email: string;
        /** @description Only what this member paid. */
        payer_id: number;
        /** @description Only what the member with this public id paid. */
        payer_public_uid: string;
        /** @description Only what was billed to a business whose name contains this text. */
        billing_info_business_name: string;
        /** @description Only prices of these types. The types stand in one text, separated by commas. At most 100, a bound of this project. */
        paywall_price_type: components["schemas"]["paywall_price_type"][];
        /** @description Only the charge with this id at the payment processor. */
        processor_id: string;
        /** @description Only what belongs to the subscription with this id at the payment processor. */
        subscription_processor_id: string;
        /** @description Only the charge whose invoice has this id at the payment processor. */
        invoice_processor_id: string;
        /** @description Only amounts in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of this project. */
        currency: string[];
        /** @description Only what was paid for these paywalls. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
        paywall_ids: number[];
        /** @description Only charges in these states, which stand in one text, separated by commas. An open set; known values are `paid`, `refunded` and `partial_refunded`. At most 100, a bound of this project. */
        charge_status: string[];
        /** @description Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this project. */
        platform: components["schemas"]["payment_platform"][];
        /** @description Only charges of at least this amount, in the smallest unit of the currency. */
        amount_gte: number;
        /** @description Only charges of at most this amount, in the smallest unit of the currency. */
        amount_lte: number;
        /** @description Only charges since this date or time, in ISO 8601. */
        created_at_gte: string;
        /** @description Only charges until this date or time, in ISO 8601. */
        created_at_lte: string;
        /** @description Whether the order that `sort` names goes up or down. Down, unless it is said otherwise. */
        descending_direction: components["schemas"]["sort_direction"];
        /** @description The columns of the export, which are fields of the record. Their names stand in one text, separated by commas. All columns when it is left out. At most 100, a bound of this project. */
        export_fields: string[];
        /** @description The time zone of the times in the export, by its name in the tz database. */
        export_timezone: string;
        /** @description The id of the charge. */
        charge_id: number;
        /** @description Only subscriptions that are paid at this interval. An open set; known values are `month` and `year`. */
        billing_interval: string;
        /** @description Only subscriptions in these states, which stand in one text, separated by commas. An open set; known values are `active`, `trial` and `canceled`. At most 100, a bound of this project. */
        subscription_status: string[];
        /** @description Only subscriptions that end, or do not end, when the time is over for which they are paid. */
        scheduled_to_cancel: boolean;
        /** @description Only subscriptions for which at least this was paid, in the smallest unit of the currency. */
        total_amount_paid_gte: number;
        /** @description Only subscriptions for which at most this was paid, in the smallest unit of the currency. */
        total_amount_paid_lte: number;
        /** @description Only subscriptions that began on this date or time, in ISO 8601, or later. */
        start_date_gte: string;
        /** @description Only subscriptions that began on this date or time, in ISO 8601, or earlier. */
        start_date_lte: string;
        /** @description The id of the subscription. */
        subscription_id: number;
        /** @description The id of the affiliate. */
        paywall_affiliate_id: number;
        /** @description The id of the token, not its value. */
        api_token_id: number;
        /** @description The id of the filter control. */
        filter_kit_control_id: number;
        /** @description The uuid of the chat room. */
        parent_chat_room_uuid: string;
        /** @description The signed id of the upload. */
        direct_upload_signed_id: string;
        /** @description The order of the posts. An open set; known values are `latest`, `popular`, `oldest`, `likes`, `alphabetical` and `new_activity`. */
        home_feed_sort: string;
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
    listCommunityMembers: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only active or only inactive members, or all of them. */
                status?: components["schemas"]["member_status_filter"];
                /** @description Only members who bear at least one of these tags. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                member_tag_ids?: components["parameters"]["member_tag_ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of members. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_list"];
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
    createCommunityMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The member to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_member_create_request"];
            };
        };
        responses: {
            /** @description The member, new or known before. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_created"];
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
    updateCommunityMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The community member id. A value that is not a whole number is answered with 400. */
                id: components["parameters"]["community_member_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_member_update_request"];
            };
        };
        responses: {
            /** @description The member after the change. */
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
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deactivateCommunityMember: {
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
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    findCommunityMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                email: components["parameters"]["member_email"];
            };
            header?: never;
            path?: never;
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
    banCommunityMember: {
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
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deleteCommunityMember: {
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
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listMemberSpaces: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description The member, by the community member id. */
                community_member_id?: number;
                /** @description The member, by the e-mail address. */
                user_email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of spaces. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["spaces"];
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
    listMemberTags: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
                /** @description Only tags that members see, or only those that they do not see. */
                is_public?: boolean;
                /** @description The order of the records, by the time at which they were made or by name. */
                sort?: components["parameters"]["age_or_name_sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of member tags. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member_tags_list"];
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
    createMemberTag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The tag to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["member_tag_request"];
            };
        };
        responses: {
            /** @description The new tag. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member_tag"];
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
    getMemberTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the member tag. */
                id: components["parameters"]["member_tag_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tag. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member_tag"];
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
    updateMemberTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the member tag. */
                id: components["parameters"]["member_tag_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["member_tag_request"];
            };
        };
        responses: {
            /** @description The tag after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["member_tag"];
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
    deleteMemberTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the member tag. */
                id: components["parameters"]["member_tag_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    listTaggedMembers: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only members who bear at least one of these tags. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                member_tag_ids?: components["parameters"]["member_tag_ids"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of taggings. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tagged_members"];
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
    addTaggedMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who is given which tag. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["tagged_member_create_request"];
            };
        };
        responses: {
            201: components["responses"]["MessageAnswer"];
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
    removeTaggedMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                user_email: string;
                /** @description The tag. */
                member_tag_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    getTaggedMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the tagging, not of the member or the tag. */
                id: components["parameters"]["tagged_member_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tagging. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tagged_member"];
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
    listProfileFields: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only fields whose label contains this text. Upper and lower case are the same. */
                label?: string;
                /** @description With `true` only archived fields, with `false` only the others. All of them when it is left out. */
                archived?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of profile fields. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["profile_fields_list"];
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
    createProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The profile field to make, in its root key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["profile_field_create_request"];
            };
        };
        responses: {
            /** @description The new profile field. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["profile_field"];
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
    getProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the profile field. */
                id: components["parameters"]["profile_field_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile field. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["profile_field"];
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
    updateProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the profile field. */
                id: components["parameters"]["profile_field_id"];
            };
            cookie?: never;
        };
        /** @description What shall change, in its root key. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["profile_field_update_request"];
            };
        };
        responses: {
            /** @description The profile field after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["profile_field"];
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
    deleteProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the profile field. */
                id: components["parameters"]["profile_field_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    archiveProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the profile field. */
                id: components["parameters"]["profile_field_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    unarchiveProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the profile field. */
                id: components["parameters"]["profile_field_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getProfilePage: {
        parameters: {
            query: {
                /** @description The page. */
                page_name: components["schemas"]["profile_page_name"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile fields. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["page_profile_fields"];
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
    listProfileAnswers: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The community member id. */
                community_member_id: components["parameters"]["parent_community_member_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of answers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_profile_fields_list"];
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
    listCommunityLeads: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of leads. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_leads_list"];
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
    createCommunityLead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lead to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_lead_create_request"];
            };
        };
        responses: {
            /** @description The lead. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_lead"];
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
    getCommunityLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lead. The id of a member is not found here. */
                id: components["parameters"]["community_lead_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lead. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_lead"];
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
    updateCommunityLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lead. The id of a member is not found here. */
                id: components["parameters"]["community_lead_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_lead_update_request"];
            };
        };
        responses: {
            /** @description The lead after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_lead"];
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
    deleteCommunityLead: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lead. The id of a member is not found here. */
                id: components["parameters"]["community_lead_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    listContactNotes: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
            };
            header?: never;
            path: {
                /** @description The contact, as its numeric id or as the `sqid` of a lead. */
                contact_id: components["parameters"]["parent_contact_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contact_notes_list"];
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
    createContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact, as its numeric id or as the `sqid` of a lead. */
                contact_id: components["parameters"]["parent_contact_id"];
            };
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["contact_note_request"];
            };
        };
        responses: {
            /** @description The new note. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contact_note"];
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
    getContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact, as its numeric id or as the `sqid` of a lead. */
                contact_id: components["parameters"]["parent_contact_id"];
                /** @description The id of the note. */
                id: components["parameters"]["contact_note_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The note. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contact_note"];
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
    updateContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact, as its numeric id or as the `sqid` of a lead. */
                contact_id: components["parameters"]["parent_contact_id"];
                /** @description The id of the note. */
                id: components["parameters"]["contact_note_id"];
            };
            cookie?: never;
        };
        /** @description The note. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["contact_note_request"];
            };
        };
        responses: {
            /** @description The note after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["contact_note"];
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
    deleteContactNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The contact, as its numeric id or as the `sqid` of a lead. */
                contact_id: components["parameters"]["parent_contact_id"];
                /** @description The id of the note. */
                id: components["parameters"]["contact_note_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    listCommunitySegments: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only segments whose title contains this text. Upper and lower case are the same. */
                title?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of segments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_segments_list"];
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
    createCommunitySegment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The segment to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_segment_params"];
            };
        };
        responses: {
            /** @description The new segment. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_segment"];
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
    getCommunitySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the segment. */
                id: components["parameters"]["community_segment_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The segment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_segment"];
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
    updateCommunitySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the segment. */
                id: components["parameters"]["community_segment_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_segment_params"];
            };
        };
        responses: {
            /** @description The segment after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_segment"];
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
    deleteCommunitySegment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the segment. */
                id: components["parameters"]["community_segment_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    duplicateCommunitySegment: {
        parameters: {
            query: {
                /** @description The title of the copy. */
                title: string;
            };
            header?: never;
            path: {
                /** @description The id of the segment. */
                id: components["parameters"]["community_segment_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_segment"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
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
    listPosts: {
        parameters: {
            query?: {
                /** @description Only records of this space. A space that the community does not have leaves the list empty. */
                space_id?: components["parameters"]["space_id_filter"];
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only posts in this state. An open set; known values are `draft`, `published`, `scheduled` and `all`, which is the same as no filter. */
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
    searchPosts: {
        parameters: {
            query?: {
                /** @description Only records of this space. A space that the community does not have leaves the list empty. */
                space_id?: components["parameters"]["space_id_filter"];
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only posts in this state. An open set; known values are `draft`, `published`, `scheduled` and `all`, which is the same as no filter. */
                status?: components["parameters"]["post_status"];
                /** @description Only posts in spaces of this group. */
                space_group_id?: number;
                /** @description Only records whose title or text contains this text. Upper and lower case are the same. */
                search_text?: components["parameters"]["search_text"];
                /** @description The order of the posts. `likes` puts the most liked first; `latest_updated` and `oldest_updated` go by the last change. */
                sort?: components["schemas"]["post_order"];
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
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The post to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["post_create_request"];
            };
        };
        responses: {
            /** @description The new post. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic_post_created_response"];
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
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the post. */
                id: components["parameters"]["post_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic_post"];
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
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the post. */
                id: components["parameters"]["post_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["post_update_request"];
            };
        };
        responses: {
            /** @description The post after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic_post_updated_response"];
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
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the post. */
                id: components["parameters"]["post_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The post is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic_post_deleted_response"];
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
    listPostFollowers: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The id of the post. */
                post_id: components["parameters"]["parent_post_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of followers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["post_followers_list"];
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
    addPostFollower: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the post. */
                post_id: components["parameters"]["parent_post_id"];
            };
            cookie?: never;
        };
        /** @description Who shall follow. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["post_follower_create_request"];
            };
        };
        responses: {
            /** @description The new follower. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["post_follower"];
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
    removePostFollower: {
        parameters: {
            query: {
                /** @description The member. */
                community_member_id: number;
            };
            header?: never;
            path: {
                /** @description The id of the post. */
                post_id: components["parameters"]["parent_post_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listImagePosts: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of image posts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["image_posts_list"];
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
    createImagePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
            };
            cookie?: never;
        };
        /** @description The image post to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["image_post_create_request"];
            };
        };
        responses: {
            /** @description The new image post. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["image_post_created_response"];
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
    getImagePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
                /** @description The id of the image post. */
                id: components["parameters"]["image_post_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image post. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["image_post"];
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
    updateImagePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
                /** @description The id of the image post. */
                id: components["parameters"]["image_post_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["image_post_update_request"];
            };
        };
        responses: {
            /** @description The image post after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["image_post"];
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
    deleteImagePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
                /** @description The id of the image post. */
                id: components["parameters"]["image_post_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image post is deleted. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["basic_post_deleted_response"];
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
    duplicateImagePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `image`. */
                space_id: components["parameters"]["parent_image_space_id"];
                /** @description The id of the image post. */
                id: components["parameters"]["image_post_id"];
            };
            cookie?: never;
        };
        /** @description How the copy is made. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["image_post_duplicate_request"];
            };
        };
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["image_post_created_response"];
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
    listComments: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records of this space. A space that the community does not have leaves the list empty. */
                space_id?: components["parameters"]["space_id_filter"];
                /** @description Only comments under this post. */
                post_id?: number;
                /** @description Only records whose title or text contains this text. Upper and lower case are the same. */
                search_text?: components["parameters"]["search_text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of comments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["comments_list"];
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
    createComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The comment to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["comment_create_request"];
            };
        };
        responses: {
            /** @description The new comment. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["comment"];
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
    getComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["comment_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comment. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["comment"];
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
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["comment_id"];
            };
            cookie?: never;
        };
        /** @description The new text. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["comment_update_request"];
            };
        };
        responses: {
            /** @description The comment after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["comment"];
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
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the comment. */
                id: components["parameters"]["comment_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listTopics: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
                /** @description The order of the records, by the time at which they were made or by name. */
                sort?: components["parameters"]["age_or_name_sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of topics. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["topics_list"];
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
    createTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The topic to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["topic_request"];
            };
        };
        responses: {
            /** @description The new topic. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["topic"];
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
    getTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                id: components["parameters"]["topic_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The topic. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["topic"];
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
    updateTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                id: components["parameters"]["topic_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["topic_request"];
            };
        };
        responses: {
            /** @description The topic after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["topic"];
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
    deleteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the topic. */
                id: components["parameters"]["topic_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    getPostSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the post. */
                post_id: components["parameters"]["parent_post_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["post_ai_summary"];
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
    getSpaceSummary: {
        parameters: {
            query?: {
                /** @description Only what was written since this time. */
                date_from?: string;
                /** @description Only messages from this one on. */
                first_unread_message_id?: number;
            };
            header?: never;
            path: {
                /** @description The id of the space. */
                space_id: components["parameters"]["parent_space_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_ai_summary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listSpaces: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description The order of the spaces. `active` puts those with the newest activity first, `likes` those with the most likes, and `latest_profile_confirmed` those that the member with the newest profile has joined. */
                sort?: components["schemas"]["space_order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of spaces. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["spaces"];
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
    createSpace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The space to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["space_create_request"];
            };
        };
        responses: {
            /** @description The new space. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_create_response"];
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
    getSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space. */
                id: components["parameters"]["space_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The space. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space"];
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
    updateSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space. */
                id: components["parameters"]["space_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["space_update_request"];
            };
        };
        responses: {
            /** @description The space after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space"];
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
    deleteSpace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space. */
                id: components["parameters"]["space_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getSpaceMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                email: components["parameters"]["member_email"];
                /** @description The space. */
                space_id: components["parameters"]["required_space_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_member"];
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
    listSpaceMembers: {
        parameters: {
            query: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description The space. */
                space_id: components["parameters"]["required_space_id"];
                /** @description Only memberships of active or of inactive members, or those of all. Active ones when it is left out. */
                status?: components["parameters"]["membership_status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of memberships. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_members"];
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
    addSpaceMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who is added to which space. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["space_member_create_request"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    removeSpaceMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                email: components["parameters"]["member_email"];
                /** @description The space. */
                space_id: components["parameters"]["required_space_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    listSpaceGroups: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of space groups. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_groups"];
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
    createSpaceGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The space group to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["space_group_create_request"];
            };
        };
        responses: {
            /** @description The new space group. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_group"];
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
    getSpaceGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space group. */
                id: components["parameters"]["space_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The space group. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_group"];
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
    updateSpaceGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space group. */
                id: components["parameters"]["space_group_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["space_group_update_request"];
            };
        };
        responses: {
            /** @description The space group after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_group"];
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
    deleteSpaceGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space group. */
                id: components["parameters"]["space_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    getSpaceGroupMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                email: components["parameters"]["member_email"];
                /** @description The space group. */
                space_group_id: components["parameters"]["required_space_group_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_group_member"];
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
    listSpaceGroupMembers: {
        parameters: {
            query: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description The space group. */
                space_group_id: components["parameters"]["required_space_group_id"];
                /** @description Only memberships of active or of inactive members, or those of all. Active ones when it is left out. */
                status?: components["parameters"]["membership_status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of memberships. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["space_group_members"];
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
    addSpaceGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who is added to which space group. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["space_group_member_create_request"];
            };
        };
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    removeSpaceGroupMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                email: components["parameters"]["member_email"];
                /** @description The space group. */
                space_group_id: components["parameters"]["required_space_group_id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createEmbed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The page to embed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["embed_create_request"];
            };
        };
        responses: {
            /** @description The new embed. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["embed"];
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
    getEmbed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed id of the embed. */
                sgid: components["parameters"]["embed_sgid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The embed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["embed"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    createDirectUpload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is known of the file. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["direct_upload_create_request"];
            };
        };
        responses: {
            /** @description The place for the file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["direct_upload_response"];
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
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The message, and to whom it goes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["message_create_request"];
            };
        };
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["message_created_response"];
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
    importChatRoomMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The message to import. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["chat_room_message_import_request"];
            };
        };
        responses: {
            /** @description The message. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["chat_room_message"];
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
    runAdvancedSearch: {
        parameters: {
            query: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description The words to search for. */
                query: string;
                /** @description What is searched. Everything when it is left out. */
                type?: components["schemas"]["advanced_search_type"];
                /** @description Where somebody is about to be mentioned. */
                mention_scope?: components["schemas"]["mention_scope"];
                /** @description Conditions that a result has to meet. */
                filters?: components["schemas"]["advanced_search_filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of what was found. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["advanced_search_results"];
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
    getChatPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["chat_preferences"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateChatPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["chat_preferences_update_request"];
            };
        };
        responses: {
            /** @description The preferences after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["chat_preferences"];
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
    listCourseSections: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records of this course. A space that the community does not have leaves the list empty. */
                space_id?: components["parameters"]["course_space_filter"];
                /** @description The order of the records, by the time at which they were made or by name. */
                sort?: components["parameters"]["age_or_name_sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of course sections. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_sections_list"];
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
    createCourseSection: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The section to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["course_section_create_request"];
            };
        };
        responses: {
            /** @description The new section. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_section"];
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
    getCourseSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the section. */
                id: components["parameters"]["course_section_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The section. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_section"];
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
    updateCourseSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the section. */
                id: components["parameters"]["course_section_id"];
            };
            cookie?: never;
        };
        /** @description The new name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["course_section_update_request"];
            };
        };
        responses: {
            /** @description The section after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_section"];
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
    deleteCourseSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the section. */
                id: components["parameters"]["course_section_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    listCourseLessons: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only lessons of this section. */
                section_id?: number;
                /** @description Only records of this course. A space that the community does not have leaves the list empty. */
                space_id?: components["parameters"]["course_space_filter"];
                /** @description Only lessons in this state. */
                status?: components["schemas"]["course_lesson_status"];
                /** @description The order of the records, by the time at which they were made or by name. */
                sort?: components["parameters"]["age_or_name_sort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of course lessons. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_lessons_list"];
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
    createCourseLesson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The lesson to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["course_lesson_create_request"];
            };
        };
        responses: {
            /** @description The new lesson. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_lesson"];
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
    reorderCourseLessons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The new order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["course_lesson_reorder_request"];
            };
        };
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    getCourseLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lesson. */
                id: components["parameters"]["course_lesson_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lesson. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_lesson"];
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
    deleteCourseLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lesson. */
                id: components["parameters"]["course_lesson_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    updateCourseLesson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the lesson. */
                id: components["parameters"]["course_lesson_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["course_lesson_update_request"];
            };
        };
        responses: {
            /** @description The lesson after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_lesson"];
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
    listLessonProgress: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only progress of this lesson. */
                lesson_id?: number;
                /** @description Only progress of the member with this e-mail address. */
                member_email?: string;
                /** @description Only records of this course. A space that the community does not have leaves the list empty. */
                space_id?: components["parameters"]["course_space_filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of progress. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["course_lesson_progress_list"];
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
    updateLessonProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What a member has, or has not, completed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["course_lesson_progress_update_request"];
            };
        };
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    listEvents: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only events of this space. */
                space_id?: number;
                /** @description Only events that start on this day or later. */
                "filter_date[start_date]"?: string;
                /** @description Only events that start on this day or earlier. */
                "filter_date[end_date]"?: string;
                /** @description The order of the events. `start_date` puts the earliest first, `start_date_desc` the latest. */
                sort?: components["schemas"]["event_order"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event_list"];
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
    createEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The event to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["event_request"];
            };
        };
        responses: {
            /** @description The new event. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"];
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
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the event. */
                id: components["parameters"]["event_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"];
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
    updateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the event. */
                id: components["parameters"]["event_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["event_request"];
            };
        };
        responses: {
            /** @description The event after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"];
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
    deleteEvent: {
        parameters: {
            query: {
                /** @description The space of the event. */
                space_id: number;
            };
            header?: never;
            path: {
                /** @description The id of the event. */
                id: components["parameters"]["event_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    duplicateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the space, which is one of type `event`. */
                space_id: components["parameters"]["parent_event_space_id"];
                /** @description The id of the event. */
                id: components["parameters"]["event_id"];
            };
            cookie?: never;
        };
        /** @description Where the copy goes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["event_duplicate_request"];
            };
        };
        responses: {
            /** @description The copy. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event"];
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
    listEventAttendees: {
        parameters: {
            query: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description The event. */
                event_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of attendees. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["event_attendees_list"];
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
    addEventAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who comes to which event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["event_attendee_request"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    removeEventAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who does not come to which event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["event_attendee_request"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    listLiveRooms: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of live rooms. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["live_room_list"];
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
    createLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The room to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["live_room_create_request"];
            };
        };
        responses: {
            /** @description The new room. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["live_room"];
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
    getLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["live_room"];
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
    startLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room, which is live. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["live_room"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    closeLiveRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room, which is closed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["live_room"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getLiveRoomTranscripts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the live room. */
                room_id: components["parameters"]["live_room_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transcripts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["live_room_transcripts"];
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
    listAccessGroups: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only access groups in this state, or those in both. Active ones when it is left out. */
                status?: components["schemas"]["access_group_status_filter"];
                /** @description Only the access groups with these ids. The parameter stands once for each id. At most 1,000, a bound of this project. */
                ids?: number[];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of access groups. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_groups"];
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
    createAccessGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The access group to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["access_group_create_request"];
            };
        };
        responses: {
            /** @description The new access group. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_group"];
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
    getAccessGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                id: components["parameters"]["access_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access group. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_group"];
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
    updateAccessGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                id: components["parameters"]["access_group_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["access_group_update_request"];
            };
        };
        responses: {
            /** @description The access group after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_group"];
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
    archiveAccessGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                id: components["parameters"]["access_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    unarchiveAccessGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                id: components["parameters"]["access_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access group, which is active. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_group"];
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
    getAccessGroupMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                email: components["parameters"]["member_email"];
            };
            header?: never;
            path: {
                /** @description The id of the access group. */
                access_group_id: components["parameters"]["parent_access_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_group_community_member"];
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
    listAccessGroupMembers: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The id of the access group. */
                access_group_id: components["parameters"]["parent_access_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of memberships. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_group_community_members"];
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
    addAccessGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the access group. */
                access_group_id: components["parameters"]["parent_access_group_id"];
            };
            cookie?: never;
        };
        /** @description Who is added. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["access_group_member_create_request"];
            };
        };
        responses: {
            201: components["responses"]["MessageAnswer"];
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
    removeAccessGroupMember: {
        parameters: {
            query: {
                /** @description The e-mail address of the member. */
                email: components["parameters"]["member_email"];
            };
            header?: never;
            path: {
                /** @description The id of the access group. */
                access_group_id: components["parameters"]["parent_access_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
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
    listMemberAccessGroups: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The community member id. */
                community_member_id: components["parameters"]["parent_community_member_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of access groups. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["access_groups"];
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
    listInvitationLinks: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
                /** @description Only links that are active, or only revoked ones. */
                status?: components["schemas"]["invitation_link_status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of invitation links. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invitation_links_list"];
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
    createInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The link to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["invitation_link_create_request"];
            };
        };
        responses: {
            /** @description The new link. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invitation_link"];
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
    getInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation link. */
                id: components["parameters"]["invitation_link_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invitation_link"];
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
    updateInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation link. */
                id: components["parameters"]["invitation_link_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["invitation_link_update_request"];
            };
        };
        responses: {
            /** @description The link after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["invitation_link"];
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
    deleteInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation link. */
                id: components["parameters"]["invitation_link_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    revokeInvitationLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the invitation link. */
                id: components["parameters"]["invitation_link_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listForms: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of forms. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form_list"];
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
    createForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The form to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["form_create_request"];
            };
        };
        responses: {
            /** @description The new form. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form"];
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
    getForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                id: components["parameters"]["form_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form"];
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
    updateForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                id: components["parameters"]["form_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["form_update_request"];
            };
        };
        responses: {
            /** @description The form after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form"];
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
    deleteForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                id: components["parameters"]["form_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    duplicateForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                id: components["parameters"]["form_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getFormElements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                form_id: components["parameters"]["parent_form_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The elements. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form_elements"];
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
    listFormSubmissions: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The id of the form. */
                form_id: components["parameters"]["parent_form_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of submissions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form_submission_list"];
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
    createFormSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                form_id: components["parameters"]["parent_form_id"];
            };
            cookie?: never;
        };
        /** @description The answers. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["form_submission_create_request"];
            };
        };
        responses: {
            /** @description The form is submitted. The submission itself is not returned. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form_submission_create_response"];
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
    getFormSubmission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the form. */
                form_id: components["parameters"]["parent_form_id"];
                /** @description The id of the submission. */
                id: components["parameters"]["form_submission_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The submission. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["form_submission"];
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
    listWorkflows: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only workflows whose name contains this text. */
                query?: string;
                /** @description Only workflows in this state. `all` leaves out those that are archived. */
                status?: components["schemas"]["workflow_status_filter"];
                /** @description Only workflows of this type. */
                workflow_type?: components["schemas"]["workflow_type"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of workflows. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflows_list"];
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
    createWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The workflow to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["workflow_create_request"];
            };
        };
        responses: {
            /** @description The new workflow. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflow_detail"];
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
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflow_detail"];
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
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["workflow_update_request"];
            };
        };
        responses: {
            /** @description The workflow after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflow_detail"];
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
    activateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow, which is active. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    deactivateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow, which is inactive. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    archiveWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow, which is archived. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    duplicateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the workflow. */
                id: components["parameters"]["workflow_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["workflow"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listFlaggedContents: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only reports that are open, or those of one outcome. All of them when it is left out. */
                status?: components["schemas"]["flagged_content_status_filter"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of reports. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flagged_contents_list"];
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
    createFlaggedContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What is reported, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["flagged_content_create_request"];
            };
        };
        responses: {
            /** @description The new report. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flagged_content"];
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
    getFlaggedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: components["parameters"]["flagged_content_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flagged_content"];
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
    approveFlaggedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: components["parameters"]["flagged_content_id"];
            };
            cookie?: never;
        };
        /** @description Why, in words. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["flagged_content_decision_request"];
            };
        };
        responses: {
            /** @description The report, which is approved. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flagged_content"];
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
    rejectFlaggedContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the report. */
                id: components["parameters"]["flagged_content_id"];
            };
            cookie?: never;
        };
        /** @description Why, in words. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["flagged_content_decision_request"];
            };
        };
        responses: {
            /** @description The report, which is rejected. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["flagged_content"];
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
    searchPaywalls: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records whose name contains this text. Upper and lower case are the same. */
                name?: components["parameters"]["name_filter"];
                /** @description Only paywalls in these states, which stand in one text, separated by commas. At most 100, a bound of this project. */
                status?: components["schemas"]["paywall_status"][];
                /** @description Only paywalls in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of this project. */
                currency?: string[];
                /** @description Only these paywalls. Their ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                paywall_id?: number[];
                /** @description No paywall that is named here. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                exclude_paywall_id?: number[];
                /** @description Only paywalls of these groups. Their ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                subscription_group_id?: number[];
                /** @description No paywall of these groups. Their ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                exclude_subscription_group_id?: number[];
                /** @description The order of the paywalls. */
                sort?: components["schemas"]["paywall_order"];
                /** @description Whether the order that `sort` names goes up or down. */
                direction?: components["parameters"]["direction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of paywalls. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywalls_list"];
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
    createPaywall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The paywall to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["paywall_create_request"];
            };
        };
        responses: {
            /** @description The new paywall. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall"];
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
    getPaywall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paywall. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall"];
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
    updatePaywall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["paywall_update_request"];
            };
        };
        responses: {
            /** @description The paywall after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall"];
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
    deletePaywall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    archivePaywall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    publishPaywall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    unarchivePaywall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall. */
                id: components["parameters"]["paywall_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaywallGroups: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of paywall groups. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_groups_list"];
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
    createPaywallGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The paywall group to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["paywall_group_create_request"];
            };
        };
        responses: {
            /** @description The new paywall group. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_group"];
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
    getPaywallGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall group. */
                id: components["parameters"]["paywall_group_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paywall group. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_group"];
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
    updatePaywallGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the paywall group. */
                id: components["parameters"]["paywall_group_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["paywall_group_update_request"];
            };
        };
        responses: {
            /** @description The paywall group after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_group"];
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
    listPaywallCoupons: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of coupons. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_coupons_list"];
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
    createPaywallCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The coupon to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["paywall_coupon_create_request"];
            };
        };
        responses: {
            /** @description The new coupon. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_coupon"];
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
    getPaywallCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the coupon. */
                id: components["parameters"]["paywall_coupon_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_coupon"];
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
    deletePaywallCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the coupon. */
                id: components["parameters"]["paywall_coupon_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listCommunityMemberCharges: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records of which a member, a paywall or an id of the payment processor contains this text. */
                query?: components["parameters"]["payment_query"];
                /** @description Only what members paid whose e-mail address contains this text. */
                member_email?: components["parameters"]["payer_email"];
                /** @description Only what this member paid. */
                community_member_id?: components["parameters"]["payer_id"];
                /** @description Only what the member with this public id paid. */
                community_member_public_uid?: components["parameters"]["payer_public_uid"];
                /** @description Only what was billed to a business whose name contains this text. */
                billing_info_business_name?: components["parameters"]["billing_info_business_name"];
                /** @description Only prices of these types. The types stand in one text, separated by commas. At most 100, a bound of this project. */
                paywall_price_type?: components["parameters"]["paywall_price_type"];
                /** @description Only the charge with this id at the payment processor. */
                processor_id?: components["parameters"]["processor_id"];
                /** @description Only what belongs to the subscription with this id at the payment processor. */
                subscription_processor_id?: components["parameters"]["subscription_processor_id"];
                /** @description Only the charge whose invoice has this id at the payment processor. */
                invoice_processor_id?: components["parameters"]["invoice_processor_id"];
                /** @description Only amounts in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of this project. */
                currency?: components["parameters"]["currency"];
                /** @description Only what was paid for these paywalls. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                paywall_ids?: components["parameters"]["paywall_ids"];
                /** @description Only charges in these states, which stand in one text, separated by commas. An open set; known values are `paid`, `refunded` and `partial_refunded`. At most 100, a bound of this project. */
                status?: components["parameters"]["charge_status"];
                /** @description Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this project. */
                platform?: components["parameters"]["platform"];
                /** @description Only charges of at least this amount, in the smallest unit of the currency. */
                amount_gte?: components["parameters"]["amount_gte"];
                /** @description Only charges of at most this amount, in the smallest unit of the currency. */
                amount_lte?: components["parameters"]["amount_lte"];
                /** @description Only charges since this date or time, in ISO 8601. */
                created_at_gte?: components["parameters"]["created_at_gte"];
                /** @description Only charges until this date or time, in ISO 8601. */
                created_at_lte?: components["parameters"]["created_at_lte"];
                /** @description What decides the order. */
                sort?: components["schemas"]["charge_order"];
                /** @description Whether the order that `sort` names goes up or down. Down, unless it is said otherwise. */
                direction?: components["parameters"]["descending_direction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of charges. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_charges_list"];
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
    createCommunityMemberCharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who buys what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_member_charge_create_request"];
            };
        };
        responses: {
            /** @description The new charge. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_charge"];
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
    exportCommunityMemberCharges: {
        parameters: {
            query?: {
                /** @description Only what members paid whose e-mail address contains this text. */
                member_email?: components["parameters"]["payer_email"];
                /** @description Only what this member paid. */
                community_member_id?: components["parameters"]["payer_id"];
                /** @description Only what the member with this public id paid. */
                community_member_public_uid?: components["parameters"]["payer_public_uid"];
                /** @description Only what was billed to a business whose name contains this text. */
                billing_info_business_name?: components["parameters"]["billing_info_business_name"];
                /** @description Only prices of these types. The types stand in one text, separated by commas. At most 100, a bound of this project. */
                paywall_price_type?: components["parameters"]["paywall_price_type"];
                /** @description Only the charge with this id at the payment processor. */
                processor_id?: components["parameters"]["processor_id"];
                /** @description Only what belongs to the subscription with this id at the payment processor. */
                subscription_processor_id?: components["parameters"]["subscription_processor_id"];
                /** @description Only the charge whose invoice has this id at the payment processor. */
                invoice_processor_id?: components["parameters"]["invoice_processor_id"];
                /** @description Only amounts in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of this project. */
                currency?: components["parameters"]["currency"];
                /** @description Only what was paid for these paywalls. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                paywall_ids?: components["parameters"]["paywall_ids"];
                /** @description Only charges in these states, which stand in one text, separated by commas. An open set; known values are `paid`, `refunded` and `partial_refunded`. At most 100, a bound of this project. */
                status?: components["parameters"]["charge_status"];
                /** @description Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this project. */
                platform?: components["parameters"]["platform"];
                /** @description Only charges of at least this amount, in the smallest unit of the currency. */
                amount_gte?: components["parameters"]["amount_gte"];
                /** @description Only charges of at most this amount, in the smallest unit of the currency. */
                amount_lte?: components["parameters"]["amount_lte"];
                /** @description Only charges since this date or time, in ISO 8601. */
                created_at_gte?: components["parameters"]["created_at_gte"];
                /** @description Only charges until this date or time, in ISO 8601. */
                created_at_lte?: components["parameters"]["created_at_lte"];
                /** @description The columns of the export, which are fields of the record. Their names stand in one text, separated by commas. All columns when it is left out. At most 100, a bound of this project. */
                fields?: components["parameters"]["export_fields"];
                /** @description The time zone of the times in the export, by its name in the tz database. */
                timezone?: components["parameters"]["export_timezone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_charge_export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCommunityMemberCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the charge. */
                id: components["parameters"]["charge_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charge. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_charge"];
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
    refundCommunityMemberCharge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the charge. */
                id: components["parameters"]["charge_id"];
            };
            cookie?: never;
        };
        /** @description How much, and why. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_member_charge_refund_request"];
            };
        };
        responses: {
            /** @description The charge after the refund. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_charge"];
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
    listCommunityMemberSubscriptions: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only records of which a member, a paywall or an id of the payment processor contains this text. */
                query?: components["parameters"]["payment_query"];
                /** @description Only what members paid whose e-mail address contains this text. */
                member_email?: components["parameters"]["payer_email"];
                /** @description Only what this member paid. */
                community_member_id?: components["parameters"]["payer_id"];
                /** @description Only what the member with this public id paid. */
                community_member_public_uid?: components["parameters"]["payer_public_uid"];
                /** @description Only what was billed to a business whose name contains this text. */
                billing_info_business_name?: components["parameters"]["billing_info_business_name"];
                /** @description Only prices of these types. The types stand in one text, separated by commas. At most 100, a bound of this project. */
                paywall_price_type?: components["parameters"]["paywall_price_type"];
                /** @description Only subscriptions that are paid at this interval. An open set; known values are `month` and `year`. */
                billing_interval?: components["parameters"]["billing_interval"];
                /** @description Only what belongs to the subscription with this id at the payment processor. */
                subscription_processor_id?: components["parameters"]["subscription_processor_id"];
                /** @description Only amounts in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of this project. */
                currency?: components["parameters"]["currency"];
                /** @description Only what was paid for these paywalls. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                paywall_ids?: components["parameters"]["paywall_ids"];
                /** @description Only subscriptions in these states, which stand in one text, separated by commas. An open set; known values are `active`, `trial` and `canceled`. At most 100, a bound of this project. */
                status?: components["parameters"]["subscription_status"];
                /** @description Only subscriptions that end, or do not end, when the time is over for which they are paid. */
                scheduled_to_cancel?: components["parameters"]["scheduled_to_cancel"];
                /** @description Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this project. */
                platform?: components["parameters"]["platform"];
                /** @description Only subscriptions for which at least this was paid, in the smallest unit of the currency. */
                total_amount_paid_gte?: components["parameters"]["total_amount_paid_gte"];
                /** @description Only subscriptions for which at most this was paid, in the smallest unit of the currency. */
                total_amount_paid_lte?: components["parameters"]["total_amount_paid_lte"];
                /** @description Only subscriptions that began on this date or time, in ISO 8601, or later. */
                start_date_gte?: components["parameters"]["start_date_gte"];
                /** @description Only subscriptions that began on this date or time, in ISO 8601, or earlier. */
                start_date_lte?: components["parameters"]["start_date_lte"];
                /** @description What decides the order. */
                sort?: components["schemas"]["subscription_order"];
                /** @description Whether the order that `sort` names goes up or down. Down, unless it is said otherwise. */
                direction?: components["parameters"]["descending_direction"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of subscriptions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_subscriptions_list"];
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
    createCommunityMemberSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who buys what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_member_subscription_create_request"];
            };
        };
        responses: {
            /** @description The new subscription. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_subscription"];
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
    exportCommunityMemberSubscriptions: {
        parameters: {
            query?: {
                /** @description Only what members paid whose e-mail address contains this text. */
                member_email?: components["parameters"]["payer_email"];
                /** @description Only what this member paid. */
                community_member_id?: components["parameters"]["payer_id"];
                /** @description Only what the member with this public id paid. */
                community_member_public_uid?: components["parameters"]["payer_public_uid"];
                /** @description Only what was billed to a business whose name contains this text. */
                billing_info_business_name?: components["parameters"]["billing_info_business_name"];
                /** @description Only prices of these types. The types stand in one text, separated by commas. At most 100, a bound of this project. */
                paywall_price_type?: components["parameters"]["paywall_price_type"];
                /** @description Only subscriptions that are paid at this interval. An open set; known values are `month` and `year`. */
                billing_interval?: components["parameters"]["billing_interval"];
                /** @description Only what belongs to the subscription with this id at the payment processor. */
                subscription_processor_id?: components["parameters"]["subscription_processor_id"];
                /** @description Only amounts in these currencies. Their codes stand in one text, separated by commas. At most 100, a bound of this project. */
                currency?: components["parameters"]["currency"];
                /** @description Only what was paid for these paywalls. The ids stand in one text, separated by commas. At most 1,000, a bound of this project. */
                paywall_ids?: components["parameters"]["paywall_ids"];
                /** @description Only subscriptions in these states, which stand in one text, separated by commas. An open set; known values are `active`, `trial` and `canceled`. At most 100, a bound of this project. */
                status?: components["parameters"]["subscription_status"];
                /** @description Only subscriptions that end, or do not end, when the time is over for which they are paid. */
                scheduled_to_cancel?: components["parameters"]["scheduled_to_cancel"];
                /** @description Only what was paid there. The values stand in one text, separated by commas. At most 100, a bound of this project. */
                platform?: components["parameters"]["platform"];
                /** @description Only subscriptions for which at least this was paid, in the smallest unit of the currency. */
                total_amount_paid_gte?: components["parameters"]["total_amount_paid_gte"];
                /** @description Only subscriptions for which at most this was paid, in the smallest unit of the currency. */
                total_amount_paid_lte?: components["parameters"]["total_amount_paid_lte"];
                /** @description Only subscriptions that began on this date or time, in ISO 8601, or later. */
                start_date_gte?: components["parameters"]["start_date_gte"];
                /** @description Only subscriptions that began on this date or time, in ISO 8601, or earlier. */
                start_date_lte?: components["parameters"]["start_date_lte"];
                /** @description The columns of the export, which are fields of the record. Their names stand in one text, separated by commas. All columns when it is left out. At most 100, a bound of this project. */
                fields?: components["parameters"]["export_fields"];
                /** @description The time zone of the times in the export, by its name in the tz database. */
                timezone?: components["parameters"]["export_timezone"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_subscription_export"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    getCommunityMemberSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subscription. */
                id: components["parameters"]["subscription_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_subscription"];
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
    cancelCommunityMemberSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subscription. */
                id: components["parameters"]["subscription_id"];
            };
            cookie?: never;
        };
        /** @description When, and what is refunded. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_member_subscription_cancel_request"];
            };
        };
        responses: {
            /** @description The subscription after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_subscription"];
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
    resumeCommunityMemberSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the subscription. */
                id: components["parameters"]["subscription_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, which goes on. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community_member_subscription"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listPaywallAffiliates: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Conditions that an affiliate has to meet. */
                filters?: components["schemas"]["paywall_affiliate_filters"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of affiliates. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_affiliates_list"];
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
    invitePaywallAffiliates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Who is invited. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["paywall_affiliate_invite_request"];
            };
        };
        responses: {
            /** @description What became of each. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_affiliate_invitations"];
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
    getPaywallAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the affiliate. */
                id: components["parameters"]["paywall_affiliate_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The affiliate. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_affiliate"];
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
    updatePaywallAffiliate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the affiliate. */
                id: components["parameters"]["paywall_affiliate_id"];
            };
            cookie?: never;
        };
        /** @description The next state. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["paywall_affiliate_update_request"];
            };
        };
        responses: {
            /** @description The affiliate after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_affiliate"];
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
    listAffiliatePayouts: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only payouts in this state. */
                status?: components["schemas"]["affiliate_payout_status"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payouts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["affiliate_payouts_list"];
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
    exportAffiliatePayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose payouts are meant. Without a body, those of all affiliates. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["affiliate_payout_selection"];
            };
        };
        responses: {
            /** @description The order. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["paywall_affiliate_payout_export"];
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
    markAffiliatePayoutsPaid: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose payouts are meant. Without a body, those of all affiliates. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["affiliate_payout_selection"];
            };
        };
        responses: {
            /** @description How many payouts are paid now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["affiliate_payout_mark_paid_response"];
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
    startAffiliatePayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whose payouts are meant. Without a body, those of all affiliates. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["affiliate_payout_selection"];
            };
        };
        responses: {
            /** @description How many payouts are being paid. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["affiliate_payout_start_response"];
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
    listPaymentMethods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment methods. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["payment_method_preferences_list"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updatePaymentMethod: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The choice about one payment method. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["payment_method_update_request"];
            };
        };
        responses: {
            /** @description The payment methods after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["payment_method_preferences_list"];
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
    getTaxSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tax setting. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tax_setting"];
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
    updateTaxSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["tax_setting_update_request"];
            };
        };
        responses: {
            /** @description The tax setting after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["tax_setting"];
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
    getCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The community. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateCommunity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["community_update_request"];
            };
        };
        responses: {
            /** @description The community after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["community"];
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
    getConnectSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["connect_settings"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    updateConnectSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["connect_settings_update_request"];
            };
        };
        responses: {
            /** @description The settings after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["connect_settings"];
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
    getLeaderboard: {
        parameters: {
            query?: {
                /** @description Only points of this time. All points when it is left out. */
                period?: components["schemas"]["leaderboard_period"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The leaderboard. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["leaderboard"];
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
    searchLocations: {
        parameters: {
            query: {
                /** @description A part of the name or the address. */
                query: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["location_search_results"];
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
    getQuota: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The quota. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["quota"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            405: components["responses"]["MethodNotAllowed"];
            406: components["responses"]["NotAcceptable"];
            429: components["responses"]["TooManyRequests"];
            "5XX": components["responses"]["ServerError"];
        };
    };
    listApiTokens: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of API tokens. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["api_tokens_list"];
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
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The token to issue. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["api_token_create_request"];
            };
        };
        responses: {
            /** @description The token with its value. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["issued_api_token"];
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
    revokeApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the token, not its value. */
                id: components["parameters"]["api_token_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    listFilterControls: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
                /** @description Only choices for the members of this space. */
                space_id?: number;
                /** @description Whether choices for the members of a space are left out. */
                member_directory_only?: boolean;
                /** @description Only filters that are switched on, or only those that are switched off. */
                enabled?: boolean;
                /** @description Only choices about this filter. */
                key?: components["schemas"]["filter_kit_key"];
                /** @description Only choices about the filter by this profile field. */
                profile_field_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of filter controls. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["filter_kit_controls_list"];
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
    createFilterControl: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The choice to save. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["filter_kit_control_create_request"];
            };
        };
        responses: {
            /** @description The new filter control. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["filter_kit_control"];
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
    getFilterControl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the filter control. */
                id: components["parameters"]["filter_kit_control_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The filter control. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["filter_kit_control"];
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
    deleteFilterControl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the filter control. */
                id: components["parameters"]["filter_kit_control_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessAnswer"];
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
    updateFilterControl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the filter control. */
                id: components["parameters"]["filter_kit_control_id"];
            };
            cookie?: never;
        };
        /** @description What shall change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["filter_kit_control_update_request"];
            };
        };
        responses: {
            /** @description The filter control after the change. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["filter_kit_control"];
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
    listChatRooms: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of chat rooms. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["chat_rooms_list"];
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
    listChatRoomMessages: {
        parameters: {
            query?: {
                /** @description The number of the page. The first page is 1; a lower number is answered with 400. */
                page?: components["parameters"]["page"];
                /** @description How many records a page holds. A value above 100 is served with 100, and the answer says so in its own `per_page`; a value below 1 is answered with 400. */
                per_page?: components["parameters"]["per_page"];
            };
            header?: never;
            path: {
                /** @description The uuid of the chat room. */
                chat_room_uuid: components["parameters"]["parent_chat_room_uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of messages. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["chat_room_messages_list"];
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
    getDirectUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The signed id of the upload. */
                signed_id: components["parameters"]["direct_upload_signed_id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["x-request-id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["direct_upload_response"];
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
