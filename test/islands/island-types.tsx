/** Read by `npm run typecheck` alone: each line below "@ts-expect-error" must be a type error. */
import { Island } from "../../shared/islands/Island.tsx";

const terminals = [{ id: "cubao", name: "Cubao", count: 1 }];

export const accepted = [
  <Island key="filter" name="schedule-filter" props={{ terminals }} />,
  <Island
    key="menu"
    name="mobile-menu"
    props={{ id: "menu" }}
    slots={{ links: <a href="#foods">Foods</a> }}
  />,
];

export const rejected = [
  // @ts-expect-error The menu needs its slot.
  <Island key="no-slot" name="mobile-menu" props={{ id: "menu" }} />,
  // @ts-expect-error A slot must have content: the browser would mistake an empty box for server HTML.
  <Island key="empty" name="mobile-menu" props={{ id: "menu" }} slots={{ links: undefined }} />,
  // @ts-expect-error The filter has no slots.
  <Island key="slot" name="schedule-filter" props={{ terminals }} slots={{ links: "Foods" }} />,
  // @ts-expect-error These are the props of another island.
  <Island key="other" name="schedule-filter" props={{ id: "menu" }} />,
  // @ts-expect-error JSON has no functions.
  <Island key="function" name="schedule-filter" props={{ terminals, choose: () => undefined }} />,
];
