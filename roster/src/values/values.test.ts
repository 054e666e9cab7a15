import { describe, expect, it } from "vitest";
import { fc } from "../../test/property-seed.ts";
import { classesInCell, subjectInName, yearInName } from "./class-names.ts";
import { type DateStyle, judgeOrder, readDate } from "./dates.ts";
import { splitName, splitStaffName } from "./names.ts";
import { readPronouns, suggestedPronouns } from "./pronouns.ts";
import { isoOfSerial } from "./serial-days.ts";
import { clean, fold, idKey } from "./text.ts";
import { readUpn, upnLetter } from "./upn.ts";
import { readYear } from "./years.ts";

const BRITISH: DateStyle = { order: "day_first", epoch: 1900, thisYear: 2026 };

describe("dates", () => {
  it("are read in every form that schools write", () => {
    const same = [
      "14/03/2013",
      "14.03.13",
      "14-Mar-2013",
      "14 March 2013",
      "Thu, 14 Mar 2013",
      "14th March 2013",
      "March 14, 2013",
      "2013-03-14",
      "2013/3/14",
      "20130314",
      "2013-03-14T00:00:00Z",
      "14/03/2013 00:00",
      "41347",
    ];
    expect(same.map((text) => readDate(text, BRITISH))).toEqual(same.map(() => "2013-03-14"));
    expect(readDate("1 Sept 2013", BRITISH)).toBe("2013-09-01");
    expect(readDate("39885", { ...BRITISH, epoch: 1904 })).toBe("2013-03-14");
    for (const none of [
      "31/02/2013",
      "29 Feb 2013",
      "13/13/2013",
      "14 Foo 2013",
      "14 M 2013",
      "",
      "soon",
      "9",
      "14/03",
    ]) {
      expect(readDate(none, BRITISH), none).toBeNull();
    }
  });

  it("mean the day that was written, whatever the form", () => {
    const day = fc.date({
      min: new Date("1990-01-01"),
      max: new Date("2030-12-31"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        const [year = "", month = "", number = ""] = iso.split("-");
        expect(readDate(`${number}/${month}/${year}`, BRITISH)).toBe(iso);
        expect(
          readDate(`${Number(month)}/${Number(number)}/${year}`, {
            ...BRITISH,
            order: "month_first",
          }),
        ).toBe(iso);
        const serial = Math.round((Date.parse(iso) - Date.UTC(1899, 11, 30)) / 86_400_000);
        expect(isoOfSerial(serial, 1900)).toBe(iso);
        expect(isoOfSerial(serial - 1462, 1904)).toBe(iso);
      }),
    );
  });

  it("are judged by their whole column", () => {
    expect(judgeOrder(["03/04/2013", "2/13/2013"])).toEqual({
      order: "month_first",
      certain: true,
    });
    expect(judgeOrder(["03/04/2013", "13/02/2013"])).toEqual({ order: "day_first", certain: true });
    expect(judgeOrder(["03/04/2013", "31/13/2013"])).toEqual({
      order: "day_first",
      certain: false,
    });
    expect(judgeOrder(["03/03/2013", "2013-04-05"])).toEqual({ order: "day_first", certain: true });
    expect(judgeOrder([])).toEqual({ order: "day_first", certain: true });
  });

  it("never throw", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = readDate(text, BRITISH);
        expect(day === null || /^\d{4}-\d{2}-\d{2}$/u.test(day)).toBe(true);
      }),
    );
  });
});

describe("unique pupil numbers", () => {
  it("have the letter that belongs to their characters", () => {
    expect(readUpn("W999999923101")).toBe("W999999923101");
    expect(readUpn(" w999999923101 ")).toBe("W999999923101");
    for (const wrong of ["V999999923101", "W99999992310", "W9999999231011", "O999999923101", ""]) {
      expect(readUpn(wrong), wrong).toBeNull();
    }
  });

  it("are known by their letter: no other letter is right, and no other digit in one place", () => {
    const digits = fc.array(fc.nat({ max: 9 }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat({ max: 11 }), fc.nat({ max: 8 }), (twelve, at, other) => {
        const characters = twelve.join("");
        expect(readUpn(upnLetter(characters) + characters)).not.toBeNull();
        const changed = twelve.with(at, ((twelve[at] ?? 0) + 1 + other) % 10).join("");
        expect(readUpn(upnLetter(characters) + changed)).toBeNull();
      }),
    );
  });

  it("may be temporary, with a letter at the end that counts, too", () => {
    const temporary = `${upnLetter("99999992310A")}99999992310A`;
    expect(readUpn(temporary)).toBe(temporary);
    expect(readUpn(temporary.replace(/A$/u, "B"))).toBeNull();
  });
});

