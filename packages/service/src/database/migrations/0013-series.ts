/**
 * Deletes a series with its last event. If two events are deleted at once, the second deletion waits, and then finds
 * that no event is left.
 */
export const series = `
create function drop_series_without_events() returns trigger language plpgsql as $$
begin
  perform from event_series where community_id = old.community_id and id = old.series_id for update;
  delete from event_series where community_id = old.community_id and id = old.series_id
    and not exists (select from events where community_id = old.community_id and series_id = old.series_id);
  return null;
end $$;
create trigger drop_series_delete after delete on events
  for each row when (old.series_id is not null) execute function drop_series_without_events();
create trigger drop_series_update after update of series_id on events
  for each row when (old.series_id is distinct from new.series_id and old.series_id is not null)
  execute function drop_series_without_events();
delete from event_series where not exists (
  select from events where events.community_id = event_series.community_id and series_id = event_series.id
);
`;
