/** From a note to a sentence, worked: how a fragment is said whole, what is left out, and how weak work is spoken of. */
export const EXAMPLES = `Examples of a note and the sentence made of it
- level_notes "fractions shaky, fine w decimals", tick "Below Expectations" → [level, level_notes] "{PUPIL} is working below expectations at present: decimals are going well, and fractions are not yet secure."
- punctuality "Frequently late", note "improving, 2 lates this half term" → [punctuality, punctuality_notes] "{They} {is|are} frequently late, although with two late arrivals this half-term it is getting better."
- behaviour "Acceptable Behaviour", note "chatty, mum says tired" → [behaviour, behaviour_notes] "{Their} behaviour is acceptable, and {they} can be chatty." What is said of home stays out.`;