describe("numbers of students", () => {
  it("are compared without zeros in front, and only where they are digits", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat({ max: 5 }), (number, zeros) => {
        expect(idKey("0".repeat(zeros) + String(number))).toBe(String(number));
      }),
    );
    expect([idKey("000"), idKey("00a1"), idKey("A1")]).toEqual(["0", "00a1", "a1"]);
  });
});

describe("years", () => {
  it("are those of 7 to 13, however they are written", () => {
    for (const text of ["Year 9", "9", "09", "Y9", "Yr 9", "NC Year 9", "year 9", "Year Group 9"]) {
      expect(readYear(text), text).toBe(9);
    }
    for (const text of [
      "6",
      "14",
      "Reception",
      "N1",
      "KG",
      "Sixth Form",
      "13/14",
      "S3",
      "Year 19",
      "9.5",
      "",
    ]) {
      expect(readYear(text), text).toBeNull();
    }
  });
});

describe("names", () => {
  it("are parted by a comma, else before the last word", () => {
    expect(splitName("Okafor, Chidi")).toEqual({
      first: "Chidi",
      last: "Okafor",
      known: null,
      guessed: false,
    });
    expect(splitName("ap Rhys, Joe (Joey)")).toMatchObject({
      first: "Joe",
      last: "ap Rhys",
      known: "Joey",
    });
    expect(splitName("Minh Anh Nguyễn")).toMatchObject({
      first: "Minh Anh",
      last: "Nguyễn",
      guessed: true,
    });
  });

  it("of staff have a title and perhaps only an initial", () => {
    expect(splitStaffName("Mrs N Adebayo")).toEqual({ title: "Mrs", first: "N", last: "Adebayo" });
    expect(splitStaffName("Ms Z Carrington-Hall")).toMatchObject({
      first: "Z",
      last: "Carrington-Hall",
    });
    expect(splitStaffName("Adebayo, Mrs N")).toEqual({ title: "Mrs", first: "N", last: "Adebayo" });
    expect(splitStaffName("Mr Birch")).toEqual({ title: "Mr", first: "", last: "Birch" });
  });

  it("are compared without case, accents, apostrophes and hyphens", () => {
    expect(fold("O’Brien-Müller")).toBe(fold("O'BRIEN  MULLER"));
    expect(clean("\u202DSiân\u202C \u00A0 \u200BRhys\t")).toBe("Siân Rhys");
  });
});

describe("pronouns", () => {
  it("are read as they are written, and never out of a gender", () => {
    expect(["they/them", "She/Her/Hers", "he", "HE/HIM"].map(readPronouns)).toEqual([
      "They/Them",
      "She/Her",
      "He/Him",
      "He/Him",
    ]);
    expect(["ze/zir", "male", "she/they", ""].map(readPronouns)).toEqual([null, null, null, null]);
    expect(["M", "female", "X", ""].map(suggestedPronouns)).toEqual([
      "He/Him",
      "She/Her",
      null,
      null,
    ]);
  });
});

describe("names of classes", () => {
  it("tell a subject by a code that is known", () => {
    const codes = ["9x/En2", "9A/Hi1", "9En1", "9Y/EN1", "7A/Cs", "10Bi2"];
    expect(codes.map((name) => subjectInName(name)?.code)).toEqual([
      "En",
      "Hi",
      "En",
      "En",
      "Cs",
      "Bi",
    ]);
    expect(["7 Maple", "9RJK", "Choir", "9A", "9x/Zz1"].map(subjectInName)).toEqual(
      Array(5).fill(undefined),
    );
  });

  it("begin with a year", () => {
    expect(["9x/En2", "10A", "7 Maple", "Y8 Choir", "13B/Ph1"].map(yearInName)).toEqual([
      9, 10, 7, 8, 13,
    ]);
    expect(["Maple", "1st XI", "2026", "6A"].map(yearInName)).toEqual(Array(4).fill(undefined));
  });

  it("stand in one cell, parted by what is no part of them", () => {
    expect(classesInCell("9x/En1, 9x/Ma1", true)).toEqual(["9x/En1", "9x/Ma1"]);
    expect(classesInCell("9x/En1;9x/Ma1\n9A/Sc1|", false)).toEqual(["9x/En1", "9x/Ma1", "9A/Sc1"]);
    expect(classesInCell("9x/En1, 9x/Ma1", false)).toEqual(["9x/En1", "9x/Ma1"]);
    expect(classesInCell("Art, Craft", false)).toEqual(["Art, Craft"]);
  });
});
