import * as assert from "uvu/assert";
import { askOthers } from "../../shared/contract/script-texts.ts";
import type { SiteHref } from "../../shared/paths.ts";
import { plainText } from "../../shared/values/format.ts";
import { describe } from "../setup/describe.ts";
import { guideData, guideIndex } from "../setup/searches.ts";

/** The number of results that a phone shows at once. */
const shown = 3;

/** Questions of travelers, and the addresses that answer them. */
const queries: readonly (readonly [query: string, ...addresses: readonly SiteHref[]])[] = [
  ["how to go to Baguio from Manila by bus", "/getting-there#by-bus"],
  ["magkano pamasahe papuntang Baguio", "/schedules#fares"],
  ["Baguio to Manila bus schedule", "/terminals#going-home"],
  ["saan ang sakayan pauwi ng Manila sa Baguio", "/terminals#going-home"],
  ["Victory Liner Baguio terminal location", "/operators/victory-liner#terminals"],
  ["fully booked ba pag Sunday", "/terminals#going-home", "/schedules#going-home"],
  ["NAIA to Baguio", "/getting-there#from-the-airport"],
  ["may LRT ba sa PITX", "/terminals#pitx"],
  ["ten people from airport", "/getting-there#landing"],
  ["landing 9pm naia", "/getting-there#landing"],
  ["Clark airport to Baguio bus", "/getting-there#clark"],
  ["bus with toilet to Baguio", "/operators/joy-bus#key-features"],
  ["nonstop bus Manila to Baguio", "/operators/joy-bus#key-features"],
  ["may stopover ba, saan kakain", "/getting-there#stops"],
  ["libre ba ang bata sa bus", "/getting-there#children"],
  ["pwede ba aso sa bus", "/getting-there#pets"],
  ["student discount bus Baguio", "/schedules#fares"],
  ["book Victory Liner online", "/operators/victory-liner#booking"],
  ["Partas Baguio", "/operators/partas"],
  ["Philippine Rabbit Baguio buhay pa ba", "/operators/philippine-rabbit"],
  ["Baguio to Sagada bus", "/routes#baguio-sagada"],
  ["Baguio to Banaue bus", "/routes#baguio-banaue"],
  ["coding sa Baguio 2025 tourist", "/getting-there#coding-baguio"],
  ["jeepney to Mines View from Session Road", "/destinations#mines-view-park"],
  ["Tam-awan Village jeep", "/destinations#tam-awan-village"],
  ["is Kennon Road open", "/news#roads"],
  ["paano pumunta sa strawberry farm", "/destinations#strawberry-farm"],
  ["Mansion Baguio pwede pumasok", "/destinations#the-mansion"],
  ["Burnham Park boat ride open", "/destinations#burnham-park"],
  ["Baguio night market open hours", "/foods#night-market"],
  ["strawberry season Baguio", "/foods#strawberries"],
  ["Panagbenga dates street dance float parade", "/festivals#panagbenga"],
  ["Baguio budget 2 days 1 night", "/travel-tips#trip-cost"],
  ["Baguio itinerary 3 days", "/day-plans#third-day"],
  ["Baguio for senior citizens wheelchair", "/travel-tips#access-easiest"],
  ["GCash sa Baguio tinatanggap ba", "/travel-tips#budget", "/getting-there#paying"],
  ["hospital near Session Road Baguio", "/travel-tips#safety"],
  ["bus that arrives by 8 AM", "/schedules#timetable"],
  ["CR", "/operators/joy-bus#key-features"],
  ["toilet", "/operators/joy-bus#key-features"],
  ["free wifi PITX", "/terminals#pitx"],
  ["magkanu po bus papuntang Baguio", "/schedules#fares"],
  ["bus to Vigan from Baguio", "/operators/partas#routes"],
  ["gaano kalamig sa Baguio ngayon", "/travel-tips#weather"],
  ["offline", "/travel-tips#safety"],
  ["does it work with no signal", "/travel-tips#safety"],
  ["no internet on the road", "/travel-tips#safety"],
  ["is Mines View walkable", "/destinations#mines-view-park"],
  ["Mines View walk", "/destinations#mines-view-park"],
  ["fare cubao", "/schedules#from-cubao"],
  ["magkano pamasahe sa PITX", "/schedules#from-pitx"],
  ["sakay cubao", "/schedules#from-cubao"],
  ["huling biyahe", "/terminals"],
  ["last bus", "/terminals"],
  ["aling bus", "/operators#comparison"],
  ["anong oras next bus", "/schedules#timetable"],
  ["bus tonight", "/schedules#timetable"],
  ["last bus PITX tonight", "/schedules#from-pitx"],
  ["emergency number", "/travel-tips"],
  ["murang hotel", "/stay#inns"],
  ["budget hotel near session road", "/stay#inns"],
  ["hotel na mura", "/stay#inns"],
  ["things to do with kids", "/day-plans#company"],
  ["what to do with lola", "/day-plans#company"],
  ["libre ba ang bata", "/getting-there#children"],
  ["anong oras ang night market", "/foods#night-market"],
  ["unang biyahe", "/terminals"],
  ["saan matutulog malapit sa terminal", "/stay#areas", "/stay#inns", "/stay"],
  ["saan bibili ng pasalubong", "/travel-tips#shopping"],
  ["may bus ba pag umuulan", "/getting-there#road"],
  ["typhoon bus cancelled", "/getting-there#road"],
  ["bus Alabang", "/terminals#pitx"],
  ["bus from Laguna to Baguio", "/terminals#pitx"],
  ["Sagada bus schedule", "/routes#baguio-sagada"],
  ["taxi governor pack road to burnham park", "/terminals#baguio"],
  ["bus fares 2027", "/schedules#fares"],
  ["PTIX bus", "/terminals#pitx", "/schedules#from-pitx"],
  ["ilang oras bago umalis dapat nasa terminal", "/travel-tips#timing"],
  ["UV express Cubao to Baguio", "/getting-there#by-van"],
  ["saan makakabili ng ube jam", "/foods#ube-jam"],
];

