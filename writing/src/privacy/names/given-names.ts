/** First names common in British schools, folded. They tell a name from a word where capitals do not. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `
  aaliyah aaron abbie abby abdul abdullah abdulrahman abel abi abigail abraham abu ada adam adama ade adebayo
  adele aden adil adnan adrian adriana afia agata agnes agnieszka ahmad ahmed aidan aiden aileen aimee
  aisha aishah aisling aiza ajay akash akeem akua alan alana alannah alasdair alastair alba albert
  albie alec alejandro aleksander aleksandra alesha alessandro alessia alex alexa alexander alexandra
  alexandria alexandru alexia alexis alfie alfred ali alice alicia alina alisha alison alistair
  allan alma alyssa amaan amal amana amanda amani amara amarachi amari amaya amber ambrose ameera
  amelia amelie amina aminah aminata amir amira amirah amit amna amrit amy ana anais anaya anastasia
  andre andrea andreea andrei andrew andrzej anesu angel angela angelica angelina angus anika anisa
  anita aniya anna annabel annabelle anne annie anthony antoine anton antonia antonio anushka anya
  aoife april arabella aran archie aria ariana arianna ariel arjun arlo armaan armani arnav arthur
  arun arya aryan asad asha asher ashley ashton asiya asma aston astrid athena atif aubrey audrey augusta augustus
  aurelia aurora austin ava avi avni axel aya ayaan ayaana ayan ayana ayanna ayesha ayla aylin ayo
  ayomide ayra aysha azaan aziz azra bailey baraka barbara barnaby bartosz basil bea beatrice beatrix
  beau becca becky bella ben benedict benjamin bernard beth bethan bethany betsy betty beverley
  bianca bilal bill billie billy blake blessing blossom bob bobby bonnie boris brad bradley brady brandon brenda
  brendan brendon brian bridget bronwyn brook brooke brooklyn bruce bruno bryan bryony caden caitlin caitlyn
  caleb callum calum calvin cameron camila camilla camille candice cara carina carl carla carlos carmen carol
  caroline carolyn carter carys casey caspar casper cassandra cassie catalina caterina catherine cathy catrin
  cecilia cecily cedric celeste celia celine chaim chanel chantelle charlene charles charley charlie charlotte
  chase chelsea cherry cheryl chi chiamaka chiara chidi chidera chinedu chinonso chloe chris christian christina
  christine christopher chukwuemeka cian ciara claire clara clare clarissa claude claudia clayton clementine
  clive clyde cody cole colette colin colleen conan connie connor conor conrad constance cora coral cordelia
  corey corinne cormac courtney craig cristian cristiano crystal curtis cynthia cyrus dafydd daisy dakota dale damian
  damien damilola dan dana daniel daniela daniella danielle danny dante daphne darcey darcy daria darius
  darren daud dave david davina dawid dawn dawud dayo dean deborah debbie declan deen deepak deepika deji delilah della
  delphine demi dempsey denis denise dennis denzel derek desmond desiree dexter dhruv diana diane dieter diego
  dilan dilara dimitri dina dion dipti divya diya dolores dominic dominik dominika don donald donna donovan dora
  doris dorothy dougal dougie douglas drew duncan dwayne dylan eamon ebony ed eddie eden edgar edie edith
  edmund eduard eduardo edward edwin effie efua egan eileen eilidh eimear ela elaina elaine eleanor elena eleni eleonora elettra
  eli eliana elias elif elijah elin eliot elisa elisabeth elise eliza elizabeth ella elle ellen ellie elliot elliott
  ellis eloise elora elsa elsie eluned elvis emaan emanuel emel emil emilia emilie emily emma emmanuel emmanuella
  emmeline emre enzo eoghan eoin eren eric erica erik erika erin ernest esa eshaal esme esmeralda esosa
  esther ethan etta eugene eugenia eva evan evangeline eve evelyn evie ewan ezekiel ezra fabian fadi fahad
  faisal faith faith faizan farah farhan farida faris fatima fatimah fatou fatoumata favour faye felicity felix
  femi fergus fern fernando ffion filip filippo finlay finley finn fintan fiona fleur flora florence florian flynn fola folasade
  fran frances francesca francesco francis francisco frank frankie fraser fred freddie freddy frederick freya frida
  funmi gabriel gabriela gabriella gabrielle gail gareth garfield gary gavin gemma gene genevieve geoff
  geoffrey george georgia georgie georgina gerald gerard geraint germaine gethin gianna gideon gilbert giles gillian gina giorgia giorgio giovanni
  gisele giulia giuseppe gladys glen glenda glenn gloria godfrey gordon grace gracie graeme graham grant
  greg gregor gregory greta griffin guy gwen gwendolyn gwyneth habib habiba hadi hadia hadiya hafsa haider
  hajra hakim haleema halima hamish hamid hamza hana hania hannah hanna hardeep hari haris harleen harley harman harmony harold haroon
  harper harpreet harri harriet harrison harry harshil harun harvey harvir hasan hashim hassan hattie hawa haya
  hayden hayley hazel heath heather hector heidi helen helena helga henri henrietta henrik henry herbert herman hester hetty
  hilary hilda hira hiba hiro holly hope horace howard hubert huda hudson huey hugh hugo humaira humphrey
  humza hunter husna hussain hussein huw iain ian ianto ibrahim ibrahima ida idris ife ifeoma ignacy igor iman
  imani imogen imran inaaya inaya india indiana ines ingrid ioan ioana iona ira iram irene irfan irina
  iris isaac isabel isabella isabelle isaiah isha ishaan ishaq isiah isla ismael ismail isobel isra israel issa ivan ivana ivo
  ivor ivy iwan iyla izaan izabella izzy jace jack jackie jackson jacob jacqueline jacques jad jade jaden jagdeep jago jaime
  jaiden jake jakub jamal james jameela jamie jamil jamila jan jana jane janet janice janina jared jasleen jasmin jasmine jason
  jasper jaspreet javier jawad jay jaya jayden jaydon jayne jayla jean jeanette jed jedidiah jeevan jeff jeffrey jem jemima jemma jen
  jenna jennifer jenny jeremiah jeremy jermaine jerome jerry jesse jessica jessie jethro jewel jia jill jim jimmy
  jin jo joan joanna joanne joao jocelyn jodie joe joel joey johan johanna john johnathan johnny johnson jojo jolie jon jonah
  jonas jonathan jonny jordan jordana jose joseph josephine josh joshua josiah josie joy joyce juan juanita jude judith
  judy julia julian juliana julianna julie juliet juliette julius junaid june justin justina justyna kabir kacey kacper kadiatou kady kai kaia kaiden
  kaila kaitlin kaitlyn kajal kamal kamila kamran karan kara karen kareem karim karin karina karl karla karolina karthik kasia
  kasim kaspar kasper kat kate katarina katarzyna kate katelyn katerina katharine katherine kathleen kathryn kathy katie katrina katy kay
  kayden kayla kayleigh kaylee kayode kazim keanu keeley keira keisha keith kellan kelly kelsey kelvin kemi ken
  kendra kenneth kenny kenya kenzie kenzo kerry kevin keya keziah khadija khadijah khaled khalid khalil khloe khushi kian kiana
  kiara kieran kieron kim kimberley kimberly kira kiran kirsten kirsty kirsty kit kitty klara klaudia kobe kobi kofi kojo kourtney kris krish krishan krishna
  kristen kristian kristina kristof krystal krzysztof kwabena kwaku kwame kyan kye kyla kyle kylie kyra lacey lachlan
  laila laiba lamar lana lance lara larissa larry latifah latisha laura laurel lauren laurence laurie lavinia lawrence layan layla layton lea
  leah leander leanne lee leena leia leighton leila lena lenny leo leon leona leonard leonardo leonie leonora leopold leroy lesley leslie leticia levi lewis lex lexi lexie leyla leyton lia liam
  liana lidia lila lilah lili lilia lilian liliana lillian lillie lilly lily lina lincoln linda lindsay lindsey linh linus lionel lisa lisbeth
  liv livia liz liza lizzie lloyd logan lois lola lora loren lorenzo loretta lorna lorraine lottie lou louis louisa louise
  luana lubna luca lucas lucia lucian luciana lucie lucien lucinda lucy luigi luis luisa lukas lukasz luke luna luther lydia lyla lynda lyndon
  lynn lynne lyra mabel mable maciej mackenzie macy maddie maddison maddox madeleine madeline madina madison madiha mae maeve magda magdalena
  maggie magnus maha mahad mahdi mahir mahmoud mahnoor maia maire mairi maisie maja makayla makeda malachi malachy malaika malak malcolm maleeha malia malik mandy manal manav
  manha manisha manjit manny manon manraj manreet mansoor manuel mara marc marcel marcella marcia marcin marco marcos marcus mared margaret margot
  maria mariah mariam mariama marian mariana marie marielle marietta marilyn marina mario marisa marissa marius mariya mariyah marjorie mark markus marla marlene marlon marnie marsha marta martha
  martin martina martyn marvin marwa mary maryam maryum mason mateo mateusz mathew mathilda matilda matt matteo matthew matthias matty maud maureen maurice
  mavis max maxim maximilian maximus maxine maxwell may maya mayar mazen meadow meera megan meghan mehdi mehmet mehreen mei mel melanie meleri
  melina melis melissa melody mercedes mercy meredith merle merlin mert merve mia miah mica micah michael michaela michal michelle miguel mika mikael mikayla mike mikey mikhail mikolaj mila
  milan milana mildred milena miles milla millicent millie milly milo mimi mina minahil ming minh minnie mira miracle miranda miriam misha misbah mitchell
  mo moesha mohamad mohamed mohamud mohammad mohammed mohit mohsin moira moises molly momina mona monica monika monique montgomery monty morgan moriah morris mosa moses mostafa moussa muhammad muhammed
  muna munirah muriel murphy murray musa muskaan mustafa mya myah mylo myla myles myra myron naa naana nabeel nabil nabila nadeem nadia nadim nadine nahla naila naima nana nancy nandini naomi nasra
  nasir nat natalia natalie natasha nate nathalie nathan nathaniel navdeep naveed naya nayla nazia neal ned neel neelam neha neil nell nellie nelson nerys nesta nevaeh neve neville niall niamh niccolo nichola nicholas
  nick nicky nico nicola nicole nicolas niall nigel nikhil niki nikita nikki nikola nikolai nikolas nila nile nimra nina ning niraj nisha nishant noa noah noel noelle noemi
  nora norah noreen norma norman noor noora nour nuala nuha nura nuria nyah nyla oakley ocean oceana octavia odette odin ofelia ojas ola olaf olamide ole olga oli olive oliver olivia olivier ollie oluwaseun oluwatobi omar omari
  omer onyx oona oonagh opal ophelia orla orlaith orlando oscar osama osian osman osmond otis otto ottilie owain owen oyin ozan pablo paddy paige palak paloma pam pamela paolo pardeep paris parker pascal
  pat patience patricia patrick patrycja patryk paul paula paulina pauline pavan pavel pawel pearl pedro peggy penelope penny percy perry pete peter petra petros petunia phebe phil
  philip philippa phillip phillipa phoebe phoenix phyllis pia pierce pierre piers pietro piotr pip pippa piper pixie polly pooja poppy portia pranav praise precious preeti presley preston primrose prince princess prisha priscilla
  priya priyanka prosper prudence qasim queenie quentin quincy quinn rabia rachael rachel rachelle radha rafael rafaella rafal rafe rafi rahim rahma rahul raihan raina raj raja rajan rajesh rajveer ralph ram rama ramadan rami ramin
  ramona ramsey rana ranbir randa rania raphael raphaella rashad rashid raul raven ravi ray raya rayan rayhan raymond rayyan rebeca rebecca rebekah reece reem reema reese regan reggie regina rehan reid reggie rehana remi remy rena
  renee renesmee reuben rex rhea rhian rhiannon rhianna rhodri rhona rhys ria ricardo richard rick rico ridwan riley rio rishi rita river riya rizwan roan rob robbie robert roberta roberto robin robyn rocco rochelle rocky roderick
  rodney rodrigo rogan roger rohan rohit roisin roland roman romeo romilly romy ron ronald ronan ronnie rory rosa rosalia rosalie rosalind rosamund rosanna rose roseanna rosemary rosie roshan roshni ross rosy rowan
  roxana roxanne roy royce ruaridh rubaiyat ruben ruby rudi rudy rufus rukaiya rukhsana rumaisa rupert russell ruth ryan ryder rylan saad saanvi saba sabina sabrina sacha sade sadia sadie safa saffron safia safiya sahar sahib sahil saif saim saima
  saira sakina salah saleh salem salim salma salman sally salome sam samad samaira samanta samantha samar sameer samia samiha samina samir samira sammy samson samuel samya sana sanaa sanah sandeep sandra sandy sania sanjay sanjana santiago santino saoirse saqib sara sarah
  saran sarina sarita sasha saskia saul savanna savannah sawda scarlet scarlett scott sean seb sebastian selena selim selina selma sena seraphina seren serena sergei serhat seth seun seymour shaan shabana shabnam shahid shahzad shakira shamima shamsa shan shana shanaya shane shania shanice shanika shannon shanti shanza
  sharif sharon shaun shauna shawn shay shayan shayla shayna shazia sheena sheikh sheila shelby sheldon shelley sherry sheryl shira shirley shirin shivani shivam shola shona shreya shreyas shyam shyla sian sibel sid siddharth sidney sidra sienna sierra sigrid silas silvia simeon simon simona simone simran sina sinead siobhan
  sissy siti siya skye skyla skylar sneha sofia sofie sohail solomon sommer sonal sonali sonia sonja sonny sonya soo sophia sophie soraya spencer stacey stacy stan stanley stefan stefania stefano stella stephan stephanie stephen steve steven stevie stewart struan stuart subhan sue sufyan suhana suki sukhdeep sulaiman sultan suleman suleyman suman
  sumaya sumayyah sumeya summer sunil sunita sunny suraj surya susan susana susanna susannah susie suzanne suzie svetlana swati syed sylvester sylvia sylvie szymon tabitha tadhg taha tahir tahira tahmid taiwo takumi tala talia taliah talal talha tallulah tam tamar tamara tamika tamsin tamzin tanaka tania tanisha tanvi tanvir tanya tara tarek
  tariq taryn tasha tasneem tatiana tatum tavish tay taylor teagan ted teddy tegan tehya temi temitope teo teodor teresa terence terri terrence terry tess tessa thaddeus thais thalia thandi thandiwe thea thelma theo theodora theodore theresa thiago thomas tia tiana tiago tiegan tiernan
  tiffany tilda tilly tim timothy tina tinashe tino tionne tobi tobias tobi tobin toby tod todd tolu tom tomas tomasz tomi tommaso tommy tomos toni tony tonya tope tori torin tracey tracy travis trent trevor tricia trinity tristan troy trudy tudor tuan tunde tuva tyler tyra tyrell tyrese tyrone
  ugo ulrich uma umair umar umaima umer una unaisah ursula usain usman uzair vaishnavi val valentin valentina valentino valeria valerie vanessa varun veda velma venetia vera verity veronica vicky victor victoria vihaan vijay vikram viktor viktoria vince vincent vincenzo viola violet violetta virginia vishal vivaan vivek
  vivian vivien vivienne vlad vladimir wade wafa wajid waleed wali walid wallace walter wanda wang waqar wayne wei wendell wendy wes wesley weronika wiktor wiktoria wilbur wilf wilfred wilhelmina will willa william willis willow wilma winifred winnie winston wojciech wyatt wren xander xanthe xavier
  xena ximena xin xiu yahya yara yannick yaqub yaseen yash yasin yasir yasmeen yasmin yasmina yasmine yassin yaw ye yehuda yetunde yiannis yolanda york youssef yousuf yui yuki yuri yuna yunus yusra yusuf yuvraj yves yvette yvonne zac zach zachariah zachary zack zahid zahir zahra zaid zaida zain zaina zainab zaira zak zakaria zakariya zaki zali zana zander zane zanib
  zara zarah zaria zayaan zayan zayd zayn zayna zaynab zeb zeena zehra zeke zelda zena zendaya zenia zeynep zhara zhi ziad zidane zion ziva zoe zoey zofia zohaib zohra zoltan zoya zsofia zuhair zuleika zuri zuzanna
  `
    .trim()
    .split(/\s+/u),
);
