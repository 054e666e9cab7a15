// Names that schoolwork speaks of. They stay in a note, because they tell of no pupil. Words are
// folded (lower case, no accents). Add a line; a phrase protects all of its words where they stand together.

const SINGLE = `
january february march april may june july august september october november december
mondays tuesdays wednesdays thursdays fridays saturdays sundays monday tuesday wednesday thursday friday saturday sunday
mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
christmas easter hanukkah diwali eid ramadan passover vaisakhi advent lent halloween epiphany pentecost whitsun michaelmas hilary
english british britain england wales scotland ireland welsh scottish irish cornish gaelic
french france german germany spanish spain italian italy portuguese portugal dutch netherlands belgian belgium swiss switzerland austrian austria greek greece
polish poland russian russia soviet ukrainian ukraine turkish turkey romanian romania bulgarian hungarian hungary czech slovak swedish sweden norwegian norway danish denmark finnish finland icelandic iceland
european europe asian asia african africa american america americas australian australia canadian canada mexican mexico brazilian brazil argentina argentine chilean chile peru peruvian cuban cuba jamaican jamaica caribbean haiti
chinese china mandarin cantonese japanese japan korean korea vietnamese vietnam thai thailand indian india pakistani pakistan bengali bangladesh bangladeshi nepal nepali tibet tibetan sri lanka lankan afghanistan afghan iraq iraqi iran iranian persian
israel israeli palestine palestinian egypt egyptian syria syrian lebanon arabic arab arabia saudi kenya kenyan nigeria nigerian ghana ghanaian somali somalia ethiopia ethiopian zimbabwe rwanda rwandan congo sudan morocco moroccan algeria tunisia libya
latin hebrew sanskrit urdu hindi punjabi gujarati tamil farsi yoruba igbo swahili esperanto
london paris berlin madrid rome athens moscow dublin edinburgh cardiff belfast birmingham manchester liverpool leeds sheffield bristol newcastle glasgow nottingham leicester cambridge oxford york bath brighton southampton portsmouth plymouth norwich
barcelona seville milan venice florence naples vienna prague warsaw budapest lisbon amsterdam brussels bruges ypres geneva zurich stockholm oslo copenhagen helsinki istanbul constantinople jerusalem mecca medina baghdad cairo nairobi lagos mumbai delhi kolkata dhaka beijing shanghai
tokyo hiroshima nagasaki seoul sydney melbourne toronto montreal washington chicago boston dallas hollywood york california texas florida alaska hawaii amazon nile thames severn mersey rhine danube ganges mississippi
himalayas alps andes pyrenees sahara kalahari antarctic antarctica arctic pacific atlantic mediterranean baltic everest snowdon snowdonia pompeii vesuvius etna krakatoa iberian balkans siberia holderness swanage cornwall devon dorset kent essex sussex surrey yorkshire lancashire cumbria norfolk suffolk somerset hampshire
earth mercury venus mars jupiter saturn uranus neptune pluto milky
christian christianity christians christ jesus god bible biblical gospel gospels catholic catholicism protestant protestants protestantism anglican methodist quaker orthodox church islam islamic muslim muslims quran koran qur'an allah prophet judaism jewish jews jew torah talmud hindu hinduism hindus buddhist buddhism buddhists buddha sikh sikhism sikhs guru vishnu shiva brahma krishna gita vedas
humanist humanism atheist atheism moses abraham isaiah genesis exodus leviticus psalms sabbath
shakespeare shakespearean macbeth hamlet othello lear romeo juliet prospero ariel caliban miranda banquo macduff duncan lady-macbeth desdemona iago cassio ophelia polonius laertes horatio gertrude claudius malvolio viola orsino olivia shylock portia antonio bassanio benedick beatrice tybalt mercutio benvolio paris capulet montague capulets montagues puck oberon titania lysander hermia demetrius brutus falstaff
dickens dickensian scrooge cratchit fezziwig marley austen darcy bronte heathcliff rochester shelley frankenstein stevenson jekyll hyde utterson lanyon stoker dracula orwell napoleon snowball squealer boxer golding ralph piggy simon priestley birling sheila goole gerald steinbeck lennie curley crooks slim
tolkien rowling hobbit gandalf potter hogwarts pullman dahl morpurgo walliams rosen blyton zephaniah agard heaney duffy armitage hughes plath larkin owen sassoon brooke wordsworth coleridge blake keats byron browning tennyson ozymandias porphyria rossetti hardy eliot auden betjeman angelou chaucer milton donne homer odysseus odyssey iliad virgil aeneid ovid sophocles antigone oedipus euripides medea aeschylus aristophanes
ibsen chekhov brecht stanislavski artaud berkoff boal frantic wilde shaw beckett pinter miller williams atwood fitzgerald gatsby daisy nick ishiguro achebe walker morrison huxley bradbury salinger hemingway kafka camus
pythagoras pythagorean euclid euclidean archimedes fibonacci pascal euler gauss gaussian fermat descartes cartesian newton newtonian leibniz venn boole boolean turing riemann bernoulli poisson bayes bayesian argand hooke ohm ohms kirchhoff faraday maxwell einstein darwin darwinian mendel mendelian mendeleev curie rutherford bohr chadwick thomson dalton avogadro hess haber bosch born planck hubble kepler copernicus galileo ptolemy boyle charles joule kelvin celsius fahrenheit watt volt ampere coulomb tesla hertz pascal becquerel
fleming jenner pasteur koch lister vesalius harvey hippocrates galen nightingale seacole snow simpson crick franklin watson wallace lamarck hawking edison
aristotle plato platonic socrates socratic kant kantian mill bentham hume aquinas augustine paley marx marxist marxism engels nietzsche freud freudian jung piaget vygotsky bowlby ainsworth milgram asch zimbardo loftus bandura skinner pavlov durkheim weber keynes keynesian smith ricardo maslow herzberg taylor porter mintzberg ansoff burgess hoyt rostow butler
hitler nazi nazis nazism goebbels himmler goering stalin lenin trotsky bolshevik bolsheviks khrushchev gorbachev churchill chamberlain thatcher blair attlee roosevelt truman kennedy nixon reagan wilson lincoln jefferson mandela gandhi nehru mao castro mussolini franco kaiser wilhelm hindenburg stresemann weimar versailles dawes
tudor tudors stuart stuarts elizabethan elizabethans jacobean georgian georgians victorian victorians edwardian edwardians norman normans saxon saxons viking vikings roman romans celts medieval renaissance reformation enlightenment boleyn cromwell wolsey raleigh drake armada mary-tudor elizabeth henry cavaliers roundheads napoleonic waterloo trafalgar nelson wellington hastings harold godwinson hardrada hereward domesday becket magna carta somme passchendaele verdun dunkirk normandy gallipoli auschwitz holocaust blitz suez watergate chernobyl
wilberforce equiano pankhurst pankhursts davison parks malcolm emmeline luther-king columbus cortes montezuma aztec aztecs maya mayans inca incas mughal mughals ottoman ottomans byzantine mongol mongols spartan spartans sparta trojan troy caesar augustus nero hadrian constantine boudicca cleopatra tutankhamun pharaoh zeus poseidon athena apollo hercules achilles
picasso monet manet matisse cezanne gogh gauguin renoir degas turner constable hockney hirst banksy warhol lichtenstein pollock rothko kahlo rivera dali magritte escher klimt schiele kandinsky mondrian klee miro rembrandt vermeer caravaggio raphael michelangelo leonardo botticelli hokusai basquiat kusama okeeffe emin gormley hepworth moore morris bauhaus cubism cubist surrealism surrealist impressionist impressionism impressionists fauvist
bach mozart beethoven haydn handel vivaldi schubert schumann chopin brahms liszt wagner verdi puccini tchaikovsky rachmaninov stravinsky debussy ravel elgar holst britten purcell tallis bernstein gershwin reich glass cage queen beatles bowie motown reggae sibelius musescore garageband bandlab
google microsoft apple amazon facebook instagram tiktok snapchat youtube whatsapp twitter wikipedia netflix spotify word excel powerpoint onenote sharepoint teams zoom outlook gmail chromebook chromebooks ipad ipads iphone windows linux android photoshop illustrator indesign canva figma scratch python java javascript html css sql arduino raspberry micro:bit microbit minecraft roblox github autocad solidworks fusion tinkercad sketchup desmos geogebra kahoot quizlet kerboodle blooket gimkit wordwall nearpod edpuzzle quizizz codecademy bitesize replit mathletics drfrost purplemash seneca sparx hegarty hegartymaths mathswatch corbettmaths mymaths eedi carousel memrise duolingo linguascope languagenut educake tassomai satchel satchelone bromcom classcharts firefly moodle showbie padlet pixl dofe isaac
gcse gcses igcse btec btecs ebacc epq ucas aqa edexcel ocr wjec eduqas cie ofsted ofqual pearson cambridge
olympic olympics paralympics wimbledon lords wembley twickenham uefa fifa premier rugby eton fives badminton
nhs bbc itv un nato unesco unicef oxfam rspca eu uk usa gb ussr nasa cern
mr mrs miss ms mx dr prof professor sir madam madame mademoiselle monsieur senor senora frau herr
spag bodmas bidmas pee peel petal soapaims foil sohcahtoa cosine sine pi dna rna atp
gothic baroque beowulf grendel blackadder skellig maurier mahal
covid brexit internet wifi
i i'm i've i'd i'll ok
`;

