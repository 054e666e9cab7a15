import type { Rules } from "@reportair/contract/reading.ts";
import { requestPasswordReset } from "@reportair/contract/features/password-reset.ts";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { ApiError } from "./api/api-error.ts";
import { useContractForm } from "./use-contract-form.ts";

type Body = { email: string };
type Told<T> = (what: T, open: boolean) => void;
type Outcome = ReturnType<typeof outcome>;

/** The rules of the contract, or a promise of them that a test keeps. */
const contract = async (): Promise<Rules<Body>> => requestPasswordReset.body;

function Field(props: {
  label: string;
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}) {
  const { label, error, ...input } = props;
  return (
    <>
      <label>
        {label}
        <input aria-invalid={error !== undefined} {...input} />
      </label>
      <strong>{error}</strong>
    </>
  );
}

function Form(
  props: Outcome & {
    rules?: () => Promise<Rules<Body>>;
    send?: (body: Body) => Promise<string>;
    forgiving?: boolean;
  },
) {
  const form = useContractForm({
    initial: { name: "", email: "", role: "teacher" },
    draft: { name: "person:new", what: "the new person" },
    rules: props.rules ?? contract,
    bodyOf: ({ email }) => ({ email }),
    also: ({ name }) => (name ? {} : { name: "Name is required." }),
    send: props.send ?? (async ({ email }) => `sent to ${email}`),
    onSaved: props.saved,
    onFailed: props.failed,
    ...(props.forgiving && { forgiving: true }),
  });
  return (
    <form {...form.props}>
      <Field label="Name" {...form.field("name")} />
      <Field label="Email" {...form.field("email")} />
      <button type="submit">{form.busy ? "Sending" : "Send"}</button>
      <output>{form.failure?.message}</output>
      <p>{form.dirty ? "changed" : "unchanged"}</p>
    </form>
  );
}

const outcome = () => ({ saved: vi.fn<Told<string>>(), failed: vi.fn<Told<Error>>() });

/** A promise that a test keeps or breaks when it likes. */
const later = <T,>() => Promise.withResolvers<T>();

async function fill(screen: Awaited<ReturnType<typeof render>>, name: string, email: string) {
  await screen.getByLabelText("Name").fill(name);
  await screen.getByLabelText("Email").fill(email);
}

test("says what the contract and the form itself find wrong, and focuses the first field", async () => {
  const told = outcome();
  const send = vi.fn<(body: Body) => Promise<string>>(async () => "sent");
  const screen = await render(<Form {...told} send={send} />);
  await screen.getByText("Send").click();
  await expect.element(screen.getByText("Name is required.")).toBeVisible();
  await expect.element(screen.getByText("Email is required.")).toBeVisible();
  await expect.element(screen.getByLabelText("Name")).toHaveFocus();
  await fill(screen, "Ada", "ada@school");
  // What is wrong stands until the form is sent again.
  await expect.element(screen.getByText("Name is required.")).toBeVisible();
  await screen.getByText("Send").click();
  await expect.element(screen.getByText("Email address is invalid.")).toBeVisible();
  await expect.element(screen.getByText("Name is required.")).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  await expect.element(screen.getByText("changed", { exact: true })).toBeVisible();
  expect(send).not.toHaveBeenCalled();
  await fill(screen, "Ada", "ada@school.example");
  await screen.getByText("Send").click();
  await vi.waitFor(() => expect(told.saved).toHaveBeenCalledExactlyOnceWith("sent", true));
  await expect.poll(() => send).toHaveBeenCalledExactlyOnceWith({ email: "ada@school.example" });
});

test("a forgiving form forgets what was wrong with a field that changes", async () => {
  const screen = await render(<Form {...outcome()} forgiving />);
  await screen.getByText("Send").click();
  await expect.element(screen.getByText("Email is required.")).toBeVisible();
  await screen.getByLabelText("Name").fill("Ada");
  await expect.element(screen.getByText("Name is required.")).not.toBeInTheDocument();
  await expect.element(screen.getByText("Email is required.")).toBeVisible();
});

test("waits for rules that are slow to come, and sends once", async () => {
  const told = outcome();
  const slow = later<Rules<Body>>();
  const send = vi.fn<(body: Body) => Promise<string>>(async () => "sent");
  const screen = await render(<Form {...told} rules={() => slow.promise} send={send} />);
  await fill(screen, "Ada", "ada@school.example");
  await screen.getByText("Send").click();
  await screen.getByText("Sending").click();
  expect(send).not.toHaveBeenCalled();
  slow.resolve(requestPasswordReset.body);
  await vi.waitFor(() => expect(told.saved).toHaveBeenCalledOnce());
  await expect.poll(() => send).toHaveBeenCalledOnce();
});

test("without its rules it is sent, and the server says what is wrong, on its field alone", async () => {
  const told = outcome();
  const refusal = new ApiError(400, { email: ["Email is required."] });
  const screen = await render(
    <Form
      {...told}
      rules={() => Promise.reject(new TypeError("Failed to fetch"))}
      send={() => Promise.reject(refusal)}
    />,
  );
  await fill(screen, "Ada", "");
  await screen.getByText("Send").click();
  await expect.element(screen.getByText("Email is required.")).toBeVisible();
  await expect.element(screen.getByLabelText("Email")).toHaveFocus();
  await expect.element(screen.getByRole("status")).toBeEmptyDOMElement();
  await expect.poll(() => told.failed).toHaveBeenCalledExactlyOnceWith(refusal, true);
});

test("a failure that belongs to no field is the form's", async () => {
  const failure = new ApiError(400, { detail: "Not today.", reason: ["Monday."] });
  const screen = await render(<Form {...outcome()} send={() => Promise.reject(failure)} />);
  await fill(screen, "Ada", "ada@school.example");
  await screen.getByText("Send").click();
  await expect.element(screen.getByRole("status")).toHaveTextContent("Not today.");
  await expect.element(screen.getByText("Send", { exact: true })).toBeVisible();
});

test("a refusal of a value that no field shows is the form's, and is not lost", async () => {
  const hidden = new ApiError(400, { role: ["Not yours to give."] });
  const screen = await render(<Form {...outcome()} send={() => Promise.reject(hidden)} />);
  await fill(screen, "Ada", "ada@school.example");
  await screen.getByText("Send").click();
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent("An unexpected error occurred.");
});

test("tells the outcome where the form has gone meanwhile", async () => {
  const told = outcome();
  const answer = later<string>();
  const screen = await render(<Form {...told} send={() => answer.promise} />);
  await fill(screen, "Ada", "ada@school.example");
  await screen.getByText("Send").click();
  await expect.element(screen.getByText("Sending")).toBeVisible();
  await screen.unmount();
  answer.reject(new ApiError(500, null));
  await vi.waitFor(() => expect(told.failed).toHaveBeenCalledOnce());
  await expect.poll(() => told.failed.mock.calls[0]?.[1]).toBe(false);
});
