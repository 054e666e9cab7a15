import { labelled } from "./labelled.ts";

/** Long, proper notes of the kind that is pasted from a mark book or an e-mail. */
export const LONG_NOTES = labelled("long notes", {
  "Grace Bell": [
    "{Grace} has had a very good year. [She accepts praise with grace], and when she [rings the bell on the front desk] to say the experiment is done, it is done properly. I would like {Grace} to [read more around the subject].",
    "At the start of the year {Grace} {Bell} sat with {Faith} {King} and [very little was written]. Since Mrs {Raghunathan} moved her, [her folder has been exemplary]. => a classmate",
  ],
  "Will Page": [
    "{Will} will, I am sure, [do well in the summer] if he [learns the quotations from Macbeth]. He tends to [turn the page before he has understood it]. {Page} was [told so in March].",
    "A frustrating term. {Will} [is able], but he [will not settle]: he was moved away from {Guy}, then from {Miles}, and now [sits alone at the front]. => a classmate",
  ],
  "May Young": [
    "{May may} be [the youngest in the group] but [she is the most organised]. Her [Blood Brothers] essay, due [in May], arrived in April. She [deserves the attainment prize].",
    "As a [young leader], {May} ran the Year 7 hockey. Her mum <Philippa> helped, as did Mr <Cartledge> from <Bolsover> Hockey Club. [A natural coach]. => no classmate",
  ],
  "Oluwaseun Adebayo": [
    "{Oluwaseun} prefers {Seun}. {Seun} has read [Half of a Yellow Sun] and compared it with [Things Fall Apart]; the [comparison was mature]. His [spelling of technical terms] needs attention. => no classmate",
    "{Seun} comes in from <Gleadless> on two buses and is [never late]. He [led the revision group] with {Tahmid} and {Kwame}. => a classmate",
  ],
  "Yevheniia Kovalenko": [
    "{Yevheniia} (we call her <Zhenya>) [joined us in January] with little English. She now [reads aloud without being asked] and has written about [Taras Shevchenko] for the school magazine. => no classmate",
    "{Yevhenia} {Kovalenko} [is ahead in maths], having covered [quadratics] in Ukraine. {Sasha} {Shevchenko} [interpreted at first]; there is no need now. => a classmate",
    "<Eugenia>, as it says on the old register, [draws in charcoal], after [Käthe Kollwitz].",
  ],
  "Rhys ap Gwilym": [
    "{Rhys}' use of [the subjunctive] is a delight. {ap Gwilym} is the sort of pupil that [every linguist hopes for]. He should [enter the Oxford German Olympiad].",
    "{Rhys} reads [R. S. Thomas] in both languages, and speaks Welsh with {Siân} and {Llŷr} [at every opportunity]. => a classmate",
  ],
  "Beatrice Fox": [
    "{Beatrice played} [Beatrice in Much Ado About Nothing] opposite {Romeo}'s Benedick and [stole every scene]. {Bea must} now [give the same energy to her written paper]. => a classmate",
    "I teach {Bea} for [biology] and Mr {Pritchard} has her for chemistry; we both find that she [guesses rather than reasons]. The [fox and rabbit graph] showed it. => no classmate",
  ],
  "Mason Taylor": [
    "{Mason} works [like a stonemason]: slowly, and it lasts. {Taylor}, as his friends call him, [tailors his answers to the question] at last.",
    "{Mason} and {Hunter} {Mason} must not be confused on the system; this {Mason} [has handed everything in], the other [has not]. => a classmate",
  ],
  "Drew Price": [
    "{Drew} [drew on three sources] and [weighed the price of each policy]. If {Drew} could [proofread], a grade 8 is there. Email {drew.price@tbcc.example.org} for the [model answer].",
    "{Drew}'s [bust of Nelson Mandela] was shown to governors. {Price} senior, <Gavin>, [lent the kiln]. => no classmate",
  ],
  "Thivya Sivakumar": [
    "{Thivya} [annotates with great care]. Her essay on [Ted Hughes's Bayonet Charge] was read out.",
    "{thivya} is [top of the form in Computing], [Python] esp. <@thivcodes> on github has [her sorting visualiser]. Born {21/08/2009}, so [very young in the year].",
  ],
  "Sofia Marchetti": [
    "{Sophia} with an f, that is {Sofia} {Marchetti}, [is the violinist]. She played [Vivaldi] at the concert and [helped tune the little ones]. => no classmate",
    "{Sofia} [is too quick to say she can't]. With {Sophia} {Clarke} beside her she [tries twice as hard]. => a classmate",
  ],
  "Kian O'Rourke": [
    "I have spoken to {Kian} about [the tone of his emails]. Mrs {O'Brien-Shah} rang home on {01632 960448}. [Since then he has been charming], and his [Seamus Heaney] essay was on time. => no classmate",
    "{Kian}, of <Rose Cottage>, <Foxlane Hill>, is [up at five with the lambs] and [asleep by period 5]. When awake he is [a first rate geographer].",
  ],
  "Xiaoyu Liu": [
    "{Xiaoyu} (<Shirley> on her old reports) [solves every UKMT paper I find]. She told me about [Hypatia] and [Emmy Noether]. => no classmate",
    "{Liu} {Xiaoyu} – [surname first, as at home] – has [perfect attendance]. {xiaoyu}'s [spoken English is now fluent].",
  ],
  "Pat Doyle": [
    "{Pat Doyle} gives [pat answers] to hard questions, and deserves [a pat on the back] for the easy ones. Loves [Sherlock Holmes]; [Conan Doyle], {pat says}, is [no relation].",
  ],
  "Victoria Wells": [
    "{Vic wells} [up when corrected], so go gently. {Vicky}'s study of [Queen Victoria] is superb; {Wells} for [head of history society].",
  ],
  "Ayesha Begum": [
    "{Ayesha} is a [thoughtful and diligent member of the group]. She [responds well to praise], has [faith in her method] and [rose to the challenge of the trial paper]. She [may wish to read more widely] over the summer.",
    "In the [Duke of Edinburgh] expedition {Ayesha} [cooked for the whole team]. In class she [asks for help], and uses [Seneca] and [Isaac Physics] weekly. => no classmate",
  ],
  "Hamish Drummond": [
    "{Hamish} writes like [Robert Burns] on a good day. His [Tam o' Shanter] recital was the best since <Lachlan> <Baird> in 2016. => no classmate",
    "{Hamish} [plays the pipes] with the <Chesterfield> Caledonian band and [brings that discipline to rehearsals]. => no classmate",
  ],
  "Robin Swift": [
    "{Robin} has read [Gulliver's Travels] by [Jonathan Swift] and was [swift to see the satire]. {Swift could} [share such insights aloud]. => no classmate",
  ],
});
