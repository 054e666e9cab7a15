import type { WrittenPage } from "@reportair/contract/pages.ts";
import { PRODUCT_NAME } from "@reportair/contract/product.ts";

/** What a public page is called in a tab, and how a search engine describes it. */
export interface PageHead {
  title: string;
  description: string;
}

/** The heads of the public pages that are written out at the build. */
export const pageHeads: Record<WrittenPage, PageHead> = {
  "/": {
    title: PRODUCT_NAME,
    description: `AI-driven tools for teachers. ${PRODUCT_NAME} writes a whole class's reports, each sentence traceable to what the teacher noted.`,
  },
  "/apps": {
    title: "Apps",
    description: `The tools of ${PRODUCT_NAME}: the report writer, available now, and lesson planning, grading, resources and professional development, coming soon.`,
  },
  "/contact": {
    title: "Contact Us",
    description: `Write to the people behind ${PRODUCT_NAME} with a question, a problem or a request about your data.`,
  },
  "/begin": {
    title: "How a school begins",
    description: `How a school comes to ${PRODUCT_NAME}, and what it asks first: the cost, what leaves the school, where data are kept and for how long, and who is behind it.`,
  },
  "/subscribe": {
    title: "Subscribe your school",
    description: `Subscribe your school to ${PRODUCT_NAME}: name it and its administrator, pay online, and begin with a link by mail.`,
  },
  "/success": {
    title: "Your payment",
    description: `Whether your school's payment for ${PRODUCT_NAME} has arrived, and what comes next.`,
  },
  "/cancel": {
    title: "Payment cancelled",
    description: `The payment for ${PRODUCT_NAME} was cancelled and nothing has been taken: try again, or contact support.`,
  },
  "/privacy-policy": {
    title: "Privacy policy",
    description: `What personal data ${PRODUCT_NAME} processes for schools, why, on whose behalf, who else receives it, and the rights people have.`,
  },
  "/privacy-notice": {
    title: "Privacy notice for children",
    description: `For pupils, in plain words: what ${PRODUCT_NAME} knows about you, who can see it, how long it is kept and what you can ask for.`,
  },
  "/data-retention-policy": {
    title: "Data retention policy",
    description: `How long ${PRODUCT_NAME} keeps accounts, sessions, pupil records and reports, and how they are deleted.`,
  },
  "/cookie-policy": {
    title: "Cookie policy",
    description: `Every cookie and every entry in the browser's storage that ${PRODUCT_NAME} sets, what it is for and how long it lasts. No tracking.`,
  },
  "/compliance-child-data-protection": {
    title: "Children’s data protection",
    description: `How ${PRODUCT_NAME} meets UK GDPR, the Data Protection Act 2018 and the ICO Children’s code, and what schools do.`,
  },
  "/login": {
    title: "Login",
    description: `Log in to ${PRODUCT_NAME}, to your school's classes and reports.`,
  },
  "/reset-password": {
    title: "Set a new password",
    description: `Where the link of a mail from ${PRODUCT_NAME} leads: a new password for an account.`,
  },
  "/confirm-email": {
    title: "Confirm your e-mail address",
    description: `Where the link of a mail from ${PRODUCT_NAME} leads: an account's new address.`,
  },
  "/ai-training-guidelines-users": {
    title: "AI training guidelines for users",
    description: `What is sent to an AI model and what is not, how to give good samples and notes, and why the last word is the teacher's.`,
  },
};

/** The head of the written page at an address, trailing slash or not; undefined for any other page. */
export function headAt(pathname: string): PageHead | undefined {
  const page = pathname.replace(/(?!^)\/+$/u, "");
  return Object.hasOwn(pageHeads, page) ? pageHeads[page as WrittenPage] : undefined;
}
