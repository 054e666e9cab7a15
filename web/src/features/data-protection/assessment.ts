import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import { formatCount, formatNumber } from "../../lib/format.ts";
import type { LegalSection } from "../legal/legal-text.ts";
import { NO_PROMISE, SENT } from "./what-is-sent.ts";
import { whenFirst, keptFor, recipientOf } from "./words.ts";

/** A line to write on. */
const BLANK = "{blank}";

/** Where the draft has notes go: the whole of it depends on that. */
function flow(data: DataProtection): string {
  const { model, leaves, since } = data;
  if (model === null)
    return "Reports are written by a program of rules and phrases on the server of the service. Nothing about a pupil is sent to an AI provider.";
  if (!leaves)
    return `The server is set up with ${recipientOf(model)}, but the school has settled that reports are written on the server only. Nothing about a pupil is sent to it now${since === null ? "" : `; requests were sent before, the first ${whenFirst(since)}`}.`;
  return `For each report that a model writes, one request or a few go from the server to ${recipientOf(model)}. ${since === null ? "None has been sent yet." : `The first was sent ${whenFirst(since)}.`} Before each request identifiers are replaced by placeholders; a last check searches the finished request and stops it where anything known is left.`;
}

function risks({ model, leaves }: DataProtection): LegalSection["blocks"] {
  const outside = leaves && model !== null && model.place === "outside";
  return [
    {
      head: ["Risk to pupils", "Likelihood", "Severity", "Overall"],
      rows: [
        [
          "A name or another identifier in a note is not recognised and reaches the provider of the model",
          leaves ? "Possible" : "Remote: nothing is sent",
          outside ? "Significant" : "Minimal",
          outside ? "Medium" : "Low",
        ],
        [
          "A pupil is recognised from what a note says, without a name",
          leaves ? "Possible" : "Remote: nothing is sent",
          outside ? "Significant" : "Minimal",
          outside ? "Medium" : "Low",
        ],
        [
          "A report says something untrue or unfair of a pupil",
          "Possible",
          "Significant",
          "Medium",
        ],
        [
          "Health, family or safeguarding matters get into a report or to a provider",
          "Remote",
          "Severe",
          "Medium",
        ],
        [
          "Somebody reads reports who may not: another teacher, another school, an attacker",
          "Remote",
          "Significant",
          "Low",
        ],
        ["Data are kept for longer than they are needed", "Remote", "Minimal", "Low"],
      ],
    },
    "Likelihood and severity are proposals in the words of the ICO’s template (remote, possible, probable; minimal, significant, severe). The school judges them anew for its own pupils.",
  ];
}

