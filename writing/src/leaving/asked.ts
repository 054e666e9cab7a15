import { z } from "zod";

/** What of a request is about one student; whatever else it holds is looked at in the whole text. */
const asked = z.looseObject({
  subject: z.string(),
  year: z.number(),
  style: z.array(z.string()).optional(),
  school: z
    .looseObject({ avoid: z.array(z.string()).optional(), tone: z.string().optional() })
    .optional(),
  data: z.array(
    z.looseObject({ field: z.string(), value: z.string(), before: z.string().optional() }),
  ),
});
export type Asked = z.infer<typeof asked>;

/** The data that a request ends with; null where it holds none that can be read. */
export function askedIn(request: string): Asked | null {
  const starts = [...request.matchAll(/^\{$/gmu)].toReversed();
  for (const { index } of starts) {
    const end = /^\}$/mu.exec(request.slice(index));
    if (end === null) continue;
    const found = asked.safeParse(jsonIn(request.slice(index, index + end.index + 1)));
    if (found.success) return found.data;
  }
  return null;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
