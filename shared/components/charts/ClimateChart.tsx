import { climateTexts, seasonLabels } from "../../content/climate.ts";
import { monthsOfYear } from "../../content/derived/year.ts";
import { rainyMonths } from "../../content/figures.ts";
import { percentOf, spanOf } from "../../values/format.ts";
import { firstOf, lastOf } from "../../values/lists.ts";
import { Details } from "../text/Details.tsx";
import { Table } from "../text/Table.tsx";
import styles from "./ClimateChart.module.css";

// In pixels from the top.
const warmthTop = (degrees: number) => 30 + (28 - degrees) * 7;
const ground = 310;
const rainTop = (millimeters: number) => Math.round(ground - Math.max(millimeters * 0.12, 4));

const yearShare = (months: number) => percentOf(months, 12);

/** Warmth and rain by month, with a table of the exact figures and the hours of the sun. */
export function ClimateChart() {
  const [firstRainy] = rainyMonths;
  const days = spanOf(monthsOfYear.map(({ max }) => max)).join(" to ");
  const nights = spanOf(monthsOfYear.map(({ min }) => min)).join(" to ");
  const byRain = monthsOfYear.toSorted((a, b) => a.rain - b.rain);
  const finding = `Days reach ${days} °C all year, and nights fall to ${nights} °C. ${firstOf(byRain, "months").name} is the driest month and ${lastOf(byRain, "months").name} the wettest.`;
  return (
    <figure>
      <figcaption className="note">{climateTexts.chart}</figcaption>
      <svg className={styles.chart} width="100%" height="336" role="img" aria-label={finding}>
        <rect
          className={styles.rainy}
          x={yearShare(firstRainy - 1)}
          width={yearShare(rainyMonths.length)}
          height="100%"
        />
        <text x="0" y="16">
          Day and night, °C
        </text>
        <text x="0" y="186">
          Rain (mm)
        </text>
        <text x={yearShare(firstRainy - 1 + rainyMonths.length / 2)} y="186" textAnchor="middle">
          {seasonLabels.rainy}
        </text>
        <line className={styles.level} x2="100%" y1={rainTop(500)} y2={rainTop(500)} />
        <text x="0" y={rainTop(500) - 5}>
          500
        </text>
        {monthsOfYear.map(({ name, max, min, rain }, index) => (
          <svg key={name} x={yearShare(index)} width={yearShare(1)} textAnchor="middle" aria-hidden="true">
            <rect
              className={styles.warmth}
              x="24%"
              y={warmthTop(max)}
              width="52%"
              height={warmthTop(min) - warmthTop(max)}
              rx="26%"
            />
            <rect
              className={styles.rain}
              x="24%"
              y={rainTop(rain)}
              width="52%"
              height={ground - rainTop(rain)}
            />
            <text x="50%" y={warmthTop(max) - 6}>
              {max}
            </text>
            <text x="50%" y={warmthTop(min) + 17}>
              {min}
            </text>
            <text x="50%" y="330">
              {name.charAt(0)}
            </text>
          </svg>
        ))}
        <line className={styles.ground} x2="100%" y1={ground} y2={ground} />
      </svg>
      <Details summary="View the Figures, Sunrise and Sunset">
        <ClimateTable />
        <p className="caption">{climateTexts.sun}</p>
      </Details>
    </figure>
  );
}

function ClimateTable() {
  return (
    <Table amounts className="small" caption="Climate by month">
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">Day / night (°C)</th>
          <th scope="col">Rain (mm)</th>
          <th scope="col">Sunrise</th>
          <th scope="col">Sunset</th>
        </tr>
      </thead>
      <tbody>
        {monthsOfYear.map(({ name, max, min, rain, sunrise, sunset }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{`${max} / ${min}`}</td>
            <td>{rain}</td>
            <td>{sunrise}</td>
            <td>{sunset}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
