/** First names and surnames that are also ordinary words, so that the word alone is no sign of a person. */
export const WORD_NAMES: ReadonlySet<string> = new Set(
  `
  will may mark rose grace hope joy faith charity patience prudence constance honour honor mercy
  violet olive fern ginger pepper
  pearl amber coral crystal gem
  april june august summer autumn winter dawn star sky
  bill drew chase
  walker fisher potter cook baker smith ward page king queen prince duke earl bishop pope abbot
  art guy rich frank ernest cliff heath forest brook brooke river lake sunny
  rocky dusty miles gene max don kit ray ivy storm
  melody harmony carol cadence viola
  sage angel christian major noble wise young old long short little small large great
  strong swift sharp bright good best better rich poor black white brown green gray grey gold silver
  field wood woods hill stone rivers marsh moor banks bridge bridges ford day night may summers
  winters spring north south east west wall walls gates church hall house mills mill
  bell ball cross cash price sterling marks mark pond pool rush case chance chambers cole
  crow dove fox wolf lamb bird finch swan
  read reed reader reading wright rights page write
  hand hands hart head
  love lovely bliss blessing precious gift glory destiny miracle justice sincere
  an so see long sing bath pike herring salmon
  keen moody lawless meek sweet jolly merry gay sad savage
  english french welsh scott irish german holland france london paris lincoln
  dot cherry
  sterling trip trey ace blaze buster buddy
  angelica aurora blossom favour flora grant jewel
  lea lee matt max maxim meadow mica noel ocean onyx phoenix pierce pip
  praise princess prosper ram raven roan roman savanna scarlet sierra sultan
  trinity victor wade ye york
  barber berry bond brooks burns butcher butler carpenter dyer freeman frost fuller
  hardy hunt knight lam lane law leach ma manning miller newton palmer park parsons porter power
  said sanders shepherd smart tan tang turner warren waters weaver wheeler
  ant arty bee belle cat dot em fin flick jazz pen rod scar tab win sol rich
  india kenya israel jan milan florence nile norman tudor troy maya italy china
  `
    .trim()
    .split(/\s+/u),
);
