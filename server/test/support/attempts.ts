import type { Actor, Database } from "../../src/database/handle.ts";

/** Something that somebody tries, and how it is found out what came of it. */
export type Attempt = {
  actor: Pick<Actor, "institution_id" | "user_id">;
  /** What the owner of the tables does before it. */
  first?: string;
  /** A statement that is run under the actor's row-level security. */
  does?: string;
  /** A query of one text, asked by the actor. */
  asks?: string;
  /** A query of one text, asked by the owner of the tables afterwards. */
  leaves?: string;
};

/**
 * Runs attempts one after the other, each of them undone before the next, and a scene that is set for all of them;
 * in the end nothing of it has happened. All in one call, as there are many.
 */
const TRY_ALL = `create function try_all(scene text, attempts jsonb) returns jsonb language plpgsql as $$
  declare
    attempt jsonb;
    said text;
    answers jsonb := '[]';
  begin
    begin
      execute scene;
      for attempt in select value from jsonb_array_elements(attempts) loop
        said := null;
        begin
          execute coalesce(attempt ->> 'first', 'select');
          perform set_config('app.institution', attempt #>> '{actor,institution_id}', true),
            set_config('app.user', attempt #>> '{actor,user_id}', true),
            set_config('role', 'reportair_app', true);
          execute coalesce(attempt ->> 'does', 'select');
          if attempt ? 'asks' then execute attempt ->> 'asks' into said; end if;
          perform set_config('role', 'none', true);
          if attempt ? 'leaves' then execute attempt ->> 'leaves' into said; end if;
          raise exception using errcode = 'RA000';
        exception
          when sqlstate 'RA000' then null;
          when others then said := sqlstate;
        end;
        answers := answers || jsonb_build_array(said);
      end loop;
      raise exception using errcode = 'RA000';
    exception when sqlstate 'RA000' then null;
    end;
    return answers;
  end $$`;

/** What came of each attempt: a query's text, or the code that the statement was refused with. */
export type TryAll = (scene: string, attempts: readonly Attempt[]) => Promise<(string | null)[]>;

export async function prepareAttempts({ owner }: Database): Promise<TryAll> {
  await owner.script(TRY_ALL);
  return async (scene, attempts) => {
    const [row] = await owner.query<{ answers: (string | null)[] }>(
      "select try_all($1, $2::jsonb) as answers",
      [scene, JSON.stringify(attempts)],
    );
    return row?.answers ?? [];
  };
}
