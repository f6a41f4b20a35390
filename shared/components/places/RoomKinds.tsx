import { type RoomKind, whereInShort } from "../../content/derived/stays.ts";
import styles from "./RoomKinds.module.css";

interface RoomKindsProps {
  readonly kinds: readonly RoomKind[];
}

/** What a night costs and where: one row for each kind of room, linking to its list. */
export function RoomKinds({ kinds }: RoomKindsProps) {
  return (
    <ul className={`tiles ${styles.kinds}`}>
      {kinds.map((kind) => (
        <li key={kind.name}>
          <a className={styles.kind} href={`#${kind.list}`}>
            <span className={styles.name}>{kind.name}</span>
            <span className={`num ${styles.price}`}>{kind.price}</span>
            <span className={styles.where}>{whereInShort(kind)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
