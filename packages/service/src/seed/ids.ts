/** Adjusts id sequences after rows were inserted with fixed ids. */
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';

/** Makes each sequence continue after the largest id in its table; sequences of empty tables restart. */
export async function continueIds(transaction: WholeDb): Promise<void> {
  // Members and leads share one sequence, and so do their tags.
  await sql`do $$
    declare
      counter record;
      top bigint;
      next bigint;
      wanted bigint;
    begin
      for counter in
        select s.oid::regclass as name, q.seqstart as first, t.relname as holder, a.attname as id,
          case t.relname || '.' || a.attname when 'members.id' then 'community_leads'
            when 'taggings.id' then 'lead_taggings' else t.relname end as other
        from pg_sequence q
        join pg_class s on s.oid = q.seqrelid and s.relnamespace = 'public'::regnamespace
        join pg_depend d on d.classid = s.tableoid and d.objid = s.oid and d.deptype = 'i'
        join pg_class t on t.oid = d.refobjid
        join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      loop
        execute format('select greatest((select max(%1$I) from %2$I), (select max(%1$I) from %3$I))',
          counter.id, counter.holder, counter.other) into top;
        execute format('select last_value + is_called::integer from %s', counter.name) into next;
        wanted := case when top is null then counter.first else greatest(top, counter.first) + 1 end;
        if next <> wanted then
          -- Unlike setval, this is rolled back if a later statement fails.
          execute format('alter sequence %s restart with %s', counter.name, wanted);
        end if;
      end loop;
    end $$`.execute(transaction);
}
