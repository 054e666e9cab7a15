import { describe, expect, it } from "vitest";
import { findIdentifiers } from "./find-identifiers.ts";

const found = (text: string, ids?: ReadonlySet<string>) =>
  findIdentifiers(text, ids).map(({ start, end, kind }) => [kind, text.slice(start, end)]);
const is = (kind: string, what: string, text = what) =>
  expect(found(text), text).toContainEqual([kind, what]);
const isNone = (text: string) => expect(found(text), text).toEqual([]);

describe("a number told figure by figure", () => {
  it.each([
    ["0 7 7 double oh 9 double oh 1 2 3", "mum: 0 7 7 double oh 9 double oh 1 2 3"],
    ["nine two four oh one six", "ring nine two four oh one six"],
    ["07 double 7 123 4 five 6", "mobile 07 double 7 123 4 five 6"],
    ["7 double 8 five 4 3", "phone dad on 7 double 8 five 4 3"],
  ])("is a telephone's: %s", (what, text) => {
    is("PHONE", what, text);
  });
  it.each([
    "counts one two three four five six seven eight nine",
    "marks of 5, 6, 7, 8, 5, 6, 7, 4",
    "binary one zero one zero one zero one zero",
  ])("is none where it is counted: %s", (text) => {
    isNone(text);
  });
});

describe("what leads to a person without naming one", () => {
  it.each([
    ["EMAIL", "zoe.o'neil@school.sch.uk"],
    ["EMAIL", "zoe at gmail dot com"],
    ["EMAIL", "zoe (at) school (dot) co dot uk"],
    ["LINK", "https://example.org/zoe"],
    ["LINK", "www.zoe.example"],
    ["LINK", "zoe-sings.co.uk"],
    ["LINK", "zoe12.me"],
    ["LINK", "12.co.uk"],
    ["HANDLE", "@zoe_sings"],
    ["HANDLE", "zoe.sings", "snapchat name: zoe.sings"],
    ["HANDLE", "zoe_sings"],
    ["HANDLE", "zoe#1234"],
    ["DATE", "14/03/2012"],
    ["DATE", "14-3-12"],
    ["DATE", "03/14/2012"],
    ["DATE", "2012-03-14"],
    ["DATE", "14 03 2012"],
    ["DATE", "14th of March 2012"],
    ["DATE", "Monday, 14 March '12"],
    ["DATE", "March 14, 2012"],
    ["DATE", "born in March"],
    ["DATE", "born in March 2012"],
    ["DATE", "DOB: March 2012"],
    ["DATE", "born in March, 2012"],
    ["DATE", "born 3/2012"],
    ["DATE", "b. Mar 2012"],
    ["DATE", "14.iii.2012"],
    ["ID", "Kestrel44", "password Kestrel44"],
    ["ID", "GB29NWBK60161331926819"],
    ["ID", "10.2.3.4"],
    ["ID", "12345 0 19 0472X", "UCI 12345 0 19 0472X"],
    ["ADDRESS", "14 church st", "letter to 14 church st bakewell"],
    ["AGE", "Monday is his birthday"],
    ["AGE", "turning 13 in March"],
    ["AGE", "13th birthday is in March"],
    ["AGE", "12 years 3 months"],
    ["AGE", "reading age of 12.3"],
    ["ID", "A123456789012", "UPN: A123456789012"],
    ["ID", "A123456789012"],
    ["ID", "A123 456 789 01 2"],
    ["ID", "2024A1", "exam 2024A1"],
    ["ID", "xjan2024"],
    ["ID", "jan20245"],
    ["ID", "AB123456C"],
    ["ID", "943 476 5919"],
    ["ID", "AB/12/34"],
    ["ID", "1234567"],
    ["PHONE", "+44 7700 900123"],
    ["PHONE", "(07700) 900 123"],
    ["ADDRESS", "SW1A 1AA"],
    ["ADDRESS", "SN12AB"],
    ["ADDRESS", "sn12ab"],
    ["ADDRESS", "Sn1 2Ab"],
    ["ADDRESS", "Flat 3, 12 Oak Tree Close"],
    ["ADDRESS", "12 oak street"],
    ["ADDRESS", "lives in Mill Lane"],
    ["ADDRESS", "Mill Road"],
    ["ADDRESS", "PO Box 12"],
  ])("%s: %s", (kind, what, text = what) => {
    is(kind, what, text);
  });

  it.each([
    "in 1914/15 the war",
    "the treaty of 28/06/1919",
    "12.5",
    "scored 18 out of 20",
    "born this week",
    "is 12 in week three",
    "exam 2024",
    "exam  2024",
    "summer2024",
    "june2019",
    "jan-2024",
    "ww1914",
    "12.me",
    "the S2 1st half",
    "Sn12Ab",
    "june 2019",
    "1,234,567 people",
    "123456 km",
    "2nd 1st",
    "the other way",
    "moved to the other place",
    "a 100 mile road",
  ])("nothing: %s", (text) => {
    isNone(text);
  });

  it("keeps to what is a year of a pupil's life", () => {
    isNone("on 14/03/1979");
    is("DATE", "14/03/1980");
    isNone("1066-10-14");
  });

  it("leaves the marks after it alone", () => {
    expect(found("See www.zoe.example., or not")).toEqual([["LINK", "www.zoe.example"]]);
    expect(found("on 14/03/2012; then")).toContainEqual(["DATE", "14/03/2012"]);
  });

  it("finds the ids of the school, as whole words in any case", () => {
    const ids = new Set(["zoe1", "pq-rs/x", "q"]);
    expect(
      found("ZOE1, pq-rs/x and q; zoe12 and pq-rs", ids).filter(([kind]) => kind === "ID"),
    ).toEqual([
      ["ID", "ZOE1"],
      ["ID", "pq-rs/x"],
      ["ID", "q"],
    ]);
    expect(found("zoe1", new Set())).toEqual([]);
    expect(found("x.zoe1", new Set(["x.zoe1"]))).toEqual([["ID", "x.zoe1"]]);
  });
});

describe("a place where a child is at home", () => {
  it.each([
    ["Leeds", "came from St Aidan's Primary in Leeds"],
    ["Swanage", "his nan in Swanage rang"],
    ["Rawalpindi", "family home in Rawalpindi"],
    ["Lagos", "moved here from Lagos in January"],
    ["Red Lion in Alveston", "family run the Red Lion in Alveston"],
    ["Bath Dolphins", "in the Bath Dolphins swimming club"],
    ["Soggy Socks", "drums in a band called Soggy Socks"],
    ["Castle Street", "volunteers on Castle Street"],
  ])("is taken out, however well it is known: %s", (place, text) => {
    expect(
      found(text).some(([, what]) => what?.includes(place)),
      text,
    ).toBe(true);
  });
  it("is known by its three words", () => {
    is("ADDRESS", "filled.count.soap", "what three words filled.count.soap");
  });
  it("has the house's name", () => {
    is("ADDRESS", "Tumbledown", "house is called Tumbledown");
  });
  it.each([
    "moved from amber to green",
    "moved from Set 3 to Set 2",
    "came from behind in the final",
    "the crash on Wall Street",
    "joined the school football club",
    "A grade in Year 9",
  ])("is none where lessons speak: %s", (text) => {
    isNone(text);
  });
});
