// More of what lessons speak of, folded: works, whom they tell of, scripture, history, science and the arts. Of single
// words none is a first name that British pupils commonly have; a pair of first names is here only from a story that
// everybody knows.

/** Single words. */
export const HUMANITIES = `
helvetica garamond coriolanus cymbeline tartuffe middlemarch cranford hotspur bolingbroke donalbain leontes perdita floodland
tostig lanfranc offa bede agrippina scipio sundiata aurangzeb cetshwayo sacagawea pocahontas leonidas raedwald aethelflaed sigurd
evita elphaba glinda seussical fantine eponine arachne guinevere gawain pwyll gelert otzi vindolanda fishbourne
mayan mughals tsarina tsaritsa epimetheus zacchaeus bartimaeus barabbas gaunilo angulimala ashoka anselm holofernes nyiragongo masdar curitiba bluewater meadowhall
ebbsfleet khadijah jairus arimathea nicodemus nebuchadnezzar belshazzar goliath methuselah ozymandias mabinogion ramayana mahabharata
`;

/** Names of several words. */
export const HUMANITIES_PHRASES = `
max and min; min and max; rose blanche; ruby redfort; gill sans; times new roman; kaur or singh; singh or kaur; singh and kaur; kaur and singh
watling street; ermine street; fosse way; stane street; dere street; icknield way; toms midnight garden; carries war; watership down
martyn pig; emma by jane austen; silas marner; dombey and son; little dorrit; beatrice and catherine; billy casper; coram boy
sephy and callum; touchstone and audrey; rosalind and orlando; celia and rosalind; kate and petruchio; isabella and angelo
leontes and hermione; imogen in cymbeline; goneril and regan; edmund and edgar; vera brittain; hans and sophie scholl; pastor niemoller
linda brown; plessy v ferguson; dido belle; arthur scargill; william hunter; john hunter; edward seymour; john dudley
anthony babington; walter ralegh; robert kett; matilda and stephen; stephen and matilda; edith swan neck; edwin and morcar
odo of bayeux; robert curthose; william rufus; emma of normandy; qin shi huang; akbar the great; shaka zulu; ulysses grant
wild bill hickok; kit carson; john rolfe; huey long; father coughlin; babe ruth; kurt cobain; little simz; max richter; porgy and bess
fat sam; nathan detroit; sky masterson; sandy and danny; marius and cosette; jean valjean; inspector javert; mrs lovett
nancy and bill sikes; charlotte corday; olympe de gouges; friedrich hayek; arthur laffer; joan robinson; amartya sen; thomas piketty
kate raworth; henri fayol; frederick taylor; douglas mcgregor; tannenbaum and schmidt; blake and mouton; elisabeth kubler ross
henry molaison; kitty genovese; bandura ross and ross; simon baron cohen; baron cohen; maguire et al; simons and chabris
craik and lockhart; peterson and peterson; levi strauss; livingstone and lunt; van zoonen; shane meadows; clarice starling
bella and edward; nikki maxwell; tom gates; hazel wong; mr tickle; handas surprise; rosies walk; sarah percy and bill
six dinner sid; alfie gets in first; mrs tiggy winkle; shirley hughes; emily gravett; orville and wilbur; matthew henson
gideon mantell; vandana shiva; jacques cousteau; cramers rule; spearmans rank; grahams law; friedel crafts; diels alder
benedicts test; benedicts solution; lugols iodine; stokes law; geiger and marsden; stefans law; thiele tube; wheatstone bridge
mohs scale; saffir simpson; simpsons index; simpsons rule; dawlish warren; hurst castle; jubilee river; loma prieta
complexo do alemao; santa marta; eko atlantic; epping forest; great glen; star carr; tollund man; lucy the australopithecus
pandoras box; theseus and ariadne; helen of troy; hector and achilles; sweeney astray; cu chulainn; finn maccool
deirdre of the sorrows; bhai kanhaiya; sarah and abraham; abraham and sarah; isaac and rebekah; jacob and esau; joseph and his brothers
ruth and naomi; noahs ark; moses and aaron; martha and mary; mary and martha; jairus daughter; simon of cyrene; joseph of arimathea
thomas the doubter; doubting thomas; stephen the martyr; saul of tarsus; paul and silas; clare of assisi; francis of assisi
ignatius of loyola; teresa of avila; julian of norwich; maximilian kolbe; trevor huddleston; dorothy day; jackie pullinger
chiara lubich; john paul ii; rowan williams; justin welby; basil mitchell; william lane craig; frederick copleston; kisa gotami
laura knight; vivian maier; judith and holofernes; alexander calder; jean tinguely; harris tweed; jess ennis hill; owen farrell
husayn at karbala; rhiannon in the mabinogion; daniel in the lions den; jonah and the whale; samson and delilah; cain and abel
skye boat song; tess and angel clare; angel clare; tess durbeyfield; alec durberville; merry wives of windsor; cader idris; pen y fan
lily briscoe; noah and the flood; marlowes faustus; heathcliff and cathy; cathy and heathcliff; bathsheba and troy; ponyboy and johnny
bruno and shmuel; hazel and fiver; fiver and hazel; lyra and will; gauss and legendre; philip of spain; eleanor of aquitaine
margaret of anjou; matilda of flanders; blanche of castile; henry of navarre; thomas of canterbury; edward of woodstock
ali baba and the forty thieves; ali baba; aladdin and jasmine; bill sikes and nancy; wilbur and charlotte; charlotte and wilbur
pandora and epimetheus; scott of the antarctic; epsom derby; leonardos notebooks; beauty and the beast; hansel and gretel; jack and jill
the derby; romeo meets juliet; henry tudor; victoria and albert; krishna and arjuna; noahs flood; the tyger; tower of london; houses of parliament; leaning tower of pisa
museum of london; bank of england; great wall of china; isle of wight; bay of pigs; cape of good hope; hall of mirrors
david and goliath; adam and eve; mary and joseph; mary magdalene
`;

/** Words that belong together in small letters as well, whoever is called like the first of them. */
export const TOGETHER_PHRASES = `
max and min; min and max; skye boat song; dot plots; dot plot; dot to dot; noah and the flood; penny for the guy; robin redbreast; sage and onion
olive oil; olive branch; ginger nut; jasmine rice; penny farthing; daisy chain; daisy chains; ruby red; jade green; olive green
grace notes; grace note; bill of rights; art deco; jack of all trades; will power; pearl harbour; iris scan; basil pesto
poppy appeal; holly and ivy; rosemary and thyme; heather moorland; amber warning; crystal lattice; rose window; mark scheme
`;
