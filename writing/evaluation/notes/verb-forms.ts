function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

/** Verbs that help others, in the forms that can follow "he" or "she". */
export const HELPS_ONE = wordSet(`
  is was has had does did can could will would shall should may might must ought cannot isn't wasn't hasn't hadn't
  doesn't didn't can't couldn't won't wouldn't shouldn't mightn't mustn't needn't shan't
`);
/** The same with "they", "we" and "you". */
export const HELPS_MANY = wordSet(`
  are were have had do did can could will would shall should may might must ought cannot aren't weren't haven't hadn't
  don't didn't can't couldn't won't wouldn't shouldn't mightn't mustn't needn't shan't
`);
/** Past forms that do not end in -ed. */
export const PAST = wordSet(`
  arose ate awoke beat became began bent bet bit bled blew bought bound brought broke bred broadcast built burnt burst came
  cast caught chose clung cost crept cut dealt did dreamt drank drew drove dug dwelt fell fed felt fled flew flung forgave forgot
  fought found froze gave got grew ground had heard held hid hit hung hurt kept knelt knew laid lay leant learnt led left
  lent let lit lost made meant met misled mistook mowed outdid outshone overcame overheard overtook paid proved put quit
  ran rang read rebuilt reset rewrote rode rose said sang sank sat saw sent set sewed shook shone shot shrank shut slept
  slid smelt sold sought sowed spat sped spelt spent spilt split spoilt spoke sprang spread stole stood strode struck stuck
  stung swam swept swore swung taught thought threw told took tore trod undertook understood upset was went wept were
  withdrew woke won wore wound wrote
`);
/** Adverbs that may stand between a subject and its verb, beside those in -ly. */
export const BETWEEN = wordSet(`
  always never often sometimes usually also still just already even soon now then seldom ever hardly rarely barely too both all each
  almost quite sincerely perhaps maybe therefore thus however though once again first only rather so far nearly truly fast
  not yet twice indeed instead either later since thereby alone together today best most clearly simply well-nigh nevertheless
`);
/** What no possessive stands before, and no article. */
export const NO_THING = wordSet(`
  he she they we i it him them us me you is are was were has had have does did do can could will would shall should may
  might must and or but so because although though if when while of in on at by for from with to into onto than that
  the a an his her their my our your its this these those swore drew wrote went forgot gave took came got threw spoke
  doesn't didn't won't isn't can't cannot
`);
/** What a sentence does not end in. */
export const NO_END = wordSet(`
  and nor because although when while a an the his their my our your its very whose which than has
`);
/** Past forms that cannot do without a thing done to, unless "was" stands before. */
export const DONE_TO = wordSet(`
  removed excluded suspended awarded selected nominated distracted praised expelled banned chosen given taken caught
  commended shortlisted appointed elected rewarded
`);
