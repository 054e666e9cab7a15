import { wordSet } from "../word-set.ts";

/** Somebody, by what one is to others, does or plays; those that end in "-er" or "-ist" are mostly told by their form. */
export const PEOPLE = wordSet(`
  child person man woman boy girl lady gentleman lad lass youngster adult teenager toddler baby infant pupil student learner
  classmate peer friend mate buddy neighbour stranger rival opponent enemy ally hero heroine villain idol
  mum dad mother father parent brother sister sibling twin uncle aunt cousin nan gran grandma grandad grandparent guardian carer
  son daughter nephew niece family-member
  tutor coach mentor buddy prefect monitor captain vice-captain leader deputy head representative rep ambassador delegate chair
  chairman treasurer secretary president mayor minister monarch king queen prince princess emperor duke knight lord baron pope
  bishop priest monk nun vicar rabbi imam saint prophet disciple pilgrim angel god goddess
  author poet novelist playwright dramatist journalist editor critic narrator storyteller speaker orator debater listener reader
  writer researcher scholar scientist physicist chemist biologist mathematician statistician historian geographer linguist
  philosopher psychologist sociologist economist theologian archaeologist engineer architect designer inventor programmer coder
  developer technician electrician plumber carpenter joiner builder bricklayer mechanic welder plasterer tailor chef cook baker
  butcher waiter waitress barista hairdresser beautician farmer gardener florist vet nurse doctor surgeon dentist midwife paramedic
  pharmacist physiotherapist therapist counsellor optician lawyer solicitor barrister judge juror witness detective policeman
  firefighter soldier sailor pilot astronaut officer sergeant lieutenant colonel general admiral accountant banker broker cashier clerk
  receptionist librarian caretaker cleaner driver porter guard lifeguard referee umpire linesman timekeeper scorer
  athlete sprinter jumper thrower runner rower swimmer diver gymnast footballer rugby-player cricketer batsman batter bowler
  fielder wicketkeeper goalkeeper keeper striker winger midfielder defender attacker forward back fullback hooker flanker
  centre shooter playmaker all-rounder teammate team-player sportsman sportswoman skater skier cyclist boxer wrestler archer
  climber dancer ballerina choreographer actor actress performer comedian director producer understudy extra musician singer
  soloist vocalist soprano alto tenor baritone bass treble pianist violinist cellist flautist clarinettist trumpeter drummer
  percussionist guitarist bassist saxophonist harpist organist conductor composer songwriter rapper accompanist
  artist painter illustrator cartoonist animator sculptor potter photographer filmmaker printmaker model
  beginner novice expert master genius prodigy natural perfectionist worrier optimist pessimist thinker worker grafter helper
  volunteer organiser planner finisher starter user chatterbox clown joker dreamer procrastinator bully victim outsider newcomer
  participant competitor contestant contender candidate applicant finalist semi-finalist winner loser runner-up champion medallist
  record-holder member follower supporter fan spectator viewer customer client patient guest visitor tourist refugee migrant
  immigrant citizen resident voter politician activist campaigner protester rebel revolutionary slave servant peasant worker
  owner boss manager employer employee colleague partner assistant apprentice trainee intern role-model contributor communicator
  improver achiever all-star talent asset credit joy pleasure delight inspiration handful character personality individual
  miner weaver factory-worker suffragette chartist loyalist royalist puritan
  listener self-starter problem-solver high-flyer bookworm linguist wordsmith
`);

/** Several people taken as one. */
export const GROUPS = wordSet(`
  team squad side crew cast band choir orchestra ensemble group class set form house tribe clan family crowd audience club society
  committee council jury panel board staff department faculty school college university academy cohort year-group pair trio quartet
  quintet duo gang army navy regiment platoon government parliament party union company firm business charity troop pack
  generation community population gender nation public
`);
