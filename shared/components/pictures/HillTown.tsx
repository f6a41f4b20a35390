/** A house: its shape, where its upper left corner is, its size, and the color of its roof. */
type House = readonly [shape: "gabled" | "hipped", x: number, y: number, size: number, roof: string];

/** Those that the cathedral hides in part, far ones first. */
const behind: readonly House[] = [
  ["hipped", 180, 530, 27, "hill"],
  ["gabled", 208, 524, 22, "gold-paint"],
  ["gabled", 230, 509, 29, "ridge-near"],
  ["gabled", 312, 501, 27, "red-paint-shade"],
  ["gabled", 340, 512, 29, "ridge-near"],
  ["gabled", 369, 531, 24, "red-paint"],
];

const before: readonly House[] = [
  ["hipped", 160, 562, 27, "facade"],
  ["hipped", 188, 543, 32, "red-paint"],
  ["gabled", 220, 537, 26, "hill"],
  ["hipped", 247, 523, 28, "ridge-near"],
  ["gabled", 275, 510, 31, "red-paint"],
  ["gabled", 307, 516, 34, "red-paint"],
  ["gabled", 342, 528, 32, "red-paint"],
  ["gabled", 374, 551, 27, "red-paint"],
  ["hipped", 150, 582, 36, "red-paint"],
  ["gabled", 187, 570, 32, "red-paint-shade"],
  ["hipped", 219, 554, 33, "red-paint"],
  ["gabled", 253, 541, 32, "facade"],
  ["gabled", 286, 531, 33, "ridge-near"],
  ["gabled", 319, 548, 32, "hill"],
  ["gabled", 352, 558, 34, "red-paint"],
  ["gabled", 387, 573, 37, "red-paint"],
  ["gabled", 186, 591, 37, "ridge-near"],
  ["hipped", 224, 567, 40, "ridge-near"],
  ["gabled", 265, 554, 41, "ridge-near"],
  ["gabled", 306, 558, 39, "red-paint-shade"],
  ["hipped", 346, 572, 38, "hill"],
  ["gabled", 385, 596, 36, "red-paint-shade"],
];

interface GrovesProps {
  readonly color: string;
  /** Where each grove stands, as the six numbers of a matrix: five trees on a slope. */
  readonly at: readonly string[];
}

/**
 * The town on its hill at sunrise, and the road to it. It is part of the page, because a file would come a
 * second later on a slow network. Drawn for 480 × 760; the upper third is sky.
 */
