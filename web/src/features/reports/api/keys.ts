/** The names under which the cache holds what these calls answer; a shorter name stands for all under it. */
export const reportKeys = {
  classrooms: ["classrooms"],
  classroomStudents: (classroom: number) => ["classrooms", classroom, "students"],
  configurations: ["configurations"],
  classroomConfigurations: (classroom: number) => ["configurations", classroom],
  /** Not under the configurations: what is entered now does not change it. */
  previousInputs: (classroom: number) => ["classrooms", classroom, "previous-inputs"],
  generated: ["generated"],
  generatedLists: ["generated", "classroom"],
  someGenerated: (ids: readonly number[]) => ["generated", "some", ...ids],
  /** A text's version belongs to these names: with another version they are asked for anew. */
  sent: (id: number, version: number) => ["generated", "sent", id, version],
  versions: (id: number, version: number) => ["generated", "versions", id, version],
  earlier: (configuration: number, newest: number) => [
    "generated",
    "earlier",
    configuration,
    newest,
  ],
  count: ["report-count"],
  batches: ["batches"],
  batch: (id: number) => ["batches", id],
} as const;
