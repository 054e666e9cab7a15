// More names that lessons, clubs and assemblies speak of, folded: people who are known by one name, what is called after
// them, dances, instruments, works, brands and competitions. None is a first name that British pupils commonly have.

/** Single words. */
export const FIGURES = `
odin thor loki valhalla lindisfarne duplo rubik clemenceau esau munro munros schlieffen salah mbappe haaland ronaldo messi
mersey severn tyne humber tees medway avon
mountbatten brixton goldilocks haussmann scutari crimea cinderella rapunzel rumpelstiltskin gruffalo aslan hobbiton gollum smaug
perseus theseus persephone romulus remus vercingetorix timbuktu saladin genghis kublai asquith gladstone disraeli walpole heydrich
eichmann bukharin zinoviev hirohito eisenhower brezhnev yeltsin dubcek walesa fawkes catesby pepys halley brunel telford arkwright
florey rowntree beveridge bengaluru rocinha dharavi kibera makoko jakarta manila tohoku sendai amatrice kilauea eyjafjallajokull
pinatubo montserrat boscastle holderness sahel serengeti mekong yangtze punnett annie-musical sats bharatanatyam kathak kathakali bhangra samba lindy charleston riverdance ceilidh bollywood kpop k-pop hip-hop
breakdance gamelan djembe taiko sitar tabla bodhran ukulele didgeridoo steelpan ramanujan hypatia dijkstra ataturk
malala yousafzai medici borgia oxbridge olympiad noether lovelace babbage banneker khwarizmi avicenna averroes
brahmagupta aryabhata fermat galois cauchy laplace lagrange hilbert godel cantor mandelbrot penrose conway erdos
mirzakhani zeno thales eratosthenes ptolemy kepler copernicus galileo tycho brahe cavendish priestley lavoisier
avogadro mendeleev becquerel roentgen rontgen rutherford bohr heisenberg schrodinger schroedinger feynman oppenheimer
fermi hubble sagan einstein faraday volta coulomb joule celsius fahrenheit tesla planck doppler fraunhofer michelson
snell huygens lenz kirchhoff hooke haber bosch markovnikov arrhenius bronsted pauling kekule fehling tollens biuret
krebs golgi purkinje linnaeus darwin malthus wegener richter mercalli beaufort fujita coriolis milankovitch gaia
hadley rostow malthusian boserup hoyt christaller anning goodall fossey attenborough thunberg packham bellamy
cousteau shackleton amundsen mallory hillary tenzing norgay magellan vespucci raleigh cabot livingstone beethoven
mozart vivaldi handel bach grieg sibelius dvorak smetana bartok kodaly janacek shostakovich prokofiev mussorgsky
borodin mahler bruckner berlioz bizet gounod faure satie poulenc messiaen boulez stockhausen ligeti xenakis
penderecki gorecki tavener rutter einaudi zimmer elfman morricone sondheim rodgers hammerstein gershwin ellington
coltrane mingus hendrix bowie abba beatles coldplay sheeran beyonce rihanna kanye eminem rapsody lizzo metallica
nirvana radiohead gorillaz motown aeschylus sophocles euripides aristophanes odysseus ulysses achilles agamemnon
telemachus circe polyphemus aeneas ovid catullus cicero seneca tacitus pliny suetonius herodotus thucydides xenophon
plutarch sappho hesiod oedipus orestes creon icarus daedalus minotaur medusa heracles hercules zeus poseidon hades
aphrodite dionysus jupiter minerva gilgamesh hanuman ravana shiva vishnu brahma buddha gurdwara caesar tiberius
caligula claudius trajan boudica boudicca cleopatra antony brutus octavian spartacus hannibal tutankhamun nefertiti
ramesses hatshepsut akhenaten athelstan canute ethelred godwinson becket wolsey cranmer cromwell tyndale wycliffe
zwingli loyola machiavelli savonarola copernican bismarck garibaldi cavour metternich robespierre danton marat
napoleon bonaparte rasputin kerensky mao deng castro guevara che mandela biko tutu gandhi nehru jinnah bose ambedkar
nkrumah lumumba kenyatta mugabe selassie garvey douglass tubman obama biden putin zelensky merkel macron sunak
starmer blair sancho equiano cuffay seacole windrush scarman macpherson suffragette suffragettes suffragist
suffragists pankhurst garrett davison radley calpurnia lennie curley steinbeck holden caulfield birling birlings
goole cratchits fezziwig marley estella magwitch havisham jaggers wemmick heathcliff earnshaw linton hareton
rochester bertha eyre thornfield gateshead lowood brocklehurst pecksniff utterson lanyon enfield frankenstein clerval
harker renfield helsing dracula gatsby buchanan offred katniss everdeen peeta panem voldemort dumbledore hagrid snape
malfoy hogwarts quidditch frodo gandalf bilbo aragorn narnia pantalaimon trunchbull wonka gulliver lilliput crusoe
shanter kipling mowgli ozymandias macduff banquo fleance malvolio feste orsino benedick dogberry shylock bassanio
lysander demetrius oberon tybalt mercutio benvolio capulet capulets montague montagues goneril gloucester kent
roderigo armitage zephaniah nichols agard heaney dharker weir rumens waterhouse causley kayembe nagra khalvati
kinsella doshi boland ondaatje walcott soyinka adichie achebe okri ngugi rushdie ishiguro murakami marquez allende
borges neruda lorca cervantes quijote quixote moliere racine corneille voltaire rousseau diderot balzac flaubert zola
maupassant proust camus sartre beauvoir anouilh ionesco goethe schiller kleist buchner brecht kafka durrenmatt frisch
suskind zweig remarque tolstoy dostoevsky chekhov gogol pushkin turgenev bulgakov solzhenitsyn pasternak petrarch
boccaccio calvino pirandello fo titian caravaggio botticelli donatello michelangelo giotto vermeer rubens bruegel
durer holbein velazquez goya delacroix ingres courbet manet morisot cassatt gauguin seurat signac pissarro sisley
kokoschka kirchner modigliani brancusi giacometti duchamp ernst tanguy mondrian malevich rodchenko popova gropius
bauhaus corbusier gehry hadid gaudi mackintosh rietveld starck dyson sottsass memphis westwood dior schiaparelli
quant rauschenberg basquiat kusama weiwei abramovic goldsworthy gormley ofili shonibare lubaina himid boyce hepworth
vasarely escher hokusai hiroshige arbus mccurry piaget vygotsky skinner pavlov bandura bowlby ainsworth harlow maslow
erikson kohlberg gilligan freud jung adler milgram asch zimbardo sherif tajfel loftus baddeley shiffrin craik raine
rosenhan durkheim marx engels merton goffman becker foucault bourdieu bernstein gillborn delphy giddens beck
baudrillard lyotard mcluhan propp todorov barthes mulvey gilroy gauntlett curran seaton hesmondhalgh gerbner shirky
keynes friedman hayek pareto laffer gini maslows herzberg drucker ansoff mintzberg rashford saka bellingham mbappe
messi ronaldo neymar haaland kane southgate beckham rooney maradona daley peaty biles federer nadal djokovic raducanu
verstappen vettel senna kohli tendulkar itoje lego netflix disney pixar minecraft roblox fortnite pokemon nintendo
playstation xbox mojang photoshop indesign garageband musescore bandlab soundtrap ableton cubase geogebra desmos
mathswatch hegarty hegartymaths sparx tassomai gcsepod educake quizlet kahoot blooket gimkit duolingo linguascope
languagenut memrise activelearn kerboodle mymaths drfrost corbettmaths mathsgenie ukmt bitesize cognito savemyexams
physicsandmathstutor uplearn classcharts showmyhomework edulink arbor bromcom nessy lexia makecode microbit arduino
javascript codecombat replit github thonny canva padlet jamboard wakelet flipgrid nearpod peardeck mentimeter
plickers turnitin grammarly chatgpt gemini siri oxfam unicef greenpeace barnardo samaritans macmillan cafod
glyndebourne glastonbury eisteddfod rada lamda guildhall juilliard eton winchester ucas abrsm rockschool rsl ncs dofe
ufc nba nfl wnba fia tesco sainsbury asda aldi lidl waitrose morrisons greggs nando starbucks superdrug ikea argos
nike adidas reebok gymshark primark samsung huawei sony toyota bmw ferrari versailles somme ypres passchendaele
gallipoli dunkirk stalingrad normandy hastings bosworth agincourt naseby marston culloden waterloo balaclava rorke
isandlwana mafeking hiroshima auschwitz belsen treblinka srebrenica chernobyl fukushima aberfan holbeck boscombe
lulworth swanage lyme durdle chesil happisburgh mappleton kielder cairngorms snowdon helvellyn malham ingleborough
`;

