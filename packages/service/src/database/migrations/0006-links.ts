/** References between areas: an invitation link survives its paywall, and a segment in use cannot be deleted. */
export const links = `
alter table invitation_links
  add constraint invitation_links_paywall foreign key (community_id, paywall_id)
    references paywalls (community_id, id) on delete set null (paywall_id),
  add constraint invitation_links_price foreign key (community_id, paywall_price_id)
    references paywall_prices (community_id, id) on delete set null (paywall_price_id);
create index invitation_links_paywall on invitation_links (community_id, paywall_id);
create index invitation_links_price on invitation_links (community_id, paywall_price_id);

alter table workflows
  add constraint workflows_segment foreign key (community_id, community_segment_id)
    references community_segments (community_id, id);
create index workflows_segment on workflows (community_id, community_segment_id);

alter table workflow_triggers
  add constraint workflow_triggers_segment foreign key (community_id, community_segment_id)
    references community_segments (community_id, id);
create index workflow_triggers_segment on workflow_triggers (community_id, community_segment_id);
create index workflow_triggers_resource on workflow_triggers (community_id, resource_id);

alter table workflow_actions
  add constraint workflow_actions_segment foreign key (community_id, community_segment_id)
    references community_segments (community_id, id);
create index workflow_actions_segment on workflow_actions (community_id, community_segment_id);
`;