/** A draft of the school's data protection impact assessment, in the seven steps of the ICO's template. */
export function draftAssessment(data: DataProtection): LegalSection[] {
  const { consent, accounts, retention, leaves } = data;
  return [
    {
      id: "dpia-need",
      title: "Step 1: Identify the need",
      blocks: [
        `${data.school} uses ${PRODUCT_NAME} so that teachers can write pupils’ reports in less time. Teachers tick what holds for each pupil and add notes; a program drafts a report; the teacher reads, changes and keeps it.`,
        "An assessment is advisable because the data are about children, the technology is new, and the drafts describe how a child learns and behaves. No decision about a pupil is made by the program alone: every text is a draft until a teacher keeps it.",
      ],
    },
    {
      id: "dpia-processing",
      title: "Step 2: Describe the processing",
      blocks: [
        "**Nature.** Pupils’ records are typed in or imported by the school. Ticks, notes and reports are entered by teachers and kept in the service’s database.",
        flow(data),
        ...(leaves ? ["What a request holds:", { list: SENT }] : []),
        `**Scope.** ${formatCount(consent.students, "pupil")} are recorded on the day of this draft: name, what they are called, pronouns, year and form group, student ID and, where the school gives it, date of birth. Reports and what belongs to them are kept for ${keptFor(retention.report)} after their last change, pupils’ records for ${keptFor(retention.pupil)} after the last enrolment.`,
        `**Context.** The pupils are children. They and their guardians expect a school to write reports; that a program drafts them has to be told to them. ${formatCount(accounts.teacher + accounts.adminteacher, "account")} can write reports, ${formatCount(accounts.admin + accounts.adminteacher, "account")} can administer the school. A report is read by its author alone until the author shares it.`,
        "**Purposes.** Clear, fair and timely reports to parents, and less paperwork for teachers.",
      ],
    },
    {
      id: "dpia-consultation",
      title: "Step 3: Consultation",
      blocks: [
        "To be filled in by the school: when and how teachers, pupils and guardians, the governing body and the data protection officer were asked, and what they said. If they were not asked, why not.",
        BLANK,
        BLANK,
      ],
    },
    {
      id: "dpia-necessity",
      title: "Step 4: Necessity and proportionality",
      blocks: [
        "**Lawful basis.** To be confirmed by the school. Writing reports usually rests on the school’s public task (Article 6(1)(e) UK GDPR), an independent school’s on its legitimate interests or its contract with parents. Special category data are not asked for, and notes that hold them are kept out of reports.",
        `**Guardians’ wishes.** A guardian’s refusal keeps a pupil’s data away from any AI provider. ${consent.required ? "The school has also settled that pupils under 13 are written on this server only unless a guardian consents." : "The school has not settled that pupils under 13 need a guardian’s consent first."} Recorded today: ${formatNumber(consent.given)} consents, ${formatNumber(consent.withdrawn)} refused or withdrawn; ${formatCount(consent.embedded_only, "pupil is", "pupils are")} written on this server only.`,
        leaves
          ? "**Less intrusive ways.** The writer on this server does the same work with nothing sent anywhere; a model server inside the school keeps everything in its network. The school notes here why it uses a model all the same:"
          : "**Less intrusive ways.** The writer on this server is the least intrusive way in which the service can be used.",
        ...(leaves ? [BLANK] : []),
        "**Data minimisation.** A request holds what the text is to be written from and nothing to recognise the pupil by; gender is not sent. **Accuracy.** Each sentence shows the tick or note it came from, and texts with invented facts are withheld. **Rights.** Access, correction and erasure are done by an administrator on the pupil’s record; each is in the audit log.",
      ],
    },
    { id: "dpia-risks", title: "Step 5: Identify and assess risks", blocks: risks(data) },
    {
      id: "dpia-measures",
      title: "Step 6: Measures to reduce the risks",
      blocks: [
        {
          head: ["Measure", "Against", "Residual risk", "Approved"],
          rows: [
            [
              "Identifiers are taken out before each request; a request in which one is found is not sent; each author can read what was sent",
              "Identifiers that leave",
              "Low to medium",
              BLANK,
            ],
            [
              "Teachers are told to write notes without names, and what to leave out of them",
              "Identifiers and recognition",
              "Low",
              BLANK,
            ],
            [
              "The writer on this server for pupils whose guardians refuse, or for all",
              "Everything that leaves",
              "None leaves",
              BLANK,
            ],
            [
              "Texts are checked against the ticks and notes; a teacher reads and keeps each",
              "Untrue or unfair reports",
              "Low",
              BLANK,
            ],
            [
              "Flagged notes are kept out and shown to the teacher",
              "Health, family, safeguarding",
              "Low",
              BLANK,
            ],
            [
              "Own accounts, roles, row-level security between schools and authors, hashed passwords, an audit log",
              "Reading by others",
              "Low",
              BLANK,
            ],
            ["Removal when the time is over, by a daily job", "Keeping too long", "Low", BLANK],
          ],
        },
        "What the measures cannot promise:",
        { list: NO_PROMISE },
      ],
    },
    {
      id: "dpia-sign-off",
      title: "Step 7: Sign off and record outcomes",
      blocks: [
        {
          head: ["Item", "Name and position", "Date"],
          rows: [
            ["Measures approved by", BLANK, BLANK],
            ["Residual risks approved by", BLANK, BLANK],
            ["Advice of the data protection officer", BLANK, BLANK],
            ["Advice accepted or overruled by", BLANK, BLANK],
            ["Consultation responses reviewed by", BLANK, BLANK],
            ["This assessment is kept under review by", BLANK, BLANK],
          ],
        },
        "If a high risk remains that cannot be reduced, the ICO has to be consulted before the processing begins (Article 36 UK GDPR).",
      ],
    },
  ];
}
