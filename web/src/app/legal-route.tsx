import { useLocation } from "react-router";
import { aiTrainingGuidelines } from "../features/legal/content/ai-training-guidelines.ts";
import { childDataProtection } from "../features/legal/content/child-data-protection.ts";
import { cookiePolicy } from "../features/legal/content/cookie-policy.ts";
import { dataRetentionPolicy } from "../features/legal/content/data-retention-policy.ts";
import { privacyNotice } from "../features/legal/content/privacy-notice.ts";
import { privacyPolicy } from "../features/legal/content/privacy-policy.ts";
import { LegalPage } from "../features/legal/legal-page.tsx";
import type { LegalText } from "../features/legal/legal-text.ts";
import { paths } from "./paths.ts";

const texts: Record<string, LegalText> = {
  [paths.privacyPolicy]: privacyPolicy,
  [paths.privacyNotice]: privacyNotice,
  [paths.dataRetentionPolicy]: dataRetentionPolicy,
  [paths.cookiePolicy]: cookiePolicy,
  [paths.childDataProtection]: childDataProtection,
  [paths.aiTrainingGuidelines]: aiTrainingGuidelines,
};

/** Whichever legal page the address asks for. */
export function LegalRoute() {
  const text = texts[useLocation().pathname.replace(/\/+$/u, "")];
  return text && <LegalPage key={text.title} text={text} />;
}
