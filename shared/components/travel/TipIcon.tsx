import type { ReactNode } from "react";
import type { TravelTipCategory } from "../../content/travel-tips.ts";
import palette from "../pictures/palette.module.css";

interface TipIconProps {
  readonly id: TravelTipCategory["id"];
}

/** A small picture for a group of travel tips. It repeats what the heading beside it says. */
export function TipIcon({ id }: TipIconProps) {
  return (
    <svg className={palette.palette} viewBox="0 0 80 80" width="80" height="80" aria-hidden="true">
      {drawings[id]}
    </svg>
  );
}

const drawings: Readonly<Record<TravelTipCategory["id"], ReactNode>> = {
  weather: (
    <>
      <Ground colour="d1" />
      <circle fill="var(--a-sun)" cx="53" cy="26" r="15" />
      <Bars colour="fog" width="11" path="M28 28h14M19 37h34M25 46h36" />
      <Bars colour="blue" width="4" path="M20 57v8M33 61v8M46 57v8M59 61v8" />
    </>
  ),
  transport: (
    <>
      <Ground colour="s2" />
      <path fill="var(--a-r4)" d="M0 62h80v18H0z" />
      <path fill="var(--a-red)" d="M8 28h48l6 14h10v20H8z" />
      <path fill="var(--a-mark)" d="M13 33h10v10H13zM27 33h10v10H27zM41 33h12l4 10H41z" />
      <Bars colour="gold" width="4" path="M10 50h60M12 24h42" />
      <circle fill="var(--a-r5)" stroke="var(--a-white)" strokeWidth="3" cx="23" cy="62" r="7" />
      <circle fill="var(--a-r5)" stroke="var(--a-white)" strokeWidth="3" cx="58" cy="62" r="7" />
    </>
  ),
  budget: (
    <>
      <Ground colour="r4" />
      <Bars colour="gold" width="8" path="M16 66h22M18 56h22M15 46h22M18 36h22" />
      <circle fill="var(--a-gold)" cx="56" cy="54" r="16" />
      <circle fill="none" stroke="var(--a-r4)" strokeWidth="3" cx="56" cy="54" r="10" />
      <Bars colour="r4" width="4" path="M56 50v8" />
    </>
  ),
  food: (
    <>
      <Ground colour="s3" />
      <path fill="var(--a-red)" d="M12 42h28v26H24z" />
      <path fill="var(--a-r5)" d="M40 42h28L56 68H40z" />
      <Bars colour="gold" width="6" path="M12 42h56" />
      <Bars colour="fog" width="5" path="M28 14h14M36 22h14M26 30h14" />
    </>
  ),
  shopping: (
    <>
      <Ground colour="r3" />
      <path fill="none" stroke="var(--a-white)" strokeWidth="5" d="M28 36V24q0-10 12-10t12 10v12" />
      <path fill="var(--a-gold)" d="M14 32h52l-6 38H20z" />
      <path fill="var(--a-red)" d="M16 44h48l-2 14H18z" />
      <path fill="var(--a-white)" d="M28 45l6 6-6 6-6-6zM40 45l6 6-6 6-6-6zM52 45l6 6-6 6-6-6z" />
    </>
  ),
  safety: (
    <>
      <Ground colour="d2" />
      <path fill="none" stroke="var(--a-r5)" strokeWidth="5" d="M30 28V18h20v10" />
      <path fill="var(--a-r4)" d="M10 28h60v38H10z" />
      <path fill="var(--a-r5)" d="M56 28h14v38H56z" />
      <Bars colour="white" width="8" path="M38 37v20M28 47h20" />
    </>
  ),
  etiquette: (
    <>
      <Ground colour="g1" />
      <Bars colour="r5" width="6" path="M12 14h56" />
      <path fill="none" stroke="var(--a-red)" strokeWidth="3" d="M28 14l8 14M52 14l-8 14" />
      <circle fill="var(--a-red)" cx="40" cy="48" r="22" />
      <circle fill="var(--a-gold)" cx="40" cy="48" r="17" />
      <circle fill="var(--a-red)" cx="40" cy="48" r="6" />
    </>
  ),
  timing: (
    <>
      <Ground colour="s1" />
      <path fill="var(--a-white)" d="M14 20h52v48H14z" />
      <path fill="var(--a-red)" d="M14 20h52v14H14z" />
      <Bars colour="r5" width="5" path="M27 14v10M53 14v10" />
      <Bars colour="tealh" width="5" path="M23 44h6M37 44h6M51 44h6M23 56h6M51 56h6" />
      <Bars colour="gold" width="9" path="M37 56h6" />
    </>
  ),
};

interface ShapeProps {
  /** A slot of the palette. */
  readonly colour: string;
}

function Ground({ colour }: ShapeProps) {
  return <path fill={`var(--a-${colour})`} d="M0 0h80v80H0z" />;
}

interface BarsProps extends ShapeProps {
  readonly width: string;
  readonly path: string;
}

function Bars({ colour, width, path }: BarsProps) {
  return <path stroke={`var(--a-${colour})`} strokeWidth={width} strokeLinecap="round" d={path} />;
}
