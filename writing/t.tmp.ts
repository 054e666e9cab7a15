import { redact } from "./src/privacy/redact.ts";
import { findNames } from "./src/privacy/find-names.ts";
import { buildRosterIndex, buildStudentIndex } from "./src/privacy/roster.ts";
import { ROSTER, pupilCalled } from "./evaluation/privacy/school.ts";
import { assertNothingKnown } from "./src/privacy/gate.ts";
const I = buildRosterIndex(ROSTER);
for (const [who, t] of [["Siobhán Brennan","she sang a duet with Caoimhe, Siobhan took the harmony"],["Mason Taylor","Mason works like a stonemason: slowly, and it lasts. Taylor, as his friends call him, tailors his answers to the question at last."],["Rose Field","knows the Lord's Prayer by heart"],["Rhys ap Gwilym","ap Gwilym is the sort. He should enter the Oxford German Olympiad."],["Ayesha Begum","has faith in her method and rose to the challenge of the trial paper. She may"],["May Young","may and her brother Archie live at Rose Cottage"],["Grace Bell","Grace Bell reads Grace Hopper. Grace works hard"],["Sunny Gill","joke: Sunny & Sky fell about"],["Robin Swift","Robin has read Gulliver's Travels by Jonathan Swift and was"],["Hamish Drummond","His Tam o' Shanter recital"]] as const) {
  const r = redact([t], I, pupilCalled(who));
  let g="ok"; try { assertNothingKnown(r.texts[0]!, I, [r.table]); } catch (e) { g = String(e) }
  console.log(r.texts[0], "|", [...r.table].join(" "), "|", g);
}
