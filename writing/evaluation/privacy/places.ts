import { labelled } from "./labelled.ts";

/** Where a child can be found: houses, lanes, villages, postcodes, primary schools, employers, clubs, churches. */
export const PLACES = labelled(
  "places",
  {
    "Dawn Rivers": [
      "lives out at <Hathersage> so [always last in], bus",
      "<Hathersage> {S32 1BB}, [misses registration] when it snows",
      "gets the 48 from <Killamarsh>, [never late] mind",
      "<The Old Forge>, <Mill Lane> - [letters home go there]",
      "<12a Cobnar> Road, {S8 8QB} [new address]",
      "moved to <Eyam>, [keen on plague project], ironically",
    ],
    "Emre Öztürk": [
      "lives above the chippy on <London Rd>, [tired on mondays]",
      "works weekends at <Kebabish> on <Chesterfield> Road, [tired]",
      "plays for <Dronfield> Town U14, [great team player]",
      "[captain] at <Norton Oakes> cricket club",
      "[trains twice a week] with <Hallam> Barbell",
      "[delivers papers] for <Mehta's> News in <Totley>",
    ],
    "India Patel": [
      "goes to <St Bede's> primary with her sister to [help out on Fridays]",
      "came up from <Lowedges> Juniors [with a SATs score of 112]",
      "went to <Holy Trinity> C of E Primary, [solid grounding in phonics]",
      "ex <Greenhill> primary, [shy]",
      "[joined from] <Meadowhead> School last year",
      "brownies at <St Chad's> church hall, [very responsible]",
    ],
    "Victoria Wells": [
      "{Vicky} [volunteers] at <Bluebell Wood> hospice",
      "[Saturday job] in <Bradwell's> Bakery, numeracy up",
      "waits tables at the <Dog and Partridge>, [more confident now]",
      "rides at <Parkside> Stables, [hands always chapped]",
      "[sings] at <All Saints>, <Ecclesall>",
      "[bell ringer] at the church in <Ashover>",
    ],
    "Rhys ap Gwilym": [
      "[moved from] <Llanfairfechan>, misses the sea",
      "on the farm at <Tyddyn Mawr> every holiday, [knows his livestock]",
      "[moved here] from <Ysgol Glan Clwyd>, [fluent in Welsh]",
      "nain's house in <Betws> [is where he revises]",
    ],
    "Seán Ó Súilleabháin": [
      "[plays hurling] for <St Vincent's> GAA, midfield",
      "[back to] <Ballyvourney> every summer, [Irish is fluent]",
      "altar server at <Our Lady of Beauchief>, [punctual there], not here",
    ],
    "Kian O'Rourke": [
      "[stays with] dad at flat 3, <Birch House>",
      "on the site at <Sturge> Lane, [attendance is better]",
      "the <Gleadless> Valley estate, [walks two miles]",
      "<7 The Paddocks>\n<Beighton>\n{S20 1FA} [parcel of work posted]",
      "[boxes] at <Brendan's> gym, [discipline improving]",
    ],
    "Hodan Farah": [
      "[studies] at the library on <Burngreave> Rd till 6",
      "attends madrasa at <Masjid Umar> after school, so [homework is rushed]",
      "[helps out] in mum's shop, <Banaadir> Fabrics",
    ],
    "Summer Wood": [
      "[dances] at <Stagestruck> in <Dore>, shows in her [stage presence]",
      "[swims] for <Sheffield> <Otters>, up at 5",
      "lives at <Wood End Cottage>, [near a wood] which she sketches",
      "on <Summer Lane>, [gets in early]",
      "{summer gets} the tram from <Malin Bridge>, [often late]",
    ],
    "Karthik Balasubramaniam": [
      "[prays] at the <Murugan> temple, off for thaipusam",
      "[plays tabla] at <Sharrow> Vale Tamil school",
      "dad's at <Northern General>, [wants to be a doctor too]",
      "mum runs <Lakshmi Sweets>, [he does the books!]",
      "Apartment 14, <Kelham> Wharf, [no quiet place to study]",
      "postcode {s3 8ry} [bus pass form]",
      "lives in {S38RY}, [other side of town]",
    ],
  },
  { classmate: false },
);
