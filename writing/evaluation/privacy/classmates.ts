import { labelled } from "./labelled.ts";

/** Other pupils of the school, who become "a classmate", and twins, siblings and namesakes, who are family or others. */
export const CLASSMATES = labelled("classmates", {
  "Olivia Barker": [
    "sits with {Grace} and [nothing gets done] => a classmate",
    "distracted by {Tomek}, [move seats] after half term => a classmate",
    "[chats to] {Izzy} R constantly => a classmate",
    "{JB distracted} her [all through the practical] => a classmate",
    "next to {jayden} she is [off task] => a classmate",
    "[works well when partnered] w/ {Ayesha} => a classmate",
    "{Olivia} and {Bea} [made a great podcast] together => a classmate",
    "{liv} + {izzy} + {bea} = [trouble] 😂 => a classmate",
    "[arguing with] {Kat} {Ashworth} again => a classmate",
  ],
  "Jack Strong": [
    "not to be sat near {Jack} {Wood} - [the two of them set each other off] => a classmate",
    "{Strong}? no, {Jack} S. [copied the diagram] from {Jack} W. => a classmate",
    "{Jack}/{Zac} [messing about with bunsens] => a classmate",
    "[partner in badminton]: {Sunny} {Gill} => a classmate",
    "great teamwork with {will} when [building the bridge] => a classmate",
    "{may helped} him [catch up after absence] => a classmate",
  ],
  "Ella Whitfield": [
    "[more confident] than her twin {Eva} => no classmate",
    "{Ella} & {Eva}: [alike in ability], but {Ella} [tries harder]",
    "her sister {Eva} [in the other set] gets more done => no classmate",
    "relies on {Sofia} [for answers] => a classmate",
    "{Ella} [needs a seat away] from {Sophia} {Clarke} => a classmate",
  ],
  "Josh Naylor": [
    "his twin brother {jacob} [does his homework for him] I suspect => no classmate",
    "{Josh}, not {Jacob}, [is the one who likes poetry]",
    "{Josh} & {Hamish} [are a great team on relay] => a classmate",
  ],
  "Will Page": [
    "younger sister {Iris} [in Year 8] is keener => no classmate",
    "{Will} [copies] {mark}'s answers => a classmate",
    "was [rude to] {Praise} in drama => a classmate",
    "lent {Chase} [his calculator] which was nice => a classmate",
  ],
  "Ngozi Okafor": [
    "unlike her brother {Emeka} she [hands work in on time] => no classmate",
    "[mentors] {Inês} in [French] => a classmate",
    "{Ngozi} and {Temi} [lead the gospel choir] => a classmate",
  ],
  "Tahmid Choudhury": [
    "{Tanisha}, his cousin, [sits behind him] and feeds him answers",
    "{Tahmid} [works nicely] with {Karthik} and {Xiaoyu} => a classmate",
    "gets wound up by {Kian} {O'Rourke}, [walks away mostly] => a classmate",
  ],
  "Mohamed Warsame": [
    "there are three: {Mohamed} W [is the careful one], {Mohammed} {Khan} is not => a classmate",
    "[explained surds] to {Abdullah} brilliantly => a classmate",
    "sits between {hodan} and {fatima} - [fine] => a classmate",
  ],
  "Isaac Newbold": [
    "paired with {Harry} P for [the pendulum], [good data] => a classmate",
    "{Isaac} [fell out with] {Romeo} over a [chess match] => a classmate",
    "with {Duncan} for [reading buddies], works => a classmate",
  ],
  "Katarzyna Nowak": [
    "{Kasia} [translates for] {Gosia} when stuck => a classmate",
    "{Kasia} and {Szymek} speak Polish together, [which helps both] => a classmate",
    "off to the toilet with {Niamh} every week => a classmate",
  ],
  "Amber Knight": [
    "follows {Ruby} and {Poppy} [round like a shadow] => a classmate",
    "{ruby keeps} [passing her notes] => a classmate",
    "[calmer] now {Daisy} has moved set => a classmate",
    "[clashed with] {Summer} at break => a classmate",
  ],
  "Siobhán Brennan": [
    "she [sang a duet] with {Caoimhe}, {Siobhan} took the harmony => a classmate",
    "too [easily led] by {Neve} => a classmate",
    "{Tadhg} and {Seán} [wind her up] => a classmate",
  ],
  "Harry Potts": [
    "{Harry} [helped] {Thivya} [with her Scratch game] => a classmate",
    "[shares a locker] with {Oleksandr} => a classmate",
    "swapped with {Emre} to [play left back] => a classmate",
  ],
  "Leah van der Berg": [
    "[best work] came from the group with {Layla}, {Omar} & {Minh} => a classmate",
    "MADE friends? yes: {EILIDH}, {SIÂN}. [much happier] => a classmate",
    "competes with {Xiaoyu} {Liu} [for top spot] => a classmate",
  ],
  "Abbey Cross": [
    "{Abbey} [only works] if {Amelia} does => a classmate",
    "{Smith-Jones} and {Cross}: [keep apart] in [science] => a classmate",
    "{lily-mae}, {lily-mae}, {lily-mae}. [She talks about nobody else] => a classmate",
  ],
});
