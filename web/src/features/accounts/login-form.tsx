import { useRef, useState, type SubmitEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { InlineAlert } from "../../ui/inline-alert.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useLogin } from "../../data/accounts.ts";
import { loginError } from "./login-error.ts";
import { rememberedUsername, rememberUsername } from "./remembered-username.ts";

/** User name and password. What happens after a login is the page's matter. */
export function LoginForm(props: {
  username: string;
  onUsername: (username: string) => void;
  onForgot: () => void;
}) {
  const { username, onUsername } = props;
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState("");
  const [remember, setRemember] = useState(() => rememberedUsername() !== "");
  const [missing, setMissing] = useState<{ username?: string; password?: string }>({});
  const login = useLogin();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = {
      username: username.trim() ? undefined : "Username is required.",
      password: password ? undefined : "Password is required.",
    };
    setMissing(found);
    if (found.username) return focus("username");
    if (found.password) return focus("password");
    rememberUsername(remember ? username.trim() : null);
    login.mutate(
      { username: username.trim(), password },
      {
        onError: (error) => {
          toast.error(loginError(error).text);
          focus("password");
        },
      },
    );
  }

  function focus(name: "username" | "password") {
    // After the button has become enabled again, or the browser refuses.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.select(),
    );
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Username"
        name="username"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        hint="Your school e-mail address"
        value={username}
        error={missing.username}
        onChange={(event) => onUsername(event.target.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={missing.password}
        onChange={(event) => setPassword(event.target.value)}
        aside={
          <button
            type="button"
            className="rounded-1 font-mid text-accent-ink hover:underline"
            onClick={props.onForgot}
          >
            Forgot Password
          </button>
        }
      />
      <Checkbox
        label="Remember me"
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      {login.isError && <InlineAlert still>{loginError(login.error).wayOn}</InlineAlert>}
      <Button
        type="submit"
        variant="primary"
        className="mt-1 w-full"
        busy={login.isPending && "Logging in..."}
      >
        Login
      </Button>
    </form>
  );
}