export function HillTown() {
  return (
    <svg viewBox="0 0 480 760" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Shapes />
      <path fill="var(--sky-high)" d="M-390 0h1050v400h-1050z" />
      <path
        fill="var(--sky-middle)"
        d="M-390 270h1050v1.5h-1050zM-390 284h1050v3h-1050zM-390 298h1050v5h-1050zM-390 312h1050v6.5h-1050zM-390 326h1050v8h-1050zM-390 340h1050v10h-1050zM-390 354h1050v11.5h-1050zM-390 368h1050v100h-1050z"
      />
      <path
        fill="var(--sky-low)"
        d="M-390 392h1050v1.5h-1050zM-390 404h1050v4h-1050zM-390 416h1050v6h-1050zM-390 428h1050v8.5h-1050zM-390 440h1050v210h-1050z"
      />
      <circle fill="var(--sun)" cx="318" cy="388" r="78" />
      <path
        fill="var(--ridge-far)"
        d="M-390 520v-40l140-34 80 40 60-22 60 24 50-16 70-36 60 40 70-18 60 20 70-8 70-40 46-36 84 70 130-20v76z"
      />
      <path
        fill="var(--ridge-far-shade)"
        d="M70 436l60 40 7 44H86l-6-24 3-18zM446 394l34 30v96h-10l-9-35 5-28z"
      />
      <path
        fill="var(--fog)"
        d="M-390 470h1050v1.5h-1050zM-390 481h1050v4h-1050zM-390 492h1050v6.5h-1050zM-390 503h1050v9h-1050z"
      />
      <path
        fill="none"
        stroke="var(--fog)"
        strokeLinecap="round"
        strokeWidth="11"
        d="M-300 462h190M-70 457h199M31 468h148M391 467h200"
      />
      <path
        fill="var(--ridge-middle)"
        d="M-390 580v-40l160-44 90 52 80-36 60 8 90-32 60 18 86-70 64 56 50-20 70 36 60-28 80 40 120-20v88z"
      />
      <path
        fill="var(--ridge-middle-shade)"
        d="M236 436l64 56 14 88h-51l-10-40 6-32zM350 472l70 36 12 72h-62l-7-30 4-24z"
      />
      <path
        fill="var(--fog)"
        d="M-390 528h1050v1.5h-1050zM-390 539h1050v3.5h-1050zM-390 550h1050v6h-1050zM-390 561h1050v8h-1050zM-390 572h1050v10h-1050z"
      />
      <path
        fill="none"
        stroke="var(--fog)"
        strokeLinecap="round"
        strokeWidth="11"
        d="M41 511h158M-200 522h339"
      />
      <path
        fill="var(--ridge-near)"
        d="M-390 700v-90l180-34 110 30 100-6 60-16 70-24 70-36 82-32 68 28 70 36 60-12 180 30v126z"
      />
      <Groves
        color="ridge-near"
        at={[
          ".28 -.1 0 .28 38 594",
          ".26 -.1 0 .26 86 580",
          ".28 -.15 0 .28 134 562",
          ".31 -.1 0 .31 168 544",
          ".3 .18 0 .3 357 530",
          ".28 .05 0 .28 390 545",
          ".28 -.05 0 .28 430 556",
        ]}
      />
      <Groves
        color="hill"
        at={[
          ".36 -.14 0 .36 148 574",
          ".42 -.16 0 .42 180 558",
          ".45 0 0 .45 240 530",
          ".42 .17 0 .42 300 522",
          ".34 .1 0 .34 346 540",
        ]}
      />
      <Houses list={behind} />
      <Cathedral />
      <Houses list={before} />
      <path
        fill="none"
        stroke="var(--fog)"
        strokeLinecap="round"
        strokeWidth="12"
        d="M-330 632h120M-90 628h224M22 640h166M382 624h190"
      />
      <path fill="var(--hill)" d="M-390 760v-80l200-30 190 10 110-26 120 14 110-22 140 14 180-10v130z" />
      <Groves
        color="hill"
        at={[
          ".55 -.1 0 .55 -6 662",
          ".5 -.05 0 .5 58 648",
          ".52 -.02 0 .52 328 636",
          ".56 0 0 .56 380 640",
          ".6 0 0 .6 440 646",
        ]}
      />
      <path
        fill="var(--road)"
        d="M2 804l95-26 45-11 41-8 74-13 24-5 20-6 7-4 2-3 2-7-3-6-8-4-19-5-17-3-60-5-16-4 1 2-1 3 7-3 19-4 92-10 9-2 13-5 4-3 1-4-2-3-3-1-13-4-19-3-30-3 1 2 9-6-2-4-11 6-1 1 0 3 2 2 8 3 23 3 22 4 9 3-1-1 0-3-16 5-18 2-85 9-14 2-8 3-4 2-3 4 0 2 1 6 4 4 8 3 18 3 54 5 25 6 10 3-2-3 1-5-14 5-30 6-101 17-44 10-111 28z"
      />
      <g transform="translate(142 744)rotate(-11)scale(.95)">
        <path fill="var(--red-paint)" d="M0-20q0-4 4-4h44q5 0 7 5l4 12v7q0 3-3 3H2q-2 0-2-2z" />
        <path fill="var(--glass)" d="M4-20h40v8H4zM46-20h5l4 8h-9z" />
        <path fill="var(--gold-paint)" d="M0-6h59v3H0z" />
        <path fill="none" stroke="var(--tire)" strokeLinecap="round" strokeWidth="10" d="M12 3h0M46 3h0" />
        <path opacity=".7" fill="var(--sun)" d="M58-4l34-4v14L58 0z" />
      </g>
      <path fill="var(--foreground)" d="M-390 760v-56l170 20 220-2 90 30 150 12 120-28 120-36 180-30v90z" />
      <Groves
        color="foreground"
        at={[".74 -.08 0 .74 276 768", ".8 -.1 0 .8 346 744", ".95 -.14 0 .95 418 718"]}
      />
      <use href="#hill-pine" x="375" y="478" />
      <use href="#hill-pine" transform="matrix(-.72 0 0 .72 62 560)" />
    </svg>
  );
}

function Groves({ color, at }: GrovesProps) {
  return (
    <g color={`var(--${color})`}>
      {at.map((matrix) => (
        <use key={matrix} href="#hill-grove" transform={`matrix(${matrix})`} />
      ))}
    </g>
  );
}

