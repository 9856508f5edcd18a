import { describe, expect, test } from "vitest";
import { judgeMessage } from "../judging/judge";
import type { MessageContext } from "../judging/verdict";

const amongMinors: MessageContext = {
  author: { ageBand: "AGE_13_TO_17" },
  audienceHasMinors: true,
  namesInRoom: ["Ana"],
  recent: [],
  now: 0,
};
const judge = (text: string) => judgeMessage(text, amongMinors);

describe("what finds a child or steals a name is hidden", () => {
  test.each([
    // A school together with a class.
    ["I go to Greenfield School, class 7B", "greenfield"],
    ["I'm at St Mary's Primary School in year 6", "mary"],
    ["my school is Lincoln High and I am in grade 9", "lincoln"],
    ["I study at Kadıköy Lisesi, class 10C", "10c"],
    ["I am in class 8A at Riverside Academy", "8a"],
    ["my school is Gymnasium Nord and I am in 9c", "nord"],
    // Dates of birth.
    ["my birthday is 12 March 2012", "2012"],
    ["I was born on 3/4/2011", "2011"],
    ["born 14.05.2010", "14.05"],
    ["my date of birth is 2011-06-09", "2011"],
    ["my dob: 1 May 2009", "2009"],
    ["I was born on the 3rd of July 2012", "july"],
    // Papers and machines.
    ["passport no AB1234567", "1234567"],
    ["my passport: C01X00T47", "x00"],
    ["my IP is 192.168.1.44", "192"],
    ["my ip address: 81.2.69.142", "81.2"],
    ["connect to 85.214.132.117:25565", "85.214"],
    ["my ID card is L8X9K2P41", "k2p41"],
    ["my ip: 2a02:8071:2c80:5f00::a1", "8071"],
    // Houses.
    ["our house is 77 Long Lane, the green door", "77"],
    ["I live at 8 Rue Victor, Lyon", "victor"],
    // Digits in disguise.
    ["my number: zero7seven00 nine00one23", "seven00"],
    ["0 77 00 - 90 01 23", "90"],
    ["07🙂70🙂09🙂00🙂12🙂3", "70"],
    ["О77ОО 9ОО 123", "123"],
    ["07l00 9001Z3", "9001"],
    ["my number: o7911 one23 4five6", "one23"],
    // Names elsewhere.
    ["whats app me, same nick: julez_w", "julez"],
    ["steam friend code 81234567", "81234567"],
    ["fortnite: NinjaKid2011", "ninjakid"],
    ["my xbox name is kim_lee9", "kim_lee"],
    ["kakao id: kimlee", "kimlee"],
    ["add me on steam, I'm kimlee", "kimlee"],
    ["d1sc0rd: kimlee", "kimlee"],
    ["my sn4p is kimlee", "kimlee"],
  ])("%s", (text, secret) => {
    const { action, content, reasons } = judge(text);
    expect(action).toBe("mask");
    expect(reasons).toContain("personal-data");
    expect(content.toLowerCase()).not.toContain(secret);
  });
});

describe("what lessons talk about stays", () => {
  test.each([
    "I play Minecraft 1.20 on the Switch: it is great.",
    "We go to the gymnasium in class 7b.",
    "My ID card is green and my passport is red.",
    "At 10:20:30 we start, at 10:40:50 we stop.",
    "My nick is Bob and my friend code is a secret.",
    "I go to school by bus and I am in class now.",
    "My school is big and it has 30 classes.",
    "I am in year 6 and my sister is in year 4.",
    "I teach at a school, class 7B is very noisy.",
    "Class 3 and class 4 go to the museum with the school.",
    "My brother goes to school in Leeds and is in class six.",
    "Shakespeare was born on 23 April 1564.",
    "My grandfather was born on 3 May 1931.",
    "My birthday is on 12 March.",
    "Our baby was born on 3 March 2024.",
    "The meeting is on 12 March 2026.",
    "I lost my passport in 2019.",
    "Version 1.2.3.4 of the app is out.",
    "127.0.0.1 is the computer itself.",
    "We walked down 3 long streets.",
    "My signal is weak.",
    "My line in the play is short.",
    "My kakao drink is hot.",
    "Snap your fingers.",
    "😀1😀2😀3 let's count",
    "The years 1999, 2004 and 2012 were good.",
    "I read chapters 12, 13 and 14.",
  ])("%s", (text) => expect(judge(text)).toMatchObject({ action: "allow", content: text }));
});
