import { CalendarRange, CopyCheck, GraduationCap, LibraryBig } from "lucide-react";

/** The tools that are still to come. */
export const COMING_TOOLS = [
  {
    name: "PlannAIr",
    icon: CalendarRange,
    field: "Lesson planning",
    text: "From a topic and the time there is to a plan that you change as you like.",
  },
  {
    name: "GradeAIr",
    icon: CopyCheck,
    field: "Grading",
    text: "Marking against your own criteria, with the grade left to you.",
  },
  {
    name: "ResourceAIr",
    icon: LibraryBig,
    field: "Teaching resources",
    text: "Worksheets, quizzes and explanations at the level of the class in front of you.",
  },
  {
    name: "TrainAIr",
    icon: GraduationCap,
    field: "Professional development",
    text: "Short courses that begin with what you teach this week.",
  },
] as const;
