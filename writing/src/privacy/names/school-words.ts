/** Words of schools that no dictionary of English has, folded; and short ways of writing that teachers use. */
export const SCHOOL_WORDS: ReadonlySet<string> = new Set(
  `
  tech eco pls plz ppl ppls frnds tchr tchrs grp grps gp gps ptnr ptnrs smth sth abt btwn tbh tho thru bcs coz incl attn beh eval expl punc gram comms
  www ebi maths math hw h/w hwk hmwk hmk classwork cwk coursework homeworks groupwork pairwork teamwork worksheet worksheets workbook workbooks textbook textbooks whiteboard whiteboards flashcard flashcards mindmap mindmaps
  netball futsal rounders dodgeball trampolining bouldering orienteering handball lacrosse badminton parkour capoeira
  ict mfl pshe pse dt pe re rs it cs ks ks1 ks2 ks3 ks4 ks5 yr yrs y7 y8 y9 y10 y11 y12 y13 sixth-form sixthform
  subheading subheadings proofread proofreads proofreading powerpoint powerpoints powerpointed screencast podcast blog vlog vlogs app apps email emails online
  feedback diy upskill scaffolded scaffolding metacognition metacognitive retrieval interleaving plenary plenaries starter starters
  resit resits retake retakes mocks mock
  defo deffo defs obvs obv probs probly prolly deff espesh diffs vgood imo tbf ngl lol aswell alot abit prev curr intro convo vids phys chem bio geog hist soc regs conf dets detn clswk anss ques eqn eqns calcs calc diag diags vocab punct spag sents improv devs undr xmas mth mths hrs mins govt enviro resp resps vry rly rlly alrdy bc bcos cuz wkly dly tues thurs fri altho sooo vv vvg amazeballs
  v vg esp excl exc imp impr gd wk wks w/ w/o bk bks btw etc eg ie nb ppt pp pg pgs ch ex exs qs ans approx diff poss prob def prep pres org info tbc tba asap aka
  cant dont doesnt didnt wont isnt wasnt hasnt havent arent couldnt shouldnt wouldnt thats hes shes theyre
  im ive ill id youre youve youll youd weve wed well theyve theyll theyd hed hell shed shell itll itd thatll thatd theres theres whats heres wheres whos lets oclock mustnt neednt hadnt werent oughtnt mightnt wouldve couldve shouldve mustve yall
  subtopic subtopics simultaneous quadratics surds indices loci bearings histogram histograms boxplot boxplots differentiation integration trigonometry sohcahtoa pythagoras
  stoichiometry titration titrations photosynthesis osmosis mitosis meiosis enzymes electrolysis isotopes moles alkanes alkenes spectroscopy
  onomatopoeia alliteration foreshadowing stichomythia sonnet iambic pentameter blank-verse
  hotseating hot-seating freeze-frame tableaux verbatim backlighting
  bunsen bunsens petri foodtech woodwork metalwork cad cam isometric orthographic biomimicry
  python3 pseudocode subroutine subroutines boolean ascii unicode hexadecimal denary
  headteacher headteachers headmaster headmistress sendco ta tas hod slt hoy
  behaviour behaviours organised organise practise practised practising centre colour favourite
  resilience resilient perseverance mindset oracy numeracy literacy enrichment extracurricular co-curricular
  roleplay role-play
  `
    .trim()
    .split(/\s+/u),
);

/** Groups of capitals that are no initials of a person, upper case. */
export const ACRONYMS: ReadonlySet<string> = new Set(
  `
  PE IT RE RS DT CS UK US EU UN TV KS AO AP AS AM PM OK CV PC AI VR AR DJ MC CD DC AC SI PH ID QR IQ FM TA HW PP HT TT BC AD CE BCE HIV DNA RNA ATP GCSE GCSES IGCSE BTEC EPQ AQA OCR WJEC CIE ICT MFL PSHE PSE RSE FSM GDP HDI LIC HIC NEE UNO NHS BBC ITV NASA CERN USA USSR NATO EDL MEP IWB ATL SPAG PEE PEEL PEA PEED TIF WWW EBI DIRT DNA LO LOS SLT HOD HOY TBC TBA FAQ DIY CAD CAM LED LDR DVD USB PDF PPT HTML CSS SQL XML CPU RAM ROM LAN WAN IP TCP HTTP HTTPS URL GUI IDE IDLE API
  SUVAT SOHCAHTOA BODMAS BIDMAS HCF LCM LHS RHS QED FOIL CAST SAS SSS ASA AAS RHS MC KE GPE GPA EM EMF PD RPM AU PNG JPG GIF MP VAT PLC LTD CEO HR ROI EPOS
  ELSA EWO SENCO SENDCO HLTA LSA DSL DDSL COD NB PS RSVP VIP ASAP FYI BFG WW WWI WWII WW1 WW2 MAIN SEN SEND EAL GT LA HA MA PA UNIT RAG TLC RIP XL XX XY XXX NO YES NOT VERY GOOD WELL DONE MUST CAN DO IS IN ON AT TO OF OR AND THE AN MY ME HE IF SO BE BY GO UP WE HIS HER SHE YR GCE MOCK PPE PPES CAT CATS SATS SAT NEA NEAS CA DOFE NCS
  `
    .trim()
    .split(/\s+/u),
);
