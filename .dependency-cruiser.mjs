/** Who may know whom. Each rule says why; `npm run check` holds them. */
const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    rule(
      "no-cycle",
      "Files that need each other are one thing in two files.",
      {},
      { circular: true },
    ),
    rule(
      "resolvable",
      "An import that leads nowhere hides what it would break.",
      {},
      // The files of a dictionary whose package shows them to Node alone: `web/build/dictionary.ts` leads there.
      { couldNotResolve: true, pathNot: "^dictionary-en-gb/index\\.(aff|dic)\\?raw$" },
    ),
    rule(
      "contract-knows-nobody",
      "Both sides of the wire agree on the contract, so it knows neither.",
      { path: "^contract/" },
      { path: "^(writing|roster|server|web|e2e|scripts|bench)/" },
    ),
    rule(
      "contract-runs-anywhere",
      "The browser reads the contract too: no Node, no React.",
      { path: "^contract/src/", pathNot: "\\.test\\.ts$" },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "writing-knows-the-contract-only",
      "The writer can be used alone: without HTTP, SQL and screens.",
      { path: "^writing/" },
      { path: "^(roster|server|web|e2e|scripts|bench)/" },
    ),
    rule(
      "roster-knows-the-contract-only",
      "Files are read from their bytes alone: without HTTP, SQL and screens.",
      { path: "^roster/" },
      { path: "^(writing|server|web|e2e|scripts|bench)/" },
    ),
    rule(
      "roster-reads-bytes-only",
      "What it is given is all that it sees: no disk, no network.",
      { path: "^roster/src/", pathNot: "\\.test\\.ts$" },
      { dependencyTypes: ["core"] },
    ),
    rule(
      "server-knows-no-web",
      "The two meet in the contract.",
      { path: "^server/" },
      { path: "^(web|e2e|scripts|bench)/" },
    ),
    rule(
      "web-knows-the-contract-and-the-roster-only",
      "It meets the server in the contract; a teacher's mark book is read in the browser, and leaves it as ticks.",
      { path: "^web/" },
      { path: "^(writing|server|e2e|scripts|bench)/" },
    ),
    rule(
      "browser-tests-come-from-outside",
      "They see the product as a person does: its texts and its pages.",
      { path: "^e2e/" },
      { path: "^(writing|roster|server|web|scripts|bench)/" },
    ),
    rule(
      "queries-stay-in-their-feature",
      "Features meet through exported rules or through a job, never in each other's SQL.",
      { path: "^server/src/features/([^/]+)/" },
      { path: "^server/src/features/[^/]+/queries", pathNot: "^server/src/features/$1/" },
    ),
    rule(
      "one-way-to-a-model",
      "What goes to a provider goes through a writer, which takes names out and counts what it costs.",
      {
        path: "^server/src/",
        pathNot: "^server/src/(features/writers/|platform/model-client\\.ts$)",
      },
      { path: "^(writing/src/model/|server/src/platform/model-client\\.ts$)" },
    ),
    rule(
      "one-door-to-a-writer",
      "Policy, consent, budget, roster, style and rules cannot be forgotten where opening a writer reads them.",
      {
        path: "^server/src/",
        // The wiring hands the writer on this server over, and a thread does what was opened by that door; the
        // demonstration's texts are of invented people.
        pathNot: "^server/src/(features/writers/|start\\.ts$|threads/work\\.ts$|demo/)",
      },
      {
        path: "^(writing/src/(writer\\.ts$|embedded/)|server/src/features/writers/(open-writer|metered)\\.ts$)",
      },
    ),
    rule(
      "sql-stands-in-queries",
      "Whoever looks for what a feature asks of the database finds all of it in one place.",
      {
        path: "^server/src/(features|http|jobs|platform)/",
        pathNot: "(^server/src/features/.*/queries[^/]*|\\.test)\\.ts$",
      },
      { path: "^(node_modules/drizzle-orm/|server/src/database/(schema|conditions)\\.ts$)" },
    ),
    rule(
      "server-base-knows-no-feature",
      "The platform, database, jobs and HTTP binding serve features that they do not know.",
      { path: "^server/src/(platform|database|jobs|http)/", pathNot: "\\.test\\.ts$" },
      { path: "^server/src/(features|demo)/" },
    ),
    rule(
      "ui-knows-no-feature",
      "The design system knows nothing of schools.",
      { path: "^web/src/ui/" },
      { path: "^(web/src/(features|app|lib)|contract)/" },
    ),
    rule(
      "lib-knows-no-feature",
      "What every feature uses knows none of them.",
      { path: "^web/src/lib/" },
      { path: "^web/src/(features|data|app|ui)/", pathNot: "^web/src/app/paths\\.ts$" },
    ),
    rule(
      "data-knows-no-feature",
      "Queries and mutations serve every screen that shows them.",
      { path: "^web/src/data/" },
      { path: "^web/src/(features|app)/" },
    ),
    rule(
      "calls-stand-in-the-data-layer",
      "Who changes something there knows what becomes stale by it.",
      { path: "^web/src/", pathNot: "^web/src/(data|lib/api)/" },
      { path: "^web/src/lib/api/(call|send)\\.ts$" },
    ),
    rule(
      "web-features-know-no-app",
      "The app puts features into pages; the table of URLs is for all.",
      { path: "^web/src/features/" },
      { path: "^web/src/app/", pathNot: "^web/src/app/paths\\.ts$" },
    ),
    rule(
      "tests-are-not-used",
      "What ships does not lean on its tests.",
      {
        pathNot:
          "(\\.(test|spec)\\.tsx?$|^((server|web)/test|e2e|bench)/|(^|/)vitest\\.config\\.ts$)",
      },
      { path: "(\\.(test|spec)\\.tsx?$|^((server|web)/test|e2e)/)" },
    ),
  ],
  options: {
    // TypeScript 7 has no compiler in JavaScript that this tool could use; swc reads the same sources.
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|coverage|test-results)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
    },
  },
};
