import type { LegalText } from "../legal-text.ts";

export const childDataProtection: LegalText = {
  title: "Children’s data protection",
  lead: "Nearly all personal data in ReportAIr are about children. This page says which rules apply, what {provider} does to keep them, and what schools do.",
  sections: [
    {
      id: "rules",
      title: "The rules",
      blocks: [
        {
          list: [
            "**The UK General Data Protection Regulation (UK GDPR)**, with its special protection for children (Recital 38) and for how they are informed (Article 12)",
            "**The Data Protection Act 2018**, which sets the age of consent to online services at 13 (section 9)",
            "**The Data (Use and Access) Act 2025**, which amended both: online services that children are likely to use are to be designed with the protection that children merit (Article 25 of the UK GDPR), and whoever is responsible for data has to deal with complaints about them",
            "**The ICO’s Children’s code** (the Age appropriate design code). It is written for online services that children are likely to use. Children do not use ReportAIr, only staff do; we take the code’s standards as our measure all the same.",
            "**Keeping children safe in education**, the statutory guidance for schools in England, which comes first wherever a note raises a concern",
          ],
        },
      ],
    },
    {
      id: "roles",
      title: "Controller and processor",
      blocks: [
        "The school, through its staff who use the service, is the **controller** of pupils’ data. {Provider} is the **processor** under Article 28: it acts on the school’s written instructions, keeps data confidential and secure, takes on further processors only with the school’s authorisation, helps with requests, breaches and impact assessments, and deletes or returns everything at the end.",
        { part: "provider" },
      ],
    },
    {
      id: "consent",
      title: "Consent: 13 and 16",
      blocks: [
        "A school usually needs no consent to report on its pupils: reporting is its task. For the use of ReportAIr we ask for more than the law does:",
        {
          list: [
            "**Under 16:** the school obtains the consent of a parent or guardian before reports on the pupil are written with ReportAIr, and keeps a record of it.",
            "**Under 13:** the law holds a child to be too young to consent to an online service, so only a parent or guardian can. The pupil is told in [words for children](/privacy-notice).",
            "**From 13 to 15:** the pupil is told too, and what they say is taken into account.",
            "**From 16:** pupils speak for themselves.",
          ],
        },
        "Consent can be refused and withdrawn without any disadvantage for the pupil. The school then writes the report without an AI provider.",
        "ReportAIr helps with that. An administrator can record a guardian’s consent or its withdrawal with the name and the day. Once a guardian has withdrawn it, nothing about that pupil is sent to an AI provider: the built-in writer writes. A school can also settle that this holds for every pupil under 13 for whom no consent is recorded; a pupil without a date of birth counts as under 13.",
      ],
    },
    {
      id: "code",
      title: "The fifteen standards of the Children’s code",
      blocks: [
        {
          head: ["Standard", "Here"],
          rows: [
            [
              "Best interests of the child",
              "Reports that are truer to the pupil, with the time to think about them. No use of pupils’ data for any other end.",
            ],
            [
              "Impact assessment",
              "Schools are given what they need for their own assessment, this page among it, and {provider} answers their questions.",
            ],
            [
              "Age-appropriate application",
              "Pupils have no accounts. What is written for them is written for an eleven-year-old.",
            ],
            [
              "Transparency",
              "A [notice for children](/privacy-notice), a [policy for adults](/privacy-policy), and for teachers a line on the screen that says who writes.",
            ],
            [
              "Detrimental use",
              "No ranking, no predictions and no diagnoses. Notes that read like a safeguarding, medical or family matter stay out of the report.",
            ],
            [
              "Policies and standards",
              "What these pages promise is built into the program, down to the rules of the database.",
            ],
            [
              "Default settings",
              "The most private setting is the default: the built-in writer, reports seen by their author only until the author shares one.",
            ],
            [
              "Data minimisation",
              "A name, a year and the ticks are enough. Date of birth and form group are optional, “They/Them” is always a choice, and no pictures, addresses or contact details are kept.",
            ],
            [
              "Data sharing",
              "With nobody but the sub-processors in the [privacy policy](/privacy-policy). A report is shared by its author or not at all.",
            ],
            ["Geolocation", "Not collected."],
            [
              "Parental controls",
              "Pupils have no accounts, so there is nothing to watch. Families ask the school.",
            ],
            ["Profiling", "None of pupils. A style profile describes how a teacher writes."],
            ["Nudge techniques", "None: there is nobody here to be nudged."],
            ["Connected toys and devices", "None."],
            [
              "Online tools",
              "Rights are used through the school, whose administrators can look up, correct, export and erase a pupil’s record.",
            ],
          ],
        },
      ],
    },
    {
      id: "ai",
      title: "AI and children’s data",
      blocks: [
        "Identifiers are removed before AI processing: names of pupils, staff and the school, dates of birth, student IDs, e-mail addresses, telephone numbers, addresses and links. The pupil’s gender is left out as well. A last check refuses to send what still holds one of them. What is left is still treated as personal data, because the school can tell whose it is.",
        "The same ticks give the same judgement whatever the name or the pronouns. A teacher reads every report before it counts.",
      ],
    },
    {
      id: "safeguarding",
      title: "Safeguarding",
      blocks: [
        "A note that reads like a safeguarding concern is left out of the text, and its teacher is told: “This belongs with your designated safeguarding lead.” ReportAIr is no place to record or to report a concern, and it informs nobody. The school’s own procedure does that.",
      ],
    },
    {
      id: "schools",
      title: "What schools do",
      blocks: [
        {
          list: [
            "Name ReportAIr in their own privacy notices, and give pupils ours.",
            "Carry out an impact assessment before the first use.",
            "Hold the consent of guardians for pupils under 16.",
            "Give accounts only to staff who write reports or manage classes, and close them when staff leave.",
            "Enter only what a report needs, and see that every report is read before it is sent out.",
            "File finished reports in their own system, and let ReportAIr [forget them](/data-retention-policy).",
          ],
        },
      ],
    },
    {
      id: "requests",
      title: "Requests and complaints",
      blocks: [
        "Requests about a pupil go to the school, which answers within one month, as the [privacy policy](/privacy-policy) says. {Provider} helps without delay: {contact}. Complaints go to the school too, which acknowledges them within 30 days. They may also go to the Information Commissioner’s Office, [ico.org.uk](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113.",
      ],
    },
  ],
};
