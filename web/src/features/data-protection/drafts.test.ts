import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { describe, expect, it } from "vitest";
import { draftAssessment } from "./assessment.ts";
import { draftTerms, subProcessors } from "./terms.ts";

const NOTHING_LEAVES: DataProtection = {
  school: "Hill Top School",
  today: "2026-11-23",
  provider: { name: null, address: null, email: null, registration: null },
  hosting: null,
  processors: { payments: null, contact_form: null },
  mail: null,
  database: "on_this_machine",
  model: null,
  leaves: false,
  since: null,
  months: [],
  consent: { required: true, students: 216, given: 3, withdrawn: 2, embedded_only: 40 },
  accounts: { teacher: 7, admin: 1, adminteacher: 2 },
  retention: {
    report: { months: 12 },
    pupil: { months: 12 },
    account: { days: 89 },
    discarded: { days: 7 },
    session: { days: 14 },
  },
  examples: [],
};
const ANTHROPIC = {
  provider: "Anthropic",
  name: "claude",
  host: "api.anthropic.com",
  place: "outside",
} as const;
const OUTSIDE: DataProtection = { ...NOTHING_LEAVES, model: ANTHROPIC, leaves: true };
const INSIDE: DataProtection = {
  ...OUTSIDE,
  model: { provider: "10.0.0.8", name: "qwen3", host: "10.0.0.8", place: "private_network" },
};

const assessed = (data: DataProtection) => JSON.stringify(draftAssessment(data));
const agreed = (data: DataProtection) => JSON.stringify(draftTerms(data));

describe("the draft assessment", () => {
  it("has the seven steps", () => {
    expect(draftAssessment(OUTSIDE).map(({ title }) => title.slice(0, 7))).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((step) => `Step ${step}:`),
    );
  });

  it("says whether anything leaves, to whom and since when", () => {
    expect(assessed(NOTHING_LEAVES)).toContain("Nothing about a pupil is sent to an AI provider.");
    expect(assessed(OUTSIDE)).toContain("Anthropic, at api.anthropic.com (model claude)");
    expect(assessed(OUTSIDE)).toContain("None has been sent yet.");
    expect(assessed({ ...OUTSIDE, since: "2026-09" })).toContain("in September 2026");
    const settled = assessed({ ...OUTSIDE, leaves: false, since: "2026-09-03" });
    expect(settled).toContain("the school has settled that reports are written on the server only");
    expect(settled).toContain("the first on 03 Sept 2026");
  });

  it("weighs a provider outside more than a server inside, and that more than none", () => {
    const first = (data: DataProtection) => {
      const [table] = draftAssessment(data)[4]?.blocks ?? [];
      return typeof table === "object" && "rows" in table ? table.rows[0]?.slice(1) : undefined;
    };
    expect(first(OUTSIDE)).toEqual(["Possible", "Significant", "Medium"]);
    expect(first(INSIDE)).toEqual(["Possible", "Minimal", "Low"]);
    expect(first(NOTHING_LEAVES)).toEqual(["Remote: nothing is sent", "Minimal", "Low"]);
  });

  it("is filled in with the school's numbers", () => {
    expect(assessed(OUTSIDE)).toContain("216 pupils are recorded");
    expect(assessed(OUTSIDE)).toContain("3 consents, 2 refused or withdrawn; 40 pupils are");
    expect(assessed(OUTSIDE)).toContain("9 accounts can write reports, 3 accounts can administer");
  });
});

describe("the draft terms", () => {
  it("name every point of Article 28(3)", () => {
    for (const point of "abcdefgh") expect(agreed(OUTSIDE)).toContain(`**(${point}) `);
  });

  it("list who else processes data, by what is set up and by nothing else", () => {
    const names = (data: DataProtection) => subProcessors(data).map(([name]) => name);
    expect(names(NOTHING_LEAVES)).toHaveLength(1);
    expect(names({ ...OUTSIDE, leaves: false })).toHaveLength(1);
    expect(
      names({
        ...OUTSIDE,
        mail: "mail.example.com",
        database: "database_server",
        processors: { payments: "Stripe", contact_form: "forms.example.com" },
      }),
    ).toEqual([
      expect.stringContaining("hosting"),
      expect.stringContaining("database server"),
      expect.stringContaining("Anthropic"),
      "Mail server mail.example.com",
      "Stripe",
      "Form service forms.example.com",
    ]);
  });

  it("speak of another country only where data go outside", () => {
    expect(agreed(OUTSIDE)).toContain("Article 45A");
    expect(agreed(INSIDE)).not.toContain("Article 45A");
    expect(agreed(NOTHING_LEAVES)).not.toContain("Article 45A");
  });

  it("say where data are kept, and that another country has to be agreed on", () => {
    expect(agreed({ ...NOTHING_LEAVES, hosting: "the United Kingdom" })).toContain(
      "stand in the United Kingdom. No personal data leave",
    );
    const abroad = agreed({ ...NOTHING_LEAVES, hosting: "Norway" });
    expect(abroad).toContain("Runs the server, in Norway");
    expect(abroad).toContain("Article 45A");
  });

  it("leave a line where nobody is named", () => {
    expect(agreed(NOTHING_LEAVES)).toContain("{blank}");
    const named = { ...OUTSIDE, provider: { ...OUTSIDE.provider, name: "Marlow Learning Ltd" } };
    expect(agreed(named)).toContain("**Processor:** Marlow Learning Ltd.");
  });
});
