import type { ProfileSectionId } from "../content/derived/profile-sections.ts";
import type { SiteHref } from "../paths.ts";

/**
 * What people call places and pages when they do not know the name that the guide uses: nicknames, neighbors, short
 * names. Words for common things belong to the synonyms, questions to the tasks, and misspellings nowhere: the search
 * forgives those by itself.
 */
export const otherNames: Readonly<Partial<Record<SiteHref, string>>> = {
  "/": "start home index simula",
  "/destinations": "tourist spots sights lugar puntahan things to do",
  "/day-plans#one-day": "isang araw overnight",
  "/day-plans#two-days": "weekend dalawang araw",
  "/day-plans#rain": "tag-ulan ulan umuulan indoor",
  "/foods": "food delicacies",
  "/festivals": "events",
  "/routes": "ruta distance kilometers layo",
  "/schedules": "schedule trips times departures",
  "/operators": "kompanya companies bus lines",
  "/terminals": "terminal ng bus station",
  "/getting-there": "papunta paano pumunta how to get to drive transportation",
  "/stay": "lodging hotels rooms kwarto",
  "/travel-tips": "payo gabay advice packing",
  "/news": "news anunsyo announcements updates",
  "/schedules#fares": "fare price cost ticket discount senior student pwd check in how early arrive maaga",
  "/schedules#notes": "paalala reminders booking",
  "/routes#baguio-sagada": "rice terraces hanging coffins bontoc onward",
  "/routes#baguio-banaue": "rice terraces ifugao",
  "/getting-there#best-time": "kailan season months weather rainy peak tag-init",
  "/terminals#cubao": "qc quezon city kyusi araneta edsa",
  "/terminals#pasay": "airport naia taft edsa makati",
  "/terminals#pitx": "paranaque cavite ptix",
  "/terminals#manila": "avenida santa cruz",
  "/terminals#baguio": "governor pack road gov pack victory liner baguio return",
  "/terminals#amenities": "toilet wifi facilities",
  "/destinations#burnham-park": "swan boat lake bike",
  "/destinations#session-road": "downtown shopping cafes ukay ukay-ukay",
  "/destinations#mines-view-park": "view deck viewpoint saint bernard",
  "/destinations#the-mansion": "president palace gate wright park",
  "/destinations#baguio-cathedral": "church our lady of the atonement mass",
  "/destinations#strawberry-farm": "strawberry picking la trinidad pitas",
  "/destinations#tam-awan-village": "art igorot huts kubo artists",
  "/destinations#botanical-garden": "igorot village hardin",
  "/destinations#camp-john-hay": "picnic golf pine trees",
  "/foods#strawberries": "berry berries",
  "/foods#ube-jam": "halaya good shepherd purple yam",
  "/foods#highland-vegetables": "gulay market chopsuey benguet",
  "/foods#peanut-brittle": "mani",
  "/foods#strawberry-taho": "tofu soya",
  "/foods#pinikpikan": "manok chicken tinola soup etag",
  "/foods#bagnet": "baboy pork crispy lechon kawali",
  "/foods#sundot-kulangot": "sundot kolangot sweet kakanin",
  "/festivals#panagbenga": "flower festival float parade street dance",
  "/festivals#session-road-in-bloom": "bazaar road closed stalls",
  "/stay#booking-tips": "scam fake listing booking a room",
  "/stay#transient": "transcient transient house airbnb apartment bahay",
  "/stay#areas": "which area where to stay near lokasyon",
  "/travel-tips#weather": "temperature weather cold jacket clothes",
  "/travel-tips#transport": "jeepney taxi grab sakay getting around commute",
  "/travel-tips#trip-cost": "budget trip night gastos",
  "/travel-tips#budget": "gastos price pera atm cash money gcash",
  "/travel-tips#food": "food carinderia ulam night market restaurant resto",
  "/travel-tips#shopping": "pasalubong gift market ukay",
  "/travel-tips#safety": "emergency hotline police hospital ligtas first aid clinic doctor",
  "/travel-tips#etiquette": "asal respect igorot photographs manners",
  "/travel-tips#timing": "kailan when to go booking weekend crowd traffic",
};

/** The same for the parts that every profile of an operator has. */
const partsOfProfiles: Readonly<Partial<Record<ProfileSectionId, string>>> = {
  fares: "fare price ticket",
  departures: "schedule trip times first last",
  terminals: "address terminal location",
  booking: "hotline telephone contact number website book online",
};

/** The other names of what stands at an address, if it has any: those of operators also in one word, "joybus". */
export function otherNamesOf(address: string): string | undefined {
  const names: Readonly<Record<string, string | undefined>> = otherNames;
  const [, slug = "", part = ""] = /^\/operators\/([^#]+)#?(.*)/.exec(address) ?? [];
  const parts: Readonly<Record<string, string | undefined>> = partsOfProfiles;
  const nameInOneWord = slug.replaceAll("-", "");
  return [names[address] ?? parts[part], nameInOneWord].filter(Boolean).join(" ") || undefined;
}
