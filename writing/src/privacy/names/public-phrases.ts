// Public names of several words, by what lessons they belong to: folded words (lower case, no accents), split by
// semicolons or lines. A phrase protects all of its words where they stand together. A pair of two first names
// that students have ("Jack and Piggy" is one of them) has to be known well enough to stand here.

export const PHRASES = `
burnt sienna; raw sienna; burnt umber; eid al fitr; eid al adha; skara brae; von neumann; harvard style; harvard referencing
harvard system; rubiks cube; mo salah; cristiano ronaldo; lionel messi; kylian mbappe; paris peace conference; isle of skye
curleys wife; atticus and scout; kim il sung; jesse owens; rosa parks; angel of the north; gettysburg address; desmond tutu
christopher clark; niall ferguson; a j p taylor; eric hobsbawm; harper lee; ray bradbury; marilyn monroe; donkey kong
romeo and juliet; lady macbeth; daphne du maurier; patrick ness; jacqueline wilson; anthony horowitz; michael rosen
jessie pope; bram stoker; edgar allan poe; agatha christie; bridget riley; grayson perry; gustav klimt; taj mahal
eiffel tower; mae jemison; ed sheeran; taylor swift; billie eilish; hans zimmer; harry kane; simone biles
emma raducanu; tom daley; diana award; jack and piggy; scrooge and fred; macbeth and banquo; the merchant of venice
a midsummer night's dream; much ado about nothing; twelfth night; the tempest; julius caesar; king lear; richard iii
henry v; henry viii; henry vii; edward vi; mary i; elizabeth i; james i; charles i; charles ii; william i
william the conqueror; anne boleyn; anne of cleves; jane seymour; catherine of aragon; catherine howard
catherine parr; katherine parr; thomas cromwell; oliver cromwell; thomas wolsey; thomas more; thomas becket
thomas cranmer; walter raleigh; francis drake; mary queen of scots; bloody mary; queen victoria; queen elizabeth
king john; king harold; harold godwinson; harald hardrada; guy fawkes; captain cook; william wilberforce
olaudah equiano; emmeline pankhurst; emily davison; florence nightingale; mary seacole; edward jenner; louis pasteur
robert koch; joseph lister; alexander fleming; john snow; edwin chadwick; william harvey; andreas vesalius
ambroise pare; martin luther king; martin luther; malcolm x; nelson mandela; mahatma gandhi
winston churchill; neville chamberlain; margaret thatcher; tony blair; abraham lincoln; john f kennedy
franklin roosevelt; franz ferdinand; adolf hitler; joseph stalin; joseph goebbels; vladimir lenin; leon trotsky
anne frank; al capone; fidel castro; mao zedong; william shakespeare; charles dickens; a christmas carol; oliver twist
great expectations; david copperfield; bob cratchit; tiny tim; jacob marley; ebenezer scrooge; jane austen
pride and prejudice; mr darcy; elizabeth bennet; charlotte bronte; emily bronte; jane eyre; mr rochester
wuthering heights; mary shelley; victor frankenstein; robert louis stevenson; dr jekyll; mr hyde; jekyll and hyde
mr utterson; dr lanyon; mr enfield; arthur conan doyle; conan doyle; sherlock holmes; dr watson; george orwell
animal farm; old major; mr jones; william golding; lord of the flies; j b priestley; jb priestley; an inspector calls
inspector goole; eva smith; daisy renton; sheila birling; arthur birling; mr birling; mrs birling; sybil birling
eric birling; gerald croft; john steinbeck; of mice and men; george milton; george and lennie; lennie small
to kill a mockingbird; atticus finch; jem finch; tom robinson; boo radley; willy russell
blood brothers; mickey and edward; mrs johnstone; mrs lyons; shelagh delaney; a taste of honey; dennis kelly
michael morpurgo; war horse; private peaceful; roald dahl; harry potter; j k rowling; jk rowling; the hobbit
bilbo baggins; philip pullman; john boyne; the boy in the striped pyjamas; louis sachar; stanley yelnats; david almond
mark haddon; the curious incident; carol ann duffy; simon armitage; seamus heaney; ted hughes; sylvia plath
philip larkin; wilfred owen; siegfried sassoon; rupert brooke; benjamin zephaniah; john agard; maya angelou
william blake; william wordsworth; john keats; lord byron; percy shelley; robert browning; elizabeth barrett browning
alfred lord tennyson; christina rossetti; thomas hardy; john donne; john milton; geoffrey chaucer; t s eliot; ts eliot
w h auden; wh auden; owen sheers; jane weir; imtiaz dharker; beatrice garland; carol rumens; tennessee williams
arthur miller; john proctor; abigail williams; the crucible; death of a salesman; willy loman
a streetcar named desire; blanche dubois; stanley kowalski; a doll's house; oscar wilde; lady bracknell
f scott fitzgerald; the great gatsby; jay gatsby; nick carraway; tom buchanan; daisy buchanan; the handmaid's tale
margaret atwood; miss havisham; noughts and crosses; malorie blackman; peter pan; alice in wonderland; lewis carroll
treasure island; long john silver; the secret garden; isaac newton; albert einstein; charles darwin; marie curie
rosalind franklin; james watson; francis crick; gregor mendel; dmitri mendeleev; ernest rutherford; niels bohr
john dalton; j j thomson; james chadwick; michael faraday; stephen hawking; alan turing; ada lovelace; charles babbage
tim berners-lee; bill gates; steve jobs; grace hopper; katherine johnson; george boole; john venn; blaise pascal
max planck; le chatelier; david attenborough; greta thunberg; jean piaget; john bowlby; mary ainsworth
stanley milgram; philip zimbardo; elizabeth loftus; albert bandura; sigmund freud; emile durkheim; max weber
karl marx; adam smith; john maynard keynes; jeremy bentham; john stuart mill; immanuel kant; thomas aquinas
william paley; david hume; st augustine; st paul; st peter; saint paul; mother teresa; dalai lama
guru nanak; pablo picasso; claude monet; vincent van gogh; van gogh; henri matisse; paul cezanne; salvador dali
frida kahlo; andy warhol; roy lichtenstein; david hockney; damien hirst; tracey emin; henry moore; barbara hepworth
antony gormley; william morris; georgia o'keeffe; leonardo da vinci; da vinci; edgar degas; jmw turner; john constable
yayoi kusama; jackson pollock; piet mondrian; wassily kandinsky; lucian freud; francis bacon; keith haring
chuck close; julian opie; michael craig-martin; ludwig van beethoven; wolfgang amadeus mozart; johann sebastian bach
john williams; steve reich; benjamin britten; edward elgar; george gershwin; leonard bernstein; west side story
les miserables; kurt weill; konstantin stanislavski; bertolt brecht; steven berkoff; matthew bourne; christopher bruce
marcus rashford; mo farah; jessica ennis; andy murray; usain bolt; serena williams; duke of edinburgh
prince of wales; king's cross; wall street; downing street; abbey road; coronation street; baker street; penny lane
cable street; sesame street; oxford street; fleet street; bow street; great britain; united kingdom; united states
new york; new zealand; south africa; los angeles; san francisco; san andreas; hong kong; saudi arabia; sri lanka
costa rica; puerto rico; buenos aires; rio de janeiro; sao paulo; milton keynes; st lucia; stratford upon avon
lake district; peak district; black country; isle of wight; hadrian's wall; mount everest; ben nevis; boxing day
d day; ve day; vj day; labour day; may day; st george; new year; bonfire night; remembrance day; black death; cold war
world war; civil war; great war; treaty of versailles; battle of hastings; gunpowder plot; magna carta
wall street crash; night of the long knives; great depression; industrial revolution; jack the ripper; robin hood
king arthur; father christmas; john lewis; marks and spencer; raspberry pi; jack petchey; young enterprise; joe wicks
venn diagram; pascal's triangle; newton's laws; hooke's law; ohm's law; hess's law; charles' law; boyle's law
born haber; mary rose; la haine; pan's labyrinth; billy elliot; matilda the musical; bugsy malone; oliver the musical
little shop of horrors; grease the musical; annie the musical; alex rider; percy jackson; katniss everdeen
hunger games; wimpy kid; horrible histories; tracy beaker; anne of green gables; little women; jo march; black beauty
tom sawyer; huckleberry finn; goodnight mister tom; carrie's war; kensuke's kingdom; stone cold; dna by dennis kelly
face by benjamin zephaniah

george eliot; mary ann evans; anne bronte; elizabeth gaskell; joseph conrad; virginia woolf; james joyce; d h lawrence
dh lawrence; e m forster; em forster; evelyn waugh; graham greene; aldous huxley; kazuo ishiguro
ian mcewan; zadie smith; salman rushdie; arundhati roy; chinua achebe; chimamanda ngozi adichie; toni morrison
alice walker; zora neale hurston; james baldwin; ralph ellison; mark twain; herman melville; nathaniel hawthorne
emily dickinson; walt whitman; ernest hemingway; j d salinger; jd salinger; kurt vonnegut; jack london
louisa may alcott; willa cather; henry james; edith wharton; doris lessing; muriel spark; iris murdoch; angela carter
hilary mantel; sarah waters; jeanette winterson; julian barnes; william trevor; roddy doyle; colm toibin; sally rooney
maggie o'farrell; andrea levy; bernardine evaristo; monica ali; meera syal; susan hill; h g wells; hg wells
jules verne; rudyard kipling; wilkie collins; john buchan; c s lewis; cs lewis; j r r tolkien; jrr tolkien
terry pratchett; neil gaiman; ursula le guin; isaac asimov; arthur c clarke; stephen king; suzanne collins; john green
rick riordan; anthony burgess; khaled hosseini; yann martel; markus zusak; franz kafka; albert camus; leo tolstoy
fyodor dostoevsky; anton chekhov; gustave flaubert; victor hugo; alexandre dumas; gabriel garcia marquez
isabel allende; primo levi; umberto eco; hans christian andersen; brothers grimm

anne fine; eva ibbotson; nina bawden; michelle magorian; philippa pearce; frances hodgson burnett; edith nesbit
e nesbit; kenneth grahame; a a milne; aa milne; beatrix potter; enid blyton; roger mcgough; allan ahlberg
janet ahlberg; julia donaldson; axel scheffler; quentin blake; anthony browne; raymond briggs; eric carle; judith kerr
maurice sendak; dick king-smith; joan aiken; alan garner; susan cooper; penelope lively; berlie doherty
geraldine mccaughrean; frank cottrell-boyce; katherine rundell; onjali rauf; onjali q rauf; david walliams
jeff kinney; liz pichon; cressida cowell; lauren child; francesca simon; eoin colfer; darren shan; sally gardner
meg rosoff; marcus sedgwick; sarah crossan; elizabeth laird; beverley naidoo; alex wheatle; jason reynolds
angie thomas; catherine johnson; robert swindells; robert westall; ian serraillier; kevin crossley-holland
rosemary sutcliff; lemony snicket; astrid lindgren; laura ingalls wilder; l m montgomery; kate dicamillo; r j palacio
rj palacio; e b white; eb white; madeleine l'engle; gary paulsen; lois lowry; mildred taylor; s e hinton

john clare; robert burns; robert herrick; george herbert; andrew marvell; alexander pope; thomas gray
samuel taylor coleridge; percy bysshe shelley; gerard manley hopkins; a e housman; ae housman; w b yeats; wb yeats
walter de la mare; edward thomas; edward lear; ivor gurney; john mccrae; dylan thomas; r s thomas; rs thomas
stevie smith; john betjeman; louis macneice; stephen spender; thom gunn; norman maccaig; edwin morgan; liz lochhead
jackie kay; grace nichols; moniza alvi; sujata bhatt; daljit nagra; gillian clarke; vernon scannell; charles causley
u a fanthorpe; ua fanthorpe; wendy cope; kate clanchy; lemn sissay; linton kwesi johnson; derek walcott
langston hughes; robert frost; e e cummings; ee cummings; elizabeth bishop; adrienne rich; allen ginsberg
amanda gorman; jean sprackland; don paterson; tony harrison; ciaran carson; leontia flynn; warsan shire
raymond antrobus; kae tempest; brian patten; adrian henri; spike milligan; hilaire belloc; charlotte mew
felicia hemans; helen dunmore; mary jean chan; louisa adjoa parker; zaffar kunial; norman nicholson; theresa lola
caleb femi; karl nova

christopher marlowe; ben jonson; john webster; aphra behn; richard sheridan; oliver goldsmith; george bernard shaw
sean o'casey; samuel beckett; harold pinter; tom stoppard; alan bennett; alan ayckbourn; caryl churchill; sarah kane
david hare; jez butterworth; simon stephens; lucy prebble; polly stenham; roy williams; kwame kwei-armah; inua ellams
tanika gupta; diane samuels; john godber; peter shaffer; robert bolt; terence rattigan; brian friel; conor mcpherson
martin mcdonagh; henrik ibsen; august strindberg; luigi pirandello; federico garcia lorca; eugene o'neill
lorraine hansberry; august wilson; tony kushner; david mamet; peter brook; katie mitchell; antonin artaud
jerzy grotowski; augusto boal; lin-manuel miranda; andrew lloyd webber; stephen sondheim; shelagh stephenson
bola agbaje; chinonyerem odimba; emma rice; frantic assembly; kneehigh theatre

king duncan; lady capulet; lord capulet; lady montague; friar laurence; friar lawrence; prince escalus; count paris
don pedro; don john; sir toby belch; sir andrew aguecheek; duke orsino; king henry; prince hal; mark antony
antony and cleopatra; troilus and cressida; titus andronicus; timon of athens; measure for measure
all's well that ends well; as you like it; love's labour's lost; the comedy of errors; the taming of the shrew
the winter's tale; edward hyde; henry jekyll; hastie lanyon; richard enfield; sir danvers carew; robert walton
elizabeth lavenza; henry clerval; justine moritz; fred scrooge; belle and scrooge; mr fezziwig; miss trotwood
betsey trotwood; uriah heep; pip and estella; abel magwitch; joe gargery; nicholas nickleby; hard times; bleak house
a tale of two cities; sydney carton; bill sikes; the artful dodger; mr bumble; mr brownlow; elizabeth and darcy
mr bennet; mrs bennet; mr collins; mr bingley; jane bennet; charlotte lucas; george wickham; mr wickham; lydia bennet
emma woodhouse; mr knightley; sense and sensibility; northanger abbey; mansfield park; fanny price; anne elliot
elinor dashwood; marianne dashwood; helen burns; adele varens; bertha mason; st john rivers; mr brocklehurst; mrs reed
catherine earnshaw; edgar linton; nelly dean; tess of the d'urbervilles; tess durbeyfield; angel clare
alec d'urberville; bathsheba everdene; gabriel oak; far from the madding crowd; the mayor of casterbridge
michael henchard; jude the obscure; jude fawley; jonathan harker; mina harker; lucy westenra; van helsing
count dracula; dorian gray; lord henry; basil hallward; the importance of being earnest; jack worthing
algernon moncrieff; an ideal husband; the picture of dorian gray; the war of the worlds; the time machine
the invisible man; the strange case; the hound of the baskervilles; dr mortimer; sherlock and watson
nineteen eighty four; winston smith; big brother; napoleon and snowball; brave new world; fahrenheit 451; guy montag
never let me go; the remains of the day; the kite runner; a thousand splendid suns; life of pi; the book thief
liesel meminger; the road; the bell jar; esther greenwood; the color purple; their eyes were watching god
things fall apart; purple hibiscus; half of a yellow sun; small island; white teeth; anita and me; pigeon english
boys don't cry; the history boys; journey's end; captain stanhope; oh what a lovely war; a view from the bridge
eddie carbone; all my sons; joe keller; the glass menagerie; amanda wingfield; laura wingfield; cat on a hot tin roof
stella kowalski; a raisin in the sun; educating rita; shirley valentine; abigail's party; hobson's choice
maggie hobson; willy and biff; linda loman; biff loman; elizabeth proctor; reverend hale; reverend parris; mary warren
rebecca nurse; eva and sheila; leave taking; princess and the hustler; hansel and gretel; the woman in black
arthur kipps; mrs danvers; maxim de winter; jamaica inn; the lion the witch and the wardrobe; lucy pevensie
edmund pevensie; peter pevensie; susan pevensie; frodo baggins; samwise gamgee; bilbo and gollum; hermione granger
ron weasley; albus dumbledore; severus snape; lord voldemort; draco malfoy; lyra belacqua; will parry; northern lights
the amber spyglass; the subtle knife; matilda wormwood; miss honey; miss trunchbull; charlie and the chocolate factory
charlie bucket; willy wonka; james and the giant peach; danny the champion of the world; fantastic mr fox; esio trot
the witches; the bfg; george's marvellous medicine; goodnight mr tom; tom oakley; william beech; the railway children
the wind in the willows; swallows and amazons; tom's midnight garden; stig of the dump; the iron man; the iron giant
the machine gunners; the silver sword; when hitler stole pink rabbit; the diary of anne frank
the boy at the back of the class; the explorer; auggie pullman; street child; journey to jo'burg; the breadwinner
the lightning thief; the fault in our stars; maze runner; the hate u give; starr carter; ghost boys; long way down
refugee boy; alem kelo; cirque du freak; the graveyard book; a monster calls; conor o'malley; charlie peaceful
tommo peaceful; shadow of the sleeping giant; why the whales came; macbeth and lady macbeth; robinson crusoe
gulliver's travels; lemuel gulliver; frankenstein's monster; winnie the pooh; christopher robin; paddington bear
mary poppins; peter rabbit; the gruffalo; the very hungry caterpillar; snow white; red riding hood
jack and the beanstalk; beauty and the beast; sleeping beauty; rip van winkle; sir gawain; the canterbury tales
the wife of bath; dulce et decorum est; the charge of the light brigade; my last duchess; the prelude
london by william blake; ozymandias by percy shelley; storm on the island; bayonet charge; checking out me history
war photographer; the emigree

jane goodall; dian fossey; rachel carson; alfred wallace; alfred russel wallace; thomas huxley; carl linnaeus
jean-baptiste lamarck; robert hooke; robert brown; robert boyle; antonie van leeuwenhoek; matthias schleiden
theodor schwann; barbara mcclintock; dorothy hodgkin; maurice wilkins; linus pauling; frederick sanger; tu youyou
edward lorenz; alfred wegener; james hutton; charles lyell; mary anning; inge lehmann; harry hess; james lovelock
galileo galilei; nicolaus copernicus; johannes kepler; tycho brahe; edmond halley; william herschel; caroline herschel
edwin hubble; jocelyn bell burnell; vera rubin; cecilia payne; henrietta leavitt; annie jump cannon; carl sagan
neil degrasse tyson; brian cox; maggie aderin-pocock; tim peake; helen sharman; neil armstrong; buzz aldrin
yuri gagarin; valentina tereshkova; sally ride; dorothy vaughan; mary jackson; christa mcauliffe; robert goddard
lise meitner; otto hahn; enrico fermi; richard feynman; werner heisenberg; erwin schrodinger; wolfgang pauli
paul dirac; louis de broglie; peter higgs; j robert oppenheimer; robert oppenheimer; pierre curie; irene joliot-curie
henri becquerel; wilhelm rontgen; heinrich hertz; james clerk maxwell; james prescott joule; james joule; lord kelvin
william thomson; thomas young; humphry davy; joseph priestley; antoine lavoisier; henry cavendish; amedeo avogadro
john newlands; henry moseley; glenn seaborg; fritz haber; carl bosch; alfred nobel; andre-marie ampere
alessandro volta; luigi galvani; georg ohm; hans christian oersted; gustav kirchhoff; nikola tesla; thomas edison
guglielmo marconi; alexander graham bell; john logie baird; james watt; thomas newcomen; richard trevithick
george stephenson; robert stephenson; isambard kingdom brunel; thomas telford; joseph bazalgette; joseph paxton
christopher wren; inigo jones; zaha hadid; norman foster; richard rogers; frank lloyd wright; le corbusier
antoni gaudi; james dyson; johannes gutenberg; the wright brothers; wright brothers; orville wright; wilbur wright
amelia earhart; amy johnson; frank whittle; barnes wallis; james brindley; abraham darby; richard arkwright
james hargreaves; samuel crompton; edmund cartwright; henry bessemer; henry ford; karl benz; elon musk
mark zuckerberg; jeff bezos; larry page; sundar pichai; margaret hamilton; hedy lamarr; john von neumann
claude shannon; tommy flowers; konrad zuse; linus torvalds; grace murray hopper; elizabeth garrett anderson
elizabeth blackwell; sophia jex-blake; james simpson; james young simpson; elizabeth fry; edith cavell
christiaan barnard; ignaz semmelweis; howard florey; ernst chain; marie stopes; paul ehrlich; gerhard domagk
william beveridge; aneurin bevan; nye bevan; claudius galen; ibn sina; al-razi; charles drew; james lind; hans krebs
melvin calvin; ivan pavlov; b f skinner; john watson; solomon asch; stanley schachter; carl rogers; abraham maslow
lev vygotsky; noam chomsky; harry harlow; konrad lorenz; hermann ebbinghaus; frederic bartlett; alan baddeley
graham hitch; anna freud; simon baron-cohen; uta frith; david rosenhan; philippe pinel; adrian raine; hans eysenck

carl friedrich gauss; leonhard euler; pierre de fermat; rene descartes; leonardo fibonacci; emmy noether
sophie germain; sofia kovalevskaya; hypatia of alexandria; maryam mirzakhani; srinivasa ramanujan; andrew wiles
alan mathison turing; john napier; thomas bayes; bernhard riemann; georg cantor; kurt godel; evariste galois
augustin-louis cauchy; joseph fourier; daniel bernoulli; simeon poisson; william playfair; ronald fisher; karl pearson
al-khwarizmi; omar khayyam; m c escher; mc escher; marcus du sautoy; hannah fry; bletchley park; enigma machine

alfred the great; king alfred; king offa; edward the confessor; edward the elder; king aethelstan; king cnut
king canute; king stephen; empress matilda; henry ii; eleanor of aquitaine; richard i; richard the lionheart
richard ii; king richard; edward i; edward ii; edward iii; edward iv; edward v; the black prince; john of gaunt
wat tyler; john ball; owain glyndwr; llywelyn the great; william wallace; robert the bruce; henry iv; henry vi
margaret of anjou; elizabeth woodville; margaret beaufort; perkin warbeck; lambert simnel; lady jane grey; jane grey
mary tudor; philip ii; william cecil; robert dudley; earl of essex; francis walsingham; mary stuart
sir walter raleigh; john hawkins; john knox; thomas wyatt; robert aske; elizabeth barton; james ii; james vi
duke of buckingham; robert catesby; john pym; oliver and richard cromwell; prince rupert; thomas fairfax; nell gwyn
samuel pepys; john evelyn; titus oates; william of orange; queen anne; duke of marlborough; robert walpole; george i
george ii; george iii; george iv; william iv; edward vii; edward viii; george v; george vi; charles iii; elizabeth ii
prince albert; princess diana; bonnie prince charlie; flora macdonald; william pitt; pitt the younger
charles james fox; robert peel; benjamin disraeli; william gladstone; lord palmerston; lord grey; lord liverpool
lord shaftesbury; david lloyd george; lloyd george; herbert asquith; ramsay macdonald; stanley baldwin; clement attlee
anthony eden; harold macmillan; harold wilson; edward heath; james callaghan; john major; gordon brown; david cameron
theresa may; boris johnson; liz truss; rishi sunak; keir starmer; nicola sturgeon; enoch powell; oswald mosley
horatio nelson; admiral nelson; arthur wellesley; duke of wellington; robert clive; cecil rhodes; lord kitchener
douglas haig; general haig; bernard montgomery; arthur harris; t e lawrence; ernest shackleton; robert falcon scott
captain scott; roald amundsen; james cook; john cabot; ferdinand magellan; vasco da gama; christopher columbus
amerigo vespucci; hernan cortes; francisco pizarro; marco polo; ibn battuta; david livingstone; mungo park
gertrude bell; edmund hillary; tenzing norgay; josephine butler; annie besant; millicent fawcett; christabel pankhurst
sylvia pankhurst; emily wilding davison; annie kenney; keir hardie; robert owen; thomas paine; thomas clarkson
granville sharp; hannah more; ignatius sancho; mary prince; phillis wheatley; toussaint l'ouverture; nat turner
harriet tubman; frederick douglass; sojourner truth; harriet beecher stowe; john brown; william lloyd garrison
booker t washington; w e b du bois; web du bois; marcus garvey; ida b wells; emmett till; claudette colvin
ruby bridges; medgar evers; jackie robinson; muhammad ali; stokely carmichael; huey newton; angela davis
paul stephenson; claudia jones; bernie grant; diane abbott; doreen lawrence; stephen lawrence; darcus howe
walter tull; noor inayat khan; violette szabo; odette sansom; oskar schindler; nicholas winton; raoul wallenberg
irena sendler; corrie ten boom; elie wiesel; viktor frankl; sophie scholl; hans scholl; dietrich bonhoeffer
martin niemoller; claus von stauffenberg; heinrich himmler; hermann goering; hermann goring; rudolf hess
reinhard heydrich; adolf eichmann; ernst rohm; joachim von ribbentrop; albert speer; leni riefenstahl
paul von hindenburg; franz von papen; gustav stresemann; friedrich ebert; rosa luxemburg; karl liebknecht
wolfgang kapp; kaiser wilhelm; otto von bismarck; archduke franz ferdinand; gavrilo princip; tsar nicholas
nicholas ii; alexander ii; alexander iii; catherine the great; peter the great; ivan the terrible; grigori rasputin
alexander kerensky; nikita khrushchev; leonid brezhnev; mikhail gorbachev; boris yeltsin; vladimir putin
volodymyr zelensky; joseph mccarthy; george washington; thomas jefferson; benjamin franklin; alexander hamilton
john adams; andrew jackson; ulysses s grant; robert e lee; jefferson davis; theodore roosevelt; woodrow wilson
warren harding; calvin coolidge; herbert hoover; franklin d roosevelt; eleanor roosevelt; harry truman; harry s truman
dwight eisenhower; john kennedy; robert kennedy; lyndon johnson; lyndon b johnson; richard nixon; gerald ford
jimmy carter; ronald reagan; george bush; bill clinton; hillary clinton; barack obama; michelle obama; donald trump
joe biden; kamala harris; ho chi minh; ngo dinh diem; chairman mao; deng xiaoping; chiang kai-shek; sun yat-sen
xi jinping; emperor hirohito; pol pot; jawaharlal nehru; indira gandhi; muhammad ali jinnah
benazir bhutto; malala yousafzai; aung san suu kyi; yasser arafat; golda meir; david ben-gurion; gamal abdel nasser
saddam hussein; osama bin laden; ayatollah khomeini; mustafa kemal ataturk; f w de klerk; fw de klerk; steve biko
oliver tambo; walter sisulu; winnie mandela; robert mugabe; kwame nkrumah; jomo kenyatta; julius nyerere
patrice lumumba; haile selassie; idi amin; wangari maathai; kofi annan; che guevara; eva peron; simon bolivar
emiliano zapata; pancho villa; angela merkel; charles de gaulle; emmanuel macron; joan of arc; louis xiv; louis xvi
marie antoinette; maximilien robespierre; georges danton; napoleon bonaparte; empress josephine; giuseppe garibaldi
benito mussolini; francisco franco; lech walesa; pope john paul; pope francis; pope gregory; pope urban
saladin and richard; genghis khan; kublai khan; suleiman the magnificent; shah jahan; tipu sultan; akbar the great
mansa musa; sundiata keita; alexander the great; philip of macedon; julius and augustus; marcus aurelius
pontius pilate; herod the great; king herod; king david; king solomon; queen nefertiti; queen hatshepsut; ramses ii
howard carter; lord carnarvon; hadrian and trajan; boudica and the romans; octavia hill; jack cornwell; john cornwell
dick turpin; mary toft; sweeney todd; ned kelly; billy the kid; sitting bull; crazy horse; general custer
george custer; brigham young; joseph smith; buffalo bill; wyatt earp; jesse james; red cloud; chief joseph
lewis and clark; al gore; greta and malala

good samaritan; prodigal son; st benedict; st francis; st francis of assisi; st clare; st teresa; st thomas; st john
st luke; st mark; st matthew; st patrick; st andrew; st david; st columba; st cuthbert; st nicholas; mary magdalene
virgin mary; john the baptist; john calvin; john wesley; john henry newman; ignatius loyola; oscar romero
archbishop tutu; thich nhat hanh; siddhartha gautama; prophet muhammad; abu bakr; guru gobind singh; guru arjan
guru granth sahib; ibn rushd; moses maimonides; anselm of canterbury; william of ockham; thomas hobbes; john locke
george berkeley; bertrand russell; ludwig wittgenstein; friedrich nietzsche; jean-paul sartre; simone de beauvoir
mary wollstonecraft; jean-jacques rousseau; john rawls; peter singer; richard dawkins; richard swinburne; john hick
joseph fletcher; philippa foot; elizabeth anscombe; gilbert ryle; judith butler; hannah arendt; mary midgley
j l mackie; alvin plantinga; anthony flew; antony flew; a j ayer; aj ayer; michel foucault; antonio gramsci
friedrich engels; auguste comte; talcott parsons; robert merton; howard becker; erving goffman; stanley cohen
stuart hall; ann oakley; pierre bourdieu; basil bernstein; paul willis; charles murray; sue sharpe; sylvia walby
anthony giddens; ulrich beck; zygmunt bauman; jean baudrillard; peter townsend; milton friedman; thomas malthus
david ricardo; joseph stiglitz; rosa luxembourg; elinor ostrom; igor ansoff; michael porter; frederick herzberg
elton mayo; charles handy; peter drucker; edmund burke; jurgen habermas; roland barthes; ferdinand de saussure
claude levi-strauss; vladimir propp; tzvetan todorov; laura mulvey; bell hooks; paul gilroy; henry jenkins
george gerbner; steve neale; david gauntlett; lisbet van zoonen; david crystal; deborah tannen; robin lakoff
jean aitchison

jan van eyck; hans holbein; pieter bruegel; hieronymus bosch; albrecht durer; artemisia gentileschi; diego velazquez
peter paul rubens; rembrandt van rijn; johannes vermeer; thomas gainsborough; joshua reynolds; william hogarth
john everett millais; dante gabriel rossetti; william holman hunt; edward burne-jones; john william waterhouse
aubrey beardsley; charles rennie mackintosh; gustave courbet; edouard manet; camille pissarro; alfred sisley
berthe morisot; mary cassatt; pierre-auguste renoir; paul gauguin; georges seurat; henri rousseau
henri de toulouse-lautrec; edvard munch; egon schiele; ernst kirchner; franz marc; otto dix; george grosz
kathe kollwitz; hannah hoch; kurt schwitters; marcel duchamp; max ernst; joan miro; rene magritte; paul klee
kazimir malevich; naum gabo; sonia delaunay; robert delaunay; fernand leger; georges braque; juan gris
amedeo modigliani; constantin brancusi; alberto giacometti; auguste rodin; camille claudel; edward hopper
norman rockwell; grant wood; diego rivera; willem de kooning; mark rothko; barnett newman; helen frankenthaler
lee krasner; cy twombly; jasper johns; robert rauschenberg; claes oldenburg; wayne thiebaud; andy goldsworthy
richard long; anish kapoor; rachel whiteread; cornelia parker; chris ofili; lubaina himid; sonia boyce
yinka shonibare; steve mcqueen; sarah lucas; gillian wearing; jenny saville; paula rego; victor vasarely; peter blake
richard hamilton; eduardo paolozzi; patrick caulfield; gwen john; augustus john; l s lowry; ls lowry; stanley spencer
paul nash; john piper; graham sutherland; ben nicholson; john singer sargent; james whistler; elisabeth frink
louise bourgeois; eva hesse; cindy sherman; ansel adams; dorothea lange; henri cartier-bresson; man ray; diane arbus
martin parr; don mccullin; lee miller; robert capa; david bailey; annie leibovitz; nan goldin; zanele muholi
shirin neshat; ai weiwei; takashi murakami; yoko ono; katsushika hokusai; kara walker; kehinde wiley
jean-michel basquiat; el anatsui; faith ringgold; romare bearden; jacob lawrence; vik muniz; ernesto neto
judy chicago; barbara kruger; shepard fairey; alberta whittle; lynette yiadom-boakye; alphonse mucha; coco chanel
vivienne westwood; alexander mcqueen; mary quant; paul smith; stella mccartney; christian dior; yves saint laurent
zandra rhodes; issey miyake; philippe starck; dieter rams; jonathan ive; marianne brandt; marcel breuer
walter gropius; charles and ray eames; ray eames; harry beck; saul bass; neville brody; orla kiely; cath kidston
lucienne day; terence conran; margaret calvert; jasper morrison; thomas heatherwick; marc newson; robin day
alessi kettle; gerrit rietveld; louis comfort tiffany; william de morgan; grinling gibbons

antonio vivaldi; george frideric handel; henry purcell; thomas tallis; william byrd; claudio monteverdi; joseph haydn
franz schubert; robert schumann; clara schumann; fanny mendelssohn; felix mendelssohn; frederic chopin; franz liszt
hector berlioz; richard wagner; johannes brahms; giuseppe verdi; giacomo puccini; georges bizet; camille saint-saens
pyotr tchaikovsky; modest mussorgsky; nikolai rimsky-korsakov; sergei rachmaninov; sergei prokofiev
dmitri shostakovich; igor stravinsky; bela bartok; zoltan kodaly; antonin dvorak; edvard grieg; jean sibelius
gustav mahler; richard strauss; johann strauss; claude debussy; maurice ravel; erik satie; olivier messiaen
gustav holst; ralph vaughan williams; vaughan williams; william walton; michael tippett; peter maxwell davies
judith weir; thomas ades; john tavener; karl jenkins; john rutter; bob chilcott; roxanna panufnik; anna meredith
errollyn wallen; samuel coleridge-taylor; florence price; ethel smyth; lili boulanger; nadia boulanger; aaron copland
samuel barber; john cage; philip glass; terry riley; charles ives; arnold schoenberg; anton webern; alban berg
scott joplin; louis armstrong; duke ellington; ella fitzgerald; billie holiday; nina simone; miles davis
john coltrane; charlie parker; dave brubeck; glenn miller; cole porter; irving berlin; jerome kern; stephen schwartz
danny elfman; ennio morricone; howard shore; james horner; john barry; rachel portman; koji kondo; bernard herrmann
elmer bernstein; robert johnson; bessie smith; muddy waters; b b king; bb king; chuck berry; little richard
elvis presley; buddy holly; johnny cash; bob dylan; joni mitchell; paul simon; simon and garfunkel; john lennon
paul mccartney; george harrison; ringo starr; mick jagger; keith richards; jimi hendrix; pink floyd; led zeppelin
freddie mercury; brian may; david bowie; elton john; kate bush; george michael; michael jackson; stevie wonder
aretha franklin; marvin gaye; diana ross; ray charles; james brown; bob marley; jimmy cliff; fela kuti; ravi shankar
esperanza spalding; courtney pine; jacob collier; sheku kanneh-mason; nicola benedetti; evelyn glennie; yehudi menuhin
jacqueline du pre; simon rattle; marin alsop; gustavo dudamel; amy winehouse; adele adkins; sam smith; dua lipa
harry styles; dave and stormzy; lady gaga; katy perry; bruno mars; michael buble; robbie williams; gary barlow
lewis capaldi; martha graham; merce cunningham; rudolf laban; isadora duncan; vaslav nijinsky; anna pavlova
margot fonteyn; rudolf nureyev; darcey bussell; carlos acosta; akram khan; wayne mcgregor; richard alston
siobhan davies; lloyd newson; pina bausch; alvin ailey; bob fosse; hofesh shechter; crystal pite; twyla tharp
sidi larbi cherkaoui; lea anderson; shobana jeyasingh; boy blue; a linha curva; ghost dances; swan song
within her eyes

david beckham; bobby moore; bobby charlton; gary lineker; alan shearer; wayne rooney; raheem sterling; bukayo saka
jude bellingham; phil foden; declan rice; gareth southgate; gareth bale; lucy bronze; leah williamson; beth mead
chloe kelly; ellen white; lauren james; diego maradona; erling haaland
mohamed salah; pep guardiola; jurgen klopp; alex ferguson; jose mourinho; emma hayes; sarina wiegman; jonny wilkinson
martin johnson; maro itoje; emily scarratt; siya kolisi; jonah lomu; ben stokes; joe root; james anderson
stuart broad; freddie flintoff; ian botham; heather knight; sachin tendulkar; virat kohli; roger federer; rafael nadal
novak djokovic; tim henman; virginia wade; billie jean king; venus williams; coco gauff; naomi osaka; lewis hamilton
jenson button; max verstappen; lando norris; george russell; chris hoy; laura kenny; jason kenny; bradley wiggins
mark cavendish; chris froome; victoria pendleton; steve redgrave; kelly holmes; paula radcliffe; sebastian coe
roger bannister; linford christie; denise lewis; dina asher-smith; keely hodgkinson; katarina johnson-thompson
greg rutherford; daley thompson; jonathan edwards; christine ohuruogu; carl lewis; michael johnson; allyson felix
eliud kipchoge; haile gebrselassie; tanni grey-thompson; ellie simmonds; sarah storey; jonnie peacock; hannah cockroft
david weir; rebecca adlington; adam peaty; michael phelps; max whitlock; beth tweddle; louis smith; amy williams
lizzy yarnold; nicola adams; anthony joshua; tyson fury; frank bruno; mike tyson; michael jordan; lebron james
kobe bryant; serena and venus; tiger woods; rory mcilroy; ronnie o'sullivan; phil taylor; luke littler; bear grylls
ellen macarthur

victoria falls; victoria station; victoria line; lake victoria; queen's park; st helens; st ives; st albans
st andrews; st david's; st pancras; st paul's cathedral; notre dame; mount st helens; mount vesuvius; mount etna
mount fuji; mount snowdon; ben lomond; alice springs; san marino; santa claus; san diego; santa cruz; monte carlo
sierra leone; sierra nevada; puerto vallarta; nova scotia; prince edward island; baton rouge; el nino; la nina
bay of bengal; hurricane katrina; hurricane sandy; hurricane irma; storm desmond; typhoon haiyan; cyclone aila
cyclone idai; jurassic coast; lulworth cove; durdle door; old harry; old harry rocks; mam tor; malham cove
cheddar gorge; ayers rock; devil's dyke; ferrybridge power station; jane doe; john doe; joe bloggs; granny smith
uncle sam; father ted; tower of london; big ben; london eye; tower bridge; hampton court; buckingham palace
windsor castle; covent garden; madame tussauds; natural history museum; science museum; victoria and albert museum
british museum; tate modern; national gallery; royal albert hall; globe theatre; old vic; young vic
royal shakespeare company; alton towers; thorpe park; duke of edinburgh's award; jack petchey award
amy winehouse foundation; nelson's column; cleopatra's needle; john lewis partnership; ben and jerry's; jack daniel's
harley davidson; ralph lauren; calvin klein; tommy hilfiger; abercrombie and fitch; ted baker; laura ashley
thomas cook; wolf hall; downton abbey; doctor who; harry and meghan; peter kay; ant and dec; david tennant
jodie whittaker; matt smith; peter capaldi; tom holland; tom hanks; tom cruise; emma watson; emma thompson; emma stone
daniel radcliffe; rupert grint; daniel craig; james bond; indiana jones; luke skywalker; darth vader; han solo
princess leia; peter parker; bruce wayne; tony stark; steve rogers; clark kent; wonder woman; sonic the hedgehog
super mario; lara croft; homer simpson; bart simpson; lisa simpson; scooby doo; mickey mouse; donald duck
alfred hitchcock; steven spielberg; charlie chaplin; walt disney; christopher nolan; quentin tarantino
stanley kubrick; ken loach; danny boyle; george lucas; james cameron; orson welles; akira kurosawa; hayao miyazaki
guillermo del toro; baz luhrmann; greta gerwig; sofia coppola; tim burton; wes anderson; ridley scott; spike lee
audrey hepburn; judi dench; ian mckellen; patrick stewart; kenneth branagh; laurence olivier
maggie smith; benedict cumberbatch; idris elba; john boyega; daniel kaluuya; letitia wright; stephen fry
michael palin; david baddiel; joe lycett; jamie oliver; gordon ramsay; mary berry; paul hollywood; delia smith
nigella lawson; nadiya hussain; heston blumenthal; marcus wareing; prue leith; rick stein; gino d'acampo; nigel slater
alan sugar; richard branson; deborah meaden; james caan; steven bartlett; anita roddick; jo malone; warren buffett
martin lewis; simon cowell; declan donnelly; louis theroux; chris packham; steve backshall; michaela strachan
ray mears; kate humble; bill bryson; simon schama; mary beard; lucy worsley; dan snow; david olusoga; bettany hughes
`;
