/** Counting on after rows that came with their ids. */
import { sql } from 'kysely';
import type { WholeDb } from '../database/database.js';

/** Lets every table count on after all that is in it, whatever community it is of. */
export const continueIds = async (transaction: WholeDb): Promise<void> => {
  // The contacts, members and leads, take their ids from one sequence, and so do the tags that they bear.
  await sql`do $$
    declare
      counted record;
      top bigint;
      last bigint;
    begin
      for counted in
        select table_name, column_name, table_name as holder from information_schema.columns
          where table_schema = 'public' and is_identity = 'YES'
        union all values ('members', 'id', 'community_leads'), ('taggings', 'id', 'lead_taggings')
      loop
        execute format('select max(%I) from %I', counted.column_name, counted.holder) into top;
        if top is not null then
          execute format('select last_value from %s',
            pg_get_serial_sequence(counted.table_name, counted.column_name)) into last;
          perform setval(pg_get_serial_sequence(counted.table_name, counted.column_name), greatest(top, last));
        end if;
      end loop;
    end $$`.execute(transaction);
};
