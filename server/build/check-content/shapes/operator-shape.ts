import { z } from "zod";
import { busTypes } from "../../../../shared/content/operator.ts";
import { form, list } from "./form.ts";
import { clockTime, duration, hours, id, minutes, price, telephone, text } from "./leaf-shapes.ts";

const busType = z.enum(busTypes);

const fare = z.strictObject({
  busType,
  scheduleType: busType.optional(),
  price,
  note: text,
  scheduleOnly: z.literal(true).optional(),
});

const fares = list(fare).refine((all) => all.some(({ scheduleOnly }) => !scheduleOnly), {
  error: "No fare counts for the fare range. Take `scheduleOnly: true` away from one of them.",
});

const section = z.strictObject({
  heading: text,
  items: list(z.strictObject({ title: text, text })),
});

const firstBus = 1900;
const tripsPerDay = z.int().min(1, "There is no such number of trips. Write one or more, such as 8.");
const since = z
  .int()
  .min(firstBus, `No bus ran then. Write the first year of service, after ${firstBus}, such as 1945.`);

export const operator = z.strictObject({
  slug: id,
  name: text,
  shortName: text,
  tagline: text,
  description: text,
  about: list(text),
  since: since.optional(),
  tripsPerDay,
  travelTime: duration,
  arriveEarly: minutes,
  fares,
  terminals: list(z.strictObject({ terminal: id, address: text, note: text.optional() })),
  baguioStop: text,
  features: list(text),
  keyFeatures: list(text),
  hotline: telephone.optional(),
  hotlineHours: hours.optional(),
  contact: text,
  website: form(
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
    (value) => `"${value}" is not the name of a site. Write it like "victoryliner.com".`,
  ).optional(),
  seating: z.enum(["2x2", "2x1"]).optional(),
  insideCaption: text,
  tips: list(text),
  sections: list(section).optional(),
});

/** Time, operator, terminal, bus type. */
export const departureRow = z.tuple([clockTime, id, id, busType], {
  error:
    'A row has four parts. Write time, operator, terminal and bus type: ["1:00 AM", "joy-bus", "cubao", "Premium"].',
});
