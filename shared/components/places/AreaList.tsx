import { signedAreas } from "../../content/derived/signed-areas.ts";
import { AreaCard } from "./AreaCard.tsx";

/** The areas to stay in, from the nearest to the farthest. */
export function AreaList() {
  return (
    <ol>
      {signedAreas.map(({ area, sign }) => (
        <li key={area.id}>
          <AreaCard area={area} sign={sign} />
        </li>
      ))}
    </ol>
  );
}
