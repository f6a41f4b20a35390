import { describe } from "../setup/describe.ts";
import { at, slip } from "../setup/slip.ts";

describe("a slip in the timetable", (test) => {
  slip(
    test,
    "an hour that no clock shows",
    ({ schedule }) => {
      at(schedule.departureRows, 35)[0] = "13:00 PM";
    },
    'shared/content/schedule.ts: 13:00 PM victory-liner cubao, time: "13:00 PM" is not a 12-hour time. Write it like "1:00 AM".',
  );
  slip(
    test,
    "a row with three parts",
    ({ schedule }) => {
      at(schedule.departureRows, 0).pop();
    },
    'shared/content/schedule.ts: 12:00 AM genesis-transport pitx, whole entry: A row has four parts. Write time, operator, terminal and bus type: ["1:00 AM", "joy-bus", "cubao", "Premium"].',
  );
  slip(
    test,
    "an operator without a file",
    ({ schedule }) => {
      at(schedule.departureRows, 0)[1] = "saulog-transit";
    },
    'shared/content/schedule.ts: 12:00 AM saulog-transit pitx, operator: "saulog-transit" does not exist. Write the slug of an operator, such as "joy-bus", or add the operator to operators.ts.',
  );
  slip(
    test,
    "a terminal that does not exist",
    ({ schedule }) => {
      at(schedule.departureRows, 0)[2] = "paranaque";
    },
    'shared/content/schedule.ts: 12:00 AM genesis-transport paranaque, terminal: "paranaque" does not exist. Write the id of a terminal, such as "cubao", or add the terminal to terminals.ts.',
  );
  slip(
    test,
    "a bus type that the guide does not know",
    ({ schedule }) => {
      at(schedule.departureRows, 0)[3] = "Ordinary";
    },
    'shared/content/schedule.ts: 12:00 AM genesis-transport pitx, bus type: "Ordinary" is none of the known values. Choose one of "Regular AC", "Deluxe", "Deluxe AC", "First Class", "Premium", "Luxury".',
  );
  slip(
    test,
    "a bus type without a fare of its operator",
    ({ schedule }) => {
      at(schedule.departureRows, 0)[3] = "Luxury";
    },
    "shared/content/schedule.ts: 12:00 AM genesis-transport pitx, bus type: Genesis Transport has no fare for Luxury. Write Regular AC or Deluxe, or add the fare to genesis-transport.ts.",
  );
  slip(
    test,
    "a terminal that the operator does not use",
    ({ schedule }) => {
      at(schedule.departureRows, 16)[1] = "solid-north-transit";
      at(schedule.departureRows, 15)[1] = "genesis-transport";
      at(schedule.departureRows, 15)[3] = "Deluxe";
    },
    'shared/content/schedule.ts: 6:00 AM solid-north-transit pasay, terminal: Solid North Transit does not leave from "pasay". Write "pitx" or "cubao" or "manila", or add the terminal to solid-north-transit.ts.',
  );
  slip(
    test,
    "a terminal without a bus guide",
    ({ schedule }) => {
      at(schedule.departureRows, 15)[2] = "manila";
    },
    'shared/content/schedule.ts: 6:00 AM solid-north-transit manila, terminal: getting-there.ts has no bus guide for "manila". Write "cubao" or "pasay" or "pitx", or add a guide.',
    'shared/content/getting-there.ts: cubao, frequency: "Every hour" is not so between 5:00 AM and 7:00 AM: 120 minutes. Keep 1 to 60 minutes between departures in schedule.ts.',
  );
  slip(
    test,
    "rows out of time order",
    ({ schedule }) => {
      schedule.departureRows.splice(3, 2, at(schedule.departureRows, 4), at(schedule.departureRows, 3));
    },
    "shared/content/schedule.ts: 1:00 AM victory-liner pitx, time: 1:00 AM stands below 2:00 AM. Move the row up, so that the times rise.",
  );
  slip(
    test,
    "two rows alike",
    ({ schedule }) => {
      schedule.departureRows.splice(1, 0, [...at(schedule.departureRows, 0)]);
    },
    "shared/content/schedule.ts: departureRows, whole list: The list has 68 entries, but the guide shows 67. Take 1 out, or raise the number in check-counts.ts.",
    "shared/content/operators/genesis-transport.ts: genesis-transport, tripsPerDay: Genesis Transport has 20 trips a day here and 21 rows in schedule.ts. Make the two equal.",
    "shared/content/schedule.ts: 12:00 AM genesis-transport pitx, time: The same bus stands in the timetable twice. Take one of the two rows out.",
    'shared/content/getting-there.ts: pitx, frequency: "Every 30 minutes to 1 hour" is not so between 12:00 AM and 12:00 AM: 0 minutes. Keep 30 to 60 minutes between departures in schedule.ts.',
  );
  slip(
    test,
    "two operators at one time and terminal",
    ({ schedule }) => {
      at(schedule.departureRows, 36)[0] = "2:00 PM";
      schedule.departureRows.splice(36, 2, at(schedule.departureRows, 37), at(schedule.departureRows, 36));
    },
    'shared/content/schedule.ts: 2:00 PM victory-liner pitx, time: A bus of "genesis-transport" leaves "pitx" at 2:00 PM too. Give one of the two another time.',
    'shared/content/getting-there.ts: pitx, frequency: "Every 30 minutes to 1 hour" is not so between 12:00 PM and 2:00 PM: 120 minutes. Keep 30 to 60 minutes between departures in schedule.ts.',
  );
  slip(
    test,
    "a missing row",
    ({ schedule }) => {
      schedule.departureRows.splice(25, 1);
    },
    "shared/content/schedule.ts: departureRows, whole list: The list has 66 entries, but the guide shows 67. Add 1 more.",
    "shared/content/operators/victory-liner.ts: victory-liner, tripsPerDay: Victory Liner has 30 trips a day here and 29 rows in schedule.ts. Make the two equal.",
    'shared/content/getting-there.ts: pitx, frequency: "Every 30 minutes to 1 hour" is not so between 8:00 AM and 10:00 AM: 120 minutes. Keep 30 to 60 minutes between departures in schedule.ts.',
  );
  slip(
    test,
    "a first departure that the bus guide does not name",
    ({ schedule }) => {
      at(schedule.departureRows, 2)[0] = "12:45 AM";
    },
    "shared/content/getting-there.ts: cubao, firstTrip: The first departure in schedule.ts is at 12:45 AM, not 1:00 AM. Write the same time in both.",
    'shared/content/getting-there.ts: cubao, frequency: "Every hour" is not so between 12:45 AM and 2:00 AM: 75 minutes. Keep 1 to 60 minutes between departures in schedule.ts.',
  );
  slip(
    test,
    "a last departure that the bus guide does not name",
    ({ schedule }) => {
      at(schedule.departureRows, 66)[0] = "11:50 PM";
    },
    "shared/content/getting-there.ts: cubao, lastTrip: The last departure in schedule.ts is at 11:50 PM, not 11:45 PM. Write the same time in both.",
  );
  slip(
    test,
    "a wait that is longer than the frequency says",
    ({ schedule }) => {
      at(schedule.departureRows, 28)[0] = "10:05 AM";
    },
    'shared/content/getting-there.ts: pitx, frequency: "Every 30 minutes to 1 hour" is not so between 9:00 AM and 10:05 AM: 65 minutes. Keep 30 to 60 minutes between departures in schedule.ts.',
  );
  slip(
    test,
    "departures that follow closer than the frequency says",
    ({ schedule }) => {
      at(schedule.departureRows, 65)[0] = "11:15 PM";
    },
    "shared/content/getting-there.ts: pitx, lastTrip: The last departure in schedule.ts is at 11:15 PM, not 11:30 PM. Write the same time in both.",
    'shared/content/getting-there.ts: pitx, frequency: "Every 30 minutes to 1 hour" is not so between 11:00 PM and 11:15 PM: 15 minutes. Keep 30 to 60 minutes between departures in schedule.ts.',
  );
});
