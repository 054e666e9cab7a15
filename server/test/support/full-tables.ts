import type { OwnerConnection } from "../../src/database/handle.ts";

/**
 * `tables` of a PostgreSQL server that can be made to refuse what is written, as a disk without room does.
 * One at a time: locks on several would stand in the way of whoever has them in another order.
 */
export async function tablesThatFill(owner: OwnerConnection, tables: readonly string[]) {
  await owner.script(
    `create function no_room() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`,
  );
  const each = async (text: (table: string) => string) => {
    for (const table of tables) await owner.script(text(table));
  };
  return {
    fill: () =>
      each(
        (table) =>
          `create trigger full_disk before insert or update on ${table} for each row execute function no_room()`,
      ),
    empty: () => each((table) => `drop trigger full_disk on ${table}`),
  };
}