function Houses({ list }: { readonly list: readonly House[] }) {
  return list.map(([shape, x, y, size, roof]) => (
    <use
      key={`${x} ${y}`}
      href={`#hill-${shape}`}
      transform={`translate(${x} ${y})scale(${(size / 60).toFixed(2)})`}
      color={`var(--${roof})`}
    />
  ));
}

function Cathedral() {
  return (
    <g transform="translate(278 532)scale(.44)">
      <path fill="var(--facade)" d="M-46-104 0-150 46-104V0h-92zM-100-176h60V0h-60zM40-176h60V0H40z" />
      <path fill="var(--facade-shade)" d="M18-104h28V0H18zM-60-176h20V0h-20zM80-176h20V0H80z" />
      <path
        fill="var(--wall)"
        d="M-58-98 0-154 58-98l-4 5L0-144-54-93zM-104-178h68v7h-68zM-104-118h68v6h-68zM36-178h68v7H36zM36-118h68v6H36zM-30 0v-24a30 30 0 0 1 60 0V0z"
      />
      <path fill="var(--red-paint)" d="M-104-178l34-62 34 62zM36-178l34-62 34 62z" />
      <path
        fill="var(--red-paint-shade)"
        d="M-70-240l34 62h-20zM70-240l34 62H84zM-71.5-261h3v22h-3zM-77-256h14v3h-14zM68.5-261h3v22h-3zM63-256h14v3H63z"
      />
      <circle fill="var(--window)" cy="-86" r="18" />
      <path
        fill="none"
        stroke="var(--window)"
        strokeLinecap="round"
        strokeWidth="12"
        d="M-80-152v16M-60-152v16M-80-90v20M-60-90v20M60-152v16M80-152v16M60-90v20M80-90v20"
      />
      <path fill="var(--window)" d="M-20 0v-22a20 20 0 0 1 40 0V0z" />
    </g>
  );
}

/** Shapes that are drawn again and again. None uses another: the browser clones all of it for each use. */
function Shapes() {
  return (
    <defs>
      <g id="hill-grove">
        <path
          fill="currentColor"
          d="M-1.5 0 0-84 1.5 0zM28.8 2 30-65.2 31.2 2zM50.4 0 52-92.4 53.6 0zM86.9 2 88-61 89.1 2zM110.6 0 112-79.8 113.4 0z"
        />
        <path
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeWidth="7"
          d="M-1-73h3M-4-66h4M-4-59h11M-8-51h10M-6-42h15M-12-34h13M-9-25h22M28-56h2M30-51h3M24-45h9M28-39h8M23-32h12M29-25h10M20-18h18M51-80h3M48-73h4M48-65h12M43-56h11M45-46h16M39-37h14M42-28h24M87-53h2M85-48h3M85-42h8M82-36h8M84-30h11M79-24h10M81-17h16M110-69h3M112-63h4M105-56h10M110-48h10M103-40h14M111-32h12M100-24h21"
        />
      </g>
      <g id="hill-pine">
        <path fill="var(--trunk)" d="M58 28L55 300h10L62 28z" />
        <path
          fill="none"
          stroke="var(--trunk)"
          strokeWidth="3.5"
          d="M60 97 46 73M60 137l23-24M60 174 32 150M60 217l28-24"
        />
        <g fill="none" strokeLinecap="round" strokeWidth="11">
          <path
            stroke="var(--bough)"
            d="M43 22h35M44 32h43M31 62h41M20 72h51M44 102h56M46 112h67M10 140h59M-4 150h71M63 182h34M64 192h42"
          />
          <path stroke="var(--bough-lit)" d="M55 12h10M44 52h14M60 92h21M27 130h23M75 172h9" />
        </g>
      </g>
      <g id="hill-gabled">
        <path fill="var(--wall)" d="M3 60V30l18-18 18 18v30z" />
        <path fill="var(--wall-shade)" d="M39 60V28h19v32z" />
        <path fill="currentColor" d="M21 8h20l21 24H42z" />
        <path fill="var(--outline)" opacity=".28" d="M21 8 0 29v5l21-21 21 21v-3z" />
        <path fill="var(--window)" d="M11 36h8v11h-8zM25 36h8v11h-8z" />
      </g>
      <g id="hill-hipped">
        <path fill="var(--wall)" d="M3 60V16h34v44z" />
        <path fill="var(--wall-shade)" d="M37 60V16h20v44z" />
        <path fill="currentColor" d="M0 17 10 4h42l8 13z" />
        <path fill="var(--window)" d="M9 23h8v10H9zM23 23h8v10h-8zM9 41h8v10H9zM23 41h8v10h-8z" />
      </g>
    </defs>
  );
}
