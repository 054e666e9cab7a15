import type { SecondStep } from "@reportair/contract/features/accounts.ts";
import { useRef, useState } from "react";
import { useContractForm } from "../../lib/use-contract-form.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useLogin } from "../../data/accounts.ts";
import { loginError } from "./login-error.ts";
import { rememberedUsername, rememberUsername } from "./remembered-username.ts";

const rules = async () => (await import("@reportair/contract/features/accounts.ts")).loginInput;

/** User name and password. What happens after a login is the page's matter. */
export function LoginForm(props: {
  username: string;
  onForgot: (username: string) => void;
  onSecondStep: (steps: readonly SecondStep[]) => void;
}) {
  const password = useRef<HTMLInputElement>(null);
  const login = useLogin();
  const hydrated = useHydrated();
  const form = useContractForm({
    initial: {
      username: props.username,
      password: "",
      remember: hydrated && rememberedUsername() !== "",
    },
    draft: "never",
    rules,
    bodyOf: (values) => ({ username: values.username.trim(), password: values.password }),
    send: (body) => {
      rememberUsername(form.values.remember ? body.username : null);
      return login.mutateAsync(body);
    },
    onSaved: (answer) => {
      if (!answer.authenticated) props.onSecondStep(answer.second_step);
    },
    onFailed: (error, open) => {
      if (!open) return;
      toast.error(loginError(error).text);
      // After the button has become enabled again, or the browser refuses.
      requestAnimationFrame(() => password.current?.select());
    },
  });
  const { username } = form.values;
  const [live, setLive] = useState(hydrated);
  if (live !== hydrated) {
    setLive(hydrated);
    // The build, which wrote the form, did not know what this browser remembers.
    const known = rememberedUsername();
    if (known !== "" && (username === "" || username === known))
      form.change({ username: known, remember: true });
  }

  return (
    <form {...form.props} className="flex flex-col gap-4 noscript:hidden">
      <TextField
        {...form.field("username")}
        label="Username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="Your school e-mail address"
      />
      <PasswordField
        {...form.field("password")}
        ref={password}
        label="Password"
        autoComplete="current-password"
        aside={
          <button
            type="button"
            className="inline-flex items-end rounded-1 font-mid text-accent-ink hover:underline touch:min-h-11 touch:pb-1"
            onClick={() => props.onForgot(username)}
          >
            Forgot Password
          </button>
        }
      />
      <Checkbox
        name="remember"
        label="Remember me"
        checked={form.values.remember}
        onChange={(event) => form.change({ remember: event.target.checked })}
      />
      {form.failure && <InlineAlert still>{loginError(form.failure).wayOn}</InlineAlert>}
      <Button
        type="submit"
        variant="primary"
        className="mt-1 w-full"
        disabled={!form.live}
        busy={form.busy && "Logging in..."}
      >
        Login
      </Button>
    </form>
  );
}
