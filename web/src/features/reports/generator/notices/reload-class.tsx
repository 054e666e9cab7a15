import { useQueryClient } from "@tanstack/react-query";
import { makePeopleStale, makeStale } from "../../../../data/stale.ts";
import { Button } from "../../../../ui/button.tsx";

/** Shows the class as it is now, where somebody is gone from it or it is gone itself. */
export function ReloadClass() {
  const client = useQueryClient();
  async function reload() {
    // A changed list of pupils opens the class anew, from what is known of the inputs by then.
    await makeStale(client, "inputs");
    await makePeopleStale(client);
  }
  return (
    <Button size="row" onClick={() => void reload()}>
      Reload the class
    </Button>
  );
}
