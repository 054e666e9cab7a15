/** What a report speaks of, in the order in which a teacher takes it up. */
export const STYLE_TOPICS = [
  "attainment",
  "participation",
  "behaviour",
  "punctuality",
  "homework",
  "achievement",
  "target",
] as const;
export type StyleTopic = (typeof STYLE_TOPICS)[number];

/** The words by which a topic is known. */
export const TOPICS: Record<StyleTopic, RegExp> = {
  attainment:
    /\b(?:level|progress|attain|understand|knowledge|grasp|standard|assessment|grade|ability|working (?:at|towards|below|above))\w*/iu,
  participation:
    /\b(?:participat|contribut|discussion|answers? questions|in (?:class|lessons)|engage|effort|focus|concentrat)\w*/iu,
  behaviour: /\b(?:behav|conduct|polite|manners|courte|respect|disrupt|attitude)\w*/iu,
  punctuality: /\b(?:punctual\w*|late|lateness|on time|arriv\w+)\b/iu,
  homework: /\bhome ?work|\bhome learning|\bindependent study/iu,
  achievement:
    /\b(?:achievement|proud|highlight|best (?:piece|work|moment)|impressed|stood out|particular(?:ly)? (?:success|strength)|excelled)\b/iu,
  target:
    /\b(?:target|next (?:step|term|year)|to improve|should|needs? to|would benefit|aim to|in order to|moving forward|going forward|focus on)\b/iu,
};
