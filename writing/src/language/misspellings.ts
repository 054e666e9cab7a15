/** Slips of teachers' keyboards, each with the word that is meant: "feild". */
export const MISSPELLINGS: ReadonlyMap<string, string> = new Map(
  `potatos:potatoes tomatos:tomatoes heros:heroes echos:echoes volcanos:volcanoes recieve:receive recieved:received recieves:receives alot:a_lot definately:definitely definatly:definitely defiantely:definitely seperate:separate
  seperately:separately tommorow:tomorrow untill:until allways:always writting:writing grammer:grammar beleive:believe acheive:achieve
  acheived:achieved acheivement:achievement thier:their wich:which becuase:because becasue:because freinds:friends freind:friend
  dissapointed:disappointed dissapointing:disappointing dissappointing:disappointing dissappointed:disappointed disapointing:disappointing
  neccessary:necessary neccesary:necessary occassionally:occasionally occasionaly:occasionally concentrat:concentrate concerntrate:concentrate
  concentate:concentrate concentraion:concentration behavour:behaviour behaivour:behaviour behavoiur:behaviour begining:beginning
  calcualtions:calculations consistant:consistent consistantly:consistently independant:independent independantly:independently
  diffcult:difficult dificult:difficult embarassed:embarrassed enviroment:environment excellant:excellent excelent:excellent
  existance:existence experiance:experience explaination:explanation explainations:explanations fourty:forty greatful:grateful
  hte:the adn:and intrest:interest intrested:interested knowlege:knowledge knowledgable:knowledgeable langauge:language
  maintainance:maintenance noticable:noticeable occured:occurred paralell:parallel persistant:persistent posess:possess practicle:practical
  prefered:preferred privelege:privilege pronounciation:pronunciation puncuation:punctuation questionaire:questionnaire realy:really
  recomend:recommend refered:referred relevent:relevant rythm:rhythm sentances:sentences sentance:sentence sincerly:sincerely
  succesful:successful successfull:successful sucessful:successful suprised:surprised suprising:surprising takeing:taking
  togther:together truely:truly usefull:useful vocabularly:vocabulary wierd:weird wellcome:welcome conscientous:conscientious
  concientious:conscientious enthusiatic:enthusiastic enthusiasic:enthusiastic enthuiastic:enthusiastic committment:commitment
  comittment:commitment commited:committed organisaton:organisation attendence:attendance perserverance:perseverance
  perserveres:perseveres perserveers:perseveres confidant:confident confidance:confidence imporve:improve imporved:improved improvment:improvement
  improvements:improvements understaning:understanding undertsanding:understanding understading:understanding mulitplication:multiplication
  maths:maths mathmatics:mathematics mathmatical:mathematical proffesional:professional responsability:responsibility
  responsable:responsible apropriate:appropriate appropiate:appropriate arguement:argument arguements:arguments analyis:analysis anaylsis:analysis
  anaylse:analyse evalutation:evaluation homeowrk:homework homewrok:homework hoemwork:homework homwork:homework classs:class studys:studies
  trys:tries copys:copies quite:quite focussed:focused focussing:focusing focusses:focuses contributs:contributes distractable:distractible
  lesons:lessons lession:lesson equiptment:equipment equipement:equipment organsied:organised abit:a_bit aswell:as_well infront:in_front
  eachother:each_other incase:in_case comited:committed comitted:committed resilent:resilient alway:always intrest:interest offen:often
  regulary:regularly beautifuly:beautifully descripton:description asignments:assignments asignment:assignment assignements:assignments
  concentarte:concentrate concentarting:concentrating equaly:equally usualy:usually generaly:generally carefull:careful succesfully:successfully
  completly:completely extremly:extremely definitly:definitely immediatly:immediately particulary:particularly especialy:especially finaly:finally
  feild:field peice:piece peices:pieces recieving:receiving consious:conscious concious:conscious posative:positive contributer:contributor contributers:contributors`
    .split(/\s+/u)
    .map((pair) => pair.split(":") as [string, string])
    .map(([wrong, right]) => [wrong, right.replaceAll("_", " ")] as const),
);
