import type { RoomKind } from "../../content/derived/room-kinds.ts";
import styles from "./RoomKinds.module.css";

interface RoomKindsProps {
  readonly kinds: readonly RoomKind[];
}

/** What a night costs and where: one row for each kind of room, linking to its list. */
export function RoomKinds({ kinds }: RoomKindsProps) {
  return (
    <ul className={styles.kinds}>
      {kinds.map(({ name, list, price, unit, where }) => (
        <li key={name}>
          <a className={styles.kind} href={`#${list}`}>
            <span className={styles.name}>{name}</span>
            <span className={`num ${styles.price}`}>{price}</span>
            <span className={styles.where}>{unit ? `${unit}, ${where.length} areas` : inShort(where)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** How many areas one line of a phone has room for. */
const mostNamed = 3;

function inShort(areas: readonly string[]): string {
  const named = mostNamed - 1;
  return areas.length > mostNamed
    ? `${areas.slice(0, named).join(", ")} and ${areas.length - named} more`
    : areas.join(", ");
}
