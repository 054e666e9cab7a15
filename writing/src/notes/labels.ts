/** Skills and matters that a mark or a word stands behind: "Speaking: excellent", "theory 6". */
const MATTER =
  /^(?:speaking|listening|reading|writing|theory|practical|coursework|maths|english|science|history|geography|french|spanish|german|art|drama|music|grammar|vocabulary|spelling|algebra|geometry|number|statistics|attainment|effort|attitude|behaviour|homework|attendance|punctuality|participation|concentration|presentation|organisation|progress|handwriting|translation|composing|performing|literature|language|poetry|biology|chemistry|physics)$/iu;
/** What is sat or handed in, and has a mark. */
const SAT =
  /^(?:the )?(?:[\p{L}-]+ ){0,4}(?:tests?|exams?|mocks?|quiz|assessments?|papers?|essays?|projects?|practicals?|titration|experiment|presentation|unit|module|coursework|topologies)(?: (?:\d|[A-Z]))?$/iu;
const MARK =
  /^(?:\d{1,3}(?:\.\d)? out of \d{1,3}|\d{1,3} ?%|full marks|(?:grade )?[A-G1-9][*+-]?)$/iu;

function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) &&
    !/^\S+ \p{Lu}/u.test(text) &&
    !/^(?:English|French|Spanish|German)\b/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

function mark(text: string): string {
  const grade = /^(?:grade )?([A-G1-9][*+-]?)$/iu.exec(text)?.[1];
  return grade ? `grade ${grade.toUpperCase()}` : text;
}

/** A piece as words that a sentence can be made of, where it is a label and what it labels: "Predicted: 9". */
export function withoutLabel(text: string): { text: string; lead: string } {
  const predicted =
    /^(?:gcse |a level )?predict(?:ed|ion)(?: grade)?\s*[:=-]?\s*(?:an? )?(?:grade )?([A-G1-9][*+-]?)$/iu.exec(
      text,
    )?.[1];
  if (predicted) return { text: `is predicted a grade ${predicted.toUpperCase()}`, lead: "" };
  const missing = /^missing\s*:\s*(.+)$/iu.exec(text)?.[1];
  if (missing) return { text: `is missing ${missing}`, lead: "" };
  const found =
    /^([\p{L}][\p{L}\d' -]{1,40}?)\s*(?::|=|\s-\s)\s*(.+)$/u.exec(text) ??
    /^([\p{L}][\p{L}' -]{1,40}?)\s+(\d.*)$/u.exec(text);
  if (!found) return { text, lead: "" };
  const [, label = "", rest = ""] = found;
  if (MARK.test(rest)) {
    if (MATTER.test(label))
      return rest.endsWith("%") && /^attendance$/iu.test(label)
        ? { text: `${label} ${rest}`, lead: "" }
        : { text: `${mark(rest)} in ${lowerFirst(label)}`, lead: "" };
    if (/^(?:mock|paper|unit|module) \d$/iu.test(label))
      return {
        text: `${mark(rest)} in ${label.charAt(0).toUpperCase()}${label.slice(1)}`,
        lead: "",
      };
    const open =
      !/[:=]|\s-\s/u.test(text.slice(label.length, text.length - rest.length)) &&
      /^(?:grade )?[A-G1-9][*+-]?$/iu.test(rest);
    if (SAT.test(label) && !open)
      return { text: `${mark(rest)} in the ${lowerFirst(label).replace(/^the /u, "")}`, lead: "" };
    return { text, lead: "" };
  }
  if (!/[:=]/u.test(text.slice(0, text.length - rest.length)) || !MATTER.test(label))
    return { text, lead: "" };
  // "Attitude: excellent" lacks a verb; "writing: needs more accuracy" says where.
  if (
    /^(?:very |quite |really |so |too |always |never |not |below |above |on )*[\p{L}-]+(?: target| track| average)?$/u.test(
      rest,
    ) &&
    !rest.endsWith("s")
  )
    return { text: `${label.toLowerCase()} ${rest}`, lead: "" };
  return { text: rest, lead: `in ${lowerFirst(label)}` };
}