/** Names of several words; see PHRASES. */
export const FIGURE_PHRASES = `
fur elise; moonlight sonata; river severn; river thames; river trent; river mersey; river tyne; river tees; river wye; river dee; river clyde
river tay; river bann; river lagan; river foyle; river humber; river avon; river exe; river nile; river amazon
river ganges; river danube; river rhine; river indus; river jordan; river don; river ouse; river wear; river tweed
r s thomas; mickey johnstone; eddie lyons; blood brothers; miss hannigan; taras shevchenko
jack of all trades
amy march; beth march; meg march; nancy in oliver; fagin's den; prince harry; prince william; king charles
queen camilla; ralph and jack; jack and ralph; simon and piggy; roger and jack; simon in lord of the flies
ralph in lord of the flies; jack in lord of the flies; the lord's prayer; lord's prayer; jonathan swift
tam o' shanter; burns night; hercule poirot; miss marple; scout finch; bob ewell; mayella ewell; maycomb county
holden caulfield; lennie and george; beatrice and benedick; benedick and beatrice; hero and claudio
viola and orsino; portia and shylock; rosencrantz and guildenstern; john conway; mary somerville; chien-shiung wu
rita levi-montalcini; marie tharp; robert millikan; svante arrhenius; barry marshall; isaac physics; dr frost
corbett maths; maths genie; seneca learning; oak national academy; bbc bitesize; times tables rock stars
tt rock stars; accelerated reader; ryder cup; davis cup; grace jones; wg grace; rose ayling-ellis; will young
will smith; marcus brutus; may ball; may queen; frank gehry; frank lampard; grace darling; grace kelly; joy division
joy of six; hope not hate; hope and glory; summer holiday; summer of love; rose tudor; the tudor rose
wars of the roses; war of the roses; maid marian; friar tuck; sir lancelot; guy of gisborne; jack sparrow
jack frost; dick whittington; olive oil; daisy miller; ivy league; pearl harbor; pearl harbour; penny black
amber alert; eve of st agnes; adam and eve; mary celeste; victoria cross; victoria sponge; queen vic
florence and the machine; florence knight; paris agreement; paris climate agreement; treaty of paris
battle of the somme; ferdinand and isabella; notting hill; the trinity; the holy trinity; khan academy; india pale; indian ocean; jordan river; river jordan; lake geneva; sydney harbour
sydney opera house; lincoln memorial; lincoln cathedral; lincoln city; chelsea fc; chelsea flower show
manchester united; manchester city; liverpool fc; leeds united; sheffield wednesday; sheffield united
newcastle united; west ham; crystal palace; aston villa; nottingham forest; leicester city; derby county; hull city
preston north end; red bull; real madrid; fc barcelona; bayern munich; ella toone; mary earps; jessica ennis-hill
r s thomas; j m w turner; jmw turner; w h auden; t s eliot; c s lewis; j r r tolkien; e m forster; h g wells
d h lawrence; p d james; a a milne; r l stevenson; j b priestley; w b yeats; g k chesterton; l s lowry; e e cummings
wole soyinka; chinua achebe; chimamanda ngozi adichie; ngugi wa thiong'o; mahmoud darwish; khalil gibran; ben okri
atticus finch; jem finch; scout finch; tom robinson; boo radley; jo march; amy march; beth march; meg march
miss hannigan; daddy warbucks; michael collins; eamon de valera; daniel o'connell; wolfe tone; james connolly
studio ghibli; rosetta stone; fleetwood mac; eden project; etihad stadium; old trafford; st james' park; anfield road
goodison park; stamford bridge; villa park; ibrox stadium; celtic park; hampden park; murrayfield stadium
principality stadium; paddington in peru; paddington bear; giant's causeway; titanic belfast; big pit; st fagans
st fagans museum; techniquest cardiff; ironbridge gorge; beamish museum; black country living museum; jorvik viking
jorvik centre; national space centre; imperial war museum; kew gardens; chester zoo; london zoo; edinburgh zoo
hadrian's wall; housesteads fort; fountains abbey; whitby abbey; bletchley park; royal armouries; eureka museum
cadbury world; warwick castle; edinburgh castle; stirling castle; caernarfon castle; conwy castle; cardiff castle
pen y fan; ben nevis; scafell pike; snowdonia national park; brecon beacons; peak district; lake district
yorkshire dales; north york moors; cairngorms national park; mourne mountains; isle of wight; isle of man
arctic monkeys; super furry animals; manic street preachers; catatonia; stereophonics; the proclaimers; biffy clyro
snow patrol; the cranberries; fontaines dc; led zeppelin; pink floyd; black sabbath; iron maiden; deep purple
green day; foo fighters; red hot chili peppers; linkin park; imagine dragons; coldplay; little mix; one direction
florence pugh; timothee chalamet; tom jones; shirley bassey; dylan thomas; gillian clarke; owain glyndwr
llywelyn the great; robert the bruce; william wallace; bonnie prince charlie; edwin morgan; carol ann duffy
liz lochhead; norman maccaig; iain crichton smith; brian friel; frank mcguinness; van morrison; rory gallagher
jimmy anderson; nat sciver-brunt; marcus smith; johnny wilkinson; steph curry; olivia rodrigo; sabrina carpenter
ariana grande; sam fender; whitney houston; dizzy gillespie; annie lennox; hildegard of bingen; ludovico einaudi
daniel barenboim; toussaint louverture; simon de montfort; bess of hardwick; josiah wedgwood; titus salt
`;
