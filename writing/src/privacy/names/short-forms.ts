/** Formal first names and what they are called for short; each line begins with its formal names. */
const LINES = `
alexander alexandra alexandria aleksander aleksandra alessandro: alex al ali sandy xander zander lex lexi lexie alec sasha alexa ally
abigail: abi abby abbie gail
abdul abdullah abdulrahman abdurrahman: abdul abs
adam: addy
angharad: haz hari
constantinos konstantinos: costas kostas costa dinos
dimitrios dimitris demetrios: dimi mitsos jimmy jim
georgios giorgos: yorgos george
panagiota panagiotis: yota giota takis panos
grzegorz: grzes grzesiek greg
krzysztof: krzys krzysiek kris chris
szymon: szymek simon
jaroslaw: jarek
bartlomiej bartosz: bartek
tomasz: tomek
stanislaw: staszek
joanna: asia
agatha: aggie
agnieszka: aga
alastair alasdair alistair: al ali
albert alberta: al bert bertie albie
alfred: alf alfie fred
alice alicia: ali allie
amanda: mandy mand
amelia amelie: amy millie milly mia mel meels
andrew andrea andre: andy drew ange
angela angelina angelica: angie ange
anne anna annabel annabelle annalise: annie ann bella belle
anthony antony antonia antonio: tony ant toni
archibald: archie
arthur: art arty artie
augustus augusta: gus
barnaby barnabas: barney barn
bartholomew bartosz bartlomiej: bart
beatrice beatrix: bea bee trixie
benjamin benedict bennett: ben benny benji
bernard: bernie
bethany bethan elizabeth: beth bethy
bradley: brad
bridget: bridie
cameron: cam
camilla camille: cam millie milla
caroline carolyn: caz caro carrie
cassandra: cass cassie
catherine katherine katharine kathryn kathleen catrin katarzyna: cath cathy kate katie katy kat kath kathy kitty kit cat kaz kasia
cecilia cecily: cece celia cissy
charles charlotte: charlie charley chaz chas chuck lottie carly
christopher christian christina christine kristina: chris kris kit topher chrissy tina christy christie
clementine: clem clemmie
constance: connie
cordelia: delia cordy
daniel daniela daniella danielle: dan danny dani dannie
david dafydd: dave davy davey dai
deborah debra: deb debs debbie
dominic dominik: dom
dorothy: dot dotty dolly
douglas: doug dougie
edward edmund edwin edgar: ed eddie eddy ned ted teddy
eleanor eleanora elena: ellie nell nellie ella nora elle ellen
elijah elias: eli
elizabeth elisabeth eliza: liz lizzie lizzy beth betty betsy eliza libby lisa elsie liza bess
emily emilia emma: em emmy millie milly ems
emmanuel emanuel emmanuella: manny emma manu
esme esmeralda: ez
evelyn evangeline: eve evie ev
ezekiel: zeke
felicity: flick fliss flis
fernando: nando
finlay finley finnegan: fin finn
florence: flo flossie florrie
frances francesca francis francisco: fran frankie frannie fanny frank cesca
franklin: frank
frederick frederica: fred freddie freddy
gabriel gabriela gabriella gabrielle: gabe gabby gabi gaby
geoffrey: geoff
george georgina georgia georgiana: georgie gina geordie
gerald gerard: gerry gez
gillian: gill jill
giovanni giovanna: gio vanni
grace: gracie
graham: gray
gregory gregor: greg
gwendolyn: gwen
hannah: han
harold harrison henry: harry hal hank
harriet: hattie harri harrie
harvey: harv
helena helen: hel nell lena
imogen: immy immie imo
isaac: zac ike
isabel isabella isabelle isobel izabella: izzy issy bella izzie belle bel
jacob jakub: jake coby kuba
jacqueline: jackie jacqui
james jameson: jim jimmy jamie jem
janet: jan
jasmine: jas jaz jazz jasmin
jason jayden: jay jase
jeffrey: jeff
jennifer: jen jenny jenni jenna
jeremy jeremiah: jez jerry jem
jessica: jess jessie
joanna joanne josephine: jo joey josie joss jojo
jonathan johnathan john nathan: jon jonny john johnny nath nate jack
jordan: jord jordy
joseph: joe joey jo
joshua: josh
judith: judy jude
julia julian juliet juliana: jules julie
kenneth: ken kenny
kimberley kimberly: kim kimmy
krzysztof: kris krzys
lachlan: lachie
laura lauren laurence lawrence: laurie loz lozza larry
leonard leonardo leon: leo len lenny
leopold: leo
lewis louis louisa louise: lou lew louie lulu
lillian lilian liliana: lily lil lilly
lucas lukas: luke luc
lucinda lucy: luce lucy cindy lu
luke: lukey
madeleine madeline madison maddison: maddie maddy
magdalena: magda lena
malcolm: malc
margaret margot: maggie meg peggy marge peg daisy
maria mary marie: mimi molly
martha: marth
martin: marty
matilda mathilda: tilly tilda mattie tillie
matthew mathew mateusz matteo: matt matty mat
maximilian maxwell maxine maximus maxim maximillian: max maxi maxie
megan meghan: meg megs
melanie melissa: mel
michael michaela mikolaj mikhail: mike mick mikey micky mickey
mohammed muhammad mohamed mohammad muhammed mohamad mohamud mahmoud: mo moe mohd md muhd mohammad
montgomery: monty
natalie natasha natalia: nat tash tasha
nathaniel nathan: nate nat nath
nicholas nicolas nikolas nikolai: nick nicky nico nik
nicola nicole nikita: nicky nikki nic niki
nigel: nige
oliver olivia olivier: ollie olly oli liv livvy livi
oluwaseun: seun
oluwatobi: tobi tobe
oscar: oz ozzy
pamela: pam
patricia patrick patryk: pat patty patsy tricia trish paddy
penelope: penny pen
peter: pete
philip phillip philippa phillipa: phil pip pippa
philomena: mena
prudence: pru prue
priscilla: cilla
rachel rachael: rach
raphael rafael rafaella: raf rafi rafa rafe ralph
raymond: ray
rebecca rebekah: becky becca bex beck reb
reginald: reg reggie
reuben ruben: rube benny
richard ricardo: rich rick ricky richie dick rico
robert roberta roberto: rob bob bobby robbie bert robby
robin robyn: rob
roderick rodney: rod
ronald: ron ronnie
rosalind rosemary rosamund rosalie rosanna: rose rosie ros roz
rudolph: rudy
rupert: rupe
samuel samantha samson: sam sammy sammie
sandra: sandy
sarah sara: sal sally
scarlett: scar
sebastian: seb bas bastian
shannon: shan
sidney sydney: sid syd
simon: si
solomon: sol
sophia sophie sofia: soph sophie
spencer: spence
stanley: stan
stephen steven stephanie stefan: steve stevie steph stef stephie
stuart stewart: stu
susan susannah suzanne susanna: sue susie suzy suze suzie
sylvia: sylvie
tabitha: tabby tab
tamara tamsin: tam tammy
thaddeus: thad tad
theodore theodora theo: theo ted teddy teo dora
theresa teresa: terri tess tessa tessie
thomas tomasz: tom tommy tomo
tiffany: tiff
timothy: tim timmy
tobias tobiah: toby tobi
tristan: tris
valentina valerie: val
vanessa: nessa ness
victoria viktoria: vicky tori vic vicki vix
victor viktor: vic vik
vincent vincenzo: vince vinny vinnie
vivienne vivian: viv
walter: wally wal walt
wilfred: wilf wilfie fred
william wilhelmina: will bill billy willy liam willie
winifred winston: win winnie
yasmin yasmine yasmina: yas yasmin yaz
yusuf youssef: yus
zachary zachariah zakariya zakaria: zac zach zack zak
tomasz: tomek tomus
jakub: kubus kubek
katarzyna: kasia kaska
malgorzata: gosia malgosia
aleksandra oleksandra oleksandr aleksander: ola olek sasha olya
michal: misiek michas
pawel: pawelek
piotr: piotrek
wojciech: wojtek
agnieszka: agusia
joanna: asia
barbara: basia barb babs
zofia sofia: zosia
magdalena: madzia
krzysztof: krzysiek krzysio
grzegorz: grzesiek
bartosz: bartek
mateusz: mati
stanislaw: stas staszek
zuzanna: zuzia
hanna: hania
julia: julka
dominika: domi
kacper: kacperek
mykhailo mikhail: misha
dmytro dmitri dmitry: dima mitya
anastasia anastasiia anastasiya: nastya stasia ana
yevheniia yevgenia evgenia: zhenya
volodymyr vladimir: vova volodya vlad
kateryna ekaterina: katya
mariia mariya: masha
svitlana svetlana: sveta lana
tetiana tatiana: tanya
ivan: vanya
viktoriia: vika
oluwaseun oluwatobi oluwadamilola oluwaseyi oluwafemi: seun tobi dami damilola seyi femi
damilola: dami
temitope: temi tope
oolade: ola
ayomide: ayo
folasade: sade fola
chukwuemeka: emeka
chidinma: chidi dinma
adebayo: bayo ade
babatunde: tunde
emmanuella: ella
mahalakshmi: maha
krishna krishnan: krish
siddharth siddhartha: sid
aniruddha anirudh: ani
venkatesh: venky
lakshmi: laksh
muhammed mohammed muhammad: mo mohd
abdirahman: abdi
ibrahim: ibby ibra
yusuf: yus joey
hussain hussein: huss
khadija: khadi
alejandro: ale alex
ignacio: nacho
jose: pepe
giuseppe: beppe
siobhan: shiv
aoibheann: eve
caoimhe: keeva
seamus: shay
padraig: paddy podge
gwenllian: gwen
rhiannon: rhi
myfanwy: myf
cerys: cez
llewelyn: llew
ioan: io
esther: essie
josiah: joe
marcus: marc
dominique: dom
christiana: chris
tobiasz: tobi
archie: arch
rosie: ro
keziah: kez
jemima: mima jem
cressida: cressy
ottilie: tilly otti
persephone: persie seph
octavia: tavi
augusta: gussie
wilhelmina: minnie mina
henrietta: hattie etta hettie
georgiana: georgie
callum calum: cal cals
connor conor: con
declan: dec decs deco
tobias toby: tobes
gabriel gabriella: gabes
mason: mase
dylan: dyl dil
caleb: cale
rory: rors
ryan: ry
kieran kieron kieren: kier kez
kyle: ky
owen: owie
ethan: eth ethers
aaron: az azza ron
hugo: hughie
louie: lou
harry: haz hazza
jack: jacko
charlie: char chaz chas
freddie: fred freds
jamie: jay jim
robbie: rob robs
ollie: oli ols
max: maxie maxy
isla: isy
freya: frey
millie: mils
willow: wil
daisy: daise
ella: el
phoebe: phoebs pheebs feebs
evie: ev
ruby: rubes
mia: mimi
harper: harps
bonnie: bon bons
violet: vee
arabella: bella bel belle
lottie: lotts lotte
holly: hols hol
paige: paigey
caitlin: cait cat caits
molly: mols
amber: ambs
nancy: nance
ophelia: ophie
niamh: neevey
aoife: eefs
roisin: ro rosh
ciara: kiki
maisie: mais maise
elsie: els
lily: lils lil
delilah: lilah lila dee
jade: jadey
`;

const SHORT_FORMS = new Map<string, Set<string>>();
for (const line of LINES.trim().split("\n")) {
  const [formal = "", short = ""] = line.split(": ");
  for (const name of formal.split(" ")) {
    const known = SHORT_FORMS.get(name) ?? new Set();
    for (const form of short.split(" ")) if (form !== name) known.add(form);
    SHORT_FORMS.set(name, known);
  }
}

/** What a person of this folded first name may be called for short, folded. */
export function shortForms(first: string): readonly string[] {
  return [...(SHORT_FORMS.get(first) ?? [])];
}

/** What else a person may be called who is entered by a short form: "Benny" of Ben, "Sammy" of Sam. */
export function petForms(first: string): readonly string[] {
  if (!ANY_SHORT_FORM.has(first)) return [];
  const kindred = [...SHORT_FORMS.values()].filter((forms) => forms.has(first));
  return [...new Set(kindred.flatMap((forms) => [...forms]))].filter(
    (form) => form !== first && form.startsWith(first),
  );
}

/** Whether a folded word is a short form of some first name. */
export const ANY_SHORT_FORM: ReadonlySet<string> = new Set(
  [...SHORT_FORMS.values()].flatMap((forms) => [...forms]),
);
