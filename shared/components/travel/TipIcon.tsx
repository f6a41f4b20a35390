import type { ReactNode } from "react";
import type { TravelTipCategory } from "../../content/schema/travel-tips.ts";
import type { ColorName } from "../../styles/colors.ts";

/** The groups of travel tips, and what a trip costs. */
export type TipIconName = TravelTipCategory["id"] | "trip-cost";

interface TipIconProps {
  readonly name: TipIconName;
}

/** A small picture for a section of travel tips. It has no alt text: the heading beside it says the same. */
export function TipIcon({ name }: TipIconProps) {
  return (
    <svg viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
      <g id={tipIconId(name)}>{drawings[name]}</g>
    </svg>
  );
}

/** The id of the drawing, by which it can be shown once more on the same page. */
export function tipIconId(name: TipIconName): string {
  return `icon-${name}`;
}

const drawings: Readonly<Record<TipIconName, ReactNode>> = {
  weather: (
    <>
      <Ground color="ridge-far" />
      <circle fill="var(--sun)" cx="53" cy="26" r="15" />
      <Bars color="white-paint" width="11" path="M28 28h14M19 37h34M25 46h36" />
      <Bars color="pen" width="4" path="M23 56l-4 10M36 60l-4 10M49 56l-4 10M62 60l-4 10" />
    </>
  ),
  transport: (
    <>
      <Ground color="peach" />
      <path fill="var(--hill)" d="M0 62h80v18H0z" />
      <path fill="var(--red-paint)" d="M8 28h48l6 14h10v20H8z" />
      <path fill="var(--pen)" d="M13 33h10v10H13zM27 33h10v10H27zM41 33h12l4 10H41z" />
      <Bars color="gold-paint" width="4" path="M10 50h60M12 24h42" />
      <circle fill="var(--foreground)" stroke="var(--white-paint)" strokeWidth="3" cx="23" cy="62" r="7" />
      <circle fill="var(--foreground)" stroke="var(--white-paint)" strokeWidth="3" cx="58" cy="62" r="7" />
    </>
  ),
  budget: (
    <>
      <Ground color="teal-paint" />
      <Bars color="gold-paint" width="8" path="M16 66h22M18 56h22M15 46h22M18 36h22" />
      <circle fill="var(--gold-paint)" cx="56" cy="54" r="16" />
      <circle fill="none" stroke="var(--hill)" strokeWidth="3" cx="56" cy="54" r="10" />
      <Bars color="hill" width="4" path="M56 50v8" />
    </>
  ),
  food: (
    <>
      <Ground color="peach" />
      <path fill="var(--red-paint)" d="M12 42h28v26H24z" />
      <path fill="var(--foreground)" d="M40 42h28L56 68H40z" />
      <Bars color="gold-paint" width="6" path="M12 42h56" />
      <Bars color="white-paint" width="5" path="M28 14h14M36 22h14M26 30h14" />
    </>
  ),
  shopping: (
    <>
      <Ground color="teal-paint-light" />
      <path fill="none" stroke="var(--white-paint)" strokeWidth="5" d="M28 36V24q0-10 12-10t12 10v12" />
      <path fill="var(--gold-paint)" d="M14 32h52l-6 38H20z" />
      <path fill="var(--red-paint)" d="M16 44h48l-2 14H18z" />
      <path fill="var(--white-paint)" d="M28 45l6 6-6 6-6-6zM40 45l6 6-6 6-6-6zM52 45l6 6-6 6-6-6z" />
    </>
  ),
  safety: (
    <>
      <Ground color="straw" />
      <path fill="none" stroke="var(--pen)" strokeWidth="5" d="M30 28V18h20v10" />
      <path fill="var(--green-paint)" d="M10 28h60v38H10z" />
      <path fill="var(--teal-paint)" d="M56 28h14v38H56z" />
      <Bars color="white-paint" width="8" path="M38 37v20M28 47h20" />
    </>
  ),
  etiquette: (
    <>
      <Ground color="amber" />
      <Bars color="pen" width="6" path="M12 14h56" />
      <path fill="none" stroke="var(--red-paint)" strokeWidth="3" d="M28 14l8 14M52 14l-8 14" />
      <circle fill="var(--red-paint)" cx="40" cy="48" r="22" />
      <circle fill="var(--gold-paint)" cx="40" cy="48" r="17" />
      <circle fill="var(--red-paint)" cx="40" cy="48" r="6" />
    </>
  ),
  timing: (
    <>
      <Ground color="pink-paint" />
      <path fill="var(--white-paint)" d="M14 20h52v48H14z" />
      <path fill="var(--red-paint)" d="M14 20h52v14H14z" />
      <Bars color="pen" width="5" path="M27 14v10M53 14v10" />
      <Bars color="teal-paint-light" width="5" path="M23 44h6M37 44h6M51 44h6M23 56h6M51 56h6" />
      <Bars color="gold-paint" width="9" path="M37 56h6" />
    </>
  ),
  access: (
    <>
      <Ground color="blue-paint" />
      <circle fill="var(--white-paint)" cx="34" cy="15" r="7" />
      <path fill="none" stroke="var(--gold-paint)" strokeWidth="5" d="M30 39a15 15 0 1 0 18 19" />
      <path fill="none" stroke="var(--white-paint)" strokeWidth="6" d="M34 25v21h17l9 19h7M34 34h15" />
    </>
  ),
  "trip-cost": (
    <>
      <Ground color="peach" />
      <path fill="var(--white-paint)" d="M18 10h44v60l-7-5-8 5-7-5-7 5-8-5-7 5z" />
      <Bars color="hill" width="4" path="M27 23h16M27 34h16M51 23h2M51 34h2" />
      <Bars color="red-paint" width="6" path="M28 49h24" />
    </>
  ),
};

interface ShapeProps {
  readonly color: ColorName;
}

function Ground({ color }: ShapeProps) {
  return <path fill={`var(--${color})`} d="M0 0h80v80H0z" />;
}

interface BarsProps extends ShapeProps {
  readonly width: string;
  readonly path: string;
}

function Bars({ color, width, path }: BarsProps) {
  return <path stroke={`var(--${color})`} strokeWidth={width} strokeLinecap="round" d={path} />;
}
