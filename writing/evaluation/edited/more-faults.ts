import type { FaultyText } from "./marked-text.ts";

/** Faults of a second round, each property in several ways; the checks were widened with these before them. */
export const MORE_FAULTS: readonly FaultyText[] = [
  // A diagnosis in a general statement that is about the pupil.
  [
    "diagnosis",
    "will",
    "Like most boys with «ADHD» he finds it hard to sit through a double lesson.",
  ],
  ["diagnosis", "amara", "As with many children who have «dyslexia», Amara reads slowly."],
  [
    "diagnosis",
    "grace",
    "Girls with «autism» often hide how tired they are, and Grace is one of them.",
  ],
  ["diagnosis", "tomasz", "Students with «dyscalculia» like Tomasz need more time with tables."],
  ["diagnosis", "may", "People with «asthma» such as May should bring an inhaler to rehearsals."],
  ["diagnosis", "robin", "Like other pupils with «epilepsy», they may miss the odd lesson."],
  ["diagnosis", "will", "For a boy with «Tourette's» he has coped very well with the oral test."],
  ["diagnosis", "amara", "She is one of several pupils with «diabetes» in this group."],
  // Words that stand twice.
  ["repetition", "amara", "She should carry «on on» this path."],
  ["repetition", "will", "He needs to plan his essays «out out» before he writes."],
  ["repetition", "grace", "Grace has learned «to to» draw cells accurately."],
  ["repetition", "tomasz", "Tomasz works best «with with» a partner."],
  ["repetition", "may", "May looks forward to performing «in in» the summer production."],
  ["repetition", "robin", "Robin relies «on on» maps with care."],
  ["repetition", "amara", "Amara handed «in in» all of her essays."],
  ["repetition", "will", "He takes pride in «his his» work."],
  // Capitals.
  ["unfinished", "amara", "Her «french» vocabulary has grown quickly."],
  ["unfinished", "will", "He will sit the mock on «monday» morning."],
  ["unfinished", "grace", "The practical exam takes place in early «february»."],
  ["unfinished", "tomasz", "Tomasz speaks «polish» at home and helps new arrivals."],
  ["unfinished", "robin", "Robin compared «italian» and «german» cities."],
  ["unfinished", "may", "May and «i» have agreed that she should audition."],
  ["unfinished", "will", "The coursework is due on 12 «may», and he has begun it."],
  ["unfinished", "amara", "Since «september» she has read nine novels in «english»."],
  // Against the tick.
  ["contradiction", "tomasz", "Tomasz's behaviour is «a credit to» his family."],
  ["contradiction", "tomasz", "His conduct in lessons is «second to none»."],
  ["contradiction", "robin", "Robin «leads every discussion» with enthusiasm."],
  ["contradiction", "robin", "Their hand «is always up»."],
  ["contradiction", "robin", "Robin «has completed every piece of homework» this year."],
  ["contradiction", "grace", "Grace is «struggling with almost every topic»."],
  ["contradiction", "grace", "She «lets others do the talking» in class discussions."],
  ["contradiction", "amara", "Amara «regularly misses the start of the lesson»."],
  ["contradiction", "amara", "Several pieces of homework are «still outstanding»."],
  ["contradiction", "tomasz", "He is «always the first to arrive»."],
  // Comparison with others.
  ["unkind", "grace", "Grace is «top of the class» in every test."],
  ["unkind", "amara", "She works «harder than anyone else» in the form."],
  ["unkind", "tomasz", "«Unlike his classmates», Tomasz does not revise."],
  ["unkind", "grace", "Her practical skills are «better than most of her peers»."],
  ["unkind", "will", "Will came «third in the year» in the summer examination."],
  ["unkind", "may", "May is «one of the strongest actors» in the year group."],
  ["unkind", "robin", "«Compared with other pupils», Robin writes little."],
  ["unkind", "amara", "Her marks are «well above the class average»."],
  ["unkind", "will", "Will could be «one of the strongest historians» in the year if he revised."],
  ["unkind", "amara", "She is «one of the most able readers» in the class."],
];
