/** Words that a search leaves out, in English and Filipino. "Baguio" is on every page. */
export const stopWords: readonly string[] = [
  "a about accept after again all also an and another any anybody anyone are around as at available baguio be because",
  "been before being beside besides best between both but by came can cannot city come coming could did do does doing don else even",
  "ever every finished for from gave get give go goes going gonna good got had has have he hello help heavy her here hi his how",
  "i idea if im in into is isn it its just kind know let like lot made make many may me more most my near nearby",
  "need needed of off on only or other our over overnight per please really recommend refer s same she shop should so some still store such sure t",
  "take taking tell than thank thanks that the their them then there these they thing this those through to too try u up us",
  "use using ve very via want was wanna we were what when where whether which while who whose why will with within work would",
  "worth wrong yes you your",
  "ako akong alam amin ang ano anong anu at atin ay ba bakit balak banda bang bawat bilang dahil dapat dala dalhin daw dito",
  "diyan doon dun eh gaano galing gusto gustong habang hanggang hindi ho ilan ilang in ito iyan iyon kailan kailangan kami kanya",
  "kapag kasi kayo kaya kelan ko kong kung lahat lang lamang lugar mag magdala maging magandang maganda mahaba malapit man marami",
  "maraming mas may mayroon mayroong mayron meron merong mga mo mong mula muna na naman namin nandito nang nasa natin ng",
  "nga ngayon ni nila nya niya nyo opo pa paano pag pano pang papunta papuntang para pero pinaka pinakamagandang po",
  "pumasok pumunta punta pupunta puwede puwedeng pwede pwedeng raw rin din sa saan san sana si sila sino siya sobra sulit sya",
  "talaga tinatanggap buhay kasya pala uy tapos tayo tuwing tungkol yan yun yung wala walang",
];