const PHRASES = `
romeo and juliet
lady macbeth
daphne du maurier
patrick ness
jacqueline wilson
anthony horowitz
michael rosen
jessie pope
bram stoker
edgar allan poe
agatha christie
bridget riley
grayson perry
gustav klimt
taj mahal
eiffel tower
mae jemison
ed sheeran
taylor swift
billie eilish
hans zimmer
harry kane
simone biles
emma raducanu
tom daley
diana award
jack and piggy
scrooge and fred
macbeth and banquo
the merchant of venice
a midsummer night's dream
much ado about nothing
twelfth night
the tempest
julius caesar
king lear
richard iii
henry v
henry viii
henry vii
edward vi
mary i
elizabeth i
james i
charles i
charles ii
william i
william the conqueror
anne boleyn
anne of cleves
jane seymour
catherine of aragon
catherine howard
catherine parr
katherine parr
thomas cromwell
oliver cromwell
thomas wolsey
thomas more
thomas becket
thomas cranmer
walter raleigh
francis drake
mary queen of scots
bloody mary
queen victoria
queen elizabeth
king john
king harold
harold godwinson
harald hardrada
guy fawkes
captain cook
william wilberforce
olaudah equiano
emmeline pankhurst
emily davison
florence nightingale
mary seacole
edward jenner
louis pasteur
robert koch
joseph lister
alexander fleming
john snow
edwin chadwick
william harvey
andreas vesalius
ambroise pare
rosa parks
martin luther king
martin luther
malcolm x
nelson mandela
mahatma gandhi
winston churchill
neville chamberlain
margaret thatcher
tony blair
abraham lincoln
john f kennedy
franklin roosevelt
franz ferdinand
adolf hitler
joseph stalin
joseph goebbels
vladimir lenin
leon trotsky
anne frank
al capone
fidel castro
mao zedong
william shakespeare
charles dickens
a christmas carol
oliver twist
great expectations
david copperfield
bob cratchit
tiny tim
jacob marley
ebenezer scrooge
jane austen
pride and prejudice
mr darcy
elizabeth bennet
charlotte bronte
emily bronte
jane eyre
mr rochester
wuthering heights
mary shelley
victor frankenstein
robert louis stevenson
dr jekyll
mr hyde
jekyll and hyde
mr utterson
dr lanyon
mr enfield
arthur conan doyle
conan doyle
sherlock holmes
dr watson
george orwell
animal farm
old major
mr jones
william golding
lord of the flies
j b priestley
jb priestley
an inspector calls
inspector goole
eva smith
daisy renton
sheila birling
arthur birling
mr birling
mrs birling
sybil birling
eric birling
gerald croft
john steinbeck
of mice and men
george milton
george and lennie
lennie small
curley's wife
harper lee
to kill a mockingbird
atticus finch
jem finch
tom robinson
boo radley
willy russell
blood brothers
mickey and edward
mrs johnstone
mrs lyons
shelagh delaney
a taste of honey
dennis kelly
michael morpurgo
war horse
private peaceful
roald dahl
harry potter
j k rowling
jk rowling
the hobbit
bilbo baggins
philip pullman
john boyne
the boy in the striped pyjamas
louis sachar
stanley yelnats
david almond
mark haddon
the curious incident
carol ann duffy
simon armitage
seamus heaney
ted hughes
sylvia plath
philip larkin
wilfred owen
siegfried sassoon
rupert brooke
benjamin zephaniah
john agard
maya angelou
william blake
william wordsworth
john keats
lord byron
percy shelley
robert browning
elizabeth barrett browning
alfred lord tennyson
christina rossetti
thomas hardy
john donne
john milton
geoffrey chaucer
t s eliot
ts eliot
w h auden
wh auden
owen sheers
jane weir
imtiaz dharker
beatrice garland
carol rumens
tennessee williams
arthur miller
john proctor
abigail williams
the crucible
death of a salesman
willy loman
a streetcar named desire
blanche dubois
stanley kowalski
a doll's house
oscar wilde
lady bracknell
f scott fitzgerald
the great gatsby
jay gatsby
nick carraway
tom buchanan
daisy buchanan
the handmaid's tale
margaret atwood
miss havisham
noughts and crosses
malorie blackman
peter pan
alice in wonderland
lewis carroll
treasure island
long john silver
the secret garden
isaac newton
albert einstein
charles darwin
marie curie
rosalind franklin
james watson
francis crick
gregor mendel
dmitri mendeleev
ernest rutherford
niels bohr
john dalton
j j thomson
james chadwick
michael faraday
stephen hawking
alan turing
ada lovelace
charles babbage
tim berners-lee
bill gates
steve jobs
grace hopper
katherine johnson
george boole
john venn
blaise pascal
max planck
le chatelier
david attenborough
greta thunberg
jean piaget
john bowlby
mary ainsworth
stanley milgram
philip zimbardo
elizabeth loftus
albert bandura
sigmund freud
emile durkheim
max weber
karl marx
adam smith
john maynard keynes
jeremy bentham
john stuart mill
immanuel kant
thomas aquinas
william paley
david hume
st augustine
st paul
st peter
saint paul
mother teresa
desmond tutu
dalai lama
guru nanak
pablo picasso
claude monet
vincent van gogh
van gogh
henri matisse
paul cezanne
salvador dali
frida kahlo
andy warhol
roy lichtenstein
david hockney
damien hirst
tracey emin
henry moore
barbara hepworth
antony gormley
william morris
georgia o'keeffe
leonardo da vinci
da vinci
edgar degas
jmw turner
john constable
yayoi kusama
jackson pollock
piet mondrian
wassily kandinsky
lucian freud
francis bacon
keith haring
chuck close
julian opie
michael craig-martin
ludwig van beethoven
wolfgang amadeus mozart
johann sebastian bach
john williams
steve reich
benjamin britten
edward elgar
george gershwin
leonard bernstein
west side story
les miserables
kurt weill
konstantin stanislavski
bertolt brecht
steven berkoff
matthew bourne
christopher bruce
marcus rashford
mo farah
jessica ennis
andy murray
usain bolt
serena williams
lionel messi
duke of edinburgh
prince of wales
king's cross
wall street
downing street
abbey road
coronation street
baker street
penny lane
cable street
sesame street
oxford street
fleet street
bow street
great britain
united kingdom
united states
new york
new zealand
south africa
los angeles
san francisco
san andreas
hong kong
saudi arabia
sri lanka
costa rica
puerto rico
buenos aires
rio de janeiro
sao paulo
milton keynes
st lucia
stratford upon avon
lake district
peak district
black country
isle of wight
hadrian's wall
mount everest
ben nevis
montserrat
boxing day
d day
ve day
vj day
labour day
may day
st george
new year
bonfire night
remembrance day
black death
cold war
world war
civil war
great war
treaty of versailles
battle of hastings
gunpowder plot
magna carta
wall street crash
night of the long knives
great depression
industrial revolution
jack the ripper
robin hood
king arthur
father christmas
john lewis
marks and spencer
raspberry pi
jack petchey
young enterprise
joe wicks
venn diagram
pascal's triangle
newton's laws
hooke's law
ohm's law
hess's law
charles' law
boyle's law
born haber
mary rose
titanic
la haine
pan's labyrinth
billy elliot
matilda the musical
bugsy malone
oliver the musical
little shop of horrors
grease the musical
annie the musical
alex rider
percy jackson
katniss everdeen
hunger games
wimpy kid
horrible histories
tracy beaker
anne of green gables
little women
jo march
black beauty
tom sawyer
huckleberry finn
goodnight mister tom
carrie's war
kensuke's kingdom
skellig
stone cold
dna by dennis kelly
face by benjamin zephaniah
`;

/** Words that name something public: a language, a place, a work, a figure of history, a tool of schools. */
export const PUBLIC_WORDS: ReadonlySet<string> = new Set(SINGLE.trim().split(/\s+/u));

/** Public names of several words, each as its folded words; hyphens part words, apostrophes are left out. */
export const PUBLIC_PHRASES: readonly (readonly string[])[] = PHRASES.trim()
  .split("\n")
  .map((phrase) => phrase.replaceAll("'", "").split(/[\s-]+/u))
  .filter((phrase) => phrase.length > 1);
