import { paths } from "./paths.ts";

/** The three links of the navigation bar that everybody sees. */
export const siteLinks = [
  { to: paths.home, label: "Home" },
  { to: paths.apps, label: "Apps" },
  { to: paths.contact, label: "Contact Us" },
] as const;

/** What the footer has beside them. */
export const footerLinks = [
  ...siteLinks,
  { to: paths.begin, label: "How a school begins" },
  { to: paths.subscribe, label: "Subscribe" },
] as const;

/** The six legal pages, in the footer's order. */
export const legalLinks = [
  { to: paths.privacyPolicy, label: "Privacy policy" },
  { to: paths.privacyNotice, label: "Privacy notice for children" },
  { to: paths.dataRetentionPolicy, label: "Data retention policy" },
  { to: paths.cookiePolicy, label: "Cookie policy" },
  { to: paths.childDataProtection, label: "Children’s data protection" },
  { to: paths.aiTrainingGuidelines, label: "AI training guidelines" },
] as const;
