import { Fragment } from "react";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { useSite } from "../../data/site.ts";
import { inlineParts, type InlinePart } from "./inline-parts.ts";

const link = "rounded-1 text-accent-ink underline underline-offset-3";

/** Words of a legal page. */
export function Inline({ text }: { text: string }) {
  return inlineParts(text).map((part, at) => (
    // A text's parts never move.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { part: InlinePart }) {
  if (part.kind === "text") return part.text;
  if (part.kind === "strong") {
    return (
      <strong className="font-[640]">
        <Inline text={part.text} />
      </strong>
    );
  }
  if (part.kind === "provider") return <ProviderName first={part.first} />;
  if (part.kind === "contact") return <Contact />;
  if (part.kind === "blank") return <Blank />;
  return part.to.startsWith("/") ? (
    <Link to={part.to} className={link}>
      {part.text}
    </Link>
  ) : (
    <a href={part.to} className={link}>
      {part.text}
    </a>
  );
}

/** The provider's name, or words in its place where none is configured. */
function ProviderName({ first }: { first: boolean }) {
  const name = useSite()?.provider.name;
  return name ?? `${first ? "The" : "the"} provider of this service`;
}

/** A line to write on. */
function Blank() {
  return (
    <span
      role="img"
      aria-label="to be filled in"
      className="inline-block h-5 w-28 max-w-full border-b border-text-2 align-bottom"
    />
  );
}

function Contact() {
  const email = useSite()?.provider.email;
  if (email) {
    return (
      <a href={`mailto:${email}`} className={link}>
        {email}
      </a>
    );
  }
  return (
    <Link to={paths.contact} className={link}>
      the contact page
    </Link>
  );
}
