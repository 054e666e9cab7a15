import { wordSet } from "./word-set.ts";

/** Words that are taught and that no plain dictionary has, so that none of them is taken for a slip of another. */
export const SUBJECT_WORDS = wordSet(`
  racquet racquets grandad grandads fete fetes astroturf ganache mdf cnc polyrhythm polyrhythms saltation favela favelas gabion gabions pygame hnc hnd nvq
  hackathon hackathons pinterest tiktok etsy crispr
  upcycle upcycled upcycling chatbot chatbots podcast podcasts
  trigraph trigraphs digraph digraphs grapheme graphemes phoneme phonemes gpc gpcs cvc decodable decodables phonically numicon subitise subitises
  subitising numberline numberlines numeracy oracy playdough cuisenaire homophones homophone inferencing blends segments
  equilibria equilibrium redox stoichiometry stoichiometric titration titrations titre titres enthalpy enthalpies entropy moles isomer isomers isomerism alkene
  alkenes alkane alkanes ester esters halogenoalkane halogenoalkanes spectroscopy electrophile electrophilic nucleophile nucleophilic
  electrode electrolyte electrolytes cations anions ligand ligands buffers organics inorganics chromatogram mitosis meiosis osmosis xylem phloem
  stomata genotype genotypes phenotype phenotypes allele alleles heterozygous homozygous quadrat quadrats eutrophication transpiration glycolysis
  capacitors capacitance photoelectric superposition diffraction kinematics suvat torque newtons joules ohms resistors thermistor thermistors
  surd surds quadratics trig hyperbolic parametrics binomial binomials logs asymptote asymptotes cosine sine tangents cuboid cuboids
  simultaneous histogram histograms boxplot boxplots stem-and-leaf bidmas bodmas hcf lcm unitary subtrahend tessellation
  pseudocode subroutine subroutines microbit micro:bit arduino raspberry flowchart flowcharts boolean booleans strings arrays iteration
  html css sql chromebook chromebooks ipad ipads powerpoint powerpoints spreadsheet spreadsheets sketchup tinkercad
  lino linocut linocuts monoprint monoprints monoprinting collagraph collagraphs sfumato chiaroscuro impasto cyanotype cyanotypes gouache photomontage moodboard moodboards
  lookbook lookbooks batik screenprint screenprinting decoupage pointillism annotating duologue duologues photoshop
  ostinato ostinati arpeggio arpeggios glockenspiel ukulele ukuleles djembe djembes pbuzz pizzicato legato staccato crescendo semibreve
  quaver quavers crotchet crotchets minim minims syncopation texture-wise samba gamelan raga ragas riff riffs
  longshore groyne groynes oxbow meander meanders hydrographs hydrograph choropleth isoline isolines
  puja gurdwara langar mandir eucharist sikhism hinduism ummah zakat sawm hajj tawhid jihad ahimsa moksha samsara dukkha sangha kosher halal
  behaviourism behaviourist psychodynamic ethnography ethnographic functionalism functionalist interactionism interactionist hegemony meritocracy patriarchy
  cashflow breakeven swot gdp ppf oligopoly oligopolies duopoly elasticity macroeconomics microeconomics
  bolognese sauteing sautéing roux béchamel mandoline julienne julienning
  parkour trampolining shotput handstand handstands cartwheel cartwheels headstand headstands rounders dodgeball futsal boccia tchoukball plyometrics
  subjunctive preterite preterites imperfects conditionals cognate cognates dative accusative nominative genitive ablative umlaut umlauts avoir être ser estar
  weimar kristallnacht appeasement suffragettes holodomor détente glasnost perestroika motte
  dofe btec btecs gcse gcses epq nea neas ucas ks1 ks2 ks3 ks4 eyfs mfl pshe rse dt pe re ict
  sparx seneca mymaths duolingo quizlet kerboodle educake tassomai hegarty ttrs lexia edshed spellingshed bugclub kahoot blooket padlet
  flashcards flashcard mindmap mindmaps storyboard storyboards storyboarding worksheets whiteboards brainstorm brainstorming scaffolds scaffolded
`);
