import type { DataProtection } from "@reportair/contract/features/data-protection.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";
import type { LegalSection } from "../legal/legal-text.ts";
import { keptAtMost, providerName, recipientOf, WHERE } from "./words.ts";

/** A line to write on. */
const BLANK = "{blank}";

/** Who else processes data for the provider, by what this installation is set up with. */
export function subProcessors(data: DataProtection): [string, string, string][] {
  const { model, leaves, processors, mail, database, hosting } = data;
  return [
    [
      "[hosting company, or the school itself]",
      hosting === null ? "Runs the server" : `Runs the server, in ${hosting}`,
      "All data of the service",
    ],
    ...(database === "database_server"
      ? [
          [
            "[whoever runs the database server]",
            "Keeps the database",
            "All data of the service",
          ] satisfies [string, string, string],
        ]
      : []),
    ...(model !== null && leaves
      ? [
          [
            recipientOf(model),
            `Writes reports, ${WHERE[model.place]}`,
            "Ticks and notes without identifiers, year group, subject",
          ] satisfies [string, string, string],
        ]
      : []),
    ...(mail === null
      ? []
      : [
          [
            `Mail server ${mail}`,
            "Carries e-mail",
            "Staff’s names and e-mail addresses, notices of what is removed",
          ] satisfies [string, string, string],
        ]),
    ...(processors.payments === null
      ? []
      : [
          [
            processors.payments,
            "Takes payments",
            "The school’s and its administrator’s name, e-mail and payment details; no pupils’ data",
          ] satisfies [string, string, string],
        ]),
    ...(processors.contact_form === null
      ? []
      : [
          [
            `Form service ${processors.contact_form}`,
            "Receives the public contact form",
            "What a visitor writes there",
          ] satisfies [string, string, string],
        ]),
  ];
}

const WITHIN = /united kingdom|great britain|\buk\b|england|scotland|wales|northern ireland/iu;

/** What is said of other countries where no model outside receives anything. */
function keptWhere(hosting: string | null): string {
  if (hosting === null) {
    return "No personal data leave the United Kingdom under these terms unless the hosting named above does so; that is to be confirmed.";
  }
  return WITHIN.test(hosting)
    ? `The server and its database stand in ${hosting}. No personal data leave the United Kingdom under these terms; that is to be confirmed for the others named above.`
    : `The server and its database stand in ${hosting}. To be filled in: whether regulations of the United Kingdom approve that country (Article 45A), or which agreement is in place (Article 46): ${BLANK}`;
}

/** A draft of processing terms with what Article 28(3) UK GDPR asks for. */
export function draftTerms(data: DataProtection): LegalSection[] {
  const { provider, retention, model, leaves } = data;
  const name = providerName(data);
  const details = [provider.address, provider.email].filter(Boolean).join(", ");
  const transfers =
    model !== null && leaves && model.place === "outside"
      ? `Data sent to ${recipientOf(model)} may be processed in another country. To be filled in from that company’s terms: the country, and whether regulations of the United Kingdom approve it (Article 45A) or the International Data Transfer Agreement or the UK Addendum is in place (Article 46): ${BLANK}`
      : keptWhere(data.hosting);
  return [
    {
      id: "terms-parties",
      title: "1. Parties and roles",
      blocks: [
        `**Controller:** ${data.school}, ${BLANK} (address).`,
        `**Processor:** ${name}${details === "" ? "" : `, ${details}`}${provider.registration === null ? "" : `, registered with the Information Commissioner’s Office under ${provider.registration}`}.`,
        "Where the school runs this server itself there is no processor for it, and these terms are needed only with the companies that it uses in turn.",
      ],
    },
    {
      id: "terms-subject",
      title: "2. Subject, duration, nature and purpose",
      blocks: [
        `The processor provides ${PRODUCT_NAME}: it keeps pupils’ records, ticks, notes and reports, drafts reports on teachers’ orders, and exports and erases them on the school’s. The terms hold for as long as the school has an account.`,
      ],
    },
    {
      id: "terms-data",
      title: "3. Data and data subjects",
      blocks: [
        {
          head: ["Data subjects", "Personal data"],
          rows: [
            [
              "Pupils",
              "Name, what they are called, pronouns, year and form group, classes, student ID, date of birth where given; ticks, notes and reports",
            ],
            ["Guardians", "Name and decision, where consent is recorded"],
            ["Staff", "Name, e-mail address, role, how they write; entries of the audit log"],
          ],
        },
        "Special category data are not asked for. Notes that hold them are flagged and kept out of reports.",
      ],
    },
    {
      id: "terms-duties",
      title: "4. The processor’s duties (Article 28(3))",
      blocks: [
        {
          list: [
            "**(a) Instructions.** It processes personal data only on the school’s documented instructions, transfers to other countries included. What the school settles in the service, such as writing on this server only, is such an instruction.",
            "**(b) Confidence.** Everybody it authorises is bound to confidentiality.",
            "**(c) Security.** It takes the measures of Article 32: encrypted connections, separate accounts and roles, row-level security between schools and authors, hashed passwords, an audit log, backups.",
            "**(d) Others.** It engages another processor only as listed below or with the school’s prior authorisation, tells of intended changes in time to object, and binds each by the same duties.",
            "**(e) Rights.** It helps the school answer requests of data subjects: access, correction and erasure are functions of the service.",
            "**(f) Help.** It helps with security, with notifying breaches (without undue delay, so that the school can keep its 72 hours), with assessments and prior consultation.",
            `**(g) End.** It deletes or returns all personal data when the terms end, at most ${keptAtMost(retention.account)} after the account is closed, unless the law requires that they be kept.`,
            "**(h) Proof.** It gives the school what it needs to show compliance, allows audits, and says so at once where it thinks that an instruction breaks the law.",
          ],
        },
      ],
    },
    {
      id: "terms-others",
      title: "5. Other processors, as this server is set up",
      blocks: [
        { head: ["Who", "What for", "Which data"], rows: subProcessors(data) },
        transfers,
        ...(leaves && model !== null
          ? [
              "To be confirmed from the terms of whoever runs the model: that requests are not used to train models, and for how long they are kept there.",
              BLANK,
            ]
          : []),
      ],
    },
    {
      id: "terms-signatures",
      title: "6. Signatures",
      blocks: [
        {
          head: ["For", "Name and position", "Signature", "Date"],
          rows: [
            [data.school, BLANK, BLANK, BLANK],
            [name, BLANK, BLANK, BLANK],
          ],
        },
      ],
    },
  ];
}
