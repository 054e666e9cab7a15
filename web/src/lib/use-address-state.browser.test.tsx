import { useLocation, useNavigate } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../test/show.tsx";
import { pageNumber, typedText, useAddressState } from "./use-address-state.ts";

const parts = { search: typedText, page: pageNumber };

function List() {
  const [state, change, rested] = useAddressState(parts);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <input
        aria-label="Search"
        value={state.search}
        onChange={(event) => change({ search: event.target.value, page: 1 })}
      />
      <button type="button" onClick={() => change({ ...state, page: state.page + 1 })}>
        Next
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output aria-label="Page">{state.page}</output>
      <output aria-label="Asked">{rested.search}</output>
      <output aria-label="Address">{search}</output>
    </>
  );
}

const box = page.getByLabelText("Search");
const address = page.getByLabelText("Address");
const press = (name: string) => page.getByRole("button", { name }).click();

test("a page is a step of the history, and what is typed is none", async () => {
  await show(<List />);
  await press("Next");
  await press("Next");
  await expect.element(address).toHaveTextContent("?page=3");
  await userEvent.type(box, "abdi");
  await expect.element(page.getByLabelText("Page")).toHaveTextContent("1");
  await expect.element(address).toHaveTextContent("?search=abdi");
  await expect.element(page.getByLabelText("Asked")).toHaveTextContent("abdi");
  await press("Back");
  await expect.element(address).toHaveTextContent("?page=2");
  await expect.element(box).toHaveValue("");
  await press("Back");
  await expect.element(page.getByLabelText("Page")).toHaveTextContent("1");
});

test("what is typed while the address follows is not lost", async () => {
  await show(<List />);
  const letters = ["h", "a", "s", "s", "a", "n"];
  for (const [at, letter] of letters.entries()) {
    await userEvent.type(box, letter);
    await expect
      .element(page.getByLabelText("Asked"))
      .toHaveTextContent(letters.slice(0, at + 1).join(""));
  }
  await expect.element(box).toHaveValue("hassan");
  await expect.element(address).toHaveTextContent("?search=hassan");
});

test("a step that is taken before typing has rested takes along what was typed", async () => {
  await show(<List />);
  await userEvent.type(box, "ada");
  await press("Next");
  await expect.element(address).toHaveTextContent("?search=ada&page=2");
});
