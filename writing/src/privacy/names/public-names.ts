// Names that schoolwork speaks of. They stay in a note, because they name no student. Words are
// folded (lower case, no accents).
import { HUMANITIES, HUMANITIES_PHRASES, TOGETHER_PHRASES } from "./humanities.ts";
import { FIGURE_PHRASES, FIGURES } from "./public-figures.ts";
import { PHRASES } from "./public-phrases.ts";
import { VOCABULARY_PHRASES } from "./vocabulary-phrases.ts";
import { VOCABULARY } from "./vocabulary.ts";

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
himalayas alps andes pyrenees sahara kalahari antarctic antarctica arctic pacific atlantic mediterranean baltic everest snowdon snowdonia pompeii vesuvius etna krakatoa iberian balkans siberia holderness swanage cornwall devon dorset kent essex sussex surrey yorkshire lancashire cumbria norfolk suffolk somerset hampshire wessex mercia northumbria anglia
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
gcse gcses nea neas igcse btec btecs ebacc epq ucas aqa edexcel ocr wjec eduqas cie ofsted ofqual pearson cambridge
olympic olympics paralympics wimbledon lords wembley twickenham uefa fifa premier rugby eton fives badminton
nhs bbc itv un nato unesco unicef oxfam rspca eu uk usa gb ussr nasa cern
mr mrs miss ms mx dr prof professor sir madam madame mademoiselle monsieur senor senora frau herr
spag bodmas bidmas pee peel petal soapaims foil sohcahtoa cosine sine pi dna rna atp
nelson trafalgar gothic baroque beowulf grendel blackadder skellig maurier mahal
celtic hibs hibernian spurs everton fulham brentford tottenham urdd eisteddfod gorsedd
caecilius metella grumio cerberus quintilian horace juvenal tacitus livy pliny suetonius herodotus thucydides sophocles euripides aeschylus aristophanes
glencoe culloden bannockburn aberfan tolpuddle peterloo tryweryn senedd stormont holyrood hogmanay
covid brexit internet wifi
i i'm i've i'd i'll ok
`;

/** Words that name something public: a language, a place, a work, a figure of history, a tool of schools. */
export const PUBLIC_WORDS: ReadonlySet<string> = new Set(
  `${SINGLE} ${FIGURES} ${VOCABULARY} ${HUMANITIES}`.trim().split(/\s+/u),
);

/** Public names of several words, each as its folded words; hyphens separate words, apostrophes are left out. */
export const PUBLIC_PHRASES: readonly (readonly string[])[] = [
  ...new Set(
    `${PHRASES}; ${FIGURE_PHRASES}; ${VOCABULARY_PHRASES}; ${HUMANITIES_PHRASES}; ${TOGETHER_PHRASES}`
      .split(/[;\n]/u)
      .map((phrase) => phrase.trim()),
  ),
]
  .map((phrase) => phrase.replaceAll("'", "").split(/[\s-]+/u))
  .filter((phrase) => phrase.length > 1);
