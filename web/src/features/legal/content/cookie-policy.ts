import { DISCARD_DAYS } from "@reportair/contract/lifetimes.ts";
import type { LegalText } from "../legal-text.ts";

export const cookiePolicy: LegalText = {
  title: "Cookie policy",
  lead: "Reading the public pages sets no cookie. The five cookies there are come with signing in or with sending a form, and are needed for that. There is no tracking, no advertising and no measuring of visitors.",
  sections: [
    {
      id: "cookies",
      title: "The cookies",
      blocks: [
        {
          head: ["Name", "What for", "Set when", "Lasts"],
          rows: [
            [
              "**sessionid**",
              "Knows that you are signed in. Scripts cannot read it.",
              "you sign in",
              "14 days after the last use, or until you sign out",
            ],
            [
              "**csrftoken**",
              "Proves that a change was asked for by this site’s own pages, and not by another site in your name.",
              "you sign in, or send a form without being signed in",
              "14 days after the last use, or until you sign out",
            ],
            [
              "**known_browser**",
              "Lets your right password in while somebody else is guessing at your account. It is sent to the login call only, and scripts cannot read it.",
              "you sign in",
              "180 days, also after you sign out",
            ],
            [
              "**half_sign_in**",
              "Knows, between your password and the second step, that it is still you. It is sent to the login calls only, opens nothing else, and scripts cannot read it.",
              "you sign in with two-step sign-in",
              "ten minutes, or until you are signed in",
            ],
            [
              "**on_the_way**",
              "Knows, when you come back from Google or Microsoft, that it was you who went. It is sent to the login calls only, opens nothing else, and scripts cannot read it.",
              "you sign in with your school’s account",
              "ten minutes, or until you are signed in",
            ],
          ],
        },
        "All five are first-party cookies, set by this site and sent to this site alone (SameSite=Lax), and marked Secure where the site is reached by https.",
      ],
    },
    {
      id: "storage",
      title: "What is kept in your browser’s storage",
      blocks: [
        "These entries stay in your browser; the names of some are followed by numbers. They are read by the pages and are not sent with your requests. Three of them hold your unfinished work, which can be about pupils: on a computer that others use, save before you leave it.",
        {
          head: ["Entry", "What for", "Lasts"],
          rows: [
            [
              "**theme**",
              "The light or dark theme, once you have chosen one",
              "until you clear it",
            ],
            [
              "**username**",
              "Your user name, if you tick “Remember me”",
              "until you sign in without the tick",
            ],
            [
              "**single-keys**",
              "That you have switched off letters that act by themselves",
              "until you switch them on again",
            ],
            ["**sidebar**", "Whether the sidebar is folded", "until you clear it"],
            [
              "**reports-class**",
              "The number of the class you worked on last",
              "until you clear it",
            ],
            [
              "**draft.** and letters",
              "What you have typed and not saved, such as a form, a note, a change to a report or a sample report: encrypted, with a key that only your session gives",
              `until you save it or give it up, ${DISCARD_DAYS} days at most`,
            ],
            [
              "**typed.contact**, **typed.subscribe**",
              "What you have typed into the contact or subscription form without being signed in",
              "until you send it or close the tab",
            ],
            [
              "**open-review**",
              "The numbers of the reports under review",
              "until the tab is closed",
            ],
            [
              "**way-back**",
              "Which page you were going to, while you sign in with your school’s account",
              "until you are back",
            ],
            ["**open-batch**", "The number of the batch that is open", "until the tab is closed"],
            [
              "**counted.** and a number",
              "Seconds of your work on a class’s reports, by the numbers of the class and of your account",
              `until the server has them, ${DISCARD_DAYS} days at most`,
            ],
            [
              "**logout-of**",
              "That you have signed out, by your account’s number, where the server could not be told yet",
              "until it has been told",
            ],
          ],
        },
      ],
    },
    {
      id: "consent",
      title: "Why there is no consent banner",
      blocks: [
        "Regulation 6 and Schedule A1 of the Privacy and Electronic Communications Regulations 2003, as amended by the Data (Use and Access) Act 2025, ask for no consent to what is strictly necessary for a service that you ask for, its security included, nor to what keeps a page the way you prefer it. Everything on this page is one or the other: signing in safely, sending a form, not losing your work, or keeping a choice that you made. Choices such as the theme are kept only once you make one, and clearing the entry takes it back.",
      ],
    },
    {
      id: "others",
      title: "Other sites",
      blocks: [
        "Where a school subscribes online, it pays on the payment service’s own pages, which set cookies under that service’s own policy. Where the contact form is received by a form service, your message goes there without any cookie.",
      ],
    },
    {
      id: "control",
      title: "Deleting and blocking",
      blocks: [
        "Your browser’s settings let you see, delete and block cookies and storage. Without **sessionid** and **csrftoken** nobody can sign in, and without **csrftoken** no form can be sent; everything else works without. If you delete **known_browser**, nothing changes but that you may have to wait while somebody else is guessing at your account.",
        "Questions: {contact}.",
      ],
    },
  ],
};
