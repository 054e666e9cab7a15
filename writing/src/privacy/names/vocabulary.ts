// Proper names that lessons and clubs speak of, folded (lower case, no accents): works, places, festivals, software, plants.
// None is a first name or a surname that pupils commonly have.

/** Single words. */
export const VOCABULARY = `
albania andorra angola antigua azerbaijan bahamas barbados belarus belize bolivia botswana bulgaria burundi cambodia
cameroon colombia comoros croatia cyprus czechia djibouti ecuador eritrea estonia eswatini fiji gambia grenada
guatemala guyana honduras indonesia kazakhstan kiribati kosovo kuwait kyrgyzstan laos latvia lesotho liberia
liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mauritania mauritius micronesia moldova
mongolia montenegro mozambique myanmar namibia nauru nicaragua palau panama paraguay philippines qatar senegal serbia
seychelles singapore slovakia slovenia somaliland suriname taiwan tajikistan tanzania turkmenistan tuvalu uganda
uruguay uzbekistan vanuatu venezuela yemen zambia abuja accra ankara antananarivo ashgabat bamako bangkok beirut
belgrade bishkek bogota brasilia bratislava brazzaville bucharest canberra caracas dakar dushanbe freetown gaborone
hanoi harare islamabad kabul kampala kathmandu khartoum kigali kinshasa kyiv libreville lilongwe ljubljana luanda
lusaka managua maputo maseru minsk mogadishu monrovia montevideo nicosia nouakchott ottawa ouagadougou podgorica
pretoria pyongyang quito rabat reykjavik sarajevo skopje taipei tallinn tashkent tbilisi tehran thimphu tirana tripoli
tunis ulaanbaatar vaduz valletta vientiane vilnius windhoek yaounde yerevan zagreb chennai bangalore hyderabad
ahmedabad karachi lahore peshawar rawalpindi sylhet chittagong guangzhou shenzhen chongqing wuhan osaka kyoto yokohama
jeddah makkah bethlehem nazareth galilee izmir johannesburg soweto marrakesh marrakech casablanca luxor giza favela
manaus detroit philadelphia seattle louisiana missouri tennessee kentucky ohio wisconsin minnesota manhattan vancouver
quebec brisbane auckland christchurch aberdeen dundee inverness swansea wrexham aberystwyth armagh middlesbrough
hartlepool wolverhampton ipswich exeter cheltenham luton blackpool southport birkenhead stockport rochdale wigan
huddersfield doncaster grimsby harrogate shropshire staffordshire warwickshire worcestershire herefordshire
gloucestershire oxfordshire buckinghamshire bedfordshire hertfordshire cambridgeshire huntingdonshire northamptonshire
leicestershire nottinghamshire lincolnshire berkshire northumberland middlesex merseyside tyneside teesside humberside
anglesey gwynedd powys glamorgan pembrokeshire carmarthenshire ceredigion monmouthshire eryri ayrshire lanarkshire
aberdeenshire fermanagh londonderry dartmoor exmoor hornsea ullswater windermere hebrides orkney shetland stonehenge
avebury eurotunnel thamesmead morpeth cockermouth keswick bournemouth eastbourne llandudno rhone seine loire tigris
euphrates brahmaputra volga zambezi limpopo orinoco amazonia himalaya karakoram apennines carpathians caucasus urals
rockies appalachians pennines cotswolds chilterns cheviots cairngorm stromboli kilimanjaro popocatepetl aconcagua
matterhorn soufriere atacama okavango patagonia greenland svalbard lapland scandinavia bosphorus dardanelles gibraltar
adriatic aegean titicaca yellowstone yosemite sundarbans borneo sumatra sulawesi papua polynesia melanesia oceania
australasia eurasia gondwana pangaea gaza chechnya bosnia herzegovina yugoslavia czechoslovakia prussia bavaria saxony
catalonia andalusia andalucia galicia provence burgundy alsace corsica sardinia crete mallorca majorca tenerife
lanzarote fuerteventura ibiza menorca balearics galapagos zanzibar darfur biafra punjab gujarat rajasthan bengal
manchuria xinjiang hokkaido honshu kyushu benidorm haiyan tsunami lahar arete tombolo kristallnacht kindertransport
birkenau sobibor dachau shoah yalta potsdam boer stasi gestapo wehrmacht luftwaffe reichstag anschluss sudetenland
lebensraum stalinism stalinist leninism menshevik mensheviks romanov romanovs tsarist duma kulaks gulag cheka nkvd kgb
perestroika glasnost comintern comecon cominform spartacist spartacists freikorps ludendorff rentenmark mccarthyism
vietcong vietminh leningrad petrograd petersburg jutland mons arnhem dieppe blitzkrieg zeppelin spitfire spitfires
lusitania titanic chartism chartist chartists luddite luddites jacobite jacobites crecy poitiers cromwellian
plantagenet plantagenets lancastrian yorkist yorkists danelaw danegeld villeins byzantium safavid lollards lollard
huguenots huguenot jesuits recusants hanoverian habsburg habsburgs jacobins jacobin bastille austerlitz borodino
risorgimento mazzini hippocratic miasma paracelsus semmelweis amritsar plassey zulus mesopotamia sumerian sumerians
babylon babylonian assyria assyrian persians phoenician minoan minoans mycenae mycenaean athenian athenians
thermopylae pericles alexandrian herculaneum colosseum hadrians iceni caractacus picts pictish mesolithic neolithic
palaeolithic tutankhamen pharaohs anubis osiris horus tenochtitlan moctezuma atahualpa conquistador conquistadors
sioux lakota navajo apache comanche iroquois cherokee gettysburg juneteenth benin songhai axum songhay kensuke roald
rosoff orwellian brontes chaucerian hrothgar donalbain birnam dunsinane fortinbras petruchio leontes gargery
pumblechook micawber fagin pemberley nosferatu maycomb kafkaesque kamikaze wodwo oompa loompa loompas bfg gryffindor
hufflepuff ravenclaw slytherin tumnus mordor moomin moomins moomintroll pippi longstocking tintin asterix obelix
gruffalos zog supertato funnybones goosebumps varjak cogheart podkin rooftoppers jabberwocky jabberwock bandersnatch
pinocchio aesop anansi baloo bagheera eeyore paddington pooh hephaestus demeter cyclops orpheus eurydice prometheus
sisyphus homeric camelot excalibur lancelot ragnarok asgard yggdrasil mjolnir blakean keatsian byronic wordsworthian
miltonic spenserian petrarchan dystopia dystopian bildungsroman shabbat pesach seder haggadah matzah matzo chanukah
purim sukkot shavuot kippur hashanah shofar mezuzah kippah tefillin tallit tanakh mishnah midrash halakhah mitzvah
mitzvot mitzvahs kashrut kaddish amidah tzedakah pikuach tikkun israelites israelite pharisee pharisees sadducees
sinai golgotha gethsemane eucharist candlemas annunciation transubstantiation catholics anglicans methodists quakers
baptist baptists pentecostal taize canterbury vatican corinthians galatians ephesians philippians thessalonians
colossians deuteronomy ecclesiastes beatitudes decalogue hadith sunnah surah shahadah zakah zakat sawm hajj umrah
kaaba kabah muzdalifah ummah risalah akhirah adalah imamah tawrat injil zabur sunni shia shiah shiite sufism muezzin
minaret minbar wudu madrasah hijrah khums caliph caliphate brahman ramayana mahabharata bhagavad vedic upanishads
puranas trimurti samsara ahimsa deepavali holi navratri bandhan varanasi varnashrama mandir aum avatar avatars
gurmukhi granth langar baisakhi kirpan kangha kachera mantar waheguru chauri dukkha anicca anatta nibbana bodhisattva
bodhisattvas theravada mahayana vihara wesak vesak vipassana tripitaka tipitaka dhammapada jataka dhamma jains jainism
bahai zoroastrian zoroastrianism parsi taoism daoism confucius confucianism shinto rastafari rastafarian
rastafarianism augustinian irenaean aristotelian kierkegaard wittgenstein schopenhauer spinoza benthamite euthyphro
joules pascals megahertz kilohertz coulombs voltmeter ammeter becquerels sievert erlenmeyer liebig kjeldahl geiger
darwinism lamarckian linnaean boltzmann millikan rydberg lorentz fourier chateliers grignard fehlings lugols
langerhans betelgeuse sirius polaris cassiopeia andromeda pleiades titan ganymede callisto europa sputnik soyuz
neanderthal neanderthals archaeopteryx scratchjr kahoots socrative onedrive lightroom photopea onshape inkscape
techsoft noteflight charanga yumu pycharm edublocks mindstorms knex meccano microbits busythings ubuntu bluetooth
vigenere pythagorass hopital maclaurin demoivre moivre diophantus mobius sierpinski kruskal numicon cuisenaire dienes
multilink polydron tarsia nrich anglepoise alessi vitra perspex polypropylene kevlar teflon velcro lycra nomex nitinol
dremel plastazote styrofoam mendelssohn wagnerian rossini donizetti rachmaninoff schoenberg webern monteverdi corelli
paganini saens khachaturian ginastera piazzolla palestrina pergolesi telemann scarlatti buxtehude czerny clementi
kabalevsky kuhlau diabelli hanon suzuki delius romanticism serialism djembes ukuleles ska mento soca highlife afrobeat
afrobeats kwela mbube zouk merengue bossa bachata klezmer raga tanpura sarangi dhol dholak uilleann glockenspiel
glockenspiels metallophone boomwhackers ocarina ocarinas euphonium flugelhorn sousaphone contrabassoon clavichord
mbira balafon shakuhachi erhu koto shamisen theremin vocaloid steinway yamaha stradivarius hadestown hairspray bugsy
aladdin encanto stormzy kraftwerk toulouse lautrec vangogh chagall tintoretto brueghel gentileschi canaletto
arcimboldo fragonard gericault millais gainsborough rodin hundertwasser lebbeus twombly kooning kaws macke schwitters
hoch heartfield delaunay braque derain vlaminck fauvism dadaism pointillism pointillist expressionism vorticism
futurism constructivism suprematism lissitzky tatlin guernica biro sharpie posca berol gelli batik shibori suminagashi
kintsugi papier mache raku giclee stanislavskian brechtian artaudian berkovian grotowski lecoq meyerhold strindberg
commedia dellarte kabuki pantalone arlecchino paperbirds complicite punchdrunk gecko kneehigh verfremdungseffekt
gestus spass pinteresque istd rambert coppelia zoonation motionhouse juventus bayern dortmund ajax benfica headingley
edgbaston anfield olympian olympians paralympic paralympian paralympians boccia kabaddi kurling goalball tchoukball
korfball taekwondo jujitsu aikido kendo kwik bleep illinois sportshall matildas alcaraz strava zumba pilates fartlek
plyometrics vandertramp drmrsvandertramp subjonctif imparfait conditionnel preterite imperfecto pluperfect perfekt
imperfekt plusquamperfekt konjunktiv akkusativ nominativ genitiv subjuntivo marseille bordeaux lille nantes strasbourg
cannes toulon rouen dijon grenoble montpellier avignon carcassonne biarritz calais boulogne cherbourg brest rennes
reims amiens limoges perpignan ajaccio martinique guadeloupe montmartre eiffel louvre elysees pompidou disneyland
geneve lausanne berne luzern lucerne liege antwerp ghent munich munchen hamburg koln dusseldorf frankfurt stuttgart
leipzig dresden nuremberg nurnberg hannover bremen bonn heidelberg freiburg salzburg innsbruck graz linz
neuschwanstein brandenburg schwarzwald bodensee oktoberfest karneval fasching weihnachten adventskranz lebkuchen
ostern pfingsten sevilla malaga cordoba granada bilbao pamplona alicante murcia salamanca tarragona valladolid cadiz
badajoz oviedo gijon machu picchu cusco cuzco oaxaca guadalajara monterrey tijuana yucatan cancun medellin cartagena
guayaquil tomatina fallas sanfermines feria nochebuena nochevieja hogueras chandeleur paques francophonie bonjour
castilian catalan euskera cymraeg intouchables choristes haine volver laberinto fauno almodovar ccea sqa caie midyis
yellis nfer hpq stimmt listos caminos minimus ecce suburani numberblocks alphablocks biff wandle twinkl bookbug
numbots ttrs rwi rml bugclub kumon oxfordowl mathseeds eggspress teachyourmonster clicker cbeebies newsround
numberjacks octonauts bluey peppa duggee pikachu playmobil barbie spiderman batman superman wolverine woodlouse
woodlice earwig earwigs millipede millipedes ladybird ladybirds chrysalis froghopper shieldbug lacewing mayfly
caddisfly stickleback frogspawn axolotl axolotls capybara pangolin okapi wildebeest meerkat meerkats lemur lemurs
tarsier bonobo tapir ocelot narwhal narwhals beluga orca manatee dugong platypus echidna quokka wallaby kookaburra
cassowary emu puffin puffins guillemot razorbill kittiwake cormorant gannet lapwing skylark goldfinch chaffinch
bullfinch greenfinch nuthatch treecreeper kestrel sparrowhawk osprey triceratops stegosaurus diplodocus brachiosaurus
tyrannosaurus velociraptor velociraptors iguanodon megalosaurus ankylosaurus allosaurus spinosaurus pterodactyl
pterodactyls pteranodon plesiosaur ichthyosaur ammonite ammonites trilobite trilobites megalodon smilodon
parasaurolophus compsognathus snowdrop snowdrops blackthorn hornbeam buddleia foxglove cowslip pondweed duckweed
elodea cabomba daphnia drosophila arabidopsis spirogyra paramecium euglena bebras youngenterprise nuffield smallpeice
primelab unifrog morrisby barclays lifeskills wateraid mencap barnardos nspcc rspb rnli shelterbox childline wwf
fairtrade movember woodcraft atc makaton pecs senco jcq thrively pgl kingswood legoland chessington eurocamp jorvik
bletchley duxford cosford kew chatsworth bodleian ashmolean hermitage uffizi rijksmuseum guggenheim parthenon
acropolis pantheon angkor chichen itza sagrada familia alhambra stormbreaker coraline volpone superworm tiddler peepo
nevermoor heartstopper krindlekrax teechers woyzeck yerma lysistrata machinal equus futuroscope phantasialand bolero
nimrod traidcraft pygmalion
`;
