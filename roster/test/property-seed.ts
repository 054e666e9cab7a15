import fc from "fast-check";

/**
 * Property tests draw the same cases in every run of the gate, so that a failure is of the change that brought it.
 * `npm run properties` gives them other seeds; fast-check prints the seed with what fails.
 */
fc.configureGlobal({ seed: Number(process.env["PROPERTY_SEED"] ?? 20_261_122) });

/** The same, for the tests of other workspaces. */
export { default as fc } from "fast-check";
