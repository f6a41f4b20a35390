import { z } from "zod";
import { type Fields, list } from "./forms.ts";
import { text } from "./texts.ts";

/** A boxed advisory: a heading, a sentence or two, and points to check. */
export const notice = z.strictObject({ heading: text, text, points: list(text).exactOptional() });

export type Notice = Fields<typeof notice>;
