import type { LegalText } from "../legal-text.ts";

export const privacyNotice: LegalText = {
  title: "Privacy notice for children",
  lead: "This page is for you if your teacher uses ReportAIr to help write your school report. It tells you what we know about you and what happens to it. If a word is hard, ask a grown-up you trust to read it with you.",
  sections: [
    {
      id: "what-is-it",
      title: "What is ReportAIr?",
      blocks: [
        "It is a computer program for teachers. Your teacher ticks boxes about how you are getting on, and may add a short note. The program turns that into sentences. Then your teacher reads them, changes what is not right, and decides what goes into your report.",
        "You do not need an account, and you cannot sign in. Only people who work at your school can.",
      ],
    },
    {
      id: "what-we-know",
      title: "What does it know about me?",
      blocks: [
        {
          list: [
            "your name, and whether to write he, she or they",
            "your year, your form and your classes",
            "the number your school uses for you, and sometimes your birthday",
            "what your teacher ticks and writes about your work at school",
            "the reports written from that",
            "sometimes, whether your parent or guardian said yes or no to using it for you",
          ],
        },
        "It does not know where you live, what you do online, or what you look like. It does not follow you around the internet.",
      ],
    },
    {
      id: "why",
      title: "Why does my school use it?",
      blocks: [
        "Teachers write hundreds of reports. The program saves them time, so that they can think about what to say to each of you. Your school decides to use it and is in charge of what is stored. We only look after it for your school.",
      ],
    },
    {
      id: "ai",
      title: "Does a robot decide about me?",
      blocks: [
        "No. Some schools use AI to write the first try of a report. AI is a computer program that is good with words. It does not mark your work, and it does not decide anything. Your teacher does.",
        "If your school uses an AI that belongs to another company, your name, your birthday and other things that show who you are get taken out first and swapped for code words. The code words are swapped back here afterwards. We check twice. If the check finds that something was missed, nothing is sent. That company may be in another country, and the law says how it has to look after what it gets.",
      ],
    },
    {
      id: "who",
      title: "Who can see it?",
      blocks: [
        {
          list: [
            "**Your teachers** can see your name, your classes and your birthday, if your school put it in.",
            "**The teacher who writes your report** can see what they wrote. Other teachers cannot, unless that teacher asks one of them to check it.",
            "**The people who run things at your school** can see class lists. They see how many reports there are. They see what is in one only when your teacher hands it over to the school.",
            "**If you or your family ask for a copy**, your school can look everything up to give it to you.",
          ],
        },
        "We never sell what we know about you, and we show no adverts.",
      ],
    },
    {
      id: "how-long",
      title: "How long is it kept?",
      blocks: [
        "Reports are kept for 12 months after they were last changed. What your school stores about you is kept for 12 months after you were last in a class here. Then it is deleted. Your school can delete it sooner.",
        "We keep spare copies in case a computer breaks. Newer copies take the place of older ones, so in the end you are gone from those too.",
      ],
    },
    {
      id: "rights",
      title: "What can I ask for?",
      blocks: [
        "It is about you, so you have rights. You can ask:",
        {
          list: [
            "to see what is stored about you",
            "to have something put right if it is wrong",
            "to have something deleted",
            "to have it not used for a while, or not used any more",
          ],
        },
        "Sometimes a school has to keep things, and then it has to tell you why. Asking is free, and you will not get into trouble for it.",
      ],
    },
    {
      id: "permission",
      title: "Do my parents have a say?",
      blocks: [
        "Yes. If you are under 16, your school asks your parent or guardian before your reports are written with ReportAIr. If you are under 13, it is always a grown-up who says yes or no for you. You can say what you think, too. A yes can be changed to a no later. If it is no, nothing about you goes to an AI of another company.",
      ],
    },
    {
      id: "ask",
      title: "Whom can I ask?",
      blocks: [
        "First, a teacher you trust, or your school’s office. Your school has a person whose job is looking after information about you: the **data protection officer**. You or a grown-up can also write to us: {contact}.",
        "If you think somebody is not looking after your information, you or your family can complain to your school. It has to tell you within 30 days that it got your complaint, and then find out what happened. You can also tell the **Information Commissioner’s Office**. Its job is to make sure that everybody follows the rules: [ico.org.uk](https://ico.org.uk/make-a-complaint/), telephone 0303 123 1113.",
        "The long version, for grown-ups, is the [privacy policy](/privacy-policy).",
      ],
    },
  ],
};
