/**
 * What people type for a place in the guide, where its text does not say it: nicknames, neighbors, questions. A
 * question that contains a phrase, word for word, finds that place. Words for common things belong in synonyms.ts; the search
 * tolerates misspellings.
 */
export const searchPhrases = {
  "/": "start, home, index, simula",
  "/destinations": "tourist spots, sights, lugar, puntahan, things to do",
  "/destinations#burnham-park": "swan boat, bike rental, burnham park boat",
  "/destinations#session-road": "downtown, shopping, cafes, ukay, ukay-ukay",
  "/destinations#mines-view-park":
    "mineview, viewpoint, saint bernard, mines view walk, jeepney to mines view",
  "/destinations#the-mansion": "president palace, gate, wright park",
  "/destinations#baguio-cathedral": "church, our lady of the atonement, mass",
  "/destinations#strawberry-farm": "strawberry picking, la trinidad, pitas",
  "/destinations#tam-awan-village": "tamawan, art, igorot huts, kubo, artists",
  "/destinations#botanical-garden": "igorot village, hardin",
  "/destinations#camp-john-hay": "picnic, golf, pine trees, john hey",
  "/day-plans": "itinerary, plan, first time, first timer",
  "/day-plans#one-day": "1 day, isang araw, day trip",
  "/day-plans#two-days": "2 days, 2d1n, weekend, dalawang araw, first time",
  "/day-plans#third-day": "three days, 3 days, 3d2n, tatlong araw, itinerary 3 days",
  "/day-plans#rain": "rainy day, tag-ulan, umuulan, indoor",
  "/day-plans#company": "do with kids, do with lola, place for kids, child friendly, quiet place",
  "/foods": "food, delicacies",
  "/foods#strawberries": "berry, straw, strawberry season",
  "/foods#ube-jam": "halaya, good shepherd, purple yam",
  "/foods#highland-vegetables": "gulay, chopsuey",
  "/foods#peanut-brittle": "mani",
  "/foods#strawberry-taho": "tofu, soya",
  "/foods#pinikpikan": "manok, chicken, tinola, etag",
  "/foods#bagnet": "baboy, lechon kawali",
  "/foods#sundot-kulangot": "sundot, kolangot, kakanin",
  "/foods#where-to-eat":
    "saan kakain, where to eat, restaurant, resto, halal, 24 hours, late night food, madaling araw",
  "/foods#public-market": "hilltop, ukay, wagwagan",
  "/festivals": "events",
  "/festivals#panagbenga":
    "flower festival, float parade, street dance, where to stand, where to watch, parade route",
  "/festivals#session-road-in-bloom": "bazaar, road closed",
  "/routes": "ruta, kilometers, layo",
  "/routes#baguio-sagada": "sagada bus schedule, rice terraces, hanging coffins, bontoc, onward",
  "/routes#baguio-banaue": "rice terraces, ifugao",
  "/schedules": "schedule, buses to baguio",
  "/schedules#timetable":
    "next bus, bus tonight, trip tonight, oras ng biyahe, oras ng bus, oras ng alis, bus schedule, arrives by",
  "/schedules#fares": "fare to baguio, fare, price, cheap bus, bus na mura, student discount, senior, pwd",
  "/schedules#notes": "paalala, reminders, new year, new year bus",
  "/operators": "kompanya, companies, bus lines",
  "/operators#comparison": "compare, operators comparison, which bus, best bus, first class fare",
  "/operators/victory-liner#fares":
    "victory liner fare, victory liner price, price victory liner, how much is victory liner, victoria, first class",
  "/operators/partas#routes": "vigan, laoag, ilocos",
  "/operators/joy-bus#key-features":
    "28 seats, toilet, wifi, nonstop, direct bus, express bus, overnight bus, night bus, sleeper, overnight",
  "/terminals": "terminal ng bus, station, first bus, last bus, first trip, last trip",
  "/terminals#cubao": "cubao, qc, kyusi",
  "/terminals#pasay": "pasay, taft, makati",
  "/terminals#amenities": "facilities",
  "/terminals#pitx": "pitx, paranaque, cavite, alabang, laguna, free wifi",
  "/terminals#manila": "avenida, santa cruz",
  "/terminals#baguio":
    "governor pack road, gov pack, baguio terminal, terminal baguio, terminals in baguio, dangwa",
  "/terminals#going-home":
    "pauwi, uwi, uwian, umuwi, uuwi, pabalik, bus home, way home, going home, return trip, back to manila, bus to manila, to manila, baguio to manila, baguio to naia, bus from baguio, from baguio, pababa, last bus to manila, fully booked sunday",
  "/terminals#to-cubao": "baguio to cubao, last bus to cubao, last trip to cubao",
  "/terminals#to-pasay": "baguio to pasay, last bus to pasay, last trip to pasay",
  "/terminals#to-pitx": "baguio to pitx, last bus to pitx, last trip to pitx",
  "/getting-there":
    "paano pumunta, how to get to, drive, transportation, car or bus, bus or car, bus or van, van or bus",
  "/getting-there#by-bus":
    "bus, manila to baguio, to baguio by bus, akyat, how long, katagal ang biyahe, ilang oras, ilang oras ang biyahe, how many hours, travel time",
  "/getting-there#by-van": "uv express",
  "/getting-there#by-car": "drive, rent a car, car rental, self drive",
  "/getting-there#number-coding": "coding, plate number",
  "/getting-there#from-the-airport": "airport",
  "/getting-there#landing":
    "people from airport, airport people, landing, land at, bus from airport, airport bus, airport at night",
  "/getting-there#clark": "dau, mabalacat, angeles, san fernando, pampanga, pampanga to baguio",
  "/getting-there#naia": "naia to baguio, ninoy aquino",
  "/getting-there#road": "bus rain, typhoon bus, bus typhoon, bus cancelled",
  "/getting-there#toilet": "toilet, bus with toilet",
  "/getting-there#stops": "stop food, rest stop, stopover",
  "/getting-there#bags": "luggage on bus, backpack",
  "/getting-there#children": "child on bus, child free, free child, child fare, fare child, child price",
  "/getting-there#pets": "pet, pet on bus",
  "/getting-there#reserving": "book online, book ticket, ticket online",
  "/getting-there#paying": "refund",
  "/getting-there#best-time": "season, weather, rainy, peak, tag-init, sunrise, sunset",
  "/stay": "lodging, rooms, kwarto",
  "/stay#inns":
    "cheap hotel, hotel cheap, cheap room, room cheap, cheap stay, cheap inn, budget hotel, budget room, budget inn, hotel near bus terminal, hotel near terminal, inn near terminal",
  "/stay#cost-of-a-day": "cost of a day, a day costs",
  "/stay#booking-tips": "booking a room",
  "/stay#what-to-expect": "hotel aircon, aircon hotel, aircon ang hotel, heater",
  "/stay#fake-listings": "scam, deposit, airbnb legit",
  "/stay#before-check-in":
    "before check in, where to wait, arrive early, arrive 4 am, early arrival, open all night, madaling araw",
  "/stay#burnham-park": "flat, not steep, hotel for seniors",
  "/stay#transient": "transient, transcient, airbnb, apartment, bahay",
  "/stay#areas": "which area, where to stay, lokasyon, matutulog malapit sa terminal",
  "/travel-tips": "payo, gabay, advice, emergency, 911, police, ambulance, emergency number",
  "/travel-tips#weather": "temperature, weather, cold, pack, what to wear, what to bring",
  "/travel-tips#transport":
    "jeepney, taxi, taxi fare, how much is the taxi, getting around, park, where to park, parking, parking burnham park, parking near burnham park, paradahan",
  "/travel-tips#trip-cost": "budget, budget 2 days, gastos, price trip, trip price, 2d1n",
  "/travel-tips#budget": "pera, atm, money, gcash",
  "/travel-tips#food": "carinderia, ulam",
  "/travel-tips#shopping": "pasalubong, gift, ukay",
  "/travel-tips#safety":
    "hospital, hotline, tourist police, police station, safe at night, doctor, clinic, first aid, offline, signal, no internet, dizzy",
  "/travel-tips#etiquette": "asal, manners, igorot, vape, smoking",
  "/travel-tips#timing":
    "deluxe or regular, worth the extra, crowd, traffic, check in, how early, gaano kaaga, bago umalis, nasa terminal, rebooking, peak season",
  "/travel-tips#access-easiest": "senior wheelchair",
  "/travel-tips#registration": "qr code, visita registration, register to enter",
  "/travel-tips#luggage": "luggage storage, leave luggage, lockers",
  "/travel-tips#big-bags": "bike on bus, bike, bicycle, surfboard",
  "/travel-tips#apps": "grab, angkas, uber, app",
  "/travel-tips#network": "globe, smart, sim, signal weak, wifi signal",
  "/travel-tips#guides": "tour guide, driver guide, van driver",
  "/news": "anunsyo, announcements, updates",
  "/news#roads": "kennon, kennon road, road open, road works, halsema",
  "/news#smart-mobility-review": "congestion fee, traffic fee",
} as const;

/** What people type for the sections that every operator's profile has, after the name of its company. */
export const profilePhrases = {
  fares: "fare, price",
  departures: "schedule, trip",
  terminals: "address, terminal, location, cubao terminal, pasay terminal, pitx terminal, baguio terminal",
  booking: "ticket, hotline, telephone, contact number, website, book online",
} as const;

/** What people type for the departures from a terminal, with its name in place of "terminal". */
export const boardPhrases =
  "next, cheap, fare, fare sa terminal, trip, departure, ride, bus from terminal, bus terminal, fare terminal, terminal to baguio";
