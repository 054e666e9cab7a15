// Proper names of several words that lessons and clubs speak of, folded (lower case, no accents), split by
// semicolons or lines: works, places, festivals, software, plants.

export const VOCABULARY_PHRASES = `
chesil beach; studland bay; swanage bay; holderness coast; flamborough head; isle of purbeck; isles of scilly
farne islands; orkney islands; shetland islands; outer hebrides; river forth; river dart; river derwent; river valency
river niger; river congo; river aire; river taff; lough neagh; loch ness; loch lomond; ben macdui; yr wyddfa
slieve donard; arthurs seat; malham tarn; lake windermere; norfolk broads; bannau brycheiniog; pembrokeshire coast
loch lomond and the trossachs; northumberland national park; bodmin moor; somerset levels; thames barrier
thames estuary; humber bridge; humber estuary; severn bridge; john o groats; white cliffs of dover; straits of dover
english channel; irish sea; walton on the naze; lyme regis; newhaven to seaford; barton on sea
medmerry managed realignment; banbury flood scheme; boscastle flood; lynmouth flood; storm eunice; storm ciara
storm dennis; storm arwen; storm babet; storm ciaran; storm eva; storm isha; storm darragh; hurricane harvey
hurricane maria; hurricane mitch; hurricane ian; hurricane dorian; typhoon hagibis; cyclone nargis; cyclone freddy
gorkha earthquake; nepal earthquake; haiti earthquake; kobe earthquake; tohoku earthquake; chile earthquake
laquila earthquake; christchurch earthquake; amatrice earthquake; sichuan earthquake; kashmir earthquake
san andreas fault; mid atlantic ridge; mariana trench; east african rift valley; indian ocean tsunami
boxing day tsunami; mount pinatubo; mount merapi; mount kilimanjaro; mount kenya; mount nyiragongo; mount sinai
mount olympus; mont blanc; mauna loa; mauna kea; soufriere hills; nevado del ruiz; campi flegrei; aral sea
caspian sea; sea of galilee; aswan dam; hoover dam; kariba dam; kielder water; itaipu dam; lake chad; lake como
lake titicaca; lake baikal; niagara falls; angel falls; iguazu falls; colorado river; yellow river; yangtze river
mississippi river; amazon rainforest; congo basin; amazon basin; sahara desert; gobi desert; thar desert
mojave desert; atacama desert; kalahari desert; namib desert; arabian desert; andes mountains; rocky mountains
ural mountains; strait of hormuz; strait of malacca; strait of gibraltar; bering strait; suez canal; panama canal
cape of good hope; south korea; north korea; south sudan; papua new guinea; united arab emirates; el salvador
dominican republic; trinidad and tobago; burkina faso; cape verde; guinea bissau; central african republic
democratic republic of congo; czech republic; north macedonia; vatican city; marshall islands; solomon islands
sao tome and principe; east timor; timor leste; st kitts and nevis; st vincent and the grenadines; kuala lumpur
ho chi minh city; phnom penh; new delhi; abu dhabi; addis ababa; mexico city; guatemala city; panama city; kuwait city
san jose; san juan; san salvador; santo domingo; port au prince; port moresby; port louis; port of spain; tel aviv
las vegas; new york city; new orleans; washington dc; santa fe; dharavi slum; british columbia; new south wales
northern ireland; republic of ireland; stoke on trent; newcastle upon tyne; kingston upon hull; bury st edmunds
docklands regeneration; olympic park; county durham; north yorkshire; south yorkshire; west yorkshire
greater manchester; greater london; west midlands; east midlands; east anglia; tyne and wear; dumfries and galloway
rhondda cynon taf; vale of glamorgan; west sussex; east sussex; offas dyke; pennine way; stone henge
tropic of capricorn; southern ocean; pacific ocean; atlantic ocean; arctic ocean; easter island; galapagos islands
falkland islands; maldives islands; svalbard islands; sao paulo favelas; sahel region; hadley cell; coriolis effect
burgess model; hoyt model; rostow model; clark fisher model; bradshaw model; kyoto protocol; brandt line
malthus and boserup; bayeux tapestry; domesday book; edgar the aetheling; norman conquest; hereward the wake
battle of bosworth; battle of agincourt; king henry viii; cardinal wolsey; sir francis drake; spanish armada
babington plot; ridolfi plot; throckmorton plot; pilgrimage of grace; english civil war; battle of naseby
battle of marston moor; great fire of london; thomas farriner; eyam plague; battle of culloden; spinning jenny
stephensons rocket; peterloo massacre; tolpuddle martyrs; whitechapel murders; crimean war; john snow and cholera
james simpson and chloroform; florey and chain; crick and watson; william harvey and circulation; haitian revolution
american civil war; jim crow; ku klux klan; montgomery bus boycott; selma march; bristol bus boycott
paul stephenson and bristol; claudia jones and carnival; empire windrush; notting hill carnival; east india company
indian mutiny; amritsar massacre; partition of india; boer war; scramble for africa; mali empire; kingdom of benin
benin bronzes; kingdom of kush; great zimbabwe; baghdad house of wisdom; early islamic civilisation; shang dynasty
ancient egypt; ancient greece; ancient rome; roman britain; emperor claudius; queen boudicca; antonine wall
anglo saxon; anglo saxons; sutton hoo; athelstan king of england; lindisfarne raid; st bede; trojan horse; trojan war
indus valley; mohenjo daro; hanging gardens of babylon; mongol empire; amy johnson pilot; bessie coleman
sophia duleep singh; schlieffen plan; triple entente; battle of verdun; georges clemenceau; weimar republic
kapp putsch; munich putsch; beer hall putsch; spartacist uprising; dawes plan; kurt von schleicher; mein kampf
reichstag fire; nuremberg laws; nuremberg trials; hitler youth; edelweiss pirates; white rose group
wannsee conference; warsaw ghetto; battle of britain; beveridge report; munich agreement; nazi soviet pact
operation barbarossa; operation overlord; manhattan project; berlin wall; berlin blockade; berlin airlift
checkpoint charlie; yalta conference; potsdam conference; tehran conference; truman doctrine; marshall plan
marshall aid; warsaw pact; hungarian uprising; imre nagy; prague spring; alexander dubcek; brezhnev doctrine
cuban missile crisis; jfk assassination; lyndon johnson president; korean war; vietnam war; my lai; tet offensive
gulf of tonkin; kent state; viet cong; tiananmen square; suez crisis; yom kippur war; good friday agreement
bloody sunday; russian revolution; october revolution; february revolution; tsar nicholas ii; storming of the bastille
battle of waterloo; battle of trafalgar; lord nelson; hoovervilles shanty towns; tennessee valley authority
sacco and vanzetti; plains indians; battle of the little bighorn; fort laramie treaty; oregon trail; donner party
louisiana purchase; louisiana territory; king leopold; meiji restoration; queen nzinga; remembrance sunday
council of trent; salah ad din; william wallace and bannockburn; edward longshanks; bruce bogtrotter; augustus gloop
veruca salt; violet beauregarde; mike teavee; gangsta granny; mr stink; awful auntie; ratburger and burt; greg heffley
rowley jefferson; horrid henry; perfect peter; hetty feather; prisoner of azkaban; artemis fowl
alices adventures in wonderland; mad hatter; cheshire cat; j m barrie; mr toad; mary lennox; jim hawkins
rikki tikki tavi; malory towers; charlottes web; stuart little; holes by louis sachar; skellig by david almond
wonder by r j palacio; the highwayman; alfred noyes; the lady of shalott; peter bunzl; varjak paw
the wolves of willoughby chase; michelle paver; satoshi kitamura; peter brown author; journey to jo burg
journey to the river sea; kiran millwood hargrave; the london eye mystery; siobhan dowd; murder most unladylike
cosmic liam digby; tuesday by david wiesner; david wiesner; shaun tan; jewell parker rhodes; manjeet mann
squealer and napoleon; artful dodger; thomas gradgrind; frankenstein by mary shelley; hound of the baskervilles
lady catherine de bourgh; christopher boone; my name is leon; kit de waal; winsome pinnock; r c sherriff; nick bottom
julius caesar by shakespeare; hamlet prince of denmark; othello and desdemona; lord chamberlains men; doctor faustus
dr faustus; duchess of malfi; canterbury tales; george herbert poet; rime of the ancient mariner; kubla khan
la belle dame sans merci; porphyrias lover; j alfred prufrock; isaac rosenberg; in flanders fields
poppies by jane weir; belfast confetti; hurricane hits england; letters from yorkshire; maura dooley; eden rock
singh song; tatamkhulu afrika; vultures by chinua achebe; nora helmer; hedda gabler; waiting for godot
picture of dorian gray; mrs dalloway; atonement by ian mcewan; catcher in the rye; rebecca by daphne du maurier
h p lovecraft; jerusalem by jez butterworth; moby dick; daniel defoe; the gruffalos child; zog and the flying doctors
mog the forgetful cat; not now bernard; david mckee; elmer the elephant; handas surprise; eileen browne
martin waddell; oi frog; sue hendra; oliver jeffers; meerkat mail; janet and allan ahlberg; burglar bill; mr gumpy
john burningham; rosies walk; giles andreae; mr grinling; mrs grinling; jemima puddle duck; the tale of peter rabbit
dr seuss; the lorax; so much by trish cooke; astro girl; julian is a mermaid; izzy gizmo; rosie revere engineer
ada twist scientist; iggy peck architect; flat stanley; mr majeika; the hodgeheg; mr wolfs pancakes
the three billy goats gruff; chicken licken; the pied piper; pied piper of hamelin; anansi the spider; aesops fables
sir gawain and the green knight; greek myths; theseus and the minotaur; pandoras box; humpty dumpty; incy wincy spider
old macdonald; isadora moon; pamela butchart; amelia fang; andy stanton; mr gum; bunny vs monkey
loki a bad gods guide; amari and the night brothers; morrigan crow; skandar and the unicorn thief; alice oseman
geronimo stilton; billy and the minpins; billy and the beast; piers torday; clockwork by philip pullman
the invention of hugo cabret; brian selznick; floella benjamin; coming to england; joseph coelho; valerie bloom
please mrs butler; john masefield; eightfold path; noble eightfold path; bodhi tree; zen buddhism; guru har gobind
guru tegh bahadur; nishan sahib; mool mantar; akhand path; khanda symbol; sat nam; bhai lalo; malik bhago
bhai ghanaiya; khalsa aid; five pillars of islam; six articles of faith; five roots of usul ad din; eid ul fitr
eid ul adha; eid mubarak; sunni and shia; jummah prayer; lesser jihad; greater jihad; lailat al qadr; mount arafat
khadijah wife of the prophet; al aqsa; palm sunday; maundy thursday; good friday; easter sunday; ash wednesday
shrove tuesday; mothering sunday; holy trinity; jesus christ; mary and joseph; judas iscariot
archbishop of canterbury; vatican ii; church of england; roman catholic; nicene creed; hail mary; garden of eden
cain and abel; noahs ark; tower of babel; abraham and isaac; joseph and his coat; moses and the burning bush
david and goliath; daniel in the lions den; jonah and the whale; gospel of mark; gospel of luke; st marks gospel
christian aid; rosh hashanah; yom kippur; simchat torah; tu bshevat; bar mitzvah; bat mitzvah; brit milah
pikuach nefesh; tikkun olam; ner tamid; aron hakodesh; seder plate; star of david; jewish new year; abrahamic covenant
orthodox judaism; reform judaism; raksha bandhan; maha shivaratri; ganesh chaturthi; durga puja; kumbh mela
rama and sita; rama and ravana; bhagavad gita; river ganga; chinese new year; yin and yang; st thomas aquinas
st augustine of hippo; paleys watch; carl jung; c s lewis narnia; humanists uk; interfaith week; anglican communion
taize community; iona community; van de graaff; avogadros number; haber process; le chateliers principle
brownian motion; benedicts solution; lugols iodine; punnett square; katherine johnson nasa; sir david attenborough
margaret hamilton apollo; henrietta lacks; wallace and gromit; krebs cycle; calvin cycle; golgi apparatus
loop of henle; bowmans capsule; islets of langerhans; haldane effect; bohr effect; hardy weinberg; youngs modulus
youngs slits; stefan boltzmann; hertzsprung russell; geiger marsden; geiger muller; planck constant; doppler effect
ursa major; james webb telescope; hubble space telescope; royal institution christmas lectures; kirchhoffs laws
lenzs law; flemings left hand rule; millikan oil drop; maxwell boltzmann; gibbs free energy; van der waals
london forces; markownikoffs rule; fehlings solution; tollens reagent; hofmann voltameter; liebig condenser
buchner funnel; fibonacci sequence; venn diagrams; carroll diagram; carroll diagrams; caesar cipher
sieve of eratosthenes; eulers formula; simpsons rule; newton raphson; maclaurin series; taylor series; de moivre
de moivres theorem; argand diagram; dijkstras algorithm; kruskals algorithm; prims algorithm; chi squared
spearmans rank; pearson correlation; mann whitney; poisson distribution; tower of hanoi; casio calculator
dienes blocks; cuisenaire rods; multilink cubes; white rose; white rose maths; white rose hub; tt rockstars
times table rockstars; sumdog maths; dr frost maths; sparx maths; sparx reader; hegarty maths; mathswatch vle
isaac computer science; google classroom; google docs; google slides; google drive; google earth; google maps
microsoft teams; microsoft word; microsoft excel; microsoft office; microsoft forms; class dojo; micro bit
bbc micro bit; scratch jr; bee bot; bee bots; blue bot; lego mindstorms; lego spike; lego wedo; first lego league
sphero bolt; crumble kit; adobe photoshop; google sketchup; techsoft design; anglepoise lamp; ettore sottsass
renzo piano; mies van der rohe; alec issigonis; raymond templier; aldo rossi; arne jacobsen; james dyson foundation
shard london; burj khalifa; leaning tower of pisa; clifton suspension bridge; eatwell guide; great british bake off
j s bach; dido and aeneas; john williams star wars; batman returns; electric counterpoint; john adams minimalism
samba em preludio; afro celt sound system; release by afro celt; brandenburg concerto; pathetique sonata; ode to joy
eine kleine nachtmusik; peter and the wolf; danse macabre; peer gynt; pachelbels canon; pachelbel canon
zadok the priest; ravels bolero; clair de lune; symphonie fantastique; toto africa; mamma mia
joseph and the amazing technicolor dreamcoat; we will rock you; singin in the rain; chitty chitty bang bang
shrek the musical; the addams family; dear evan hansen; rodgers and hammerstein; gilbert and sullivan
pirates of penzance; eleanor rigby; queen and adam lambert; youssou ndour; livin on a prayer; hey jude; abrsm grade
trinity college london; rsl awards; trinity rock and pop; bbc ten pieces; campbells soup; hokusai wave; sistine chapel
giuseppe arcimboldo; girl with a pearl earring; ernst ludwig kirchner; august macke; umberto boccioni
henry moore sculptor; banksy stencils; francis bacon painter; the hay wain; william turner painter; fighting temeraire
lowry matchstick; joseph wright of derby; peter blake pop art; jeff koons; niki de saint phalle; esther mahlangu
gond art; dia de los muertos; aboriginal dreamtime; willow pattern; clarice cliff; lucie rie; bernard leach
kate malone ceramics; hundertwasser houses; eadweard muybridge; david bailey photographer; rankin portraits
lee miller photographer; art nouveau; art deco; op art; de stijl; die brucke; der blaue reiter; gerhard richter
loui jover; tate britain; saatchi gallery; artsmark award; jacques lecoq; gecko theatre; punchdrunk theatre
mark wheeller; too much punch for judy; missing dan nolan; one man two guvnors; caucasian chalk circle
the resistible rise of arturo ui; dr korczaks example; our countrys good; commedia dell arte; punch and judy
shakespeare schools festival; lamda exam; lamda exams; itzik galili; emancipation of expressionism; kenrick sandy
shadows by christopher bruce; lucy bennett stopgap; infra wayne mcgregor; billy elliot dance; buster keaton; man utd
tottenham hotspur; crystal palace fc; norwich city; ipswich town; brighton and hove albion; brentford fc
west bromwich albion; wolverhampton wanderers; bolton wanderers; blackburn rovers; charlton athletic; swansea city
cardiff city; glasgow rangers; celtic fc; atletico madrid; borussia dortmund; paris saint germain; ac milan
inter milan; leigh leopards; st helens rlfc; wigan warriors; leeds rhinos; leicester tigers; saracens rugby
harlequins rugby; northampton saints; exeter chiefs; europa league; fa cup; carabao cup; womens world cup
british and irish lions; british lions; olympic games; paralympic games; invictus games; european championships
london marathon; tour de france; grand prix; wimbledon championships; st andrews golf; stamford bridge stadium
wembley stadium; jill scott lioness; kelly smith lioness; michael jordan bulls; marcus smith rugby
james anderson bowler; bleep test; illinois agility; fosbury flop; fartlek training; bikeability level
school games mark; panathlon challenge; quicksticks hockey; kwik cricket; swim england; rlss uk; british gymnastics
mrs van der tramp; mrs vandertramp; dr mrs van der tramp; dr and mrs vandertramp; passe compose; futur proche
le petit nicolas; le petit prince; les choristes; au revoir les enfants; intouchables film; bienvenue chez les chtis
les quatre cents coups; un sac de billes; no et moi; kiffe kiffe demain; boule de suif; bonjour tristesse
antoine de saint exupery; guy de maupassant; edith piaf; jeanne darc; goodbye lenin; das leben der anderen
der vorleser; der besuch der alten dame; die verwandlung; johann wolfgang von goethe; el laberinto del fauno
la casa de bernarda alba; bodas de sangre; como agua para chocolate; cronica de una muerte anunciada
las bicicletas son para el verano; ocho apellidos vascos; volver film; pedro almodovar; penelope cruz; garcia lorca
miguel de cervantes; don quijote; don quixote; dia de muertos; la tomatina; las fallas; san fermin; semana santa
feria de abril; dia de los reyes; cinco de mayo; inti raymi; fete nationale; bastille day; mardi gras; tour eiffel
fete de la musique; sacre coeur; champs elysees; arc de triomphe; cote dazur; aix en provence; le havre; la rochelle
le mans; saint malo; mont saint michel; st tropez; saint etienne; clermont ferrand; disneyland paris; parc asterix
asterix et obelix; brandenburg gate; brandenburger tor; schloss neuschwanstein; baden baden; baden wurttemberg
bad homburg; east germany; west germany; tag der deutschen einheit; sankt martin; sankt nikolaus; der struwwelpeter
europa park; sagrada familia; parc guell; park guell; camp nou; las ramblas; la rambla; gran canaria; costa del sol
costa brava; san sebastian; santiago de compostela; camino de santiago; puerta del sol; palma de mallorca
machu picchu; chichen itza; tierra del fuego; buenos dias; la paz; studio aqa; mira express; viva edexcel
stimmt edexcel; european day of languages; cambridge latin course; suburani latin; pliny the younger
cicero and catiline; latin gcse; julius caesar gallic war; oxford reading tree; biff chip and kipper; biff and chip
biff and kipper; read write inc; ruth miskin; fred talk; fred in the head; little wandle
little wandle letters and sounds; twinkl phonics; floppys phonics; songbirds phonics; collins big cat; rigby star
oxford owl; nessy learning; pie corbett; jane considine; elsa sessions; lego therapy; hamilton trust; kapow primary
charanga music school; nspcc pants; eco schools; eco council; anti bullying week; childrens mental health week
nspcc number day; british science week; pudsey bear; macmillan coffee morning; christmas jumper day; st georges day
st davids day; st andrews day; st patricks day; halloween party; king charles iii; queen elizabeth ii
summer reading challenge; blue peter badge; blue peter; carnegie medal; kate greenaway medal; blue peter book award
peppa pig; hey duggee; postman pat; thomas the tank engine; bob the builder; fireman sam; minnie mouse; buzz lightyear
finding nemo; lilo and stitch; dr who; captain america; jurassic park; jurassic world; venus flytrap
tyrannosaurus rex; t rex; sabre toothed tiger; galapagos tortoise; komodo dragon; tasmanian devil; robin redbreast
jerusalem artichoke; king edward potato; busy lizzie; black eyed susan; sweet william; michaelmas daisy
lily of the valley; jack o lantern; jack in the box; big garden birdwatch; duke of edinburgh award
bronze duke of edinburgh; dofe bronze; dofe silver; dofe gold; arkwright scholarship
arkwright engineering scholarship; uk maths challenge; ukmt maths challenge; british mathematical olympiad
bebras challenge; british informatics olympiad; cyberfirst girls; cyber discovery; chemistry olympiad
physics olympiad; british physics olympiad; biology olympiad; cambridge chemistry challenge
salters festival of chemistry; nuffield research placement; tenner challenge; bank of england; model un; uk parliament
bbc young musician; princess diana award; john muir award; john locke essay; wolfson history
international baccalaureate; english baccalaureate; cambridge national; cambridge nationals; cambridge technical
btec national; oxford aqa; pearson edexcel; ocr gateway; aqa trilogy; eduqas gcse; st john ambulance
st johns ambulance; woodcraft folk; raleigh international; operation wallacea; ten tors; yorkshire three peaks
english heritage; british red cross; samaritans uk; great ormond street; cancer research uk; british heart foundation
alzheimers society; marie curie charity; marys meals; battersea dogs home; royal british legion; poppy appeal; age uk
barnardos homes; childrens society; trussell trust; stephen lawrence day; bill and melinda gates; oxford university
cambridge university; university of oxford; university of cambridge; imperial college london
university college london; kings college london; london school of economics; queen mary university; royal holloway
durham university; university of durham; university of bristol; university of exeter; university of warwick
university of york; university of leeds; university of manchester; university of sheffield; university of nottingham
university of birmingham; university of liverpool; university of southampton; university of surrey
university of sussex; university of kent; university of essex; university of east anglia; university of leicester
lancaster university; newcastle university; loughborough university; cardiff university; swansea university
aberystwyth university; university of edinburgh; university of glasgow; university of st andrews
university of aberdeen; queens university belfast; ulster university; nottingham trent; sheffield hallam
leeds beckett; liverpool john moores; oxford brookes; bournemouth university; guildhall school; central saint martins
harvard university; yale university; stanford university; princeton university; russell group; oxford and cambridge
sutton trust; sutton trust summer school; springpod work experience; ucas form; unifrog platform
chessington world of adventures; legoland windsor; drayton manor; blackpool pleasure beach; hampton court palace
leeds castle; dover castle; whipsnade zoo; trafalgar square; hyde park; westminster abbey; jorvik viking centre
kidzania london; warner bros studio; warner bros; normandy beaches; menin gate; thiepval memorial; tyne cot
auschwitz birkenau; anne frank house; mr beast; mr bean; mr men; michael mcintyre; maslows hierarchy; little albert
little hans; pavlovs dogs; stanford prison experiment; bandura bobo doll; bobo doll; harlows monkeys; lorenzs geese
atkinson and shiffrin; baddeley and hitch; loftus and palmer; phineas gage; clive wearing; durkheim and suicide
paul willis learning to labour; howard becker labelling; adam smith economics; boston matrix; ansoff matrix
kraljic matrix; phillips curve; laffer curve; lorenz curve; gini coefficient; mcgregor theory x; herzberg two factor
elton mayo hawthorne; stuart hall representation; blumler and katz; jordan peele; killing eve; peaky blinders
nigel farage; eva smith and daisy renton; chloe kelly lioness; dame laura kenny; sir jason kenny; dame sarah storey
katie mitchell director; emma rice wise children; matthew bournes swan lake; emma carroll author; alice walker author
arthur miller playwright; arthur millers the crucible; author harper lee; harper lees novel; leah williamson lioness
boxer nicola adams; boxer anthony joshua; jesse owens olympics; dame kelly holmes; sir andy murray; sir lewis hamilton
dame jessica ennis hill; paul nash war artist; sir stanley spencer; william morris wallpaper; william morris prints
william morris pattern; architect norman foster; harry beck tube map; thomas hardy poems; thomas hardy novel
daltons atomic model; chadwicks neutron; fletchers situation ethics; charlie parker saxophone; miles davis trumpet
florence price symphony; martha graham technique; ted hughes poem; ted hughes iron man; hughes and plath
jessica ennis heptathlete; john proctor the crucible; abigail williams the crucible; tituba and abigail
daisy buchanan and gatsby; catherine howard fifth wife; thomas clarkson abolitionist; grace nichols poet
author michael morpurgo; billy elliot the musical; martin luther reformation; robert burns poem; month of ramadan
holy month of ramadan; religion of islam; christianity and islam; islam and christianity; judaism and islam
muslim beliefs; muslim practices; muslim community; angel jibril; lord vishnu; lord shiva; lord krishna; lord ganesha
lord ganesh; lord rama; lord hanuman; goddess lakshmi; goddess durga; goddess saraswati; karma and samsara
dharma wheel; moksha and samsara; puja tray; puja ceremony; puja at home; khalsa initiation; birth of the khalsa
amrit ceremony; amrit sanskar; sewa and langar; vand chhakna; kirat karna; nam japna; bandi chhor divas; metta bhavana
metta meditation; samatha meditation; vipassana meditation; buddhist sangha; jain temple; jain beliefs; sufi islam
sufi poetry; tawhid and shirk; tawhid oneness of god; mihrab and minbar; day of ashura; shema prayer; salah prayer
pilgrimage to lourdes; pilgrimage to walsingham; pilgrimage to iona; pilgrimage to makkah; book of isaiah
st teresa of avila; thomas more and utopia; black madonna; garden of gethsemane; road to emmaus; day of pentecost
children of israel; land of israel; state of israel; city of david; mount zion; mount moriah; samson and delilah
elijah and the prophets of baal; queen esther and haman; book of esther; judah maccabee; maimonides principles
anne frank diary; corrie ten boom hiding place; city of paris; city of london; london underground; london bridge
city of florence; city of venice; city of milan; city of lyon; city of lincoln; city of york; city of durham
city of chester; city of sydney; city of adelaide; city of geneva; geneva convention; city of basel; city of toledo
city of zaragoza; city of rome; city of berlin; east berlin; west berlin; city of santiago; city of valencia
city of victoria; city of salvador; city of lima; city of cairo; city of medina; city of muscat; city of riyadh
city of doha; city of freetown; city of kingston; republic of chad; republic of kenya; republic of india
kingdom of jordan; sultanate of oman; republic of georgia; republic of mali; republic of cuba; state of virginia
state of georgia; north carolina; south carolina; north dakota; south dakota; west virginia; state of nevada
state of montana; state of arizona; state of texas; north america; south america; central america; latin america
south east asia; central asia; sub saharan africa; north africa; east africa; west africa; eastern europe
western europe; european union; horn of africa; island of sicily; island of bali; island of montserrat; island of java
city of kobe; county of kent; county of devon; county of essex; county of norfolk; county of cornwall
county of rutland; cornwall coast; north devon; south devon; west wales; north wales; south wales; mid wales
isle of anglesey; isle of arran; isle of lewis; bosworth field; bosworth field battle; rorkes drift; zulu war
zulu kingdom; british raj; oba of benin; benin kingdom; georgian era; georgian britain; tudor england; tudor house
tudor monarchs; the tudors; the stuarts; stuart england; victorian era; victorian britain; wilhelmine germany
kaiser wilhelm ii; kaiser reich; friedrich ebert president; president truman; president nixon; president kennedy
president roosevelt; president lincoln; president wilson; president reagan; emperor nero; emperor hadrian
emperor constantine; galen and hippocrates; subhas chandra bose; thomas becket murder; boston tea party
boston massacre; john brown raid harpers ferry; dred scott; nat turner rebellion; emmett till case
angela davis activist; thurgood marshall; betty friedan; gloria steinem; cesar chavez; hugo chavez; jose de san martin
juan peron; augusto pinochet; salvador allende; zhou enlai; lin biao; khmer rouge; balfour declaration; sykes picot
lawrence of arabia; robben island; p w botha; sharpeville massacre; soweto uprising; rivonia trial; vaclav havel
erich honecker; walter ulbricht; konrad adenauer; willy brandt; helmut kohl; grigory rasputin; lev kamenev
grigory zinoviev; nikolai bukharin; sergei kirov; felix dzerzhinsky; lavrentiy beria; sergei witte; pyotr stolypin
cordon sanitaire; father gapon; kronstadt rising; sir robert peel; feargus oconnor; william lovett chartist
john major prime minister; michael collins ireland; charles stewart parnell; easter rising; irish famine
battle of the boyne; william and mary; lady godiva; henry iii; wallis simpson; prince regent; ketts rebellion
wyatts rebellion; essex rebellion; treaty of troyes; treaty of amiens; congress of vienna; treaty of brest litovsk
treaty of rapallo; locarno treaties; kellogg briand pact; stresa front; hoare laval pact; abyssinian crisis
manchurian crisis; spanish civil war; general franco; charge of the light brigade balaclava
florence nightingale at scutari; sir hans sloane; thomas sydenham; edward jenner smallpox; john hunter surgeon
dame cicely saunders; harold gillies; archibald mcindoe; william booth salvation army; seebohm rowntree
bryant and may; dr barnardo; john howard prisons; jonathan wild; elizabeth of york; homo sapiens; homo erectus
homo habilis; orion constellation; orions belt; planet venus; planet jupiter; planet saturn; mars rover
perseverance rover; penrose tiles; degrees kelvin; kelvin scale; degrees celsius; degrees fahrenheit; pascals law
watts and joules; mary leakey; franklin and wilkins; darwins finches; milutin milankovitch; robert brown motion
schrodingers cat; halleys comet; patrick moore astronomer; ibn al haytham; james watt steam; james watt engine
ove arup; joseph whitworth; marc brunel; zaha hadid architects; braun design; memphis group; dyson airblade
isambard brunel; charles macintosh; ruth handler; le chateliers; millikans experiment; rutherford scattering
rutherfords gold foil; gay lussac; daltons law; grahams law; raoults law; nernst equation; arrhenius equation
arrhenius plot; beer lambert; michaelis menten; lineweaver burk; okazaki fragments; casparian strip; purkinje fibres
organ of corti; node of ranvier; schwann cell; schwann cells; sertoli cells; leydig cells; meissners corpuscle
pacinian corpuscle; starling law; dna helicase; watson and crick; meselson and stahl; hershey and chase; lincoln index
simpsons index; simpsons diversity index; barr body; huntingtons disease; parkinsons disease; alzheimers disease
tay sachs; cushings syndrome; addisons disease; asperger syndrome; tourettes syndrome; ehlers danlos; crohns disease
brocas area; wernickes area; haydn symphony; haydn surprise symphony; haydn trumpet concerto; wagners ring cycle
kora harp; viola lessons; viola player; samba band; samba drumming; calypso music; disneys moana; abba songs
james mcneill whistler; ford madox brown; monets water lilies; miro surrealism; noh theatre; rada audition
laban movement; everton fc; arsenal fc; neymar junior; pele of brazil; lar gibbon; raf cadets; raf museum
petra in jordan; fitzwilliam museum; prado museum; quintus and caecilius; bing bunny; noel coward; arnold wesker
arcadia by tom stoppard; patrick marber; the effect by lucy prebble; road by jim cartwright; natasha gordon nine night
roy williams sucker punch; debbie tucker green; laura wade posh; nina raine tribes; harry potter and the cursed child
august wilson fences; the cherry orchard; the seagull; uncle vanya; nikolai gogol; maxim gorky; anna karenina
dario fo; jean racine; goldoni servant of two masters; pygmalion play; r b sheridan; sophocles and euripides
antigone by sophocles; medea by euripides; odin and thor; iago and othello; antigone creon; god apollo; goddess athena
goddess artemis; goddess hera; hades and persephone; demeter and persephone; perseus and medusa
jason and the argonauts; daedalus and icarus; echo and narcissus; orpheus and eurydice; cupid and psyche
pyramus and thisbe; baucis and philemon; king midas; romulus and remus; aeneas and dido
onyeka and the academy of the sun; tom gates series; tom gates books; paul fleischman; phoenix by s f said
a f harrold; sophie anderson author; october october; katya balen; the undefeated
the miraculous journey of edward tulane; because of winn dixie; the tale of despereaux; bridge to terabithia
once by morris gleitzman; morris gleitzman; windrush child; zana fraillon; kestrel for a knave; kes by barry hines
private tommo peaceful; shadow by michael morpurgo; the wreck of the zanzibar; waiting for anya; hurricane laura
hurricane milton; hurricane helene; hurricane beryl; hurricane michael; hurricane florence; hurricane andrew
hurricane matthew; storm alex; storm amy; storm henk; storm gerrit; storm jocelyn; storm bert; storm conall
storm franklin; storm dudley; storm barra; storm malik; storm corrie; storm agnes; storm debi; storm elin
storm fergus; storm kathleen; storm lilian; storm ashley; storm herminia; storm eowyn; storm floris; storm xynthia
storm xaver; storm doris; storm ophelia; storm emma; storm erik; storm gareth; storm hannah; storm jorge; storm bella
storm christoph; storm darcy; storm frank; storm abigail; storm imogen; storm gertrude; storm henry; storm brian
storm eleanor; storm fionn; typhoon mangkhut; typhoon rai; typhoon goni; cyclone pam; cyclone winston; cyclone sidr
cyclone amphan; cyclone gabrielle; cyclone mocha; cyclone yasi; cyclone bhola; the mary rose; mary rose ship
witchfinder matthew hopkins; anthony browne author; robert frost poem; robert graves poem; caliph abu bakr
boxer muhammad ali; sir mo farah; mo salah liverpool; akram khan company; ravi shankar sitar; michael jackson thriller
professor brian cox; alexander hamilton musical; diego rivera mural; prophet ibrahim; prophet ismail; harmandir sahib
welsh baccalaureate; mayan civilisation; maya civilisation; ancient maya; ancient persia; michelangelo buonarroti
angela carters bloody chamber; stephensons rocket train; robert clive of india; jill murphy author
prime minister harold wilson; prime minister edward heath
`;
