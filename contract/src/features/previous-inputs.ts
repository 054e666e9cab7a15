import { z } from "zod";
import { idParams } from "../common.ts";
import { endpoint } from "../endpoint.ts";
import { reportInputs } from "./report-fields.ts";

/** A student's ticks and target of an earlier reporting period, to stand beside those of this one. */
export const previousInputs = reportInputs
  .pick({
    level: true,
    participation: true,
    punctuality: true,
    behaviour: true,
    homework: true,
    homework_improvement_area: true,
    area_to_improve: true,
  })
  .extend({
    /** The student's id. */
    student: z.int(),
    /** The earlier period by its name. */
    period: z.string(),
  });
export type PreviousInputs = z.infer<typeof previousInputs>;

export const listPreviousInputs = endpoint({
  method: "GET",
  path: "reports/classroom/:id/previous/",
  tag: "Report configurations",
  summary:
    "What the user last entered for the pupils now in a class, in this subject, before the current period",
  params: idParams,
  responses: { 200: z.array(previousInputs) },
});
