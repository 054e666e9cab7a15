import type { NoteExample } from "./note-example.ts";

/** Notes that make more than one sentence. */
export const SEVERAL_SENTENCES: readonly NoteExample[] = [
  [
    "good start, tailed off",
    "Her good start | She tailed off",
    "Their good start | They tailed off",
  ],
  [
    "strong practical skills - weaker on theory",
    "Her strong practical skills | She is weaker on theory",
    "Their strong practical skills | They are weaker on theory",
  ],
  [
    "practical work good, written work needs attention",
    "Her practical work is good | Her written work needs attention",
    "Their practical work is good | Their written work needs attention",
  ],
  [
    "reads well. Writes less well. Needs to plan.",
    "She reads well and writes less well | She needs to plan",
    "They read well and write less well | They need to plan",
  ],
  [
    "1. tidy up 2. plan",
    "She should tidy up | She should plan",
    "They should tidy up | They should plan",
  ],
  [
    "WWW: good ideas EBI: more detail",
    "Her good ideas | More detail",
    "Their good ideas | More detail",
  ],
  [
    "Good understanding of forces but struggles with graphs",
    "Her good understanding of forces | She struggles with graphs",
    "Their good understanding of forces | They struggle with graphs",
  ],
  [
    "extended writing - needs to use key terms",
    "Her extended writing | She needs to use key terms",
    "Their extended writing | They need to use key terms",
  ],
];
