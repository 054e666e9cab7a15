import type { PersonName } from "../../src/privacy/person-name.ts";
import type { Roster } from "../../src/privacy/roster.ts";

/** The invented school of the corpus: its staff also call it Tansley Bridge, Tansley, or TBCC. */
const SCHOOL = "Tansley Bridge Community College";

/** Title, first and last name. */
const STAFF = [
  "Mr/Tim/Thackray",
  "Mrs/Oonagh/O'Brien-Shah",
  "Miss/Harpreet/Kaur",
  "Ms/Sarah/Greenhalgh",
  "Mr/David/Long",
  "Mrs/Joy/Field",
  "Dr/Amara/Eze",
  "Mr/Gareth/Pritchard",
  "Mrs/Helen/Wood",
  "Mr/Paul/Chambers",
  "Sra/Lucía/Fernández-Gil",
  "Mme/Claire/Dubois",
  "Herr/Klaus/Vogel",
  "Mr/Yusuf/Demir",
  "Miss/Bethan/Rees-Powell",
  "Mr/Callum/MacAllister",
  "Mrs/Priya/Raghunathan",
  "Mr/Andrew/Bishop",
  "Ms/Nicola/Frost",
  "Mr/Edward/Bright",
  "Mrs/Linda/Cross",
  "Mr/Dan/Hobbs",
  "Miss/Ffion/Gittins",
  "Rev/Peter/Lamb",
  "Mrs/Agnieszka/Zielińska",
  "Ms/Jo/Stone",
] as const;

/** First and last name, and what else they are called. */
const STUDENTS = [
  "Mark/Read",
  "Grace/Bell",
  "Grace/Akinola",
  "May/Young",
  "Rose/Field",
  "Will/Page",
  "Iris/Page",
  "Faith/King",
  "Summer/Wood",
  "Jack/Wood",
  "Jack/Strong",
  "Hope/Short",
  "Joy/Adewale",
  "Sunny/Gill",
  "Praise/Okonkwo",
  "Miracle/Eze",
  "Art/Long",
  "Frank/Best",
  "Bill/Cook",
  "Drew/Price",
  "Richard/Bishop/Rich",
  "Pat/Doyle",
  "Chase/Hunter",
  "Hunter/Mason",
  "Mason/Taylor",
  "Taylor/Swann",
  "Abbey/Cross",
  "Olive/Marsh",
  "Dawn/Rivers",
  "Ivy/Chase",
  "Poppy/Fields",
  "Daisy/Hill",
  "Ruby/Gold",
  "Amber/Knight",
  "Sky/Lane",
  "River/Stone",
  "Lincoln/Shaw",
  "Chelsea/Reading",
  "Paris/Holmes",
  "Sydney/Banks",
  "Georgia/Law",
  "Jordan/Waters",
  "China/Brooks",
  "India/Patel",
  "Christian/Moody",
  "Charity/Mensah",
  "Blessing/Osei",
  "Precious/Nkemelu",
  "Prince/Asante",
  "Robin/Swift",
  "Autumn/Reed",
  "Eve/Day",
  "Guy/Marks",
  "Miles/Walker",
  "Melody/Crisp",
  "Isaac/Newbold",
  "Harry/Potts",
  "Jane/Airey",
  "Romeo/Campbell",
  "Florence/Tideswell",
  "Duncan/Firth",
  "Victoria/Wells",
  "Tomasz/Kowalczyk",
  "Małgorzata/Wiśniewska",
  "Szymon/Zając",
  "Katarzyna/Nowak",
  "Katherine/Ashworth",
  "Oleksandr/Shevchenko/Sasha",
  "Yevheniia/Kovalenko",
  "Danylo/Bondarenko",
  "Mohammed/Khan",
  "Muhammad/Iqbal",
  "Mohamed/Warsame",
  "Abdullah/Rahman",
  "Ayesha/Begum",
  "Fatima-Zahra/El Idrissi",
  "Tahmid/Choudhury",
  "Tanisha/Choudhury",
  "Hodan/Farah",
  "Zeynep/Yıldız",
  "Emre/Öztürk",
  "Seán/Ó Súilleabháin",
  "Niamh/Gallagher",
  "Siobhán/Brennan",
  "Caoimhe/Ní Dhomhnaill",
  "Tadhg/Moran",
  "Rhys/ap Gwilym",
  "Llŷr/Jenkins",
  "Siân/Morgan",
  "Eilidh/MacLeod",
  "Hamish/Drummond",
  "João/Pereira da Silva",
  "Inês/dos Santos",
  "Kwame/Owusu-Ansah",
  "Chukwuemeka/Okafor/Emeka",
  "Ngozi/Okafor",
  "Oluwaseun/Adebayo",
  "Temiloluwa/Bankole",
  "Thivya/Sivakumar",
  "Karthik/Balasubramaniam",
  "Bo/Li",
  "An/Ng",
  "Xiaoyu/Liu",
  "Minh/Nguyễn",
  "Layla/Al-Hashimi",
  "Omar/bin Saleh",
  "Olivia/Barker",
  "Isabella/Rossi",
  "Beatrice/Fox",
  "Oliver/Tate",
  "Lily-Mae/Turner",
  "Amelia/Smith-Jones",
  "Ella/Whitfield",
  "Eva/Whitfield",
  "Josh/Naylor",
  "Jacob/Naylor",
  "Sofia/Marchetti",
  "Sophia/Clarke",
  "Leah/van der Berg",
  "Jayden/Barlow",
  "Kian/O'Rourke",
  "Zachary/Thorpe",
  "Mohammed/Khan",
] as const;

function person(entry: string): PersonName {
  const [first_name = "", last_name = "", also_called] = entry.split("/");
  return also_called ? { first_name, last_name, also_called } : { first_name, last_name };
}

/** Everybody whom the school of the corpus has on record. */
export const ROSTER: Roster = {
  students: STUDENTS.map(person),
  staff: STAFF.map((entry) => person(entry.slice(entry.indexOf("/") + 1))),
  school: SCHOOL,
};

/** A school of these pupils, by first and last name, with the staff of the other. */
export function schoolOf(pupils: readonly string[]): Roster {
  const students = pupils.map((name) => {
    const [first_name = "", ...last] = name.split(" ");
    return { first_name, last_name: last.join(" ") };
  });
  return { ...ROSTER, students };
}

/** A school of its own, its pupils and staff each as "first/last" or "first/last/also called", with commas between. */
export function schoolCalled(school: string, students: string, staff: string): Roster {
  return {
    students: students.split(", ").map(person),
    staff: staff.split(", ").map(person),
    school,
  };
}

/** The pupil of a school whom a note is about, by first and last name. */
export function pupilCalled(name: string, school: Roster = ROSTER): PersonName {
  const pupil = school.students.find(
    ({ first_name, last_name }) => `${first_name} ${last_name}` === name,
  );
  if (!pupil) throw new Error(`Nobody called ${name} is on the roster of the corpus.`);
  return pupil;
}
