import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { text } from "./texts.ts";

/** The part of the earth on a map, in degrees (WGS84). */
export const mapWindow = z
  .strictObject({ west: z.number(), east: z.number(), south: z.number(), north: z.number() })
  .refine(({ west, east }) => west < east, {
    error: "`west` is not below `east`. Write the lower longitude as `west`.",
    path: ["west"],
  })
  .refine(({ south, north }) => south < north, {
    error: "`south` is not below `north`. Write the lower latitude as `south`.",
    path: ["south"],
  });

/** The towns, and the turns of the roads between them. */
export const pointName = z.enum([
  "pitx",
  "pasay",
  "cubao",
  "balintawak",
  "bocaue",
  "sanFernando",
  "mabalacat",
  "santaInes",
  "concepcion",
  "laPaz",
  "tarlac",
  "victoria",
  "paniqui",
  "rosales",
  "urdaneta",
  "dagupan",
  "binalonan",
  "pozorrubio",
  "sison",
  "rosario",
  "pugo",
  "tuba",
  "badiwan",
  "baguio",
  "laTrinidad",
  "acop",
  "atok",
  "abatan",
  "mountData",
  "dantay",
  "sagada",
  "bontoc",
  "banaue",
]);

/** A road on the map. */
export const mapRoad = z.strictObject({
  /** The names of its points, in order. */
  through: list(pointName),
});

/** A town with its name on the map. */
export const mapTown = z.strictObject({
  id: pointName.extract(["sagada", "banaue", "baguio", "dagupan", "tarlac", "cubao", "pasay", "pitx"]),
  name: text,
  /** Shown below the name. */
  note: text.exactOptional(),
});

export type MapWindow = Fields<typeof mapWindow>;
export type PointName = z.infer<typeof pointName>;
export type MapRoad = Fields<typeof mapRoad>;
export type MapTown = Fields<typeof mapTown>;
