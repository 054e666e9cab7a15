import { FIELDS_OF_FILES, STUDENT_FIELDS } from "@reportair/contract/features/student-fields.ts";
import { REST_MINUTES, TEACHERS_NEEDED } from "@reportair/contract/work-counting.ts";
import type { LegalText } from "../legal-text.ts";

const studentRecord = new Intl.ListFormat("en-GB").format(
  [...Object.values(STUDENT_FIELDS), ...Object.values(FIELDS_OF_FILES)].flatMap(
    ({ inPolicy }) => inPolicy ?? [],
  ),
);

export const privacyPolicy: LegalText = {
  title: "Privacy policy",
  lead: "ReportAIr helps teachers to write reports on their pupils. This policy says which personal data that takes, why, who sees them, for how long, and what rights people have. There is a [notice in plain words for children](/privacy-notice) too.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        "**The school is the controller.** It decides which pupils and staff are entered, what is written about them, and who may use the service. **{Provider} is the processor.** It runs the service for the school, on the school’s written instructions, and for no purpose of its own.",
        "For a few things {provider} is itself the controller: messages sent through the contact page, the contract with the school and its payments, and the security of the service.",
        { part: "provider" },
        "Pupils’ data come from the school and its teachers; staff give their own, or their school does. Questions about this policy: {contact}.",
      ],
    },
    {
      id: "data",
      title: "Which data, and what for",
      blocks: [
        {
          head: ["Whose", "What", "What for"],
          rows: [
            [
              "Pupils",
              `The school’s student ID, classes, ${studentRecord}`,
              "To keep class lists, and to write of the right pupil in the right way",
            ],
            [
              "Pupils",
              "What their teachers tick and note for a report, the reports written from it, and earlier versions of them",
              "To write, check, change and compare reports",
            ],
            [
              "Pupils",
              "Attendance and results of a reporting period, where the school brings them in",
              "To stand in a pupil’s whole report; no teacher’s text is written from them, and nothing of them is sent to an AI provider",
            ],
            [
              "Guardians",
              "The name of the guardian who gave or withdrew consent, the day, and who recorded it, where the school keeps that here",
              "To write of a pupil only in the way their guardian agreed to",
            ],
            [
              "Staff",
              "Name, school e-mail address, role, classes taught, and a password that is stored only as an Argon2id hash",
              "To sign in and to see only what is theirs",
            ],
            [
              "Staff",
              "For those who set up two-step sign-in: since when, the key of their authenticator app, encrypted, fingerprints of their recovery codes, and the public halves of their passkeys with a name and when they were added and last used",
              "To ask for a second step after the password",
            ],
            [
              "Staff",
              "Where the school signs in with its Google or Microsoft accounts: the provider’s number for the account that is linked, its address, and when it was linked and last used. Of the provider nothing else is kept, and nothing is sent to it but that somebody wants to sign in",
              "To know whose account here it is",
            ],
            [
              "Staff",
              "Where an administrator makes a token for a program of the school: its name, who made it, what it may do, and the day of its last use",
              "To let the program bring rosters in or take released reports out, in that person’s name",
            ],
            [
              "Staff",
              "Sessions: when they began, when they were last used, and the kind of browser",
              "To stay signed in, and to see and end sessions",
            ],
            [
              "Staff",
              "Sample reports for their style, submitted or not yet, from which names and other identifiers are removed before they are stored, and the style profile learnt from them; ratings of reports",
              "To write in the teacher’s own style",
            ],
            [
              "Staff",
              "How their mark book for a class is read: its headings and scales. The book itself is read in the browser, and what it fills in is kept as if it had been ticked",
              "To fill a class in from a mark book without being asked the same twice",
            ],
            [
              "Staff",
              "Which reports they showed to a colleague or released to the school, and the comments on reports they were asked to proof-read and the changes they suggested",
              "To have a report read by a second pair of eyes, and to hand it over",
            ],
            [
              "Staff",
              `How long they worked on the reports of each class, in seconds, counted from what is pressed and typed and resting after ${REST_MINUTES} minutes without either; how many texts they kept as written, lightly and much edited; and how long a class took before, where they answer that. Which key was pressed, and when, is not kept`,
              `To show each teacher what their own classes took. Nobody else sees it; administrators see sums of ${TEACHERS_NEEDED} teachers or more. A teacher can stop it, which removes what was counted`,
            ],
            [
              "Staff",
              "An audit log: who created, changed or deleted which record, and when",
              "So that a school can account for what happened",
            ],
            [
              "Visitors",
              "Name, e-mail address, subject and message on the contact page",
              "To answer",
            ],
            [
              "Visitors",
              "The network address, where somebody signs in, asks for a new password or sends a message",
              "To slow down guessing and floods",
            ],
            [
              "Schools",
              "The school’s name, its administrator’s name and e-mail address, and the state of the subscription, where one is paid online; card details go to the payment service and never reach us",
              "To take payment and open the school’s account",
            ],
          ],
        },
        "Reports need no sensitive data, and teachers are asked to enter none. A note that reads like a health, family or safeguarding matter is kept out of the report, and its teacher is told so. Where such a matter is noted all the same, the school needs a condition under Article 9 as well.",
      ],
    },
    {
      id: "basis",
      title: "The lawful basis",
      blocks: [
        "Under Article 6 of the UK GDPR the school needs a basis for what it enters. For most schools that is a task in the public interest (Article 6(1)(e)); for others it is usually legitimate interests (Article 6(1)(f)). The school tells pupils and families which. What is asked of schools in addition for pupils under 16 stands under [children’s data protection](/compliance-child-data-protection).",
        "A guardian’s consent, which the service can record, is a safeguard that a school adds, and in most schools not the lawful basis. Where {provider} is the controller, the basis is a contract with the school (Article 6(1)(b)), a legal obligation for accounts (Article 6(1)(c)), and the legitimate interest in answering messages and keeping the service safe (Article 6(1)(f)).",
      ],
    },
    {
      id: "ai",
      title: "How AI is used",
      blocks: [
        "A report is drafted by a program: either the built-in writer, which works on the server of this service and sends nothing anywhere, or a model of an AI provider. Teachers see on their screen which of the two writes.",
        "Before anything is sent to an AI provider, names, dates of birth, student IDs, e-mail addresses, telephone numbers, addresses and links are replaced by placeholders, and the pupil’s gender is left out. Identifiers are removed; the text still comes from one pupil’s record, so we treat it as personal data throughout. No automatic removal is perfect, and the [AI training guidelines](/ai-training-guidelines-users) say how teachers help.",
        "Nothing is decided about a pupil by a machine, so that there is no automated decision in the sense of Articles 22A to 22D of the UK GDPR. A draft counts for nothing until a teacher has kept it, and teachers are to read it first and change it where needed.",
        "Pupils’ data are not used by us to train AI models, to advertise, or to make profiles of pupils, and they are never sold.",
      ],
    },
    {
      id: "recipients",
      title: "Who else receives data",
      blocks: [
        "Inside the school: a teacher sees the pupils of their own classes and the pupils they added. A report, and what it was written from, is seen by the teacher who wrote it; administrators see numbers only. There are two exceptions: a report that its author chooses to show to a named colleague or to release to the school, which can be taken back, and the export that a school makes to answer a request for a pupil’s data, of which the authors are told.",
        "Outside the school, these sub-processors, each only where it is in use:",
        { part: "processors" },
        "A school authorises these in its contract with us, and is told before one is added or replaced, so that it can object. Data are also handed over where a law or a court demands it, and only so far.",
      ],
    },
    {
      id: "transfers",
      title: "Where data are kept, and outside the United Kingdom",
      blocks: [
        { part: "hosting" },
        "An AI provider, a payment service or a form service may process data in another country. That happens only where regulations of the United Kingdom approve that country (Article 45A of the UK GDPR), or under the International Data Transfer Agreement or the UK Addendum to the EU’s standard clauses (Article 46). With the built-in writer no pupil data are sent to an AI provider, in any country.",
      ],
    },
    {
      id: "retention",
      title: "How long",
      blocks: [
        "Pupils’ records and reports are kept for 12 months, session data for at most two weeks of inactivity, and account data until at most 90 days after the account is closed. The [data retention policy](/data-retention-policy) has the whole list, and says what becomes of copies.",
      ],
    },
    {
      id: "security",
      title: "How data are protected",
      blocks: [
        {
          list: [
            "Schools are kept apart by rules inside the database, beneath the program’s own checks, and reports are kept to their authors in the same way.",
            "Passwords are stored only as Argon2id hashes, and a school can switch them off and sign in with its Google or Microsoft accounts. Guessing is slowed down, who wants to is asked for a code of an app or a passkey as well, and links for a new password work once, for one hour.",
            "Session cookies cannot be read by scripts, and are sent only over https where the service is reached by https.",
            "The pages run no scripts, fonts or trackers of other companies.",
            "Names of pupils, texts of reports and passwords are never written to the log.",
          ],
        },
        "If a breach touches a school’s data, {provider} tells the school without undue delay, with what the school needs to inform the Information Commissioner’s Office within 72 hours and, where required, the people concerned.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "You may ask for a copy of your data, have mistakes corrected, have data erased, have their use restricted, and object to their use. Where use rests on consent or a contract you may take your data elsewhere, and consent can be withdrawn at any time. You may object to what rests on a public task or a legitimate interest. A parent or guardian may ask for a child who is too young to do so.",
        "For data about a pupil or a member of staff, please ask the school: it is the controller, and it answers within one month after a reasonable and proportionate search. Where a request is complex it may take up to two months more, and says so within the first. In maintained schools in England parents have, besides, a right of their own to the educational record, within 15 school days. Its administrators can export all that is held of one pupil and erase it, and {provider} helps where that is not enough. Staff can change their password, see and end their sessions, and close their account themselves. For the rest, ask us: {contact}.",
      ],
    },
    {
      id: "complaints",
      title: "Complaints",
      blocks: [
        "If you think that your data are not handled as the law asks, complain to whoever is responsible: the school for data about pupils and staff, {provider} for the rest ({contact}). The one responsible acknowledges the complaint within 30 days, looks into it without undue delay, and tells you the outcome. That is section 164A of the Data Protection Act 2018, which the Data (Use and Access) Act 2025 put there. A complaint about a school’s data that reaches {provider} is passed on to the school.",
        "You may also complain to the Information Commissioner’s Office (ICO), the regulator, which the Act of 2025 turns into the Information Commission: [ico.org.uk](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113. And you may go to court.",
      ],
    },
    {
      id: "changes",
      title: "Changes",
      blocks: [
        "When this policy changes, the date at its top changes with it. Schools are told of changes that matter before these take effect. Cookies have [a page of their own](/cookie-policy).",
      ],
    },
  ],
};
