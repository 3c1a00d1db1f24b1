/** Helpers for the workflow tests. */
import type { WorkflowActionAttributes, WorkflowRun, WorkflowTriggerAttributes } from '@community-platform/types';
import type { CommunityMember } from '@community-platform/types/community-member';
import type { TestCommunity } from './support.js';

export const ADMIN = '/api/admin/v2';

let count = 0;
export function newEmail(): string {
  count += 1;
  return `runner-${count}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

/** Functions to create members, tags and active workflows in a community, and to read their state. */
export function inCommunity(community: () => TestCommunity) {
  return {
    addMember: async (email = newEmail()): Promise<CommunityMember> =>
      (await community().api.members.create({ body: { email, name: 'Ivo Malt', skip_invitation: true } }))
        .community_member,

    addTag: async (name: string): Promise<number> =>
      (await community().api.memberTags.create({ body: { name: `${name} ${newEmail()}` } })).id,

    tagsOf: async (id: number): Promise<number[]> =>
      (await community().api.members.get({ path: { id } })).member_tags.map((tag) => tag.id),

    activate: async (
      trigger: WorkflowTriggerAttributes,
      actions: WorkflowActionAttributes[],
      body: { readonly community_segment_id?: number } = {},
    ): Promise<string> => {
      const { workflows } = community().api;
      const { id } = await workflows.create({
        body: { name: 'W', workflow_type: 'dynamic', trigger, actions, ...body },
      });
      await workflows.activate({ path: { id } });
      return id;
    },

    runsOf: async (id: string): Promise<readonly WorkflowRun[]> =>
      (await community().api.workflows.listRuns({ path: { id } })).records,

    stop: (id: string) => community().api.workflows.deactivate({ path: { id } }),
  };
}

export function tagging(member_tag_id: number): WorkflowActionAttributes[] {
  return [{ action_type: 'add_member_tag', api_params: { member_tag_id } }];
}
