import * as Radix from "radix-ui/dialog";
import { Button } from "./button.tsx";

/** A button of a `Dialog` that closes it as Escape does: what was typed is not given up without being asked. */
export function DialogClose({ children }: { children: string }) {
  return (
    <Radix.Close asChild>
      <Button>{children}</Button>
    </Radix.Close>
  );
}