describe("a traveler’s query", (test) => {
  for (const [query, ...addresses] of queries) {
    test(`is answered among the first results: ${query}`, () => {
      const found = guideIndex.search(query).results.slice(0, shown);
      assert.ok(
        found.some(({ address }) => addresses.some((expected) => expected === address)),
        found.map(({ address }) => address).join(", "),
      );
    });
  }
});

/** Questions, the address of the first result, and what it shows of the answer. */
const answers: readonly (readonly [query: string, address: SiteHref, answer: RegExp])[] = [
  ["last bus to manila", "/terminals#going-home", /ask for the last bus/],
  ["bus home", "/terminals#going-home", /bus/],
  ["huling biyahe Baguio to Cubao", "/terminals#to-cubao", /^Victory Liner, July 2023/],
  ["last bus to Cubao", "/terminals#to-cubao", /^Victory Liner, July 2023/],
  ["Baguio to Cubao", "/terminals#to-cubao", /^Victory Liner, July 2023/],
  ["bus Baguio to Pasay", "/terminals#to-pasay", /^Victory Liner, July 2023/],
  ["Baguio to PITX", "/terminals#to-pitx", /^Solid North/],
  ["Baguio to NAIA", "/terminals#going-home", /NAIA/],
  ["bus from Baguio to Manila", "/terminals#going-home", /bus/],
  ["pabalik Manila", "/terminals#going-home", /bus/],
  ["Cubao to Baguio", "/schedules#from-cubao", /^First bus from Cubao/],
  ["Pampanga to Baguio", "/getting-there#clark", /^Board a Baguio bus .* at Dau/],
  ["Angeles", "/getting-there#clark", /^Board a Baguio bus .* at Dau/],
  ["San Fernando Pampanga", "/getting-there#clark", /^Board a Baguio bus .* at Dau/],
  ["ticket online booking", "/getting-there#reserving", /^Victory Liner sells tickets online/],
  ["pauwi", "/terminals#going-home", /^After 7 PM/],
  ["fully booked ba pag linggo", "/terminals#going-home", /^(Leaving|Afternoon buses)/],
  ["last bus from PITX", "/schedules#from-pitx", /^Last bus from PITX: 11:30 PM\./],
  ["first bus cubao", "/schedules#from-cubao", /^First bus from Cubao: 1:00 AM\./],
  ["4 am bus from cubao", "/schedules#from-cubao", /^4:00 AM Victory Liner, Regular AC, ₱495\./],
  ["bus at 4:10 AM PITX", "/schedules#from-pitx", /^4:00 AM Genesis/],
  ["joybus toilet", "/operators/joy-bus#key-features", /^A toilet for light use/],
  ["first class", "/operators/victory-liner#fares", /^First Class\. Two seats and one to a row/],
  ["first class fare", "/operators#comparison", /Victory Liner First Class at ₱580/],
  ["28 seats", "/operators/joy-bus#key-features", /^28 seats/],
  ["23 December", "/news#book-rooms-for-peak-season", /Book rooms 2–3 months ahead/],
  ["sunrise in December", "/getting-there#best-time", /^December: .*Sunrise 6:18 AM/],
  ["hilo", "/travel-tips#safety", /^Dizzy\?/],
  ["dizzy", "/travel-tips#safety", /^Dizzy\?/],
  ["motion sickness", "/travel-tips#safety", /motion sickness medicine/],
  ["luggage storage", "/travel-tips#luggage", /^We know of no luggage storage in Baguio\./],
  ["iwan bagahe", "/travel-tips#luggage", /^We know of no luggage storage in Baguio\./],
  ["bisikleta sa bus", "/travel-tips#big-bags", /we found no rule/],
  ["bring my bike on the bus", "/travel-tips#big-bags", /we found no rule/],
  ["may grab ba sa baguio", "/travel-tips#apps", /^We could not check which apps work in Baguio\./],
  ["qr code to enter baguio", "/travel-tips#registration", /Baguio Visita/],
  ["RFID", "/getting-there#nlex-sctex", /ask whether you need both RFID tags/],
  ["vegan", "/foods#where-to-eat", /Vegetarian, on the top floor/],
  [
    "solid north cubao terminal",
    "/operators/solid-north-transit#terminals",
    /^Cubao and Manila: No trips from Manila in our timetable\. We do not know the streets/,
  ],
  ["how much is victory liner", "/operators/victory-liner#fares", /Regular AC: Fare ₱495/],
  ["magkano joy bus", "/operators/joy-bus#fares", /₱650/],
  ["ilang oras ang biyahe", "/getting-there#by-bus", /5–6 hours/],
  ["how many hours", "/getting-there#by-bus", /5–6 hours/],
  ["Sagada bus", "/routes#baguio-sagada", /GL Lizardo/],
  ["night market hours", "/foods#night-market", /6 PM/],
  ["baguio visita registration", "/travel-tips#registration", /Baguio Visita/],
  ["how much is the taxi", "/travel-tips#transport", /^Taxi by meter: ₱50/],
  [
    "magkano taxi papuntang mines view",
    "/destinations#mines-view-park",
    /^Taxi from Governor Pack Road: ₱140/,
  ],
  ["how long is the bus trip", "/getting-there#by-bus", /5–6 hours/],
  ["gaano katagal ang biyahe", "/getting-there#by-bus", /5–6 hours/],
  ["cheapest bus", "/schedules#fares", /Genesis is the cheapest in this timetable, at ₱480\./],
  ["bus na mura", "/schedules#fares", /cheapest/],
  ["how much by car", "/getting-there#by-car", /^₱600–₱800 tolls, one way; 4–5 hours\./],
  ["how long by van", "/getting-there#by-van", /^₱600–₱700 a seat, one way; 5–6 hours\./],
  ["Baguio budget 2 days", "/travel-tips#trip-cost", /^Two days and one night/],
  ["Christmas", "/news#book-rooms-for-peak-season", /Book rooms 2–3 months ahead/],
  ["refund", "/getting-there#paying", /^Refunds are rare/],
  ["halal food", "/foods#where-to-eat", /halal/],
  ["paano pumunta ng Bagiuo", "/getting-there", /^Take a bus, drive, or share a van\./],
  ["bus operators comparison", "/operators#comparison", /Victory Liner/],
  ["hotel near bus terminal", "/stay#inns", /Near the bus terminals/],
  ["hotel near terminal", "/stay#inns", /Near the bus terminals/],
  ["may aircon ba ang hotel", "/stay#what-to-expect", /^No air-conditioning/],
  ["New Year bus", "/schedules#notes", /^On New Year’s Eve buses to Baguio may stop early/],
  ["gaano kaaga", "/travel-tips#timing", /^Be at the terminal 30 minutes early/],
  ["parking near burnham park overnight", "/travel-tips#transport", /^Street parking: ₱50/],
];

