// Who is who in the works that are read in schools: folded first names and surnames. A name of theirs is a character's
// only where a note speaks of the work.

import { isCommonWord, isKnownName } from "../words.ts";

/** Work: its people. Names that no pupil has need not stand here. */
const CASTS = `
a christmas carol: scrooge ebenezer fred bob cratchit jacob marley fezziwig belle fan tim martha peter
an inspector calls: arthur sybil sheila eric birling gerald croft eva smith goole edna daisy renton
of mice and men: george lennie curley slim candy carlson crooks whit milton small
lord of the flies: ralph jack piggy simon roger sam eric samneric percival maurice
macbeth: macbeth banquo duncan malcolm donalbain macduff fleance ross lennox angus hecate
romeo and juliet: romeo juliet tybalt mercutio benvolio paris rosaline capulet montague nurse laurence lawrence balthasar
hamlet: hamlet claudius gertrude ophelia polonius laertes horatio rosencrantz guildenstern fortinbras
othello: othello iago desdemona cassio emilia roderigo bianca
king lear: lear cordelia goneril regan edgar edmund gloucester kent
the tempest: prospero miranda ariel caliban ferdinand alonso antonio sebastian gonzalo
twelfth night: viola sebastian orsino olivia malvolio maria toby andrew feste
much ado about nothing: beatrice benedick hero claudio leonato dogberry john margaret
a midsummer night's dream: hermia lysander demetrius helena oberon titania puck bottom theseus hippolyta
the merchant of venice: shylock portia antonio bassanio jessica lorenzo nerissa gratiano
julius caesar: brutus cassius antony casca portia calpurnia octavius
to kill a mockingbird: atticus scout jem finch dill boo radley tom robinson mayella ewell calpurnia
jane eyre: jane rochester bertha adele helen burns john bessie
wuthering heights: heathcliff catherine cathy edgar isabella linton hindley hareton nelly lockwood
pride and prejudice: elizabeth darcy jane bingley lydia wickham kitty mary collins charlotte lucas bennet
great expectations: pip estella joe havisham magwitch jaggers herbert pocket biddy orlick wemmick
oliver twist: oliver fagin nancy bill sikes dodger brownlow bumble rose monks
david copperfield: david copperfield dora agnes steerforth micawber uriah heep peggotty
little women: meg jo beth amy march laurie marmee
frankenstein: victor elizabeth henry clerval walton justine william
dracula: jonathan harker mina lucy seward helsing renfield arthur
jekyll and hyde: jekyll hyde utterson lanyon enfield poole
animal farm: napoleon snowball squealer boxer clover benjamin mollie jones old major moses muriel
nineteen eighty-four: winston smith julia o'brien parsons syme
brave new world: bernard lenina john helmholtz mustapha
the great gatsby: gatsby jay nick carraway daisy tom buchanan jordan baker myrtle george wilson
a streetcar named desire: blanche stanley stella mitch
death of a salesman: willy linda biff happy charley bernard
the crucible: john proctor elizabeth abigail parris hale tituba giles corey mary warren rebecca nurse
blood brothers: mickey eddie edward linda sammy johnstone lyons
dna: leah phil john tate jan mark cathy brian adam danny richard lou
the curious incident: christopher ed judy siobhan wellington toby shears
noughts and crosses: callum sephy jude meggie lynette kamal hadley ryan jasmine
private peaceful: tommo charlie molly big joe hanley
war horse: albert joey topthorn emilie friedrich ted rose
goodnight mister tom: tom oakley william willie beech zach george carrie ginnie
holes: stanley zero caveman x-ray kate barlow elya hector
wonder: auggie august via julian jack will summer justin charlotte
skellig: michael mina skellig
boy in the striped pyjamas: bruno shmuel gretel kotler maria
the hobbit: bilbo gandalf thorin gollum smaug
lord of the rings: frodo sam gandalf aragorn legolas gimli boromir merry pippin gollum
harry potter: harry ron hermione draco malfoy snape hagrid ginny neville luna albus sirius
percy jackson: percy annabeth grover luke
the lion: lucy edmund peter susan aslan
charlotte's web: charlotte wilbur fern templeton
matilda: matilda honey trunchbull wormwood bruce lavender
charlie and the chocolate factory: charlie augustus veruca violet mike wonka joe
the bfg: sophie
james and the giant peach: james sponge spiker
fantastic mr fox: boggis bunce bean
a monster calls: conor harry sully
journey's end: stanhope raleigh osborne trotter hibbert mason
woman in black: arthur kipps jennet alice drablow
a view from the bridge: eddie catherine beatrice marco rodolpho alfieri
things fall apart: okonkwo nwoye ikemefuna ezinma unoka obierika
the kite runner: amir hassan assef baba ali rahim
the handmaid's tale: offred serena nick moira luke
tess of the d'urbervilles: tess angel clare alec durbervilles
far from the madding crowd: bathsheba gabriel oak troy boldwood fanny
birdsong: stephen jack isabelle firebrace
an ideal husband: robert chiltern gertrude mabel
the importance of being earnest: jack algernon gwendolen cecily bracknell prism ernest
a taste of honey: jo helen geof peter
hobson's choice: maggie willie mossop hobson
our day out: briggs kay carol
blackadder: edmund baldrick george
fleabag: fleabag claire
les miserables: jean valjean javert fantine cosette marius eponine
west side story: tony maria bernardo anita riff
grease: danny sandy rizzo kenickie frenchy
annie: annie hannigan warbucks molly
oliver: oliver nancy fagin bill dodger
hairspray: tracy link edna penny velma
bugsy malone: bugsy blousey dan sam tallulah
the nativity: mary joseph gabriel herod
nativity: mary joseph gabriel herod
the vikings: odin thor loki freya
viking: odin thor loki freya harald
treaty of versailles: wilson lloyd george clemenceau
the bible: adam eve noah abraham isaac jacob esau joseph moses david samuel ruth esther daniel jonah mary peter paul thomas judas luke john matthew mark
genesis: adam eve cain abel noah abraham isaac jacob esau joseph sarah rebekah rachel leah benjamin
exodus: moses aaron miriam joshua jethro
old testament: moses aaron miriam joshua gideon samuel elijah elisha esther ruth naomi solomon david daniel amos hosea isaiah
gospels?: mary martha joseph simon peter thomas judas john matthew mark luke lazarus andrew philip james
acts of the apostles: stephen saul paul silas timothy barnabas philip
the qur'an: musa isa ibrahim ismail maryam yusuf adam nuh dawud
prophets of islam: musa isa ibrahim ismail adam nuh dawud
the mabinogion: branwen rhiannon pwyll bran manawydan blodeuwedd
the ramayana: rama sita hanuman ravana lakshmana
the odyssey: odysseus penelope telemachus circe calypso
evita: eva juan che
wicked: elphaba glinda fiyero nessa
guys and dolls: nathan adelaide sky sarah
the outsiders: ponyboy johnny sodapop darry dally cherry
watership down: hazel fiver bigwig woundwort
midnight garden: tom hatty peter abel
northern lights: lyra will roger iorek asriel
to the lighthouse: lily james cam
cymbeline: imogen posthumus iachimo
the winter's tale: leontes hermione perdita paulina polixenes
as you like it: rosalind orlando celia touchstone audrey jaques oliver
measure for measure: isabella angelo claudio lucio mariana
the taming of the shrew: kate katherina petruchio bianca
`;

type Cast = { work: RegExp; names: ReadonlySet<string> };

const WORKS: readonly Cast[] = CASTS.trim()
  .split("\n")
  .map((line) => {
    const [work = "", names = ""] = line.split(": ");
    return {
      work: new RegExp(String.raw`(?<!\p{L})${work.replaceAll("'", "['’]?")}(?!\p{L})`, "iu"),
      names: new Set(names.split(" ")),
    };
  });

/** The characters of the works that a text speaks of, folded. */
export function castOf(text: string): ReadonlySet<string> {
  const capitals = new Set(
    [...text.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu)].map(([word]) => word.toLowerCase()),
  );
  return new Set(
    WORKS.flatMap(({ work, names }) =>
      work.test(text) || isAmong(names, capitals) ? [...names] : [],
    ),
  );
}

/** "Pip meets Magwitch": two of a cast, of whom one is nobody else. */
function isAmong(names: ReadonlySet<string>, capitals: ReadonlySet<string>): boolean {
  if (capitals.size < 2) return false;
  const met = [...capitals].filter((name) => names.has(name));
  return met.length > 1 && met.some((name) => !isKnownName(name) && !isCommonWord(name));
}
