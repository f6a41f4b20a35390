const outlines = {
  arrow: "M2 10h16M11.5 3.5 18 10l-6.5 6.5",
  entrance: "M2 5h16v3a2 2 0 0 0 0 4v3H2v-3a2 2 0 0 0 0-4z",
  foot: "M11 1v3M10 6l-1 6 3 3v4M9 12l-2 4-3 3M10 6L6 8v4M10 6l3 4h3",
  jeepney: "M1 4h13v6l5 1v4H1zM1 10h13M5 4v6M10 4v6M4 15v2h2v-2M14 15v2h2v-2",
  minus: "M1 10h18",
  open: "M5 18V2h10v16M2 18h16M12 10v1",
  pin: "M10 19C6 13 4 10.5 4 8a6 6 0 0 1 12 0c0 2.5-2 5-6 11zM10 7v2",
  plus: "M1 10h18M10 1v18",
  search: "M13.5 13.5 19 19M8.5 2a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13",
  taxi: "M1 16v-5h18v5zM4 11l2-5h8l2 5M10 6v5M8 3h4M4 16v2h2v-2M14 16v2h2v-2",
  time: "M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM10 6v4l3 2",
} as const;

type IconName = keyof typeof outlines;

interface IconProps {
  readonly name: IconName;
  readonly className?: string | undefined;
}

/** Lines of one width, in the color of the text. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 20 20" width="20" height="20" strokeWidth="2" aria-hidden="true">
      <path fill="none" stroke="currentColor" strokeLinejoin="round" d={outlines[name]} />
    </svg>
  );
}