/** Questions that the guide cannot answer, and what it lacks. */
const unanswered: readonly (readonly [query: string, lack: string])[] = [
  ["is there snow in Baguio", "snow"],
  ["casino", "casino"],
  ["laundry shop", "laundry"],
  ["swimming lessons near Burnham", "swimming lessons"],
  ["drone permit", "drone permit"],
  ["border", "border"],
];

describe("the first result", (test) => {
  for (const [query, address, answer] of answers) {
    test(`shows the answer: ${query}`, () => {
      const [first] = guideIndex.search(query).results;
      assert.is(first?.address, address);
      assert.match(plainText(first?.text ?? ""), answer);
    });
  }
});

describe("a query that the guide cannot answer", (test) => {
  for (const [query, lack] of unanswered) {
    test(`finds nothing, and says what is missing: ${query}`, () => {
      const { results, sentence } = guideIndex.search(query);
      assert.is(sentence, `Nothing in this guide about “${lack}”. ${askOthers}`);
      assert.equal(results, []);
    });
  }

  test("finds the closest places if it names one", () => {
    const { results, sentence } = guideIndex.search("motorcycle taxi");
    assert.match(sentence, /^Nothing in this guide about “motorcycle”. .* Closest matches:$/);
    assert.is(results[0]?.address, "/travel-tips#transport");
    assert.match(
      guideIndex.search("bus casino").sentence,
      /^Nothing in this guide about “casino”. .* Closest/,
    );
  });
});

describe("no result", (test) => {
  test("shows the age of a page instead of an answer", () => {
    const dated = guideData.entries.filter(({ text }) => text.includes("Information as of"));
    assert.equal(
      dated.map(({ address }) => address),
      [],
    );
  });

  test("begins with a word that the guide knows by another name", () => {
    for (const [query] of [...answers, ...queries]) {
      assert.not.match(guideIndex.search(query).sentence, "Nothing in this guide");
    }
  });

  test("shows a mark without its footnote, or a footnote without its mark", () => {
    for (const [query] of [...answers, ...queries]) {
      for (const { address, text } of guideIndex.search(query).results) {
        assert.not.match(text, "*", `${query}: ${address}`);
      }
    }
  });
});
